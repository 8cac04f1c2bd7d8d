"""The variables of the messages: who is who at this table, which trick, which suit."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.lazy import lazy
from bot.wording.cast import Cast, names
from bot.wording.words import CARD_FORMS, Context, Words
from rules import Case
from rules.effects import Who
from rules.facts import is_unknown
from rules.table import Card

UNKNOWN = "unknown"
SUITS = ("S", "H", "D", "C")
SEVERAL = "several"
TOLD_WORDS = {"option": "declarer_option", "turn": "turn_was", "seen": "partner_could_see"}
"""Facts by which a message chooses its words, under the names that messages give them."""
LYING = {
    "existing_penalty_cards": Who.OFFENDER,
    "partner_penalty_cards": Who.OFFENDER_PARTNER,
}
"""The facts that tell of penalty cards lying there before, and whose they are unless said."""


def told(case: Case, key: str) -> Any:
    """What was told of a fact, None if nothing was or nobody knows."""
    value = case.answers.get(key)
    return None if is_unknown(value) else value


def told_word(case: Case, key: str) -> str:
    """What was told of a fact as the door writes it, or that it is not known."""
    value = told(case, key)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return UNKNOWN if value is None else str(value)


def lying(case: Case, owner: Who) -> tuple[Card, ...]:
    """The penalty cards that were said to lie before a player already."""
    return tuple(
        one.card
        for key, usual in LYING.items()
        for one in told(case, key) or ()
        if (one.owner or usual) == owner
    )


class Table:
    """One case in the words of one language: persons, sides, trick and suit."""

    def __init__(self, words: Words, case: Case) -> None:
        self.words = words
        self.case = case
        self._of: dict[Who | None, Context] = {}

    @lazy
    def cast(self) -> Cast:
        """Who is who."""
        return Cast.of(self.case)

    @lazy
    def context(self) -> Context:
        """What any message may need."""
        role = self.cast.role
        return {
            "irregularity": self.case.irregularity.value,
            "edition": int(self.case.edition),  # a number, for the catalogue selects by it
            **names(self.words, self.cast),
            "role": role.value if role else UNKNOWN,
            **self.trick(),
            **self._suit(),
            **self._penalty_suit(),
            **{name: told_word(self.case, key) for name, key in TOLD_WORDS.items()},
            **self.card(None),
        }

    def acting(self, who: Who | None) -> Context:
        """The forms of whoever acts; for dummy it is declarer."""
        return self.words.forms(self.cast.acting(who), "actor")

    def context_of(self, who: Who | None) -> Context:
        """All variables, with the forms of whoever acts."""
        found = self._of.get(who)
        if found is None:
            found = self._of[who] = {**self.context, **self.acting(who)}
        return found

    def new_declarer(self) -> Context:
        """The forms of the declarer, after declarer has become dummy."""
        return self.words.forms(self.cast.person(Who.DUMMY), "declarer")

    def owner(self, who: Who) -> Context:
        """The forms of the owner of a card."""
        return self.words.forms(self.cast.person(who), "owner")

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

    def _suit(self) -> Context:
        suit = told(self.case, "suit_led")
        return suit_forms(self.words, suit) if suit in SUITS else {"suit": UNKNOWN}

    def _penalty_suit(self) -> Context:
        """The suit that declarer may require or forbid, and the one that was named."""
        cards = (*(told(self.case, "cards") or ()), *lying(self.case, Who.OFFENDER))
        held = {card.suit for card in cards}
        suits = tuple(suit for suit in SUITS if suit in held)
        return penalty_suits(self.words, suits, told_word(self.case, "declarer_suit"))


@cache
def suit_forms(words: Words, suit: str) -> Context:
    """The forms of the suit that was led."""
    return {
        "suit": suit,
        "suitName": words.text(f"suit-{suit}"),
        "suitGen": words.text(f"suit-{suit}.gen"),
        "suitAcc": words.text(f"suit-{suit}.acc"),
        "suitOne": words.text(f"suit-{suit}.oneacc"),
        "suitCard": words.text(f"suit-{suit}.card"),
    }


@cache
def penalty_suits(words: Words, suits: tuple[str, ...], named: str) -> Context:
    """The suits of the penalty cards in one line, and the one that declarer has named."""
    which = words.join([words.text(f"suit-{one}") for one in suits], "or")
    alone = suits[0] if len(suits) == 1 else SEVERAL if suits else UNKNOWN
    by_name = words.text(f"suit-{named}") if named in SUITS else ""
    that = words.text("suit-that")
    return {
        "penaltySuit": alone,
        "penaltySuitName": which or that,
        "namedSuitName": by_name or (which if alone in SUITS else that),
    }
