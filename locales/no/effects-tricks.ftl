### Tricks that change sides, the score, and what the Director must judge.
### $tricks is a number (how many, or at most how many); $laws a ready list of references.

## Transfer

# WHY. The number is fixed. The .say line is for after play only.
transfer-settled =
    { $tricks ->
        [0] Ingen stikk overføres.
        [one] Ett stikk overføres til { $nos }.
       *[other] { $tricks } stikk overføres til { $nos }.
    }
    .label = Overførte stikk
    .say =
        { $tricks ->
            [0] Ingen stikk overføres.
            [1] Ett stikk overføres til { $nos }.
            [2] To stikk overføres til { $nos }.
            [3] Tre stikk overføres til { $nos }.
            [4] Fire stikk overføres til { $nos }.
           *[other] { $tricks } stikk overføres til { $nos }.
        }

# DO/WHY. The number hangs on the rest of the play; $tricks is the most that can move.
# The .say line names the condition, never a number.
transfer-open =
    { $tricks ->
        [one] { $trick ->
            [unknown] Ett stikk overføres til { $nos } hvis { $os } har vunnet det irregulære stikket eller vinner et senere; ellers ingen.
           *[other] Ett stikk overføres til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere; ellers ingen.
        }
       *[other] Høyst { $tricks } stikk overføres til { $nos }; antallet er først kjent når spillet er slutt. { $trick ->
            [unknown] Det avhenger av om { $os } har vunnet det irregulære stikket eller vinner et senere.
           *[other] Det avhenger av om { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
        }
    }
    .label = Åpent til spillet er slutt
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] Ett stikk overføres til { $nos } hvis { $os } har vunnet det irregulære stikket eller vinner et senere.
               *[other] Ett stikk overføres til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
            }
           *[other] { $trick ->
                [unknown] Stikk kan bli overført til { $nos } hvis { $os } har vunnet det irregulære stikket eller vinner et senere.
               *[other] Stikk kan bli overført til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
            }
        }

# As transfer-open, for a revoke by a card that came back; $trick is the trick of the revoke.
transfer-open-revoke =
    { $tricks ->
        [one] { $trick ->
            [unknown] Ett stikk overføres til { $nos } hvis { $os } har vunnet revokestikket eller vinner et senere; ellers ingen.
           *[other] Ett stikk overføres til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere; ellers ingen.
        }
       *[other] Høyst { $tricks } stikk overføres til { $nos }; antallet er først kjent når spillet er slutt. { $trick ->
            [unknown] Det avhenger av om { $os } har vunnet revokestikket eller vinner et senere.
           *[other] Det avhenger av om { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
        }
    }
    .label = Åpent til spillet er slutt
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] Ett stikk overføres til { $nos } hvis { $os } har vunnet revokestikket eller vinner et senere.
               *[other] Ett stikk overføres til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
            }
           *[other] { $trick ->
                [unknown] Stikk kan bli overført til { $nos } hvis { $os } har vunnet revokestikket eller vinner et senere.
               *[other] Stikk kan bli overført til { $nos } hvis { $os } har vunnet stikk nr. { $trick } eller vinner et senere.
            }
        }

## No automatic trick: one reason for each clause. WHY.

transfer-none-64b1 = Ingen stikk overføres, fordi { $os } har vunnet verken dette stikket eller noe senere.
transfer-none-64b2 = Ingen stikk overføres, fordi samme spiller har revokert i denne fargen før.
transfer-none-64b3 =
    { $role ->
        [dummy] Ingen stikk overføres, fordi det gjelder et av blindemanns kort, som alle kunne se.
       *[other] Ingen stikk overføres, fordi kortet som ikke ble spilt, lå synlig for alle.
    }

transfer-none-64b4 = Ingen stikk overføres, fordi { $nos } hadde meldt i neste giv før noen sa fra.
transfer-none-64b5 = Ingen stikk overføres, fordi runden var slutt før noen sa fra.
transfer-none-64b6 = Ingen stikk overføres, fordi det gjelder tolvte stikk.
transfer-none-64b7 = Ingen stikk overføres, fordi begge sider har revokert i denne given.
transfer-none-64b8 = Ingen stikk overføres, fordi begge sider revokerte i samme stikk og revokene ble korrigert.
# 1997 only: both sides in the same trick.
transfer-none-64c = Ingen stikk overføres, fordi begge sider revokerte i samme stikk. Bedøm given som om ingen hadde revokert.

## The account of a settled transfer

# One line for each kind of tricks; $won are there, $moved of them go. $which is "revoke" or "defective".
account-trick-offender =
    { $which ->
        [defective] Det irregulære stikket ble vunnet av { $offender }: ett stikk.
       *[other] Revokestikket ble vunnet av { $offender }: ett stikk.
    }
account-trick-partner =
    { $which ->
        [defective] Det irregulære stikket ble vunnet av { $partner }: ett stikk.
       *[other] Revokestikket ble vunnet av { $partner }: ett stikk.
    }
account-trick-opponents =
    { $which ->
        [defective] Det irregulære stikket ble vunnet av { $nos }: ikke noe stikk for det.
       *[other] Revokestikket ble vunnet av { $nos }: ikke noe stikk for det.
    }
account-later =
    Senere stikk til { $os }: { $won ->
        [0] ingen.
       *[other] { $won }; av dem overføres { $moved ->
            [0] ingen.
            [one] ett.
           *[other] { $moved }.
        }
    }
account-playable = Ett av dem overføres fordi det ble vunnet med et kort som lovlig kunne vært spilt til revokestikket.

## Ownership. WHY; .say SAY.

ownership-unchanged =
    { $trick ->
        [unknown] Det irregulære stikket blir hos den siden som har det. Kort som flyttes nå, endrer ikke det.
       *[other] Stikk nr. { $trick } blir hos den siden som har det. Kort som flyttes nå, endrer ikke det.
    }
    .label = Vinneren av stikket endres ikke
    .say =
        { $trick ->
            [unknown] Det stikket blir hos den siden som har det.
           *[other] Stikk nr. { $trick } blir hos den siden som har det.
        }

# Two tricks are put right.
ownership-unchanged-two = Hvert av stikkene som rettes, blir hos den siden som har det. Kort som flyttes nå, endrer ikke det.
    .label = Vinnerne av stikkene endres ikke
    .say = Hvert av disse stikkene blir hos den siden som har det.

ownership-unchanged-played = Stikket blir hos den siden som har vunnet det.
    .label = Vinneren av stikket endres ikke
    .say = Det stikket blir hos den siden som har vunnet det.

ownership-recomputed = Kortet som legges nå, teller i stikket; se på nytt hvilken hånd som vinner det.
    .label = Se på nytt hvem som vinner stikket
    .say = Når alle fire kort ligger på bordet, ser vi hvem som vinner stikket.

ownership-recomputed-played = Kortet som spilles i stedet, teller i stikket; se på nytt hvilken hånd som vinner det.
    .label = Se på nytt hvem som vinner stikket
    .say = Når alle fire kort ligger på bordet, ser vi hvem som vinner stikket.

## The score. Judgement voice: what is left to the Director.

adjusted-no = Det er ikke grunnlag for justert score.
    .label = Ingen justert score

adjusted-possible = Justert score er mulig. Vurder om { $nos } har lidd skade ({ $laws }).
    .label = Justert score er mulig
    .say = Etter spillet vurderer jeg om { $nos } har lidd skade. I så fall kan det bli justert score.

adjusted-consider = Det er oppgitt en grunn til å vurdere justert score ({ $laws }).
    .label = Vurder justert score
    .say = Etter spillet vurderer jeg justert score.

adjusted-mandatory = Justert score skal tildeles ({ $laws }). Er det ingen skade, blir den lik resultatet fra bordet.
    .label = Justert score skal tildeles
    .say = Det blir justert score.

# The deal was wrong from the start: it has no result.
adjusted-mandatory-deal = Justert score skal tildeles ({ $laws }). Det finnes ikke noe resultat fra bordet å sammenligne med.
    .label = Justert score skal tildeles
    .say = Det blir justert score.

# The damage has been judged already.
adjusted-mandatory-damage = Justert score skal tildeles ({ $laws }).
    .label = Justert score skal tildeles

## Questions of judgement

equity-check = Sammenlign to resultater: det fra bordet med eventuelt overførte stikk, og det sannsynlige uten uregelmessigheten. Er det siste bedre for { $nos }, justerer du til det i stedet; de to legges ikke sammen ({ $laws }).
    .label = Rettferdig resultat

# Both sides have an established revoke.
equity-check-both = Begge sider har revokert. Sammenlign to resultater: det fra bordet, og det sannsynlige om ingen hadde revokert. Har en av sidene lidd skade, justerer du til det siste ({ $laws }).
    .label = Rettferdig resultat for begge sider

could-have-known-check = Kunne { $offender } ha visst at dette godt kunne skade { $nos }, og led de skade, tildeles justert score ({ $laws }).
    .label = Kunne spilleren ha visst det?

information-check = Vurder etter spillet om den feilende siden har brukt det tilbaketrukne kort viste ({ $laws }).
    .label = Bruk av informasjon

# The penalty card: each edition asks something else.
information-check-penalty =
    { $edition ->
        [1997] Vurder etter spillet om den andre motspilleren har brukt mer av straffekortet enn at det må spilles ({ $laws }).
        [2007] Vurder etter spillet om det straffekortet viste, har skadet spilleførers side ({ $laws }).
       *[other] Vurder etter spillet om resultatet godt kunne blitt et annet uten hjelp av det viste kortet ({ $laws }).
    }
    .label = Bruk av informasjon

information-check-restored = Vurder etter spillet om kunnskap om kortet som kom tilbake, har påvirket makker ({ $laws }).
    .label = Bruk av informasjon

information-check-enquiry = Vurder etter spillet om spørsmålet har påvirket makkers spill ({ $laws }).
    .label = Bruk av informasjon
