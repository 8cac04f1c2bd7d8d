"""Laws 50 to 60: penalty cards, leads and plays out of turn, simultaneous plays."""

from __future__ import annotations

from typing import Final

from rules.index.delta import Delta, Group
from rules.index.entry import Status, listed, names

NEWEST: Final = {
    **listed(
        Status.NOT_YET,
        "50 50A 50B 50C 50D 50D1 50D1(a) 50D1(b) 50D2 50D2(a) 50D2(b) 50E 50E1 50E2 50E3",
    ),
    **listed(Status.NOT_YET, "51 51A 51B 51B1 51B1(a) 51B1(b) 51B2 51B2(a) 51B2(b) 51B2(c)"),
    **listed(Status.NOT_YET, "52 52A 52B 52B1 52B1(a) 52B1(b) 52B1(c) 52B2"),
    **listed(Status.NOT_YET, "53 53* 53A 53B 53C"),
    **listed(Status.NOT_YET, "54 54A 54B 54B1 54B2 54C 54D"),
    **listed(Status.REFERS, "54E"),
    **listed(Status.NOT_YET, "55 55A 55B 55B1 55B2 55C"),
    **listed(Status.NOT_YET, "56"),
    **listed(Status.NOT_YET, "57 57A 57A1 57A2 57A3 57A4 57C 57C1 57C2 57C3 57D"),
    **listed(Status.REFERS, "57B"),
    **listed(Status.NOT_YET, "58 58A 58B 58B1 58B2 58B3"),
    **listed(Status.REFERS, "58B4"),
    **listed(Status.NOT_YET, "59"),
    **listed(Status.NOT_YET, "60 60A 60A1 60A2 60A3 60B 60C"),
}

# 57A and 57C were opened in 2017 by a new option and a new excuse in the middle.
IN_2007: Final = Delta(
    added=names("51B2(c) 53* 57A3 57C2 57D"),
    renumbered={"53B": "53C", "53C": "53B", "57A3": "57A4", "57C2": "57C3"},
    changed=names("50C 50E1 50E2 50E3 53A 54C 55A 55C 56 57A 57C1 57C2 60A2"),
)

IN_1997: Final = Delta(
    added=names("50D1(a) 50D1(b) 50E 50E1 50E2 50E3 54E 57C1 57C2"),
    changed=names("50A 50D1 51B1(b) 51B2(b) 52B2 55A 56 57C 60B"),
)

GROUP: Final = Group(NEWEST, {"2007": IN_2007, "1997": IN_1997})
