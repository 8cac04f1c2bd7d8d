"""Laws 12 to 16: adjusted scores, card counts, information."""

from __future__ import annotations

from typing import Final

from rules.index.delta import Delta, Group
from rules.index.entry import Status, listed, names

NEWEST: Final = {
    **listed(
        Status.JUDGEMENT,
        "12 12A 12A1 12A2 12A3 12B 12B1 12B2 12C 12C1 12C1(a) 12C1(b) 12C1(c) 12C1(d) "
        "12C1(e) 12C1(e)(i) 12C1(e)(ii) 12C1(f)",
    ),
    **listed(Status.PROCEDURE, "12C2 12C2(a) 12C2(b) 12C2(c) 12C2(d) 12C3 12C4"),
    **listed(Status.NOT_YET, "13 13A 13A1 13A2 13B 13B1 13B2 13C 13D"),
    **listed(Status.REFERS, "13*"),
    **listed(Status.NOT_YET, "14 14A 14A1 14A2 14A3 14B 14B1 14B2 14B3 14B4 14C"),
    **listed(Status.NOT_YET, "16 16C 16C1 16C2"),
    **listed(Status.PROCEDURE, "16A 16A1 16A1(a) 16A1(b) 16A1(c) 16A1(d) 16A2 16A3"),
    **listed(
        Status.JUDGEMENT,
        "16A4 16B 16B1 16B1(a) 16B1(b) 16B2 16B3 "
        "16D 16D1 16D2 16D2(a) 16D2(b) 16D2(c) 16D2(d) 16D3",
    ),
}

# 12C1 was opened in 2017 with the probable outcome as (b); the non-offenders' own
# contribution moved to (e), where 2007 had had the option of one federation.
IN_2007: Final = Delta(
    added=names("12C1(b) 12C1(e)(i) 12C1(e)(ii) 12C2(d) 13* 13B"),
    removed={
        **listed(Status.JUDGEMENT, "12C1(e) 12C1(e)(i) 12C1(e)(ii)"),
        **listed(Status.NOT_YET, "13D2(a) 13D2(b) 13E"),
    },
    renumbered={
        "12C1(b)": "12C1(e)",
        "13A": "13B1",
        "13B": "13B2",
        "13C": "13D",
        "13D": "13A",
        "13D1": "13A1",
        "13D2": "13A2",
        "13F": "13C",
        "16C": "16D",
        "16C1": "16D1",
        "16C2": "16D2",
        "16C2(a)": "16D2(a)",
        "16C2(b)": "16D2(b)",
        "16C2(c)": "16D2(c)",
        "16C2(d)": "16D2(d)",
        "16C3": "16D3",
        "16D": "16C",
        "16D1": "16C1",
        "16D2": "16C2",
    },
    changed=names("12C1(b) 12C2(b) 13 13B 13D2 13F"),
)

IN_1997: Final = Delta(
    added=names(
        "12B 12B1 12C1(a) 12C1(b) 12C1(d) 12C1(e) 12C1(e)(i) 12C1(e)(ii) 12C1(f) "
        "12C2(a) 12C2(b) 12C2(c) 12C3 12C4 13A 13B 13D 13E 13F 14A3 14C "
        "16A 16A1 16A1(a) 16A1(b) 16A1(c) 16A1(d) 16A2 16A3 16A4 16B1 16B1(a) 16B1(b) "
        "16C1 16C2 16C2(c) 16C3"
    ),
    removed=listed(Status.PROCEDURE, "13A1 13A2 13A3 14B1"),
    renumbered={
        "12B": "12B2",
        "12C1": "12C2",
        "12C2": "12C1",
        "12C3": "12C1(c)",
        "13A": "13D1",
        "13B": "13D2",
        "13B1": "13D2(a)",
        "13B2": "13D2(b)",
        "14B1(a)": "14B1",
        "14B1(b)": "14B2",
        "14B2": "14B3",
        "14B3": "14B4",
        "16A": "16B",
        "16A1": "16B2",
        "16A2": "16B3",
        "16B": "16C",
        "16B1": "16C2(a)",
        "16B2": "16C2(b)",
        "16B3": "16C2(d)",
        "16C": "16D",
        "16C1": "16D1",
        "16C2": "16D2",
    },
    changed=names("12C2 12C3 13 13A 13B1 13B2 13C 14A 14B 16A 16B 16B2"),
)

GROUP: Final = Group(NEWEST, {"2007": IN_2007, "1997": IN_1997})
