### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Declarer's lead out of turn

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Declarer has led out of turn from hand or from dummy. The defenders may accept the lead or have it withdrawn; the Law also deals with what declarer may have learnt from it.
