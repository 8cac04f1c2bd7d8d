"""What can be wrong with a file or with a library: a code, and what its sentence needs."""

from __future__ import annotations


def why(error: OSError) -> dict[str, str]:
    """What the system says against a file or a folder, as our sentences want it."""
    from bot import store  # noqa: PLC0415 - few files are refused

    return store.why(error)


class BookError(Exception):
    """A law book that cannot be taken in or found; ``code`` names the sentence that says why."""

    def __init__(self, code: str, **given: str) -> None:
        super().__init__(code)
        self.code = code
        self.given = given

    def of(self, file: str) -> BookError:
        """The same fault with the name of the file that has it."""
        return BookError(self.code, **{"file": file, **self.given})
