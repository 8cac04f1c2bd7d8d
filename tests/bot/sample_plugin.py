"""A small extension for the tests of the harness: one command, every sort of control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from discord.ext import commands
from typing_extensions import override

if TYPE_CHECKING:
    import re

GREETING = {"en-US": "Hello", "pl": "Witaj", "no": "Hei"}
NAMES = {"pl": {"greet": "powitaj", "often": "często"}, "no": {"greet": "hils", "often": "ofte"}}
NOBODY = discord.AllowedMentions.none()
presses: list[str] = []  # what a process remembers and a restart forgets


class Translator(app_commands.Translator):
    @override
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return NAMES.get(locale.value, {}).get(string.message)


def screen(count: int, locale: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    word = GREETING[locale]
    shown = ui.TextDisplay[Any](f"{word} {count}, {len(presses)} pressed here")
    buttons = ui.ActionRow[Any](Count(count + 1), Ask())
    view.add_item(ui.Container[Any](shown, buttons, ui.ActionRow[Any](Pick())))
    return view


class Count(ui.DynamicItem[ui.Button[Any]], template=r"sample:count:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"+{count}", custom_id=f"sample:count:{count}"))
        self.count = count

    @classmethod
    @override
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
    ) -> Count:
        return cls(int(match["count"]))

    @override
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        presses.append(self.custom_id)
        view = screen(self.count, interaction.locale.value)
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"sample:pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=str(n), value=str(n)) for n in (10, 20)]
        super().__init__(ui.Select(custom_id="sample:pick", options=options))

    @classmethod
    @override
    async def from_custom_id(cls, *_: object) -> Pick:
        return cls()

    @override
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = int((interaction.data or {}).get("values", ["0"])[0])
        await interaction.response.defer()
        view = screen(chosen, interaction.locale.value)
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)


class Ask(ui.DynamicItem[ui.Button[Any]], template=r"sample:ask"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="?", custom_id="sample:ask"))

    @classmethod
    @override
    async def from_custom_id(cls, *_: object) -> Ask:
        return cls()

    @override
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Number())


class Number(ui.Modal, title="Number"):
    number = ui.Label[Any](text="How many?", component=ui.TextInput(custom_id="number"))

    @override
    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        field = self.number.component
        count = int(field.value) if isinstance(field, ui.TextInput) else 0
        view = screen(count, interaction.locale.value)
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


class Greetings(commands.Cog):
    @app_commands.command(name=locale_str("greet"), description="Say hello")
    @app_commands.rename(often=locale_str("often"))
    @app_commands.describe(often="How often")
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def greet(self, interaction: discord.Interaction[Any], often: int = 0) -> None:
        view = screen(often, interaction.locale.value)
        send = interaction.response.send_message
        await send(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def setup(bot: commands.Bot) -> None:
    await bot.tree.set_translator(Translator())
    bot.add_dynamic_items(Count, Pick, Ask)
    await bot.add_cog(Greetings())
