### Discord: buttons, lists, forms, and what is said when a button cannot be answered.


## Buttons and lists: labels, at most 80 characters

discord-back = Back
discord-why = Why?
discord-aloud = Read aloud
discord-law = Law text
discord-end = Play is over
discord-return = To the ruling
discord-return-question = To the question
discord-earlier = Previous page
discord-more = Next page
discord-write = Enter the cards
discord-rewrite = Enter them again
discord-drop = Leave out what does not fit
discord-language-en = EN
discord-language-pl = PL
discord-language-no = NO
discord-choose = Choose the answer
discord-choose-card = Choose which card is meant
discord-report = Is there anything of this to report?

## Headings and lines

discord-law-title = The Laws applied
discord-faults-title = This cannot all be true
discord-cards-title = Which cards?
discord-told-head = What has been entered
# $page and $pages are strings.
discord-page = Page { $page } of { $pages }
discord-nothing-aloud = There is nothing to say to the table yet.
# The case keeps its text and loses its buttons.
discord-too-long = This case is too long for buttons. Everything above holds; to change something, use the command again with fewer details.

## Cards and contracts that were typed. $text is what was typed.

# At most 45 characters.
discord-form-label = Cards
# At most 100 characters.
discord-form-description = such as ♠9, ♥10, ♦K. Only cards that may be seen by everybody.
discord-not-a-card = ‘{ $text }’ is not a card. Write suit and rank, such as ♠9 or ♥10.
discord-run-together = ‘{ $text }’ can be read in several ways. Put commas between the cards.
# $cards is a ready list.
discord-which-card = One entry can mean more than one card: { $cards }.
discord-which-card-write = Write the suit with every card, such as ♠9 or ♥10.
discord-one-card = Only one card can be entered here.
discord-too-many-cards = At most 13 cards can be entered here.
discord-not-a-contract = ‘{ $text }’ was not understood as a contract and is left out. Write it like 4♠, 3NT or 4♠X.

## When a button cannot be answered

discord-outdated = This button comes from another version of the program. Please use the command again.
discord-forged = This button cannot be read. Please use the command again.
# $reference: some letters and digits under which the log has the error.
discord-failed = Something went wrong here, and it has been noted as { $reference }. Nothing about the case is lost; please try once more. If it happens again, please tell whoever runs the assistant this reference.
discord-too-many = That was quite a lot in a short time. Please wait a few seconds and go on.
discord-no-such-command = This command is not known here any more. Please type / again and choose from the list.
discord-not-counts = ‘{ $text }’ was not understood as two numbers: cards in hand and cards played.
discord-choose-clause = Go to a clause
