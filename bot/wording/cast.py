"""Who is who in a case: the noun for each person and side, and all their forms at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.wording.words import Context, Words
from rules import Case
from rules.case import told
from rules.effects import Who
from rules.seats import seats_of
from rules.table import Role, Seat, Side
from rules.vocabulary.play import Irregularity

CASTS = 1024
"""Tables that are remembered with the forms of everybody's name."""
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
BLAMELESS = frozenset(
    {
        Irregularity.PENALTY_CARD_PENDING,
        Irregularity.CANNOT_COMPLY,
        Irregularity.REVOKE_ENQUIRY,
        Irregularity.DESIGNATION_CHANGE,
        Irregularity.PLAYED_OR_NOT,
        Irregularity.RETRACTION,
        Irregularity.INSPECTION,
        Irregularity.POINTING,
    }
)
"""What is ruled on here need be nobody's offence: the person it concerns is a player."""
PLAYERS = {
    Who.OFFENDER: "person-player",
    Who.OFFENDER_PARTNER: "person-player-partner",
}
OF_NOBODYS_OFFENCE = PERSONS | PLAYERS
NAMES = {
    "offender": Who.OFFENDER,
    "partner": Who.OFFENDER_PARTNER,
    "declarer": Who.DECLARER,
    "dummy": Who.DUMMY,
    "lho": Who.LHO,
    "rho": Who.RHO,
}
OTHER_DEFENDER = "person-other-defender"
COMPASS = {Seat.N: "side-ns", Seat.S: "side-ns", Seat.E: "side-ew", Seat.W: "side-ew"}


@dataclass(frozen=True, slots=True)
class Cast:
    """The irregularity, the offender's role and the seats that are known, by role."""

    irregularity: Irregularity
    role: Role | None
    seats: tuple[tuple[Who, Seat], ...]

    @classmethod
    def of(cls, case: Case) -> Cast:
        """Who is who in a case, as far as it tells."""
        told_role = told(case, "offender_role") or case.table.offender_role
        role = told_role if isinstance(told_role, Role) else None
        if case.irregularity is Irregularity.DUMMY_WRONG_CARD and not _follower_revoked(case):
            role = Role.DUMMY
        return cls(case.irregularity, role, tuple(seats_of(case, role).items()))

    def seat(self, who: Who) -> Seat | None:
        """Where somebody sits, if that is known."""
        return next((seat for one, seat in self.seats if one is who), None)

    def person(self, who: Who) -> str:
        """The id of the noun for somebody: the seat where it is known."""
        seat = self.seat(who)
        if seat is not None:
            return f"seat-{seat}"
        named = OF_NOBODYS_OFFENCE if self.irregularity in BLAMELESS else PERSONS
        by_role = ROLE_PERSONS.get(who, {})
        return by_role.get(self.role, named[who]) if self.role else named[who]

    def side(self, *, offending: bool) -> str:
        """The id of the noun for a side: by seats, else by role, else by the offence."""
        seat = self.seat(Who.OFFENDER)
        if seat is not None:
            return COMPASS[seat if offending else seat.lho]
        if self.role is None:
            return "side-offending" if offending else "side-non-offending"
        side = self.role.side if offending else self.role.side.other
        return "side-declaring" if side is Side.DECLARING else "side-defending"

    def acting(self, who: Who | None) -> str:
        """The id of the noun for whoever acts; for dummy it is declarer."""
        if who is None:
            who = Who.DECLARER if self.role is Role.DUMMY else Who.OFFENDER
        return self.person(who)

    def restricted(self) -> str:
        """The id of the noun for the player whose card declarer may choose after 57A."""
        if self.irregularity is Irregularity.CARD_COUNT:  # it is partner who led too early
            return self.person(Who.OFFENDER)
        if self.role in (Role.DECLARER, Role.DUMMY):  # a defender played to declarer's lead
            return OTHER_DEFENDER
        return self.person(Who.OFFENDER_PARTNER)


def _follower_revoked(case: Case) -> bool:
    """Whether a player who followed to dummy's wrong card is the one of whom the ruling speaks."""
    return told(case, "first_card_of_trick") is True and told(case, "revoked") is True


@lru_cache(maxsize=CASTS)
def names(words: Words, cast: Cast) -> Context:
    """The forms of everybody whom a message may name."""
    found: dict[str, str | int] = {
        **words.forms(cast.acting(None), "actor"),
        **words.forms(cast.restricted(), "restricted"),
        **words.forms(cast.side(offending=True), "os"),
        **words.forms(cast.side(offending=False), "nos"),
    }
    for name, who in NAMES.items():
        found.update(words.forms(cast.person(who), name))
    return found
