"""A recorded duel being played again on our engine: how far it is, the way on, and what is compared."""

from collections import Counter
from typing import Any

from tools.traces.chance import NOTHING_MORE, answer
from tools.traces.differences import Entry, find_entry
from tools.traces.following import CutShort, Difference, Disagreement, Followed, Parted
from tools.traces.ours import meanings
from tools.traces.reading import ACTIONS, Meaning, Recorded, is_pass
from tools.traces.record import Record
from tools.traces.sides import our_side, recorded_side, without_values

from spellspeed import CardPool, Deck, Duel
from spellspeed.engine.kernel.dice import DECK_ORDER
from spellspeed.engine.kernel.places import KINDS, deck_of
from spellspeed.engine.kernel.rows import Request
from spellspeed.replay import Replay
from spellspeed.words import ON_THE_FIELD

PLAYS = 60  # events kept with a difference

Picks = tuple[int, ...]
Answers = list[tuple[Picks, Followed]]


class Play:
    """One recorded duel, played again decision by decision."""

    def __init__(self, record: Record, pool: CardPool, listed: tuple[Entry, ...]) -> None:
        self.record = record
        self.listed = listed
        decks = [Deck(deck["main"], deck["extra"], pool=pool) for deck in record.content["deck"]]
        first = record.content["first"]
        self.duel = Duel(decks[0], decks[1], first=first, shuffle=False, limits=False, pool=pool)
        self.foretell(-1)
        self.follow = Followed()
        self.others: list[tuple[Duel, Followed, Picks]] = []  # answers that would fit as well
        self.second_best: tuple[Duel, Followed] | None = None  # agrees, but for questions on the way
        self.loose = 0  # questions that differ so far
        self.returns = 0
        self.states = 0
        self.settled = 0  # the recorded action up to which both sides agree
        self.decks = self.lay_of_decks()

    def foretell(self, at: int) -> None:
        """Say what chance brings from this action to the next; what should have come before it is a disagreement."""
        outcomes = self.record.outcomes(at)
        left = len(self.duel.state.foretold) - 1 - len(outcomes)
        if at >= 0 and left > 0 and any(one[0] != DECK_ORDER for one in self.duel.state.foretold[:left]):
            raise self.disagree("leaves nothing to chance", f"{left} outcomes of chance more")
        self.duel.state.foretell((*outcomes, NOTHING_MORE))

    def lay_of_decks(self) -> list[list[int]]:
        """Return the cards of both decks, the top card last."""
        state = self.duel.state
        return [[state.cards[uid].card for uid in state.piles[deck_of(player)]] for player in (0, 1)]

    def difference(self, ours: str, theirs: str, cards: list[str], at: int = -1, plays: int = 0) -> Difference:
        """Return a difference that says where in the record we are, and what was played last."""
        told = Replay.of(self.duel).log()[-plays:] if plays else []
        here = self.follow.at if at < 0 else at
        about = tuple(sorted(set(cards)))
        return Difference(self.record.id, here, self.duel.state.turn, ours, theirs, about, tuple(told))

    def disagree(self, ours: str, theirs: str, *cards: str) -> Disagreement:
        """Return an error that says so."""
        named = list(cards) or self.record.cards_of(self.follow.at)
        return Disagreement(self.difference(ours, theirs, named, plays=PLAYS))

    def note_loose(self, follow: Followed, difference: Difference, of_control: bool) -> None:
        """Note a question that only one side asked, or with other answers, as listed if it is."""
        entry = find_entry(self.listed, difference)
        explained = entry.id if entry else ""
        follow.note_loose(difference, "control-changes-at-once" if of_control else explained)

    def give(self, picks: Picks) -> None:
        """Answer the open question; an error of the engine is a disagreement too."""
        try:
            if answer(self.duel, picks):
                self.follow.noted["search-that-found-nothing"] += 1
        except (ValueError, AssertionError, IndexError, RuntimeError) as wrong:
            raise self.disagree(f"{type(wrong).__name__}: {wrong}", self.record.tell(self.follow.at)) from None

    def give_one_of(self, answers: Answers) -> None:
        """Give the first answer and keep the others, with how far each has followed the record."""
        for picks, follow in reversed(answers[1:]):
            self.others.append((self.duel.fork(), follow, picks))
        picks, self.follow = answers[0]
        self.give(picks)

    def with_done(self, *at: int) -> Followed:
        """Return how far the record is followed once these decisions are done with."""
        follow = self.follow.copy()
        follow.done = follow.done | frozenset(at)
        while follow.at in follow.done:
            follow.done = follow.done - {follow.at}
            follow.at += 1
        return follow

    def with_used(self, choices: list[tuple[int, int]]) -> Followed:
        """Return how far the record is followed once these choices are; a decision is done with when all of it is."""
        used = self.follow.used | frozenset(choices)
        whole = [at for at, _ in choices if sum(one[0] == at for one in used) == len(self.record.steps[at]["chosen"])]
        follow = self.with_done(*whole)
        follow.used = used
        return follow

    def pending(self, upto: int) -> list[int]:
        """Return the recorded decisions that are not done with, before this one."""
        return [at for at in range(self.follow.at, upto) if at not in self.follow.done]

    def next_act(self, *done: int) -> int:
        """Return the next decision of the record, but for these, in which somebody does something new."""
        steps = self.record.steps
        for at in self.pending(len(steps)):
            if self.record.acts[at] and at not in done:
                self.stop_at_unwritten(steps[at])
                return at
        return len(steps)

    def stop_at_unwritten(self, step: Recorded) -> None:
        """End the comparison where the record uses a card that our engine cannot play yet."""
        used = [step["options"][at].get("card", 0) for at in step["chosen"]]
        used.append(step.get("subject", {}).get("card", 0))
        for event in step.get("events", ()):
            if event[0] == "chain":
                used.append(event[2])
            elif event[0] in ("normal-summon", "special-summon", "flip-summon", "position"):
                used.append(event[1])
        for card in used:
            if card and not self.record.is_written(card):
                raise CutShort(self.record.name(card))

    def stop_at_unwritten_on_field(self) -> None:
        """End the comparison if a face-up card may apply that our engine cannot play yet."""
        for row in self.duel.state.cards:
            if KINDS[row.place] & ON_THE_FIELD and row.face_up:
                card = self.duel.pool.facts[row.card].password
                if not self.record.is_written(card):
                    raise CutShort(self.record.name(card))

    def stop_at_negated_flip_summon(self, far: int) -> None:
        """End the comparison if what parts the two sides is the effect of a monster whose Flip Summon was negated."""
        events = [event for step in self.record.steps[self.settled : far + 1] for event in step.get("events", ())]
        kinds = [event[0] for event in events]
        if kinds.count("flip-summon") > kinds.count("flip-summon-ok"):
            raise Parted("negated-flip-summon")

    def settle(self, at: int) -> None:
        """Say that both sides agree up to this action; a way on which all questions agree too is looked for first."""
        if len(self.follow.loose) > self.loose and self.others:
            self.second_best = self.second_best or (self.duel.fork(), self.follow.copy())
            raise Disagreement(self.follow.loose[self.loose])
        for left in self.pending(at):
            # Of cards picked one by one the record asks for the last as well, and for the order of all duties.
            step = self.record.steps[left]
            ordered = step["kind"] == "order" and step.get("what") == "chain"  # the chain itself is compared
            if ordered or left in self.record.taken_back or self.has_one_zone(left):
                continue
            if not is_pass(step) and step["kind"] != "unselect" and not step.get("forced"):
                about = [*self.record.cards_of(left), *self.record.chain_at(left)]
                told = self.difference("is not asked", self.record.tell(left), about, left)
                self.note_loose(self.follow, told, changes_sides(step))
        self.follow.at = at + 1
        self.follow.done = frozenset()
        self.follow.used = frozenset()
        self.settled = at
        self.foretell(at)
        self.decks = self.lay_of_decks()
        self.others = []
        self.second_best = None
        self.loose = len(self.follow.loose)
        self.returns = 0
        self.states += 1

    def zones_filled(self) -> set[Meaning]:
        """Return the zones that cards come to until the next recorded action."""
        upto = self.settled + 1
        while upto < len(self.record.steps) and self.record.steps[upto]["kind"] not in ACTIONS:
            upto += 1
        return self.record.zones_filled(self.settled, upto)

    def has_one_zone(self, at: int) -> bool:
        """Tell whether a recorded decision is about the zone that is left when the other cards have theirs."""
        step = self.record.steps[at]
        if step["kind"] != "zone":
            return False
        offered, chosen = [{self.record.read(one, step) for one in step["options"]}, set(self.record.chosen(step))]
        return len(offered - (self.zones_filled() - chosen)) == 1

    def differs(self, before: Recorded) -> bool:
        """Tell whether anything on the two sides is not as recorded."""
        return any(
            our_side(self.duel, player) != recorded_side(self.record, before["players"][player]) for player in (0, 1)
        )

    def compare_states(self, before: Recorded, over: bool = False) -> None:
        """Compare LP, piles and zones; a duel may be over while something still changes ATK and DEF."""
        for player in (0, 1):
            ours, theirs = our_side(self.duel, player), recorded_side(self.record, before["players"][player])
            if over:
                ours, theirs = without_values(ours), without_values(theirs)
            for name, value in ours.items():
                if value != theirs[name]:
                    mine, recorded = only_in(name, value, theirs[name]), only_in(name, theirs[name], value)
                    told = self.in_words(mine), self.in_words(recorded)
                    cards = self.cards_in([*mine, *recorded])
                    raise self.disagree(f"player {player}'s {name} {told[0]}", told[1], *cards)

    def compare_options(self, request: Request, step: Recorded) -> None:
        """Compare what is offered; the lines of one card count as one, since a record may ask for them later."""
        known = meanings(self.duel, request)
        cards = {(option.uid, ours): ours for option, ours in zip(request.options, known, strict=True)}
        offered, expected = Counter(cards.values()), self.record.offered(step)
        if step["kind"] == "battle-action":
            expected[("end-turn",)] = 0  # which comes after Main Phase 2
            expected += Counter()
        if offered != expected:
            ours, theirs = offered - expected, expected - offered
            told = f"also offers {self.told(ours)}", f"also offers {self.told(theirs)}"
            about = self.cards_in([*ours, *theirs])
            self.note_loose(self.follow, self.difference(*told, about, plays=PLAYS), False)

    def told(self, options: Counter[Meaning]) -> str:
        """Return options in words."""
        return self.in_words(list(options.elements())) or "nothing"

    def in_words(self, found: list[Any]) -> str:
        """Return meanings, zones or cards in words, with the cards' names."""
        words = []
        for one in found:
            parts = one if type(one) is tuple else (one,)
            words.append(" ".join([self.record.say(part) for part in parts if part not in ((), "")]))
        return "; ".join(words)

    def cards_in(self, found: list[Any]) -> list[str]:
        """Return the names of the cards in meanings, zones or piles."""
        parts = [part for one in found for part in (one if type(one) is tuple else (one,))]
        return [self.record.name(part) for part in parts if type(part) is int and part in self.record.pool.by_password]


def only_in(name: str, ours: Any, theirs: Any) -> list[Any]:
    """Return what a part of one side has and the other has not."""
    if type(ours) is not list:
        return [ours]
    if name.endswith("zone"):
        return [(at, one) if one is None else (at, *one) for at, one in enumerate(ours) if one != theirs[at]]
    return list((Counter(ours) - Counter(theirs)).elements())


def changes_sides(step: Recorded) -> bool:
    """Tell whether a recorded decision is where a monster goes whose controller changes."""
    moves = [event for event in step.get("events", ()) if event[0] in ("move", "swap")]
    if step["kind"] != "zone" or not moves:
        return False
    return moves[0][0] == "swap" or ("/mzone" in moves[0][2] and "/mzone" in moves[0][3])
