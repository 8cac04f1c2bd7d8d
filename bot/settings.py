"""What the environment says; only the composition root (``bot.__main__``) reads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from locales import LANGUAGES, Language
from rules import Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Jurisdiction


class Settings(BaseSettings):
    """One environment variable a field, by its name in capitals; an empty one is not set.

    :raises pydantic.ValidationError: for values that are none of ``ALLOWED``.
    """

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    director_lang: Language | None = None
    director_edition: Edition = NEWEST
    director_jurisdiction: Jurisdiction = Jurisdiction.WBF


ALLOWED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "director_lang": LANGUAGES,
        "director_edition": tuple(Edition),
        "director_jurisdiction": tuple(Jurisdiction),
    }
)
"""What each field may say, for those that may not say anything."""
