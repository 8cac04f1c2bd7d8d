### For the players: their sheet, without numbers of Laws, and who may know what.

# Buttons.
sheet = For the players
sheet-who = Who may know what

sheet-said = What the Director says
sheet-holds = What holds now
sheet-nothing-to-know = Nothing special holds here: all four may use what they have lawfully seen and heard.
