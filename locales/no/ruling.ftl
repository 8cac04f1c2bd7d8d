### The frame of a ruling and of a question: titles, headings, short fixed lines.
### Headings have no full stop.

## Title

# $irregularityLabel is the ready answer-irregularity label, $edition a year.
ruling-title = { $irregularityLabel } – { $edition }-lovene
# What was found, where it is not what was reported.
title-card-count-misplaced = Et spilt kort ligger ikke på plass
title-card-count-right = Antallet kort stemmer
title-lead-out-of-turn-opening = Åpningsutspill utenfor tur
title-premature-play-declaring-side = Et kort ble spilt for tidlig
title-cannot-comply-possible = En spiller kunne ha gjort det som ble krevd
question-title-first = Første spørsmål
question-title = Ett spørsmål til
# WHY. $laws is the ready list of references, $edition a year.
ruling-basis = Grunnlag: { $laws }, { $edition }-lovene.

## Headings

say-head = Les høyt
steps-head = Gjør dette
choices-head = Hvem velger
fixed-head = Fastsatt i lovene
judgement-head = Din vurdering
tricks-head = Stikk
ownership-head = Hvem som har stikket
penalty-head = Straffekort
restrictions-head = Begrensninger
withdraw-head = Hvem som kan bytte kort
information-head = Hvem som kan bruke hva
score-head = Scoren
law-text-head = Lovteksten
citations-head = Paragrafer som er brukt
assumed-head = Har noe av dette skjedd?
judged-head = Bygger på din vurdering
relied-head = Bygger på disse opplysningene
views-head = Omstridt: synspunktene
minority-head = En annen tolkning
change-head = Hva som ville endret avgjørelsen
onward-head = Gå videre til
branches-head = Hvis du ikke vet: de mulige avgjørelsene
why-head = Hvorfor jeg spør
how-head = Hvordan du finner det ut
bring-back-head = Etter spillet
seats-head = Plasser

## Fixed lines

# SAY. Stands before the views.
views-intro = Lovene avgjør ikke dette punktet. Her er synspunktene; TL avgjør.
# WHY. Below a view; $source is the number of the thread.
view-source = Kilde: Bridge Base-forumet (tråd { $source })
view-source-list = Kilde: e-postlisten Bridge Laws, 2007
# DO. $left is a number: the most questions that can still follow.
question-left =
    { $left ->
        [0] Dette er det siste spørsmålet.
        [one] Høyst ett spørsmål til etter dette.
       *[other] Høyst { $left } spørsmål til etter dette.
    }

# DO. What to do while the fact is not known.
meanwhile = Imens: ingen spiller, og alle kort blir liggende.
# DO. Stands above the ways that an unknown fact can go. $question is the question's label.
branches-intro = Avgjørelsen avhenger av én opplysning: { $question }.
# DO. One way; $answer is the ready answer.
branch-label = Hvis svaret er «{ $answer }»
# Cards that nobody has named, by what the Laws tell apart.
branch-spot = ett småkort
branch-honour = én honnør
branch-several = flere kort
# DO. $facts is a ready list of .told of the facts.
bring-back = Kom tilbake når spillet er slutt, og oppgi: { $facts }.
assumed-intro = Trykk i så fall på det; avgjørelsen kan bli en annen.
# Legal note. The digest is ours.
digest-label = § { $clause }, { $edition }-lovene – gjengitt med våre ord, ikke den offisielle lovteksten
# $source names the imported document.
quote-label = § { $clause }, { $edition }-lovene – offisiell lovtekst, { $source }
# 1997 only.
note-1997-word = I 1997-lovene heter korrigering «straff».
# SAY. The declaring side never has penalty cards (Law 48A).
note-no-penalty-cards = Spillefører og blindemann får aldri straffekort.
# SAY. Goes with every choice.
note-decides-alone = Valget er denne spillerens alene; makker deltar ikke.
note-cannot-comply = Er det umulig, kan et hvilket som helst lovlig kort spilles, og det er ingen revoke.
note-appeal = Avgjørelsen kan appelleres; spør TL om fristen.
disclaimer = Et hjelpemiddel for TL; avgjørelsen er TLs egen.

## Lines that are put together from ready labels

# WHY. $facts is a ready list of judged-item.
judged-facts = Lagt til grunn: { $facts }.
# One fact that was judged, and its answer; no full stop.
judged-item = { $fact } – { $answer }
# WHY. One fact that the ruling rests on; $fact and $answer are ready labels. No full stop.
relied-item = { $fact }: { $answer }
# One seat of the counts; the numbers are text.
count-item = { $seat }: { $hand } på hånden, { $played } spilt
# One seat of the cards due; the number is text.
expected-item = { $seat }: { $played } skulle vært spilt

## Spoken lines that take the place of several steps. SAY.

say-play-on-and-call = Spill videre, og tilkall meg når spillet er slutt, før kortene blandes.
# Play had ended and little is left to say.
say-play-is-over = Spillet i denne given er slutt.

# Too little is left to say.
say-ask-if-unclear = Spør meg hvis noe er uklart.
# DO. Stands below the ways where further unknown facts have too many to show.
branches-more = … og flere: også andre opplysninger mangler, og ikke alle mulige avgjørelser er vist. Finn først ut av denne.
