"""The rules of Discord that its schema misses, one function for each thing that we send.

Each returns the faults found, as "path: reason"; an empty list is a payload that we may send.
"""

from enum import IntEnum

from .commands import choice_faults, command_faults
from .messages import EPHEMERAL, component_faults, message_faults, modal_faults
from .shape import Object, as_object, number, objects

__all__ = [
    "Callback",
    "callback_faults",
    "command_faults",
    "component_faults",
    "followup_faults",
    "message_edit_faults",
    "modal_faults",
]


class Callback(IntEnum):
    """The answers to an interaction, by Discord's numbers."""

    PONG = 1
    REPLY = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


def callback_faults(callback: Object) -> list[str]:
    """What is wrong with the answer to an interaction, whatever its type."""
    data = as_object(callback.get("data"))
    match number(callback, "type"):
        case Callback.PONG | Callback.DEFER_UPDATE:
            return ["/data: nothing goes with this answer"] if data else []
        case Callback.REPLY:
            return message_faults(data)
        case Callback.DEFER:
            return defer_faults(data)
        case Callback.UPDATE:
            return message_faults(data, edit=True)
        case Callback.AUTOCOMPLETE:
            return choice_faults(objects(data, "choices"), "/data/choices")
        case Callback.MODAL:
            return modal_faults(data)
        case other:
            return [f"/type: {other} is no answer that we give"]


def defer_faults(data: Object) -> list[str]:
    """A deferral fixes whether the reply is private, and nothing else."""
    wrong = sorted(set(data) - {"flags"})
    faults = [f"/data: {', '.join(wrong)} cannot go with a deferral"] if wrong else []
    if number(data, "flags") & ~EPHEMERAL:
        faults.append("/data/flags: a deferral may only be private")
    return faults


def message_edit_faults(message: Object) -> list[str]:
    """What is wrong with an edit of a message through its interaction."""
    return message_faults(message, edit=True)


def followup_faults(message: Object) -> list[str]:
    """What is wrong with a further message of an interaction."""
    return message_faults(message)
