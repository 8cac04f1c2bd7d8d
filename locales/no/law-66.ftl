### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Å se på stikkene

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Sier hvem som kan se kortene i et stikk, og hvor lenge; ferdige stikk blir liggende med fremsiden ned hvis ikke paragrafen eller TL åpner for noe annet.

digest-66A-1997 = { digest-66A-2017 }
digest-66A-2007 = { digest-66A-2017 }
digest-66A-2017 = Til egen side har spilt ut eller spilt til neste stikk, kan spillefører eller en motspiller som har sitt eget kort liggende med fremsiden opp, få se alle kortene i stikket som nettopp ble spilt.

digest-66B-1997 = { digest-66B-2007 }
digest-66B-2007 = Til noen har spilt ut til neste stikk, kan spillefører eller en motspiller se på sitt eget sist spilte kort. Det vises ikke til de andre.
digest-66B-2017 = Til egen side har spilt ut eller spilt til neste stikk, kan spillefører eller en motspiller se på sitt eget sist spilte kort. Det vises ikke til de andre.

digest-66C-1997 = { digest-66C-2017 }
digest-66C-2007 = { digest-66C-2017 }
digest-66C-2017 = Til spillet er slutt, ses ferdige stikk bare etter instruks fra TL.

digest-66D-1997 = { digest-66D-2017 }
digest-66D-2007 = { digest-66D-2017 }
digest-66D-2017 = Etter spillet kan kortene ses på for å avgjøre en påstand om revoke eller om antall stikk. Hver spiller rører bare sine egne kort; den som blander dem slik at fakta går tapt, får avgjørelsen imot seg.
