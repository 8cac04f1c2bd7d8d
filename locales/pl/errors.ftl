### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = Ten wiersz nie jest poprawnym zapisem JSON.
error-bad-json-empty = Nic nie przyszło. Potrzebna jest sprawa w zapisie JSON; najkrótsza to {"{"}"irregularity": "card_count"{"}"}.
error-bad-json-failed = Na tę sprawę nie udało się odpowiedzieć. Błąd leży w programie, nie w sprawie.
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
# no list of values can be given
error-out-of-domain-any = Wartość pola „{ $field }” jest niedozwolona.

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
# suspect_total or other_totals against four counted hands
error-contradiction-told-totals = Podana liczba kart nie zgadza się z kartami, które policzono: pole „{ $field }”.
# deltas_zero against counts and expected_played
error-contradiction-told-deltas = Odpowiedź, czy u każdego jest tyle zgranych kart, ile przypada, nie zgadza się z policzonymi kartami: pole „{ $field }”.
error-contradiction-penalty-cards-declaring-side = Strona rozgrywająca nie ma kart przygwożdżonych: pole „{ $field }”.
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = Kartę w bieżącej lewie można jeszcze wycofać, a pole „{ $field }” podaje, że jest za późno.
error-contradiction-card-of-two-owners = Ta sama karta nie może pochodzić z dwóch rąk: pole „{ $field }”.
error-contradiction-card-of-another-hand = Ta karta jest w ręce innego gracza: pole „{ $field }”.
error-contradiction-visible-not-exposed = Widoczne były dwie karty, więc ta, która wraca do ręki, została odsłonięta: pole „{ $field }”.
error-contradiction-played-after = Podane informacje o tym, kto grał po tej karcie, nie pasują do siebie: zob. „{ $field }”.
error-contradiction-opening-leader = Pierwsze wyjście należy do gracza po lewej stronie rozgrywającego, więc było tam we właściwej kolejności: pole „{ $field }”.
error-contradiction-penalty-card-played = Zamiast karty przygwożdżonej nie można zagrać tej samej karty: pole „{ $field }”.
error-contradiction-designated-not-visible = Zagrana karta musi być jedną z widocznych: pole „{ $field }”.
# a turn with penalty cards, with none told
error-contradiction-no-penalty-card = Aby mówić o karcie przygwożdżonej, któraś musi leżeć na stole: pole „{ $field }”.
# missing_card_place among played cards before the opening lead is faced
error-contradiction-nothing-played-yet = Przed odsłonięciem pierwszego wyjścia nic nie jest zagrane, więc karta nie może leżeć wśród zgranych: pole „{ $field }”.
# missing_card_place in a row or in a hand, with no hand that lacks or holds it
error-contradiction-place-of-missing-card = Z podanych liczb kart wynika, że tej karty nikomu nie brakuje albo nikt nie ma karty za dużo: pole „{ $field }”.
# table.offender against the rows that the counts show to be wrong
error-contradiction-offenders-row = Liczba zgranych kart gracza w polu „{ $field }” jest właściwa; nie zgadza się liczba u innego gracza.
# offender_role against the hands that the counts show to be wrong
error-contradiction-role-against-counts = Rola w polu „{ $field }” nie jest rolą gracza, u którego liczba kart się nie zgadza.
# correction_period_over or appeal_period_over before play has ended
error-contradiction-over-before-the-end = Termin liczony od poznania wyniku nie może upłynąć w trakcie rozgrywki: pole „{ $field }”.
# asker or establish_event against offender_role
error-contradiction-enquiry-role = Pytanie o fałszywy renons zadano komuś, do kogo nie pasuje rola w polu „{ $field }”.
# revoke_enquiry with asker=none
error-contradiction-asked-nobody = Jeżeli padło pytanie o fałszywy renons, pole „{ $field }” musi podawać, kto pytał kogo.
# next_trick_played_by against establish_event
error-contradiction-played-on = To, co uprawomocniło fałszywy renons, nie zgadza się z tym, kto zagrał w następnej lewie: pole „{ $field }”.
# revoked_card_source against offender_role
error-contradiction-card-source = Obrońca nie gra kart dziadka, a strona rozgrywająca nie ma kart przygwożdżonych: pole „{ $field }”.
# late_attention against establish_event or restored_card_revoke
error-contradiction-late-attention = Fałszywy renons zgłoszony dopiero po rozdaniu lub po rundzie jest już uprawomocniony i nie można go poprawić: pole „{ $field }”.
# both_revoked_same_trick against other_side_revoked=no
error-contradiction-both-revoked = Skoro obie strony popełniły fałszywy renons w tej samej lewie, to druga strona też go popełniła: pole „{ $field }”.
# revoke in a trick that dummy led, by dummy
error-contradiction-dummy-follows-dummy = W tej lewie wychodzi dziadek, więc nie może nie dołożyć do koloru: zob. „{ $field }”.
# from_dummy against offender_role
error-contradiction-hand-of-designated-card = Ręka, w której jest wskazana karta, nie pasuje do roli gracza: pole „{ $field }”.
# turn_was against offender_role
error-contradiction-turn-of-role = Ręka, na którą była kolej, nie pasuje do roli wychodzącego gracza: pole „{ $field }”.
# more cards than visible_count
error-contradiction-more-than-visible = Podano więcej kart, niż było widocznych: pole „{ $field }”.
