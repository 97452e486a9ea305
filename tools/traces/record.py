"""Recorded duels: reading them, and what their decisions mean in one form shared with ours.

A meaning is a tuple of words: ("activate", card, player, place), ("zone", player, place), ("yes",) … Of piles only the
name counts, since engines lay cards that arrive at the same moment in orders of their own.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spellspeed import CardPool
from spellspeed.engine.dice import CARDS_PICKED, DECK_ORDER, ROLLS
from spellspeed.words import TOKEN

Meaning = tuple[Any, ...]
Recorded = dict[str, Any]
TOKEN_PASSWORD = 0  # what a Token is called on both sides: each engine numbers its own

ACTIONS = ("main-action", "battle-action")
LEAVING = ("to-main2", "end-turn")


class Record:
    """One recorded duel and the names of its cards in our pool."""

    def __init__(self, content: Recorded, pool: CardPool) -> None:
        self.content = content
        self.pool = pool
        self.id: str = content["id"]
        self.steps: list[Recorded] = content["steps"]
        self.result: Recorded = content["result"]
        self.idle_links = self.count_idle_links()
        self.acts = [is_act(step) and not self.is_duty(at) for at, step in enumerate(self.steps)]

    def password(self, password: int) -> int:
        """Return a card's first password: records may use that of another artwork."""
        index = self.pool.by_password.get(password)
        return TOKEN_PASSWORD if index is None else self.pool.facts[index].password

    def name(self, password: int) -> str:
        """Return what a card is called."""
        index = self.pool.by_password.get(password)
        return "Token" if index is None else self.pool.facts[index].name_en

    def is_written(self, password: int) -> bool:
        """Tell whether our engine can play this card."""
        index = self.pool.by_password.get(password)
        if index is None:
            return True
        card = self.pool.facts[index]
        return card.kind & TOKEN != 0 or self.pool.is_playable(card)

    def state_before(self, at: int) -> Recorded:
        """Return the snapshot in which a decision was taken."""
        before: Recorded = self.steps[at - 1]["state"] if at else self.content["start"]["state"]
        return before

    def count_idle_links(self) -> list[int]:
        """Return for each decision how many links of the chain under way are mandatory effects without a target."""
        counts: list[int] = []
        idle = 0
        last = False  # whether the link put on the chain last should have a target and has none yet
        for step in self.steps:
            counts.append(idle + int(last and step["kind"] == "chain"))
            for event in step.get("events", ()):
                if event[0] == "chain":
                    idle, last = idle + int(last), self.must_target(event[2])
                elif event[0] == "target":
                    last = False
                elif event[0] in ("chain-end", "resolve"):
                    idle, last = 0 if event[0] == "chain-end" else idle + int(last), False
        return counts

    def is_duty(self, at: int) -> bool:
        """Tell whether a decision is about what a phase demands without a chain link, such as giving control back."""
        step = self.steps[at]
        if not step.get("forced"):
            return False
        card = step["options"][step["chosen"][0]]["card"]
        for later in self.steps[at:]:
            for event in later.get("events", ()):
                if event[0] == "chain":
                    return bool(event[2] != card)
                if event[0] == "phase":
                    return True
        return True

    def must_target(self, card: int) -> bool:
        """Tell whether a card has a mandatory effect that targets."""
        index = self.pool.by_password.get(card)
        if index is None:
            return False
        lines = self.pool.programs[index].lines
        return any(line.mandatory and line.speed and line.targets_at < line.deeds_at for line in lines)

    def read(self, option: Recorded, step: Recorded) -> Meaning:
        """Return what a recorded option means."""
        kind = step["kind"]
        if kind == "zone":
            return ("zone", option["player"], option["where"])
        if kind == "position":
            return ("position", option["position"])
        if kind == "option":
            return ("option", option["option"])
        word = option.get("do", "card")
        if "card" not in option:
            return (word,)
        place = option["where"].partition(":")
        where = option["where"] if place[0] in ("mzone", "szone") else place[0]
        card = (self.password(option["card"]), option["player"], where)
        if word == "attack":
            return (word, *card, option["direct"])
        return ("card", *card) if word == "select" else (word, *card)

    def chosen(self, step: Recorded) -> list[Meaning]:
        """Return what was chosen."""
        return [self.read(step["options"][at], step) for at in step["chosen"]]

    def offered(self, step: Recorded, deed: str = "") -> Counter[Meaning]:
        """Return what a decision offers, of all deeds or of one; the effects of one card count as one.

        What cannot be played yet is left out.
        """
        lines: Counter[tuple[Meaning, str | None]] = Counter()
        for option in step["options"]:
            known = self.read(option, step)
            if known[0] in ("activate", "special-summon") and not self.is_written(option["card"]):
                continue
            if not deed or known[0] == deed:
                lines[known, option.get("effect")] += 1
        found: Counter[Meaning] = Counter()
        for (known, _), count in lines.items():
            found[known] = max(found[known], count)
        return found

    def foretold(self) -> tuple[tuple[int, ...], ...]:
        """Return all that chance decided, in the form in which our engine is told of it."""
        told: list[tuple[int, ...]] = []
        for part in (self.content["start"], *self.steps):
            for outcome in part.get("random", ()):
                told.append(self.outcome(outcome))
        return tuple(told)

    def outcome(self, outcome: Recorded) -> tuple[int, ...]:
        """Return one outcome of chance; heads is 0 and tails 1, dice are counted from 0."""
        kind, numbers = outcome["random"], self.pool.by_password
        if kind == "shuffle-deck":
            return (DECK_ORDER, outcome["player"], *[numbers[card] for card in outcome["order"]])
        if kind == "select":
            whose = int(outcome["cards"][0][1].partition("/")[0])
            return (CARDS_PICKED, whose, *[numbers[card] for card, _ in outcome["cards"]])
        if kind == "coin":
            return (ROLLS, outcome["player"], *[int(result != "heads") for result in outcome["results"]])
        if kind == "dice":
            return (ROLLS, outcome["player"], *[result - 1 for result in outcome["results"]])
        raise ValueError(f"{self.id}: chance of the kind {kind!r} is not known here")

    def tell(self, at: int) -> str:
        """Return a recorded decision in a few words."""
        if at >= len(self.steps):
            return "the duel is over"
        step = self.steps[at]
        words = [f"player {step['player']}", step["kind"], f"({step['phase']}, chain {step['chain_length']})"]
        for chosen in step["chosen"]:
            words.append(self.tell_option(step["options"][chosen]))
        if "subject" in step:
            words.append(f"for {self.name(step['subject']['card'])}")
        return " ".join(words)

    def tell_option(self, option: Recorded) -> str:
        """Return a recorded option in a few words."""
        known = [option.get("do", ""), self.name(option["card"]) if "card" in option else "", option.get("where", "")]
        known += [option.get("position", ""), option.get("option", "")]
        return " ".join([word for word in known if word])


def is_pass(step: Recorded) -> bool:
    """Tell whether a decision was to do nothing."""
    first = step["options"][step["chosen"][0]] if step["chosen"] else {}
    return (step["kind"] == "chain" and first.get("do") == "pass") or (
        step["kind"] == "effect-yes-no" and first.get("do") == "no"
    )


def is_act(step: Recorded) -> bool:
    """Tell whether a decision was to do something new, rather than how to do what had begun."""
    return step["kind"] in ACTIONS or (step["kind"] in ("chain", "effect-yes-no") and not is_pass(step))


def offers(step: Recorded, deed: str) -> bool:
    """Tell whether a recorded decision offers a deed."""
    return any(option.get("do") == deed for option in step["options"])


def read_records(path: Path, pool: CardPool) -> Iterator[Record]:
    """Yield the duels of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield Record(json.loads(line), pool)
