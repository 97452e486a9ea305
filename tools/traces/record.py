"""Recorded duels: reading them, and what their decisions mean."""

import gzip
import json
from collections import Counter
from pathlib import Path

from tools.traces.artworks import with_first_artworks
from tools.traces.chance import Outcomes, foretold_outcome
from tools.traces.reading import ACTIONS, LEAVING, Meaning, Recorded, first_chosen, is_act, read_option

from spellspeed import CardPool
from spellspeed.words import TOKEN

TOKEN_PASSWORD = 0  # what a Token is called on both sides: each engine numbers its own


class Record:
    """One recorded duel and the names of its cards in our pool."""

    def __init__(self, content: Recorded, pool: CardPool) -> None:
        self.content = content
        self.pool = pool
        self.id: str = content["id"]
        self.steps: list[Recorded] = content["steps"]
        self.result: Recorded = content["result"]
        self.idle_links = self.count_idle_links()
        self.taken_back = self.find_taken_back()
        self.acts = [
            is_act(step) and at not in self.taken_back and not self.is_duty(at) for at, step in enumerate(self.steps)
        ]

    @staticmethod
    def from_line(line: str, pool: CardPool) -> "Record":
        """Return the duel of one line of a file."""
        return Record(with_first_artworks(json.loads(line), pool), pool)

    def password(self, password: int) -> int:
        """Return a card's first password: records may use that of another artwork."""
        index = self.pool.by_password.get(password)
        return TOKEN_PASSWORD if index is None else self.pool.facts[index].password

    def name(self, password: int) -> str:
        """Return what a card is called."""
        index = self.pool.by_password.get(password)
        return "Token" if index is None else self.pool.facts[index].name_en

    def say(self, part: object) -> str:
        """Return a part of a meaning in words."""
        return self.name(part) if type(part) is int and part in self.pool.by_password else str(part)

    def cards_of(self, at: int) -> list[str]:
        """Return the names of the cards that a decision was about."""
        if at >= len(self.steps):
            return []
        step = self.steps[at]
        cards = [step["options"][number].get("card", 0) for number in step["chosen"]]
        cards.append(step.get("subject", {}).get("card", 0))
        return [self.name(card) for card in cards if card]

    def chain_at(self, at: int) -> list[str]:
        """Return the name of the card that was activated last before a decision."""
        for step in reversed(self.steps[:at]):
            for event in reversed(step.get("events", ())):
                if event[0] == "chain":
                    return [self.name(event[2])]
        return []

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

    def find_taken_back(self) -> frozenset[int]:
        """Return the decisions to attack, and not to pay for it, after which nothing has happened."""
        found: list[int] = []
        for at, step in enumerate(self.steps[1:], 1):
            before = self.steps[at - 1]
            finished = step["kind"] == "unselect" and first_chosen(step).get("do") == "finish"
            if finished and first_chosen(before).get("do") == "attack" and not step.get("events"):
                found += [at - 1, at]
        return frozenset(found)

    def zones_filled(self, at: int, upto: int) -> set[Meaning]:
        """Return the zones that cards come to between two decisions."""
        before, after = self.state_before(at), self.state_before(upto)
        found: set[Meaning] = set()
        for player in (0, 1):
            for name in ("mzone", "szone"):
                pairs = zip(before["players"][player][name], after["players"][player][name], strict=True)
                filled = [zone for zone, (was, now) in enumerate(pairs) if now and not was]
                found |= {("zone", player, f"{name}:{zone}") for zone in filled}
        return found

    def is_duty(self, at: int) -> bool:
        """Tell whether a decision is about what makes no chain link: what a phase demands, what is done instead."""
        step = self.steps[at]
        if step.get("forced"):
            card = first_chosen(step)["card"]
        elif step["kind"] == "effect-yes-no":
            card = step["subject"]["card"]
        else:
            return False
        for later in self.steps[at:]:
            for event in later.get("events", ()):
                if event[0] == "chain" and event[2] == card:
                    return False
                if event[0] in ("phase", "resolve", "damage-step-end"):
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
        return read_option(option, step, self.password(option["card"]) if "card" in option else TOKEN_PASSWORD)

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

    def outcomes(self, at: int) -> Outcomes:
        """Return what chance decided from an action to the next, in the form in which our engine is told of it.

        To leave the Battle Phase is often no question of ours.
        """
        told: list[tuple[int, ...] | None] = []
        parts = [self.content["start"]] if at < 0 else [self.steps[at]] if at < len(self.steps) else []
        for step in self.steps[at + 1 :]:
            if step["kind"] in ACTIONS and first_chosen(step)["do"] not in LEAVING:
                break
            parts.append(step)
        for part in parts:
            for outcome in part.get("random", ()):
                told.append(foretold_outcome(outcome, self.pool.by_password))
        return tuple([outcome for outcome in told if outcome is not None])

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


def read_lines(path: Path, only: list[str], most: int) -> list[str]:
    """Return the lines of a file with the wanted duels, at most so many."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        found = [line for line in lines if not only or json.loads(line)["id"] in only]
    return found[:most] if most else found
