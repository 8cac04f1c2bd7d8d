### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = Denne linjen er ikke gyldig JSON.
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
error-contradiction-penalty-cards-declaring-side = Spilleførers side får aldri straffekort: se «{ $field }».
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = Et kort i stikket som pågår, kan fortsatt trekkes tilbake, men «{ $field }» sier at det er for sent.

# no list of values can be given
error-out-of-domain-any = «{ $field }» har en verdi som ikke er tillatt.
error-contradiction-card-of-two-owners = Det samme kortet kan ikke ligge foran begge makkerne: se «{ $field }».
error-contradiction-designated-not-visible = Kortet som spilles, må være et av de synlige: se «{ $field }».
