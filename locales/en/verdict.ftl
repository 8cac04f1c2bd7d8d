### The verdict of a ruling: one sentence, 18 words at most, with its Law at the end. Voice: WHY.
### Placeables: persons and sides in their case forms ($owner has the penalty card, $actor acts or
### chooses), $card with $cardKnown, $kind (minor, major, several, none), $tricks (a number), $trick
### (digits or "unknown"), $suit with its forms, $reason (the clause by which no trick moves), $placed
### (the suit of the card that is added, or "unknown"), $asker, $chooser (who has the first choice),
### $owners ("one" where one player alone has penalty cards), $laws (the clauses that decide).

## Open points and the deal

verdict-open = The Laws leave this open; the Director decides between the readings ({ $laws }).
verdict-result-cancelled = The result is cancelled, and an adjusted score is awarded ({ $laws }).
verdict-foreign-card = The card from outside the deal is removed; play goes on without it ({ $laws }).
verdict-deal-restored = The deal is put right, and no call is changed ({ $laws }).
verdict-deal-not-played = The deal is not played on; an adjusted score is awarded ({ $laws }).
verdict-card-restored = The missing card belongs to { $offenderPoss } hand, as if always there ({ $laws }).
verdict-card-restored-penalty = The missing card belongs to { $offenderPoss } hand and is a penalty card ({ $laws }).
verdict-card-restored-revoke-corrected = The missing card belongs to { $offenderPoss } hand; the earlier revoke is corrected ({ $laws }).
verdict-card-restored-revoke-open =
    { $tricks ->
        [one] The missing card was { $offenderPoss }; the revoke may cost one trick ({ $laws }).
       *[other] The missing card was { $offenderPoss }; the revoke may cost { $tricks } tricks ({ $laws }).
    }
verdict-card-restored-revoke-settled =
    { $tricks ->
        [one] The missing card was { $offenderPoss }; the revoke costs one trick ({ $laws }).
       *[other] The missing card was { $offenderPoss }; the revoke costs { $tricks } tricks ({ $laws }).
    }
verdict-card-restored-revoke-none = The missing card belongs to { $offenderPoss } hand; the revoke costs no trick ({ $laws }).
verdict-deal-rebuilt = The deal is rebuilt with another pack; the card belonged to { $offender } ({ $laws }).

## Defective tricks

verdict-both-tricks = Both tricks are put right; neither changes sides ({ $laws }).
verdict-both-tricks-none = Both tricks are put right; no trick is transferred ({ $laws }).
verdict-both-tricks-open =
    { $tricks ->
        [one] Both tricks are put right; one trick may go to { $nos } ({ $laws }).
       *[other] Both tricks are put right; up to { $tricks } tricks for { $nos } ({ $laws }).
    }
verdict-both-tricks-settled =
    { $tricks ->
        [one] Both tricks are put right, and one trick goes to { $nos } ({ $laws }).
       *[other] Both tricks are put right, and { $tricks } tricks go to { $nos } ({ $laws }).
    }
verdict-omitted = { $actorCap } adds a card to the played cards, and nothing else follows ({ $laws }).
verdict-omitted-open =
    { $tricks ->
        [one]
            { $placed ->
                [unknown] { $actorCap } adds a card to the played cards; one trick may be transferred ({ $laws }).
               *[other] { $actorCap } adds { $suitOne } to the played cards; one trick may be transferred ({ $laws }).
            }
       *[other] { $actorCap } adds cards; up to { $tricks } tricks for { $nos } ({ $laws }).
    }
verdict-omitted-settled =
    { $tricks ->
        [one] { $actorCap } adds a card to the played cards; one trick is transferred ({ $laws }).
       *[other] { $actorCap } adds a card to the played cards; { $tricks } tricks are transferred ({ $laws }).
    }
verdict-omitted-none = { $actorCap } adds a card to the played cards; no trick is transferred ({ $laws }).
verdict-surplus = One card stays in the trick; any other goes back to { $offenderPoss } hand ({ $laws }).
verdict-surplus-revoke-corrected = The extra card goes back; the revoke in the trick is corrected ({ $laws }).
verdict-surplus-revoke-open =
    { $tricks ->
        [one] The extra card goes back; one trick may go to { $nos } ({ $laws }).
       *[other] The extra card goes back; up to { $tricks } tricks for { $nos } ({ $laws }).
    }
verdict-surplus-revoke-settled =
    { $tricks ->
        [one] The extra card goes back; one trick goes to { $nos } ({ $laws }).
       *[other] The extra card goes back; { $tricks } tricks go to { $nos } ({ $laws }).
    }
verdict-surplus-revoke-none = The extra card goes back; the revoke costs no trick ({ $laws }).
verdict-played-again = The first play counts, the second is withdrawn; the trick does not change sides ({ $laws }).
verdict-put-back = The card was played; it goes back to its place, and its trick stands ({ $laws }).
verdict-pointing-turned = The card is turned the right way; there is no rectification ({ $laws }).
verdict-pointing-stays = The card stays as it points; it is too late to turn it ({ $laws }).
verdict-completed = { $actorCap } completes the trick with a legal card, which may win it ({ $laws }).

## Several cards in a trick

verdict-two-name = { $chooserCap } says which visible card is played; any other goes back ({ $laws }).
verdict-two-name-penalty = { $chooserCap } says which visible card is played; the other becomes a penalty card ({ $laws }).
verdict-two-name-unseen = { $chooserCap } says which card is played; the other is no penalty card ({ $laws }).
verdict-two-named =
    { $cardKnown ->
        [yes] The { $card } is played; any other card goes back to the hand ({ $laws }).
       *[other] The card named is played; any other goes back to the hand ({ $laws }).
    }
verdict-two-named-penalty = The card named is played; the other visible card becomes a penalty card ({ $laws }).
verdict-two-one-visible = The visible card is played; the others go back to the hand ({ $laws }).
verdict-two-none-visible = No face was seen: the cards go back, and a legal one is played ({ $laws }).

## Revokes

verdict-revokes-both = Both revokes are corrected: each player takes the card back and follows suit ({ $laws }).
verdict-revoke-trick12 = Correct it: trick 12 is corrected even when the revoke is established ({ $laws }).
verdict-revoke-anyway = The revoke is corrected, and no trick is transferred ({ $laws }).
verdict-revoke-anyway-open =
    { $tricks ->
        [one] The revoke is corrected; one trick may still go to { $nos } ({ $laws }).
       *[other] The revoke is corrected; still up to { $tricks } tricks for { $nos } ({ $laws }).
    }
verdict-revoke-anyway-settled =
    { $tricks ->
        [one] The revoke is corrected; one trick still goes to { $nos } ({ $laws }).
       *[other] The revoke is corrected; { $tricks } tricks still go to { $nos } ({ $laws }).
    }
verdict-revoke-corrected = The revoke is corrected; the card goes back to { $actorPoss } hand ({ $laws }).
verdict-revoke-corrected-penalty = The revoke is corrected; { $actorPoss } card becomes a penalty card ({ $laws }).
verdict-revoke-open =
    { $tricks ->
        [one] The revoke stands; one trick may go to { $nos } after play ({ $laws }).
       *[other] The revoke stands; up to { $tricks } tricks may go to { $nos } after play ({ $laws }).
    }
verdict-revoke-settled =
    { $tricks ->
        [one] The revoke stands; one trick goes to { $nos } ({ $laws }).
       *[other] The revoke stands; { $tricks } tricks go to { $nos } ({ $laws }).
    }
verdict-revoke-none =
    { $reason ->
        [by-64b1] The revoke stands without a transfer: { $os } won no trick from then on ({ $laws }).
        [by-64b2] The revoke stands; a second one in the same suit costs no trick ({ $laws }).
        [by-64b3] The revoke stands; no trick is transferred for a card that lay open ({ $laws }).
        [by-64b4] The revoke stands; attention came too late for a transfer of tricks ({ $laws }).
        [by-64b5] The revoke stands; attention came too late for a transfer of tricks ({ $laws }).
        [by-64b6] The revoke was in trick 12, so no trick is transferred ({ $laws }).
        [by-64b7] Both sides have revoked on this board, so no trick is transferred ({ $laws }).
        [by-64b8] Both revokes in this trick were corrected, so no trick is transferred ({ $laws }).
        [by-64c] Both sides have revoked in one trick, so no trick is transferred ({ $laws }).
       *[other] The revoke stands, and no trick is transferred ({ $laws }).
    }
verdict-no-revoke = There is no revoke, and the card stays ({ $laws }).
verdict-is-revoke = It was possible to comply, so this is a revoke ({ $laws }).

## Leads out of turn

verdict-lead-five-options = { $declarerCap } has five options and chooses before anybody plays ({ $laws }).
verdict-lead-spread = { $declarerCap } may become dummy or play the contract ({ $laws }).
verdict-lead-asked-declarer = { $declarerCap } chooses: the lead stands or is withdrawn ({ $laws }).
verdict-lead-asked-defender = Either defender may accept the lead or have it withdrawn ({ $laws }).
verdict-lead-asked-next = The defenders disagree: { $chooser } decides whether the lead stands ({ $laws }).
verdict-declarer-becomes-dummy = { $declarerCap } becomes dummy; { $dummy } plays the contract ({ $laws }).
verdict-lead-stands-must = The lead has to be accepted: declarer may have seen dummy's cards ({ $laws }).
verdict-lead-accepted-opening = The lead stands; { $declarer } sees dummy and plays next from hand ({ $laws }).
verdict-lead-stands = The lead stands and counts as a correct lead ({ $laws }).
verdict-lead-proper = The lead made in turn stands, not the one out of turn ({ $laws }).
verdict-lead-in-turn = The lead in turn stands; the other card is played to this trick ({ $laws }).
verdict-lead-proper-choice = The lead in turn stands; { $declarer } chooses { $restrictedPoss } card to it ({ $laws }).
verdict-lead-proper-chosen = The lead in turn stands; { $restricted } plays to it as declarer chose ({ $laws }).
verdict-lead-played-after = The lead stands: the other side has played after it ({ $laws }).
verdict-lead-not-their-turn = There is no rectification: an opponent had misstated whose turn it was ({ $laws }).
verdict-lead-from-right-hand =
    { $turn ->
        [declarer_hand] The lead goes back; it now comes from declarer's hand ({ $laws }).
        [dummy] The lead goes back; it now comes from dummy ({ $laws }).
        [other_defender] The lead goes back, and { $partner } leads instead ({ $laws }).
        [a_defender] The lead goes back; the defender whose turn it is leads ({ $laws }).
       *[other] The lead goes back; the hand whose turn it is leads ({ $laws }).
    }
verdict-face-down-back = The face-down lead goes back without rectification; the right defender leads ({ $laws }).
verdict-lead-refused = The lead is refused; { $offenderPoss } card is a major penalty card ({ $laws }).
verdict-lead-refused-over = The lead is refused ({ $laws }).
verdict-lead-refused-choice = The lead is refused; { $declarer } chooses what { $partner } may lead ({ $laws }).
verdict-lead-suit-named = The lead is refused; { $declarer } says which suit is meant ({ $laws }).
verdict-lead-free-refused = The lead is refused; { $partner } leads any card, the other stays ({ $laws }).

## Penalty cards

verdict-suit-named = { $declarerCap } says which of the suits is meant ({ $laws }).
verdict-suit-required = { $partnerCap } leads { $namedSuitName }; its penalty cards go back ({ $laws }).
verdict-suit-forbidden = { $partnerCap } may not lead { $namedSuitName }; its penalty cards go back ({ $laws }).
verdict-partner-lead-choice = { $declarerCap } chooses what { $partner } may lead ({ $laws }).
verdict-partner-shown-choice = Another penalty card lies there; { $declarer } chooses what { $partner } may lead ({ $laws }).
verdict-own-penalty-led = { $partnerCap } has a penalty card too, and leads it if legal ({ $laws }).
verdict-penalty-choose = { $declarerCap } says which penalty card is played ({ $laws }).
verdict-penalty-must =
    { $owners ->
        [one] { $ownerCap } plays the penalty card now ({ $laws }).
       *[other] The penalty card is played now ({ $laws }).
    }
verdict-penalty-play-asked = { $declarerCap } chooses: the card played stands, or the penalty card is played ({ $laws }).
verdict-penalty-play-refused = The penalty card is played; the other card becomes a major one too ({ $laws }).
verdict-penalty-play-stands = The card played instead of the penalty card stands ({ $laws }).
verdict-penalty-play-stands-stays = The card played stands; the penalty card stays on the table ({ $laws }).
verdict-offered-legal = The card may be played before the penalty card ({ $laws }).
verdict-offered-illegal = The card may not be played before the penalty card ({ $laws }).
verdict-lead-is-free = The lead is free; the penalty card stays on the table ({ $laws }).
verdict-minor-lead-free =
    { $cardKnown ->
        [yes] Partner's lead is free; the { $card } stays as a minor penalty card ({ $laws }).
       *[other] Partner's lead is free; the minor penalty card stays on the table ({ $laws }).
    }
verdict-penalty-cannot-yet = The penalty card cannot legally be played yet and stays on the table ({ $laws }).
verdict-penalty-stays = The penalty card stays on the table ({ $laws }).
verdict-penalty-over = Play is over, and the penalty card has no further effect ({ $laws }).
verdict-penalty-card =
    { $cardKnown ->
        [yes]
            { $kind ->
                [minor] The { $card } is a minor penalty card ({ $laws }).
                [major] The { $card } is a major penalty card ({ $laws }).
               *[other] The { $card } is a penalty card ({ $laws }).
            }
       *[other]
            { $kind ->
                [minor] The card in front of { $owner } is a minor penalty card ({ $laws }).
                [major] The card in front of { $owner } is a major penalty card ({ $laws }).
                [several] All cards in front of { $owner } are major penalty cards ({ $laws }).
               *[other] The card in front of { $owner } is a penalty card ({ $laws }).
            }
    }
verdict-not-penalty = There is no penalty card and no rectification ({ $laws }).
verdict-not-penalty-claim = There is no penalty card: play has ceased with the claim or concession ({ $laws }).
verdict-not-penalty-concession = There is no penalty card; partner objected at once, and play goes on ({ $laws }).
verdict-declaring-card = Declarer's and dummy's cards never become penalty cards ({ $laws }).
verdict-unable = The card stands: it was impossible to comply, and there is no revoke ({ $laws }).
verdict-unable-picked-up = The card stands: it was impossible to comply; the penalty card goes back ({ $laws }).
verdict-unable-penalty = The card stands: it was impossible to comply; the penalty card stays too ({ $laws }).

## Cards played too early or after an irregularity

verdict-this-trick-choice =
    { $kind ->
        [major] { $declarerCap } chooses { $restrictedPoss } card to this trick; { $ownerPoss } is a major penalty card ({ $laws }).
        [minor] { $declarerCap } chooses { $restrictedPoss } card to this trick; { $ownerPoss } is a minor penalty card ({ $laws }).
       *[other] { $declarerCap } chooses { $restrictedPoss } card to this trick ({ $laws }).
    }
verdict-this-trick-chosen =
    { $option ->
        [HIGHEST] { $restrictedCap } plays the highest card of the suit led to this trick ({ $laws }).
        [LOWEST] { $restrictedCap } plays the lowest card of the suit led to this trick ({ $laws }).
        [REQUIRE_OTHER_SUIT] { $restrictedCap } plays the suit that { $declarer } requires to this trick ({ $laws }).
       *[other] { $restrictedCap } does not play the suit that { $declarer } forbids ({ $laws }).
    }
verdict-this-trick-excused = There is no rectification: declarer or dummy had played already ({ $laws }).
verdict-early-withdrawn = The card played too early is withdrawn, and a legal one is played ({ $laws }).
verdict-early-stays-open = The card played too early is illegal and becomes a penalty card ({ $laws }).
verdict-early-stands = The card stays face up and is played in turn ({ $laws }).
verdict-early-no-rectification = There is no rectification for the card played too early ({ $laws }).
verdict-card-played-after = The card stands: the other side has played after it ({ $laws }).
verdict-play-after-legal =
    { $kind ->
        [none] The legal play stands, and there is no rectification ({ $laws }).
       *[other] The card played before the legal lead becomes a penalty card ({ $laws }).
    }

## Single cards

verdict-card-played = The card is played and stays ({ $laws }).
verdict-not-played = The card is not played, and there is no rectification ({ $laws }).
verdict-not-played-unseen = Not played and no penalty card: partner could not see its face ({ $laws }).
verdict-not-played-penalty =
    { $kind ->
        [minor] The card is not played, but is a minor penalty card ({ $laws }).
        [major] The card is not played, but is a major penalty card ({ $laws }).
       *[other] The card is not played, but is a penalty card ({ $laws }).
    }
verdict-turned-up = The card stays played; it was turned face down too early ({ $laws }).
verdict-named-changed = The card named first was unintended; the other is played ({ $laws }).
verdict-named-stands = The card named first is played and stays ({ $laws }).
verdict-dummy-changed = The card that declarer named is played; the wrong one goes back ({ $laws }).
verdict-dummy-stays = It is too late: the card that declarer did not name stays ({ $laws }).
verdict-dummy-suggested = There is no rectification now; dummy may not suggest a play ({ $laws }).
verdict-card-back = The card goes back to the hand, and there is no rectification ({ $laws }).
verdict-card-stands = The card is played and stays ({ $laws }).

## Questions, looking, speaking

verdict-enquiry-allowed =
    { $asker ->
        [dummy_to_declarer] Dummy may ask declarer ({ $laws }).
        [dummy_to_defender] Dummy may ask a defender ({ $laws }).
        [declarer_to_defender] Declarer may ask a defender ({ $laws }).
        [defender_to_declarer] A defender may ask declarer ({ $laws }).
        [defender_to_partner] The defenders may ask one another ({ $laws }).
       *[other] The question may be asked and answered ({ $laws }).
    }
verdict-enquiry-refused =
    { $asker ->
        [dummy_to_declarer] Dummy may not ask declarer ({ $laws }).
        [dummy_to_defender] Dummy may not ask a defender ({ $laws }).
        [defender_to_partner] The defenders may not ask one another ({ $laws }).
       *[other] The question may not be asked ({ $laws }).
    }
verdict-inspection-allowed = The trick may be looked at ({ $laws }).
verdict-inspection-own-card = The player may look at the card last played from that hand ({ $laws }).
verdict-inspection-refused = The quitted trick stays face down ({ $laws }).
verdict-inspection-too-late = The card stays face down; it is too late to look at it ({ $laws }).
verdict-dummy-first = Dummy may not be the first to draw attention during the play ({ $laws }).
verdict-dummy-late = There is no rectification for what dummy said ({ $laws }).
verdict-dummy-forfeited = Dummy had lost the right to speak: nothing is put right now ({ $laws }).
verdict-retraction = Only { $nos } may use what the withdrawn card showed ({ $laws }).

## What leads on, and the rest

verdict-comes-early = A card was played too early; its effect is decided next ({ $laws }).
verdict-comes-lead = A card counts as led out of turn; that is decided next ({ $laws }).
verdict-comes-before-lead = The play has not begun, so other rules hold ({ $laws }).
verdict-comes-other =
    { $irregularity ->
        [card_count] The counts do not decide this; another Law does ({ $laws }).
       *[other] This leads on to another Law ({ $laws }).
    }
verdict-claim = The claim or concession is ruled on; the cards shown are no irregularity ({ $laws }).
verdict-no-rectification = There is no rectification ({ $laws }).
verdict-nothing = Nothing is put right, and play goes on ({ $laws }).
verdict-nothing-over = Nothing is put right any more ({ $laws }).
