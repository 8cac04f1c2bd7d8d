### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Oglądanie lew

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Mówi, kto i do kiedy może oglądać karty z lewy; zakryte lewy pozostają zakryte, chyba że pozwala na to ten przepis albo sędzia.

digest-66A-1997 = { digest-66A-2017 }
digest-66A-2007 = { digest-66A-2017 }
digest-66A-2017 = Dopóki strona nie wyjdzie lub nie zagra w następnej lewie, rozgrywający lub obrońca, którego karta leży jeszcze odsłonięta, może żądać pokazania wszystkich kart właśnie zagranej lewy.

digest-66B-1997 = { digest-66B-2007 }
digest-66B-2007 = Do wyjścia w następnej lewie rozgrywający lub obrońca może obejrzeć własną ostatnio zagraną kartę. Innym jej się nie pokazuje.
digest-66B-2017 = Dopóki strona nie wyjdzie lub nie zagra w następnej lewie, rozgrywający lub obrońca może obejrzeć własną ostatnio zagraną kartę. Innym jej się nie pokazuje.

digest-66C-1997 = { digest-66C-2017 }
digest-66C-2007 = { digest-66C-2017 }
digest-66C-2017 = Do końca rozgrywki zakryte lewy ogląda się tylko na polecenie sędziego.

digest-66D-1997 = { digest-66D-2017 }
digest-66D-2007 = { digest-66D-2017 }
digest-66D-2017 = Po rozgrywce karty wolno oglądać, by rozstrzygnąć zarzut fałszywego renonsu albo spór o liczbę lew. Każdy gracz dotyka tylko własnych kart; kto je pomiesza tak, że faktów nie da się ustalić, temu orzeka się na niekorzyść.
