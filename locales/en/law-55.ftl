### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Declarer's lead out of turn

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Declarer has led out of turn from hand or from dummy. The defenders may accept the lead or have it withdrawn; the Law also deals with what declarer may have learnt from it.

digest-55A-1997 = Either defender may accept declarer's lead out of turn or have it taken back. Nothing is said for defenders who answer differently.
digest-55A-2007 = Either defender may accept declarer's lead out of turn or have it taken back. If they answer differently, the one next in turn prevails.
digest-55A-2017 = Either defender may accept declarer's lead out of turn or have it taken back. If they answer differently, the one who sits next to the irregular lead prevails.

digest-55B-1997 = { digest-55B-2017 }
digest-55B-2007 = { digest-55B-2017 }
digest-55B-2017 = A defender has required declarer to take the lead back. The card returns to its hand without rectification, and the lead comes from the hand whose turn it was.

digest-55B1-1997 = { digest-55B1-2017 }
digest-55B1-2007 = { digest-55B1-2017 }
digest-55B1-2017 = The lead belonged to a defender: declarer's card goes back to the hand that it came from, without further rectification.

digest-55B2-1997 = { digest-55B2-2017 }
digest-55B2-2007 = { digest-55B2-2017 }
digest-55B2-2017 = The lead belonged to the other hand of declarer's side: the wrong card is withdrawn, and the lead has to come from that other hand.

digest-55C-1997 = { digest-55C-2007 }
digest-55C-2007 = If declarer's later play could rest on what the wrong lead brought to light, the Director may adjust the score.
digest-55C-2017 = If declarer's later play could rest on what the wrong lead brought to light, it is judged under Law 16.
