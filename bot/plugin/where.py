"""Where an interaction was made and what holds there, as far as an answer depends on it."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.plugin.asked import Asked
from bot.store import NOTHING_CHOSEN, Chosen
from locales import Language, language_for
from rules import Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Jurisdiction

MOMENTS: Final = 1280
"""How many previews in a row are told apart: what a ticket's argument has room for."""

MILLISECOND: Final = 22
"""The bits of an id of Discord's below its time; they count the ids of one moment."""

ELSEWHERE: Final = "@me"
"""What an address of a message has in place of a server, where there is none."""


class Where(NamedTuple):
    """The language of the channel, a number for the moment, and the message that is answered.

    Then what was chosen there: the reader's own language, edition and federation of new cases,
    and whether unplayed cards stay out, for the reader and for the whole channel. A tuple, for one
    is made of every interaction.
    """

    public: Language = "en"
    moment: int = 0
    answers: str = ""
    language: Language = "en"
    edition: Edition = NEWEST
    jurisdiction: Jurisdiction = Jurisdiction.WBF
    playing: bool = False
    public_playing: bool = False
    private: bool = True
    """Nobody else sees the message that was pressed: its ticket says what its reader chose."""
    logged: bool = False
    """Rulings that are given here go into the log."""
    troubled: bool = False
    """The database did not say what was chosen; what is here is from memory, or the default."""


ANYWHERE: Final = Where()


def where_of(
    asked: Asked,
    chosen: Chosen,
    edition: Edition = NEWEST,
    jurisdiction: Jurisdiction = Jurisdiction.WBF,
) -> Where:
    """What an interaction tells of its place and time, with what was chosen there.

    ``edition`` and ``jurisdiction`` hold where nobody has chosen.
    """
    if chosen is NOTHING_CHOSEN:
        public, language = language_for(asked.server_locale), language_for(asked.locale)
        place = public, _moment(asked), _answered(asked)
        return Where(*place, language, edition, jurisdiction, private=asked.private)
    return _as_chosen(asked, chosen, edition, jurisdiction)


def _as_chosen(asked: Asked, chosen: Chosen, edition: Edition, jurisdiction: Jurisdiction) -> Where:
    return Where(
        public=chosen.public_language(asked.server_locale),
        moment=_moment(asked),
        answers=_answered(asked),
        language=chosen.private_language(asked.locale),
        edition=chosen.edition(edition),
        jurisdiction=chosen.jurisdiction(jurisdiction),
        playing=chosen.playing_director,
        public_playing=chosen.public_playing_director,
        private=asked.private,
        logged=chosen.logged,
        troubled=chosen.trouble is not None,
    )


def _moment(asked: Asked) -> int:
    return (asked.id ^ asked.id >> MILLISECOND) % MOMENTS


def _answered(asked: Asked) -> str:
    """The address of the message on which the dialogue was begun from its menu."""
    if asked.on is None or asked.on.about is None:
        return ""
    place = asked.server or ELSEWHERE
    return f"https://discord.com/channels/{place}/{asked.channel}/{asked.on.about}"
