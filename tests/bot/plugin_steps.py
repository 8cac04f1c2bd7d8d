"""What a person does with a reply of the plugin: shared by its tests."""

from tests.bot.simcord_harness import Person, Reply
from tests.discord_contract.shape import objects, text

PLUGIN = "bot.plugin"
COMMAND = "defective-trick"
LABELS = {
    "en-US": ("Both sides", "A defender", "Yes", "Back", "Why?", "Read aloud", "Law text"),
    "pl": ("Obie strony", "Obrońca", "Tak", "Wstecz", "Dlaczego?", "Do odczytania",
           "Treść przepisu"),
    "no": ("Begge sider", "En motspiller", "Ja", "Tilbake", "Hvorfor?", "Les høyt", "Lovtekst"),
}  # fmt: skip
BASIS = {"en-US": "Laws 67B1(a)", "pl": "67B1a", "no": "§\N{NO-BREAK SPACE}67B1(a)"}
RULED: dict[str, object] = {
    "fault": "omitted", "played-on": "both", "offender": "defender", "holds-suit": "yes",
}  # fmt: skip


def labels(reply: Reply) -> dict[str, str]:
    """The custom id of each button by its label."""
    return {
        text(one, "label"): text(one, "custom_id") for one in reply.components if one["type"] == 2
    }


def menu(reply: Reply) -> tuple[str, list[str]]:
    """The custom id of the list, and its values."""
    (one,) = (one for one in reply.components if one["type"] == 3)
    return text(one, "custom_id"), [text(option, "value") for option in objects(one, "options")]


async def press(person: Person, reply: Reply, label: str) -> Reply:
    pressed = await person.press(reply, labels(reply)[label])
    for sent in pressed.sent:
        assert not sent.faults()
    return pressed
