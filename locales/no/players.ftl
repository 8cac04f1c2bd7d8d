### Til spillerne: arket uten paragrafnumre, og hvem som kan bruke hva.

sheet = Til spillerne
sheet-who = Hvem som kan bruke hva

sheet-said = Det TL sier
sheet-holds = Det som gjelder nå
sheet-nothing-to-know = Ingenting spesielt gjelder: alle fire kan bruke det de på lovlig vis har sett og hørt.
