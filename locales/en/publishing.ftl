### Publishing a ruling: the preview, what stands under it in the channel, taking it back.

# Buttons.
publish = Publish
publish-confirm = Post it to the channel
publish-cancel = Cancel
withdraw = Withdraw

publish-preview = Preview
# $language is a ready adverb or name of a language.
publish-intro = The channel would see this ({ $language }). So far only you see it.
# Stands on top of a ruling that answers somebody's message; $address is a link.
publish-answers = In answer to [this message]({ $address }).
publish-longer = The ruling goes on: press a language to read all of it.

publish-done = Posted
publish-done-text = The ruling has been sent to the channel. Anyone can read it there privately in English, Polish or Norwegian; you and the moderators can withdraw it.
publish-already = This preview has been posted already. To post the ruling again, publish it anew.

publish-refused = Not posted
# What to do where Discord shows the message to its sender alone.
publish-refused-only-you = Discord shows the ruling only to you here: this server does not let apps that you brought along speak in public. Ask a moderator for the permission ‘Use External Apps’, or have the assistant added to the server; until then you can read the ruling out.
publish-refused-not-taken = Discord did not take the message. Perhaps this thread is locked, or the channel is gone. The ruling is unchanged: publish it once more, or open it in another channel with /case and its id.

withdrawn = Ruling withdrawn
withdrawn-by-publisher = Whoever posted this ruling has withdrawn it. Please do not follow it.
withdrawn-by-moderator = A moderator has withdrawn this ruling. Please do not follow it.
withdraw-not-yours = Only whoever posted this ruling, or a moderator who may manage messages here, can withdraw it.
