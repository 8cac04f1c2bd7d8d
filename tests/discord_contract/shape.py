"""Reading JSON whose shape is not known yet, without a cast at every step."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias, TypeGuard, cast

Object: TypeAlias = Mapping[str, object]


def is_object(value: object) -> TypeGuard[Object]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def as_object(value: object) -> Object:
    """The value if it is a JSON object, else an empty one."""
    return value if is_object(value) else {}


def as_list(value: object) -> list[object]:
    """The value if it is a JSON array, else an empty one."""
    return cast("list[object]", value) if isinstance(value, list) else []


def objects(parent: Object, key: str) -> list[Object]:
    """The JSON objects in the array under `key`; nothing where there is none."""
    return [item for item in as_list(parent.get(key)) if is_object(item)]


def text(parent: Object, key: str) -> str:
    """The string under `key`, empty where there is none."""
    value = parent.get(key)
    return value if isinstance(value, str) else ""


def number(parent: Object, key: str, default: int = 0) -> int:
    """The integer under `key`, or the default where there is none."""
    value = parent.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def walk(components: list[Object], path: str) -> Iterator[tuple[str, Object]]:
    """Every component with its path, nested ones included, in the order of the message."""
    for index, component in enumerate(components):
        yield from walk_one(component, f"{path}/{index}")


def walk_one(component: Object, path: str) -> Iterator[tuple[str, Object]]:
    """A component and all that is nested in it, each with its path."""
    yield path, component
    yield from walk(objects(component, "components"), f"{path}/components")
    for key in ("accessory", "component"):
        child = component.get(key)
        if is_object(child):
            yield from walk_one(child, f"{path}/{key}")


def repeated(values: list[str]) -> list[str]:
    """The values that stand more than once, each named once."""
    return sorted({value for value in values if values.count(value) > 1})
