### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Godtatt utspill utenfor tur

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Sier når et utspill utenfor tur med fremsiden opp gjelder som riktig utspill, og hva som skjer når et kort fra en annen hånd er spilt etter det.

digest-53-note-2017 = I det trettende stikket kan et utspill utenfor tur ikke godtas, og det må trekkes tilbake.

digest-53A-1997 = { digest-53A-2007 }
digest-53A-2007 = Et utspill utenfor tur med fremsiden opp kan gjelde som riktig. Det skjer når spillefører (ved en motspillers utspill) eller en av motspillerne (ved spilleførers utspill) sier at det godtas, eller når neste hånd har spilt på det. Ellers spiller riktig hånd ut.
digest-53A-2017 = I stikk én til tolv kan et utspill utenfor tur med fremsiden opp gjelde som riktig. Det skjer når spillefører (ved en motspillers utspill) eller en av motspillerne (ved spilleførers utspill) sier at det godtas, eller når neste hånd har spilt på det. Ellers spiller riktig hånd ut.

digest-53B-1997 = { digest-53C-2017 }
digest-53B-2007 = { digest-53C-2017 }
digest-53B-2017 = En spiller på den andre siden som egentlig hadde utspillet, kan fortsatt ta det; kortet regnes ikke som spilt på det gale utspillet. Det riktige utspillet står, feilspilte kort i stikket kan trekkes tilbake, og ellers gjelder bare reglene om informasjon.

digest-53C-1997 = { digest-53B-2017 }
digest-53C-2007 = { digest-53B-2017 }
digest-53C-2017 = Etter spilleførers utspill utenfor tur har motspilleren til høyre for hånden spilt. Utspillet står, og kortet fra motspilleren behandles etter § 57.
