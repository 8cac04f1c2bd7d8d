### Voice WHY. Digests of Law 63: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-63-title = Når en revoke etableres

digest-63-1997 = { digest-63-2017 }
digest-63-2007 = { digest-63-2017 }
digest-63-2017 = Sier når en revoke blir etablert, og hva det betyr for korrigeringen.

digest-63A-1997 = { digest-63A-2017 }
digest-63A-2007 = { digest-63A-2017 }
digest-63A-2017 = Regner opp det den feilende siden kan gjøre som etablerer en revoke.

digest-63A1-1997 = { digest-63A1-2017 }
digest-63A1-2007 = { digest-63A1-2017 }
digest-63A1-2017 = Den feilende siden har spilt ut eller spilt på i neste stikk, lovlig eller ikke.

digest-63A2-1997 = { digest-63A2-2017 }
digest-63A2-2007 = { digest-63A2-2017 }
digest-63A2-2017 = Den feilende siden har nevnt eller på annen måte angitt et kort til neste stikk.

digest-63A3-1997 = { digest-63A3-2007 }
digest-63A3-2007 = Den feilende siden har fremsatt krav eller avstått stikk, eller har latt motstandernes krav eller avståelse bli stående.
digest-63A3-2017 = Den feilende siden har fremsatt krav eller avstått stikk.

digest-63A4-2017 = Et krav eller en avståelse er akseptert etter § 69A: fristen den feilende siden hadde for innsigelse, er ute.

digest-63B-1997 = En motspiller spurte makker om en revoke uten sonens tillatelse. Revoken korrigeres, og § 64 brukes på stikkene som om den var etablert.
digest-63B-2007 = En etablert revoke korrigeres ikke lenger; unntaket er tolvte stikk.
digest-63B-2017 = En etablert revoke korrigeres ikke lenger. Unntakene er tolvte stikk og revoker på begge sider i samme stikk.

digest-63C-1997 = { digest-63B-2007 }
