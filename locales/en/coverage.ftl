### How far the code goes: what `director coverage` and docs/laws/coverage.md show.

coverage-title = How far the code goes
coverage-law = Law { $law }
coverage-law-title = Law { $law }: { $title }
# $editions is a ready list, $status a ready label.
coverage-status = { $editions }: { $status }
coverage-clause = { $clause } – { $told }
coverage-edition = { $edition } Laws: { $counts }.
# $number counts clauses; $status is a ready label.
coverage-count = { $status }: { $number }
coverage-outside = Outside: Laws { $laws }.
coverage-no-law = Law { $law } is outside: the index has no clause of it.
