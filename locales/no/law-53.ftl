### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Godtatt utspill utenfor tur

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Sier når et utspill utenfor tur med fremsiden opp gjelder som riktig utspill, og hva som skjer når et kort fra en annen hånd er spilt etter det.
