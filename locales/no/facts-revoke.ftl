### Facts about revokes and questions about them: Laws 61 to 64. Voices as in facts-questions.

fact-failed = Hva lot { $offender } være å spille?
    .why = Det er også en revoke å la være å spille et kort eller en farge som er pålagt.
    .label = Hva som ikke ble spilt
    .how = Se på stikkene og hånden alene. Spør ingen hva som er på hånden.

answer-failed-follow-suit = Et kort i den utspilte fargen
answer-failed-required-card = Kortet som måtte spilles
answer-failed-required-suit = Fargen som måtte spilles ut eller på
# Always about the side of the player whose revoke is ruled on.
fact-establish-event = Hva har den feilende siden gjort etter revoken?
    .why = Revoken er etablert når den siden har spilt videre eller fremsatt krav; frem til da korrigeres den.
    .label = Hva den feilende siden har gjort etterpå
    .how = Se på kortene på bordet. Et utspill teller, lovlig eller ikke; kort fra den andre siden teller ikke.

answer-establish-event-none = Ingenting: ingen av de to har spilt videre
answer-establish-event-os-played-next = Spilt ut eller på til neste stikk
answer-establish-event-os-designated-next = Nevnt et kort til neste stikk
answer-establish-event-os-claimed = Krevd eller avstått stikk
answer-establish-event-os-acquiesced = Godtatt et krav, og det er for sent å protestere
answer-establish-event-os-assented-open = Godtatt et krav, og det er fortsatt tid til å protestere
answer-establish-event-agreement-69a = Godtatt et krav, og enigheten er nå endelig
answer-establish-event-objection-raised = Protestert med en gang mot et krav fra den andre siden
answer-establish-event-illegal-enquiry = Bare stilt makker et spørsmål som ikke var tillatt
answer-establish-event-dummy-forfeit-enquiry = Blindemann, uten den retten, var først til å spørre spillefører
fact-hands-returned = Er alle fire hender tilbake i mappen?
    .why = Frem til da korrigeres en revoke i tolvte stikk selv om den er etablert.
    .label = Alle hender tilbake i mappen

fact-revoked-card-source = Hvor var kortet som skulle vært spilt?
    .why =
        { $edition ->
            [2017] Å la være å spille et straffekort eller et av blindemanns kort koster ikke noe automatisk stikk.
           *[other] Å la være å spille et kort som allerede lå med fremsiden opp, koster ikke noe automatisk stikk.
        }
    .label = Hvor det riktige kortet var

answer-revoked-card-source-unfaced-hand = På den lukkede hånden
answer-revoked-card-source-faced-card = Allerede med fremsiden opp, men ikke som straffekort
answer-revoked-card-source-penalty-card = Det var et straffekort
answer-revoked-card-source-dummy = Blant blindemanns kort
fact-revoke-card-was-faced = Lå revokekortet med fremsiden opp allerede før?
    .why = Et kort som allerede lå med fremsiden opp, blir ikke et nytt straffekort.
    .label = Revokekortet lå åpent fra før

fact-os-partner-played-after = Har { $partner } spilt til samme stikk etter revoken?
    .why = Bytter en motstander kort, kan det kortet også byttes.
    .label = Makker spilte etter revoken

fact-os-partner-changed = Bytter { $partner } også kort nå?
    .why = Det er bare tillatt etter et bytte fra en motstander; en motspillers kort blir straffekort.
    .label = Kort byttet av makker

fact-partner-had-played-to-trick12 = Hadde { $partner } allerede spilt til tolvte stikk da revoken kom?
    .why = Hvis ikke, kan synet av revokekortet ha hjulpet.
    .label = Makker hadde spilt til tolvte stikk

fact-partner-two-suits = Har { $partner } kort i to farger til de to siste stikkene?
    .why = Bare da er det et valg som revokekortet kunne hjelpe til med.
    .label = Makker med to farger
    .how = Se på de to kortene alene, og ikke nevn dem.

fact-later-from-claim = Kommer de senere stikkene bare fra et krav?
    .why = Et stikk som er avstått i et krav, er kanskje aldri spilt.
    .label = Senere stikk fra et krav

## Questions

fact-asker =
    { $irregularity ->
        [inspection] Hvem ber om å få se kortene?
        [pointing] Hvem sier fra om at kortet ligger feil vei?
       *[other] Hvem spurte hvem?
    }
    .why = Ikke alle har samme rett til å spørre.
    .label = Hvem som spurte

answer-asker-declarer-to-defender = Spillefører spurte en motspiller
answer-asker-dummy-to-declarer = Blindemann spurte spillefører
answer-asker-dummy-to-defender = Blindemann spurte en motspiller
answer-asker-defender-to-declarer = En motspiller spurte spillefører
answer-asker-defender-to-partner = En motspiller spurte makker
answer-asker-dummy = Blindemann
answer-asker-defender = En motspiller
answer-asker-any = En annen spiller
fact-revoked =
    { $irregularity ->
        [dummy_wrong_card] Lot en spiller være å følge farge til kortet som blindemann la, selv om det var mulig?
        [inspection] Påstås det at noen har revokert?
       *[other] Har spilleren som ble spurt, faktisk revokert?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] Det kan være en revoke, selv om blindemanns kort var galt.
            [inspection] Det alene gir ingen rett til å se ferdige stikk.
           *[other] Bare da er det noe å korrigere.
        }
    .label = Revoke
    .how = Se på kortene alene. Bordet får bare vite det som avgjørelsen sier.
