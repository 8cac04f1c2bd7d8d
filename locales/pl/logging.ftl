### /dziennik na Discordzie: dziennik orzeczeń serwera, dla osób, które nim zarządzają.

command-log = dziennik
    .description = Dziennik orzeczeń tego serwera: obejrzyj, wyeksportuj, usuń

# Tytuł i przycisk.
log = Dziennik orzeczeń
log-on = Orzeczenia wydane na tym kanale trafiają do dziennika: sprawa, czas i kanał, bez nazw i bez treści wiadomości.
log-off = Orzeczenia wydane na tym kanale nie trafiają do dziennika. Włącza go polecenie /ustawienia, dla kanału lub dla całego serwera.
log-count =
    { $count ->
        [0] Dziennik jest pusty.
       *[other] Liczba wpisów: { $count }. Najnowsze są na początku.
    }
# $time i $channel pokazuje Discord, $what nazywa sprawę.
log-line = { $time }, { $channel }: { $what }
# $title: tytuł, $id: identyfikator sprawy.
log-case = { $title }, { $id }
log-long-case = sprawa zbyt długa na identyfikator; jest w pliku
log-old-case = sprawa z innej wersji programu

# Przyciski.
log-csv = Eksportuj jako CSV
log-json = Eksportuj jako JSON
log-erase-log = Usuń dziennik
log-erase-everything = Usuń wszystko o tym serwerze
log-erase-log-ask = Usunąć wszystkie wpisy dziennika tego serwera? Nie da się ich przywrócić.
log-erase-everything-ask = Usunąć wszystko, co jest przechowywane o tym serwerze: jego ustawienia, ustawienia jego kanałów i dziennik? Nie da się tego przywrócić. Własne ustawienia poszczególnych osób pozostaną.
# $settings i $entries są liczbami.
log-erased = Usunięto – ustawienia: { $settings }, wpisy dziennika: { $entries }.
log-exported = Liczba wpisów w pliku, od najnowszych: { $count }
log-cut = Plik zawiera tylko najnowsze wpisy; ich liczba: { $count }. Wszystkie może wyeksportować w terminalu osoba, która prowadzi asystenta.
