### Voice WHY. Digests of Law 16: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-16-title = Information

digest-16A2-1997 = If a player seems to have chosen among logical alternatives with the help of information from partner that is not authorised, and damage followed, the Director adjusts the score.

digest-16C-1997 = { digest-16C-2017 }
digest-16C-2017 = Says who may use what withdrawn calls and plays have shown, and who may not.

digest-16C1-1997 = { digest-16C1-2017 }
digest-16C1-2017 = The non-offending side may use everything that a withdrawn call or play tells, whichever side it came from.

digest-16C2-1997 = { digest-16C2-2017 }
digest-16C2-2017 = For the offending side, what its own and the opponents' withdrawn calls and plays tell is unauthorised. Where there are logical alternatives, its players may not choose the one that this information suggests.

digest-16D-2007 = { digest-16C-2017 }

digest-16D1-2007 = { digest-16C1-2017 }

digest-16D2-2007 = { digest-16C2-2017 }
