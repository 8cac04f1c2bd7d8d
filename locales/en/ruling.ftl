### The frame of a ruling and of a question: titles, headings, short fixed lines.
### Headings have no full stop.

## Title

# $irregularityLabel is the ready answer-irregularity label, $edition a year.
ruling-title = { $irregularityLabel } – { $edition } Laws
# What was found, where it is not what was reported.
title-card-count-misplaced = A played card is not in its place
title-card-count-right = The number of cards is right
title-lead-out-of-turn-opening = An opening lead out of turn
title-premature-play-declaring-side = A card was led or played too early
title-cannot-comply-possible = A player could have done what was required
question-title-first = First question
question-title = One more question
# WHY. $laws is the ready list of references, $edition a year.
ruling-basis = Based on { $laws }, { $edition } edition.

## Headings

say-head = Read aloud
steps-head = What to do
choices-head = Who chooses
fixed-head = What the Laws settle
judgement-head = Left to your judgement
tricks-head = Tricks
ownership-head = Who has the trick
penalty-head = Penalty cards
restrictions-head = What is restricted
withdraw-head = Who may change a card
information-head = Who may know what
score-head = The score
law-text-head = The text of the Laws
citations-head = Laws applied
assumed-head = Did any of these happen?
judged-head = Rests on your judgement
relied-head = Rests on these facts
views-head = Disputed: the views
minority-head = Another interpretation
change-head = What would change this ruling
onward-head = Laws to turn to next
branches-head = If you do not know: the possible rulings
why-head = Why this is asked
how-head = How to find out
bring-back-head = After play
seats-head = Seats

## Fixed lines

# SAY. Stands before the views.
views-intro = The Laws do not settle this point. These are the views; the Director decides.
# WHY. Below a view; $source is the number of the thread.
view-source = Source: Bridge Base Forums, thread { $source }
view-source-list = Source: Bridge Laws Mailing List, 2007
# DO. $left is a number: the most questions that can still follow.
question-left =
    { $left ->
        [0] This is the last question.
        [one] At most one more question after this.
       *[other] At most { $left } more questions after this.
    }

# DO. What to do while the fact is not known.
meanwhile = Meanwhile: nobody plays, and every card stays where it is.
# DO. Stands above the ways that an unknown fact can go. $question is the question's label.
branches-intro = The ruling depends on one fact: { $question }.
# DO. One way; $answer is the ready answer.
branch-label = If the answer is ‘{ $answer }’
# Cards that nobody has named, by what the Laws tell apart.
branch-spot = a small card
branch-honour = an honour
branch-several = several cards
# DO. $facts is a ready list of .told of the facts.
bring-back = When play is over, come back and say: { $facts }.
assumed-intro = If so, tap it; the ruling may change.
# Legal note. The digest is ours.
digest-label = Law { $clause }, { $edition } Laws – digest in our words, not the official wording
# $source names the imported document.
quote-label = Law { $clause }, { $edition } Laws – official wording, { $source }
# 1997 only.
note-1997-word = The 1997 Laws use the word ‘penalty’ for a rectification.
# SAY. The declaring side never has penalty cards (Law 48A).
note-no-penalty-cards = Declarer and dummy never have penalty cards.
# SAY. Goes with every choice.
note-decides-alone = The choice is that player's alone; partner takes no part.
note-cannot-comply = If that is impossible, any legal card may be played, and there is no revoke.
note-appeal = You may appeal against this ruling; ask the Director for the time limit.
disclaimer = An aid for the Director; the ruling is the Director's own.

## Lines that are put together from ready labels

# WHY. $facts is a ready list of judged-item.
judged-facts = Taken as fact: { $facts }.
# One fact that was judged, and its answer; no full stop.
judged-item = { $fact } – { $answer }
# WHY. One fact that the ruling rests on; $fact and $answer are ready labels. No full stop.
relied-item = { $fact }: { $answer }
# One seat of the counts; the numbers are text.
count-item = { $seat }: { $hand } in hand, { $played } played
# One seat of the cards due; the number is text.
expected-item = { $seat }: { $played } should have been played

## Spoken lines that take the place of several steps. SAY.

say-play-on-and-call = Please play on and call me back when play ends, before the cards are mixed.
# Play had ended and little is left to say.
say-play-is-over = The play of this board is over.

# Too little is left to say.
say-ask-if-unclear = Please ask me if anything is unclear.
# DO. Stands below the ways where further unknown facts have too many to show.
branches-more = … and more: other facts are not known either, and not every possible ruling is shown. Find out this one first.
