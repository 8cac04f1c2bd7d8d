"""The assistant on Discord: an extension for discord.py 2.7, loaded as ``bot.plugin``.

``bot``, ``locales`` and ``rules`` are common names for packages. In a host that has one of its
own under such a name, this extension could not find its words or its Laws: it says so and does
not load.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.ops.options import Keeping
    from bot.wording import Books

HOME = Path(__file__).parents[2]
PACKAGES = ("bot", "locales", "rules")


class NameTakenError(ImportError):
    """The host has a package of its own under one of our names."""


class NotInOrderError(RuntimeError):
    """Words or clauses are not as they should be: rulings could be wrong."""


async def setup(bot: commands.Bot) -> None:
    """Add the command, its translations and its buttons to a host.

    :raises NameTakenError: when the host has a package of its own under one of our names.
    :raises NotInOrderError: when what rulings are made of is not whole.
    """
    require_own_packages()
    books = _books()
    from bot.plugin import home  # noqa: PLC0415 - only when the names are known to be ours
    from bot.plugin.cog import load  # noqa: PLC0415 - as above

    if not home.has(bot):
        home.put(bot, _keeping())
    await home.of(bot).open()
    await load(bot, books)


async def teardown(bot: commands.Bot) -> None:
    """Take everything away again, and give the host its translator back."""
    from bot.plugin import home  # noqa: PLC0415 - as above
    from bot.plugin.cog import unload  # noqa: PLC0415 - as above

    await unload(bot)
    await home.of(bot).close()


def _keeping() -> Keeping:
    """What the environment of a host says about the database; our own bot was told already."""
    from bot.settings import Settings, keeping_of  # noqa: PLC0415 - as above

    return keeping_of(Settings())


def _books() -> Books:
    """The law books of this machine, once everything that rulings are made of was looked at.

    Whoever runs the host is told of clauses that were altered; a digest stands in for them.

    :raises NotInOrderError: when something is not whole; it says what to do.
    """
    from bot import checkup  # noqa: PLC0415 - as above
    from bot.lawbook.library import Library  # noqa: PLC0415 - as above
    from bot.wording import words  # noqa: PLC0415 - as above

    wrong = checkup.told(checkup.wrong_for_a_start(), words("en"))
    if lines := "\n".join(wrong):
        raise NotInOrderError(lines)
    return Library.of(os.environ).checked()


def require_own_packages() -> None:
    """Make sure that our neighbours are found under their names, and not the host's.

    :raises NameTakenError: when another package is in their place.
    """
    for name in PACKAGES:
        found = _place_of(name)
        if found != HOME / name:
            what = (
                f"Director, Please needs its own package {name!r}, but this program has another "
                f"one at {found or 'an unknown place'}. Rename that one, or run Director, Please "
                "as a bot of its own: python -m bot discord"
            )
            raise NameTakenError(what, name=name)


def _place_of(name: str) -> Path | None:
    """The folder from which a package is taken, or the file of a module."""
    spec: Any = find_spec(name)
    if spec is None or spec.origin is None:
        return None
    origin = Path(spec.origin)
    return origin.parent if origin.name == "__init__.py" else origin
