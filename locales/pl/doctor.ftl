### The doctor: what is in order, what is not, and what to do. DO voice. $text is a whole sentence.

cli-doctor = Sprawdza token, bazę danych, słowa, przepisy, zbiory przepisów i polecenia oraz mówi, co zrobić.
cli-doctor-status = Kod wyjścia: 0 wszystko w porządku, 1 coś jest źle.
doctor-good = W porządku: { $text }
doctor-note = Uwaga: { $text }
doctor-bad = Źle: { $text }
# $count is the number of findings that are wrong.
doctor-result =
    { $count ->
        [0] Wszystko w porządku.
        [one] Jedna rzecz jest do poprawienia.
       *[other] Do poprawienia: { $count }.
    }

doctor-token-good = Token ma właściwą postać; należy do aplikacji { $application }.
doctor-token-missing = Token nie jest ustawiony, więc nie ma połączenia z Discordem.
    .todo = Skopiować token bota ze strony aplikacji na Discordzie i ustawić DISCORD_TOKEN.
doctor-token-optional = Token nie jest ustawiony; punkt końcowy („director serve”) odpowiada bez niego.
    .todo = Dla „director discord” i „director sync” oraz po to, by punkt końcowy sam rejestrował polecenia i zauważał opuszczone serwery, ustawić DISCORD_TOKEN.
doctor-token-shape = Token nie ma postaci tokenu bota.
    .todo = Składa się z trzech części rozdzielonych kropkami. Skopiować go ponownie, bez cudzysłowów i bez słowa „Bot”, i ustawić DISCORD_TOKEN.
doctor-key-good = Klucz publiczny ma właściwą postać.
# $ids is written like 0-3,8; $count is how many there are in all.
doctor-shards-good = Ten proces obsługuje shardy { $ids }; wszystkich jest { $count }.
doctor-folder-good = Folder danych jest dostępny do zapisu: { $folder }
doctor-folder-new = Folderu danych jeszcze nie ma: { $folder }
    .todo = Nic: powstanie, gdy będzie co zapisać.
doctor-folder-closed = W folderze danych nie można zapisywać: { $folder }
    .todo = Dać kontu, na którym działa program, prawo zapisu albo ustawić DIRECTOR_DATA_DIR na inny folder.
# $above is the nearest folder that is there.
doctor-folder-barred = Folderu danych nie ma i nie da się go utworzyć: { $folder }
    .todo = W folderze { $above } nie można niczego utworzyć: dać kontu, na którym działa program, prawo zapisu albo ustawić DIRECTOR_DATA_DIR na inny folder.
# $kind is SQLite or PostgreSQL.
doctor-database-good = { $kind } odpowiada: { $place }
doctor-database-new = { $kind } nie ma jeszcze tabel: { $place }
    .todo = Nic: powstaną przy pierwszym starcie albo teraz, przez „director db upgrade”.
doctor-tables-good = Tabele są aktualne (krok { $revision }).
doctor-tables-old = Tabele są z kroku { $revision }; ta wersja wymaga kroku { $newest }.
    .todo = Zrobić kopię (docs/operate.md). Uaktualnienie nastąpi przy najbliższym starcie albo teraz, przez „director db upgrade”.
doctor-tables-newer = Tabele pochodzą z nowszej wersji programu (krok { $revision }); ta wersja zna kroki do { $newest }.
    .todo = Zainstalować ponownie nowszą wersję albo przywrócić wcześniejszą kopię.
doctor-commands-good = Polecenia zostały stąd zarejestrowane.
doctor-commands-never = Polecenia nie były jeszcze stąd rejestrowane.
    .todo = Nic: bot zrobi to przy pierwszym starcie.
doctor-words-good =
    { $count ->
        [one] Słowa trzech języków są kompletne: { $count } komunikat w każdym.
        [few] Słowa trzech języków są kompletne: { $count } komunikaty w każdym.
       *[many] Słowa trzech języków są kompletne: { $count } komunikatów w każdym.
    }
doctor-words-bad = Brak słów albo są uszkodzone ({ $language }): { $detail }
    .todo = Zainstalować program ponownie: jego pliki zostały zmienione.
doctor-index-good =
    { $count ->
        [one] Spis przepisów jest kompletny: { $count } pozycja w trzech wydaniach.
        [few] Spis przepisów jest kompletny: { $count } pozycje w trzech wydaniach.
       *[many] Spis przepisów jest kompletny: { $count } pozycji w trzech wydaniach.
    }
doctor-index-bad = W spisie przepisów jest luka: { $clause }
    .todo = Zainstalować program ponownie: jego pliki zostały zmienione.
doctor-books-good = Zbiory przepisów: { $count }, każdy przepis taki, jak przy wczytaniu.
doctor-books-none = Nie ma zbioru przepisów, więc orzeczenia podają własne streszczenia: { $folder }
    .todo = Wczytać zbiór, który ma klub: „director lawbook add PLIK”.
# $clause is an address, or a dash for the whole file.
doctor-books-altered = Przepisy inne niż przy wczytaniu, których się nie cytuje: { $count }. Pierwszy: { $clause } w pliku { $file }
    .todo = Wszystkie pokaże „director lawbook verify”; „director lawbook accept” przyjmuje poprawkę, „director lawbook add” wczytuje ponownie.
