### Facts about revokes and questions about them: Laws 61 to 64. Voices as in facts-questions.

fact-failed = What did { $offender } not play?
    .why = Not playing a required card or suit is a revoke as well.
    .label = What was not played
    .how = Look at the tricks and at the hand yourself, privately. Ask nobody what is in the hand.

answer-failed-follow-suit = A card of the suit led
answer-failed-required-card = The card that had to be played
answer-failed-required-suit = The suit that had to be led or played
# Always about the side of the player whose revoke is ruled on.
fact-establish-event = What has the side that revoked done since the revoke?
    .why = The revoke is established once that side has played on or claimed; until then it is corrected.
    .label = What that side has done since
    .how = Look at the cards on the table. A lead counts, legal or not; cards from the other side do not.

answer-establish-event-none = Nothing: neither of the two has played on
answer-establish-event-os-played-next = Led or played to the next trick
answer-establish-event-os-designated-next = Named a card for the next trick
answer-establish-event-os-claimed = Claimed or conceded
answer-establish-event-os-acquiesced = Agreed to a claim, and it is too late to object
answer-establish-event-os-assented-open = Agreed to a claim, and there is still time to object
answer-establish-event-agreement-69a = Agreed to a claim, and the agreement is now final
answer-establish-event-objection-raised = Objected at once to a claim by the other side
answer-establish-event-illegal-enquiry = Nothing but a question to partner that was not allowed
answer-establish-event-dummy-forfeit-enquiry = Dummy, who had lost that right, was first to ask declarer
fact-hands-returned = Are all four hands back in the board?
    .why = Until then a revoke in trick 12 is corrected even if it is established.
    .label = All hands back in the board

fact-revoked-card-source = Where was the card that should have been played?
    .why =
        { $edition ->
            [2017] Not playing a penalty card or a card of dummy's costs no automatic trick.
           *[other] Not playing a card that already lay face up costs no automatic trick.
        }
    .label = Where the right card was

answer-revoked-card-source-unfaced-hand = In the closed hand
answer-revoked-card-source-faced-card = Already face up, but not as a penalty card
answer-revoked-card-source-penalty-card = It was a penalty card
answer-revoked-card-source-dummy = Among dummy's cards
fact-revoke-card-was-faced = Was the card played in the revoke already face up before?
    .why = A card that was already face up does not become a new penalty card.
    .label = Revoke card was face up before

fact-os-partner-played-after = Has { $partner } played to the same trick after the revoke?
    .why = If an opponent changes a card, that card may be changed too.
    .label = Partner played after the revoke

fact-os-partner-changed = Does { $partner } now change a card as well?
    .why = It is allowed only after a change by an opponent; a defender's card becomes a penalty card.
    .label = Card changed by the partner

fact-partner-had-played-to-trick12 = Had { $partner } already played to trick 12 when the revoke came?
    .why = If not, the sight of the revoke card may have helped.
    .label = Partner had played to trick 12

fact-partner-two-suits = Does { $partner } hold cards of two suits for the last two tricks?
    .why = Only then is there a choice that the revoke card could help.
    .label = Partner with two suits
    .how = Look at the two cards privately and do not name them.

fact-later-from-claim = Do those later tricks come only from a claim?
    .why = A trick conceded in a claim may never have been played.
    .label = Later tricks from a claim

## Questions

fact-asker =
    { $irregularity ->
        [inspection] Who asks to see the cards?
        [pointing] Who points out that the card lies the wrong way?
       *[other] Who asked whom?
    }
    .why = Not everybody has the same right to ask.
    .label = Who asked

answer-asker-declarer-to-defender = Declarer asked a defender
answer-asker-dummy-to-declarer = Dummy asked declarer
answer-asker-dummy-to-defender = Dummy asked a defender
answer-asker-defender-to-declarer = A defender asked declarer
answer-asker-defender-to-partner = A defender asked partner
answer-asker-dummy = Dummy
answer-asker-defender = A defender
answer-asker-any = Any other player
fact-revoked =
    { $irregularity ->
        [dummy_wrong_card] Did a player not follow suit to the card that dummy put out, although able to?
        [inspection] Is it said that somebody has revoked?
       *[other] Has the player who was asked in fact revoked?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] That can be a revoke, even though it was the wrong card.
            [inspection] That alone gives nobody the right to see finished tricks.
           *[other] Only then is there anything to correct.
        }
    .label = Revoke
    .how = Look at the cards yourself, privately. The table learns only what the ruling says.
