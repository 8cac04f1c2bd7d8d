"""Laws 41, 43 to 45 and 47 to 49: the play, dummy, the played card, exposed cards."""

from __future__ import annotations

from typing import Final

from rules.index.delta import Delta, Group
from rules.index.entry import Status, listed, names

NEWEST: Final = {
    **listed(Status.PROCEDURE, "41 41B 41C 41D"),
    **listed(Status.NOT_YET, "41A"),
    **listed(
        Status.PROCEDURE,
        "43 43A 43A1 43A1(a) 43A1(b) 43A1(c) 43A2 43A2(a) 43A2(b) 43A2(c) 43A3",
    ),
    **listed(Status.NOT_YET, "43B 43B2 43B2(a) 43B2(b) 43B3"),
    **listed(Status.JUDGEMENT, "43B1"),
    **listed(Status.PROCEDURE, "44 44A 44B 44C 44D 44E 44F 44G"),
    **listed(Status.PROCEDURE, "45A 45B 45G"),
    **listed(
        Status.NOT_YET,
        "45 45C 45C1 45C2 45C2(a) 45C2(b) 45C3 45C4 45C4(a) 45C4(b) 45D 45D1 45D2 "
        "45E 45E1 45E2 45F",
    ),
    **listed(Status.REFERS, "45C5"),
    **listed(Status.NOT_YET, "47 47B 47D 47E 47E1 47E2 47E2(a) 47E2(b)"),
    # 47A and 47C repeat what other Laws grant; 47F2 says that nothing else is granted.
    **listed(Status.REFERS, "47A 47C 47F1"),
    **listed(Status.PROCEDURE, "47F 47F2"),
    **listed(Status.NOT_YET, "48 48A 48B 48B1 48B2"),
    **listed(Status.NOT_YET, "49"),
}

IN_2007: Final = Delta(
    added=names("45D1 45D2"),
    changed=names("45C4(b) 45D 47E1 47F1"),
)

IN_1997: Final = Delta(
    added=names("43A3 45C2(a) 45C2(b) 47F1 47F2"),
    changed=names("45C4(b) 45D 47E1 47E2(a) 47F"),
)

GROUP: Final = Group(NEWEST, {"2007": IN_2007, "1997": IN_1997})
