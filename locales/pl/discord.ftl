### Discord: przyciski, listy, formularze i komunikaty o błędach.


## Buttons and lists: labels, at most 80 characters

discord-back = Wstecz
discord-why = Dlaczego?
discord-aloud = Do odczytania
discord-law = Treść przepisu
discord-end = Rozgrywka zakończona
discord-return = Do orzeczenia
discord-return-question = Do pytania
discord-earlier = Poprzednia strona
discord-more = Następna strona
discord-write = Wpisz karty
discord-rewrite = Wpisz jeszcze raz
discord-drop = Pomiń to, co się nie zgadza
discord-language-en = EN
discord-language-pl = PL
discord-language-no = NO
discord-choose = Wybór odpowiedzi
discord-choose-card = Wybór właściwej karty
discord-report = Czy jest coś z tej listy do zgłoszenia?

## Headings and lines

discord-law-title = Zastosowane przepisy
discord-faults-title = To się ze sobą nie zgadza
discord-cards-title = Które karty?
discord-told-head = Co już wiadomo
discord-page = Strona { $page } z { $pages }
discord-nothing-aloud = Na razie nie ma nic do powiedzenia przy stole.
discord-too-long = Ta sprawa jest za długa na przyciski. Wszystko powyżej obowiązuje; aby coś zmienić, należy użyć polecenia ponownie i podać mniej szczegółów.

## Cards and contracts that were typed. $text is what was typed.

discord-form-label = Karty
discord-form-description = Na przykład ♠9, ♥10, ♦K. Tylko karty, które mogą widzieć wszyscy.
discord-not-a-card = „{ $text }” nie jest kartą. Należy podać kolor i wysokość, na przykład ♠9 albo ♥10.
discord-run-together = „{ $text }” można odczytać na kilka sposobów. Karty należy rozdzielić przecinkami.
discord-which-card = Jeden z wpisów może oznaczać więcej niż jedną kartę: { $cards }.
discord-which-card-write = Przy każdej karcie należy podać kolor, na przykład ♠9 albo ♥10.
discord-one-card = Tu można podać tylko jedną kartę.
discord-too-many-cards = Tu można podać najwyżej 13 kart.
discord-not-a-contract = „{ $text }” nie zostało rozpoznane jako kontrakt i jest pominięte. Należy pisać na przykład 4♠, 3BA albo 4♠X.

## When a button cannot be answered

discord-outdated = Ten przycisk pochodzi z innej wersji programu. Proszę użyć polecenia ponownie.
discord-forged = Tego przycisku nie można odczytać. Proszę użyć polecenia ponownie.
# $reference: some letters and digits under which the log has the error.
discord-failed = Wystąpił błąd, który został zapisany pod oznaczeniem { $reference }. Dane sprawy nie przepadły; proszę spróbować jeszcze raz. Jeśli błąd się powtórzy, proszę podać to oznaczenie osobie, która prowadzi asystenta.
discord-too-many = To było dużo naraz. Proszę odczekać kilka sekund i kontynuować.
discord-no-such-command = To polecenie nie jest już tu znane. Proszę ponownie wpisać / i wybrać z listy.
discord-not-counts = Nie udało się odczytać „{ $text }” jako dwóch liczb: kart w ręce i kart zgranych.
discord-choose-clause = Przejdź do przepisu
