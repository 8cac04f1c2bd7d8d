"""What the host gets: one slash command, one listener for forms, one dynamic item."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.plugin import answering
from bot.plugin.item import TEMPLATE, Control
from bot.plugin.options import DESCRIPTIONS, NAMES, OFFERED
from bot.plugin.translator import Translator, named
from bot.wording import words
from locales import LANGUAGES

MOST_TYPED = 100
Trick = app_commands.Range[int, 1, 13]
Tricks = app_commands.Range[int, 0, 12]
Typed = app_commands.Range[str, 1, MOST_TYPED]


class DirectorPlease(commands.Cog):
    """The rulings of the Laws on Discord."""

    @app_commands.command(
        name=named("command-defective-trick"),
        description=named("command-defective-trick.description"),
    )
    @app_commands.rename(**NAMES)
    @app_commands.describe(**DESCRIPTIONS)
    @app_commands.choices(**OFFERED)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def defective_trick(
        self, interaction: discord.Interaction[Any], fault: str,  # noqa: ARG002 - see the body
        offender: str | None, offender_seat: str | None, declarer_seat: str | None,  # noqa: ARG002
        played_on: str | None, trick: Trick | None, suit_led: str | None,  # noqa: ARG002
        holds_suit: str | None, cards: Typed | None, trick_winner: str | None,  # noqa: ARG002
        later_tricks: Tricks | None, contract: Typed | None,  # noqa: ARG002
        edition: str | None, language: str | None,  # noqa: ARG002
    ) -> None:  # fmt: skip
        """Rule on a trick with a wrong number of cards."""
        await answering.invoked(interaction)  # the options are read from its namespace

    async def cog_app_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """What fails before the command is reached, as when Discord still knows an older one."""
        await answering.failed(interaction, error)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form of ours is answered from its ticket, whichever process opened it."""
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id", "")
        ours = interaction.type is discord.InteractionType.modal_submit
        if ours and TEMPLATE.fullmatch(custom_id):
            await answering.sent_in(interaction, custom_id)


async def load(bot: commands.Bot) -> None:
    """Add everything to the host."""
    for language in LANGUAGES:
        words(language)  # read now, not when somebody waits for an answer
    await bot.tree.set_translator(Translator(bot.tree.translator))
    bot.add_dynamic_items(Control)
    await bot.add_cog(DirectorPlease())


async def unload(bot: commands.Bot) -> None:
    """Take everything away; a translator that the host has set since then stays."""
    await bot.remove_cog(DirectorPlease.__name__)
    bot.remove_dynamic_items(Control)
    translator = bot.tree.translator
    if isinstance(translator, Translator):
        await bot.tree.set_translator(translator.host)
