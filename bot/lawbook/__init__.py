"""Law books that a club holds: taken in from a file, kept as plain files, quoted word for word.

Everything here deals in codes, addresses and the publisher's own words; what the program itself
says is in ``locales/*/lawbook.ftl``.
"""
