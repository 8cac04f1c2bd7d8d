### What players choose, and what holds afterwards: choices, penalty cards, restrictions,
### withdrawals, information. Values of choice-<option> are button labels, at most 80 characters.

## Options

choice-accept-lead = Accept the lead
choice-refuse-lead = Do not accept the lead
choice-spread-hand = Put the hand down and become dummy
choice-require-suit =
    { $suit ->
        [unknown] Require the suit
       *[other] Require { $suitName }
    }

choice-forbid-suit =
    { $suit ->
        [unknown] Forbid the suit
       *[other] Forbid { $suitName }
    }

choice-no-restriction = Leave the lead free
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
choice-accept-play = Accept the card played
choice-reject-play = Do not accept the card played
choice-choose-penalty-card = Choose which penalty card is played
choice-choose-card = Choose the card
choice-withdraw-or-keep = Change the card or leave it
choice-choose-trick12-card = Choose the card for trick 12

## Who chooses. Value: DO, introduces the options. .say: SAY.

# Law 57A. The required suit exists only since 2017.
choice-put-declarer = Put the options to { $declarer } before { $offender } adds the missing card. Dummy takes no part.
    .label = Declarer chooses
    .say =
        { $declarerCap } chooses what { $offender } plays to this trick: the highest or the lowest card of the suit led. { $edition ->
            [2017] Instead, { $declarer } may require or forbid another suit, to be named.
           *[other] Instead, { $declarer } may forbid another suit, to be named.
        } Nobody plays until the choice is made.

choice-put-lho = Ask { $lho } whether the card played after the irregularity is changed or left. Partner takes no part.
    .label = The opponent on the left chooses
    .say = { $lhoCap } may change the card played after the irregularity, or leave it. There is no rectification for a change.

choice-put-offender = Have { $actor } say which visible card is played, without a word from anybody else.
    .label = The offender chooses
    .say =
        { $role ->
            [defender] { $actorCap } says which of the visible cards is played. Any other visible card becomes a penalty card.
           *[other] { $actorCap } says which of the visible cards is played. The others go back to the hand.
        }

## Penalty cards. $owner in its case forms; $card only when it is already visible ($cardKnown yes).

penalty-minor =
    { $cardKnown ->
        [yes] In front of { $owner }: the { $card } becomes a minor penalty card and stays face up.
       *[other] In front of { $owner }: one card becomes a minor penalty card and stays face up.
    }
    .label = Minor penalty card
    .say =
        { $cardKnown ->
            [yes] The { $card } becomes a minor penalty card and stays face up.
           *[other] The card in front of { $owner } becomes a minor penalty card and stays face up.
        } Until it is played, no other small card of that suit may be played; an honour may.

penalty-major =
    { $cardKnown ->
        [yes] In front of { $owner }: the { $card } becomes a major penalty card and stays face up.
       *[other] In front of { $owner }: one card becomes a major penalty card and stays face up.
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
        [yes] In front of { $owner }: the { $card } becomes a penalty card.
       *[other] In front of { $owner }: one card becomes a penalty card.
    } A single small card shown by accident is minor; an honour, or any of several cards, is major.
    .label = Penalty card, minor or major not settled
    .say =
        { $cardKnown ->
            [yes] The { $card } becomes a penalty card and stays face up.
           *[other] The card in front of { $owner } becomes a penalty card and stays face up.
        }

# More than one penalty card in front of one defender.
penalty-several = In front of { $owner }: more than one penalty card, so all of them are major.
    .label = All penalty cards are major
    .say = This defender now has more than one penalty card, so all of them are major. If more than one can legally be played, { $declarer } chooses.

## Restrictions: WHY and DO in one

restriction-major-must-play-first-legal = As soon as it is legal, the penalty card must be played. Following suit and declarer's lead restrictions come first.
    .label = The penalty card must be played as soon as that is legal

restriction-minor-no-lower-same-suit = Until the minor penalty card is played, that defender may not play another small card of the suit. An honour is allowed.
    .label = No other spot card of that suit first; an honour is allowed

restriction-partner-lead-options = When the partner of a defender with a major penalty card is to lead, { $declarer } first chooses: require the suit, forbid it, or leave the lead free.
    .label = When partner leads, declarer chooses: require, forbid or leave free
    .say = If the other defender is to lead, nobody leads until { $declarer } has chosen.

restriction-forbid-while-on-lead = The suit stays forbidden until that defender loses the lead.
    .label = The suit stays forbidden until the lead is lost

restriction-partner-this-trick-57a = The card that { $offender } adds to this trick must follow declarer's choice. If that is impossible, any legal card will do.
    .label = Partner's card to this trick is restricted

restriction-no-suggested-alternative = Partner may not choose, among sensible plays, one that the unauthorised information suggests.
    .label = Partner may not choose a play this information suggests

## Withdrawals

withdraw-lho-of-offender = { $lhoCap } may change the card played after the irregularity.
    .label = The next opponent may change the card played after the error

withdraw-each-nos-player = Either player of { $nos } may change a card played after the irregularity.
    .label = Either player of the non-offending side may change a later card
    .say = The opponents may change cards that they played after the irregularity.

withdraw-os-next-after-nos-change = If an opponent changes a card, the next player of { $os } may change a later card too.
    .label = If an opponent changes, the next player of the offending side may change too

withdraw-declarer-after-rho-change = If the defender changes a card, declarer may change a card played after it.
    .label = If the defender changes, declarer may change a later card

withdraw-all-erroneous-this-trick = Every card wrongly played to this trick may be taken back.
    .label = Every card wrongly played to this trick may be taken back

## Who may know what

info-withdrawn-nos-ai = { $nosCap } may use what the withdrawn cards showed.
    .label = The non-offending side may use what withdrawn cards showed

info-withdrawn-os-ui = For { $os }, what the withdrawn cards showed is unauthorised information.
    .label = For the offending side that information is unauthorised

info-pc-must-play-ai = The duty to play the penalty card may be taken into account by the other defender.
    .label = Partner may know that the card must be played

info-pc-other-ui-partner = Anything else that the penalty card shows is unauthorised for the other defender.
    .label = Anything else about the card is unauthorised for partner

info-pc-all-ai-while-on-table = As long as the penalty card lies on the table, everyone may take it into account.
    .label = While the card lies on the table, everyone may use it

info-pc-returned-ui-partner = Once the card is back in the hand, the other defender must carry on as if it had never been seen.
    .label = Once the card is picked up, it is unauthorised for partner

info-restored-card-ui-partner = Knowing that a card came back to the hand is unauthorised for partner.
    .label = Knowing that a card came back is unauthorised for partner

info-enquiry-may-be-ui = The question itself may give partner unauthorised information.
    .label = The question itself may give partner unauthorised information

info-legal-procedure-ai = What a legal procedure shows may be used by everybody.
    .label = What a legal procedure shows may be used
