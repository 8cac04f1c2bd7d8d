### Numbers of tricks and cards.
### $n is a number, not text, for it selects the plural; $number is text.

## Counts: .acc as an object, .words for reading aloud, up to thirteen

tricks-count =
        { $n ->
            [0] no tricks
            [one] one trick
           *[other] { $n } tricks
        }
    .acc =
        { $n ->
            [0] no tricks
            [one] one trick
           *[other] { $n } tricks
        }
    .words =
        { $n ->
            [0] no tricks
            [1] one trick
            [2] two tricks
            [3] three tricks
            [4] four tricks
            [5] five tricks
            [6] six tricks
            [7] seven tricks
            [8] eight tricks
            [9] nine tricks
            [10] ten tricks
            [11] eleven tricks
            [12] twelve tricks
            [13] thirteen tricks
           *[other] { $n } tricks
        }

cards-count =
        { $n ->
            [0] no cards
            [one] one card
           *[other] { $n } cards
        }
    .acc =
        { $n ->
            [0] no cards
            [one] one card
           *[other] { $n } cards
        }
    .words =
        { $n ->
            [0] no cards
            [1] one card
            [2] two cards
            [3] three cards
            [4] four cards
            [5] five cards
            [6] six cards
            [7] seven cards
            [8] eight cards
            [9] nine cards
            [10] ten cards
            [11] eleven cards
            [12] twelve cards
            [13] thirteen cards
           *[other] { $n } cards
        }

## A trick by its number

trick-number = trick { $number }
    .gen = trick { $number }
    .acc = trick { $number }
    .loc = trick { $number }

## Numbers in words, as they stand before tricks and cards

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen

## Ordinals, as they stand before a trick

ordinal-1 = first
    .gen = first
    .acc = first
    .loc = first

ordinal-2 = second
    .gen = second
    .acc = second
    .loc = second

ordinal-3 = third
    .gen = third
    .acc = third
    .loc = third

ordinal-4 = fourth
    .gen = fourth
    .acc = fourth
    .loc = fourth

ordinal-5 = fifth
    .gen = fifth
    .acc = fifth
    .loc = fifth

ordinal-6 = sixth
    .gen = sixth
    .acc = sixth
    .loc = sixth

ordinal-7 = seventh
    .gen = seventh
    .acc = seventh
    .loc = seventh

ordinal-8 = eighth
    .gen = eighth
    .acc = eighth
    .loc = eighth

ordinal-9 = ninth
    .gen = ninth
    .acc = ninth
    .loc = ninth

ordinal-10 = tenth
    .gen = tenth
    .acc = tenth
    .loc = tenth

ordinal-11 = eleventh
    .gen = eleventh
    .acc = eleventh
    .loc = eleventh

ordinal-12 = twelfth
    .gen = twelfth
    .acc = twelfth
    .loc = twelfth

ordinal-13 = thirteenth
    .gen = thirteenth
    .acc = thirteenth
    .loc = thirteenth
