### Penalty cards: steps, options, how they are put, restrictions, information.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is to lead, $offender has the penalty card),
### $penaltySuit (code, "several" or "unknown") with $penaltySuitName, $namedSuitName (the suit that
### declarer has named), $option (declarer_option or "unknown"), $restricted (who plays after 57A).

## Steps

step-must-play-penalty-card = The penalty card is played now; this is the first legal opportunity.
    .label = The penalty card must be played now
    .say = The penalty card has to be played now.

# A minor penalty card of the suit led, and no honour in the hand.
step-must-play-penalty-card-minor = The penalty card is played now: the suit has to be followed, and there is no honour of it in the hand.
    .label = The penalty card must be played now
    .say = The penalty card has to be played now.

# The player on lead has a penalty card too.
step-must-play-penalty-card-own = { $partnerCap } leads { $partnerPoss } own penalty card.
    .label = The leader's own penalty card must be led
    .say = { $partnerCap } now leads { $partnerPoss } own penalty card.

step-pick-up-penalty-cards = The penalty cards go back to the hand and are penalty cards no longer.
    .label = The penalty cards go back to the hand
    .say = The penalty cards go back to the hand.

# Declarer has required the suit.
step-pick-up-penalty-cards-required = { $partnerCap } leads { $namedSuitName }, if possible. Every penalty card of that suit in front of { $offender } goes back to the hand and is one no longer.
    .label = The suit is led; its penalty cards go back to the hand
    .say = { $partnerCap } leads { $namedSuitName }, if possible. Every penalty card of that suit in front of { $offender } goes back to the hand.

# Declarer has forbidden the suit.
step-pick-up-penalty-cards-forbidden = { $partnerCap } may not lead { $namedSuitName }. Every penalty card of that suit in front of { $offender } goes back to the hand and is one no longer.
    .label = The suit is not led; its penalty cards go back to the hand
    .say = { $partnerCap } may not lead { $namedSuitName }. Every penalty card of that suit in front of { $offender } goes back to the hand.

step-penalty-card-stays = The penalty card stays face up on the table, and its duties go on.
    .label = The penalty card stays on the table
    .say = The penalty card stays on the table.

# Declarer has left the lead free.
step-penalty-card-stays-free = { $partnerCap } leads any card. The penalty card stays face up on the table, and its duties go on.
    .label = The lead is free; the penalty card stays on the table
    .say = The lead is free. The penalty card stays on the table.

step-offered-card-legal = The card may be played; the minor penalty card does not prevent it.
    .label = This card may be played
    .say = This card may be played.

step-offered-card-illegal = The card may not be played: no other small card of that suit is played before the penalty card. An honour or another suit is allowed.
    .label = No other small card before the penalty card
    .say = This card may not be played: no other small card of that suit before the penalty card. An honour or another suit is allowed.

# The suit of the penalty card was led, and has to be followed.
step-offered-card-illegal-led = The card may not be played: no other small card of that suit is played before the penalty card. An honour of the suit is allowed.
    .label = No other small card before the penalty card
    .say = This card may not be played: no other small card of that suit before the penalty card. An honour of the suit is allowed.

# The suit was led, and the hand told has no honour in it.
step-offered-card-illegal-only = The card may not be played: no other small card of that suit is played before the penalty card.
    .label = No other small card before the penalty card
    .say = This card may not be played: no other small card of that suit before the penalty card.

# The card is not of the suit led, which can be followed.
step-offered-card-illegal-follow = The card may not be played: the suit led has to be followed.
    .label = Suit has to be followed
    .say = This card may not be played: the suit led has to be followed.

# The penalty card was due, and declarer has not accepted the other card.
step-substitute-legal-card-penalty = The penalty card is played to this trick instead.
    .label = Play the penalty card instead
    .say = The penalty card is played to this trick instead.

## Options

choice-require-suit =
    { $penaltySuit ->
        [unknown] Require that suit
        [several] Require one of the suits: { $penaltySuitName }
       *[other] Require { $penaltySuitName }
    }

choice-forbid-suit =
    { $penaltySuit ->
        [unknown] Forbid that suit
        [several] Forbid one or more of the suits: { $penaltySuitName }
       *[other] Forbid { $penaltySuitName }
    }

choice-no-restriction = Leave the lead free
choice-accept-play = Accept the card played
choice-reject-play = Do not accept the card played
choice-choose-penalty-card = Choose which penalty card is played

## Who chooses

# Partner of a defender with a major penalty card is to lead.
choice-put-partner-lead =
    { $penaltySuit ->
        [several] Before { $partner } leads, put the options to { $declarer }: require one of the suits ({ $penaltySuitName }), forbid one or more of them, or leave the lead free.
       *[other] Before { $partner } leads, put three options to { $declarer }: require { $penaltySuitName }, forbid { $penaltySuitName }, or leave the lead free.
    } Dummy takes no part.
    .label = Declarer chooses
    .say =
        { $penaltySuit ->
            [several] { $declarerCap } may require one of the suits of the penalty cards, forbid one or more, or leave the lead free.
           *[other] Before { $partner } leads, { $declarer } has three options: require { $penaltySuitName }, forbid { $penaltySuitName }, or leave the lead free.
        } { $penaltySuit ->
            [several] If a suit is required or forbidden, the penalty cards of that suit go back to the hand.
           *[other] If the suit is required or forbidden, the penalty card of that suit goes back to the hand.
        } If the lead is left free, the penalty card stays on the table. Nobody leads until the choice is made.

# Which suit the choice means. $option says whether it is required or forbidden.
choice-put-declarer-suit =
    { $option ->
        [REQUIRE_SUIT] { $declarerCap } names the suit that is required.
        [REQUIRE_OTHER_SUIT] { $declarerCap } names the suit that is required.
        [FORBID_SUIT] { $declarerCap } names the suit that is forbidden.
        [FORBID_OTHER_SUIT] { $declarerCap } names the suit that is forbidden.
       *[other] { $declarerCap } names the suit.
    } Dummy takes no part.
    .label = Declarer names the suit
    .say =
        { $option ->
            [REQUIRE_SUIT] { $declarerCap } names the suit that is required.
            [REQUIRE_OTHER_SUIT] { $declarerCap } names the suit that is required.
            [FORBID_SUIT] { $declarerCap } names the suit that is forbidden.
            [FORBID_OTHER_SUIT] { $declarerCap } names the suit that is forbidden.
           *[other] { $declarerCap } names the suit.
        } Nobody plays until it is named.

# A penalty card was due, and its owner has played another card.
choice-put-penalty-play = Ask { $declarer } whether the card played instead of the penalty card is accepted. Dummy takes no part.
    .label = Declarer chooses
    .say = The penalty card was due; { $declarer } may accept the card played instead of it. If it is accepted, the penalty card stays on the table. If not, the penalty card is played, and the other card becomes a major penalty card. Nobody plays until the choice is made.

choice-put-penalty-card = { $declarerCap } says which of the penalty cards is played. Dummy takes no part.
    .label = Declarer chooses
    .say = More than one penalty card may legally be played. { $declarerCap } says which one.

## Penalty cards that lay there before

penalty-minor-lying =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a minor penalty card and stays face up.
       *[other] The card in front of { $owner } is a minor penalty card and stays face up.
    }
    .label = Minor penalty card
    .say =
        { $cardKnown ->
            [yes] The { $card } is a minor penalty card and stays face up.
           *[other] The card in front of { $owner } is a minor penalty card and stays face up.
        } Until it is played, no other small card of that suit may be played; an honour may.

penalty-major-lying =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a major penalty card and stays face up.
       *[other] The card in front of { $owner } is a major penalty card and stays face up.
    }
    .label = Major penalty card
    .say =
        { $cardKnown ->
            [yes] The { $card } is a major penalty card.
           *[other] The card in front of { $owner } is a major penalty card.
        } It must be played as soon as that is legal; following suit comes first.

penalty-unknown-lying =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a penalty card.
       *[other] The card in front of { $owner } is a penalty card.
    } A single small card shown by accident is minor; an honour, or any of several cards, is major.
    .label = Penalty card, minor or major not settled
    .say =
        { $cardKnown ->
            [yes] The { $card } is a penalty card and stays face up.
           *[other] The card in front of { $owner } is a penalty card and stays face up.
        }

## Penalty cards that lay there before, while a choice about them is open

penalty-minor-pending =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a minor penalty card. The choice that is still open decides what becomes of it.
       *[other] The card in front of { $owner } is a minor penalty card. The choice that is still open decides what becomes of it.
    }
    .label = Minor penalty card; a choice decides on it
    .say =
        { $cardKnown ->
            [yes] The { $card } is a minor penalty card, and stays face up until the choice is made.
           *[other] The card in front of { $owner } is a minor penalty card, and stays face up until the choice is made.
        }

penalty-major-pending =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a major penalty card. The choice that is still open decides what becomes of it.
       *[other] The card in front of { $owner } is a major penalty card. The choice that is still open decides what becomes of it.
    }
    .label = Major penalty card; a choice decides on it
    .say =
        { $cardKnown ->
            [yes] The { $card } is a major penalty card, and stays face up until the choice is made.
           *[other] The card in front of { $owner } is a major penalty card, and stays face up until the choice is made.
        }

penalty-unknown-pending =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } is a penalty card. The choice that is still open decides what becomes of it.
       *[other] The card in front of { $owner } is a penalty card. The choice that is still open decides what becomes of it.
    }
    .label = Penalty card; a choice decides on it
    .say =
        { $cardKnown ->
            [yes] The { $card } is a penalty card, and stays face up until the choice is made.
           *[other] The card in front of { $owner } is a penalty card, and stays face up until the choice is made.
        }

## Restrictions: WHY and DO in one

restriction-forbid-while-on-lead = The suit stays forbidden until { $partner } loses the lead.
    .label = The suit stays forbidden until the lead is lost
    .say = The suit is forbidden until { $partner } loses the lead.

restriction-partner-this-trick-57a = The card that { $restricted } plays to this trick must follow declarer's choice. If that is impossible, any legal card will do.
    .label = Partner's card to this trick is restricted
    .say =
        { $option ->
            [HIGHEST] { $restrictedCap } plays the highest card of the suit led to this trick.
            [LOWEST] { $restrictedCap } plays the lowest card of the suit led to this trick.
            [REQUIRE_OTHER_SUIT] To this trick { $restricted } plays the other suit that declarer requires.
            [FORBID_OTHER_SUIT] To this trick { $restricted } does not play the suit that declarer forbids.
           *[other] { $restrictedCap } plays to this trick as declarer has chosen.
        } If that is impossible, any legal card will do.

## Who may know what

info-pc-returned-ui-partner = Once the card is back in the hand, the other defender must carry on as if it had never been seen.
    .label = Once the card is picked up, it is unauthorised for partner
