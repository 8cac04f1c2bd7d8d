"""What the host gets: the slash commands, one listener for forms, one dynamic item."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.lookup import search
from bot.plugin import answering, home, registered, servers, shelf
from bot.plugin.commands import COMMANDS
from bot.plugin.item import TEMPLATE, Control
from bot.plugin.message_menu import KIND, message_menu
from bot.plugin.translator import Translator
from bot.wording import NO_BOOKS, Books, words
from locales import LANGUAGES


class DirectorPlease(commands.Cog):
    """The forms of the rulings on Discord, and the servers that come and go."""

    def __init__(self, host: commands.Bot) -> None:
        self._host = host

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form of ours is answered from its ticket, whichever process opened it."""
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id", "")
        ours = interaction.type is discord.InteractionType.modal_submit
        if ours and TEMPLATE.fullmatch(custom_id):
            await answering.sent_in(interaction, custom_id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Everything that Discord lists is known; what was left meanwhile is not in it."""
        await servers.compared(self._host)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The assistant was removed, or the server is gone; one that is merely away is not."""
        await servers.left(self._host, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """It was added, perhaps again."""
        await servers.joined(self._host, guild.id)


async def load(bot: commands.Bot, books: Books = NO_BOOKS) -> None:
    """Add everything to the host; ``books`` are the law books to quote from."""
    shelf.put(bot, books)
    for language in LANGUAGES:
        words(language)  # read now, not when somebody waits for an answer
    search.ready()
    await bot.tree.set_translator(Translator(bot.tree.translator))
    bot.add_dynamic_items(Control)
    for command in registered.commands():
        bot.tree.add_command(command)
    bot.tree.add_command(message_menu())
    await bot.add_cog(DirectorPlease(bot))
    home.of(bot).throughout(servers.tidying(bot))


async def unload(bot: commands.Bot) -> None:
    """Take everything away; a translator that the host has set since then stays."""
    for name in COMMANDS:
        bot.tree.remove_command(name)
    bot.tree.remove_command(message_menu().name, type=KIND)
    await bot.remove_cog(DirectorPlease.__name__)
    shelf.take_away(bot)
    bot.remove_dynamic_items(Control)
    translator = bot.tree.translator
    if isinstance(translator, Translator):
        await bot.tree.set_translator(translator.host)
