### Facts about revokes and questions about them: Laws 61 to 64. Voices as in facts-questions.

fact-failed = Czego nie zagrano z ręki { $offenderGen }?
    .why = Niezagranie nakazanej karty lub koloru też jest fałszywym renonsem.
    .label = Czego nie zagrano
    .how = Obejrzeć lewy i rękę na osobności. Nikogo nie pytać, co ma w ręce.

answer-failed-follow-suit = Karty w kolorze wyjścia
answer-failed-required-card = Karty, którą należało zagrać
answer-failed-required-suit = Koloru, w którym należało wyjść lub zagrać
# Always about the side of the player whose revoke is ruled on.
fact-establish-event = Co zrobiła od tej chwili strona, która popełniła fałszywy renons?
    .why = Fałszywy renons uprawomocnia się, gdy ta strona zagra dalej lub zgłosi roszczenie; przedtem się go poprawia.
    .label = Późniejsze działania tej strony
    .how = Obejrzeć karty na stole. Liczy się każde wyjście, także nieprzepisowe; karty drugiej strony się nie liczą.

answer-establish-event-none = Nic: z żadnej ręki tej strony nie zagrano dalej
answer-establish-event-os-played-next = Wyszła lub zagrała w następnej lewie
answer-establish-event-os-designated-next = Wskazała kartę do następnej lewy
answer-establish-event-os-claimed = Zgłosiła roszczenie lub zrzekła się lew
answer-establish-event-os-acquiesced = Zgodziła się na roszczenie i jest za późno na sprzeciw
answer-establish-event-os-assented-open = Zgodziła się na roszczenie, ale jest jeszcze czas na sprzeciw
answer-establish-event-agreement-69a = Zgodziła się na roszczenie i ta zgoda jest już ostateczna
answer-establish-event-objection-raised = Od razu sprzeciwiła się roszczeniu drugiej strony
answer-establish-event-illegal-enquiry = Tylko niedozwolone pytanie obrońcy do partnera
answer-establish-event-dummy-forfeit-enquiry = Dziadek, już bez tego prawa, pierwszy pyta rozgrywającego
fact-hands-returned = Czy wszystkie cztery ręce są już z powrotem w pudełku?
    .why = Do tej chwili fałszywy renons w dwunastej lewie poprawia się, nawet gdy jest uprawomocniony.
    .label = Wszystkie ręce z powrotem w pudełku

fact-revoked-card-source = Gdzie była karta, którą należało zagrać?
    .why =
        { $edition ->
            [2017] Za niezagranie karty przygwożdżonej lub karty dziadka nie przekazuje się automatycznie lewy.
           *[other] Za niezagranie karty, która leżała już odsłonięta, nie przekazuje się automatycznie lewy.
        }
    .label = Miejsce właściwej karty

answer-revoked-card-source-unfaced-hand = W zakrytej ręce
answer-revoked-card-source-faced-card = Leżała już odsłonięta, ale nie jako przygwożdżona
answer-revoked-card-source-penalty-card = Była to karta przygwożdżona
answer-revoked-card-source-dummy = Wśród kart dziadka
fact-revoke-card-was-faced = Czy karta fałszywego renonsu była odsłonięta już przedtem?
    .why = Karta, która już leżała odsłonięta, nie staje się nową kartą przygwożdżoną.
    .label = Karta fałszywego renonsu odsłonięta już przedtem

fact-os-partner-played-after = Czy po fałszywym renonsie w tej lewie zagrano już kartę { $partnerGen }?
    .why = Jeżeli kartę zmienia przeciwnik, tę kartę też wolno zmienić.
    .label = Karta partnera po fałszywym renonsie

fact-os-partner-changed = Czy { $partner } też zmienia teraz kartę?
    .why = Wolno to tylko po zmianie karty przez przeciwnika; karta obrońcy staje się kartą przygwożdżoną.
    .label = Karta zmieniona przez partnera

fact-partner-had-played-to-trick12 = Czy przed fałszywym renonsem zagrano już w dwunastej lewie kartę { $partnerGen }?
    .why = Jeżeli nie, widok karty fałszywego renonsu mógł pomóc.
    .label = Karta partnera w dwunastej lewie

fact-partner-two-suits = Czy { $partner } ma na dwie ostatnie lewy karty w dwóch kolorach?
    .why = Tylko wtedy jest wybór, w którym karta fałszywego renonsu mogłaby pomóc.
    .label = Partner z dwoma kolorami
    .how = Obejrzeć obie karty na osobności i ich nie nazywać.

fact-later-from-claim = Czy te późniejsze lewy pochodzą tylko z roszczenia?
    .why = Lewa oddana przy roszczeniu mogła wcale nie zostać rozegrana.
    .label = Późniejsze lewy z roszczenia

## Questions

fact-asker =
    { $irregularity ->
        [inspection] Kto prosi o pokazanie kart?
        [pointing] Kto zwraca uwagę, że karta jest źle skierowana?
       *[other] Kto kogo pyta?
    }
    .why = Nie każdy ma takie samo prawo do pytania.
    .label = Kto pyta

answer-asker-declarer-to-defender = Rozgrywający obrońcę
answer-asker-dummy-to-declarer = Dziadek rozgrywającego
answer-asker-dummy-to-defender = Dziadek obrońcę
answer-asker-defender-to-declarer = Obrońca rozgrywającego
answer-asker-defender-to-partner = Obrońca partnera
answer-asker-dummy = Dziadek
answer-asker-defender = Obrońca
answer-asker-any = Dowolny inny gracz
fact-revoked =
    { $irregularity ->
        [dummy_wrong_card] Czy do karty położonej z dziadka nie dołożono do koloru, choć było to możliwe?
        [inspection] Czy ktoś twierdzi, że był fałszywy renons?
       *[other] Czy u zapytanego gracza rzeczywiście wystąpił fałszywy renons?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] Może to być fałszywy renons, choć karta z dziadka była niewłaściwa.
            [inspection] Samo takie twierdzenie nikomu nie daje prawa do oglądania ukończonych lew.
           *[other] Tylko wtedy jest co poprawiać.
        }
    .label = Fałszywy renons
    .how = Obejrzeć karty na osobności. Przy stole ogłasza się tylko orzeczenie.
