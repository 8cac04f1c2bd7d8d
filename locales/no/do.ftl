### What is done and said after a ruling: short statements, some 14 words, 22 at most. Voice: DO and SAY
### in one. do-<step>[-ending]; do-put-<choice> with option-[choice-]<option>; do-right-<withdrawal>;
### do-onward-<Law>. Placeables as in verdict.ftl; $leader is to lead ($later is "yes" where it has just
### been left free), $penalty is "yes" where a
### penalty card lies there, $designate where one of two cards is still to be named, $supply where the
### trick is not complete, $number (digits) how many cards lie there; $cardSuit is the suit of a small penalty card.

## Steps


## Steps

do-count-face-down =
    { $trick ->
        [unknown] Alle teller med fremsiden ned. Finn ut i hvilket stikk { $offenderPoss } kort mangler.
       *[other] Alle teller med fremsiden ned. Kontroller at { $offenderPoss } kort mangler i stikk nr. { $trick }.
    }
do-search-card = Let på gulvet, i mappen og på stolene; bare TL ser på de spilte kortene.
do-search-card-found = Kortet går tilbake til hånden som mangler det.
do-inspect-played-privately = Bare TL ser på de spilte kortene til { $offender }.
do-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } nevner et lovlig kort fra blindemann til stikket; det kan vinne.
       *[other] { $offenderCap } legger et lovlig kort til stikket; det kan vinne.
    }
do-supply-legal-card-partner = { $restrictedCap } spiller til stikket som ikke er komplett.
do-supply-legal-card-now = Alle kortene tas tilbake, og { $actor } spiller et lovlig.
do-face-and-place-suit-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } velger et kort i den utspilte fargen fra blindemann til stikkets plass. Stikket blir der det er.
               *[other] { $declarerCap } velger et kort i den utspilte fargen fra blindemann til plassen til stikk nr. { $trick }.
            }
       *[other]
            { $suit ->
                [unknown]
                    { $trick ->
                        [unknown] { $offenderCap } viser et kort i den utspilte fargen og legger det på stikkets plass. Stikket blir der det er.
                       *[other] { $offenderCap } viser et kort i utspilt farge og legger det på plassen til stikk nr. { $trick }. Stikket blir.
                    }
               *[other]
                    { $trick ->
                        [unknown] { $offenderCap } viser en valgfri { $suitName } og legger den på stikkets plass. Stikket blir der det er.
                       *[other] { $offenderCap } viser en valgfri { $suitName } og legger den på plassen til stikk nr. { $trick }. Stikket blir der det er.
                    }
            }
    }
do-face-and-place-suit-card-second =
    { $trick ->
        [unknown] Et kort i den fargen legges også på plassen til det senere stikket.
       *[other] Et kort i fargen som ble spilt ut der, legges på plassen til stikk nr. { $trick }.
    }
do-face-and-place-any-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } velger et valgfritt kort fra blindemann til stikkets plass. Stikket blir der det er.
               *[other] { $declarerCap } velger et valgfritt kort fra blindemann til plassen til stikk nr. { $trick }.
            }
       *[other]
            { $trick ->
                [unknown] { $offenderCap } viser et valgfritt kort og legger det på stikkets plass. Stikket blir der det er.
               *[other] { $offenderCap } viser et valgfritt kort og legger det på plassen til stikk nr. { $trick }. Stikket blir.
            }
    }
do-face-and-place-any-card-second =
    { $trick ->
        [unknown] Et annet valgfritt kort legges på plassen til det senere stikket.
       *[other] Et annet valgfritt kort legges på plassen til stikk nr. { $trick }.
    }
do-return-extra-cards = Det overflødige kortet går tilbake til { $offenderPoss } hånd.
do-leave-faced-card =
    { $penalty ->
        [yes] Bare TL ser etter: kortet som var synlig, blir i stikket; et overflødig som ble vist, ligger åpent.
       *[no] Bare TL ser etter: kortet som var synlig, blir i stikket; resten tas tilbake.
    }
do-leave-highest-legal =
    { $penalty ->
        [yes] Bare TL ser etter: det høyeste lovlige kortet blir i stikket; et overflødig som ble vist, ligger åpent.
       *[no] Bare TL ser etter: det høyeste lovlige kortet blir i stikket; resten tas tilbake.
    }
do-file-played-card = Legg kortet på plass blant de spilte kortene til { $offender }.
do-file-played-card-turned = Hver spiller kan be om det nå: kortet snus riktig vei.
do-pick-up-others = Alle andre kort tas tilbake på hånden.
do-card-returns-to-hand = Kortet tas tilbake på hånden.
do-card-returns-to-hand-unseen = Alle kortene tas tilbake på hånden.
do-card-returns-to-hand-face-down = Kortet med fremsiden ned tas tilbake på hånden.
do-not-penalty-card = Kortet tas tilbake på hånden.
do-card-to-penalty = Kortet blir liggende åpent som straffekort.
do-withdraw-card = Kortet trekkes tilbake, og { $actor } spiller et lovlig.
do-withdraw-card-again = { $actorCap } spiller et annet, lovlig kort til stikket som pågår.
do-withdraw-card-named = Kortet som ble nevnt først, går tilbake; det som var ment, spilles.
do-withdraw-card-dummy = Det gale kortet går tilbake til blindemann; kortet som ble nevnt, spilles.
do-substitute-legal-card = { $actorCap } spiller et lovlig kort i stedet.
do-substitute-legal-card-penalty = { $actorCap } spiller straffekortet til stikket i stedet.
do-correct-revoke =
    { $penalty ->
        [yes] { $actorCap } spiller et lovlig kort.
       *[no] { $actorCap } tar kortet tilbake og spiller et lovlig.
    }
do-correct-revoke-both = Hver av de to spillerne spiller et lovlig kort.
do-retract-lead = Utspillet går tilbake til hånden det kom fra.
do-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] { $declarerCap } spiller ut et valgfritt kort fra egen hånd.
        [dummy] { $declarerCap } spiller ut et valgfritt kort fra blindemann.
        [other_defender] { $partnerCap } spiller ut et valgfritt kort.
        [a_defender] Motspilleren som er i tur, spiller ut et valgfritt kort.
       *[other] Hånden som er i tur, spiller ut et valgfritt kort.
    }
do-lead-from-correct-hand-opening = { $partnerCap } spiller ut med fremsiden ned.
do-dummy-spreads = Blindemann legger ned kortene; neste kort kommer fra { $declarerPoss } egen hånd.
do-second-card-from-declarer = Neste kort kommer fra { $declarerPoss } egen hånd.
do-declarer-becomes-dummy = { $declarerCap } legger ned alle kortene; { $dummy } spiller neste kort.
do-must-play-penalty-card = Straffekortet spilles nå.
do-must-play-penalty-card-own = { $partnerCap } spiller ut sitt eget straffekort.
do-pick-up-penalty-cards = Straffekortet tas opp på hånden og er ikke lenger straffekort.
do-pick-up-penalty-cards-required = Er det umulig, spiller { $partner } ut fritt.
do-pick-up-penalty-cards-forbidden = { $partnerCap } spiller ut en annen farge; er det umulig, fritt.
do-penalty-card-stays = Straffekortet blir liggende åpent på bordet.
do-answer-enquiry = Spørsmålet besvares.
do-refuse-enquiry = Ingen svarer på spørsmålet.
do-allow-inspection = Stikket vises for den som ba om det.
do-allow-inspection-own-card = Spilleren ser på kortet uten å vise det til noen.
do-refuse-inspection = Ingen snur kortene i stikket.
do-refuse-inspection-own-card = Ingen snur kortet.
do-play-on-reserve-rights = Vurder etter spillet om blindemann foreslo et spill.
do-possible-procedural-penalty = Vurder prosedyrestraff.
do-possible-procedural-penalty-dummy = Minn blindemann om det. Prosedyrestraff er mulig.
do-waive-rectification = Korrigeringen kan frafalles hvis { $nos } ber om det med god grunn.
do-restore-deal = Rett opp hendene etter fordelingen eller med hjelp av tidligere spillere.
do-reconstruct-deal = Finn ut hvilket kort som mangler, og sett opp given med en ny kortstokk.
do-remove-surplus-card = Ta kortet bort.

## The end

do-escalate = Avgjør, eller spør hovedlederen, hvilken tolkning som gjelder:
do-rule-on-claim = Avgjør kravet; tvil går ut over { $os }.
do-award-now = Tildel justert score for given.
do-award-later = Tildel justert score etter spillet.
do-play-on = Spill videre.
do-play-on-call = Spill videre. Tilkall meg etter siste stikk, før kortene blandes.
do-play-on-award = Spill videre. Tilkall meg etter siste stikk: da justerer jeg scoren.

## Choices. The options follow as a list, small letters, no full stop.

do-reject-option = Det valget finnes ikke; det velges på nytt.
do-put-opening-lead = Ingen spiller før { $declarer } har valgt:
do-put-spread = Ingen spiller før { $declarer } har valgt:
do-put-lead = Ingen spiller før { $declarer } har valgt:
do-put-lead-by-declarer =
    { $edition ->
        [1997] Ingen spiller før en motspiller har bestemt seg; det holder med én:
       *[other] Ingen spiller før en motspiller har bestemt seg. Er de uenige, avgjør den neste i tur:
    }
do-put-lead-next = Ingen spiller før { $actor } har valgt:
do-put-declarer = Ingen spiller før { $declarer } har valgt:
do-put-declarer-suit = Ingen spiller før { $declarer } har nevnt fargen:
do-put-partner-lead = Ingen spiller før { $declarer } har valgt:
do-put-penalty-play = Ingen spiller før { $declarer } har valgt:
do-put-penalty-card = { $declarerCap } nevner straffekortet som skal spilles. Ingen spiller før det.
do-put-trick12 = { $actorCap } sier hvilket av de to kortene som spilles i tolvte stikk.
do-put-lho = Spør { $actor } om kortet som ble spilt etterpå, skal byttes.
do-put-nos = Spør hver spiller på den ikke-feilende siden om kort spilt etterpå skal byttes.
do-put-later-card = Spør { $actor } om kortet som ble spilt etter byttet kort, skal byttes.
do-put-offender = { $actorCap } nevner et lovlig kort. Ingen andre sier noe.
do-put-other = Ingen spiller før { $actor } har valgt:

do-option-opening-lead-spread = legge ned hånden og bli blindemann; { $dummy } spiller kontrakten ({ $laws })
do-option-opening-lead-accept = godta og se blindemann; neste kort kommer fra egen hånd ({ $laws })
do-option-opening-lead-require = ikke godta; { $partner } spiller ut { $penaltySuitName } om mulig, kortet tas opp ({ $laws })
do-option-opening-lead-forbid = ikke godta; { $partner } kan ikke spille ut { $penaltySuitName } mens { $partner } er inne, kortet tas opp ({ $laws })
do-option-opening-lead-free = ikke godta, fritt utspill; kortet blir liggende som stort straffekort ({ $laws })
do-option-spread-hand = legge ned hånden og bli blindemann ({ $laws })
do-option-lead-accept-lead = godta: utspillet blir stående ({ $laws })
do-option-lead-refuse-lead =
    { $turn ->
        [declarer_hand] ikke godta: { $declarer } spiller ut fra egen hånd, kortet er stort straffekort ({ $laws })
        [dummy] ikke godta: utspillet kommer fra blindemann, kortet er stort straffekort ({ $laws })
       *[other] ikke godta: kortet er stort straffekort, og { $declarer } kan begrense { $partnerPoss } utspill ({ $laws })
    }
do-option-accept-lead = godta: utspillet blir stående ({ $laws })
do-option-refuse-lead = ikke godta: kortet tas tilbake, og rett hånd spiller ut ({ $laws })
do-option-highest = høyeste kort i den utspilte fargen
do-option-lowest = laveste kort i den utspilte fargen
do-option-require-other-suit = kreve en annen farge (nevnes nå)
do-option-forbid-other-suit = forby en annen farge (nevnes nå)
do-option-require-suit = kreve { $penaltySuitName }: straffekortet tas opp ({ $laws })
do-option-forbid-suit = forby { $penaltySuitName } mens { $partner } er inne: kortet tas opp ({ $laws })
do-option-no-restriction = fritt utspill: straffekortet blir liggende ({ $laws })
do-option-declarer-suit-require-suit = fargen som { $partner } må spille ut
do-option-declarer-suit-forbid-suit = fargen som { $partner } ikke kan spille ut
do-option-accept-play = godta kortet: det blir stående, straffekortet blir liggende ({ $laws })
do-option-reject-play = ikke godta: straffekortet spilles, og det andre blir også stort straffekort ({ $laws })
do-option-choose-card = nevne kortet
do-option-choose-penalty-card = nevne straffekortet
do-option-withdraw-or-keep = bytte kortet eller la det ligge
do-option-choose-trick12-card = nevne kortet til tolvte stikk

## Penalty cards that lie there, duties and rights

do-penalty-major =
    { $designate ->
        [yes] Det andre synlige kortet blir liggende åpent foran { $owner }.
       *[no]
            { $cardKnown ->
                [yes] Kortet foran { $owner } ({ $card }) blir liggende åpent og spilles så snart det er lovlig.
               *[no] Kortet foran { $owner } blir liggende åpent og spilles så snart det er lovlig.
            }
    }
do-penalty-minor =
    { $cardKnown ->
        [yes] { $ownerCap } spiller ingen andre småkort i { $cardSuit } før straffekortet; en honnør er tillatt.
       *[no] { $ownerCap } spiller ingen andre småkort i fargen før straffekortet; en honnør er tillatt.
    }
do-penalty-unknown =
    { $designate ->
        [yes] Det andre synlige kortet blir liggende åpent foran { $owner }.
       *[no] Kortet foran { $owner } blir liggende åpent; ett småkort vist ved et uhell er lite, alt annet stort.
    }
do-penalty-other = Det andre synlige kortet blir liggende åpent foran { $actor }.
do-penalty-pending = Straffekortet foran { $owner } ligger åpent til valget er gjort.
do-penalty-several = De { $number } kortene foran { $owner } ligger åpent; { $declarer } velger når flere er lovlige.
do-lead-options =
    { $later ->
        [yes] Før senere utspill fra { $leader } kan { $declarer } kreve eller forby fargen.
       *[no] Før { $leader } spiller ut, kan { $declarer } kreve eller forby fargen.
    }
do-lead-options-both = Før en motspiller spiller ut, kan { $declarer } kreve eller forby fargen.
do-partner-this-trick =
    { $option ->
        [HIGHEST] Har { $restricted } ingen kort i fargen, kan et hvilket som helst kort spilles.
        [LOWEST] Har { $restricted } ingen kort i fargen, kan et hvilket som helst kort spilles.
        [REQUIRE_OTHER_SUIT] { $restrictedCap } følger farge først; er kravet umulig, et hvilket som helst lovlig kort.
        [FORBID_OTHER_SUIT] { $restrictedCap } følger farge først; er kravet umulig, et hvilket som helst lovlig kort.
       *[unknown]
            { $supply ->
                [yes] { $restrictedCap } fullfører så stikket; er valget umulig, med et hvilket som helst lovlig kort.
               *[no] { $restrictedCap } følger valget; er det umulig, et hvilket som helst lovlig kort.
            }
    }
do-forbid-while-on-lead = Forbudet gjelder til { $partner } mister utspillet.
do-changed = Den som bytter, tar det kortet tilbake og spiller et annet.
do-right-lho-of-offender = Spør { $lho } om kortet som ble spilt etterpå, skal byttes.
do-right-lho-of-offender-if = Har { $lho } spilt etterpå: spør om kortet skal byttes.
do-right-each-nos-player = Spør hver spiller på den ikke-feilende siden om kort spilt etterpå skal byttes.
do-right-each-nos-player-if =
    { $seated ->
        [yes] Har { $lho } eller { $rho } spilt etterpå: spør om kortet skal byttes.
       *[no] Har noen på den ikke-feilende siden spilt etterpå: spør om kortet skal byttes.
    }
do-right-os-next-after-nos-change = I så fall kan { $partner } også bytte et senere kort.
do-right-os-next-after-nos-change-if = I så fall kan { $partner } også bytte et senere kort.
do-right-declarer-after-rho-change = I så fall kan { $declarer } også bytte et senere kort.
# Law 62C3: both revokes of one trick are corrected though one side has led on.
do-right-all-erroneous-this-trick-both = Et kort som alt er spilt ut til neste stikk, trekkes også tilbake.
do-right-all-erroneous-this-trick = Kort som ble spilt feil til stikket, kan trekkes tilbake.

## Another Law rules next: what to do now, and the way there

do-onward-13 = La alle kort ligge med fremsiden ned, og avgjør feil antall kort (§ 13).
do-onward-14 = Let etter kortet som mangler, og avgjør saken (§ 14).
do-onward-16 = Det kortet viste, kan { $partner } ikke bruke (§ 16).
do-onward-24 = Ingen melder eller spiller. Kortet ligger åpent til saken er avgjort (§ 24).
do-onward-24-lead-not-faced = Ingen spiller. Et åpent kort fra en motspiller kan spillefører behandle som straffekort (§ 24).
do-onward-49 = Kortet ligger åpent til det er avgjort som fremvist kort (§ 49).
do-onward-53 = Ingen spiller før utspillet utenfor tur er avgjort (§ 53).
do-onward-54 = Ingen spiller før åpningsutspillet utenfor tur er avgjort (§ 54).
do-onward-55 = Ingen spiller før motspillerne har hørt hva de kan velge (§ 55).
do-onward-56 = Ingen spiller før spillefører har hørt hva som kan velges (§ 56).
do-onward-57 = Ingen spiller før kortet som kom for tidlig, er avgjort (§ 57).
do-onward-60 = Ingen spiller. Finn ut i hvilken rekkefølge kortene ble spilt (§ 60).
do-onward-61 = Ingen snur et ferdig stikk. Spør hva som er spilt etterpå (§ 61).
do-onward-62 = Har { $os } ikke spilt til neste stikk, korrigeres revoken (§ 62).
do-onward-62-other-side = Den andre sidens revoke i stikket korrigeres også (§ 62).
do-onward-62-late = En revoke i tolvte stikk korrigeres selv om den oppdages sent (§ 62).
do-onward-63 = Finn ut om revoken er etablert (§ 63).
do-onward-64 = Er revoken etablert, avgjøres stikkene etter siste stikk (§ 64).
do-onward-65 = Antallet stemmer: et kort peker feil vei eller ligger feil (§ 65).
do-onward-67 = Avgjør så den andre hånden med feil antall kort (§ 67).
do-onward-68 = Alle kort blir liggende; kravet avgjøres nå (§ 68).
do-onward-69 = Finn ut om noen fortsatt kan protestere mot det godtatte kravet (§ 69).
do-onward-72 = Vurder om spilleren kunne forutse skaden (§ 72).
do-onward-79 = Kortene blir liggende til antall stikk er avklart (§ 79).
do-onward-82 = Rett opp den gale avgjørelsen; begge sider er ikke-feilende (§ 82).
do-onward-85 = Fastslå fakta først: hva er mest sannsynlig (§ 85).
do-onward-92 = Spillerne kan appellere; oppgi fristen (§ 92).
do-onward-other =
    { $over ->
        [yes] Les videre i { $laws }.
       *[no] Ingen spiller før du har lest videre i { $laws }.
    }
