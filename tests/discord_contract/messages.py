"""What Discord demands of messages and modals beyond its schema."""

from collections.abc import Iterator

from .shape import Object, as_object, number, objects, repeated, text, walk

ROW, BUTTON, STRING_SELECT, SECTION, TEXT_DISPLAY, CONTAINER = 1, 2, 3, 9, 10, 17
SELECTS = (3, 5, 6, 7, 8)
CONTROLS = (BUTTON, *SELECTS)
LAYOUT = range(9, 18)
LINK, PREMIUM = 5, 6

SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, VOICE, V2 = 4, 64, 4096, 8192, 32768
NEW_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | VOICE | V2
EDIT_FLAGS = SUPPRESS_EMBEDS | V2

MAX_COMPONENTS, MAX_TEXT, MAX_ROWS, MAX_WIDTH = 40, 4000, 5, 5
MAX_CUSTOM_ID, MAX_LABEL, MAX_EMBEDS_TEXT = 100, 80, 6000
MAX_OPTIONS, MAX_OPTION_TEXT = 25, 100
MAX_MODAL_ROWS, MAX_TITLE, MAX_MODAL_LABEL = 5, 45, 45


def message_faults(message: Object, *, edit: bool = False) -> list[str]:
    """All that Discord would refuse, or that we never want to send, in a message or its edit."""
    return [
        *_flags(message, edit=edit),
        *_body(message, edit=edit),
        *_mentions(message),
        *_embeds(message),
        *component_faults(objects(message, "components"), v2=_is_v2(message)),
    ]


def component_faults(components: list[Object], *, v2: bool) -> list[str]:
    """All that Discord would refuse in the components of a message."""
    everything = list(walk(components, "/components"))
    faults = [*_totals(everything), *identity_faults(everything)]
    if not v2 and len(components) > MAX_ROWS:
        faults.append(f"/components: {len(components)} rows, at most {MAX_ROWS}")
    for path, component in everything:
        kind = number(component, "type")
        if kind in LAYOUT and not v2:
            faults.append(f"{path}: a layout component without the flag IS_COMPONENTS_V2")
        if kind == ROW:
            faults += _row(component, path)
        elif kind == BUTTON:
            faults += _button(component, path)
        elif kind in SELECTS:
            faults += select_faults(component, path)
        elif kind == TEXT_DISPLAY and not text(component, "content").strip():
            faults.append(f"{path}: an empty text")
    return faults


def modal_faults(modal: Object) -> list[str]:
    """All that Discord would refuse in a modal."""
    rows = objects(modal, "components")
    everything = list(walk(rows, "/components"))
    faults = list(identity_faults(everything))
    if not 1 <= len(text(modal, "title")) <= MAX_TITLE:
        faults.append(f"/title: 1 to {MAX_TITLE} characters")
    if not 1 <= len(text(modal, "custom_id")) <= MAX_CUSTOM_ID:
        faults.append(f"/custom_id: 1 to {MAX_CUSTOM_ID} characters")
    if not 1 <= len(rows) <= MAX_MODAL_ROWS:
        faults.append(f"/components: {len(rows)}, 1 to {MAX_MODAL_ROWS} allowed")
    for path, component in everything:
        faults += _field(component, path)
    return faults


def _is_v2(message: Object) -> bool:
    return bool(number(message, "flags") & V2)


def _flags(message: Object, *, edit: bool) -> Iterator[str]:
    allowed = EDIT_FLAGS if edit else NEW_FLAGS
    if wrong := number(message, "flags") & ~allowed:
        yield f"/flags: {wrong} cannot be set {'by an edit' if edit else 'on a reply'}"


def _body(message: Object, *, edit: bool) -> Iterator[str]:
    old_style = [key for key in ("content", "embeds", "poll", "sticker_ids") if message.get(key)]
    if _is_v2(message) and old_style:
        yield f"/flags: IS_COMPONENTS_V2 together with {', '.join(old_style)}"
    if not edit and not (old_style or message.get("components") or message.get("attachments")):
        yield "/: an empty message"


def _mentions(message: Object) -> Iterator[str]:
    mentions = message.get("allowed_mentions")
    if mentions is None:
        yield "/allowed_mentions: not set, so a text could call people"
    elif any(as_object(mentions).get(key) for key in ("parse", "users", "roles", "replied_user")):
        yield "/allowed_mentions: somebody may be mentioned"


def _embeds(message: Object) -> Iterator[str]:
    embeds = objects(message, "embeds")
    if (size := sum(map(_embed_length, embeds))) > MAX_EMBEDS_TEXT:
        yield f"/embeds: {size} characters in all, at most {MAX_EMBEDS_TEXT}"
    for index, embed in enumerate(embeds):
        for place, field in enumerate(objects(embed, "fields")):
            if not text(field, "name").strip() or not text(field, "value").strip():
                yield f"/embeds/{index}/fields/{place}: an empty name or value"


def _embed_length(embed: Object) -> int:
    parts = [text(embed, "title"), text(embed, "description")]
    parts += [text(as_object(embed.get("footer")), "text")]
    parts += [text(as_object(embed.get("author")), "name")]
    for field in objects(embed, "fields"):
        parts += [text(field, "name"), text(field, "value")]
    return sum(map(len, parts))


def _totals(everything: list[tuple[str, Object]]) -> Iterator[str]:
    if len(everything) > MAX_COMPONENTS:
        yield f"/components: {len(everything)} with all that is nested, at most {MAX_COMPONENTS}"
    texts = [one for _, one in everything if number(one, "type") == TEXT_DISPLAY]
    if (size := sum(len(text(one, "content")) for one in texts)) > MAX_TEXT:
        yield f"/components: {size} characters of text in all, at most {MAX_TEXT}"


def identity_faults(everything: list[tuple[str, Object]]) -> Iterator[str]:
    """Custom ids too long, and ids of either sort that stand twice in one message or modal."""
    ids = [str(one["custom_id"]) for _, one in everything if one.get("custom_id") is not None]
    for path, component in everything:
        if component.get("custom_id") is None:
            continue
        if not 1 <= (size := len(str(component["custom_id"]))) <= MAX_CUSTOM_ID:
            yield f"{path}/custom_id: {size} characters, 1 to {MAX_CUSTOM_ID} allowed"
    yield from (f"/components: custom_id {one!r} twice" for one in repeated(ids))
    numbers = [str(number(one, "id")) for _, one in everything if number(one, "id")]
    yield from (f"/components: id {one} twice" for one in repeated(numbers))


def _row(row: Object, path: str) -> Iterator[str]:
    kinds = [number(one, "type") for one in objects(row, "components")]
    if any(kind not in CONTROLS for kind in kinds):
        yield f"{path}: a row holds buttons or one select"
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        yield f"{path}: a select shares its row"
    if not 1 <= len(kinds) <= MAX_WIDTH:
        yield f"{path}: {len(kinds)} in a row, 1 to {MAX_WIDTH} allowed"


def _button(button: Object, path: str) -> Iterator[str]:
    style = number(button, "style")
    if style == PREMIUM:
        return
    if len(text(button, "label")) > MAX_LABEL:
        yield f"{path}/label: {len(text(button, 'label'))} characters, at most {MAX_LABEL}"
    if not text(button, "label").strip() and not button.get("emoji"):
        yield f"{path}: a button without label or emoji"
    named, linked = bool(button.get("custom_id")), bool(button.get("url"))
    if (named, linked) != (style != LINK, style == LINK):
        yield f"{path}: a link has an url, every other button a custom_id, and neither has both"


def select_faults(select: Object, path: str) -> Iterator[str]:
    """What Discord refuses in a select, or what nobody could choose in it."""
    options = objects(select, "options")
    if number(select, "type") == STRING_SELECT and not 1 <= len(options) <= MAX_OPTIONS:
        yield f"{path}/options: {len(options)}, 1 to {MAX_OPTIONS} allowed"
    for value in repeated([text(option, "value") for option in options]):
        yield f"{path}/options: value {value!r} twice"
    for index, option in enumerate(options):
        for key, fewest in (("label", 1), ("value", 1), ("description", 0)):
            if not fewest <= len(text(option, key)) <= MAX_OPTION_TEXT:
                yield f"{path}/options/{index}/{key}: {fewest} to {MAX_OPTION_TEXT} characters"
    least, most = number(select, "min_values", 1), number(select, "max_values", 1)
    if least > most:
        yield f"{path}: min_values {least} above max_values {most}"
    if options and least > len(options):
        yield f"{path}: min_values {least}, but only {len(options)} options"
    if sum(option.get("default") is True for option in options) > most:
        yield f"{path}: more defaults than max_values {most}"


def _field(component: Object, path: str) -> Iterator[str]:
    kind = number(component, "type")
    if kind == BUTTON:
        yield f"{path}: a button in a modal"
    if component.get("disabled"):
        yield f"{path}: a disabled component in a modal"
    if len(text(component, "label")) > MAX_MODAL_LABEL:
        yield f"{path}/label: more than {MAX_MODAL_LABEL} characters"
    if component.get("min_values") == 0 and component.get("required") is not False:
        yield f"{path}: min_values 0 in a field that is required"
    if kind in SELECTS:
        yield from select_faults(component, path)
