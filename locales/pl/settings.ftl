### /ustawienia na Discordzie: co gdzie obowiązuje i z czyjego wyboru, oraz zmiana ustawień.

# Mówione raz każdej osobie, dopóki baza danych nie odpowiada.
settings-away = Ustawień nie można teraz odczytać. Obowiązują te, które są w pamięci, a poza tym domyślne; wydanie przepisów i federację podaje się na końcu każdego orzeczenia.

command-settings = ustawienia
    .description = Język, wydanie przepisów i federacja: własne, tego kanału lub tego serwera

## Co obowiązuje

settings = Ustawienia
settings-holds = Co tu obowiązuje
# $what: ustawienie, $value: wartość, $origin: skąd pochodzi.
settings-line = { $what }: { $value } ({ $origin })
# To samo bez pochodzenia.
settings-chosen = { $what }: { $value }
settings-order = Wybór podany w poleceniu dla jednego orzeczenia ma pierwszeństwo przed wszystkimi ustawieniami. W sprawie wydania i federacji kanał ma pierwszeństwo przed serwerem, a serwer przed ustawieniami własnymi; w odpowiedziach prywatnych pierwszeństwo mają ustawienia własne.
settings-managers = Osoby zarządzające serwerem mogą wybierać także dla tego kanału i dla całego serwera.

settings-what-private = Język odpowiedzi prywatnych
settings-what-public = Język orzeczeń publicznych
settings-what-edition = Wydanie przepisów
settings-what-jurisdiction = Federacja
settings-what-playing = Tryb grającego sędziego
settings-what-log = Dziennik orzeczeń

settings-on = włączony
settings-off = wyłączony
settings-not-chosen = brak wyboru
settings-take-back = Cofnij wybór

settings-from-user = wybór własny
settings-from-channel = wybór dla tego kanału
settings-from-server = wybór dla tego serwera
settings-from-discord-private = język własnego Discorda
settings-from-discord-public = język Discorda na tym serwerze
settings-from-default = nikt nie wybrał inaczej

## Wybieranie. Przyciski i tytuły; te dla kanału i serwera są dla osób zarządzających serwerem.

settings-for-user = Dla mnie
settings-for-channel = Dla tego kanału
settings-for-server = Dla tego serwera
settings-of-user = Ustawienia własne
settings-of-channel = Ustawienia tego kanału
settings-of-server = Ustawienia tego serwera
settings-keeps = Wybór z listy jest zapisywany od razu. Oprócz niego zapisuje się tylko identyfikator, bez nazwy; w każdej chwili można to tutaj usunąć.
settings-log-about = Dziennik orzeczeń przechowuje sprawę, czas i kanał każdego orzeczenia wydanego w tym miejscu: bez nazw i bez treści wiadomości. Polecenie /dziennik pozwala go obejrzeć, wyeksportować i usunąć.
settings-saved = Zapisano.
settings-forgotten = Usunięto.
settings-nothing-kept = Nie było nic do usunięcia.

settings-forget-user = Usuń moje ustawienia
settings-forget-channel = Usuń ustawienia kanału
settings-forget-server = Usuń ustawienia serwera
settings-forget-user-ask = Usunąć wszystkie własne dane? To tylko te ustawienia.
settings-forget-channel-ask = Usunąć ustawienia tego kanału? Będzie tu wtedy obowiązywać wybór serwera.
settings-forget-server-ask = Usunąć ustawienia tego serwera? Ustawienia jego kanałów i dziennik pozostaną; wszystko usuwa się poleceniem /dziennik.
settings-delete = Usuń
settings-keep = Zostaw

## Czego nie można zrobić

settings-not-allowed = To jest dla osób z uprawnieniem „Zarządzanie serwerem” na serwerze, do którego dodano asystenta.
settings-unread = Baza danych teraz nie odpowiada. Proszę spróbować za minutę; orzeczenia są wydawane nadal.
settings-unsaved = Bez potwierdzenia
settings-unsaved-away = Baza danych nie odpowiada, więc zapis nie jest potwierdzony. Proszę zajrzeć tu za minutę i powtórzyć wybór, jeśli go nie widać.
settings-unsaved-full = Nie udało się zapisać: w bazie danych nie ma już miejsca. Proszę powiadomić osobę, która prowadzi asystenta.
settings-again = Sprawdź ponownie
