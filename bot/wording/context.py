"""The variables of the messages: who is who at this table, which trick, which suit."""

from __future__ import annotations

from typing import Any

from bot.wording.words import CARD_FORMS, Context, Words
from rules import Case
from rules.effects import Who
from rules.facts import is_unknown
from rules.seats import seats_of
from rules.table import Card, Role, Seat, Side

UNKNOWN = "unknown"
SUITS = ("S", "H", "D", "C")
ROLE_PERSONS = {
    Who.OFFENDER: {Role.DECLARER: "person-declarer", Role.DUMMY: "person-dummy"},
    Who.OFFENDER_PARTNER: {Role.DECLARER: "person-dummy", Role.DUMMY: "person-declarer"},
}
PERSONS = {
    Who.OFFENDER: "person-offender",
    Who.OFFENDER_PARTNER: "person-offender-partner",
    Who.LHO: "person-lho",
    Who.RHO: "person-rho",
    Who.DECLARER: "person-declarer",
    Who.DUMMY: "person-dummy",
    Who.DIRECTOR: "person-director",
    Who.EITHER_DEFENDER: "person-either-defender",
    Who.WRONG_DEFENDER: "person-wrong-defender",
    Who.NEXT_IN_TURN: "person-next-in-turn",
    Who.EVERY_NOS_PLAYER: "person-every-nos-player",
    Who.ALL: "person-everyone",
}
NAMES = {
    "offender": Who.OFFENDER,
    "partner": Who.OFFENDER_PARTNER,
    "declarer": Who.DECLARER,
    "lho": Who.LHO,
}
COMPASS = {Seat.N: "side-ns", Seat.S: "side-ns", Seat.E: "side-ew", Seat.W: "side-ew"}


def told(case: Case, key: str) -> Any:
    """What was told of a fact, None if nothing was or nobody knows."""
    value = case.answers.get(key)
    return None if is_unknown(value) else value


def role_of(case: Case) -> Role | None:
    """The offender's role, as told or as the two seats give it."""
    role = told(case, "offender_role") or case.table.offender_role
    return role if isinstance(role, Role) else None


class Table:
    """One case in the words of one language: persons, sides, trick and suit."""

    def __init__(self, words: Words, case: Case) -> None:
        self.words = words
        self.case = case
        self.role = role_of(case)
        self.seats = seats_of(case, self.role)
        self.context: Context = self._context()

    def person(self, who: Who) -> str:
        """The id of the noun for somebody: the seat where it is known."""
        if who in self.seats:
            return f"seat-{self.seats[who]}"
        by_role = ROLE_PERSONS.get(who, {})
        return by_role.get(self.role, PERSONS[who]) if self.role else PERSONS[who]

    def side(self, *, offending: bool) -> str:
        """The id of the noun for a side: by seats, else by role, else by the offence."""
        seat = self.seats.get(Who.OFFENDER)
        if seat is not None:
            return COMPASS[seat if offending else seat.lho]
        if self.role is None:
            return "side-offending" if offending else "side-non-offending"
        side = self.role.side if offending else self.role.side.other
        return "side-declaring" if side is Side.DECLARING else "side-defending"

    def acting(self, who: Who | None) -> Context:
        """The forms of whoever acts; for dummy it is declarer."""
        if who is None:
            who = Who.DECLARER if self.role is Role.DUMMY else Who.OFFENDER
        return self.words.forms(self.person(who), "actor")

    def owner(self, who: Who) -> Context:
        """The forms of the owner of a card."""
        return self.words.forms(self.person(who), "owner")

    def card(self, card: Card | None, *, full: bool = False) -> Context:
        """The forms of a card that is visible, or the word that none is known."""
        if card is None:
            return {"cardKnown": "no"}
        forms = self.words.forms(f"card-{card}", "card", CARD_FORMS)
        if full:
            forms = {**forms, "card": self.words.text(f"card-{card}.full"),
                     **{f"card{form.capitalize()}": self.words.text(f"card-{card}.full{form}")
                        for form in CARD_FORMS}}  # fmt: skip
        return {**forms, "cardKnown": "yes"}

    def trick(self, key: str = "defective_trick_no") -> Context:
        """The number of a trick, as digits."""
        number = told(self.case, key)
        return {"trick": UNKNOWN if number is None else str(number)}

    def _context(self) -> Context:
        context: dict[str, str | int] = {
            "role": self.role.value if self.role else UNKNOWN,
            "edition": int(self.case.edition),  # a number, for the catalogue selects by it
            **self.trick(),
            **self._suit(),
            **self.card(None),
            **self.acting(None),
            **self.words.forms(self.side(offending=True), "os"),
            **self.words.forms(self.side(offending=False), "nos"),
        }
        for name, who in NAMES.items():
            context |= self.words.forms(self.person(who), name)
        return context

    def _suit(self) -> Context:
        suit = told(self.case, "suit_led")
        if suit not in SUITS:
            return {"suit": UNKNOWN}
        return {
            "suit": suit,
            "suitName": self.words.text(f"suit-{suit}"),
            "suitGen": self.words.text(f"suit-{suit}.gen"),
            "suitAcc": self.words.text(f"suit-{suit}.acc"),
            "suitOne": self.words.text(f"suit-{suit}.oneacc"),
        }
