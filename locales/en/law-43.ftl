### Voice WHY. Digests of Law 43: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-43-title = Dummy's limitations

digest-43-1997 = { digest-43-2017 }
digest-43-2007 = { digest-43-2017 }
digest-43-2017 = Sets out what dummy may not do while the play goes on, and what follows when dummy oversteps that.

digest-43A1b-1997 = { digest-43A1b-2017 }
digest-43A1b-2007 = { digest-43A1b-2017 }
digest-43A1b-2017 = While the play goes on dummy may not be the one who calls attention to an irregularity. Once it is over, that is allowed.

digest-43B1-1997 = { digest-43B1-2017 }
digest-43B1-2007 = { digest-43B1-2017 }
digest-43B1-2017 = If dummy breaks one of the limits of section A, a procedural penalty may follow.

digest-43B2b-1997 = { digest-43B2b-2017 }
digest-43B2b-2007 = { digest-43B2b-2017 }
digest-43B2b-2017 = Dummy, having lost the right to ask, is the first to ask declarer about a possible revoke from declarer's hand. A revoke is then corrected, and Law 64 applies as if it had been established.

digest-43B3-1997 = { digest-43B3-2017 }
digest-43B3-2007 = { digest-43B3-2017 }
digest-43B3-2017 = Applies when a dummy who had already looked at a hand, against this Law, is the first to speak of a defender's irregularity. Nothing is rectified at once; if the defenders gained by it, the score is adjusted after play.
