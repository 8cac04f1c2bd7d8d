### Going on from a ruling to the case that comes next. Labels of at most 80 characters, without a full stop.

# $irregularity is what comes next, $laws the ready list of the Laws.
go-on =
    { $irregularity ->
        [lead_out_of_turn] Dalej: wyjście poza kolejnością ({ $laws })
        [opening_lead_out_of_turn] Dalej: pierwsze wyjście poza kolejnością ({ $laws })
        [premature_play] Dalej: przedwczesne wyjście lub zagranie ({ $laws })
        [play_after_illegal] Dalej: karta zagrana po tym zagraniu ({ $laws })
        [revoke] Dalej: fałszywy renons ({ $laws })
        [pointing] Dalej: źle skierowana karta ({ $laws })
       *[other] Dalej: niewłaściwa liczba kart ({ $laws })
    }
# A second hand that was counted wrong.
go-on-hand = Dalej: karty { $offenderPoss } ({ $laws })
# Both sides revoked on one trick.
go-on-other-side = Dalej: fałszywy renons drugiej strony ({ $laws })
go-on-turn = Następne zagranie przy karcie przygwożdżonej
