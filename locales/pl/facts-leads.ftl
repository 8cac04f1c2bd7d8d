### Facts about leads out of turn and what followed them: Laws 53 to 56, 59 and 60. Voices as in facts-questions.

fact-lead-face = Czy pierwsze wyjście nastąpiło kartą odsłoniętą, czy zakrytą?
    .why = Wyjście kartą jeszcze zakrytą wycofuje się bez sprostowania.
    .label = Pierwsze wyjście odsłoniętą lub zakrytą kartą

answer-lead-face-up = Odsłoniętą
answer-lead-face-down = Zakrytą
fact-turn-was = Z której ręki należało wyjść?
    .why = Od tego zależy, z której ręki nastąpi wyjście, jeżeli to zostanie wycofane.
    .label = Na kogo była kolej

answer-turn-was-declarer-hand = Z ręki rozgrywającego
answer-turn-was-dummy = Z dziadka
answer-turn-was-other-defender = Z ręki drugiego obrońcy
answer-turn-was-a-defender = Z ręki jednego z obrońców
fact-dummy-seen = Czy jakaś karta dziadka mogła być widoczna dla rozgrywającego?
    .why = Jeżeli tak, wyjście trzeba zaakceptować.
    .label = Karta dziadka widoczna dla rozgrywającego
    .how = Wystarczy jedna karta. Liczy się możliwość, a nie samo spojrzenie.

fact-declarer-began-spreading = Czy rozgrywający zaczyna wykładać rękę i widać już co najmniej jedną kartę?
    .why = Po pierwszym wyjściu poza kolejnością rozgrywający zostaje wtedy dziadkiem.
    .label = Rozgrywający wykłada rękę

fact-lead-accepted =
    { $role ->
        [defender] Czy rozgrywający akceptuje wyjście?
        [unknown] Czy druga strona akceptuje wyjście?
       *[other] Czy obrońcy akceptują wyjście?
    }
    .why = Zaakceptowane wyjście jest ważne; w innym razie wyjście następuje z właściwej ręki.
    .label = Akceptacja wyjścia
    .how = Najpierw wyjaśnić skutki każdej decyzji. Dziadek i strona, z której było wyjście, milczą.

answer-lead-accepted-by-statement = Tak, słownie
answer-lead-accepted-by-next-hand-play = Tak, do wyjścia dołożono z następnej ręki
answer-lead-accepted-not-accepted = Nie
answer-lead-accepted-undecided = Jeszcze nie ma decyzji
fact-acceptor-valid = Czy akceptacja wyjścia pochodzi od gracza, który ma do tego prawo?
    .why = Wyjście obrońcy akceptuje tylko rozgrywający, a wyjście rozgrywającego dowolny z obrońców; dziadek nigdy.
    .label = Akceptacja gracza uprawnionego

fact-defenders-disagree = Czy obrońcy różnią się co do akceptacji wyjścia?
    .why =
        { $edition ->
            [1997] MPB 1997 nie określa, kto wtedy decyduje.
            [2007] Decyduje wtedy obrońca następny w kolejności.
           *[other] Decyduje wtedy obrońca, który gra następny po wyjściu poza kolejnością.
        }
    .label = Różnica zdań między obrońcami
    .how = Zapytać każdego z nich raz. Obrońcy nie naradzają się.

fact-first-statement = Jakie było pierwsze oświadczenie obrońców?
    .why = W MPB 1997 żaden przepis tego nie rozstrzyga; akceptacja na ogół się liczy, chyba że wcześniej padła odmowa.
    .label = Pierwsze oświadczenie

answer-first-statement-accept = Akceptacja wyjścia
answer-first-statement-refuse = Odmowa akceptacji wyjścia
answer-first-statement-none = Jeszcze żadne
fact-wrong-defender-played = Czy do tego wyjścia dołożono kartę z ręki obrońcy po prawej stronie wychodzącej ręki?
    .why = Wtedy wyjście jest ważne, a karta tego obrońcy jest przedwczesna.
    .label = Karta niewłaściwego obrońcy
    .how = Obejrzeć karty na stole.

fact-defender-card = Jaką kartę dołożono z ręki tego obrońcy?
    .why = Staje się ona kartą przygwożdżoną, a od jej koloru zależą możliwości rozgrywającego.
    .label = Karta obrońcy grającego poza kolejnością
    .how = Podać kartę, która leży na stole.

fact-proper-lead-made = Czy potem nastąpiło wyjście z ręki, na którą była kolej?
    .why = Wtedy to właściwe wyjście jest ważne, a karty zagrane poza kolejnością wracają.
    .label = Właściwe wyjście
    .how = Karta musi być wyjściem, a nie dołożeniem do wyjścia poza kolejnością. W razie wątpliwości przyjąć wersję bardziej prawdopodobną.

fact-used-information = Czy wycofane wyjście dało rozgrywającemu korzyść?
    .why = Wtedy możliwy jest wynik rozjemczy.
    .label = Wykorzystanie informacji przez rozgrywającego
    .how = Ocenić po ostatniej lewie na podstawie kart obrońców, które stały się widoczne.

fact-declarer-told-to-retract = Czy przed zagraniem obrońcy polecono już rozgrywającemu wycofać wyjście?
    .why = Po takim poleceniu karta obrońcy nie jest już akceptacją wyjścia, lecz staje się kartą przygwożdżoną.
    .label = Polecenie wycofania wyjścia

fact-partner-can-comply =
    { $irregularity ->
        [cannot_comply] Czy gracz może wyjść lub zagrać zgodnie z nakazem?
       *[other] Czy { $partner } może wyjść lub zagrać zgodnie z nakazem?
    }
    .why = Kto nie może wykonać nakazu, zagrywa dowolną przepisową kartę i nie jest to fałszywy renons.
    .label = Możliwość wykonania nakazu
    .how = O nic z góry nie pytać. Jeżeli pojawi się inna karta, obejrzeć rękę na osobności.

fact-partner-led-face-down = Czy oprócz wyjścia poza kolejnością leży też zakryte wyjście partnera?
    .why = Zakryta karta wraca do ręki, a o odsłoniętym wyjściu decyduje rozgrywający.
    .label = Zakryte wyjście partnera
    .assumed = pierwsze wyjście partnera zakrytą kartą, obok wyjścia poza kolejnością
