"""A ruling for the players: what holds for them, without the numbers of Laws."""

from __future__ import annotations

from bot.wording.fixed import account_lines, transfer_line
from bot.wording.models import Lines
from bot.wording.ruling import RulingText
from bot.wording.titles import title_id


def players_title(text: RulingText) -> str:
    """What happened."""
    return text.words.text(title_id(text.ruling))


def players_lines(text: RulingText) -> Lines:
    """What is settled for the players; no number of tricks before the play is over."""
    moved = text.ruling.transfer
    if moved is None or moved.settled:
        return text.fixed
    silent = {
        transfer_line(text.ruling, moved, text.table),
        *account_lines(text.ruling, text.table),
    }
    return tuple(one for one in text.fixed if one not in silent)
