"""What the environment and ``director.toml`` say; only the composition root reads it.

docs/operate.md explains every setting; a test compares its table with this class.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.folders import VARIABLE, data_folder, told_in_file
from bot.ops.options import Keeping
from bot.store import Address
from locales import LANGUAGES, Language, language_named
from rules import Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Jurisdiction

Port = Annotated[int, Field(ge=0, le=65535)]


def _language(told: Any) -> Any:
    """``PL`` is ``pl``, and ``nb`` is Norwegian; what is neither is refused as it was written."""
    return (language_named(told) if isinstance(told, str) else None) or told


def _edition(told: Any) -> Any:
    """An edition is named by its year; in the file that may be a number without quotes."""
    return str(told) if isinstance(told, int) else told


def _jurisdiction(told: Any) -> Any:
    """``pzbs`` is ``PZBS``."""
    known = {one.value.lower(): one for one in Jurisdiction}
    return known.get(told.lower(), told) if isinstance(told, str) else told


class UnknownSetting(ValueError):  # noqa: N818 - said of the setting
    """``director.toml`` has a key that is no setting, or one that cannot stand there."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Settings(BaseSettings):
    """One environment variable a field, by its name in capitals; an empty one is not set.

    In ``director.toml`` the same names stand in small letters; the environment goes before it.

    :raises pydantic.ValidationError: for a value that cannot be: see ``ALLOWED``.
    :raises UnknownSetting: for a key of the file that is none.
    :raises BadFile: when the file cannot be read.
    """

    model_config = SettingsConfigDict(
        env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
    )

    discord_token: SecretStr | None = None
    database_url: SecretStr | None = None
    lawbook_dir: Path | None = None
    director_data_dir: Path | None = None
    director_lang: Annotated[Language | None, BeforeValidator(_language)] = None
    director_edition: Annotated[Edition, BeforeValidator(_edition)] = NEWEST
    director_jurisdiction: Annotated[Jurisdiction, BeforeValidator(_jurisdiction)] = (
        Jurisdiction.WBF
    )
    director_database_timeout: Annotated[float, Field(ge=0.1, le=1.5)] = 1.5
    director_departed_days: Annotated[int, Field(ge=0, le=3650)] = 14
    director_published_days: Annotated[int, Field(ge=1, le=3650)] = 90
    director_public_key: str | None = None
    director_http_host: str = "127.0.0.1"
    director_http_port: Port = 8080
    director_metrics_port: Port | None = None
    director_shard_ids: str | None = None
    director_shard_count: Annotated[int, Field(ge=1)] | None = None
    director_log_format: Literal["text", "json"] = "text"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - no other file is read
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What is given, then the environment, then the file."""
        return init_settings, env_settings, InitSettingsSource(settings_cls, _file(settings_cls))


def _file(settings: type[BaseSettings]) -> dict[str, Any]:
    """The file's settings; where it lies is not for itself to say."""
    told = dict(told_in_file(os.environ))
    for name in told:
        if name not in settings.model_fields or name.upper() == VARIABLE:
            raise UnknownSetting(name)
    return told


def keeping_of(told: Settings) -> Keeping:
    """What the settings say about the database, and what holds where nobody has chosen.

    :raises BadAddress: for an address that leads nowhere; it is not repeated.
    """
    url = told.database_url.get_secret_value() if told.database_url else None
    return Keeping(
        address=Address.of(url, data_folder(os.environ)),
        limit=told.director_database_timeout,
        edition=told.director_edition,
        jurisdiction=told.director_jurisdiction,
        departed_days=told.director_departed_days,
        published_days=told.director_published_days,
    )


ALLOWED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "director_lang": LANGUAGES,
        "director_edition": tuple(Edition),
        "director_jurisdiction": tuple(Jurisdiction),
        "director_database_timeout": ("0.1–1.5",),
        "director_departed_days": ("0–3650",),
        "director_published_days": ("1–3650",),
        "director_http_port": ("0–65535",),
        "director_metrics_port": ("0–65535",),
        "director_shard_count": ("1, 2, 3 …",),
        "director_log_format": ("text", "json"),
    }
)
"""What each field may say, for those that may not say anything."""
