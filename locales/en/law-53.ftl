### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Accepted lead out of turn

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Says when a faced lead out of turn counts as the correct lead, and what happens when a card from another hand is played after it.

digest-53-note-2017 = At the thirteenth trick a lead out of turn cannot be accepted and has to be taken back.

digest-53A-1997 = { digest-53A-2007 }
digest-53A-2007 = A faced lead out of turn can count as the correct one. It does so once declarer (for a defender's lead) or either defender (for declarer's lead) says that it is accepted, or once the next hand has played to it. If neither happens, the correct hand leads.
digest-53A-2017 = In tricks one to twelve a faced lead out of turn can count as the correct one. It does so once declarer (for a defender's lead) or either defender (for declarer's lead) says that it is accepted, or once the next hand has played to it. If neither happens, the correct hand leads.

digest-53B-1997 = { digest-53C-2017 }
digest-53B-2007 = { digest-53C-2017 }
digest-53B-2017 = A player of the other side whose lead it really was may still make it; that card does not count as played to the wrong lead. The proper lead stands, wrongly played cards of the trick may be taken back, and only the rules on information apply.

digest-53C-1997 = { digest-53B-2017 }
digest-53C-2007 = { digest-53B-2017 }
digest-53C-2017 = After declarer's lead out of turn the defender to the right of that hand has played. The lead stands, and that defender's card is ruled under Law 57.
