### Terminal: rozmowa z pytaniami, gotowe przykłady i pomoc wiersza poleceń.
### Headings have no full stop. Command words are typed: one word, lower case, hyphen allowed.

## Frame

console-name = Director, Please
# DO. $help is the command word for help.
console-welcome = Kilka pytań, potem orzeczenie. Odpowiedzią jest numer albo słowa; „{ $help }” pokazuje, co jeszcze można wpisać.
# WHY. $edition is the ready name of the edition, $jurisdiction of the federation.
console-frame = Wydanie: { $edition }. Federacja: { $jurisdiction }.
console-bye = Do widzenia.
console-stopped = Przerwano.
console-unread = { $answer } (teraz niepotrzebne)

## Prompts, without the colon that the program adds

console-prompt-answer = Odpowiedź
console-prompt-number = Liczba
console-prompt-numbers = Numery albo Enter, gdy nic
console-prompt-cards = Karty
console-prompt-contract = Kontrakt
console-prompt-hand-and-played = W ręce i zgrane
console-prompt-played = Zgrane

## Headings and lines of the dialogue

console-do-now = Do zrobienia teraz
console-anything = Czy coś z tego się zdarzyło?
console-next = Co dalej?
console-history = Którą odpowiedź zmienić?
console-which-way = Którą sprawę rozpatrzyć teraz?
# $new is the command for a new case.
console-no-way = Z tego nic już nie wynika. „{ $new }” zaczyna nową sprawę.
console-which-choice = Którego wyboru dokonano?
console-choice-line = { $head }: { $options }
console-which-language = Który język?
console-which-edition = Które wydanie?
console-table = Dane o stole, o ile są znane. Który wiersz uzupełnić?
console-offender-seat = Którego gracza to dotyczy?
console-declarer-seat = Kto jest rozgrywającym?
console-nothing-told = Niczego jeszcze nie podano.
console-no-choice = Nikt nie ma teraz wyboru.
console-no-reports = Niczego takiego nie można tu zgłosić.
console-no-ruling = Nie ma jeszcze orzeczenia.
console-no-why = Nie zadano pytania, które wymaga uzasadnienia.
console-not-known = nie wiadomo
# $label names a line of the table, $value what is known.
console-table-line = { $label }: { $value }
# $seat is the ready name of a seat.
console-count-seat = { $seat }: karty w ręce, potem karty zgrane, na przykład 7 6; „-”, gdy ich nie policzono.
console-expected-seat = { $seat }: ile kart należało dotąd zagrać?
console-by-counts = Podać karty policzone w czterech rękach
console-cards-how = Jedna lub więcej kart, które wolno widzieć, rozdzielonych przecinkami, na przykład { $example }; „-”, gdy nie wiadomo.
console-which-card = Pasuje więcej niż jedna karta. O którą chodzi?
console-which-contract = Pasuje więcej niż jeden kontrakt. O który chodzi?
console-number-how = Liczba całkowita od { $low } do { $high }; „-”, gdy nie wiadomo.
# WHY. Stands before the reason and its clauses; $laws is a ready list.
console-why-laws = Podstawa pytania: { $laws }.
console-why-report = Takie sprawy tylko się zgłasza; program o nie nie pyta.
console-double = { $contract } z kontrą
console-redouble = { $contract } z rekontrą
# The label of a contract; $denomination is a suit symbol or the short word for no trumps.
console-contract = { $level }{ $denomination }

## Faults of what was typed: $text

console-not-understood = „{ $text }” nie pasuje do żadnej odpowiedzi. Należy wpisać jeden z numerów albo „{ $help }”.
console-not-a-number = „{ $text }” nie jest liczbą całkowitą od { $low } do { $high }.
console-not-counts = „{ $text }” to nie są dwie liczby od 0 do 52, takie jak 7 6.
console-not-a-card = „{ $text }” nie jest kartą. Należy podać kolor i wysokość, na przykład { $example }.
console-run-together = „{ $text }” można podzielić na kilka sposobów. Karty należy rozdzielić przecinkami.
console-not-a-contract = „{ $text }” nie jest kontraktem. Należy podać wysokość i miano, na przykład { $example }.
console-answer-not-taken = Odpowiedź nie została przyjęta: nie zgadza się z tym, co już podano.

## Commands at any moment: the word to type, and what it does

console-command-back = wstecz
    .about = Cofnąć ostatnią odpowiedź
console-command-change = zmień
    .about = Zmienić jedną z odpowiedzi
console-command-why = dlaczego
    .about = Dlaczego o to pytam i jak to ustalić
console-command-report = zgłoś
    .about = Zgłosić coś, czego jeszcze nie podano
console-command-choice = wybór
    .about = Podać, co gracz wybiera
console-command-go-on = dalej
    .about = Przejść do tego, co następuje: do kolejnego przepisu lub zagrania przy karcie przygwożdżonej
console-command-after-play = po-rozgrywce
    .about = Wrócić po zakończeniu rozgrywki: podać brakujące liczby
console-command-table = stół
    .about = Podać miejsca, kontrakt, lewę i widoczne karty
console-command-edition = wydanie
    .about = Orzec w tej samej sprawie według innego wydania
console-command-language = język
    .about = Rozmawiać w innym języku
console-command-playing = gram
    .about = Sędzia gra przy stole albo już nie gra: karty są zakrywane
console-command-cards = karty
    .about = Pokazać zakryte karty
console-command-changes = co-gdyby
    .about = Jakie pojedyncze fakty zmieniłyby orzeczenie
console-command-ruling = orzeczenie
    .about = Pokazać jeszcze raz orzeczenie albo pytanie
console-command-new = nowa-sprawa
    .about = Zacząć nową sprawę
console-command-help = pomoc
    .about = Pokazać tę listę
console-command-quit = koniec
    .about = Zakończyć

console-help-head = Co można wpisać w każdej chwili
console-help-line = { $command }: { $about }
console-help-short = Wystarczy jednoznaczny początek. Ctrl-D także kończy.

## Worked rulings

console-worked-head = Gotowe orzeczenia w trzech językach
# DO. $command starts the dialogue.
console-worked-hint = Nie ma terminala do rozmowy. W terminalu to samo polecenie pyta o własną sprawę; „{ $command }” przyjmuje odpowiedzi wiersz po wierszu.
console-worked-case = Sprawa
console-worked-seats = Rozgrywający: { $declarer }, wykraczający: { $offender }, kontrakt { $contract }

## The command line

cli-about = Międzynarodowe Prawo Brydżowe jako rozmowa: co się stało, jakie jest orzeczenie i na podstawie którego przepisu.
cli-default = Bez polecenia: Discord, gdy ustawiono DISCORD_TOKEN, w przeciwnym razie rozmowa; bez terminala gotowe orzeczenia.
cli-ask = Rozmowa w terminalu: kilka pytań, potem orzeczenie.
cli-rule = Czyta sprawę w zapisie JSON ze standardowego wejścia i wypisuje orzeczenie jako JSON.
cli-rule-status = Kod wyjścia: 0 orzeczenie w każdej sprawie, 3 co najmniej jedno pytanie, 2 co najmniej jedna błędna sprawa; 2 przed 3.
cli-rule-wait = Program czeka na sprawę w zapisie JSON; kończy ją Ctrl-D. Rozmowę z pytaniami otwiera „director ask”.
cli-rule-lines-wait = Program czeka na sprawy w zapisie JSON, po jednej w wierszu; kończy je Ctrl-D. Rozmowę z pytaniami otwiera „director ask”.
cli-coverage = Pokazuje, jak daleko sięga program, punkt po punkcie
cli-show = Gotowe orzeczenia w trzech językach.
cli-discord = Odpowiada na Discordzie; wymaga DISCORD_TOKEN.
cli-serve = Odpowiada na Discordzie przez HTTP: Discord przesyła interakcje pod ten adres; wymaga DIRECTOR_PUBLIC_KEY.
cli-sync = Rejestruje polecenia na Discordzie, także niezmienione; wymaga DISCORD_TOKEN.
# $count is a string.
cli-synced = Discord zna teraz polecenia: { $count }.
cli-option-lang = Język terminala: en, pl albo no. W innym razie DIRECTOR_LANG, potem język systemu, potem angielski.
cli-option-rule-lang = Język słów w wyniku: en, pl albo no. W innym razie angielski.
cli-option-no-text = Same kody, bez słów.
cli-option-lines = JSON Lines: jedna sprawa w wierszu, jeden wynik w wierszu.
cli-option-plain = Same słowa, do czytania, zamiast JSON.
cli-option-edition = Wydanie przepisów: 1997, 2007 albo 2017.
cli-option-jurisdiction = Federacja: WBF, EBL, ACBL, EBU, PZBS, NBF albo other.
cli-option-playing = Sędzia sam gra: program nie pyta o karty niezagrane, a inne zakrywa.
cli-case-option-playing = Sędzia jest graczem: każda karta jest zakryta, a o kartach w ręce program nic nie mówi.
cli-option-version = Pokazać wersję i zakończyć.
cli-option-help = Pokazać ten tekst i zakończyć.
cli-version = Director, Please { $version }
cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-metavar-options = [OPCJE]
cli-metavar-command = [POLECENIE]
# Stand in the help for what is to be typed.
cli-metavar-words = NUMER|SŁOWA
cli-metavar-clause = PRZEPIS
cli-metavar-file = PLIK
cli-metavar-law = PRZEPIS
cli-metavar-number = LICZBA
cli-metavar-path = PLIK
cli-metavar-text = TEKST
cli-metavar-day = DZIEŃ
cli-environment = Zmienne środowiska: DISCORD_TOKEN (Discord), DIRECTOR_LANG, DIRECTOR_EDITION, DIRECTOR_JURISDICTION (obowiązują, gdy nie podano inaczej), DIRECTOR_DATA_DIR (miejsce danych), DATABASE_URL (PostgreSQL), NO_COLOR (bez kolorów). Pozostałe opisuje docs/operate.md.

## Faults of the command line

# $command is the whole command with --help.
cli-error-try = „{ $command }” pokazuje, co jest do dyspozycji.
cli-error-no-such-option = Nie ma opcji „{ $name }”.
cli-error-no-such-command = Nie ma polecenia „{ $name }”.
cli-error-value-missing = Opcja „{ $name }” wymaga wartości.
cli-error-value-too-much = Opcja „{ $name }” nie przyjmuje wartości.
# $allowed is a ready list.
cli-error-bad-value = „{ $value }” nie pasuje do „{ $name }”; możliwe jest tylko: { $allowed }.
cli-error-too-much = „{ $value }” to o jedno słowo za dużo.
# $name is what stands for it in the help.
cli-error-missing = Brakuje „{ $name }”: to miejsce trzeba wypełnić.
cli-error-other = Wiersz polecenia jest niezrozumiały.
cli-error-setting = „{ $value }” nie pasuje do ustawienia { $name }; możliwe jest tylko: { $allowed }.
# $name is a setting whose value is not repeated: it may be a secret.
cli-error-setting-text = Ustawienie { $name } musi być tekstem; w director.toml pisze się go w cudzysłowie.
cli-error-setting-unknown = director.toml: „{ $name }” nie jest ustawieniem, które można tam wpisać.
cli-error-setting-file = Nie można odczytać pliku { $file }. { stored-cause }
# $line and $column are numbers; $detail is in English.
cli-error-setting-syntax = Nie można odczytać pliku { $file }: błąd w wierszu { $line }, kolumnie { $column }. Poprawić to miejsce; tekst pisze się w cudzysłowie. Komunikat czytnika TOML (po angielsku): „{ $detail }”.
cli-error-no-token = Discord wymaga tokenu: należy ustawić DISCORD_TOKEN albo uruchomić „{ $command }” w terminalu.
# $detail says what is wrong, and what to do.
cli-error-not-in-order = Program się nie uruchamia, bo orzeczenia mogłyby być błędne. { $detail }
cli-error-discord-missing = Nie można wczytać części discordowej ({ $detail }). Być może przeszkadza inny pakiet o nazwie „bot”; pomaga uruchomienie w osobnym środowisku.
cli-error-discord-token = Discord nie przyjmuje tokenu. Należy skopiować go ponownie ze strony aplikacji i ustawić DISCORD_TOKEN.
cli-error-discord-network = Nie ma połączenia z Discordem ({ $detail }). Należy sprawdzić sieć i uruchomić ponownie.
cli-error-no-public-key = Potrzebny jest klucz publiczny aplikacji: należy ustawić DIRECTOR_PUBLIC_KEY. Klucz znajduje się na stronie aplikacji.
cli-error-public-key = DIRECTOR_PUBLIC_KEY nie jest kluczem publicznym: klucz ma 64 znaki od 0 do 9 i od a do f. Należy skopiować go ponownie ze strony aplikacji.
cli-error-shards = DIRECTOR_SHARD_IDS i DIRECTOR_SHARD_COUNT nie pasują do siebie: pierwsze zapisuje się jak 0-3 lub 0-3,8, a drugie jest większe od każdego z tych numerów.
cli-error-port = Nie można użyć tego adresu ({ $detail }). Inny ustawia się przez DIRECTOR_HTTP_HOST, DIRECTOR_HTTP_PORT lub DIRECTOR_METRICS_PORT.

# A Director who plays.
console-playing-on = Sędzia gra: program nie pyta o karty niezagrane i ich nie pokazuje, a inne zakrywa.
console-playing-off = Sędzia nie gra: nazwy kart są znowu widoczne.
