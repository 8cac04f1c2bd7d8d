"""One request of a bot to Discord, with the contract that it has to fit."""

from dataclasses import dataclass

from . import rules, schema
from .shape import Object, as_object


@dataclass(frozen=True, slots=True)
class Sent:
    """One request of the bot to Discord: the raw body that would have gone over the wire."""

    method: str
    path: str
    body: object

    @property
    def kind(self) -> str:
        """`commands`, `callback`, `edit`, `followup`, or `other` for what has no contract here."""
        match self.method, self.path.strip("/").split("/"):
            case "PUT", [*_, "commands"]:
                return "commands"
            case "POST", ["interactions", _, _, "callback"]:
                return "callback"
            case "PATCH", ["webhooks", _, _, "messages", _]:
                return "edit"
            case "POST", ["webhooks", _, _]:
                return "followup"
            case _:
                return "other"

    @property
    def type(self) -> int | None:
        """The number of a callback (4 reply, 7 update, 9 modal ...); None for anything else."""
        number = as_object(self.body).get("type")
        return number if self.kind == "callback" and isinstance(number, int) else None

    @property
    def data(self) -> Object:
        """The message, modal or choices that were sent, without the callback around them."""
        body = as_object(self.body)
        return as_object(body.get("data")) if self.kind == "callback" else body

    def faults(self) -> list[str]:
        """What Discord's rules beyond the schema have against it; needs no document."""
        body = as_object(self.body)
        match self.kind:
            case "commands":
                return rules.command_faults(self.body)
            case "callback":
                return rules.callback_faults(body)
            case "edit":
                return rules.message_edit_faults(body)
            case "followup":
                return rules.followup_faults(body)
            case _:
                return []

    def check(self) -> None:
        """AssertionError on any fault by rules or schema.

        Where Discord's document is absent the test goes on, and is skipped when it has ended: a
        skip in the middle would leave open whatever the test has opened.
        """
        assert not self.faults(), "\n".join(self.faults())
        if not schema.at_hand():
            return
        match self.kind:
            case "commands":
                schema.check_commands(self.body)
            case "callback":
                schema.check_callback(self.body)
            case "edit":
                schema.check_message_edit(self.body)
            case "followup":
                schema.check_followup(self.body)
            case _:
                pass
