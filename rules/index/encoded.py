"""The clauses that are code, by their newest address: the one place that says so.

Older addresses follow through the renumberings (``72C`` stands for ``23`` of 2007 and
``72B1`` of 1997). A clause that ended with an older edition is named ``63B@1997``.
"""

from __future__ import annotations

from typing import Final

from rules.index.entry import names

LAW_67: Final = names("67 67* 67A 67A1 67A2 67B 67B1 67B1(a) 67B1(b) 67B2 67B2(a) 67B2(b) 67B3")

CALLED_FROM_LAW_67: Final = names(
    "16C1 16C2 45E 45E1 45E2 47B 47D 48A 50B 57A 58B 58B1 58B2 58B3 62A 62B1 62B2 "
    "64A 64A1 64A2 64B 64B1 64B2 64B3 64B4 64B5 64B6 64B7 64C 64C1 64C2 64C2(a) 64C2(b) 72C"
)

ENCODED: Final = LAW_67 | CALLED_FROM_LAW_67
