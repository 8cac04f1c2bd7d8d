### Voice WHY. Digests of Law 59: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-59-title = Niemożność wyjścia lub zagrania zgodnie z wymaganiem

digest-59-1997 = { digest-59-2017 }
digest-59-2007 = { digest-59-2017 }
digest-59-2017 = Kto nie ma karty w nakazanym kolorze albo ma wyłącznie karty w kolorze zakazanym, może wyjść lub zagrać dowolną kartą dozwoloną z innych względów. To samo dotyczy sytuacji, w której spełnienie wymagania uniemożliwia dołożenie do koloru.
