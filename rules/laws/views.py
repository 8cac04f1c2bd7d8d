"""Readings of disputed points that the product shows beside a ruling or instead of one."""

from __future__ import annotations

from rules.effects import Action, Transfer, View

ONE_TRICK_AT_MOST = Transfer(None, 1, ("defective_trick_won_by", "later_tricks_os"))
NO_TRICK = Transfer(0, 0)

SUPPLIED_CARD_WINS = (
    View("67A-2", "i", "BBF-45897", ("67A1",), (Action.SUPPLY_LEGAL_CARD,)),
    View("67A-2", "ii", "BBF-45897", ("67A1", "16C1"), (Action.SUPPLY_LEGAL_CARD,)),
)
DUMMY_OMITTED = View(
    "67B1-dummy", "minority", "BBF-45509", ("64A2",),
    (Action.TRANSFER_AT_END,), ONE_TRICK_AT_MOST,
)  # fmt: skip
TWELFTH_OMITTED = View(
    "67B1-trick12", "minority", "spec 4.2.3", ("64A2",),
    (Action.TRANSFER_AT_END,), ONE_TRICK_AT_MOST,
)  # fmt: skip
CLAIMED = (
    View(
        "67B1-claim", "i", "BBF-77950", ("67B1",),
        (Action.FACE_AND_PLACE_ANY_CARD, Action.RULE_ON_CLAIM),
    ),
    View("67B1-claim", "ii", "BBF-77950", ("67B1",), (Action.RULE_ON_CLAIM,)),
)  # fmt: skip
PLAYED_BUT_NOT_FILED = (
    View(
        "67B3-4", "i", "BBF-45509", ("67B1",),
        (Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END), ONE_TRICK_AT_MOST,
    ),
    View("67B3-4", "ii", "BBF-45509", ("65",), (Action.FILE_PLAYED_CARD,), NO_TRICK),
)  # fmt: skip
PLAYED_TWICE = (
    View(
        "67B3-5", "i", "BBF-50089", ("67B1",),
        (Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END), ONE_TRICK_AT_MOST,
    ),
    View("67B3-5", "ii", "BBF-50089", ("12A1",), (Action.AWARD_ADJUSTED_SCORE,), NO_TRICK),
)  # fmt: skip
RIGHT_COUNT_TWO_DEFECTIVE = (
    View("DG-6", "i", "spec 4.1", ("67B2", "67B1"), (Action.RETURN_EXTRA_CARDS,)),
    View("DG-6", "ii", "spec 4.1", ("67B",), ()),
)
ARTIFICIAL_SCORE = View("13-6a", "main", "spec 4.1.1", ("13",), (Action.AWARD_ADJUSTED_SCORE,))
FOREIGN_CARD_1997 = (
    View("DG-5-1997", "i", "spec 4.1", (), (Action.PLAY_CONTINUES,)),
    View("DG-5-1997", "ii", "spec 4.1", ("13",), (Action.AWARD_ADJUSTED_SCORE,)),
)
REVOKES_ON_ONE_TRICK = (
    View(
        "62-4c", "i", "BLML07", ("62A", "64C1"),
        (Action.CORRECT_REVOKE, Action.ASSESS_EQUITY_AT_END), NO_TRICK,
    ),
    View("62-4c", "ii", "BLML07", ("62A",), (Action.CORRECT_REVOKE,), NO_TRICK),
)  # fmt: skip
PARTNER_ON_TRICK_12 = (
    View("62-5", "i", "spec 4.14", ("62D2",), (Action.CORRECT_REVOKE,)),
    View("62-5", "ii", "spec 4.14", ("62D2",), (Action.CORRECT_REVOKE,)),
)
DEFENDERS_DISAGREE_1997 = (
    View("55-2", "i", "spec 4.14", ("53A",), (Action.LEAD_STANDS,)),
    View(
        "55-2", "ii", "spec 4.14", ("55B",),
        (Action.RETRACT_LEAD, Action.LEAD_FROM_CORRECT_HAND),
    ),
)  # fmt: skip
NAMED_SPOT_CARD = (
    View("49-3", "i", "spec 4.7", ("50B", "50C"), (Action.CARD_TO_PENALTY,)),
    View("49-3", "ii", "spec 4.7", ("50B", "50D1"), (Action.CARD_TO_PENALTY,)),
)
