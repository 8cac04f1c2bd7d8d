"""Facts of Laws that are not encoded yet: accepted, checked, read by nothing.

A Law that moves in takes its facts from here to the module of its subject.
"""

from rules.facts import word

LEADS = (word("intent", "lead", "play_to_this_trick", "extra_card", "accident", "show_cards"),)


NOT_READ = LEADS
