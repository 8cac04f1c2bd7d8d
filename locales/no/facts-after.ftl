### Facts about pointed cards, asking to see a trick, who spoke first, and what an authority allows.
### Laws 43, 61, 65 and 66. Voices as in facts-questions.

fact-inspected = Hva vil spilleren se?
    .why = Eget siste kort kan ses en stund; ferdige stikk bare når TL sier det.
    .label = Hva spilleren vil se

answer-inspected-trick-just-played = Stikket som nettopp er spilt, mens eget kort ennå ligger åpent
answer-inspected-own-last-card = Sitt eget siste kort, uten at andre ser det
answer-inspected-quitted-tricks = Stikk som allerede ligger med fremsiden ned
fact-side-played-to-next = Har spillerens egen side spilt ut eller på til neste stikk?
    .why = I 2017-lovene er retten da slutt.
    .label = Egen side har spilt videre
    .how = Se på kortene på bordet. Et kort som spillefører har nevnt fra blindemann, teller.

fact-anyone-led-to-next = Har noen spilt ut til neste stikk?
    .why =
        { $edition ->
            [2017] Det viser hvor langt spillet er kommet.
           *[other] I denne utgaven er retten slutt når en av sidene spiller ut.
        }
    .label = Utspill til neste stikk
    .how = Se på kortene på bordet.

fact-later-trick = Var neste stikk allerede i gang da det ble nevnt?
    .why = En sen bemerkning kan gi makker informasjon.
    .label = Først nevnt i et senere stikk

fact-attention-by = Hvem var først til å si fra?
    .why = Blindemann gjør ikke det under spillet, og en tilskuer gjør det aldri.
    .label = Hvem som sa fra

answer-attention-by-declarer = Spillefører
answer-attention-by-dummy = Blindemann
answer-attention-by-defender = En motspiller
answer-attention-by-director = TL
answer-attention-by-spectator = En tilskuer
# A regulation: known to the Director, not to the table.
fact-defender-may-ask-partner = Kan en motspiller spørre makker om revoke etter reglementet her?
    .why =
        { $edition ->
            [1997] I 1997-lovene er det tillatt bare der sonen har bestemt det.
            [2007] I 2007-lovene er det tillatt hvis ikke den regulerende myndigheten forbyr det.
           *[other] I 2017-lovene er det tillatt, men det kan gi makker informasjon.
        }
    .label = Om motspiller kan spørre makker om revoke
    .how = Se i turneringsreglementet, eller spør arrangøren. Spillerne trenger ikke spørres.
