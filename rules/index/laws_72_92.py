"""Laws 23 and 72 to 92 as far as the rulings refer to them.

Of Laws 79, 81, 82, 86 and 92 only the clauses that a ruling on the tricks leads to are
listed; the rest of these Laws is outside.
"""

from __future__ import annotations

from typing import Final

from rules.index.delta import Delta, Group
from rules.index.entry import Status, listed, names

NEWEST: Final = {
    **listed(Status.PROCEDURE, "72 72A"),
    **listed(Status.JUDGEMENT, "72B 72B1 72B2 72B3"),
    **listed(Status.NOT_YET, "72C"),
    **listed(Status.PROCEDURE, "79 79C 79C1 79C2"),
    **listed(Status.JUDGEMENT, "81 81C 81C5"),
    **listed(Status.JUDGEMENT, "82 82C"),
    **listed(Status.JUDGEMENT, "85 85A 85A1 85A2 85B"),
    **listed(Status.JUDGEMENT, "86 86B"),
    **listed(Status.PROCEDURE, "92 92B"),
}

IN_2007: Final = Delta(
    added=names("79C1 79C2"),
    renumbered={"23": "72C", "86D": "86B"},
    changed=names("79C 86D"),
)

IN_1997: Final = Delta(
    added=names("85A1 85A2 86D"),
    removed=listed(Status.PROCEDURE, "72A1 72A2 72A3 72A4 72A5 72A6"),
    renumbered={
        "72B1": "23",
        "72B2": "72B1",
        "72B3": "72B2",
        "72B4": "72B3",
        "81C8": "81C5",
    },
    changed=names("72A 85A"),
)

GROUP: Final = Group(NEWEST, {"2007": IN_2007, "1997": IN_1997})
