"""Replays recorded duels of another engine and compares every decision: what was offered, and what came of it.

The records and their schema lie beside the checkout; without them there is nothing to do. Disagreements that a rule
explains are listed in `trace_differences.toml`; any other ends the check with exit code 1.
"""

import argparse
import gzip
import json
import sys
import tomllib
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from spellspeed import CardPool, Deck, Duel
from spellspeed.duel import reason_word
from spellspeed.rulebook.book import find_rule
from spellspeed.seen import SeenCard, SeenOption
from spellspeed.view import View
from spellspeed.words import (
    ATTACK,
    BATTLE_PHASE,
    CHANGE_POSITION,
    DECK,
    END_BATTLE_PHASE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_HAND_LIMIT,
    FOR_TRIBUTE,
    FOR_ZONE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    NORMAL_SUMMON,
    PLACES_EACH,
    SET_MONSTER,
    SET_SPELL_TRAP,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
)

ROOT = Path(__file__).resolve().parent.parent
RECORDS = "../shared/traces/vanilla.jsonl.gz"
DIFFERENCES = Path(__file__).with_name("trace_differences.toml")
SHOWN = 5  # disagreements told in full

DEEDS = {
    NORMAL_SUMMON: "normal-summon",
    SET_MONSTER: "set-monster",
    SET_SPELL_TRAP: "set-spelltrap",
    FLIP_SUMMON: "flip-summon",
    CHANGE_POSITION: "change-position",
    TO_BATTLE_PHASE: "to-battle",
    TO_END_PHASE: "end-turn",
    END_BATTLE_PHASE: "to-main2",
    ATTACK: "attack",
}
PHASES = {MAIN_PHASE_1: "main1", BATTLE_PHASE: "battle-step", MAIN_PHASE_2: "main2"}
PURPOSES = {FOR_ATTACK_TARGET: "attack-target", FOR_HAND_LIMIT: "discard", FOR_TRIBUTE: "tribute"}
ZONES = {"monster zone": ("mzone", 1), "extra monster zone": ("mzone", -4), "spell & trap zone": ("szone", 1)}

Meaning = tuple[Any, ...]


class Disagreement(Exception):
    """The duel and its record part ways; the message says where and how."""


class Comparison:
    """One recorded duel, played again decision by decision."""

    def __init__(self, record: dict[str, Any], pool: CardPool, used: Counter[str]) -> None:
        self.record = record
        self.pool = pool
        self.used = used
        decks = [Deck(deck["main"], deck["extra"], pool=pool) for deck in record["deck"]]
        self.duel = Duel(decks[0], decks[1], first=record["first"], shuffle=False, limits=False, pool=pool)
        self.at = 0
        self.states = 0
        self.left_in_turn = 0  # the turn in which the record skipped Main Phase 2

    def run(self) -> None:
        """Play to the end, or raise the first disagreement."""
        while self.duel.request is not None:
            self.skip_what_we_do_not_ask()
            self.decide()
        self.skip_what_we_do_not_ask()
        if self.at < len(self.record["steps"]):
            raise self.disagree(
                "our duel is over", f"{len(self.record['steps']) - self.at} more decisions are recorded"
            )
        outcome = self.duel.outcome
        assert outcome is not None
        result = self.record["result"]
        ours = (outcome.winner, reason_word(outcome.reason), outcome.turn)
        if ours != (result["winner"], result["reason"], result["turns"]):
            raise self.disagree(f"ours ends {ours}", f"recorded is {result}")

    def step(self) -> dict[str, Any] | None:
        """Return the recorded decision that comes next."""
        steps = self.record["steps"]
        return steps[self.at] if self.at < len(steps) else None

    def disagree(self, ours: str, theirs: str) -> Disagreement:
        """Return an error that says where in the record we are."""
        where = f"{self.record['id']}, decision {self.at}, turn {self.duel.state.turn}"
        return Disagreement(f"{where}:\n  ours:     {ours}\n  recorded: {theirs}")

    def skip_what_we_do_not_ask(self) -> None:
        """Pass over recorded questions that have one answer with us: how to leave a Battle Phase without attackers."""
        step = self.step()
        while step is not None and step["kind"] == "battle-action" and not offers(step, "attack"):
            self.used["end-of-battle-is-one-choice"] += 1
            self.note_end_of_turn(step)
            self.at += 1
            step = self.step()

    def note_end_of_turn(self, step: dict[str, Any]) -> None:
        if step["options"][step["chosen"][0]]["do"] == "end-turn":
            self.left_in_turn = step["turn"]

    def decide(self) -> None:
        """Compare our question with the recorded one, and answer as recorded."""
        duel = self.duel
        assert duel.request is not None
        view: View = duel.view(duel.request.player)
        if view.phase == MAIN_PHASE_2 and self.left_in_turn == view.turn:
            self.used["end-turn-in-battle-phase"] += 1
            self.answer(view, ("end-turn",))
            return
        step = self.step()
        if step is None:
            raise self.disagree(f"player {view.player} is asked", "the duel is over")
        asked = (view.player, kind_of(view), view.turn)
        if asked != (step["player"], step["kind"], step["turn"]):
            raise self.disagree(f"asked is {asked}", str((step["player"], step["kind"], step["turn"])))
        if step["kind"] == "main-action":
            self.compare_states(step)
        theirs = [self.read(option, step) for option in step["options"]]
        self.compare_options(view, theirs, step)
        chosen = [theirs[at] for at in step["chosen"]]
        if step["kind"] == "battle-action" and chosen == [("end-turn",)]:
            self.note_end_of_turn(step)
            chosen = [("to-main2",)]
        self.at += 1
        self.answer(view, *chosen)

    def compare_options(self, view: View, theirs: list[Meaning], step: dict[str, Any]) -> None:
        """Compare what is offered, as multisets by meaning."""
        request = view.request
        assert request is not None
        expected = Counter(theirs)
        if step["kind"] == "battle-action":
            expected.subtract([("end-turn",)])
            expected += Counter()
        offered = Counter([self.meaning(view, option) for option in request.options])
        if offered != expected:
            raise self.disagree(f"also offers {offered - expected}", f"also offers {expected - offered}")
        if step["kind"] == "cards" and (request.least, request.most) != (step["min"], step["max"]):
            raise self.disagree(f"pick {request.least} to {request.most}", f"pick {step['min']} to {step['max']}")

    def answer(self, view: View, *chosen: Meaning) -> None:
        """Answer with the first options of these meanings, each used once."""
        request = view.request
        assert request is not None
        meanings = [self.meaning(view, option) for option in request.options]
        picks: list[int] = []
        for wanted in chosen:
            picks.append(next(at for at, known in enumerate(meanings) if known == wanted and at not in picks))
        self.duel.answer(*picks, by=view.player)

    def meaning(self, view: View, option: SeenOption) -> Meaning:
        """Return what one of our options means, in the record's words."""
        request = view.request
        assert request is not None
        if request.purpose == FOR_ZONE:
            name, _, number = option.place.rpartition(" ")
            kind, first = ZONES[name]
            return ("zone", f"{kind}:{int(number) - first}")
        word = DEEDS.get(option.deed, PURPOSES.get(request.purpose, ""))
        if option.card is None:
            return (word,)
        card = self.whole_card(option.card)
        if word == "attack":
            return (word, *card, not any([*view.monsters(1 - view.player), *foreign(view)]))
        return (word, *card)

    def whole_card(self, card: SeenCard) -> Meaning:
        """Return a card as the record identifies it; a face-down card is looked up in its controller's own view."""
        place = where(card)
        password = card.password
        if card.hidden:
            owner_view: View = self.duel.view(card.controller)
            zones = [*owner_view.monsters(card.controller), *owner_view.spells(card.controller)]
            password = next(own.password for own in zones if own is not None and where(own) == place)
        return (password, card.controller, place)

    def read(self, option: dict[str, Any], step: dict[str, Any]) -> Meaning:
        """Return what a recorded option means."""
        if step["kind"] == "zone":
            return ("zone", option["where"])
        word = option.get("do", step.get("for", ""))
        if "card" not in option:
            return (word,)
        card = (self.password(option["card"]), option["player"], option["where"])
        return (word, *card, option["direct"]) if word == "attack" else (word, *card)

    def password(self, password: int) -> int:
        """Return a card's first password: records may use that of another artwork."""
        return self.pool.facts[self.pool.by_password[password]].password

    def compare_states(self, step: dict[str, Any]) -> None:
        """Compare LP, piles and zones before a decision in a Main Phase."""
        before = self.record["steps"][self.at - 1]["state"] if self.at else self.record["start"]["state"]
        state = self.duel.state
        if (state.turn, state.turn_player, PHASES.get(state.phase)) != (
            before["turn"],
            before["turn_player"],
            step["phase"],
        ):
            raise self.disagree(
                f"turn {state.turn}, phase {PHASES.get(state.phase)}", f"{before['turn']}, {step['phase']}"
            )
        for player in (0, 1):
            ours, theirs = self.side(player), self.recorded_side(before["players"][player])
            for name, value in ours.items():
                if value != theirs[name]:
                    raise self.disagree(f"player {player}'s {name} {value}", f"{theirs[name]}")
        self.states += 1

    def side(self, player: int) -> dict[str, Any]:
        """Return all there is on a player's side, in the record's form."""
        view: View = self.duel.view(player)
        cards = self.duel.state.cards
        facts = self.pool.facts
        pile = self.duel.state.piles[player * PLACES_EACH + DECK]
        order = ",".join([str(facts[cards[uid].card].password) for uid in reversed(pile)])
        extra = [card if card is not None and card.controller == player else None for card in view.extra_monster_zones]
        return {
            "lp": view.lp(player),
            "hand": sorted([card.password for card in view.hand]),
            "deck": len(pile),
            "deck_hash": f"{zlib.crc32(order.encode()):08x}",
            "grave": [card.password for card in view.graveyard(player)],
            "banished": [card.password for card in view.banished(player)],
            "extra": view.extra_size(player),
            "mzone": [monster(card) for card in (*view.monsters(player), *extra)],
            "szone": [spell(card) for card in (*view.spells(player), view.field_zone(player))],
        }

    def recorded_side(self, side: dict[str, Any]) -> dict[str, Any]:
        """Return the recorded side in the same form; of a face-down monster only the card is compared."""
        same = {name: side[name] for name in ("lp", "deck", "deck_hash", "extra")}
        piles = {name: [self.password(card) for card in side[name]] for name in ("hand", "grave", "banished")}
        zones: list[Meaning | None] = []
        for entry in side["mzone"]:
            if entry is None:
                zones.append(None)
            else:
                values = () if entry[1].startswith("facedown") else tuple(entry[2:5])
                zones.append((self.password(entry[0]), entry[1], entry[5], *values))
        spells = [
            None if entry is None else (self.password(entry[0]), entry[1], entry[5]) for entry in side["szone"][:6]
        ]
        return {**same, **piles, "hand": sorted(piles["hand"]), "mzone": zones, "szone": spells}


def offers(step: dict[str, Any], deed: str) -> bool:
    """Tell whether a recorded decision offers a deed."""
    return any(option.get("do") == deed for option in step["options"])


def kind_of(view: View) -> str:
    """Return what the record calls the question the view shows."""
    request = view.request
    assert request is not None
    if request.purpose == FOR_ZONE:
        return "zone"
    if request.purpose in PURPOSES:
        return "tributes" if request.purpose == FOR_TRIBUTE else "cards"
    return "battle-action" if view.phase == BATTLE_PHASE else "main-action"


def foreign(view: View) -> list[SeenCard]:
    """Return the opponent's monsters in the Extra Monster Zones."""
    return [card for card in view.extra_monster_zones if card is not None and card.controller != view.player]


def where(card: SeenCard) -> str:
    """Return a card's place in the record's words."""
    if card.place not in ZONES:
        return "szone:5" if card.place == "field zone" else card.place
    kind, first = ZONES[card.place]
    return f"{kind}:{card.index - first}"


def monster(card: SeenCard | None) -> Meaning | None:
    """Return a monster zone in the record's form."""
    if card is None:
        return None
    position = card.position.replace("face-up ", "faceup-").replace("face-down ", "facedown-")
    values = (card.atk, card.def_, card.level) if card.face_up else ()
    return (card.password, position, card.owner, *values)


def spell(card: SeenCard | None) -> Meaning | None:
    """Return a Spell & Trap Zone in the record's form."""
    return None if card is None else (card.password, "faceup" if card.face_up else "facedown", card.owner)


def explanations() -> dict[str, str]:
    """Return the listed differences: what each is called, and the sentence with its rule."""
    found = {}
    for entry in tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))["difference"]:
        found[entry["id"]] = f"{entry['sentence']} ({find_rule(entry['rule']).id})"
    return found


def main() -> int:
    """Check every duel of a file and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", nargs="?", default=str(ROOT / RECORDS), help=f"the records (default: {RECORDS})")
    path = Path(parser.parse_args().path).resolve()
    if not path.is_file():
        print(f"skipped: no records at {path}; they are looked for at {RECORDS}, beside this checkout")
        return 0
    pool = CardPool.builtin()
    explained = explanations()
    used: Counter[str] = Counter()
    duels = decisions = states = 0
    wrong: list[str] = []
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            comparison = Comparison(json.loads(line), pool, used)
            try:
                comparison.run()
            except Disagreement as found:
                wrong.append(str(found))
            duels += 1
            decisions += comparison.at
            states += comparison.states
    for name, count in sorted(used.items()):
        if name not in explained:
            wrong.append(f"{name} happened {count} times and is not explained in {DIFFERENCES.name}")
            continue
        print(f"explained {count} times: {explained[name]}")
    for text in wrong[:SHOWN]:
        print(text)
    print(f"{duels} duels, {decisions} decisions, {states} main-action states compared, {len(wrong)} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
