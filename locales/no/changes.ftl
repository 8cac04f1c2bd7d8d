### Hva som ville endret en avgjørelse: én linje for hvert enkelt faktum som ville snudd den.
### $fact og $answer er ferdige etiketter, $laws ferdige henvisninger, $added og $removed ferdige
### lister av etiketter skilt med semikolon, $question etiketten til det som da blir spurt om.

change-asks = { $fact }: «{ $answer }» – da avgjør ett faktum til: { $question }.
change-laws = { $fact }: «{ $answer }» – stegene er de samme, nå etter { $laws }.
change-person = { $fact }: «{ $answer }» – de samme stegene, men for en annen spiller eller side.
change-added = { $fact }: «{ $answer }» – { $laws }. Nytt: { $added }.
change-removed = { $fact }: «{ $answer }» – { $laws }. Faller bort: { $removed }.
change-both = { $fact }: «{ $answer }» – { $laws }. Nytt: { $added }. Faller bort: { $removed }.
change-nothing = Ikke noe annet enkelt faktum ville endret denne avgjørelsen.
