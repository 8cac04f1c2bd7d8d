### What would change a ruling: a line for each single fact that would flip it.
### $fact and $answer are ready labels, $laws the ready references, $added and $removed ready lists
### of labels parted by semicolons, $question the label of the fact that is asked then.

change-asks = { $fact }: ‘{ $answer }’ – then one more fact decides: { $question }.
change-laws = { $fact }: ‘{ $answer }’ – the orders stay the same, now under { $laws }.
change-person = { $fact }: ‘{ $answer }’ – the same orders, but for another player or side.
change-added = { $fact }: ‘{ $answer }’ – { $laws }. New: { $added }.
change-removed = { $fact }: ‘{ $answer }’ – { $laws }. Falls away: { $removed }.
change-both = { $fact }: ‘{ $answer }’ – { $laws }. New: { $added }. Falls away: { $removed }.
change-nothing = No single other fact would change this ruling.
