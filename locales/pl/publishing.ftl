### Publikowanie orzeczenia: podgląd, to, co widać pod nim na kanale, wycofanie.

publish = Opublikuj
publish-confirm = Wyślij na kanał
publish-cancel = Anuluj
withdraw = Wycofaj

publish-preview = Podgląd
publish-intro = To zobaczy kanał ({ $language }). Na razie nikt inny tego nie widzi.
publish-answers = Odpowiedź na [tę wiadomość]({ $address }).
publish-longer = To nie całe orzeczenie: całość pojawi się po wybraniu języka.

publish-done = Wysłano
publish-done-text = Orzeczenie zostało wysłane na kanał. Każdy może je tam przeczytać prywatnie po angielsku, polsku lub norwesku; wycofać je mogą osoba publikująca i moderatorzy.
publish-already = Ten podgląd został już wysłany. Aby wysłać orzeczenie ponownie, należy opublikować je jeszcze raz.

publish-refused = Nie wysłano
publish-refused-only-you = Discord pokazuje tu orzeczenie tylko jednej osobie: na tym serwerze aplikacje użytkowników nie mogą pisać publicznie. Można poprosić moderatora o uprawnienie „Używanie zewnętrznych aplikacji” albo o dodanie asystenta do serwera; na razie orzeczenie można odczytać na głos.
publish-refused-not-taken = Discord nie przyjął wiadomości. Może ten wątek jest zamknięty albo kanału już nie ma. Orzeczenie się nie zmieniło: można opublikować je jeszcze raz albo otworzyć na innym kanale poleceniem /sprawa z jego identyfikatorem.

withdrawn = Orzeczenie wycofane
withdrawn-by-publisher = To orzeczenie wycofała osoba, która je opublikowała. Proszę się nim nie kierować.
withdrawn-by-moderator = To orzeczenie wycofała osoba z moderacji. Proszę się nim nie kierować.
withdraw-not-yours = To orzeczenie może wycofać tylko osoba, która je opublikowała, albo moderator z prawem zarządzania wiadomościami na tym kanale.
