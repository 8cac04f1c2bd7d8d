"""What is wrong with a case, in one sentence a fault."""

from __future__ import annotations

from bot.echo import shown
from bot.faults import Fault
from bot.wording.clauses import kebab
from bot.wording.words import words as words_of


def fault_text(fault: Fault, lang: str, *, strict: bool = False) -> str:
    """The fault as a sentence; ``field`` stands in it as it was written, at most its beginning."""
    words = words_of(lang, strict)
    message = f"error-{kebab(fault.code)}"
    if fault.kind and words.has(f"{message}-{fault.kind}"):
        message = f"{message}-{fault.kind}"
    if fault.code == "out_of_domain" and not fault.allowed:
        message = "error-out-of-domain-any"
    return words.text(
        message,
        {
            "field": shown(fault.field),
            "expected": fault.expected,
            "suggestion": fault.suggestion or "none",
            "allowed": words.join(fault.allowed, "or"),
        },
    )
