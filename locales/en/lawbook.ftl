### Law books that a club has imported: commands, reports, faults, source lines. DO voice.

## Languages and sources

lawbook-language-en = English
lawbook-language-pl = Polish
lawbook-language-no = Norwegian
# $clause is spelled for the reader; $heading, $title, $publisher may be "none"; $language is a ready label.
lawbook-source =
    Law { $clause }{ $heading ->
        [none] {""}
       *[other] , { $heading }
    } – official text, { $edition } Laws, { $language }. Source: { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $publisher ->
        [none] {""}
       *[other] { $publisher },{" "}
    }{ $file }
lawbook-wordless = This clause has no words of its own; its text stands in the clauses below it.
# $languages is a ready list.
lawbook-elsewhere = The official text is there in: { $languages }.

## The command line

cli-lawbook = Take in, check and show the official law books that your club holds.
cli-lawbook-add = Take in a law book, or single Laws, from text, HTML or PDF files.
cli-lawbook-list = List the law books that are there.
cli-lawbook-show = Show the official text of a clause.
cli-lawbook-verify = Compare every clause with what was imported.
cli-lawbook-remove = Remove a law book.
cli-lawbook-accept = Take over corrections that were made by hand.
cli-lawbook-option-edition = Edition of the Laws.
cli-lawbook-option-language = Language of the text.
cli-lawbook-option-law = Number of the Law, if no heading tells it.
cli-lawbook-option-title = Title of the book, for the source line.
cli-lawbook-option-publisher = Publisher, for the source line.
cli-lawbook-option-yes = Do not ask.
cli-lawbook-option-replace = Keep it even if it holds far less than what is there.
cli-lawbook-option-json = As JSON.

## Reading

# $done and $whole are digits.
lawbook-progress-pages = { $file }: page { $done } of { $whole }
lawbook-progress-laws = { $file }: Law { $done } of { $whole }
lawbook-found = Found in { $file }: { $edition } Laws, { $language }
lawbook-found-law = Law { $law }
lawbook-found-absent = Laws that are not in it: { $clauses }
lawbook-found-missing = Missing, though the edition has them: { $clauses }
lawbook-found-wordless = Without words of their own: { $clauses }
lawbook-found-unchecked = Laws that our clause index does not list in full, taken by their own numbering: { $clauses }
# $number counts paragraphs.
lawbook-found-unplaced =
    { $number ->
        [one] Could not be placed, and will not be kept: one paragraph
       *[other] Could not be placed, and will not be kept: { $number } paragraphs
    }
lawbook-found-aside =
    { $number ->
        [one] Left out as navigation or headings of the book: one line
       *[other] Left out as navigation or headings of the book: { $number } lines
    }
# $laws are numbers and ranges.
lawbook-found-replaced = Kept now, and replaced by { $file }: Laws { $laws }
lawbook-found-doubtful = Probably a mistake: most of { $file } could not be placed, or it holds far less than what is kept. In doubt: Laws { $laws }
lawbook-ask-store = Keep this? (yes/no)
lawbook-not-stored = Nothing was kept.
# $laws is a number.
lawbook-stored =
    { $laws ->
        [one] One Law is kept: { $edition } Laws, { $language }, in { $folder }
       *[other] { $laws } Laws are kept: { $edition } Laws, { $language }, in { $folder }
    }
lawbook-nothing-changed = Nothing was changed: what was there stays.
# $allowed is a ready list.
lawbook-ask-edition = Which edition of the Laws is { $file }? ({ $allowed })
lawbook-ask-language = Which language is { $file } in? ({ $allowed })
lawbook-ask-number = Which Law is { $file }? (1–93)
lawbook-ask-proposed = { $file }: no heading tells the number, but the page stands between its neighbours as Law { $law }. Is it? (yes/no)

## What is kept

lawbook-list-book = { $edition } Laws, { $language }: Laws { $laws }
lawbook-list-origin = from { $origin }
lawbook-list-folder = They lie in { $folder }
lawbook-list-empty = No law book has been imported yet; they would lie in { $folder }
# $books is a number.
lawbook-verified =
    { $books ->
        [one] One law book: every clause is as it was imported or accepted.
       *[other] { $books } law books: every clause is as it was imported or accepted.
    }
lawbook-differs = { $clause } differs from what was imported and is not quoted: { $file }
lawbook-unreadable = This file of the library cannot be read and is not quoted: { $file }
lawbook-ask-remove = Remove the { $edition } Laws, { $language }? (yes/no)
# $laws is a number.
lawbook-removed =
    { $laws ->
        [one] Removed: { $edition } Laws, { $language }, one Law.
       *[other] Removed: { $edition } Laws, { $language }, { $laws } Laws.
    }
lawbook-unaltered = { $clause } is as it was imported: there is nothing to accept.
lawbook-was = { $clause } as it was imported:
lawbook-is-now = { $clause } as it is now:
lawbook-ask-accept = Accept { $clause } as it is now? (yes/no)
lawbook-accepted = { $clause } is accepted.

## What can be wrong

# stored-cause wants $cause and $detail.
lawbook-error-no-file = { $file } cannot be opened. { stored-cause }
lawbook-error-too-big = { $file } has more than 50 MB.
lawbook-error-unpacks = { $file } unpacks to more than 200 MB.
lawbook-error-other-kind = { $file } is a { $kind } file; text, HTML and PDF can be read.
lawbook-error-empty = { $file } has no text.
lawbook-error-encoding = { $file } is not in the encoding that it should be: save it as UTF-8.
lawbook-error-encrypted = { $file } is an encrypted PDF: save it without a password.
lawbook-error-scanned = { $file } holds pictures of pages and no text: run text recognition (OCR) first.
lawbook-error-damaged = { $file } is damaged and cannot be read.
lawbook-error-truncated = { $file } breaks off before its end.
lawbook-error-other-book = { $file } is no law book of bridge, or its numbering fits nothing.
# $edition is a ready list of years.
lawbook-error-other-edition = { $file } says that it is of { $edition }.
# $language is en, pl or no.
lawbook-error-other-language = { $file } is written in { $language ->
        [pl] Polish
        [no] Norwegian
       *[other] English
    }.
lawbook-error-twice = { $file } has Law { $law } twice.
lawbook-error-in-two-files = Law { $law } is in { $file } and in { $other }.
lawbook-error-other-law = { $file } has Law { $law }, not { $told }.
lawbook-error-not-ours = { $file } is no file of a library that can be read: { $clause }
lawbook-error-record = A file of the library is damaged; director lawbook verify says which.
lawbook-error-not-written = { $folder } cannot be written. { stored-cause }
lawbook-error-no-edition = { $file } does not tell its edition: add --edition.
lawbook-error-no-language = { $file } does not tell its language: add --language.
lawbook-error-no-number = No heading in { $file } tells the number of the Law: add --law.
lawbook-error-proposed = No heading in { $file } tells the number of the Law; by its neighbours it is { $law }. If so, add --law { $law }.
lawbook-error-doubtful = Nothing was changed: what is listed above holds too little. If it is right all the same, add --replace.
lawbook-error-say-yes = Nobody can be asked here: add --yes.
lawbook-error-no-address = ‘{ $clause }’ is no clause number.
# $edition and $language may be "none".
lawbook-error-no-clause = The library has no official text of { $clause } as asked for.
lawbook-error-altered = { $clause } differs from what was imported and is not shown as law: { $file }
lawbook-error-which-book = { $clause } is in several books: add --edition and --language.
lawbook-error-which-to-remove = Say which book: add --edition and --language.
lawbook-error-no-book = There is no such book.
