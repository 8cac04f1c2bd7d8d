### Dla graczy: kartka bez numerów przepisów, i kto z czego może korzystać.

sheet = Dla graczy
sheet-who = Kto z czego może korzystać

sheet-said = Co mówi sędzia
sheet-holds = Co teraz obowiązuje
sheet-nothing-to-know = Nic szczególnego: cała czwórka może korzystać z tego, co zgodnie z przepisami było widać i słychać.
