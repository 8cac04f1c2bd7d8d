### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Arrangement of tricks

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Says how players lay their cards after each trick: face down, in order, and pointing so that won and lost tricks can be told apart.

digest-65B-1997 = { digest-65B-2017 }
digest-65B-2007 = { digest-65B-2017 }
digest-65B-2017 = Each played card is pointed so that the tricks won and lost can be told apart.

digest-65B3-2007 = Declarer may at any time have a card turned that points the wrong way. Dummy and the defenders may speak of it only until somebody leads to the following trick.
digest-65B3-2017 = A player may say that a card points the wrong way until that player's side leads or plays to the following trick. After that Law 16B may apply.
