### Going on from a ruling to the case that comes next. Labels of at most 80 characters, without a full stop.

# $irregularity is what comes next, $laws the ready list of the Laws.
go-on =
    { $irregularity ->
        [lead_out_of_turn] Videre: utspillet utenfor tur ({ $laws })
        [opening_lead_out_of_turn] Videre: åpningsutspillet utenfor tur ({ $laws })
        [premature_play] Videre: kortet som kom for tidlig ({ $laws })
        [play_after_illegal] Videre: kortet som ble spilt etterpå ({ $laws })
        [revoke] Videre: revoken ({ $laws })
        [pointing] Videre: kortet som ligger feil vei ({ $laws })
       *[other] Videre: feil antall kort ({ $laws })
    }
# A second hand that was counted wrong.
go-on-hand = Videre: kortene til { $offender } ({ $laws })
# Both sides revoked on one trick.
go-on-other-side = Videre: revoken til den andre siden ({ $laws })
go-on-turn = Neste gang straffekortet er aktuelt
