"""Names and descriptions of the command in the languages of Discord's clients."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Locale, app_commands
from discord.app_commands import locale_str

from locales import Catalogue, Language

if TYPE_CHECKING:
    from discord.app_commands import TranslationContextTypes

MESSAGE = "director_please"
"""The key of the extras by which our own strings are known, with the id of the message."""

SPOKEN: dict[str, Language] = {"pl": "pl", "no": "no"}


def named(message: str) -> locale_str:
    """A message of the catalogue, in English until it is translated."""
    english = Catalogue.load("en", strict=False).format(message)
    return locale_str(english, **{MESSAGE: message})


class Translator(app_commands.Translator):
    """Translates what is ours, and leaves everything else to the translator of the host."""

    def __init__(self, host: app_commands.Translator | None) -> None:
        self.host = host

    async def load(self) -> None:
        """The library has just unloaded the host's translator in favour of this one."""
        if self.host is not None:
            await self.host.load()

    async def unload(self) -> None:
        """The host's translator goes with this one; the library loads it again if it is set."""
        if self.host is not None:
            await self.host.unload()

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Our message in Polish or Norwegian; None where the default text is to stand."""
        message: Any = string.extras.get(MESSAGE)
        if message is None:
            return await self.host.translate(string, locale, context) if self.host else None
        language = SPOKEN.get(locale.value)
        return Catalogue.load(language, strict=False).format(message) if language else None
