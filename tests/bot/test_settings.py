"""Settings: from the environment or from one file, explained in one table, secrets never told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import __main__ as director
from bot.folders import book_folder, data_folder, told_language
from bot.settings import ALLOWED, Settings
from bot.wording import words
from locales import LANGUAGES

OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \| .* \| (.*) \|$", re.MULTILINE)
SECRETS = {"discord_token", "database_url"}
SECRET = "hush-hush"  # noqa: S105 - opens nothing
FOR_TESTS = "TEST_DATABASE_URL"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing is set but the data folder."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    return tmp_path


def told(folder: Path, text: str) -> Settings:
    (folder / "director.toml").write_text(text, "utf-8")
    return Settings()


def test_the_table_in_the_handbook_is_the_settings() -> None:
    rows = dict(ROW.findall(OPERATE.read_text("utf-8")))
    assert rows.pop(FOR_TESTS)
    assert set(rows) == {name.upper() for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if field.default is not None:
            assert rows[name.upper()].strip("`") == str(field.default), name


def test_the_file_is_read_and_the_environment_goes_before_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'director_edition = "1997"\ndirector_jurisdiction = "PZBS"\ndirector_departed_days = 3\n'
    assert told(folder, text).director_edition == "1997"
    monkeypatch.setenv("DIRECTOR_EDITION", "2007")
    now = Settings()
    assert (now.director_edition, now.director_jurisdiction) == ("2007", "PZBS")
    assert now.director_departed_days == 3
    monkeypatch.setenv("DIRECTOR_EDITION", "")
    assert Settings().director_edition == "1997"


@pytest.mark.parametrize("told", ["nb", "NN", "No"])
def test_names_may_be_written_in_capitals_or_not(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIRECTOR_LANG", told)
    monkeypatch.setenv("DIRECTOR_JURISDICTION", "pzbs")
    assert (Settings().director_lang, Settings().director_jurisdiction) == ("no", "PZBS")


def test_folders_are_those_that_were_told(folder: Path, tmp_path: Path) -> None:
    environ = {"DIRECTOR_DATA_DIR": str(folder)}
    assert data_folder(environ) == folder
    assert book_folder(environ) == folder / "lawbooks"
    told(folder, f"lawbook_dir = '{tmp_path / 'books'}'\ndirector_lang = 'pl'\n")
    assert book_folder(environ) == tmp_path / "books"
    assert book_folder({**environ, "LAWBOOK_DIR": "elsewhere"}) == Path("elsewhere")
    assert told_language(environ) == "pl"
    assert told_language({**environ, "DIRECTOR_LANG": "no"}) == "no"
    assert data_folder({}).name == "director-please"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('director_edition = "1998"', "DIRECTOR_EDITION"),
        ("director_database_timeout = 0", "0.1–1.5"),
        ('director_departed_days = "soon"', "DIRECTOR_DEPARTED_DAYS"),
        ('directr_edition = "1997"', "directr_edition"),
        ('director_data_dir = "here"', "director_data_dir"),
        ("director_edition = true", "DIRECTOR_EDITION"),
        ("director_edition = ?\n", "director.toml"),
        (f"discord_token = [\"{SECRET}\"]", "DISCORD_TOKEN"),
        (f"database_url = {{a = '{SECRET}'}}", "DATABASE_URL"),
        (f"discord_token = {SECRET}", "director.toml"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named_in_one_sentence_without_secrets(
    lang: str, text: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "director.toml").write_text(text, "utf-8")
    assert director.start(["--lang", lang, "ask"]) == 2
    out = capsys.readouterr().err
    assert said in out
    assert SECRET not in out
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "line", "column", "detail"),
    [
        (b"# mine\ndirector_edition = ?\n", "2", "20", "Invalid value"),
        (b"director_edition", "1", "17", "Expected '=' after a key in a key/value pair"),
        ("# Zażółć\ndirector_lang =\n".encode("cp1250"), "1", "5", "not UTF-8"),
    ],
)
def test_where_the_file_is_wrong_is_said_in_the_readers_language(
    lang: str, text: bytes, line: str, column: str, detail: str,
    folder: Path, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    file = folder / "director.toml"
    file.write_bytes(text)
    assert director.start(["--lang", lang, "doctor"]) == 2
    given = {"file": str(file), "line": line, "column": column, "detail": detail}
    assert capsys.readouterr().err.strip() == words(lang).text("cli-error-setting-syntax", given)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_the_system_keeps_from_us_is_named(
    lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    file = folder / "director.toml"
    file.touch()
    monkeypatch.setattr(Path, "read_bytes", refused)
    assert director.start(["--lang", lang, "doctor"]) == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert words(lang).text("stored-cause", {"cause": "denied", "detail": ""}) in said
    assert "Permission" not in said


def test_an_edition_may_stand_in_the_file_as_the_number_that_it_looks_like(folder: Path) -> None:
    for year in ("1997", "2007", "2017"):
        assert told(folder, f"director_edition = {year}").director_edition == year


def test_what_may_be_said_is_listed_for_every_setting_that_may_not_say_anything() -> None:
    fields = Settings.model_fields.items()
    free = {name for name, field in fields if field.default is None or field.annotation is str}
    assert set(ALLOWED) >= set(Settings.model_fields) - free
    assert set(ALLOWED) <= set(Settings.model_fields)


def test_secrets_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name.upper(), SECRET)
    shown = f"{Settings()} {Settings()!r} {Settings().model_dump()} {Settings().model_dump_json()}"
    assert SECRET not in shown
    assert "**" in shown
    for name in SECRETS:
        assert getattr(Settings(), name).get_secret_value() == SECRET


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminals_language_may_stand_in_the_file(
    lang: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(folder, f'director_lang = "{lang}"')
    assert director.start(["--help"]) == 0
    assert words(lang).text("cli-about")[:30] in capsys.readouterr().out
