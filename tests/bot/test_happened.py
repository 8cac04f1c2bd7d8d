"""What happened is found by the words that a Director would type."""

from __future__ import annotations

import pytest

from bot.happened import GROUPS, found, label
from bot.wording import words
from bot.wording.clauses import kebab
from locales import LANGUAGES
from rules.vocabulary.play import Irregularity

I = Irregularity  # noqa: E741
QUERIES: dict[str, dict[str, Irregularity]] = {
    "en": {
        "two cards stuck together": I.TWO_CARDS,
        "card missing": I.CARD_COUNT,
        "one card too many": I.CARD_COUNT,
        "12 cards": I.CARD_COUNT,
        "fith card in the trick": I.EXTRA_CARD_TO_TRICK,
        "reneged": I.REVOKE,
        "revok": I.REVOKE,
        "didn't follow suit": I.REVOKE,
        "having none, partner?": I.REVOKE_ENQUIRY,
        "dropped a card on the table": I.EXPOSED_CARD,
        "penalty card, partner on lead": I.PENALTY_CARD_PENDING,
        "forgot to play the penalty card": I.PENALTY_CARD_NOT_PLAYED,
        "declarer led from dummy, should be hand": I.LEAD_OUT_OF_TURN,
        "wrong hand": I.LEAD_OUT_OF_TURN,
        "opening lead by the wrong player": I.OPENING_LEAD_OUT_OF_TURN,
        "played too erly": I.PREMATURE_PLAY,
        "both defenders led at the same time": I.SIMULTANEOUS_TWO_PLAYERS,
        "LHO followed to the lead out of turn": I.PLAY_AFTER_ILLEGAL,
        "has no card of the suit I required": I.CANNOT_COMPLY,
        "dummy put out the wrong card": I.DUMMY_WRONG_CARD,
        "slip of the tongue": I.DESIGNATION_CHANGE,
        "is the card played": I.PLAYED_OR_NOT,
        "took the card back": I.RETRACTION,
        "show me the last trick": I.INSPECTION,
        "card turned the wrong way": I.POINTING,
        "dummy said something": I.DUMMY_DREW_ATTENTION,
    },
    "pl": {
        "skleily sie karty": I.TWO_CARDS,
        "brakuje karty": I.CARD_COUNT,
        "za duzo kart": I.CARD_COUNT,
        "piata karta": I.EXTRA_CARD_TO_TRICK,
        "falszywy renons": I.REVOKE,
        "nie dołożono do kolru": I.REVOKE,
        "nie masz pika, partnerze?": I.REVOKE_ENQUIRY,
        "upadła karta": I.EXPOSED_CARD,
        "karta przygwozdzona": I.PENALTY_CARD_PENDING,
        "inna karta zamiast przygwożdżonej": I.PENALTY_CARD_NOT_PLAYED,
        "wyjscie poza kolejnoscia": I.LEAD_OUT_OF_TURN,
        "zła ręka": I.LEAD_OUT_OF_TURN,
        "wist poza kolejnością": I.OPENING_LEAD_OUT_OF_TURN,
        "zagrano za wcześnie": I.PREMATURE_PLAY,
        "obaj wyszli jednocześnie": I.SIMULTANEOUS_TWO_PLAYERS,
        "dołożono do wyjścia poza kolejnością": I.PLAY_AFTER_ILLEGAL,
        "nie ma nakazanego koloru": I.CANNOT_COMPLY,
        "zła karta z dziadka": I.DUMMY_WRONG_CARD,
        "przejęzyczenie": I.DESIGNATION_CHANGE,
        "czy karta zagrana": I.PLAYED_OR_NOT,
        "zabrano kartę": I.RETRACTION,
        "chce zobaczyć ostatnią lewę": I.INSPECTION,
        "źle położona karta": I.POINTING,
        "dziadek się odezwał": I.DUMMY_DREW_ATTENTION,
    },
    "no": {
        "kort klistret sammen": I.TWO_CARDS,
        "mangler kort": I.CARD_COUNT,
        "for mange kort": I.CARD_COUNT,
        "femte kort": I.EXTRA_CARD_TO_TRICK,
        "revokerte": I.REVOKE,
        "fulgte ikke farge": I.REVOKE,
        "ingen spar, makker?": I.REVOKE_ENQUIRY,
        "mistet et kort": I.EXPOSED_CARD,
        "straffekort": I.PENALTY_CARD_PENDING,
        "spilte ikke straffekortet": I.PENALTY_CARD_NOT_PLAYED,
        "uttspill utenfor tur": I.LEAD_OUT_OF_TURN,
        "feil hand": I.LEAD_OUT_OF_TURN,
        "apningsutspill utenfor tur": I.OPENING_LEAD_OUT_OF_TURN,
        "spilte for tidlig": I.PREMATURE_PLAY,
        "begge spilte ut samtidig": I.SIMULTANEOUS_TWO_PLAYERS,
        "neste hånd spilte på utspill utenfor tur": I.PLAY_AFTER_ILLEGAL,
        "har ikke fargen som kreves": I.CANNOT_COMPLY,
        "blindemann la feil kort": I.DUMMY_WRONG_CARD,
        "forsnakkelse": I.DESIGNATION_CHANGE,
        "er kortet spilt": I.PLAYED_OR_NOT,
        "tok tilbake kortet": I.RETRACTION,
        "se siste stikk": I.INSPECTION,
        "kort ligger feil vei": I.POINTING,
        "blindemann sa noe": I.DUMMY_DREW_ATTENTION,
    },
}
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [(lang, *query) for lang, queries in QUERIES.items() for query in queries.items()],
)
def test_what_is_meant_is_found_first(lang: str, typed: str, meant: Irregularity) -> None:
    assert found(typed, lang)[0] is meant


@each_language
def test_every_irregularity_is_looked_for(lang: str) -> None:
    assert set(QUERIES[lang].values()) == set(Irregularity)


@each_language
def test_every_label_and_every_synonym_leads_to_its_irregularity(lang: str) -> None:
    for one in Irregularity:
        synonyms = words(lang).text(f"irregularity-{kebab(one)}.search").split(", ")
        assert len(synonyms) == len(set(synonyms)) >= 5
        assert found(label(one, lang), lang)[0] is one
        for synonym in synonyms:
            assert found(synonym, lang)[0] is one, synonym


def test_nothing_typed_shows_all_and_nonsense_shows_nothing() -> None:
    everything = found(" ", "en")
    assert len(everything) == len(set(everything)) == len(Irregularity)
    assert everything[:3] == GROUPS["cards"]
    assert found("zzz qqq", "en") == ()
    assert found("é " * 500, "en") == ()


def test_the_beginning_of_a_word_is_enough() -> None:
    assert found("revo", "en")[0] is Irregularity.REVOKE
    assert found("przejęz", "pl")[0] is Irregularity.DESIGNATION_CHANGE
    assert found("forsnakk", "no")[0] is Irregularity.DESIGNATION_CHANGE


def test_every_irregularity_is_in_one_group() -> None:
    grouped = [one for group in GROUPS.values() for one in group]
    assert len(grouped) == len(set(grouped))
    assert set(grouped) == set(Irregularity)


@each_language
def test_groups_and_labels_fit_their_buttons(lang: str) -> None:
    said = words(lang, strict=True)
    shown = [label(one, lang) for one in Irregularity]
    shown += [said.text(f"happened-group-{group}") for group in GROUPS]
    assert all(0 < len(one) <= 40 for one in shown)
    assert len(set(shown[: len(Irregularity)])) == len(Irregularity)
    for group in GROUPS:
        described = said.text(f"happened-group-{group}.description")
        assert len(described) <= 100
        assert described.endswith(".")
