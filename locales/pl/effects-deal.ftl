### The deal itself: steps, and what may be known of a card that came back.
### Step: value DO, .label a short label, .say SAY.

step-restore-deal = Poprawić rozdanie według zapisu rozkładu kart lub z pomocą graczy z wcześniejszych rund.
    .label = Poprawić rozdanie
    .say = Poprawię to rozdanie. Proszę zaczekać.

# Play goes on with the deal put right.
step-restore-deal-play = Poprawić rozdanie według zapisu rozkładu kart lub z pomocą graczy z wcześniejszych rund. Żadna zapowiedź się nie zmienia.
    .label = Poprawić rozdanie
    .say = Poprawię to rozdanie. Żadna zapowiedź się nie zmienia.

step-reconstruct-deal = Ustalić, której karty brakuje, i odtworzyć rozdanie z innej talii. Karta należy do ręki, w której jej brakuje.
    .label = Odtworzyć rozdanie z innej talii
    .say = Karty nie odnaleziono. Odtworzę to rozdanie z innej talii.

# Before the opening lead is faced.
step-reconstruct-deal-no-call = Ustalić, której karty brakuje, i odtworzyć rozdanie z innej talii. Karta należy do ręki, w której jej brakuje. Licytacja i rozgrywka toczą się potem normalnie, a żadna zapowiedź się nie zmienia.
    .label = Odtworzyć rozdanie z innej talii
    .say = Karty nie odnaleziono. Odtworzę to rozdanie z innej talii. Żadna zapowiedź się nie zmienia.

step-no-rectification-no-call = Licytacja i rozgrywka toczą się normalnie. Żadnej zapowiedzi się nie zmienia, a rękę uważa się za kompletną od początku.
    .label = Żadna zapowiedź się nie zmienia
    .say = Licytacja i rozgrywka toczą się normalnie. Żadna zapowiedź się nie zmienia.

step-play-continues-no-call = Licytacja i rozgrywka toczą się normalnie. Żadnej zapowiedzi się nie zmienia, a rękę uważa się za kompletną od początku.
    .label = Licytacja i rozgrywka toczą się normalnie
    .say = Licytacja i rozgrywka toczą się normalnie, a żadna zapowiedź się nie zmienia.

# The card has been found, neither in the board nor among the played cards.
step-search-card-found = Odnaleziona karta wraca do ręki, w której jej brakuje. Liczy się tak, jakby była tam cały czas.
    .label = Karta wraca do swojej ręki
    .say = Ta karta należy do ręki, w której jej brakuje. Liczy się tak, jakby była tam cały czas.

step-remove-surplus-card = Usunąć kartę spoza rozdania. Gra toczy się tak, jakby tej karty nigdy nie było.
    .label = Usunąć kartę spoza rozdania
    .say = Ta karta nie należy do rozdania. Zabiorę ją.

step-cancel-result = Unieważnić wynik rozdania.
    .label = Unieważnić wynik
    .say = Wynik tego rozdania zostaje unieważniony.

# The deal was wrong from the start and is not played on.
step-award-adjusted-score-deal = Tego rozdania nie gra się dalej. Orzec wynik rozjemczy w tym rozdaniu.
    .label = Orzec wynik rozjemczy
    .say = Tego rozdania nie gramy dalej. Orzeknę wynik rozjemczy.

# The result has been cancelled: there is no other to compare with.
step-award-adjusted-score-cancelled = Orzec wynik rozjemczy w tym rozdaniu. Unieważniony wynik nie ma na to wpływu.
    .label = Orzec wynik rozjemczy
    .say = Orzeknę w tym rozdaniu wynik rozjemczy.

# A missing card has been found.
step-card-returns-to-hand-restored = Karta wraca do ręki, w której jej brakuje. Liczy się tak, jakby była tam cały czas.
    .label = Karta wraca do ręki
    .say = Karta wraca do ręki, w której jej brakuje. Licytacja i rozgrywka toczą się normalnie, a żadna zapowiedź się nie zmienia.

info-restored-card-ui-partner = Informacja o powrocie karty do ręki jest dla partnera nielegalna.
    .label = Informacja o powrocie karty jest dla partnera nielegalna
