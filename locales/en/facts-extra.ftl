### Facts about extra and visible cards, penalty cards and choices. Voices as in facts-questions.

## Extra cards

fact-extra-came = How did the second card get into the trick?
    .why = Cards laid down together come under Law 58B, cards one after another under Law 45E.
    .label = How the card got there

answer-extra-came-together = Together with the first
answer-extra-came-one-after-another = Afterwards, on its own
fact-visible-count = How many card faces could be seen?
    .why = If only one could be seen, that card is played; if several, the player must say which.
    .label = Visible cards
    .how = A card counts as visible if it could be recognised. Ask about the number only, not about the cards.

fact-designated = Which of the visible cards does { $actor } play?
    .why = The card named is played; for a defender, the other visible ones become penalty cards.
    .label = Card designated

fact-opponent-played =
    { $irregularity ->
        [designation_change] Did an opponent play after the card that was named first?
       *[other] Did an opponent play after the card that is now taken back?
    }
    .why = Then that opponent may change the card.
    .label = Opponent played after it

fact-trick-complete = Had all four players played when the extra card came?
    .why = It helps to see whether the card was a lead to the next trick.
    .label = Trick complete

fact-deemed-led = Was the extra card meant as a lead to the next trick?
    .why = A lead comes under the Laws about leads out of turn; anything else under Law 45E.
    .label = Meant as a lead
    .how = Judge from what everybody saw: how the card was laid down, and whose turn it was.

fact-faced-card-known = Is it known which card was visible when the trick was played?
    .why = That card stays; if nobody knows, the highest legal one stays.
    .label = Visible card known
    .how = Ask which card all could see then. Other cards are not named.

fact-extra-card-exposed = Has the extra card been visible to the other defender, then or now?
    .why = A defender's card that was shown becomes a penalty card when it comes back.
    .label = Extra card shown
    .how = Ask how the cards lay, not which cards they were.

fact-extra-cards = Which cards go back to the hand?
    .why = Their rank and number decide the kind of penalty card.
    .label = Extra cards
    .how = Enter only cards that have been seen. Look at the others privately and do not name them.

fact-cards =
    { $irregularity ->
        [lead_out_of_turn] Which card was led?
        [opening_lead_out_of_turn] Which card was led?
        [premature_play] Which card came too early?
        [simultaneous_two_players] Which card came out of turn?
        [extra_card_to_trick] Which card came in addition?
        [revoke] Which card was played in the revoke?
        [penalty_card_not_played] Which card was played in place of the penalty card?
        [play_after_illegal] Which card was played after the illegal play?
       *[other] Which cards were visible?
    }
    .why =
        { $irregularity ->
            [card_count] Only cards that could be seen can become penalty cards.
            [two_cards] Only cards that could be seen can become penalty cards.
            [exposed_card] Only cards that could be seen can become penalty cards.
           *[other] A defender's card that is taken back becomes a penalty card, and its suit decides declarer's options.
        }
    .label = Visible cards
    .how = Enter only cards that everybody has already seen.

fact-restored-card-revoke = Does the restored card show a failure to follow suit in another trick?
    .why = The card counts as having been in the hand all the time, so that can be a revoke.
    .label = Revoke because of the restored card
    .how = Compare the card privately with the suits led since. The revoke is established once that side has played on.

answer-restored-card-revoke-none = No revoke
answer-restored-card-revoke-established = Yes, established: that side has played on
answer-restored-card-revoke-not-established = Yes, not established

## Visible cards and penalty cards

fact-partner-could-see = Could partner have seen the face of the card?
    .why = If partner could not, it is not a penalty card. It does not matter whether partner looked.
    .label = Visible to partner
    .how = Ask how the card was held and which way it faced. Partner is not asked which card it was.

fact-exposure =
    { $irregularity ->
        [penalty_card_pending] How did the penalty card become visible?
        [penalty_card_not_played] How did the penalty card become visible?
       *[other] How did the card become visible?
    }
    .why = A single small card shown by accident is a minor penalty card; a card played on purpose is major.
    .label = How it became visible

answer-exposure-dropped = Dropped by accident
answer-exposure-two-at-once = Two cards came out at once
answer-exposure-held-visible = Held so that its face could be seen
answer-exposure-named = Named by its holder
answer-exposure-led-out-of-turn = Led out of turn
answer-exposure-played-out-of-turn = Played out of turn
answer-exposure-revoke-corrected = Withdrawn when a revoke was corrected
answer-exposure-retracted = Withdrawn for another reason
answer-exposure-claim-related = Shown with a claim or concession
answer-exposure-required-by-law = Shown because the Laws require it
answer-exposure-spread-as-dummy = Put down in the belief of being dummy
fact-nos-played-after = Which players of the other side have played after the card?
    .why = Those players may change the card they played.
    .label = Opponents who played after it

answer-nos-played-after-none = Nobody
answer-nos-played-after-lho = Only the player on the left
answer-nos-played-after-rho = Only the player on the right, by leading to the next trick
answer-nos-played-after-both = Both
fact-declarer-option = Which option does { $declarer } choose?
    .why =
        { $irregularity ->
            [card_count] The choice restricts the card that { $offender } adds to the trick.
            [premature_play] The choice restricts the card that { $partner } plays to this trick.
            [lead_out_of_turn]
                { $role ->
                    [declarer] The choice restricts the card that the other defender plays to this trick.
                    [dummy] The choice restricts the card that the other defender plays to this trick.
                   *[other] The choice restricts { $partnerPoss } lead.
                }
           *[other] The choice restricts { $partnerPoss } lead.
        }
    .label = Declarer's choice

answer-declarer-option-highest = Highest card of the suit led
answer-declarer-option-lowest = Lowest card of the suit led
answer-declarer-option-require-other-suit = Require another suit
answer-declarer-option-forbid-other-suit = Forbid another suit
answer-declarer-option-require-suit = Require the suit
answer-declarer-option-forbid-suit = Forbid the suit
answer-declarer-option-no-restriction = Leave the lead free
answer-declarer-option-invalid = Something that is not an option

## Where a missing card was, and the table

fact-missing-card-place = Where was the missing card?
    .why = Among the played cards it is a matter of Law 67, in another player's hand of Law 13, anywhere else of Law 14.
    .label = Place of the missing card
    .how = The players look around them; you look through the played cards, face towards you only.

answer-missing-card-place-own-played = Among that player's played cards
answer-missing-card-place-other-played = Among another player's played cards
answer-missing-card-place-elsewhere = Somewhere else: floor, board, chair
answer-missing-card-place-previous-board-or-table = In another board or at another table
answer-missing-card-place-not-found = Not found
answer-missing-card-place-other-hand = In another player's hand
fact-counts-even-two-defective = Are the counts right although one trick lacks a card and another has one too many?
    .why = Then two tricks are defective, and the editions do not agree on when Law 67B applies.
    .label = Two defective tricks, counts right

fact-declarer = Who is declarer?
    .why = The seats and roles of all four follow from it.
    .label = Declarer

fact-offender = Which player does it concern?
    .why = Then the ruling can name the seats.
    .label = Offender

fact-contract = What is the contract?
    .why = It is needed for the score effect of a transfer.
    .label = Contract

fact-hands = Which cards are known to be left in the hands?
    .why = Only to check the other facts; it is never needed.
    .label = Known hands

fact-edition = Which edition of the Laws applies?
    .why = The editions differ, not least in how many tricks are transferred.
    .label = Edition

answer-edition-1997 = 1997 Laws
answer-edition-2007 = 2007 Laws
answer-edition-2017 = 2017 Laws
fact-language = In which language is the answer?
    .why = It changes the words only, never the ruling.
    .label = Language

answer-language-en = English
answer-language-pl = Polish
answer-language-no = Norwegian
fact-jurisdiction = Which federation's regulations apply?
    .why = Some Laws leave an option to the federation.
    .label = Federation

answer-jurisdiction-wbf = World Bridge Federation (WBF)
answer-jurisdiction-ebl = European Bridge League (EBL)
answer-jurisdiction-acbl = American Contract Bridge League (ACBL)
answer-jurisdiction-ebu = English Bridge Union (EBU)
answer-jurisdiction-pzbs = Polish Bridge Union (PZBS)
answer-jurisdiction-nbf = Norwegian Bridge Federation (NBF)
answer-jurisdiction-other = Another

fact-deliberate = Did the player mean to show that card?
    .why = A small card shown by accident is a minor penalty card; a card played on purpose is major.
    .label = Shown on purpose
    .how = Ask how the card came out, not why.
    .assumed = a card played or shown on purpose

fact-nos-changed =
    { $irregularity ->
        [revoke] Does anybody on the other side change a card played after the revoke?
       *[other] Does { $lho } change the card played after it?
    }
    .why = A changed card goes back without rectification, and what it showed may be used by one side only.
    .label = Card changed by the opponent
