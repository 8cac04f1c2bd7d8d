### Going on from a ruling to the case that comes next. Labels of at most 80 characters, without a full stop.

# $irregularity is what comes next, $laws the ready list of the Laws.
go-on =
    { $irregularity ->
        [lead_out_of_turn] Go on with the lead out of turn ({ $laws })
        [opening_lead_out_of_turn] Go on with the opening lead out of turn ({ $laws })
        [premature_play] Go on with the card led or played too early ({ $laws })
        [play_after_illegal] Go on with the card that was played after it ({ $laws })
        [revoke] Go on with the revoke ({ $laws })
        [pointing] Go on with the card that points the wrong way ({ $laws })
       *[other] Go on with the wrong number of cards ({ $laws })
    }
# A second hand that was counted wrong.
go-on-hand = Go on with { $offenderPoss } cards ({ $laws })
# Both sides revoked on one trick.
go-on-other-side = Go on with the other side's revoke ({ $laws })
go-on-turn = Next turn with the penalty card
