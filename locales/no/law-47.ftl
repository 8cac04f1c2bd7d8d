### Voice WHY. Digests of Law 47: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-47-title = Tilbaketrekking av spilt kort

digest-47-1997 = { digest-47-2017 }
digest-47-2007 = { digest-47-2017 }
digest-47-2017 = Regner opp når et spilt kort kan trekkes tilbake.

digest-47B-1997 = { digest-47B-2017 }
digest-47B-2007 = { digest-47B-2017 }
digest-47B-2017 = Et spilt kort kan trekkes tilbake for å rette et ulovlig spill. Et kort fra en motspiller kan da bli straffekort etter § 49; samtidig spill følger § 58.

digest-47D-1997 = { digest-47D-2017 }
digest-47D-2007 = { digest-47D-2017 }
digest-47D-2017 = Har en motstander byttet kort, kan et kort som alt er spilt, trekkes tilbake og byttes ut med et annet uten korrigering.

digest-47E-1997 = Gjelder spill som bygger på det en motstander har sagt. § 45C4(b) viser også hit for en motstander som hadde spilt før en angivelse ble endret.

digest-47E1-1997 = Har en motstander feilaktig sagt at det var spillerens tur til å spille ut, kan utspillet trekkes tilbake uten straff.
digest-47E1-2007 = Har en motstander feilaktig sagt at det var spillerens tur, kan kortet trekkes tilbake uten korrigering. Neste motstander kan ikke godta det.
digest-47E1-2017 = Har en motstander feilaktig sagt at det var spillerens tur, kan kortet trekkes tilbake uten korrigering. Neste motstander kan ikke godta det, og kortet etablerer ingen tidligere revoke.

digest-47F-1997 = Den siste delen av paragrafen om å trekke tilbake spilte kort. Den leses sammen med tilfellene i del A–E.
digest-47F-2007 = { digest-47F-2017 }
digest-47F-2017 = Utenom tilfellene i § 47 og tilbaketrekkingen som § 53 åpner for, blir et spilt kort stående som spilt.
