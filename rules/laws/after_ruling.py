"""What every ruling ends with: an earlier ruling that was wrong, a time that has run out."""

from rules.derive.late import is_past_appeal, may_be_final, was_ruled_otherwise
from rules.engine import Effects, Facts
from rules.laws import law_82, law_92


def after_ruling(facts: Facts) -> Effects:
    """Law 82C for a wrong ruling that can still be corrected, Law 92B for late players."""
    if not may_be_final(facts) and was_ruled_otherwise(facts):
        yield from law_82.directors_error(facts)
    if is_past_appeal(facts):
        yield from law_92.too_late_to_appeal(facts)
