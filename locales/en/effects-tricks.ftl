### Tricks that change sides, the score, and what the Director must judge.
### $tricks is a number (how many, or at most how many); $laws a ready list of references.

## Transfer

# WHY. The number is fixed. The .say line is for after play only.
transfer-settled =
    { $tricks ->
        [0] No trick is transferred.
        [one] One trick is transferred to { $nos }.
       *[other] { $tricks } tricks are transferred to { $nos }.
    }
    .label = Tricks transferred
    .say =
        { $tricks ->
            [0] No trick is transferred.
            [1] One trick is transferred to { $nos }.
            [2] Two tricks are transferred to { $nos }.
            [3] Three tricks are transferred to { $nos }.
            [4] Four tricks are transferred to { $nos }.
           *[other] { $tricks } tricks are transferred to { $nos }.
        }

# DO/WHY. The number hangs on the rest of the play; $tricks is the most that can move.
# The .say line names the condition, never a number.
transfer-open =
    { $tricks ->
        [one] { $trick ->
            [unknown] One trick goes to { $nos } if { $os } have won the defective trick or win a later one; otherwise none.
           *[other] One trick goes to { $nos } if { $os } have won trick { $trick } or win a later one; otherwise none.
        }
       *[other] At most { $tricks } tricks go to { $nos }; the number is known only after play. { $trick ->
            [unknown] It depends on whether { $os } have won the defective trick or win a later one.
           *[other] It depends on whether { $os } have won trick { $trick } or win a later one.
        }
    }
    .label = Open until play ends
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] { $nosCap } gain one trick if { $os } have won the defective trick or win a later one.
               *[other] { $nosCap } gain one trick if { $os } have won trick { $trick } or win a later one.
            }
           *[other] { $trick ->
                [unknown] { $nosCap } may gain tricks if { $os } have won the defective trick or win a later one.
               *[other] { $nosCap } may gain tricks if { $os } have won trick { $trick } or win a later one.
            }
        }

# As transfer-open, for a revoke by a card that came back; $trick is the trick of the revoke.
transfer-open-revoke =
    { $tricks ->
        [one] { $trick ->
            [unknown] One trick goes to { $nos } if { $os } have won the revoke trick or win a later one; otherwise none.
           *[other] One trick goes to { $nos } if { $os } have won trick { $trick } or win a later one; otherwise none.
        }
       *[other] At most { $tricks } tricks go to { $nos }; the number is known only after play. { $trick ->
            [unknown] It depends on whether { $os } have won the revoke trick or win a later one.
           *[other] It depends on whether { $os } have won trick { $trick } or win a later one.
        }
    }
    .label = Open until play ends
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] { $nosCap } gain one trick if { $os } have won the revoke trick or win a later one.
               *[other] { $nosCap } gain one trick if { $os } have won trick { $trick } or win a later one.
            }
           *[other] { $trick ->
                [unknown] { $nosCap } may gain tricks if { $os } have won the revoke trick or win a later one.
               *[other] { $nosCap } may gain tricks if { $os } have won trick { $trick } or win a later one.
            }
        }

## No automatic trick: one reason for each clause. WHY.

transfer-none-64b1 = No trick is transferred, because { $os } have won neither the trick in question nor a later one.
transfer-none-64b2 = No trick is transferred, because the same player had revoked in that suit before.
transfer-none-64b3 =
    { $role ->
        [dummy] No trick is transferred, because the card was dummy's and all could see it.
       *[other] No trick is transferred, because the card that was not played lay open for all to see.
    }

transfer-none-64b4 = No trick is transferred, because { $nos } had called on the next board before attention was drawn to it.
transfer-none-64b5 = No trick is transferred, because the round was over before attention was drawn to it.
transfer-none-64b6 = No trick is transferred, because it happened in trick 12.
transfer-none-64b7 = No trick is transferred, because both sides revoked on this board.
transfer-none-64b8 = No trick is transferred, because both sides revoked in the same trick and the revokes were corrected.
# 1997 only: both sides in the same trick.
transfer-none-64c = No trick is transferred, because both sides revoked in the same trick. Judge the board as if nobody had revoked.

## The account of a settled transfer

# One line for each kind of tricks; $won are there, $moved of them go. $which is "revoke" or "defective".
account-trick-offender =
    { $which ->
        [defective] The defective trick was won by { $offender }: one trick.
       *[other] The revoke trick was won by { $offender }: one trick.
    }
account-trick-partner =
    { $which ->
        [defective] The defective trick was won by { $partner }: one trick.
       *[other] The revoke trick was won by { $partner }: one trick.
    }
account-trick-opponents =
    { $which ->
        [defective] The defective trick was won by { $nos }: no trick for that.
       *[other] The revoke trick was won by { $nos }: no trick for that.
    }
account-later =
    Later tricks won by { $os }: { $won ->
        [0] none.
       *[other] { $won }; { $moved ->
            [0] none of them is transferred.
            [one] one of them is transferred.
           *[other] { $moved } of them are transferred.
        }
    }
account-playable = One of these is transferred because it was won with a card that could legally have been played to the revoke trick.

## Ownership. WHY; .say SAY.

ownership-unchanged =
    { $trick ->
        [unknown] The defective trick stays with the side that has it. No card moved now can win or lose it.
       *[other] Trick { $trick } stays with the side that has it. No card moved now can win or lose it.
    }
    .label = The winner of the trick does not change
    .say =
        { $trick ->
            [unknown] That trick stays with the side that has it.
           *[other] Trick { $trick } stays with the side that has it.
        }

# Two tricks are put right.
ownership-unchanged-two = Each of the tricks put right stays with the side that has it. No card moved now can win or lose it.
    .label = The winners of the tricks do not change
    .say = Each of these tricks stays with the side that has it.

ownership-unchanged-played = The trick stays with the side that has won it.
    .label = The winner of the trick does not change
    .say = That trick stays with the side that has won it.

ownership-recomputed = The card added now counts in the trick; work out again which hand wins it.
    .label = Work out again who wins the trick
    .say = When all four cards are on the table, we will see who wins this trick.

ownership-recomputed-played = The card that is played instead counts in the trick; work out again which hand wins it.
    .label = Work out again who wins the trick
    .say = When all four cards are on the table, we will see who wins this trick.

## The score. Judgement voice: what is left to the Director.

adjusted-no = There is no ground for an adjusted score.
    .label = No adjusted score

adjusted-possible = An adjusted score is possible. Check whether { $nos } were damaged ({ $laws }).
    .label = Adjusted score possible
    .say = After play I will check whether { $nos } were damaged. If so, an adjusted score is possible.

adjusted-consider = There is a stated reason to consider an adjusted score ({ $laws }).
    .label = Consider an adjusted score
    .say = After play I will consider an adjusted score.

adjusted-mandatory = An adjusted score must be awarded ({ $laws }). If there is no damage, it equals the table result.
    .label = Adjusted score required
    .say = The score will be adjusted.

# The deal was wrong from the start: it has no result.
adjusted-mandatory-deal = An adjusted score must be awarded ({ $laws }). There is no table result to compare it with.
    .label = Adjusted score required
    .say = The score will be adjusted.

# The damage has been judged already.
adjusted-mandatory-damage = An adjusted score must be awarded ({ $laws }).
    .label = Adjusted score required

## Questions of judgement

equity-check = Compare two results: the table result with any transferred tricks, and what was likely without the irregularity. If the second is better for { $nos }, adjust to it instead of adding both ({ $laws }).
    .label = Equity

# Both sides have an established revoke.
equity-check-both = Both sides have revoked. Compare two results: the table result, and what was likely if nobody had revoked. If either side was damaged, adjust to the second ({ $laws }).
    .label = Equity for both sides

could-have-known-check = If { $offender } could have known that this might well damage { $nos }, and it did, adjust the score ({ $laws }).
    .label = Could the player have known?

information-check = After play, judge whether the offending side used what the withdrawn cards showed ({ $laws }).
    .label = Use of information

# The penalty card: each edition asks something else.
information-check-penalty =
    { $edition ->
        [1997] After play, judge whether the other defender used more of the penalty card than the duty to play it ({ $laws }).
        [2007] After play, judge whether what the penalty card showed damaged the declaring side ({ $laws }).
       *[other] After play, judge whether the result could well have been different without the help of the exposed card ({ $laws }).
    }
    .label = Use of information

information-check-restored = After play, judge whether knowing that the card came back influenced partner ({ $laws }).
    .label = Use of information

information-check-enquiry = After play, judge whether the question influenced partner's play ({ $laws }).
    .label = Use of information
