"""A table where a deal is played by the rules of the game, but for one defective trick.

It knows nothing of the code that rules it: only cards, who must follow, and who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from rules.table import CLOCKWISE, RANKS, Card, Role, Seat, Suit
from rules.vocabulary.counts import Defect, ExtraCame

PACK = tuple(Card(suit, rank) for suit in Suit for rank in RANKS)
LAST = 13


def order(leader: Seat) -> tuple[Seat, ...]:
    """The four seats in the order of play to a trick."""
    return leader, leader.lho, leader.partner, leader.rho


def strength(card: Card, led: Suit, trump: Suit | None) -> tuple[int, int]:
    """How high a card is in a trick: trumps above the suit led above all others."""
    standing = 2 if card.suit is trump else 1 if card.suit is led else 0
    return standing, RANKS.index(card.rank)


@dataclass(frozen=True)
class Plan:
    """What goes wrong, by whom, when, and when it is found."""

    seed: int
    defect: Defect | None
    role: Role
    trick: int
    found_after: int
    """How many turns after the defective trick; at most to the end of play."""
    extras: int = 1
    faced_known: bool = True
    exposed: bool = False
    came: ExtraCame = ExtraCame.TOGETHER
    visible: int = 1
    replayed: bool = False


@dataclass
class Table:
    """The cards as they lie: in hand, in rows, and the face that counted in each trick."""

    dealt: Mapping[Seat, frozenset[Card]]
    trump: Suit | None
    hands: dict[Seat, list[Card]]
    rows: dict[Seat, dict[int, list[Card]]]
    leaders: dict[int, Seat]
    faces: dict[int, dict[Seat, Card]] = field(default_factory=dict[int, dict[Seat, Card]])
    winners: dict[int, Seat] = field(default_factory=dict[int, Seat])

    def led(self, trick: int) -> Suit | None:
        """The suit led to a trick, if somebody has led."""
        face = self.faces.get(trick, {}).get(self.leaders[trick])
        return None if face is None else face.suit

    def legal(self, seat: Seat, trick: int, aside: frozenset[Card] = frozenset()) -> list[Card]:
        """The cards that a hand may play to a trick, without those laid ``aside``."""
        held = [card for card in self.hands[seat] if card not in aside]
        return [card for card in held if card.suit is self.led(trick)] or held

    def put(self, seat: Seat, trick: int, card: Card) -> None:
        """Move a card from the hand to the row."""
        self.hands[seat].remove(card)
        self.rows[seat].setdefault(trick, []).append(card)

    def take(self, seat: Seat, trick: int, card: Card) -> None:
        """Move a card from the row back to the hand."""
        self.rows[seat][trick].remove(card)
        self.hands[seat].append(card)

    def face(self, seat: Seat, trick: int, card: Card) -> None:
        """Let a card count in a trick."""
        self.faces.setdefault(trick, {})[seat] = card

    def winner(self, trick: int) -> Seat:
        """The hand with the highest card that counted."""
        led, faces = self.led(trick), self.faces[trick]
        assert led is not None
        return max(faces, key=lambda seat: strength(faces[seat], led, self.trump))

    def close(self, trick: int) -> None:
        """A trick is over: its winner leads to the next."""
        self.winners[trick] = self.leaders[trick + 1] = self.winner(trick)

    def row(self, seat: Seat) -> list[Card]:
        """All played cards of a seat."""
        return [card for cards in self.rows[seat].values() for card in cards]


def new_table(chance: Random, declarer: Seat) -> Table:
    """A dealt table; the player on declarer's left will lead."""
    pack = list(PACK)
    chance.shuffle(pack)
    hands = {seat: pack[place::4] for place, seat in enumerate(CLOCKWISE)}
    dealt = {seat: frozenset(hand) for seat, hand in hands.items()}
    trump = chance.choice((*Suit, None))
    return Table(dealt, trump, hands, {seat: {} for seat in CLOCKWISE}, {1: declarer.lho})


class Story:
    """One deal with its defective trick, played until somebody notices."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chance = Random(plan.seed)
        self.declarer = self.chance.choice(CLOCKWISE)
        self.offender = self._offender()
        self.table = new_table(self.chance, self.declarer)
        self.trick: int | None = None
        self.main: Card | None = None
        self.extra: tuple[Card, ...] = ()
        self.aside: frozenset[Card] = frozenset()
        self.at = (1, 0)
        self._play(self.turn, None)

    def _offender(self) -> Seat:
        match self.plan.role:
            case Role.DECLARER:
                return self.declarer
            case Role.DUMMY:
                return self.declarer.partner
            case Role.DEFENDER:
                return self.chance.choice((self.declarer.lho, self.declarer.rho))

    @property
    def is_known(self) -> bool:
        """Whether the defect could happen as planned."""
        return self.plan.defect is None or self.trick is not None

    @property
    def end(self) -> tuple[int, int]:
        """Trick and turn at which play stops: where the defect is found, or the end."""
        begun = self.plan.trick if self.trick is None else self.trick
        if self.plan.defect is not None and self.trick is None:
            return LAST + 1, 0
        after, last = self.plan.found_after, (LAST + 1, 0)
        if self.plan.defect is Defect.EXTRA:
            last = (LAST - len(self.extra), 3)
        return min((begun + 1 + after // 4, after % 4), last)

    def _play(self, turn: Callable[[int, Seat], None], until: tuple[int, int] | None) -> None:
        """Play on; without ``until`` to the end that the defect gives, once it has happened."""
        trick, place = self.at
        while (trick, place) < (until or self.end):
            turn(trick, order(self.table.leaders[trick])[place])
            place += 1
            if place == 4:
                self.table.close(trick)
                trick, place = trick + 1, 0
        self.at = trick, place

    def turn(self, trick: int, seat: Seat) -> None:
        """One player's turn: a legal card, or what goes wrong."""
        if self._goes_wrong(trick, seat):
            self.trick = trick
            self._defect(trick, seat)
        else:
            self.legal_turn(trick, seat)

    def legal_turn(self, trick: int, seat: Seat) -> None:
        """A legal card, any of them."""
        card = self.chance.choice(self._choice(trick, seat))
        self.table.put(seat, trick, card)
        self.table.face(seat, trick, card)

    def _choice(self, trick: int, seat: Seat) -> list[Card]:
        if self.plan.replayed and seat is self.offender and self._found_in(trick):
            again = [card for card in self.table.legal(seat, trick) if card in self.aside]
            if again:
                return again
        return self.table.legal(seat, trick, self.aside)

    def _found_in(self, trick: int) -> bool:
        return self.trick is not None and trick == self.end[0]

    def _goes_wrong(self, trick: int, seat: Seat) -> bool:
        plan, leads = self.plan, seat is self.table.leaders[trick]
        due = self.trick is None and trick >= plan.trick and seat is self.offender
        if plan.defect is Defect.EXTRA:
            return due and trick < LAST - plan.extras
        return due and plan.defect is not None and not (leads and plan.defect is Defect.OMITTED)

    def _defect(self, trick: int, seat: Seat) -> None:
        if self.plan.defect is Defect.OMITTED:
            return
        self.main = self.chance.choice(self.table.legal(seat, trick))
        self.table.face(seat, trick, self.main)
        if self.plan.defect is Defect.MISPLACED:
            self.aside = frozenset({self.main})
            return
        self.table.put(seat, trick, self.main)
        self.extra = tuple(self.chance.sample(self.table.hands[seat], self.plan.extras))
        for card in self.extra:
            self.table.put(seat, trick, card)

    def play_out(self) -> None:
        """After the ruling everybody plays to the end."""
        self.aside = frozenset()
        self._play(self.legal_turn, (LAST + 1, 0))

    @property
    def highest_legal(self) -> Card:
        """The highest card lying in the defective trick that could have been played."""
        assert self.trick is not None
        cards, led = self.table.rows[self.offender][self.trick], self.table.led(self.trick)
        assert led is not None
        could = [card for card in cards if card.suit is led] or cards
        return max(could, key=lambda card: strength(card, led, self.table.trump))

    def revokes(self, back: tuple[Card, ...]) -> Iterator[int]:
        """The later tricks to which one of the cards that go back should have been played."""
        assert self.trick is not None
        for trick in range(self.trick + 1, self.at[0] + 1):
            for played in self.table.rows[self.offender].get(trick, ()):
                led = self.table.led(trick)
                if played.suit is not led and any(card.suit is led for card in back):
                    yield trick

    @property
    def visible(self) -> int:
        """How many cards of an overfull trick could be seen."""
        return min(self.plan.visible, 1 + len(self.extra))

    @property
    def none_visible(self) -> bool:
        """Whether several cards came together and none could be seen."""
        return self.plan.came is ExtraCame.TOGETHER and self.visible == 0

    @cached_property
    def supply(self) -> Card:
        """The card with which the offender will complete the trick."""
        assert self.trick is not None
        return Random(self.plan.seed).choice(self.table.legal(self.offender, self.trick))

    def would_win(self, card: Card) -> bool:
        """Whether a card added to the defective trick would win it."""
        assert self.trick is not None
        led = self.table.led(self.trick)
        assert led is not None
        rivals = self.table.faces[self.trick].values()
        best = max(strength(one, led, self.table.trump) for one in rivals)
        return strength(card, led, self.table.trump) > best
