"""Reading an extension anew, as a new process does, and giving other tests theirs back."""

import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from types import ModuleType


def _parts(extension: str) -> list[str]:
    """The loaded modules of the extension: its own and those below it."""
    return [name for name in sys.modules if name == extension or name.startswith(f"{extension}.")]


def forget(extension: str) -> None:
    """Let the extension be read anew when it is loaded next."""
    for name in _parts(extension):
        del sys.modules[name]


@contextmanager
def modules_restored(extension: str) -> Generator[None]:
    """Give the modules back that other tests have imported, so that their classes stay the same."""
    before = {name: sys.modules[name] for name in _parts(extension)}
    try:
        yield
    finally:
        if any(sys.modules.get(name) is not module for name, module in before.items()):
            _put_back(extension, before)


def _put_back(extension: str, modules: Mapping[str, ModuleType]) -> None:
    for name in _parts(extension):
        _detach(name)
    forget(extension)
    for name, module in modules.items():
        sys.modules[name] = module
        _attach(name, module)


def _detach(name: str) -> None:
    """A package has what is below it as attributes too: no module that is gone may stay there."""
    parent, _, own = name.rpartition(".")
    if parent in sys.modules:
        vars(sys.modules[parent]).pop(own, None)


def _attach(name: str, module: ModuleType) -> None:
    parent, _, own = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], own, module)
