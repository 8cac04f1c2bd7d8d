### The case card: the id of a case, and two rulings beside each other.

# $id is the id. It is shown under every ruling.
case-id = Case: { $id }
# A case that no id can hold: kept by the store, if that is there.
case-not-kept = This case has too many details for an id that holds it, and it cannot be kept just now. The ruling stands as it is; ask for it again later to have an id.
case-unknown = No case is kept here under this id. A sign may be wrong, or it was kept by another assistant.
case-store-away = This is a short id, and the cases kept under short ids cannot be read just now. Please try again later.
case-none = No case was opened
case-mistyped = This is not the id of a case. One sign may be wrong or missing; please copy the whole id, with its first and last signs.
case-outdated = This id was made by another version of the program, which knew other facts. This version cannot read it. Please enter the case again; its ruling will have a new id.

# Buttons and headings of a changed case.
fork = Change one answer
fork-intro = Choose the answer that is to be different. You then see what that changes in the ruling; the case itself stays as it is.
fork-into = What instead?
fork-no-other = No other answer can stand beside the rest of the case.
fork-edition = Edition of the Laws
fork-on = Go on with the changed case
fork-home = Back to the first case

difference-title = What is different
# $fact is a label, $before and $after are answers.
difference-changed = { $fact }: ‘{ $after }’ instead of ‘{ $before }’.
difference-gone = Falls away
difference-new = New
difference-tricks = Tricks that change sides: from { $before } to { $after }.
difference-at-most =
    { $n ->
        [one] at most one trick
       *[other] at most { $n } tricks
    }
# $before and $after are ready lists of clauses.
difference-laws = Ruled by { $after } instead of { $before }.
difference-none = no Law
difference-nothing = Nothing is different: both cases are ruled alike.
difference-longer = More is different than fits here. Open each case by itself to read all of it.
difference-asks = There are not two rulings to compare yet; first this has to be answered:
difference-clash = One of the two cases contradicts itself and cannot be ruled.
difference-first = First case
difference-second = Second case

# The command of the terminal.
cli-case = Open a case by the id under its ruling; with a second id, show what is different.
