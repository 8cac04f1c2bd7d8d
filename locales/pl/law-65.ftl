### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Układanie lew

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Mówi, jak gracze układają karty po każdej lewie: zakryte, po kolei i tak skierowane, by odróżnić lewy wygrane od przegranych.

digest-65B-1997 = { digest-65B-2017 }
digest-65B-2007 = { digest-65B-2017 }
digest-65B-2017 = Każdą zagraną kartę kieruje się tak, by odróżnić lewy wygrane od przegranych.

digest-65B3-2007 = Rozgrywający może w każdej chwili żądać odwrócenia źle skierowanej karty. Dziadek i obrońcy mogą o niej mówić tylko do wyjścia w następnej lewie.
digest-65B3-2017 = Gracz może zwrócić uwagę na źle skierowaną kartę, dopóki jego strona nie wyjdzie lub nie zagra w następnej lewie. Później możliwe jest zastosowanie przepisu 16B.
