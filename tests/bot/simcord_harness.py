"""A Discord without a network for the plugin's tests: a host bot, people, a log of what is sent.

SimCord runs the real library over a simulated server. Added here: the language of each person's
client, which SimCord fixes at en-US; the raw payloads, for the contract tests; presses that no
honest client would send; a restart in which the extension is read anew, as in a new process.
"""

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, cast
from unittest.mock import patch

import discord
import simcord
from discord.ext import commands
from typing_extensions import override

from tests.bot.offline import left, no_network
from tests.bot.read_anew import forget, modules_restored
from tests.discord_contract.sent import Sent
from tests.discord_contract.shape import Object, as_list, as_object, is_object, text, walk

LOCALES = ("en-US", "pl", "no")
ATTACHMENT_LIMIT = 10 * 1024 * 1024  # SimCord says 25 MiB, Discord gives 10
TEXT_DISPLAY = 10

AnyBot: TypeAlias = commands.Bot | commands.AutoShardedBot
MakeBot: TypeAlias = Callable[[str], AnyBot]


class HostBot(commands.Bot):
    """Somebody's bot that loads our extension and sets nothing that the extension could lean on."""

    def __init__(self, extension: str) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.none(), help_command=None)
        self.extension_name = extension

    @override
    async def setup_hook(self) -> None:
        """Load the extension as a host does."""
        await self.load_extension(self.extension_name)


@dataclass(frozen=True, slots=True)
class Reply:
    """All that followed one act of a person: what was sent, and the message as it then stood."""

    result: simcord.InteractionResult
    sent: list[Sent]
    message: simcord.ResponseMessage | None
    components: list[Object] = field(default_factory=list[Object])

    @property
    def texts(self) -> list[str]:
        """The text displays of the message, from top to bottom."""
        return [text(one, "content") for one in self.components if one["type"] == TEXT_DISPLAY]

    @property
    def custom_ids(self) -> list[str]:
        """The custom ids of the message, from top to bottom."""
        return [text(one, "custom_id") for one in self.components if one.get("custom_id")]

    @property
    def modal(self) -> Object | None:
        """The modal that was opened, raw, if one was."""
        return self.result.modal

    def standing(self) -> simcord.ResponseMessage:
        """The message to press on; AssertionError where the bot left none."""
        assert self.message is not None, "the bot left no message"
        return self.message

    def check(self) -> None:
        """Each payload fits the contract, or AssertionError says which does not and why."""
        for sent in self.sent:
            sent.check()


class Person:
    """A member of the server whose client speaks one language; made by `Desk.person`."""

    def __init__(self, desk: "Desk", actor: simcord.MemberActor) -> None:
        self._desk, self.actor = desk, actor

    async def slash(self, command: str, /, **options: object) -> Reply:
        """Invoke a synced command (or "group sub") by its default names, as Discord does."""
        channel = self._desk.channel
        return await self._desk.reply_to(self.actor.slash(channel, command, **options))

    async def complete(self, command: str, option: str, typed: str, /) -> list[Object]:
        """What an autocompletion offers for the typed text."""
        offered = await self.actor.autocomplete(self._desk.channel, command, option, typed)
        return cast("list[Object]", offered)

    async def press(self, reply: Reply, custom_id: str) -> Reply:
        """Press a button that stands on the message of the reply."""
        act = self.actor.click(reply.standing(), custom_id=custom_id)
        return await self._desk.reply_to(act, reply)

    async def choose(self, reply: Reply, custom_id: str, *values: str) -> Reply:
        """Choose values in a select that stands on the message of the reply."""
        act = self.actor.select(reply.standing(), values, custom_id=custom_id)
        return await self._desk.reply_to(act, reply)

    async def submit(self, reply: Reply, **values: object) -> Reply:
        """Fill in and send the modal that the reply opened, values by custom id."""
        return await self._desk.reply_to(self.actor.submit_modal(reply.result, values), reply)

    async def forge(self, reply: Reply, custom_id: str, forged: str, *values: str) -> Reply:
        """Press a button, or with values use a select, as though its custom id were another.

        The message itself is changed, as one of an older version or of another sender would be:
        the library drops a press of what the message does not hold.
        """
        unchecked: Any = reply.standing()
        top = cast("list[Object]", unchecked._message.components)
        for _, component in walk(top, ""):
            if component.get("custom_id") == custom_id:
                changed = cast("dict[str, object]", component)
                changed["custom_id"] = forged
                options = [{"label": value or " ", "value": value} for value in values]
                changed |= {"options": options} if values else {}
        act = self.choose(reply, forged, *values) if values else self.press(reply, forged)
        return await act


class Desk:
    """A running host bot with the extension, one server with one channel; made by `running`."""

    def __init__(self, env: simcord.Env, extension: str, make_bot: MakeBot) -> None:
        self.env = env
        self._extension = extension
        self._make_bot = make_bot
        self.locales: dict[str, str] = {}
        self.changes: list[Callable[[dict[str, Any]], None]] = []
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("table")

    @property
    def bot(self) -> AnyBot:
        """The bot of the present process."""
        return cast("AnyBot", self.env.bot)

    @property
    def log(self) -> list[Sent]:
        """Every request of the bots so far, in order."""
        return [Sent(one.method, one.path, one.json) for one in self.env.http_requests]

    def person(self, name: str, locale: str = "en-US") -> Person:
        """A new member with the given language (`en-US`, `pl`, `no`)."""
        actor = self.guild.add_member(self.env.create_user(name))
        self.locales[str(actor.id)] = locale
        return Person(self, actor)

    async def sync(self) -> Sent:
        """Register the commands, translated, and return the payload that did it."""
        await self.bot.tree.sync()
        return [sent for sent in self.log if sent.kind == "commands"][-1]

    async def restart(self) -> None:
        """Go on with a new bot and the extension read anew; messages and commands stay.

        What the extension imports from other packages is not read again.
        """
        await left(self.bot)
        forget(self._extension)
        await self.env.restart_bot(self._make_bot(self._extension))

    async def reply_to(
        self, act: Awaitable[simcord.InteractionResult], before: Reply | None = None
    ) -> Reply:
        """Let an act of a person happen and gather what the bot did about it."""
        start = len(self.env.http_requests)
        result = await act
        message = result.response or (before.message if before else None)
        top = [one for one in as_list(message.components) if is_object(one)] if message else []
        components = [component for _, component in walk(top, "")]
        return Reply(result, self.log[start:], message, components)

    def speak(self, event: str, payload: object) -> None:
        """Put the language of the sender, Discord's limits and `changes` into an interaction."""
        if event != "INTERACTION_CREATE":
            return
        data = cast("dict[str, object]", payload)
        user = as_object(as_object(data.get("member", data))["user"])
        data["locale"] = self.locales[text(user, "id")]
        data["attachment_size_limit"] = ATTACHMENT_LIMIT
        data["authorizing_integration_owners"] = {"0": data.get("guild_id", "0")}
        for change in self.changes:
            change(data)


PATIENCE = 30.0
"""Seconds for an act: a busy machine is no failure."""


@asynccontextmanager
async def running(extension: str, make_bot: MakeBot = HostBot) -> AsyncGenerator[Desk]:
    """A desk with the extension loaded and its commands not yet synced.

    Errors that the bot raised and nobody looked at (`desk.env.errors`) are raised at the end.
    """
    with no_network(), modules_restored(extension):
        forget(extension)
        # Not `simcord.run`: a fixture ends in another context than it began in, where that fails.
        env = simcord.Env(make_bot(extension), settle_timeout=PATIENCE)
        _look_often(env)
        await env.start()
        try:
            desk = Desk(env, extension, make_bot)
            with _overheard(env, desk.speak), _logged_errors(env):
                yield desk
        finally:
            await left(env.bot)
            await env.shutdown()
        _raise_unseen(env)


def _look_often(env: Any) -> None:
    """Ask every millisecond, not every fifty, whether the bot has done: each act waits for that."""
    env._settle_internal = partial(env._settle_internal, idle=0.001)


def _raise_unseen(env: Any) -> None:
    unseen = env.errors_since(env._errors_acknowledged)
    if unseen:
        msg = "the bot raised errors that the test did not look at"
        raise BaseExceptionGroup(msg, unseen)


class _Recorder(logging.Handler):
    """Hands logged exceptions to SimCord: those of a dynamic item are logged and nothing else."""

    def __init__(self, env: Any) -> None:
        super().__init__(logging.ERROR)
        self._env = env

    @override
    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1]:
            self._env._record_error(record.exc_info[1])


@contextmanager
def _logged_errors(env: simcord.Env) -> Generator[None]:
    log, recorder = logging.getLogger("discord.ui.view"), _Recorder(env)
    log.addHandler(recorder)
    try:
        yield
    finally:
        log.removeHandler(recorder)


@contextmanager
def _overheard(env: simcord.Env, listener: Callable[[str, object], None]) -> Generator[None]:
    """Let the listener change each gateway event before the bot, old or new, receives it."""
    backend: Any = env.backend
    emit = backend.emit

    def overheard(event: str, payload: object) -> None:
        listener(event, payload)
        emit(event, payload)

    with patch.object(backend, "emit", overheard):
        yield
