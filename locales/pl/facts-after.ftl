### Facts about pointed cards, asking to see a trick, who spoke first, and what an authority allows.
### Laws 43, 61, 65 and 66. Voices as in facts-questions.

fact-inspected = Co gracz chce obejrzeć?
    .why = Własną ostatnią kartę wolno przez pewien czas obejrzeć; ukończone lewy tylko na polecenie sędziego.
    .label = Co ma być obejrzane

answer-inspected-trick-just-played = Dopiero co zagraną lewę, gdy własna karta jest jeszcze odsłonięta
answer-inspected-own-last-card = Swoją ostatnią kartę, bez pokazywania innym
answer-inspected-quitted-tricks = Lewy, które są już zakryte
fact-side-played-to-next = Czy strona tego gracza wyszła już lub zagrała w następnej lewie?
    .why = Według MPB 2017 to prawo wtedy wygasa.
    .label = Własna strona zagrała dalej
    .how = Obejrzeć karty na stole. Karta zadysponowana z dziadka też się liczy.

fact-anyone-led-to-next = Czy nastąpiło już wyjście do następnej lewy?
    .why =
        { $edition ->
            [2017] Pokazuje to, jak daleko jest rozgrywka.
           *[other] Według tego wydania wyjście którejkolwiek strony kończy to prawo.
        }
    .label = Wyjście do następnej lewy
    .how = Obejrzeć karty na stole.

fact-later-trick = Czy w chwili zwrócenia uwagi trwała już następna lewa?
    .why = Późna uwaga może być informacją dla partnera.
    .label = Uwaga dopiero w późniejszej lewie

fact-attention-by = Kto pierwszy zwraca na to uwagę?
    .why = Dziadek nie robi tego podczas rozgrywki, a widz nigdy.
    .label = Kto zwraca uwagę

answer-attention-by-declarer = Rozgrywający
answer-attention-by-dummy = Dziadek
answer-attention-by-defender = Obrońca
answer-attention-by-director = Sędzia
answer-attention-by-spectator = Widz
# A regulation: known to the Director, not to the table.
fact-defender-may-ask-partner = Czy według obowiązującego tu regulaminu obrońca może pytać partnera o fałszywy renons?
    .why =
        { $edition ->
            [1997] Według MPB 1997 wolno to tylko tam, gdzie pozwala na to strefa.
            [2007] Według MPB 2007 wolno to, chyba że organizator tego zabrania.
           *[other] Według MPB 2017 wolno to, ale pytanie może być informacją dla partnera.
        }
    .label = Pytanie obrońcy do partnera o fałszywy renons
    .how = Sprawdzić regulamin zawodów lub zapytać organizatora. Graczy nie trzeba pytać.
