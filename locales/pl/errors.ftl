### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = Ten wiersz nie jest poprawnym zapisem JSON.
error-not-an-object = Sprawa musi być obiektem JSON.
error-missing-irregularity = Sprawa nie podaje, co się stało: brakuje pola „irregularity”.
# $suggestion is a known key, or "none".
error-unknown-key =
    { $suggestion ->
        [none] Nieznane pole „{ $field }”.
       *[other] Nieznane pole „{ $field }”. Może chodzi o „{ $suggestion }”?
    }

# $expected is a code: yes_no, integer, string, card, cards, counts, numbers, penalty_cards, object, list, date.
error-wrong-type =
    { $expected ->
        [yes_no] Pole „{ $field }” przyjmuje tak lub nie („yes”, „no”).
        [integer] Pole „{ $field }” musi być liczbą całkowitą.
        [string] Pole „{ $field }” musi być tekstem.
        [card] Pole „{ $field }” musi być kartą, np. S9.
        [cards] Pole „{ $field }” musi być listą kart, np. S9 i HT.
        [counts] Pole „{ $field }” musi podawać dla każdego gracza liczbę kart w ręce i zgranych.
        [numbers] Pole „{ $field }” musi podawać liczbę całkowitą dla każdego gracza.
        [penalty_cards] Pole „{ $field }” musi być listą kart przygwożdżonych.
        [object] Pole „{ $field }” musi być obiektem.
        [list] Pole „{ $field }” musi być listą.
        [date] Pole „{ $field }” musi być datą, np. 2017-09-30.
       *[other] Pole „{ $field }” ma niewłaściwy typ; oczekiwano: { $expected }.
    }

# $allowed is a ready list of the values.
error-out-of-domain = Pole „{ $field }” przyjmuje tylko: { $allowed }.

## Contradictions between facts

error-contradiction = Pole „{ $field }” jest sprzeczne z innym faktem.
# offender_role against table.offender and table.declarer
error-contradiction-role = Rola w polu „{ $field }” nie pasuje do miejsc rozgrywającego i wykraczającego.
# misplaced_played_card with did_play_card=no
error-contradiction-misplaced-not-played = Karta źle odłożona musi być kartą zagraną, a pole „{ $field }” temu zaprzecza.
# omitted with defective_trick_won_by=offender
error-contradiction-omitted-winner = Ręka bez karty w tej lewie nie mogła jej wziąć: pole „{ $field }”.
# trick 13 with anybody played on
error-contradiction-last-trick = Po trzynastej lewie nie ma następnej, więc dalsza gra jest niemożliwa: pole „{ $field }”.
# later_tricks_os > 13 - trick
error-contradiction-later-tricks = Po tej lewie nie ma już tylu lew: pole „{ $field }”.
# second trick <= first
error-contradiction-second-trick = Druga wadliwa lewa musi być późniejsza niż pierwsza: pole „{ $field }”.
error-contradiction-card-twice = Jedna karta występuje w dwóch miejscach: pole „{ $field }”.
error-contradiction-hand-size = Ręka nie może mieć więcej niż 13 kart: pole „{ $field }”.
# cards not within extra_cards
error-contradiction-cards-not-extra = Pokazana karta musi należeć do nadliczbowych: pole „{ $field }”.
error-contradiction-defect-counts = Rodzaj nieprawidłowości nie zgadza się z liczbą kart: pole „{ $field }”.
error-contradiction-penalty-cards-declaring-side = Strona rozgrywająca nie ma kart przygwożdżonych: pole „{ $field }”.
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = Kartę w bieżącej lewie można jeszcze wycofać, a pole „{ $field }” podaje, że jest za późno.

# no list of values can be given
error-out-of-domain-any = Wartość pola „{ $field }” jest niedozwolona.
error-contradiction-card-of-two-owners = Ta sama karta nie może leżeć przed oboma partnerami: pole „{ $field }”.
error-contradiction-designated-not-visible = Zagrana karta musi być jedną z widocznych: pole „{ $field }”.
