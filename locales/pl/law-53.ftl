### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Zaakceptowane wyjście poza kolejnością

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Mówi, kiedy wyjście poza kolejnością odsłoniętą kartą staje się prawidłowym wyjściem i co dzieje się, gdy po nim zagrano kartę z innej ręki.

digest-53-note-2017 = W trzynastej lewie wyjścia poza kolejnością nie można zaakceptować i trzeba je wycofać.

digest-53A-1997 = { digest-53A-2007 }
digest-53A-2007 = Wyjście poza kolejnością odsłoniętą kartą może zostać uznane za prawidłowe. Dzieje się tak, gdy akceptację wypowie rozgrywający (przy wyjściu obrońcy) lub któryś z obrońców (przy wyjściu rozgrywającego), albo gdy dołożono już kartę z następnej ręki. W przeciwnym razie wychodzi właściwa ręka.
digest-53A-2017 = W lewach od pierwszej do dwunastej wyjście poza kolejnością odsłoniętą kartą może zostać uznane za prawidłowe. Dzieje się tak, gdy akceptację wypowie rozgrywający (przy wyjściu obrońcy) lub któryś z obrońców (przy wyjściu rozgrywającego), albo gdy dołożono już kartę z następnej ręki. W przeciwnym razie wychodzi właściwa ręka.

digest-53B-1997 = { digest-53C-2017 }
digest-53B-2007 = { digest-53C-2017 }
digest-53B-2017 = Gracz drugiej strony, do którego naprawdę należało wyjście, może je jeszcze wykonać; jego karta nie jest dołożeniem do błędnego wyjścia. Prawidłowe wyjście jest ważne, karty zagrane omyłkowo w tej lewie można wycofać, a poza tym stosuje się tylko zasady dotyczące informacji.

digest-53C-1997 = { digest-53B-2017 }
digest-53C-2007 = { digest-53B-2017 }
digest-53C-2017 = Po wyjściu rozgrywającego poza kolejnością kartę dołożono z ręki obrońcy siedzącego przed tą ręką. Wyjście jest ważne, a o karcie obrońcy rozstrzyga przepis 57.
