### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = Denne linjen er ikke gyldig JSON.
error-bad-json-empty = Det kom ingenting inn. Det trengs en sak som JSON; den korteste er {"{"}"irregularity": "card_count"{"}"}.
error-bad-json-failed = Denne saken kunne ikke besvares. Feilen ligger i programmet, ikke i saken.
error-not-an-object = En sak må være et JSON-objekt.
error-missing-irregularity = Saken sier ikke hva som skjedde: «irregularity» mangler.
# $suggestion is a known key, or "none".
error-unknown-key =
    { $suggestion ->
        [none] Feltet «{ $field }» er ukjent.
       *[other] Feltet «{ $field }» er ukjent. Mente du «{ $suggestion }»?
    }

# $expected is a code: yes_no, integer, string, card, cards, counts, numbers, penalty_cards, object, list, date.
error-wrong-type =
    { $expected ->
        [yes_no] Feltet «{ $field }» må være ja eller nei («yes», «no»).
        [integer] Feltet «{ $field }» må være et heltall.
        [string] Feltet «{ $field }» må være tekst.
        [card] Feltet «{ $field }» må være et kort, for eksempel S9.
        [cards] Feltet «{ $field }» må være en liste med kort, for eksempel S9 og HT.
        [counts] Feltet «{ $field }» må oppgi antall kort på hånden og antall spilte kort for hver plass.
        [numbers] Feltet «{ $field }» må oppgi et heltall for hver plass.
        [penalty_cards] Feltet «{ $field }» må være en liste med straffekort.
        [object] Feltet «{ $field }» må være et objekt.
        [list] Feltet «{ $field }» må være en liste.
        [date] Feltet «{ $field }» må være en dato, for eksempel 2017-09-30.
       *[other] Feltet «{ $field }» har feil type; ventet: { $expected }.
    }

# $allowed is a ready list of the values.
error-out-of-domain = Feltet «{ $field }» kan bare være: { $allowed }.
# no list of values can be given
error-out-of-domain-any = «{ $field }» har en verdi som ikke er tillatt.

## Contradictions between facts

error-contradiction = Feltet «{ $field }» strider mot en annen opplysning.
# offender_role against table.offender and table.declarer
error-contradiction-role = Rollen i «{ $field }» passer ikke med plassene til spillefører og den feilende.
# misplaced_played_card with did_play_card=no
error-contradiction-misplaced-not-played = Et feilplassert kort må være spilt, men «{ $field }» sier at det ikke er det.
# omitted with defective_trick_won_by=offender
error-contradiction-omitted-winner = En hånd uten kort i stikket kan ikke ha vunnet det: se «{ $field }».
# trick 13 with anybody played on
error-contradiction-last-trick = Etter stikk nr. 13 finnes det ikke noe stikk, så ingen kan ha spilt videre: se «{ $field }».
# later_tricks_os > 13 - trick
error-contradiction-later-tricks = Det er ikke så mange stikk igjen etter det stikket: se «{ $field }».
# second trick <= first
error-contradiction-second-trick = Det andre irregulære stikket må komme etter det første: se «{ $field }».
error-contradiction-card-twice = Det samme kortet står to steder: se «{ $field }».
error-contradiction-hand-size = En hånd kan ikke ha mer enn 13 kort: se «{ $field }».
# cards not within extra_cards
error-contradiction-cards-not-extra = Et vist kort må være ett av de overflødige kortene: se «{ $field }».
error-contradiction-defect-counts = Feilen stemmer ikke med antallet kort: se «{ $field }».
# suspect_total or other_totals against four counted hands
error-contradiction-told-totals = Det oppgitte antallet stemmer ikke med kortene som ble telt: se «{ $field }».
# deltas_zero against counts and expected_played
error-contradiction-told-deltas = Svaret på om alle har spilt så mange kort som de skal, stemmer ikke med kortene som ble telt: se «{ $field }».
error-contradiction-penalty-cards-declaring-side = Spilleførers side får aldri straffekort: se «{ $field }».
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = Et kort i stikket som pågår, kan fortsatt trekkes tilbake, men «{ $field }» sier at det er for sent.
error-contradiction-card-of-two-owners = Det samme kortet kan ikke komme fra to hender: se «{ $field }».
error-contradiction-card-of-another-hand = Kortet er på en annen spillers hånd: se «{ $field }».
error-contradiction-visible-not-exposed = To kort var synlige, så det som tas tilbake, ble vist: se «{ $field }».
error-contradiction-played-after = Det som er sagt om hvem som spilte etter kortet, passer ikke sammen: se «{ $field }».
error-contradiction-opening-leader = Åpningsutspillet er i tur hos spilleren til venstre for spilleføreren: se «{ $field }».
error-contradiction-penalty-card-played = Kortet som ble spilt i stedet, kan ikke være selve straffekortet: se «{ $field }».
error-contradiction-designated-not-visible = Kortet som spilles, må være et av de synlige: se «{ $field }».
# a turn with penalty cards, with none told
error-contradiction-no-penalty-card = Et straffekort må ligge på bordet når saken gjelder straffekort: se «{ $field }».
# missing_card_place among played cards before the opening lead is faced
error-contradiction-nothing-played-yet = Før åpningsutspillet vendes, er ingenting spilt, så kortet kan ikke ligge blant spilte kort: se «{ $field }».
# missing_card_place in a row or in a hand, with no hand that lacks or holds it
error-contradiction-place-of-missing-card = Etter tellingen mangler ingen hånd det kortet, eller ingen har ett for mye: se «{ $field }».
# table.offender against the rows that the counts show to be wrong
error-contradiction-offenders-row = Spilleren i «{ $field }» har spilt riktig antall kort; det er en annen som har feil antall.
# offender_role against the hands that the counts show to be wrong
error-contradiction-role-against-counts = Rollen i «{ $field }» er ikke rollen til en spiller som har feil antall kort.
# correction_period_over or appeal_period_over before play has ended
error-contradiction-over-before-the-end = En frist som løper fra resultatet er kjent, kan ikke være ute mens det spilles: se «{ $field }».
# asker or establish_event against offender_role
error-contradiction-enquiry-role = Den som ble spurt om revoken, passer ikke med rollen i «{ $field }».
# revoke_enquiry with asker=none
error-contradiction-asked-nobody = Når noen har spurt om revoke, må «{ $field }» si hvem som spurte hvem.
# next_trick_played_by against establish_event
error-contradiction-played-on = Det som etablerte revoken, stemmer ikke med hvem som har spilt til neste stikk: se «{ $field }».
# revoked_card_source against offender_role
error-contradiction-card-source = En motspiller spiller ikke blindemanns kort, og spilleførers side har ikke straffekort: se «{ $field }».
# late_attention against establish_event or restored_card_revoke
error-contradiction-late-attention = En revoke som først nevnes når given eller runden er over, er allerede etablert og kan ikke rettes: se «{ $field }».
# both_revoked_same_trick against other_side_revoked=no
error-contradiction-both-revoked = Har begge sider revokert i samme stikk, har også den andre siden revokert: se «{ $field }».
# revoke in a trick that dummy led, by dummy
error-contradiction-dummy-follows-dummy = Blindemann spilte ut i stikket og kan ikke ha latt være å følge farge: se «{ $field }».
# from_dummy against offender_role
error-contradiction-hand-of-designated-card = Hånden som det nevnte kortet er på, passer ikke med rollen: se «{ $field }».
# turn_was against offender_role
error-contradiction-turn-of-role = Hånden som var i tur, passer ikke med rollen til spilleren som spilte ut: se «{ $field }».
# more cards than visible_count
error-contradiction-more-than-visible = Det er oppgitt flere kort enn det var synlige: se «{ $field }».
