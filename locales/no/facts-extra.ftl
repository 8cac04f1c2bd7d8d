### Facts about extra and visible cards, penalty cards and choices. Voices as in facts-questions.

## Extra cards

fact-extra-came = Hvordan havnet kort nummer to fra samme hånd i stikket?
    .why = Kort som legges samtidig, hører under § 58B, kort som legges etter hverandre, under § 45E.
    .label = Hvordan kortet havnet der

answer-extra-came-together = Sammen med det første
answer-extra-came-one-after-another = Etterpå, for seg
fact-visible-count = Hvor mange kort var synlige?
    .why = Var bare ett synlig, er det spilt; var det flere, må spilleren si hvilket som spilles.
    .label = Synlige kort
    .how = Et kort er synlig hvis det kunne gjenkjennes. Spør bare om antallet, ikke hvilke kort.

fact-designated = Hvilket av de synlige kortene spiller { $actor }?
    .why = Kortet som nevnes, er spilt; for en motspiller blir de andre synlige kortene straffekort.
    .label = Angitt kort

fact-opponent-played =
    { $irregularity ->
        [designation_change] Spilte en motstander etter kortet som ble nevnt først?
       *[other] Spilte en motstander etter kortet som nå trekkes tilbake?
    }
    .why = Da kan den motstanderen bytte sitt kort.
    .label = Motstander spilte etterpå

fact-trick-complete = Hadde alle fire spilt da det ekstra kortet kom?
    .why = Det hjelper til å se om kortet var utspill til neste stikk.
    .label = Komplett stikk

fact-deemed-led = Var det ekstra kortet ment som utspill til neste stikk?
    .why = Et utspill hører under lovene om utspill utenfor tur; ellers gjelder § 45E.
    .label = Ment som utspill
    .how = Vurder ut fra det alle så: hvordan kortet ble lagt, og hvem som var i tur.

fact-faced-card-known = Er det kjent hvilket kort som var synlig da stikket ble spilt?
    .why = Det kortet blir liggende; vet ingen det, blir det høyeste lovlige liggende.
    .label = Synlig kort kjent
    .how = Spør hvilket kort alle kunne se da. Andre kort nevnes ikke.

fact-extra-card-exposed = Har det ekstra kortet vært synlig for den andre motspilleren, da eller nå?
    .why = En motspillers kort som er vist, blir straffekort når det settes tilbake.
    .label = Ekstra kort vist
    .how = Spør hvordan kortene lå, ikke hvilke kort det var.

fact-extra-cards = Hvilke kort settes tilbake på hånden?
    .why = Valør og antall avgjør hva slags straffekort det blir.
    .label = Overflødige kort
    .how = Oppgi bare kort som er sett. Se på de andre alene, og ikke nevn dem.

fact-cards =
    { $irregularity ->
        [lead_out_of_turn] Hvilket kort ble spilt ut?
        [opening_lead_out_of_turn] Hvilket kort ble spilt ut?
        [premature_play] Hvilket kort kom for tidlig?
        [simultaneous_two_players] Hvilket kort kom utenfor tur?
        [extra_card_to_trick] Hvilket kort kom i tillegg?
        [revoke] Hvilket kort ble spilt i revoken?
        [penalty_card_not_played] Hvilket kort ble spilt i stedet for straffekortet?
        [play_after_illegal] Hvilket kort ble spilt etter det ulovlige spillet?
       *[other] Hvilke kort var synlige?
    }
    .why =
        { $irregularity ->
            [card_count] Bare kort som kunne ses, kan bli straffekort.
            [two_cards] Bare kort som kunne ses, kan bli straffekort.
            [exposed_card] Bare kort som kunne ses, kan bli straffekort.
           *[other] En motspillers kort som tas tilbake, blir straffekort, og fargen avgjør hva spillefører kan velge.
        }
    .label = Synlige kort
    .how = Oppgi bare kort som alle allerede har sett.

fact-restored-card-revoke = Viser det tilbakesatte kortet at det ikke ble fulgt farge i et annet stikk?
    .why = Kortet regnes som om det var på hånden hele tiden, og da kan det være en revoke.
    .label = Revoke på grunn av det tilbakesatte kortet
    .how = Se på kortet alene, og sammenlign det med fargene som er spilt ut etterpå. Revoken er etablert når den siden har spilt videre.

answer-restored-card-revoke-none = Ingen revoke
answer-restored-card-revoke-established = Ja, etablert: den siden har spilt videre
answer-restored-card-revoke-not-established = Ja, ikke etablert

## Visible cards and penalty cards

fact-partner-could-see = Kunne makker se fremsiden av kortet?
    .why = Hvis ikke, er det ikke straffekort. Om makker faktisk så det, spiller ingen rolle.
    .label = Synlig for makker
    .how = Spør hvordan kortet ble holdt, og hvilken vei det vendte. Makker blir ikke spurt om hvilket kort det var.

fact-exposure =
    { $irregularity ->
        [penalty_card_pending] Hvordan ble straffekortet synlig?
        [penalty_card_not_played] Hvordan ble straffekortet synlig?
       *[other] Hvordan ble kortet synlig?
    }
    .why = Et enkelt småkort vist ved et uhell blir lite straffekort; et kort spilt med hensikt blir stort.
    .label = Hvordan det ble synlig

answer-exposure-dropped = Mistet ved et uhell
answer-exposure-two-at-once = To kort kom samtidig
answer-exposure-held-visible = Holdt slik at fremsiden var synlig
answer-exposure-named = Nevnt av den som har kortet
answer-exposure-led-out-of-turn = Spilt ut utenfor tur
answer-exposure-played-out-of-turn = Spilt på utenfor tur
answer-exposure-revoke-corrected = Trukket tilbake da en revoke ble korrigert
answer-exposure-retracted = Trukket tilbake av en annen grunn
answer-exposure-claim-related = Vist ved krav eller avståelse
answer-exposure-required-by-law = Vist fordi lovene krever det
answer-exposure-spread-as-dummy = Lagt ned i den tro at det var blindemanns hånd
fact-nos-played-after = Hvem på den andre siden har spilt etter kortet?
    .why = De spillerne kan bytte kortene sine.
    .label = Motstandere som spilte etterpå

answer-nos-played-after-none = Ingen
answer-nos-played-after-lho = Bare venstre motstander
answer-nos-played-after-rho = Bare høyre motstander, med utspill til neste stikk
answer-nos-played-after-both = Begge
fact-declarer-option = Hvilket valg gjør { $declarer }?
    .why =
        { $irregularity ->
            [card_count] Valget begrenser kortet som { $offender } legger til stikket.
            [premature_play] Valget begrenser kortet som { $partner } spiller til dette stikket.
            [lead_out_of_turn]
                { $role ->
                    [declarer] Valget begrenser kortet som den andre motspilleren spiller til dette stikket.
                    [dummy] Valget begrenser kortet som den andre motspilleren spiller til dette stikket.
                   *[other] Valget begrenser utspillet til { $partner }.
                }
           *[other] Valget begrenser utspillet til { $partner }.
        }
    .label = Spilleførers valg

answer-declarer-option-highest = Høyeste kort i den utspilte fargen
answer-declarer-option-lowest = Laveste kort i den utspilte fargen
answer-declarer-option-require-other-suit = Krev en annen farge
answer-declarer-option-forbid-other-suit = Forby en annen farge
answer-declarer-option-require-suit = Krev fargen
answer-declarer-option-forbid-suit = Forby fargen
answer-declarer-option-no-restriction = Fritt utspill
answer-declarer-option-invalid = Noe som ikke er et gyldig valg

## Where a missing card was, and the table

fact-missing-card-place = Hvor var kortet som manglet?
    .why = Ligger det blant de spilte kortene, gjelder § 67; på en annen spillers hånd § 13; ellers § 14.
    .label = Hvor kortet var
    .how = Spillerne ser rundt seg; du går gjennom de spilte kortene med fremsiden bare mot deg.

answer-missing-card-place-own-played = Blant spillerens egne spilte kort
answer-missing-card-place-other-played = Blant en annen spillers spilte kort
answer-missing-card-place-elsewhere = Et annet sted: gulvet, mappen, stolen
answer-missing-card-place-previous-board-or-table = I en annen mappe eller ved et annet bord
answer-missing-card-place-not-found = Ikke funnet
answer-missing-card-place-other-hand = På en annen spillers hånd
fact-counts-even-two-defective = Stemmer antallet selv om ett stikk mangler et kort og et annet har ett for mye?
    .why = Da er to stikk irregulære, og lovutgavene er ikke enige om når § 67B slår inn.
    .label = To irregulære stikk, riktig antall

fact-declarer = Hvem er spillefører?
    .why = Plassene og rollene til alle fire følger av det.
    .label = Spillefører

fact-offender = Hvilken spiller gjelder det?
    .why = Da kan avgjørelsen nevne plassene.
    .label = Den feilende

fact-contract = Hva er kontrakten?
    .why = Den trengs for å regne ut hva overføringen betyr for scoren.
    .label = Kontrakt

fact-hands = Hvilke av kortene som er igjen på hendene, er kjent?
    .why = Bare for å kontrollere de andre opplysningene; det er aldri nødvendig.
    .label = Kjente hender

fact-edition = Hvilken lovutgave gjelder?
    .why = Utgavene er ulike, også når det gjelder hvor mange stikk som overføres.
    .label = Lovutgave

answer-edition-1997 = 1997-lovene
answer-edition-2007 = 2007-lovene
answer-edition-2017 = 2017-lovene
fact-language = På hvilket språk skal svaret være?
    .why = Det endrer bare ordene, aldri avgjørelsen.
    .label = Språk

answer-language-en = engelsk
answer-language-pl = polsk
answer-language-no = norsk
fact-jurisdiction = Hvilket forbunds reglement gjelder?
    .why = Noen lover overlater et valg til forbundet.
    .label = Forbund

answer-jurisdiction-wbf = Verdens bridgeforbund (WBF)
answer-jurisdiction-ebl = Det europeiske bridgeforbundet (EBL)
answer-jurisdiction-acbl = American Contract Bridge League (ACBL)
answer-jurisdiction-ebu = English Bridge Union (EBU)
answer-jurisdiction-pzbs = Det polske bridgeforbundet (PZBS)
answer-jurisdiction-nbf = Norsk Bridgeforbund (NBF)
answer-jurisdiction-other = Et annet

fact-deliberate = Ble kortet vist med hensikt?
    .why = Et småkort vist ved et uhell er et lite straffekort; et kort spilt med hensikt er stort.
    .label = Vist med hensikt
    .how = Spør hvordan kortet kom frem, ikke hvorfor.
    .assumed = kort spilt eller vist med hensikt

fact-nos-changed =
    { $irregularity ->
        [revoke] Bytter noen på den andre siden et kort som ble spilt etter revoken?
       *[other] Bytter { $lho } kortet som ble spilt etterpå?
    }
    .why = Et byttet kort tas tilbake uten korrigering, og bare den ene siden kan bruke det som kortet viste.
    .label = Kort byttet av motstanderen
