### Facts about a deal that is wrong or not complete: Laws 13 and 14. Voices as in facts-questions.

fact-suspect-total = Ile kart ma łącznie { $offender }, licząc rękę i zgrane karty?
    .why = Przy 13 wadliwa jest lewa; gdy jest ich mniej, brakuje karty; gdy więcej, wadliwe było samo rozdanie.
    .label = Łączna liczba kart tego gracza
    .how = Gracz liczy koszulkami do góry, najpierw rękę, potem zgrane karty. Nikt żadnej nie odwraca.

answer-suspect-total-13 = 13, czyli tyle, ile trzeba
answer-suspect-total-less = Mniej niż 13
answer-suspect-total-more = Więcej niż 13
fact-other-totals = Ile kart łącznie ma każdy z trzech pozostałych graczy?
    .why = Wynika z tego, czy karta zginęła, leży u innego gracza, czy pochodzi z innej talii.
    .label = Liczba kart pozostałych graczy
    .how = Wszyscy trzej liczą koszulkami do góry, rękę razem ze zgranymi kartami. Nikt żadnej nie odwraca.

answer-other-totals-all-13 = Wszyscy trzej mają po 13
answer-other-totals-one-less = Jeden z nich ma mniej niż 13
answer-other-totals-one-more = Jeden z nich ma więcej niż 13
answer-other-totals-one-less-and-one-more = Jeden ma mniej niż 13, a inny więcej
fact-missing-card-seen-by-partner = Czy lico brakującej karty mogło być widoczne dla { $partnerGen }?
    .why = Karta obrońcy, która mogła być widoczna dla partnera, po powrocie staje się kartą przygwożdżoną.
    .label = Brakująca karta widoczna dla partnera
    .how = Zapytać, gdzie karta leżała i którą stroną, a nie jaka to karta. Liczy się możliwość, a nie samo spojrzenie.

fact-called-with-wrong-hand = Czy padła już zapowiedź od gracza z niewłaściwą liczbą kart?
    .why = Do tej chwili rozdanie można po prostu poprawić.
    .label = Zapowiedź z niewłaściwą liczbą kart
    .how = Pas też się liczy. Po rozpoczęciu rozgrywki odpowiedź zawsze brzmi: tak.

fact-can-be-played = Czy rozdanie da się poprawić i normalnie dograć?
    .why = Jeżeli tak, gra toczy się dalej po tej samej licytacji; jeżeli nie, orzeka się wynik rozjemczy.
    .label = Rozdanie nadaje się do gry
    .how = Ocenić, jak wiele stało się widoczne wbrew przepisom. Przy stole nie nazywa się żadnej karty.

fact-deltas-zero = Czy u każdego gracza jest dokładnie tyle zgranych kart, ile powinno teraz być?
    .why = Jeżeli tak, w żadnej lewie nie brakuje karty ani nie ma nadliczbowej.
    .label = Właściwa liczba zgranych kart
    .how = Porównać każdy rząd z liczbą ukończonych lew. Wszystkie karty leżą koszulkami do góry.
