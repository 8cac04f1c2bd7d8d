### Hvor langt programmet rekker: det `director coverage` og docs/laws/coverage.md viser.

coverage-title = Hvor langt programmet rekker
coverage-law = § { $law }
coverage-law-title = § { $law }: { $title }
# $editions is a ready list, $status a ready label.
coverage-status = { $editions }: { $status }
coverage-clause = { $clause } – { $told }
coverage-edition = { $edition }-lovene: { $counts }.
# $number counts clauses; $status is a ready label.
coverage-count = { $status }: { $number }
coverage-outside = Utenfor: § { $laws }.
coverage-no-law = § { $law } er utenfor: ingen av punktene står i oversikten.
