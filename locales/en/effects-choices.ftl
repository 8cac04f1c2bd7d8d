### What players choose, and what holds afterwards: choices, penalty cards, restrictions,
### withdrawals, information. Values of choice-<option> are button labels, at most 80 characters.

## Options

choice-highest =
    { $suit ->
        [unknown] Highest card of the suit led
       *[other] Highest card of the suit led ({ $suitName })
    }

choice-lowest =
    { $suit ->
        [unknown] Lowest card of the suit led
       *[other] Lowest card of the suit led ({ $suitName })
    }

choice-require-other-suit = Require another suit, to be named
choice-forbid-other-suit = Forbid another suit, to be named
choice-choose-card = Choose the card
choice-withdraw-or-keep = Change the card or leave it

## Who chooses. Value: DO, introduces the options. .say: SAY.

# Law 57A. The required suit exists only since 2017.
choice-put-declarer = Put the options to { $declarer } before { $restricted } plays to this trick. Dummy takes no part.
    .label = Declarer chooses
    .say =
        { $declarerCap } chooses what { $restricted } plays to this trick: the highest or the lowest card of the suit led. { $edition ->
            [2017] Instead, { $declarer } may require or forbid another suit, to be named.
           *[other] Instead, { $declarer } may forbid another suit, to be named.
        } Nobody plays until the choice is made.

choice-put-lho = Ask { $lho } whether the card already played is changed or left. Partner takes no part.
    .label = The opponent on the left chooses
    .say = { $lhoCap } may change the card already played, or leave it. There is no rectification for a change.

# That opponent has led to the next trick.
choice-put-rho = Ask { $rho } whether the card led to the next trick is taken back or left. Partner takes no part.
    .label = The opponent on the right chooses
    .say = { $rhoCap } may take back the card led to the next trick, or leave it. There is no rectification for a change.

choice-put-offender = { $actorCap } says which visible card is played. Nobody else speaks.
    .label =
        { $role ->
            [declarer] Declarer chooses
            [dummy] Declarer chooses
           *[other] The offender chooses
        }
    .say =
        { $role ->
            [defender] { $seen ->
                [no] { $actorCap } says which of the visible cards is played. The others go back to the hand.
               *[other] { $actorCap } says which of the visible cards is played. Any other visible card becomes a penalty card.
            }
           *[other] { $actorCap } says which of the visible cards is played. The others go back to the hand.
        }

## Penalty cards. $owner in its case forms; $card only when it is already visible ($cardKnown yes).

penalty-minor =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } becomes a minor penalty card and stays face up.
       *[other] The card in front of { $owner } becomes a minor penalty card and stays face up.
    }
    .label = Minor penalty card
    .say =
        { $cardKnown ->
            [yes] The { $card } becomes a minor penalty card and stays face up.
           *[other] The card in front of { $owner } becomes a minor penalty card and stays face up.
        } Until it is played, no other small card of that suit may be played; an honour may.

penalty-major =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } becomes a major penalty card and stays face up.
       *[other] The card in front of { $owner } becomes a major penalty card and stays face up.
    }
    .label = Major penalty card
    .say =
        { $cardKnown ->
            [yes] The { $card } becomes a major penalty card.
           *[other] The card in front of { $owner } becomes a major penalty card.
        } It must be played as soon as that is legal; following suit comes first.

# The kind hangs on the card: one spot card shown by accident is minor, everything else major.
penalty-unknown =
    { $cardKnown ->
        [yes] The { $card } in front of { $owner } becomes a penalty card.
       *[other] The card in front of { $owner } becomes a penalty card.
    } A single small card shown by accident is minor; an honour, or any of several cards, is major.
    .label = Penalty card, minor or major not settled
    .say =
        { $cardKnown ->
            [yes] The { $card } becomes a penalty card and stays face up.
           *[other] The card in front of { $owner } becomes a penalty card and stays face up.
        }

# More than one penalty card in front of one defender.
penalty-several = More than one penalty card lies in front of { $owner }, so all of them are major.
    .label = All penalty cards are major
    .say = { $ownerCap } now has more than one penalty card, so all of them are major. If more than one can legally be played, { $declarer } chooses.

## Restrictions: WHY and DO in one

restriction-major-must-play-first-legal = As soon as it is legal, the penalty card must be played. Following suit and declarer's lead restrictions come first.
    .label = The penalty card must be played as soon as that is legal

restriction-minor-no-lower-same-suit = Until the minor penalty card is played, that defender may not play another small card of the suit. An honour is allowed.
    .label = No other small card of that suit first; an honour is allowed

restriction-partner-lead-options = Before the other defender leads, { $declarer } chooses: require the suit of the penalty card, forbid it, or leave the lead free.
    .label = When partner leads, declarer chooses: require, forbid or leave free
    .say = If the other defender is to lead, nobody leads until { $declarer } has chosen.

## Withdrawals

withdraw-lho-of-offender =
    { $irregularity ->
        [designation_change] { $lhoCap } may change the card already played.
       *[other] { $lhoCap } may change the card played after the irregularity.
    }
    .label = The next opponent may change the card played after the error

withdraw-each-nos-player = Either player of { $nos } may change a card played after the irregularity.
    .label = Either player of the non-offending side may change a later card
    .say = The opponents may change cards that they played after the irregularity.

# The same rights while nobody has told whether that player has played.
withdraw-lho-of-offender-if =
    { $irregularity ->
        [designation_change] If { $lho } has played after the card named first, { $lho } may change that card.
       *[other] If { $lho } has played after the irregularity, { $lho } may change that card.
    }
    .label = If the next opponent has played after the error, that card may be changed
    .say =
        { $irregularity ->
            [designation_change] If { $lho } has played after the card named first, { $lho } may change that card.
           *[other] If { $lho } has played after the irregularity, { $lho } may change that card.
        }

withdraw-each-nos-player-if =
    { $seated ->
        [yes]
            { $irregularity ->
                [revoke] If { $lho } or { $rho } has played after the revoke, that player may change that card.
               *[other] If { $lho } or { $rho } has played after the irregularity, that player may change that card.
            }
       *[no]
            { $irregularity ->
                [revoke] If a player of { $nos } has played after the revoke, that player may change that card.
               *[other] If a player of { $nos } has played after the irregularity, that player may change that card.
            }
    }
    .label = Whoever of the non-offending side has played later may change that card
    .say =
        { $seated ->
            [yes]
                { $irregularity ->
                    [revoke] If { $lho } or { $rho } has played after the revoke, that player may change that card.
                   *[other] If { $lho } or { $rho } has played after the irregularity, that player may change that card.
                }
           *[no]
                { $irregularity ->
                    [revoke] If a player of { $nos } has played after the revoke, that player may change that card.
                   *[other] If a player of { $nos } has played after the irregularity, that player may change that card.
                }
        }

## Who may know what

info-withdrawn-nos-ai = { $nosCap } may use what the withdrawn cards showed.
    .label = The non-offending side may use what withdrawn cards showed
    .say = { $nosCap } may use what the withdrawn cards showed.

info-withdrawn-os-ui = For { $os }, what the withdrawn cards showed is unauthorised information.
    .label = For the offending side that information is unauthorised
    .say = For { $os }, what the withdrawn cards showed is unauthorised information.

info-pc-must-play-ai = The other defender may know that the penalty card must be played.
    .label = Partner may know that the card must be played

info-pc-other-ui-partner = Anything else that the penalty card shows is unauthorised for the other defender.
    .label = Anything else about the card is unauthorised for partner

info-pc-all-ai-while-on-table = As long as the penalty card lies on the table, everyone may take it into account.
    .label = While the card lies on the table, everyone may use it
