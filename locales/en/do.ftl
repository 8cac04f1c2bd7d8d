### What is done and said after a ruling: short statements, some 14 words, 22 at most. Voice: DO and SAY
### in one. do-<step>[-ending]; do-put-<choice> with option-[choice-]<option>; do-right-<withdrawal>;
### do-onward-<Law>. Placeables as in verdict.ftl; $leader is to lead ($later is "yes" where it has just
### been left free), $penalty is "yes" where a
### penalty card lies there, $designate where one of two cards is still to be named, $supply where the
### trick is not complete, $number (digits) how many cards lie there; $cardSuit is the suit of a small penalty card.

## Steps

do-count-face-down =
    { $trick ->
        [unknown] All four count face down. Find out which trick lacks { $offenderPoss } card.
       *[other] All four count face down. Check that { $offenderPoss } card is missing from trick { $trick }.
    }
do-search-card = Search the floor, the board and the chairs; look through the played cards alone.
do-search-card-found = The card goes back to the hand that lacks it.
do-inspect-played-privately = Look through { $offenderPoss } played cards alone.
do-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } names a legal card from dummy for the trick; it may win.
       *[other] { $offenderCap } adds a legal card to the trick; it may win.
    }
do-supply-legal-card-partner = { $restrictedCap } plays to the trick that is not complete.
do-supply-legal-card-now = All cards go back, and { $actor } plays a legal one.
do-face-and-place-suit-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } chooses a dummy card of the suit led; it goes in that trick's place. The trick stays where it is.
               *[other] { $declarerCap } chooses a dummy card of the suit led for the place of trick { $trick }. The trick stays where it is.
            }
       *[other]
            { $suit ->
                [unknown]
                    { $trick ->
                        [unknown] { $offenderCap } shows a card of the suit led and puts it in that trick's place. The trick stays where it is.
                       *[other] { $offenderCap } shows a card of the suit led and puts it in the place of trick { $trick }. The trick stays.
                    }
               *[other]
                    { $trick ->
                        [unknown] { $offenderCap } chooses any { $suitCard }, shows it, and puts it in that trick's place. The trick stays where it is.
                       *[other] { $offenderCap } chooses any { $suitCard }, shows it, and puts it in the place of trick { $trick }. The trick stays.
                    }
            }
    }
do-face-and-place-suit-card-second =
    { $trick ->
        [unknown] Another card of the suit led there goes in the place of the later trick, which stays.
       *[other] Another card of the suit led there goes in the place of trick { $trick }, which stays.
    }
do-face-and-place-any-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } chooses any dummy card for that trick's place. The trick stays where it is.
               *[other] { $declarerCap } chooses any dummy card for the place of trick { $trick }. The trick stays where it is.
            }
       *[other]
            { $trick ->
                [unknown] { $offenderCap } shows any card and puts it in that trick's place. The trick stays where it is.
               *[other] { $offenderCap } shows any card and puts it in the place of trick { $trick }. The trick stays.
            }
    }
do-face-and-place-any-card-second =
    { $trick ->
        [unknown] Any other card goes in the place of the later trick, which stays.
       *[other] Any other card goes in the place of trick { $trick }, which stays.
    }
do-return-extra-cards = The extra card goes back to { $offenderPoss } hand.
do-leave-faced-card =
    { $penalty ->
        [yes] Look alone: the card seen in the trick stays in it; an extra one that was shown stays face up.
       *[no] Look alone: the card seen in the trick stays in it; the others go back.
    }
do-leave-highest-legal =
    { $penalty ->
        [yes] Look alone: the highest legal card stays in the trick; an extra one that was shown stays face up.
       *[no] Look alone: the highest legal card stays in the trick; the others go back.
    }
do-file-played-card = Put the card in its place among { $offenderPoss } played cards.
do-file-played-card-turned = Each player may ask for it now: the card is turned the right way.
do-pick-up-others = Every other card goes back to the hand.
do-card-returns-to-hand = The card goes back to the hand.
do-card-returns-to-hand-unseen = All the cards go back to the hand.
do-card-returns-to-hand-face-down = The face-down card goes back to the hand.
do-not-penalty-card = The card goes back to the hand.
do-card-to-penalty = The card stays face up as a penalty card.
do-withdraw-card = The card is withdrawn, and { $actor } plays a legal one.
do-withdraw-card-again = { $actorCap } plays another, legal card to the present trick.
do-withdraw-card-named = The card named first goes back; the card that was meant is played.
do-withdraw-card-dummy = The wrong card goes back to dummy; the card that declarer named is played.
do-substitute-legal-card = { $actorCap } plays a legal card instead.
do-substitute-legal-card-penalty = { $actorCap } plays the penalty card to this trick instead.
do-correct-revoke =
    { $penalty ->
        [yes] { $actorCap } plays a legal card.
       *[no] { $actorCap } takes the card back and plays a legal one.
    }
do-correct-revoke-both = Each of the two players plays a legal card instead.
do-retract-lead = The lead goes back to the hand it came from.
do-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] { $declarerCap } leads any card from hand.
        [dummy] { $declarerCap } leads any card from dummy.
        [other_defender] { $partnerCap } leads any card.
        [a_defender] The defender whose turn it is leads any card.
       *[other] The hand whose turn it is leads any card.
    }
do-lead-from-correct-hand-opening = { $partnerCap } makes the opening lead, face down.
do-dummy-spreads = Dummy's cards go down; the next card comes from { $declarerPoss } hand.
do-second-card-from-declarer = The next card comes from { $declarerPoss } hand.
do-declarer-becomes-dummy = { $declarerCap } puts all cards down; { $dummy } plays the next card.
do-must-play-penalty-card = The penalty card is played now.
do-must-play-penalty-card-own = { $partnerCap } leads the penalty card in front of that player.
do-pick-up-penalty-cards = The penalty card goes back to the hand and is one no longer.
do-pick-up-penalty-cards-required = If that is impossible, { $partner } leads any card.
do-pick-up-penalty-cards-forbidden = { $partnerCap } leads another suit; if that is impossible, any card.
do-penalty-card-stays = The penalty card stays face up on the table.
do-answer-enquiry = The question is answered.
do-refuse-enquiry = Nobody answers the question.
do-allow-inspection = The trick is shown to whoever asked.
do-allow-inspection-own-card = The player looks at the card and shows it to nobody.
do-refuse-inspection = Nobody turns the cards of that trick.
do-refuse-inspection-own-card = Nobody turns the card.
do-play-on-reserve-rights = After play, judge whether dummy's act suggested a play.
do-possible-procedural-penalty = Consider a procedural penalty.
do-possible-procedural-penalty-dummy = Remind dummy of it. A procedural penalty is possible.
do-waive-rectification = The rectification may be waived if { $nos } ask for it with a reason.
do-restore-deal = Put the hands right from the hand record or with the earlier players' help.
do-reconstruct-deal = Find out which card is missing, and make up the deal from another pack.
do-remove-surplus-card = Take the card away.

## The end

do-escalate = Decide, or ask the chief Director, which reading holds:
do-rule-on-claim = Rule on the claim; doubt goes against { $os }.
do-award-now = Award an adjusted score for the board.
do-award-later = Award an adjusted score after play.
do-play-on = Play on.
do-play-on-call = Play on. Call me after the last trick, before the cards are mixed.
do-play-on-award = Play on. Call me after the last trick: I will adjust the score.

## Choices. The options follow as a list, small letters, no full stop.

do-reject-option = That was no option; the choice is put again.
do-put-opening-lead = Nobody plays until { $declarer } has chosen:
do-put-spread = Nobody plays until { $declarer } has chosen:
do-put-lead = Nobody plays until { $declarer } has chosen:
do-put-lead-by-declarer =
    { $edition ->
        [1997] Nobody plays until a defender has spoken; one is enough:
       *[other] Nobody plays until a defender has spoken. If they disagree, the next to play decides:
    }
do-put-lead-next = Nobody plays until { $actor } has chosen:
do-put-declarer = Nobody plays until { $declarer } has chosen:
do-put-declarer-suit = Nobody plays until { $declarer } has named the suit:
do-put-partner-lead = Nobody plays until { $declarer } has chosen:
do-put-penalty-play = Nobody plays until { $declarer } has chosen:
do-put-penalty-card = { $declarerCap } names the penalty card to be played. Nobody plays before that.
do-put-trick12 = { $actorCap } says which of the two cards is played to trick 12.
do-put-lho = Ask { $actor }: change the card played after it, or leave it?
do-put-nos = Ask each player of { $nos }: change a card played after it, or leave it?
do-put-later-card = Ask { $actor }: change the card played after the changed one, or leave it?
do-put-offender = { $actorCap } names a legal card. Nobody else speaks.
do-put-other = Nobody plays until { $actor } has chosen:

do-option-opening-lead-spread = put the hand down and become dummy; { $dummy } plays the contract ({ $laws })
do-option-opening-lead-accept = accept the lead and see dummy; the next card comes from hand ({ $laws })
do-option-opening-lead-require = refuse; { $partner } leads { $penaltySuitName } if possible; the card goes back ({ $laws })
do-option-opening-lead-forbid = refuse; { $partner } may not lead { $penaltySuitName } while on lead; the card goes back ({ $laws })
do-option-opening-lead-free = refuse; { $partner } leads anything; the card stays as a major penalty card ({ $laws })
do-option-spread-hand = put the hand down and become dummy ({ $laws })
do-option-lead-accept-lead = accept: the lead stands ({ $laws })
do-option-lead-refuse-lead =
    { $turn ->
        [declarer_hand] refuse: { $declarer } leads from hand; the card is a major penalty card ({ $laws })
        [dummy] refuse: the lead comes from dummy; the card is a major penalty card ({ $laws })
       *[other] refuse: the card is a major penalty card, and { $declarer } may restrict { $partnerPoss } lead ({ $laws })
    }
do-option-accept-lead = accept: the lead stands ({ $laws })
do-option-refuse-lead = refuse: the card goes back, and the right hand leads ({ $laws })
do-option-highest = highest card of the suit led
do-option-lowest = lowest card of the suit led
do-option-require-other-suit = a card of another suit, named now
do-option-forbid-other-suit = no card of another suit, named now
do-option-require-suit = require { $penaltySuitName }: the penalty card goes back to the hand ({ $laws })
do-option-forbid-suit = forbid { $penaltySuitName } while { $partner } is on lead: the card goes back ({ $laws })
do-option-no-restriction = leave the lead free: the penalty card stays ({ $laws })
do-option-declarer-suit-require-suit = the suit that { $partner } has to lead
do-option-declarer-suit-forbid-suit = the suit that { $partner } may not lead
do-option-accept-play = accept the card: it stands, and the penalty card stays on the table ({ $laws })
do-option-reject-play = refuse it: the penalty card is played, and the other becomes a major one ({ $laws })
do-option-choose-card = name the card
do-option-choose-penalty-card = name the penalty card
do-option-withdraw-or-keep = change the card or leave it
do-option-choose-trick12-card = name the card for trick 12

## Penalty cards that lie there, duties and rights

do-penalty-major =
    { $designate ->
        [yes] The other visible card stays face up in front of { $owner }.
       *[no]
            { $cardKnown ->
                [yes] { $ownerCap } leaves the { $card } face up and plays it as soon as legal.
               *[no] { $ownerCap } leaves the card face up and plays it as soon as legal.
            }
    }
do-penalty-minor =
    { $cardKnown ->
        [yes] { $ownerCap } plays no other small { $cardSuit } before the penalty card; an honour is allowed.
       *[no] { $ownerCap } plays no other small card of that suit before the penalty card; an honour is allowed.
    }
do-penalty-unknown =
    { $designate ->
        [yes] The other visible card stays face up in front of { $owner }.
       *[no] { $ownerCap } leaves the card face up; one small card shown by accident is minor, all else major.
    }
do-penalty-other = The other visible card stays face up in front of { $actor }.
do-penalty-pending = { $ownerCap } leaves the penalty card face up until then.
do-penalty-several = { $ownerCap } leaves { $number } cards face up; { $declarer } chooses when several are legal.
do-lead-options =
    { $later ->
        [yes] Before any later lead by { $leader }, { $declarer } may require or forbid the suit.
       *[no] Before { $leader } leads, { $declarer } may require or forbid the suit.
    }
do-lead-options-both = Before either defender leads, { $declarer } may require or forbid the suit.
do-partner-this-trick =
    { $option ->
        [HIGHEST] If { $restricted } has no card of the suit led, any card will do.
        [LOWEST] If { $restricted } has no card of the suit led, any card will do.
        [REQUIRE_OTHER_SUIT] { $restrictedCap } follows suit first; if complying is impossible, any legal card will do.
        [FORBID_OTHER_SUIT] { $restrictedCap } follows suit first; if complying is impossible, any legal card will do.
       *[unknown]
            { $supply ->
                [yes] { $restrictedCap } then completes the trick; if complying is impossible, with any legal card.
               *[no] { $restrictedCap } complies; if impossible, any legal card.
            }
    }
do-forbid-while-on-lead = The suit stays forbidden until { $partner } loses the lead.
do-changed = Whoever changes takes that card back and plays another one.
do-right-lho-of-offender = Ask { $lho }: change the card played after it, or leave it?
do-right-lho-of-offender-if = If { $lho } has played after it: ask whether that card is changed.
do-right-each-nos-player = Ask each player of { $nos }: change a card played after it, or leave it?
do-right-each-nos-player-if =
    { $seated ->
        [yes] If { $lho } or { $rho } has played after it: ask whether that card is changed.
       *[no] If a player of { $nos } has played after it: ask whether that card is changed.
    }
do-right-os-next-after-nos-change = If so, { $partner } may change a later card too.
do-right-os-next-after-nos-change-if = If so, { $partner } may change a later card too.
do-right-declarer-after-rho-change = If so, { $declarer } may change a later card too.
# Law 62C3: both revokes of one trick are corrected though one side has led on.
do-right-all-erroneous-this-trick-both = Any card led to the next trick is taken back too.
do-right-all-erroneous-this-trick = Cards wrongly played to this trick may be taken back.

## Another Law rules next: what to do now, and the way there

do-onward-13 = Keep all cards face down, and rule on the wrong number of cards (Law 13).
do-onward-14 = Look for the missing card, and rule on it (Law 14).
do-onward-16 = What the card told { $partner } may not be used (Law 16).
do-onward-24 = Nobody calls or plays. The card stays face up until it is ruled on (Law 24).
do-onward-24-lead-not-faced = Nobody plays. A defender's card stays face up; declarer may treat it as a penalty card (Law 24).
do-onward-49 = The card stays face up until it is ruled on as an exposed card (Law 49).
do-onward-53 = Nobody plays until the lead out of turn has been ruled on (Law 53).
do-onward-54 = Nobody plays until the opening lead out of turn has been ruled on (Law 54).
do-onward-55 = Nobody plays until the defenders have heard their options for the lead (Law 55).
do-onward-56 = Nobody plays until declarer has heard the options for the lead (Law 56).
do-onward-57 = Nobody plays until the card played too early has been ruled on (Law 57).
do-onward-60 = Nobody plays. Find out in what order the cards were played (Law 60).
do-onward-61 = Nobody turns a quitted trick. Ask what has been played since (Law 61).
do-onward-62 = If neither player of { $os } has played to the next trick, the revoke is corrected (Law 62).
do-onward-62-other-side = The other side's revoke in this trick is corrected too (Law 62).
do-onward-62-late = A revoke in trick 12 is still corrected when found late (Law 62).
do-onward-63 = Find out whether the revoke is established (Law 63).
do-onward-64 = If the revoke is established, tricks are settled after the last trick (Law 64).
do-onward-65 = The counts are right: a card points the wrong way or lies out of order (Law 65).
do-onward-67 = Then rule on the other hand with a wrong number of cards (Law 67).
do-onward-68 = All cards stay as they lie; the claim is ruled on next (Law 68).
do-onward-69 = Find out whether anybody may still object to the agreed claim (Law 69).
do-onward-72 = Judge whether the player could have foreseen the damage (Law 72).
do-onward-79 = The cards stay as they lie until the number of tricks is agreed (Law 79).
do-onward-82 = Put the wrong ruling right; both sides count as non-offending (Law 82).
do-onward-85 = Settle the facts first: what is more probable (Law 85).
do-onward-92 = The players may appeal; tell them the time limit (Law 92).
do-onward-other =
    { $over ->
        [yes] Read on in the book ({ $laws }).
       *[no] Nobody plays until you have read on in the book ({ $laws }).
    }
