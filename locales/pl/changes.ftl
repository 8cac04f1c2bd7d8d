### Co zmieniłoby orzeczenie: wiersz na każdy pojedynczy fakt, który by je odwrócił.
### $fact i $answer to gotowe etykiety, $laws gotowe odesłania, $added i $removed gotowe wykazy
### etykiet rozdzielonych średnikami, $question etykieta faktu, o który wtedy się pyta.

change-asks = { $fact }: „{ $answer }” – wtedy rozstrzyga jeszcze jeden fakt: { $question }.
change-laws = { $fact }: „{ $answer }” – polecenia bez zmian, teraz na podstawie: { $laws }.
change-person = { $fact }: „{ $answer }” – te same polecenia, ale dla innego gracza lub innej strony.
change-added = { $fact }: „{ $answer }” – { $laws }. Dochodzi: { $added }.
change-removed = { $fact }: „{ $answer }” – { $laws }. Odpada: { $removed }.
change-both = { $fact }: „{ $answer }” – { $laws }. Dochodzi: { $added }. Odpada: { $removed }.
change-nothing = Żaden inny pojedynczy fakt nie zmieniłby tego orzeczenia.
