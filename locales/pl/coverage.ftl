### Jak daleko sięga program: to, co pokazuje `director coverage` i docs/laws/coverage.md.

coverage-title = Jak daleko sięga program
coverage-law = Przepis { $law }
coverage-law-title = Przepis { $law }: { $title }
# $editions is a ready list, $status a ready label.
coverage-status = { $editions }: { $status }
coverage-clause = { $clause } – { $told }
coverage-edition = MPB { $edition }: { $counts }.
# $number counts clauses; $status is a ready label.
coverage-count = { $status }: { $number }
coverage-outside = Poza programem: przepisy { $laws }.
coverage-no-law = Przepis { $law } jest poza programem: w wykazie nie ma żadnego jego punktu.
