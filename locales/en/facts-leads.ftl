### Facts about leads out of turn and what followed them: Laws 53 to 56, 59 and 60. Voices as in facts-questions.

fact-lead-face = Is the opening lead face up or face down?
    .why = A lead that is still face down goes back without rectification.
    .label = Opening lead face up or face down

answer-lead-face-up = Face up
answer-lead-face-down = Face down
fact-turn-was = Whose turn was it to lead?
    .why = It decides from which hand the lead comes if this one is withdrawn.
    .label = Whose turn it was

answer-turn-was-declarer-hand = Declarer's own hand
answer-turn-was-dummy = Dummy
answer-turn-was-other-defender = The other defender
answer-turn-was-a-defender = A defender
fact-dummy-seen = Could declarer have seen any of dummy's cards?
    .why = If so, the lead has to be accepted.
    .label = Dummy's card visible to declarer
    .how = One card is enough. Whether declarer looked does not matter.

fact-declarer-began-spreading = Has declarer begun to put the hand down and shown at least one card?
    .why = After an opening lead out of turn, declarer then becomes dummy.
    .label = Declarer began to put the hand down

fact-lead-accepted =
    { $role ->
        [defender] Does declarer accept the lead?
        [unknown] Does the other side accept the lead?
       *[other] Do the defenders accept the lead?
    }
    .why = An accepted lead stands; otherwise the lead comes from the correct hand.
    .label = Lead accepted
    .how = First say what each choice means. Dummy and the side that led keep silent.

answer-lead-accepted-by-statement = Yes, in words
answer-lead-accepted-by-next-hand-play = Yes, the next hand has played to it
answer-lead-accepted-not-accepted = No
answer-lead-accepted-undecided = Nothing has been decided yet
fact-acceptor-valid = Was it a player with that right who accepted the lead?
    .why = Only declarer can accept a defender's lead, and either defender can accept declarer's; dummy never can.
    .label = Accepted by a player with that right

fact-defenders-disagree = Do the defenders disagree about accepting the lead?
    .why =
        { $edition ->
            [1997] The 1997 Laws do not say who decides then.
            [2007] The defender next in turn decides then.
           *[other] The defender who plays next after the lead out of turn decides then.
        }
    .label = Defenders disagree
    .how = Ask each of them once. They do not talk it over.

fact-first-statement = What did the defenders say first?
    .why = In the 1997 Laws no clause decides between them, and an acceptance mostly counts unless a refusal came before.
    .label = What was said first

answer-first-statement-accept = That the lead is accepted
answer-first-statement-refuse = That the lead is not accepted
answer-first-statement-none = Nothing yet
fact-wrong-defender-played = Has the defender on the right of the hand that led played to the lead?
    .why = Then the lead stands, and that defender has played too early.
    .label = Wrong defender has played
    .how = Look at the cards on the table.

fact-defender-card = Which card did that defender play?
    .why = It becomes a penalty card, and its suit decides declarer's options.
    .label = Card of the wrong defender
    .how = Enter the card that lies on the table.

fact-proper-lead-made = Has the hand whose turn it was led after that?
    .why = Then the proper lead stands, and the cards that came out of turn go back.
    .label = Proper lead made
    .how = The card must have been meant as a lead, not as a card to the wrong one. If in doubt, judge what is most likely.

fact-used-information = Did declarer gain by what the withdrawn lead brought to light?
    .why = Then the score can be adjusted.
    .label = Information used by declarer
    .how = Judge it after the last trick, from the defenders' cards that became visible.

fact-declarer-told-to-retract = Had declarer already been told to take the lead back when the defender played?
    .why = After that the defender's card no longer accepts the lead, but becomes a penalty card.
    .label = Declarer told to take the lead back

fact-partner-can-comply =
    { $irregularity ->
        [cannot_comply] Can the player lead or play as was required?
       *[other] Can { $partner } lead or play as required?
    }
    .why = A player who cannot do so may play any legal card, and it is no revoke.
    .label = Can do what was required
    .how = Ask nothing in advance. If another card is played, look at the hand privately.

fact-partner-led-face-down = Did the partner of the player who led out of turn lead face down as well?
    .why = The face-down card goes back to the hand, and declarer decides about the lead that is face up.
    .label = Partner led face down too
    .assumed = an opening lead by the partner too, face down
