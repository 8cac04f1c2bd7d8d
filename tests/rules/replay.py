"""Doing with the cards of a story what a ruling orders, step by step."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from rules.effects import Action
from rules.vocabulary.counts import Defect
from tests.rules.play import Story


class Replay:
    """The hands at the table that carry a ruling out."""

    def __init__(self, story: Story) -> None:
        assert story.trick is not None
        self.story, self.table, self.seat = story, story.table, story.offender
        self.trick = story.trick
        self.kept = story.main
        self.went_back: set[tuple[int, str]] = set()
        """Tricks and seats from which a card that was led goes back."""

    def do(self, action: Action) -> None:
        """Carry out one step; what moves no card is only said."""
        if action in MOVES:
            MOVES[action](self)

    def place_suit_card(self) -> None:
        """A card of the suit led, from those still held."""
        held = self.table.hands[self.seat]
        fitting = [card for card in held if card.suit is self.table.led(self.trick)]
        self.table.put(self.seat, self.trick, self.story.chance.choice(fitting))

    def place_any_card(self) -> None:
        """Any card of a hand that has none of the suit led."""
        held = self.table.hands[self.seat]
        assert all(card.suit is not self.table.led(self.trick) for card in held)
        self.table.put(self.seat, self.trick, self.story.chance.choice(held))

    def supply(self) -> None:
        """A legal card, which counts; the trick is looked at again if nobody has played on."""
        card = self.story.supply
        self.table.put(self.seat, self.trick, card)
        self.table.face(self.seat, self.trick, card)
        if self.story.at == (self.trick + 1, 0):
            self.table.close(self.trick)

    def keep_highest(self) -> None:
        """Nobody knows which face was seen."""
        self.kept = self.story.highest_legal

    def others_back(self) -> None:
        """All cards of the trick but one go back to the hand."""
        for card in tuple(self.table.rows[self.seat][self.trick]):
            if card != self.kept:
                self.table.take(self.seat, self.trick, card)

    def card_back(self) -> None:
        """A card that was not seen goes back; where none was seen, all do."""
        if self.story.none_visible:
            self.kept = None
        self.others_back()

    def to_penalty(self) -> None:
        """A penalty card lies face up and is part of the hand again."""
        if self.story.plan.defect is Defect.EXTRA:
            self.others_back()
            return
        partner, trick = self.seat.partner, self.trick + 1
        self.table.take(partner, trick, self.table.rows[partner][trick][0])
        self.went_back.add((trick, partner))

    def file(self) -> None:
        """The played card goes to its place, from the hand or from a later trick."""
        card = self.story.main
        assert card is not None
        for trick, cards in self.table.rows[self.seat].items():
            if card in cards:
                self.table.take(self.seat, trick, card)
                break
        self.table.put(self.seat, self.trick, card)

    def substitute(self) -> None:
        """A legal card in place of the one that was played twice."""
        trick = self.story.at[0]
        card = self.story.chance.choice(self.table.legal(self.seat, trick))
        self.table.put(self.seat, trick, card)
        self.table.face(self.seat, trick, card)

    def correct(self) -> None:
        """The last card played is withdrawn for one of the suit led."""
        trick = max(trick for trick, cards in self.table.rows[self.seat].items() if cards)
        self.table.take(self.seat, trick, self.table.rows[self.seat][trick][0])
        card = self.story.chance.choice(self.table.legal(self.seat, trick))
        assert card.suit is self.table.led(trick)
        self.table.put(self.seat, trick, card)


MOVES: MappingProxyType[Action, Callable[[Replay], None]] = MappingProxyType(
    {
        Action.FACE_AND_PLACE_SUIT_CARD: Replay.place_suit_card,
        Action.FACE_AND_PLACE_ANY_CARD: Replay.place_any_card,
        Action.SUPPLY_LEGAL_CARD: Replay.supply,
        Action.LEAVE_HIGHEST_LEGAL: Replay.keep_highest,
        Action.RETURN_EXTRA_CARDS: Replay.others_back,
        Action.PICK_UP_OTHERS: Replay.others_back,
        Action.CARD_RETURNS_TO_HAND: Replay.card_back,
        Action.CARD_TO_PENALTY: Replay.to_penalty,
        Action.FILE_PLAYED_CARD: Replay.file,
        Action.SUBSTITUTE_LEGAL_CARD: Replay.substitute,
        Action.CORRECT_REVOKE: Replay.correct,
    }
)
