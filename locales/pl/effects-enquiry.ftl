### Questions, quitted tricks and rights kept; revokes put right and who may change a card then.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons and sides in their case forms ($actor is whoever acts or chooses), $role.

## Questions and quitted tricks

step-answer-enquiry = Na to pytanie wolno odpowiedzieć.
    .label = Na pytanie wolno odpowiedzieć
    .say = To pytanie wolno zadać i wolno na nie odpowiedzieć.

step-refuse-enquiry = Tego pytania nie wolno zadać ani na nie odpowiedzieć.
    .label = Tego pytania nie wolno zadać
    .say = Tego pytania nie wolno zadać, więc nikt na nie nie odpowiada.

step-refuse-inspection = Lewa pozostaje zakryta.
    .label = Lewa pozostaje zakryta
    .say = Ta lewa jest zakryta i taka pozostaje.

# A player asked to see that player's own last card.
step-refuse-inspection-own-card = Karta pozostaje zakryta. Na jej obejrzenie jest za późno.
    .label = Karta pozostaje zakryta
    .say = Na obejrzenie tej karty jest za późno, więc pozostaje zakryta.

step-allow-inspection = Lewę wolno obejrzeć.
    .label = Lewę wolno obejrzeć
    .say = Tę lewę wolno pokazać.

step-allow-inspection-own-card = Gracz może obejrzeć ostatnią kartę zagraną z tej ręki. Nikt inny jej nie ogląda.
    .label = Gracz może obejrzeć tę kartę
    .say = Tę kartę wolno obejrzeć, ale nie wolno jej nikomu pokazywać.

## Rights

step-play-on-reserve-rights = Uprawnienia obu stron pozostają zachowane do końca.
    .label = Gramy dalej, uprawnienia zachowane
    .say = Uprawnienia obu stron są zachowane do końca.

# Law 45F: dummy touched or pointed to a card unasked.
step-play-on-reserve-rights-dummy = Po rozgrywce ocenić, czy podpowiedziano w ten sposób zagranie ze szkodą dla obrońców.
    .label = Gramy dalej, szkoda do oceny później
    .say = Dziadek dotyka kart i wskazuje je tylko na polecenie rozgrywającego. Po rozgrywce sprawdzę, czy obrońcy ponieśli szkodę.

# Law 43B3: dummy had lost the right to speak first.
step-play-on-reserve-rights-forfeited = Gramy dalej tak, jakby nie było nieprawidłowości; na razie niczego się nie poprawia. Po rozgrywce ocenić, czy obrońcy na niej zyskali.
    .label = Gramy dalej, na razie bez sprostowania
    .say = Dziadek nie ma już prawa odezwać się pierwszy, więc na razie niczego się nie poprawia. Po rozgrywce sprawdzę, czy obrońcy zyskali na nieprawidłowości.

step-possible-procedural-penalty = Rozważyć karę proceduralną.
    .label = Możliwa kara proceduralna
    .say = Później zdecyduję, czy będzie kara proceduralna.

# Law 43A1(b).
step-possible-procedural-penalty-dummy = Pouczyć dziadka, że podczas rozgrywki nie wolno mu jako pierwszemu zwracać uwagi na nieprawidłowość. Rozważyć karę proceduralną.
    .label = Możliwa kara proceduralna
    .say = Do końca rozgrywki dziadkowi nie wolno jako pierwszemu zwracać uwagi na nieprawidłowość. Później zdecyduję, czy będzie kara proceduralna.

step-waive-rectification = Można odstąpić od sprostowania, jeżeli { $nos } o to prosi i jest ku temu powód.
    .label = Można odstąpić od sprostowania
    .say = Mogę odstąpić od sprostowania, jeżeli { $nos } o to prosi.

## A revoke is put right: other wordings of its steps

# Both sides have revoked in the same trick.
step-correct-revoke-both = Poprawić oba fałszywe renonse: każdy z tych graczy zabiera nieprzepisową kartę i zagrywa przepisową.
    .label = Poprawić oba fałszywe renonse
    .say = W tej lewie fałszywy renons wystąpił po obu stronach i oba zostają poprawione. Każdy z tych graczy zabiera kartę i zagrywa przepisową.

# The revoke counts as established, but this one is put right all the same.
step-correct-revoke-anyway = Poprawić fałszywy renons, choć jest uprawomocniony: { $actor } zabiera nieprzepisową kartę i zagrywa przepisową.
    .label = Poprawić fałszywy renons
    .say = Ten fałszywy renons poprawia się, choć jest uprawomocniony. { $actorCap } zabiera kartę i zagrywa przepisową.

# A revoke on trick 12 (62D1).
step-correct-revoke-twelfth = Poprawić fałszywy renons, nawet jeżeli jest uprawomocniony: { $actor } zabiera nieprzepisową kartę i zagrywa przepisową. Potem rozgrywa się trzynastą lewę, także jeżeli już ją rozegrano.
    .label = Poprawić fałszywy renons
    .say = Ten fałszywy renons poprawia się, nawet jeżeli jest uprawomocniony. { $actorCap } zabiera kartę i zagrywa przepisową. Potem rozgrywa się trzynastą lewę, także jeżeli już ją rozegrano.

step-withdraw-card-revoke = Karta fałszywego renonsu zostaje wycofana z lewy.
    .label = Wycofać kartę fałszywego renonsu
    .say = Karta fałszywego renonsu zostaje wycofana z lewy.

step-withdraw-card-both = Obie karty fałszywego renonsu zostają wycofane z lewy.
    .label = Wycofać obie karty fałszywego renonsu
    .say = Obie karty fałszywego renonsu zostają wycofane z lewy.

# Law 62C3 of 2017: one of the two sides has led on.
step-withdraw-card-both-led = Obie karty fałszywego renonsu zostają wycofane z lewy, podobnie jak karta, którą jedna ze stron wyszła już do następnej lewy.
    .label = Wycofać obie karty fałszywego renonsu i wyjście do następnej lewy
    .say = Obie karty fałszywego renonsu zostają wycofane, podobnie jak wyjście do następnej lewy.

step-substitute-legal-card-both = Każdy z obu graczy zagrywa w tej lewie inną, przepisową kartę.
    .label = Zagrać w zamian przepisowe karty
    .say = Każdy z obu graczy zagrywa inną, przepisową kartę.

step-card-returns-to-hand-revoke = Karta fałszywego renonsu wraca do ręki. Nie staje się kartą przygwożdżoną.
    .label = Karta fałszywego renonsu wraca do ręki
    .say = Karta fałszywego renonsu wraca do ręki.

## What established the revoke

established-63a1 = Fałszywy renons jest uprawomocniony przez zagranie w następnej lewie i już się go nie poprawia.
    .label = Uprawomocniony przez zagranie w następnej lewie
    .say = Fałszywy renons jest uprawomocniony przez zagranie w następnej lewie i już się go nie poprawia.

established-63a2 = Fałszywy renons uprawomocniło wskazanie karty do następnej lewy i już się go nie poprawia.
    .label = Uprawomocniony przez wskazanie karty
    .say = Fałszywy renons uprawomocniło wskazanie karty do następnej lewy i już się go nie poprawia.

established-63a3 = Fałszywy renons jest uprawomocniony przez roszczenie lub zrzeczenie się lew i już się go nie poprawia.
    .label = Uprawomocniony przez roszczenie lub zrzeczenie
    .say = Fałszywy renons jest uprawomocniony przez roszczenie lub zrzeczenie się lew i już się go nie poprawia.

established-63a4 = Fałszywy renons jest uprawomocniony przez zgodę na roszczenie i już się go nie poprawia.
    .label = Uprawomocniony przez zgodę na roszczenie
    .say = Fałszywy renons jest uprawomocniony przez zgodę na roszczenie i już się go nie poprawia.

transfer-none-62d1 = Żadna lewa nie zostaje przekazana, ponieważ fałszywy renons w dwunastej lewie zostaje poprawiony.

## Options

choice-choose-trick12-card = Wybrać kartę do dwunastej lewy

## Who chooses

choice-put-trick12 = { $actorCap } wskazuje, która z dwóch kart zostanie zagrana w dwunastej lewie.
    .label = Kto wybiera kartę do dwunastej lewy
    .say = { $actorCap } wskazuje, która z dwóch kart zostanie zagrana w dwunastej lewie. Do czasu wyboru nikt nie gra.

# Both players of the side may have played after the irregularity.
choice-put-nos = Zapytać kolejno graczy { $nosGen }, czy zmieniają kartę zagraną po nieprawidłowości, czy ją zostawiają. Gracze nie naradzają się ze sobą.
    .label = Wybierają przeciwnicy
    .say = Przeciwnicy mogą zmienić karty zagrane po nieprawidłowości albo je zostawić. Zmiana nie pociąga za sobą sprostowania.

# An opponent has changed a card, so a later card may be changed too.
choice-put-later-card = Po zmianie karty przez przeciwnika zapytać { $actorAcc }, czy zmienia kartę zagraną po niej. Partner nie bierze w tym udziału.
    .label = Wybiera następny gracz
    .say =
        Przeciwnik zmienia kartę. { $actorCap } może teraz zmienić kartę zagraną po niej albo ją zostawić. { $role ->
            [defender] Karta zabrana przez obrońcę staje się kartą przygwożdżoną.
           *[other] Zmiana nie pociąga za sobą sprostowania.
        }

# Any other choice.
choice-put-other = Przedstawić możliwości { $actorDat }. Nikt inny nie bierze w tym udziału.
    .label = Wybór do dokonania
    .say = Wyboru dokonuje { $actor }. Do tego czasu nikt nie gra.

## What holds afterwards

restriction-no-suggested-alternative = Spośród rozsądnych zagrań partnerowi nie wolno wybrać tego, które podpowiada nielegalna informacja.
    .label = Partnerowi nie wolno wybrać zagrania, które ta informacja podpowiada
    .say = Partnerowi nie wolno wybrać zagrania, które podpowiada wycofana karta.

withdraw-os-next-after-nos-change = Jeżeli przeciwnik zmieni kartę, następny gracz { $osGen } też może zmienić swoją późniejszą kartę.
    .label = Po takiej zmianie może zmienić kartę następny gracz strony wykraczającej
    .say = Jeżeli przeciwnik zmieni kartę, następny gracz { $osGen } też może zmienić swoją późniejszą kartę.

withdraw-os-next-after-nos-change-if = Jeżeli przeciwnik zmieni kartę, a { $partner } ma już kartę zagraną po niej, tę kartę też wolno zmienić.
    .label = Po takiej zmianie wolno zmienić też późniejszą kartę strony wykraczającej
    .say = Jeżeli przeciwnik zmieni kartę, późniejszą kartę { $osGen } też wolno zmienić.

withdraw-declarer-after-rho-change = Gdy obrońca zmieni kartę, rozgrywający może zmienić swoją późniejszą kartę.
    .label = Gdy obrońca zmieni kartę, rozgrywający może zmienić swoją późniejszą
    .say = Gdy obrońca zmieni kartę, rozgrywający może zmienić swoją późniejszą kartę.

withdraw-all-erroneous-this-trick = Każdą kartę zagraną omyłkowo w tej lewie można wycofać.
    .label = Każdą kartę zagraną omyłkowo w tej lewie można wycofać
    .say = Każdą kartę zagraną omyłkowo w tej lewie można wycofać.

withdraw-all-erroneous-this-trick-both = Obie karty fałszywego renonsu trzeba zabrać, tak samo kartę, którą jedna ze stron wyszła już do następnej lewy.
    .label = Obie karty i wyjście do następnej lewy trzeba zabrać
    .say = Kartę wyjścia do następnej lewy też trzeba zabrać.

# Both sides have revoked on one trick (62C3 of 2017).
info-withdrawn-os-ui-both = Dla obu stron informacja z wycofanych kart, własnych i przeciwnika, jest nielegalna.
    .label = Dla obu stron informacja z wycofanych kart jest nielegalna
    .say = Dla obu stron informacja z wycofanych kart jest nielegalna.

info-enquiry-may-be-ui = Samo pytanie może przekazać partnerowi nielegalną informację.
    .label = Samo pytanie może przekazać nielegalną informację

info-legal-procedure-ai = Z informacji ujawnionych w przepisowej procedurze każdy może korzystać.
    .label = Z informacji z przepisowej procedury wolno korzystać
