### Leads out of turn: steps, options, and how they are put.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is the offender's partner, $actor whoever
### chooses), $turn (turn_was or "unknown"), $penaltySuitName (the suit of the card, or "that suit").

## Steps

step-lead-stands = The lead stands and counts as a correct lead.
    .label = The lead stands
    .say = The lead stands and counts as a correct lead.

# Declarer could have seen a card of dummy's.
step-lead-stands-must = The lead stands: declarer may have seen a card of dummy's, so it has to be accepted.
    .label = The lead stands
    .say = Declarer may have seen a card of dummy's, so the lead has to be accepted.

# The hand whose turn it was has led after the lead out of turn.
step-lead-stands-proper = The lead from the hand whose turn it was stands.
    .label = The lead in turn stands
    .say = The lead from the hand whose turn it was stands.

# The next opponent has played after the card: the right to a rectification is lost.
step-lead-stands-played-after = The card stands as if played in turn. The other side has played after it, so there is no rectification.
    .label = The card stands as if played in turn
    .say = The other side has played after it, so the card stands as if played in turn.

step-retract-lead = The card that was led goes back to the hand it came from.
    .label = The lead is withdrawn
    .say = The lead is withdrawn, and the card goes back to the hand without rectification.

# A defender's card: it becomes a penalty card.
step-retract-lead-penalty = The lead is not accepted.
    .label = The lead is not accepted
    .say = The lead is not accepted.

step-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] Declarer leads any card from declarer's own hand.
        [dummy] Declarer leads any card from dummy.
        [other_defender] Now { $partner } leads.
        [a_defender] The defender whose turn it is leads.
       *[other] The hand whose turn it is leads.
    }
    .label = Lead from the correct hand
    .say =
        { $turn ->
            [declarer_hand] The lead now comes from declarer's own hand.
            [dummy] The lead now comes from dummy.
            [other_defender] Now { $partner } leads.
            [a_defender] The defender whose turn it is leads now.
           *[other] The lead now comes from the hand whose turn it is.
        }

step-dummy-spreads = Dummy's cards go down.
    .label = Dummy's cards go down
    .say = Dummy's cards go down, please.

step-declarer-becomes-dummy = { $declarerCap } puts the whole hand down and becomes dummy; { $dummy } plays the contract.
    .label = Declarer becomes dummy
    .say = { $declarerCap } puts the whole hand down and becomes dummy. { $dummyCap } takes over as declarer.

step-second-card-from-declarer = The second card to the trick comes from declarer's own hand. A card already played from dummy stays, unless it is a revoke.
    .label = Second card comes from declarer's hand
    .say = The second card to this trick comes from declarer's own hand.

## Options

choice-accept-lead = Accept the lead
choice-refuse-lead = Do not accept the lead
choice-spread-hand = Put the hand down and become dummy

## Who chooses

# A defender's lead out of turn.
choice-put-lead = First say what follows if the lead is refused; then ask { $declarer } whether it is accepted. Dummy takes no part.
    .label = Declarer chooses
    .say =
        { $declarerCap } may accept the lead, and then it stands. If it is not accepted, the card becomes a major penalty card. { $turn ->
            [declarer_hand] The lead then comes from declarer's own hand.
            [dummy] The lead then comes from dummy.
           *[other] { $declarerCap } may then require { $penaltySuitName } from { $partner }, forbid { $penaltySuitName }, or leave the lead free.
        } Nobody plays until the choice is made.

# All five ways at once.
choice-put-opening-lead = Put all five options to { $declarer } at once, before anybody spreads or plays a card. Dummy takes no part.
    .label = Declarer chooses
    .say = { $declarerCap } has five options; the first is to put the hand down and become dummy. The second is to accept the lead and see dummy; the next card comes from declarer's own hand. The third is to refuse it and require { $penaltySuitName } from { $partner }. The fourth is to refuse it and forbid { $penaltySuitName }. The fifth is to refuse it and leave the lead free; the card stays as a major penalty card. Nobody spreads or plays a card until the choice is made.

choice-put-spread = Ask { $declarer } whether to put the hand down and become dummy, or to play the contract. Dummy takes no part.
    .label = Declarer chooses
    .say = { $declarerCap } may put the hand down and become dummy. Otherwise dummy's cards go down.

# Declarer led from the wrong hand, or when a defender was to lead.
choice-put-lead-by-declarer =
    Ask the defenders whether the lead stands or is withdrawn. { $edition ->
        [2017] One defender's word is enough; if they disagree, the player next after the wrong lead decides.
        [2007] One defender's word is enough; if they disagree, the defender next in turn decides.
       *[other] One defender's word is enough; the 1997 Laws do not say what holds if they disagree.
    }
    .label = A defender chooses
    .say =
        The defenders decide: either the lead stands, or the card goes back without rectification. { $edition ->
            [2017] One defender's word is enough; if they disagree, the player next after the wrong lead decides.
            [2007] One defender's word is enough; if they disagree, the defender next in turn decides.
           *[other] One defender's word is enough.
        } Nobody plays until they have decided.

choice-put-lead-next = The defenders disagree: ask { $actor } alone whether the lead stands.
    .label = The defender next to play chooses
    .say = The defenders disagree, so { $actor } decides whether the lead stands. Nobody plays until that is decided.
