"""Laws 61 to 67, 68B2 and 69A: the revoke, the tricks, the defective trick, claims."""

from __future__ import annotations

from typing import Final

from rules.index.delta import Delta, Group
from rules.index.entry import Status, listed, names

NEWEST: Final = {
    **listed(Status.NOT_YET, "61 61A 61B 61B1 61B2 61B2(a) 61B2(b) 61B3 61C"),
    **listed(Status.NOT_YET, "62 62A 62B 62B1 62B2 62C 62C1 62C2 62C3 62D 62D1 62D2"),
    **listed(Status.NOT_YET, "63 63A 63A1 63A2 63A3 63A4 63B"),
    **listed(
        Status.NOT_YET,
        "64 64* 64A 64A1 64A2 64B 64B1 64B2 64B3 64B4 64B5 64B6 64B7 64B8 "
        "64C 64C1 64C2 64C2(a) 64C2(b)",
    ),
    **listed(Status.PROCEDURE, "65 65A 65B 65B1 65B2 65C"),
    **listed(Status.NOT_YET, "65B3"),
    **listed(Status.JUDGEMENT, "65D"),
    **listed(Status.NOT_YET, "66 66A 66B 66C"),
    **listed(Status.JUDGEMENT, "66D"),
    **listed(
        Status.NOT_YET,
        "67 67* 67A 67A1 67A2 67B 67B1 67B1(a) 67B1(b) 67B2 67B2(a) 67B2(b) 67B3",
    ),
    **listed(Status.NOT_YET, "68 68B 68B2 68D"),
    **listed(Status.PROCEDURE, "69 69A"),
}

# 62C3 of 2007 (an allegation opens no quitted trick) is 61C of 2017; 2017 gave the
# address to revokes by both sides on one trick.
IN_2007: Final = Delta(
    added=names("62C3 63A4 64B8 64C1 64C2 64C2(a) 64C2(b) 67B3"),
    renumbered={"62C3": "61C"},
    changed=names("61B3 62A 62C 62D2 63A3 63B 64B2 64B3 64B7 64C 65B3 66B 67B"),
)

IN_1997: Final = Delta(
    added=names("61B1 61B2 61B2(a) 61B2(b) 61B3 62C3 64B7 65B3 67B2(a) 67B2(b) 68B2"),
    removed=listed(Status.NOT_YET, "63B"),
    renumbered={"63C": "63B"},
    changed=names("61B 62B1 62D2 64A2 67B1(a) 67B2 68B"),
)

GROUP: Final = Group(NEWEST, {"2007": IN_2007, "1997": IN_1997})
