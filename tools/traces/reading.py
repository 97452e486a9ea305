"""What recorded answers mean, in a form shared with ours.

A meaning is a tuple of words: ("activate", card, player, place), ("zone", player, place), ("yes",) … Of piles only the
name counts, since engines lay cards that arrive at the same moment in orders of their own.
"""

from typing import Any

Meaning = tuple[Any, ...]
Recorded = dict[str, Any]

ACTIONS = ("main-action", "battle-action")
LEAVING = ("to-main2", "end-turn")
ON_THE_FIELD = ("mzone", "szone")


def place_of(where: str) -> str:
    """Return a recorded place without its number in a pile; of an Xyz Material only whose it is counts."""
    if "/overlay" in where:
        return where.partition("/")[0] + "/overlay"
    return where if where.partition(":")[0] in ON_THE_FIELD else where.partition(":")[0]


def read_option(option: Recorded, step: Recorded, password: int) -> Meaning:
    """Return what a recorded option means; the password is that of its card, as our pool knows it."""
    kind = step["kind"]
    if kind == "zone":
        return ("zone", option["player"], option["where"])
    if kind == "position":
        return ("position", option["position"])
    if kind == "option":
        return read_mode(option["option"], step)
    if kind in ("announce-race", "announce-attribute"):
        return ("declare", option["name"])
    if kind == "announce-number":
        return ("number", option["number"])
    if kind == "announce-card":
        return ("declare", password)
    word = option.get("do", "card")
    if "card" not in option:
        return (word,)
    card = (password, option["player"], place_of(option["where"]))
    if word == "attack":
        return (word, *card, option["direct"])
    return ("card", *card) if word == "select" else (word, *card)


def read_mode(said: str, step: Recorded) -> Meaning:
    """Return what a recorded choice between words means: general words by themselves, those of a card by number."""
    if said.startswith("sys:"):
        return ("option", said)
    words = [option["option"] for option in step["options"]]
    return ("option", words.index(said) + 1)


def first_chosen(step: Recorded) -> Recorded:
    """Return the first option that was chosen."""
    found: Recorded = step["options"][step["chosen"][0]] if step["chosen"] else {}
    return found


def is_pass(step: Recorded) -> bool:
    """Tell whether a decision was to do nothing."""
    done = first_chosen(step).get("do")
    return (step["kind"] == "chain" and done == "pass") or (step["kind"] == "effect-yes-no" and done == "no")


def is_act(step: Recorded) -> bool:
    """Tell whether a decision was to do something new, rather than how to do what had begun."""
    return step["kind"] in ACTIONS or (step["kind"] in ("chain", "effect-yes-no") and not is_pass(step))


def offers(step: Recorded, deed: str) -> bool:
    """Tell whether a recorded decision offers a deed."""
    return any(option.get("do") == deed for option in step["options"])
