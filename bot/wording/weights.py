"""What is spoken first where there is too much to say, and what need not be said twice."""

ALWAYS = 9
LAST = 10
"""What the table must hear whatever else is left out."""

WEIGHTS: dict[str, tuple[int, ...]] = {
    "step-stop-play": (0, 0),
    "step-count-face-down": (1, 1),
    "step-establish-trick": (5, 6),
    "step-establish-trick-two": (5, 6),
    "step-establish-trick-even": (LAST,),
    "step-supply-legal-card": (3, ALWAYS),
    "step-supply-legal-card-partner": (4,),
    "step-inspect-played-privately": (5, 2),
    "step-leave-highest-legal": (4, ALWAYS),
    "step-return-extra-cards": (ALWAYS, 4),
    "step-return-extra-cards-exposed": (ALWAYS, 4),
    "step-designate-card": (6, ALWAYS),
    "step-card-to-penalty": (7,),
    "step-file-played-card": (7, ALWAYS),
    "step-correct-revoke": (7, ALWAYS),
    "step-assess-equity-at-end": (3,),
    "step-assess-equity-at-end-both": (3,),
    "step-play-continues": (6,),
    "step-play-continues-too-late": (LAST, 6),
    "step-search-card-found": (ALWAYS, 5),
    "step-reconstruct-deal": (5, ALWAYS),
    "step-rule-on-claim": (LAST,),
    "step-rule-on-claim-shown": (LAST,),
    "step-escalate": (LAST, LAST),
    "step-withdraw-card-again": (ALWAYS,),
    "step-card-returns-to-hand-restored": (ALWAYS, ALWAYS),
    "step-correct-revoke-both": (ALWAYS, 8),
    "step-correct-revoke-anyway": (8, ALWAYS),
    "step-correct-revoke-twelfth": (8, ALWAYS, 7),
    "established-63a1": (8,),
    "established-63a2": (8,),
    "established-63a3": (8,),
    "established-63a4": (8,),
    "step-lead-stands": (6,),
    "step-retract-lead-penalty": (5,),
    "step-second-card-from-declarer": (LAST,),
    "step-declarer-becomes-dummy": (LAST, 8),
    "step-pick-up-penalty-cards": (ALWAYS,),
    "step-pick-up-penalty-cards-required": (LAST, ALWAYS),
    "step-pick-up-penalty-cards-forbidden": (LAST, ALWAYS),
    "step-must-play-penalty-card": (LAST,),
    "step-penalty-card-stays": (8,),
    "step-penalty-card-stays-free": (LAST, 7),
    "step-restore-deal": (ALWAYS, 2),
    "step-restore-deal-play": (ALWAYS, 4),
    "step-remove-surplus-card": (6, ALWAYS),
    "step-award-adjusted-score-deal": (8, LAST),
    "step-no-rectification": (6,),
    "step-play-on-reserve-rights": (7,),
    "step-possible-procedural-penalty": (1,),
    "step-waive-rectification": (1,),
    "choice-put-lho": (LAST, 4),
    "choice-put-rho": (LAST, 4),
    "choice-put-nos": (LAST, 4),
    "choice-put-later-card": (8, LAST, 6),
    "choice-put-lead": (LAST, ALWAYS, 8, LAST),
    "choice-put-opening-lead": (LAST, LAST, LAST, LAST, ALWAYS),
    "choice-put-lead-by-declarer": (LAST, 8, ALWAYS),
    "choice-put-partner-lead": (LAST, 8, 7, LAST),
    "choice-put-penalty-play": (LAST, 8, LAST, ALWAYS),
    "choice-put-penalty-card": (LAST, LAST),
    "penalty-minor": (LAST, ALWAYS),
    "penalty-major": (LAST, ALWAYS),
    "penalty-minor-lying": (8, 8),
    "penalty-major-lying": (7, 7),
    "penalty-minor-pending": (8,),
    "penalty-major-pending": (8,),
    "penalty-unknown-pending": (8,),
    "penalty-several": (LAST, 8),
    "ownership-unchanged": (3,),
    "ownership-unchanged-two": (3,),
    "ownership-unchanged-played": (3,),
    "ownership-recomputed": (2, 2),
    "ownership-recomputed-played": (2, 2),
    "restriction-partner-lead-options": (7,),
    "restriction-forbid-while-on-lead": (LAST,),
    "restriction-partner-this-trick-57a": (LAST, 7),
    "restriction-no-suggested-alternative": (6,),
    "withdraw-each-nos-player": (8,),
    "withdraw-each-nos-player-if": (8,),
    "withdraw-os-next-after-nos-change": (5,),
    "withdraw-os-next-after-nos-change-if": (4,),
    "withdraw-declarer-after-rho-change": (5,),
}
"""How much each sentence weighs; the lightest are left out when there are more than six."""

SAID_BY: dict[str, frozenset[str]] = {
    "penalty-cards": frozenset({"step-card-to-penalty"}),
    "step-pick-up-others": frozenset({"step-card-returns-to-hand"}),
    "step-card-stands": frozenset({"step-designate-card"}),
    "step-correct-revoke": frozenset(
        {
            "step-withdraw-card",
            "step-substitute-legal-card",
            "step-card-returns-to-hand",
            "withdraw-all-erroneous-this-trick",
        }
    ),
    "step-correct-revoke-both": frozenset({"onward-62-other-side"}),
    "step-card-returns-to-hand": frozenset({"step-no-rectification", "step-search-card"}),
    "step-reconstruct-deal": frozenset({"step-search-card"}),
    "step-not-penalty-card": frozenset({"step-card-returns-to-hand"}),
    "step-retract-lead": frozenset({"step-no-rectification"}),
    "step-pick-up-penalty-cards": frozenset(
        {"step-lead-from-correct-hand", "step-card-to-penalty"}
    ),
    "step-declarer-becomes-dummy": frozenset({"step-lead-stands"}),
    "step-lead-stands": frozenset({"withdraw-all-erroneous-this-trick"}),
    "step-rule-on-claim": frozenset({"onward-68"}),
    "choice-put-declarer": frozenset(
        {
            "step-supply-legal-card",
            "restriction-partner-this-trick-57a",
            "restriction-partner-lead-options",
        }
    ),
    "choice-put-offender": frozenset(
        {
            "step-pick-up-others",
            "step-card-returns-to-hand",
            "step-card-to-penalty",
            "step-designate-card",
            "step-not-penalty-card",
            "step-no-rectification",
        }
    ),
    "choice-put-penalty-card": frozenset({"penalty-several", "step-must-play-penalty-card"}),
    "choice-put-opening-lead": frozenset(
        {
            "choice-put-lead",
            "choice-put-partner-lead",
            "choice-put-spread",
            "restriction-partner-lead-options",
        }
    ),
    "choice-put-lead": frozenset({"choice-put-partner-lead", "restriction-partner-lead-options"}),
    "choice-put-partner-lead": frozenset(
        {
            "step-lead-from-correct-hand",
            "step-penalty-card-stays",
            "restriction-partner-lead-options",
        }
    ),
    "choice-put-penalty-play": frozenset(
        {
            "step-card-stands",
            "step-substitute-legal-card",
            "step-penalty-card-stays",
            "step-card-to-penalty",
            "step-must-play-penalty-card",
        }
    ),
    "choice-put-lho": frozenset({"withdraw-each-nos-player"}),
    "choice-put-rho": frozenset({"withdraw-each-nos-player"}),
    "choice-put-nos": frozenset({"withdraw-each-nos-player"}),
    "choice-put-later-card": frozenset(
        {
            "withdraw-each-nos-player",
            "withdraw-os-next-after-nos-change",
            "withdraw-declarer-after-rho-change",
        }
    ),
}
"""What need not be said beside something else, whose words already contain it.

Steps stand here under their plain ids, whatever wording the case gives them.
"""
