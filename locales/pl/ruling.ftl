### The frame of a ruling and of a question: titles, headings, short fixed lines.
### Headings have no full stop.

## Title

# $irregularityLabel is the ready answer-irregularity label, $edition a year.
ruling-title = { $irregularityLabel } – MPB { $edition }
# What was found, where it is not what was reported.
title-card-count-misplaced = Zagrana karta nie leży na swoim miejscu
title-card-count-right = Liczba kart się zgadza
title-lead-out-of-turn-opening = Pierwsze wyjście poza kolejnością
title-premature-play-declaring-side = Przedwczesne wyjście lub zagranie
title-cannot-comply-possible = Nakaz można było wykonać
question-title-first = Pierwsze pytanie
question-title = Jeszcze jedno pytanie
# WHY. $laws is the ready list of references, $edition a year.
ruling-basis = Podstawa: { $laws }, wydanie { $edition }.

## Headings

say-head = Do odczytania na głos
steps-head = Co zrobić
choices-head = Kto wybiera
fixed-head = Wynika z przepisów
judgement-head = Do oceny sędziego
tricks-head = Lewy
ownership-head = Do kogo należy lewa
penalty-head = Karty przygwożdżone
restrictions-head = Ograniczenia
withdraw-head = Kto może zmienić kartę
information-head = Kto z jakiej informacji może korzystać
score-head = Wynik
law-text-head = Tekst przepisów
citations-head = Zastosowane przepisy
assumed-head = Czy coś z tego się zdarzyło?
judged-head = Opiera się na ocenie sędziego
relied-head = Opiera się na tych faktach
views-head = Kwestia sporna: stanowiska
minority-head = Inna wykładnia
change-head = Co zmieniłoby to orzeczenie
onward-head = Dalsze przepisy
branches-head = Gdy nie wiadomo: możliwe orzeczenia
why-head = Dlaczego o to pytam
how-head = Jak to ustalić
bring-back-head = Po rozgrywce
seats-head = Miejsca

## Fixed lines

# SAY. Stands before the views.
views-intro = Przepisy nie rozstrzygają tej kwestii. Poniżej możliwe stanowiska; decyduje sędzia.
# WHY. Below a view; $source is the number of the thread.
view-source = Źródło: forum Bridge Base (wątek { $source })
view-source-list = Źródło: lista dyskusyjna Bridge Laws, 2007
# DO. $left is a number: the most questions that can still follow.
question-left =
    { $left ->
        [0] To ostatnie pytanie.
        [one] Potem najwyżej jedno pytanie.
        [few] Potem najwyżej { $left } pytania.
       *[many] Potem najwyżej { $left } pytań.
    }

# DO. What to do while the fact is not known.
meanwhile = Na razie nikt nie gra i wszystkie karty zostają na miejscu.
# DO. Stands above the ways that an unknown fact can go. $question is the question's label.
branches-intro = Orzeczenie zależy od jednego faktu: { $question }.
# DO. One way; $answer is the ready answer.
branch-label = Przy odpowiedzi „{ $answer }”
# Cards that nobody has named, by what the Laws tell apart.
branch-spot = jedna blotka
branch-honour = jeden honor
branch-several = kilka kart
# DO. $facts is a ready list of .told of the facts.
bring-back = Po zakończeniu rozgrywki wrócić i podać: { $facts }.
assumed-intro = Jeżeli tak, dotknąć; orzeczenie może się zmienić.
# Legal note. The digest is ours.
digest-label = Przepis { $clause }, MPB { $edition } – streszczenie własnymi słowami, nie tekst oficjalny
# $source names the imported document.
quote-label = Przepis { $clause }, MPB { $edition } – tekst oficjalny, { $source }
# 1997 only.
note-1997-word = W wydaniu 1997 sprostowanie nazywa się „kara”.
# SAY. The declaring side never has penalty cards (Law 48A).
note-no-penalty-cards = U rozgrywającego i dziadka nie ma kart przygwożdżonych.
# SAY. Goes with every choice.
note-decides-alone = Decyzja należy tylko do tego gracza; partner nie bierze w niej udziału.
note-cannot-comply = Jeżeli to niemożliwe, wolno zagrać dowolną przepisową kartę i nie jest to fałszywy renons.
note-appeal = Od tej decyzji przysługuje odwołanie; o termin proszę pytać sędziego.
disclaimer = Pomoc dla sędziego; decyzję podejmuje sędzia.

## Lines that are put together from ready labels

# WHY. $facts is a ready list of judged-item.
judged-facts = Przyjęto: { $facts }.
# One fact that was judged, and its answer; no full stop.
judged-item = { $fact } – { $answer }
# WHY. One fact that the ruling rests on; $fact and $answer are ready labels. No full stop.
relied-item = { $fact }: { $answer }
# One seat of the counts; the numbers are text.
count-item = { $seat }: w ręce { $hand }, zgrane { $played }
# One seat of the cards due; the number is text.
expected-item = { $seat }: powinno być { $played }

## Spoken lines that take the place of several steps. SAY.

say-play-on-and-call = Proszę grać dalej i zawołać mnie po ostatniej lewie, przed wymieszaniem kart.
# Play had ended and little is left to say.
say-play-is-over = Rozgrywka tego rozdania jest zakończona.

# Too little is left to say.
say-ask-if-unclear = W razie wątpliwości proszę pytać.
# DO. Stands below the ways where further unknown facts have too many to show.
branches-more = … i więcej: nie są znane także inne fakty, więc nie ma tu wszystkich możliwych orzeczeń. Najpierw ustal ten.
