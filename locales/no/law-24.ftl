### Voice WHY. Digests of Law 24: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-24-title = Kort vist eller spilt ut under meldingene
