"""What the load consists of: all commands with random legal options, presses on the answers.

All of it is drawn from one seed. Each interaction is put to the program itself before it counts:
its answer gives the tickets of later presses, and one that is refused, or answered with a screen
that has been drawn before, is drawn again. So the server that is measured has made none of them.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from bot.case_id import id_of
from bot.http import kinds
from bot.http.desk import Desk
from bot.http.dispatch import open_offline
from bot.ops.options import Serving
from bot.plugin.client import Client
from bot.plugin.commands import COMMANDS, LAW, Command
from bot.plugin.controls import Do
from bot.plugin.kept import KEPT
from bot.plugin.registered import MANAGERS
from bot.ticket import PREFIX, TooLong, decode, key_of, referred
from bot.wording import words
from locales import LANGUAGES, language_for
from rules.facts import Domain
from rules.vocabulary import VOCABULARY
from tools import posted
from tools.load_options import COMPLETING, card, cards, options, typed
from tools.posted import Discord, Payload

LOCALES: Final = ("en-US", "pl", "no")
PEOPLE: Final = 20_000
"""As many as that none of them meets the limit for one person."""
LEFT_OUT: Final = KEPT | {Do.POST, Do.WITHDRAW}
"""Presses that post to a channel or change what is kept, for later answers too."""
KEPT_ANSWERS: Final = 300
"""Answers on which somebody may still press, and ids that may be typed."""
TRIES: Final = 200
PATIENCE: Final = 60.0
"""Seconds for an answer: one that is put off would be posted to Discord, and here is none."""
SCREENS: Final = (kinds.MESSAGE, kinds.UPDATE)
BUTTON, LIST = 2, 3
SIGN: Final = "\N{REPLACEMENT CHARACTER}"
REFUSALS: Final[Mapping[str, str]] = {
    "discord-faults-title": "", "discord-cards-title": "", "discord-not-counts": "text",
    "discord-not-a-contract": "text", "case-none": "", "lookup-nothing": "typed",
}  # fmt: skip
"""What is said where something told cannot be, or is not understood, and its variable."""
Key: TypeAlias = tuple[object, ...]
Answering: TypeAlias = Callable[[bytes], Awaitable[bytes]]
_people = count()


class What(StrEnum):
    """What somebody does."""

    COMMAND = "commands"
    LAW = "look-ups of a clause"
    PRESS = "presses, choices and forms"
    TYPING = "words being typed"


SHARES: Final[Mapping[What, float]] = {
    What.COMMAND: 0.51, What.LAW: 0.1, What.PRESS: 0.34, What.TYPING: 0.05,
}  # fmt: skip
"""Of all interactions."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """An interaction, what kind it is of, and what the program answers."""

    what: What
    payload: Payload
    answer: bytes


@dataclass(frozen=True, slots=True)
class Open:
    """A message or a form with what can be done on it, and where its reader is."""

    data: Payload
    locale: str
    in_server: bool


class ExhaustedError(Exception):
    """Nothing is found any more that was not drawn before."""


class Mix:
    """Interactions without end, each another one, in an order that looks like none."""

    def __init__(self, chosen: random.Random, answering: Answering) -> None:
        """``answering`` is the program: a body in, the body of its answer out."""
        self._chosen = chosen
        self._answering = answering
        self._open = deque[Open](maxlen=KEPT_ANSWERS)
        self._ids = deque[str](maxlen=KEPT_ANSWERS)
        self._known = set[Key]()

    async def drawn(self, size: int) -> list[Drawn]:
        """So many more.

        :raises ExhaustedError: when there are not.
        """
        return [await self._one() for _ in range(size)]

    async def _one(self) -> Drawn:
        """One of a kind that is drawn; where there is none, a command."""
        what = self._chosen.choices(tuple(SHARES), tuple(SHARES.values()))[0]
        drawn = await self._another(what) or await self._another(What.COMMAND)
        if drawn is None:
            raise ExhaustedError
        return drawn

    async def _another(self, what: What) -> Drawn | None:
        """Something of that kind that was not drawn yet; None where that seems to be all."""
        for _ in range(TRIES):
            payload = self._payload(what)
            if payload is None:
                continue
            answer = await self._answering(json.dumps(payload).encode())
            if answer and self._is_new(payload, answer):
                return Drawn(what, payload, answer)
        return None

    def _payload(self, what: What) -> Payload | None:
        """Something of that kind; None where it came to nothing."""
        chosen, locale = self._chosen, self._chosen.choice(LOCALES)
        made: Payload | None
        match what:
            case What.PRESS:
                return self._pressed(chosen.choice(self._open)) if self._open else None
            case What.TYPING:
                name, option = chosen.choice(COMPLETING)
                begun = typed(option, chosen, language_for(locale))
                made = posted.typing(name, option.name, begun, locale=locale)
            case What.LAW:
                made = self._called(LAW, locale)
            case What.COMMAND:
                made = self._called(chosen.choice(OTHERS), locale)
        if made is None or "member" in made or chosen.random() < 0.5:
            return made
        return posted.in_server(made)

    def _called(self, command: Command, locale: str) -> Payload | None:
        """A command with some of its options; on a server, where it is for those who manage one."""
        filled = options(command, self._chosen, language_for(locale), self._ids)
        if filled is None:
            return None
        made = posted.command(command.name, filled, locale=locale)
        return _managing(made) if command.for_managers else made

    def _pressed(self, on: Open) -> Payload | None:
        """One of the controls on a message is used, or a form sent in."""
        usable = [one for one in _parts([on.data]) if _is_usable(one)]
        if not usable:
            return None
        made = self._used(self._chosen.choice(usable), on)
        return posted.in_server(made) if on.in_server else made

    def _used(self, control: Payload, on: Open) -> Payload:
        custom_id, components = control["custom_id"], on.data["components"]
        if "title" in control:
            ticket = decode(custom_id)
            write = card if VOCABULARY[key_of(ticket.argument)].domain is Domain.CARD else cards
            text = write(self._chosen, ticket.language)
            return posted.form([], custom_id, text, locale=on.locale)
        values = [self._chosen.choice(control["options"])["value"]] if "options" in control else []
        return posted.press(components, custom_id, *values, locale=on.locale)

    def _is_new(self, payload: Payload, answer: bytes) -> bool:
        """Whether it is answered, and by something that was not yet drawn; if so it is kept."""
        told: Payload = json.loads(answer)
        if told["type"] == kinds.CHOICES:
            key: Key = (payload["locale"], json.dumps(payload["data"]))
        else:
            key = shown(told["data"])
        if key in self._known or is_refused(told):
            return False
        self._known.add(key)
        if told["type"] != kinds.CHOICES:
            self._open.append(Open(told["data"], payload["locale"], "guild_id" in payload))
            self._ids.extend(_ids(told["data"]))
        return True


def _managing(payload: Payload) -> Payload:
    """The same by somebody who manages a server."""
    made = posted.in_server(payload)
    return {**made, "member": {**made["member"], "permissions": str(MANAGERS.value)}}


OTHERS: Final = tuple(one for one in COMMANDS.values() if one is not LAW)


def _is_usable(control: Payload) -> bool:
    """Whether it is a control, or a form, that may be used here, by its ticket."""
    custom_id = control.get("custom_id", "")
    if control.get("disabled") or not custom_id.startswith(PREFIX) or referred(custom_id):
        return False
    return decode(custom_id).action not in LEFT_OUT


def _ids(data: Payload) -> Iterator[str]:
    """The id of the case that a message is about, by the ticket of its first control."""
    tickets = (one["custom_id"] for one in _parts([data]) if _is_usable(one))
    first = next(tickets, None)
    if first is not None:
        try:
            yield id_of(decode(first).case)
        except TooLong:
            return


def shown(data: Payload) -> Key:
    """What an answer shows and leads to; a ticket that posts also names the moment, so not that."""
    return tuple(
        one["custom_id"] if _is_usable(one) else str(one.get("content", ""))
        for one in _parts([data])
    )


def _parts(components: Iterable[Payload]) -> Iterator[Payload]:
    """Components, each with all that is inside it."""
    for one in components:
        yield one
        yield from _parts(one.get("components", ()))


def is_refused(answer: Payload) -> bool:
    """Whether an answer says that it is none, that something cannot be, or was not understood."""
    if answer["type"] not in SCREENS:
        return answer["type"] not in (kinds.CHOICES, kinds.MODAL)
    data = answer["data"]
    if data.get("content"):
        return True  # a sentence in place of a screen
    read = "\n".join(str(one.get("content", "")) for one in _parts(data["components"]))
    return any(all(part in read for part in parts) for parts in _refusals())


@cache
def _refusals() -> tuple[tuple[str, ...], ...]:
    """What stands in a refusal before and after what was told, in every language."""
    return tuple(
        tuple(words(language).text(name, {variable: SIGN}).split(SIGN))
        for language in LANGUAGES
        for name, variable in REFUSALS.items()
    )


@asynccontextmanager
async def mixed(seed: int) -> AsyncGenerator[Mix]:
    """A mix of its own, with the program that it asks."""
    with TemporaryDirectory() as folder:
        serving = Serving(folder=Path(folder), patience=PATIENCE)
        async with Client(serving) as client:
            await open_offline(client)
            desk = Desk(client, serving.patience)

            async def answering(body: bytes) -> bytes:
                answer = await desk.answer(_by_another(body))
                if answer.gone_out is not None:
                    answer.gone_out.set()
                return answer.body

            yield Mix(random.Random(seed), answering)


def _by_another(body: bytes) -> bytes:
    return json.dumps(by_somebody_else(json.loads(body))).encode()


def by_somebody_else(payload: Payload) -> Payload:
    """The same done by another person, in an interaction of its own."""
    who = posted.user(str(10**9 + next(_people) % PEOPLE))
    frame: dict[str, Any] = {"id": posted.number(), "token": f"t{posted.number()}"}
    if "member" in payload:
        return {**payload, **frame, "member": {**payload["member"], "user": who}}
    return {**payload, **frame, "user": who}


def requests(discord: Discord, drawn: Iterable[Drawn]) -> list[bytes]:
    """Signed requests, each from somebody else."""
    return [discord.request(by_somebody_else(one.payload)) for one in drawn]
