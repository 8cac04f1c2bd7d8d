"""Other places than a server with everything: a bot's DM, a server that speaks another language."""

from typing import Any, cast

import simcord
from typing_extensions import override

from tests.bot.simcord_harness import Desk, Person, Reply
from tests.discord_contract.shape import as_list, is_object, walk

NOTHING = "0"


class Alone(Person):
    """Somebody in the DM with the bot."""

    @override
    async def slash(self, command: str, /, **options: object) -> Reply:
        """Invoke a command in the DM."""
        return await self._desk.reply_to(self.user.slash(command, **options))

    @property
    def user(self) -> Any:
        """The person, who is a member of nothing here."""
        return self.actor


def alone(desk: Desk, name: str, locale: str = "en-US") -> Alone:
    """A person in the DM with the bot."""
    user = desk.env.create_user(name)
    desk.locales[str(user.id)] = locale
    return Alone(desk, cast("simcord.MemberActor", user))


def speaks(desk: Desk, locale: str) -> None:
    """From now on the server's own language is this one."""
    desk.changes.append(lambda data: data.update(guild_locale=locale))


def may(desk: Desk, person: Person, permissions: str) -> None:
    """From now on a person has these permissions in the channel, and no others."""

    def change(data: dict[str, Any]) -> None:
        if "member" in data and data["member"]["user"]["id"] == str(person.actor.id):
            data["member"]["permissions"] = permissions

    desk.changes.append(change)


def brought_along(desk: Desk) -> None:
    """From now on the bot is no member of the server: whoever uses it has brought it along."""

    def change(data: dict[str, Any]) -> None:
        user = data.get("member", data)["user"]["id"]
        data.update(authorizing_integration_owners={"1": user}, app_permissions=NOTHING)

    desk.changes.append(change)


def followed_up(reply: Reply) -> Reply:
    """The message that followed the answer to a press, as it now stands."""
    (message,) = reply.result.followups
    return standing(Reply(reply.result, [], message))


def standing(reply: Reply) -> Reply:
    """The same message, read again."""
    message = reply.standing()
    top = [one for one in as_list(message.components) if is_object(one)]
    return Reply(reply.result, reply.sent, message, [one for _, one in walk(top, "")])


def in_channel(desk: Desk) -> int:
    """How many messages everybody sees."""
    return len(desk.channel.history())


def names_targets(desk: Desk) -> None:
    """From now on the message of a menu's dialogue names its target, as Discord does."""

    def change(data: dict[str, Any]) -> None:
        made_by = data.get("message", {}).get("interaction_metadata", {})
        if "target_id" in made_by:
            made_by["target_message_id"] = str(made_by["target_id"])

    desk.changes.append(change)


async def on_message(desk: Desk, person: Person, entry: str, message: Any) -> Reply:
    """Choose an entry of a message's menu, by its default name."""
    return await desk.reply_to(person.actor.context_menu(desk.channel, entry, message))
