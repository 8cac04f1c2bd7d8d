"""What came after the irregularity: a ruling already given, periods that are over."""

from enum import StrEnum

from rules.facts import Absent, one_of, yes_no


class AlreadyRuled(StrEnum):
    """Whether a ruling was given before, and whether it was the one given here."""

    NO = "no"
    AS_HERE = "as_here"
    OTHERWISE = "otherwise"


ALREADY_RULED = one_of("already_ruled", AlreadyRuled, absent=Absent.REPORTED, quiet=AlreadyRuled.NO)
CORRECTION_PERIOD_OVER = yes_no("correction_period_over", absent=Absent.REPORTED)
APPEAL_PERIOD_OVER = yes_no("appeal_period_over", absent=Absent.REPORTED)

RULED = (ALREADY_RULED, CORRECTION_PERIOD_OVER, APPEAL_PERIOD_OVER)
