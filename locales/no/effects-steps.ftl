### Steps of Law 67 and of the clauses that it calls.
### The value is a checklist item (voice DO), .label is a button or heading without a full stop,
### .say is read aloud (voice SAY). Placeables: persons and sides in their case forms, $role, $trick
### (digits or "unknown"), $suit (code or "unknown"), $card with $cardKnown, $edition.

## Before anything is put right

# DO, SAY. Always the first step while play goes on.
step-stop-play = Stopp spillet. Ingen spiller, tar opp eller snur noe kort inntil videre.
    .label = Stopp spillet
    .say = Vi stopper et øyeblikk. Ingen spiller, tar opp eller snur noe kort.

step-count-face-down = Alle fire teller kortene på hånden først, deretter de spilte kortene. Alle kort ligger med fremsiden ned.
    .label = Alle teller kortene med fremsiden ned
    .say = Alle teller kortene på hånden først, deretter de spilte kortene. Hold alle kort med fremsiden ned.

step-search-card = Spillerne leter på gulvet, i mappen og rundt stolene. Gå selv gjennom de spilte kortene, uten at andre ser dem.
    .label = Let etter kortet som mangler
    .say = Det mangler et kort. Se på gulvet, i mappen og rundt stolene; jeg sjekker de spilte kortene.

# A defender's row is never shown to anybody; no card in it is named.
step-inspect-played-privately =
    { $role ->
        [declarer] Gå alene gjennom de spilte kortene til { $offender }.
        [dummy] Gå alene gjennom de spilte kortene til { $offender }.
       *[other] Gå alene gjennom de spilte kortene til { $offender }. Ikke vis dem til noen, og ikke nevn noen av kortene.
    }
    .label = Bare TL ser på de spilte kortene til den feilende
    .say = Disse kortene er det bare jeg som ser. Alle andre blir liggende med fremsiden ned.

# Used where a card was omitted.
step-establish-trick =
    { $trick ->
        [unknown] Finn ut hvilket stikk som er irregulært. Kan det ikke fastslås sikkert, legger du det mest sannsynlige til grunn.
       *[other] Forsikre deg om at stikk nr. { $trick } er det irregulære. Sammenlign radene med spilte kort selv.
    }
    .label = Finn ut hvilket stikk som er irregulært
    .say =
        { $offenderCap } har ett kort for mye på hånden og ett for lite blant de spilte. { $trick ->
            [unknown] Det mangler et kort i et av stikkene.
           *[other] Det mangler et kort i stikk nr. { $trick }.
        }

# The same hand has no card in two tricks; $trickTwo is the later one, $trick the earlier one or "unknown".
step-establish-trick-two =
    { $trick ->
        [unknown] Finn ut hvilke to stikk som mangler et kort; det siste er oppgitt å være stikk nr. { $trickTwo }. Sammenlign radene med spilte kort selv.
       *[other] Forsikre deg om at stikk nr. { $trick } og stikk nr. { $trickTwo } mangler et kort fra denne hånden. Sammenlign radene med spilte kort selv.
    }
    .label = Finn ut hvilke stikk som er irregulære
    .say =
        { $offenderCap } har to kort for mye på hånden og to for lite blant de spilte. { $trick ->
            [unknown] Det mangler et kort i stikk nr. { $trickTwo } og i et tidligere stikk.
           *[other] Det mangler et kort i stikk nr. { $trick } og i stikk nr. { $trickTwo }.
        }

# The counts are right, but one trick has a card too many and another lacks one.
step-establish-trick-even = Finn ut hvilket stikk som har et kort for mye, og hvilket som mangler et kort. Sammenlign radene med spilte kort selv.
    .label = Finn ut hvilke stikk som er irregulære
    .say = Antallet kort stemmer, men et av stikkene har et kort for mye, og et annet mangler et kort.

## A card is missing from a trick

# Before both sides have played on. The card counts and may win the trick.
step-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } nevner et lovlig kort fra blindemann til stikket. Det skal følge farge om mulig, og det kan vinne stikket.
       *[other] { $offenderCap } legger et lovlig kort til stikket. Det skal følge farge om mulig, og det kan vinne stikket.
    }
    .label = Et lovlig kort legges til stikket
    .say =
        { $role ->
            [dummy] Det er ikke for sent. { $declarerCap } nevner nå et lovlig kort fra blindemann til stikket, og det teller som alle andre kort.
           *[other] Det er ikke for sent. { $offenderCap } legger nå et lovlig kort til stikket, og det teller som alle andre kort.
        }

# A defender has led to the next trick before partner played to this one.
step-supply-legal-card-partner = { $restrictedCap } spiller til stikket som ikke er fullført.
    .label = Stikket fullføres
    .say = { $restrictedCap } spiller til stikket som ikke er fullført.

# No face was visible, and a card is still to be played.
step-supply-legal-card-now = Nå spiller { $actor } et lovlig kort til stikket.
    .label = Et lovlig kort spilles til stikket
    .say = Nå spiller { $actor } et lovlig kort til stikket.

# After both sides have played on. The player is free to choose which card of the suit.
step-face-and-place-suit-card =
    { $role ->
        [dummy] { $suit ->
            [unknown] { $declarerCap } velger et valgfritt kort i den utspilte fargen fra blindemann.
           *[other] { $declarerCap } velger { $suitOne } fra blindemann og bestemmer selv hvilken.
        }
       *[other] { $suit ->
            [unknown] { $offenderCap } viser et valgfritt kort i den utspilte fargen.
           *[other] { $offenderCap } viser { $suitOne } og velger selv hvilken.
        }
    } { $trick ->
        [unknown] Kortet legges blant de spilte, på plassen til det irregulære stikket.
       *[other] Kortet legges blant de spilte, på plassen til stikk nr. { $trick }.
    }
    .label = Vis et kort i den utspilte fargen og legg det blant de spilte
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] { $declarerCap } velger et kort i den utspilte fargen fra blindemann.
               *[other] { $declarerCap } velger { $suitOne } fra blindemann.
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } velger et kort i den utspilte fargen og viser det.
               *[other] { $offenderCap } velger { $suitOne } og viser den.
            }
        } { $trick ->
            [unknown] Kortet legges blant de spilte, på plassen til det irregulære stikket.
           *[other] Kortet legges blant de spilte, på plassen til stikk nr. { $trick }.
        }

step-face-and-place-any-card =
    { $role ->
        [dummy] { $declarerCap } velger et hvilket som helst kort fra blindemann.
       *[other] { $offenderCap } viser et hvilket som helst kort.
    } { $trick ->
        [unknown] Kortet legges blant de spilte, på plassen til det irregulære stikket.
       *[other] Kortet legges blant de spilte, på plassen til stikk nr. { $trick }.
    }
    .label = Vis et valgfritt kort og legg det blant de spilte
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] Blindemann har ingen kort i den utspilte fargen, så { $declarer } velger et hvilket som helst kort derfra.
               *[other] Blindemann har ingen { $suitName }, så { $declarer } velger et hvilket som helst kort derfra.
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } har ingen kort i den utspilte fargen og viser derfor et valgfritt kort.
               *[other] { $offenderCap } har ingen { $suitName } og viser derfor et valgfritt kort.
            }
        } { $trick ->
            [unknown] Kortet legges blant de spilte, på plassen til det irregulære stikket.
           *[other] Kortet legges blant de spilte, på plassen til stikk nr. { $trick }.
        }

# The same hand has no card in a later trick either; $trick is that trick and always known.
step-face-and-place-suit-card-second =
    { $role ->
        [dummy] { $declarerCap } velger et valgfritt kort fra blindemann i fargen som ble spilt ut i stikk nr. { $trick }.
       *[other] { $offenderCap } viser et valgfritt kort i fargen som ble spilt ut i stikk nr. { $trick }.
    } Kortet legges blant de spilte, på plassen til dette stikket.
    .label = Gjør det samme med det andre stikket
    .say =
        { $role ->
            [dummy] Så velger { $declarer } et kort fra blindemann i fargen fra stikk nr. { $trick }, og det legges der.
           *[other] Så viser { $offender } et kort i fargen fra stikk nr. { $trick }, og det legges der.
        }

step-face-and-place-any-card-second =
    { $role ->
        [dummy] { $declarerCap } velger et hvilket som helst kort fra blindemann til stikk nr. { $trick }.
       *[other] { $offenderCap } viser et hvilket som helst kort til stikk nr. { $trick }.
    } Kortet legges blant de spilte, på plassen til dette stikket.
    .label = Gjør det samme med det andre stikket
    .say =
        { $role ->
            [dummy] Så velger { $declarer } et hvilket som helst kort fra blindemann til stikk nr. { $trick }, og det legges der.
           *[other] Så viser { $offender } et hvilket som helst kort til stikk nr. { $trick }, og det legges der.
        }

## Too many cards in a trick

step-leave-faced-card =
    { $trick ->
        [unknown] Kortet som var synlig da det ble spilt, blir liggende i det irregulære stikket.
       *[other] Kortet som var synlig da det ble spilt, blir liggende i stikk nr. { $trick }.
    }
    .label = Kortet som var synlig, blir liggende
    .say =
        { $trick ->
            [unknown] Kortet som var synlig for alle, blir liggende i det stikket.
           *[other] Kortet som var synlig for alle, blir liggende i stikk nr. { $trick }.
        }

# DO. Nobody can say which card was visible.
step-leave-highest-legal =
    { $trick ->
        [unknown] Det høyeste kortet som lovlig kunne vært spilt, blir liggende i det irregulære stikket.
       *[other] Det høyeste kortet som lovlig kunne vært spilt, blir liggende i stikk nr. { $trick }.
    } Følger noen av kortene farge, teller bare kort i den utspilte fargen.
    .label = Det høyeste lovlige kortet blir liggende
    .say =
        { $trick ->
            [unknown] Ingen vet hvilket kort som var synlig. Det høyeste lovlige kortet blir liggende i det stikket.
           *[other] Ingen vet hvilket kort som var synlig. Det høyeste lovlige kortet blir liggende i stikk nr. { $trick }.
        }

# A defender's extra card is neither shown nor named.
step-return-extra-cards =
    { $role ->
        [declarer] Sett de overflødige kortene tilbake på hånden til { $offender }.
        [dummy] Sett de overflødige kortene tilbake på hånden til { $offender }.
       *[other] Sett de overflødige kortene tilbake på hånden til { $offender }, med fremsiden ned. Ikke vis eller nevn noen av dem.
    }
    .label = De overflødige kortene tas tilbake på hånden
    .say = De overflødige kortene tas tilbake på hånden til { $offender }. De regnes som om de hadde vært der hele tiden.

# A defender's extra card was visible and becomes a penalty card.
step-return-extra-cards-exposed = Sett de overflødige kortene tilbake på hånden til { $offender }. Et kort som var synlig, blir liggende åpent som straffekort; ikke vis eller nevn noen andre kort.
    .label = De overflødige kortene tas tilbake på hånden
    .say = De overflødige kortene tas tilbake på hånden til { $offender }. De regnes som om de hadde vært der hele tiden.

# Several cards of one hand are visible at once.
step-designate-card = { $actorCap } sier hvilket av de synlige kortene som er spilt. Det må være et lovlig kort.
    .label = Si hvilket av de synlige kortene som spilles
    .say = Flere kort er synlige. { $actorCap } sier hvilket som er spilt.

step-pick-up-others = De andre kortene tas tilbake på hånden.
    .label = Ta opp de andre kortene
    .say = De andre kortene tas tilbake på hånden.

step-card-stands =
    { $cardKnown ->
        [yes] Kortet ({ $card }) er spilt og blir liggende.
       *[other] Kortet er spilt og blir liggende.
    }
    .label = Kortet blir stående som spilt
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er spilt og blir liggende.
           *[other] Dette kortet er spilt og blir liggende.
        }

# A card played too early, before an opponent; it is legal when the turn comes.
step-card-stands-in-turn = Kortet blir liggende åpent og spilles når turen kommer til { $offender }. Det kan ikke byttes.
    .label = Kortet spilles i tur
    .say = Kortet blir liggende åpent og spilles når turen kommer til { $offender }.

# The player could not do what was required.
step-card-stands-unable = Kortet er spilt og blir liggende. Kravet var umulig å oppfylle, så det er ingen revoke.
    .label = Kortet blir stående som spilt
    .say = Kravet er umulig å oppfylle, så kortet blir liggende, og det er ingen revoke.

# Law 45G: turned before all four had played.
step-card-stands-turned-up = Kortet snus med fremsiden opp igjen og blir stående som spilt.
    .label = Kortet snus opp igjen og blir stående
    .say = Kortet snus med fremsiden opp igjen og blir stående som spilt.

step-card-returns-to-hand = Kortet tas tilbake på hånden uten korrigering.
    .label = Kortet tas tilbake på hånden
    .say = Kortet tas tilbake på hånden uten korrigering.

# Cards came down together and no face could be seen; a legal card is still to be played.
step-card-returns-to-hand-unseen = Kortene tas tilbake på hånden. Ingen av dem var synlige, så ingen av dem er spilt.
    .label = Kortene tas tilbake på hånden
    .say = Ingen av kortene var synlige, så de tas tilbake på hånden.

# A card led face down.
step-card-returns-to-hand-face-down = Kortet med fremsiden ned tas tilbake på hånden uten korrigering.
    .label = Kortet med fremsiden ned tas tilbake på hånden
    .say = Kortet med fremsiden ned tas tilbake på hånden uten korrigering.

# The owner may be either defender; the list of penalty cards names the seat.
step-card-to-penalty = Kortet blir liggende åpent foran spilleren som straffekort.
    .label = Kortet blir straffekort
    .say = Kortet blir liggende åpent på bordet som straffekort.

# Two or more cards came down at once; one of them is played.
step-card-to-penalty-others = Andre synlige kort blir liggende åpent foran spilleren som straffekort.
    .label = Andre synlige kort blir straffekort
    .say = Andre synlige kort blir liggende åpent på bordet som straffekort.

step-not-penalty-card = Kortet tas tilbake på hånden; det er ikke straffekort.
    .label = Kortet er ikke straffekort
    .say = Kortet er ikke straffekort og tas tilbake på hånden.

step-not-penalty-card-claim = Kortet er ikke straffekort: det ble vist med et krav eller en avståelse.
    .label = Kortet er ikke straffekort
    .say = Kortet ble vist med et krav eller en avståelse, så det er ikke straffekort.

step-not-penalty-card-unseen = Kortet tas tilbake på hånden; det er ikke straffekort. Makker kunne ikke se fremsiden.
    .label = Kortet er ikke straffekort
    .say = Makker kunne ikke se kortet, så det er ikke straffekort og tas tilbake.

## A card that was played but lies elsewhere; withdrawal; an earlier revoke

step-file-played-card =
    { $trick ->
        [unknown] Finn kortet og legg det blant de spilte kortene til { $offender }, på plassen til det irregulære stikket.
       *[other] Finn kortet og legg det blant de spilte kortene til { $offender }, på plassen til stikk nr. { $trick }.
    }
    .label = TL legger det spilte kortet på rett plass
    .say = Dette kortet er allerede spilt. Jeg legger det på rett plass, og stikket endres ikke.

# The card lies in its place, but points the wrong way.
step-file-played-card-turned = Kortet snus så det peker mot siden som vant stikket.
    .label = Kortet snus riktig vei
    .say = Kortet snus riktig vei, og stikket endres ikke.

# Other wordings below and in effects-enquiry.ftl.
step-withdraw-card = Kortet trekkes tilbake fra stikket.
    .label = Trekk kortet tilbake
    .say = Kortet trekkes tilbake fra stikket.

# The same card has been played a second time, to the trick in progress.
step-withdraw-card-again = Kortet som ble spilt for andre gang, trekkes tilbake fra stikket som pågår.
    .label = Trekk kortet tilbake
    .say = Kortet er spilt tidligere og trekkes derfor tilbake fra dette stikket.

# A card was named that was not meant.
step-withdraw-card-named = Kortet som ble nevnt først, trekkes tilbake; endringen er tillatt.
    .label = Trekk tilbake kortet som ble nevnt først
    .say = Endringen er tillatt, så kortet som ble nevnt først, trekkes tilbake.

# Dummy has put down a card that declarer did not name.
step-withdraw-card-dummy = Kortet som ikke ble nevnt, legges tilbake hos blindemann.
    .label = Legg det gale kortet tilbake hos blindemann
    .say = Spillefører har ikke nevnt dette kortet, så det legges tilbake hos blindemann.

step-substitute-legal-card =
    { $role ->
        [dummy] { $declarerCap } spiller et lovlig kort fra blindemann til stikket i stedet.
       *[other] { $offenderCap } spiller et lovlig kort til stikket i stedet.
    }
    .label = Spill et lovlig kort i stedet
    .say =
        { $role ->
            [dummy] { $declarerCap } spiller et lovlig kort fra blindemann i stedet.
           *[other] { $offenderCap } spiller et lovlig kort i stedet.
        }

step-substitute-legal-card-named = Kortet som var ment, spilles i stedet.
    .label = Spill kortet som var ment
    .say = Kortet som var ment, spilles i stedet.

step-substitute-legal-card-dummy = Kortet som spillefører nevnte, spilles fra blindemann.
    .label = Spill kortet som ble nevnt
    .say = Kortet som spillefører nevnte, spilles.

# A restored card makes an earlier play a revoke that is not established.
step-correct-revoke = Revoken korrigeres: { $actor } tar det gale kortet tilbake og spiller et lovlig.
    .label = Korriger revoken
    .say = Revoken er ikke etablert og må korrigeres. { $actorCap } tar kortet tilbake og spiller et lovlig.

# An option was named that the edition or the clause does not offer.
step-reject-option = Si til { $declarer } at dette ikke er et gyldig valg, og nevn valgene på nytt. Ingen spiller før valget er gjort.
    .label = Det er ikke et gyldig valg; velg på nytt
    .say = Det er ikke et gyldig valg. Jeg nevner valgene igjen; ingen spiller ennå.

## The end of a ruling

step-play-continues = Spill videre.
    .label = Spillet fortsetter
    .say = Spill videre.

# A card that declarer did not name can no longer be changed.
step-play-continues-too-late = Spill videre; det er for sent å bytte kortet som ikke ble nevnt.
    .label = Spillet fortsetter
    .say = Det er for sent å bytte kortet. Spill videre.

# SAY without a number while play goes on.
step-transfer-at-end = Etter siste stikk: finn ut hvem som vant hva, og avgjør overføringen. Ikke lov noe antall før det.
    .label = Overføring av stikk etter spillet
    .say = Tilkall meg igjen når spillet er slutt, før kortene blandes.

# Play has ended.
step-transfer-at-end-now = Finn ut hvem som vant hvilke stikk, og avgjør overføringen.
    .label = Avgjør overføringen
    .say = Nå teller jeg stikkene og avgjør overføringen.

step-assess-equity-at-end = Etter spillet: vurder om { $nos } fortsatt kommer dårligere ut enn uten uregelmessigheten.
    .label = Etter spillet: vurder om kompensasjonen er god nok
    .say = Etter spillet vurderer jeg om { $nos } har lidd skade.

# Play has ended.
step-assess-equity-at-end-now = Vurder om { $nos } fortsatt kommer dårligere ut enn uten uregelmessigheten.
    .label = Vurder om kompensasjonen er god nok
    .say = Nå vurderer jeg om { $nos } har lidd skade.

# Both sides have an established revoke: there is no side that alone gets redress.
step-assess-equity-at-end-both = Etter spillet: vurder om en av sidene kommer dårligere ut enn om ingen hadde revokert.
    .label = Etter spillet: bedøm given som om ingen hadde revokert
    .say = Etter spillet vurderer jeg om en av sidene har lidd skade.

# The same when play has ended.
step-assess-equity-at-end-both-now = Vurder om en av sidene kommer dårligere ut enn om ingen hadde revokert.
    .label = Bedøm given som om ingen hadde revokert
    .say = Nå vurderer jeg om en av sidene har lidd skade.

step-award-adjusted-score = Tildel justert score for given. Den erstatter resultatet fra bordet og kommer ikke i tillegg til overførte stikk.
    .label = Tildel justert score
    .say = Resultatet fra bordet blir ikke stående; jeg justerer scoren.

# The board is still being played.
step-award-adjusted-score-later = Tildel justert score for given etter spillet. Den erstatter resultatet fra bordet og kommer ikke i tillegg til overførte stikk.
    .label = Tildel justert score etter spillet
    .say = Etter spillet gir jeg justert score.

step-no-rectification = Ingen korrigering.
    .label = Ingen korrigering
    .say = Ingen korrigering.

# A card points the wrong way, and the time for turning it has passed.
step-no-rectification-turned = Kortet blir liggende som det er; det er for sent å snu det.
    .label = Kortet blir liggende som det er
    .say = Det er for sent å snu kortet, så det blir liggende som det er.

# A card of dummy's that was touched without intent, or a card that was not played.
step-no-rectification-not-played = Kortet er ikke spilt og blir liggende der det var, uten korrigering.
    .label = Kortet er ikke spilt
    .say = Kortet er ikke spilt, og det er ingen korrigering.

# Law 45F, after the last trick.
step-no-rectification-dummy = Ingen korrigering. Vurder om blindemann antydet et spill som skadet motspillerne.
    .label = Ingen korrigering; vurder skaden
    .say = Det er ingen korrigering, men jeg vurderer om motspillerne har lidd skade.

# A claim was made while a trick was defective.
step-rule-on-claim = Avgjør kravet med kortene slik de nå ligger. Tvil skal gå ut over { $os }.
    .label = Avgjør kravet
    .say = Nå avgjør jeg kravet.

# Cards shown by a defender: play has ceased.
step-rule-on-claim-shown = Avgjør kravet eller avståelsen; spillet er innstilt. Tvil skal gå ut over { $os }. Bare hvis det var en avståelse og makker protesterte straks, er ingenting avstått, og da fortsetter spillet.
    .label = Avgjør kravet
    .say = Nå avgjør jeg kravet eller avståelsen.

step-escalate = Avgjør det åpne spørsmålet, eller spør hovedturneringslederen. Synspunktene står nedenfor.
    .label = Uavklart: TL avgjør
    .say = Jeg trenger litt tid til å avgjøre dette. Vent til jeg er tilbake.
