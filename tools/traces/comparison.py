"""One recorded duel played again on our engine.

Both engines ask at moments of their own, so the record is followed by meaning: what somebody did is done at the first
moment that fits, and how it was done is read from the decisions recorded around it. Where more than one answer fits,
the others are kept and tried if the next states disagree; an action in an open state at which both sides agree settles
it.
"""

from collections import Counter
from itertools import islice

from tools.traces.following import CutShort, Disagreement, Followed, Parted
from tools.traces.mending import mend
from tools.traces.ours import meaning, meanings, our_side, phases_of, recorded_side
from tools.traces.record import LEAVING, Meaning, Record, Recorded, is_pass, offers

from spellspeed import CardPool, Deck, Duel
from spellspeed.engine.frames import FRAME_CONTROL
from spellspeed.engine.places import KINDS, deck_of
from spellspeed.engine.rows import Request
from spellspeed.replay import Replay
from spellspeed.words import (
    ACTIVATE,
    BATTLE_PHASE,
    CARRY_OUT,
    END_BATTLE_PHASE,
    FOR_ATTACK_TARGET,
    FOR_OPEN_STATE,
    FOR_REPLAY,
    FOR_RESPONSE,
    FOR_TRIGGER,
    FOR_ZONE,
    MAIN_PHASE_2,
    NOWHERE,
    ON_THE_FIELD,
    PASS,
    TO_END_PHASE,
)

MOST_GUESSES = 60  # answers tried where the record has none: it leaves out what had one answer there
MOST_RETURNS = 3000  # to answers that were not tried, between two actions in an open state
LAST_PLAYS = 12  # events told with a disagreement
ABOUT_ATTACKS = ("sys:30", "sys:31")  # go on with the attack? attack directly?

Picks = tuple[int, ...]


class Comparison:
    """One recorded duel, played again decision by decision."""

    def __init__(self, record: Record, pool: CardPool) -> None:
        self.record = record
        decks = [Deck(deck["main"], deck["extra"], pool=pool) for deck in record.content["deck"]]
        first = record.content["first"]
        self.duel = Duel(decks[0], decks[1], first=first, shuffle=False, limits=False, pool=pool)
        self.duel.state.foretell(record.foretold())
        self.follow = Followed()
        self.others: list[tuple[Duel, Followed, Picks]] = []  # answers that would fit as well
        self.returns = 0
        self.states = 0
        self.settled = 0  # the recorded action up to which both sides agree
        self.decks = self.lay_of_decks()

    def lay_of_decks(self) -> list[list[int]]:
        """Return the cards of both decks, the top card last."""
        state = self.duel.state
        return [[state.cards[uid].card for uid in state.piles[deck_of(player)]] for player in (0, 1)]

    # ----------------------------------------------------------------------------------------------------- the way on

    def run(self) -> None:
        """Play to the end, or raise the first disagreement that no other answer avoids."""
        furthest: Disagreement | None = None
        far = -1
        other: Picks | None = None
        while True:
            try:
                if other is not None:
                    picks, other = other, None
                    self.give(picks)
                elif self.duel.state.request is not None:
                    self.decide(self.duel.state.request)
                else:
                    self.compare_end()
                    return
            except Disagreement as found:
                if self.follow.at > far:
                    furthest, far = found, self.follow.at
                if not self.others or self.returns >= MOST_RETURNS:
                    self.stop_at_unwritten_on_field()
                    self.stop_at_negated_flip_summon(far)
                    raise furthest or found from None
                self.returns += 1
                self.duel, self.follow, other = self.others.pop()

    def disagree(self, ours: str, theirs: str) -> Disagreement:
        """Return an error that says where in the record we are, and what was played last."""
        at = self.follow.at
        where = f"{self.record.id}, decision {at}, turn {self.duel.state.turn}"
        told = Replay.of(self.duel).log()[-LAST_PLAYS:]
        plays = "".join([f"\n    {line}" for line in told])
        return Disagreement(f"{where}:\n  ours:     {ours}\n  recorded: {theirs}\n  last plays:{plays}")

    def give(self, picks: Picks) -> None:
        """Answer the open question; an error of the engine is a disagreement too."""
        try:
            self.duel.answer(*picks)
        except (ValueError, AssertionError, IndexError, RuntimeError) as wrong:
            raise self.disagree(f"{type(wrong).__name__}: {wrong}", self.record.tell(self.follow.at)) from None

    def give_one_of(self, answers: list[tuple[Picks, Followed]]) -> None:
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

    # ------------------------------------------------------------------------------------------------------ decisions

    def decide(self, request: Request) -> None:
        """Find what the record says to this question, and answer so."""
        if request.purpose == FOR_OPEN_STATE:
            if self.duel.state.phase == BATTLE_PHASE:
                self.decide_in_battle(request)
            else:
                self.decide_in_main_phase(request)
        elif request.purpose in (FOR_RESPONSE, FOR_TRIGGER):
            self.skip_leaving()
            self.respond(request)
        else:
            self.skip_leaving()
            self.choose(request)

    def skip_leaving(self) -> None:
        """Pass over recorded questions that have one answer with us: how to leave a Battle Phase without attackers."""
        steps = self.record.steps
        at = self.next_act()
        while at < len(steps) and steps[at]["kind"] == "battle-action" and not offers(steps[at], "attack"):
            step = steps[at]
            if step["options"][step["chosen"][0]]["do"] not in LEAVING:
                return
            if (
                offers(step, "activate")
                and self.duel.state.phase <= BATTLE_PHASE
                and self.duel.state.turn == step["turn"]
            ):
                return
            self.follow = self.with_done(at)
            self.follow.noted["end-of-battle-is-one-choice"] += 1
            self.note_end_of_turn(step)
            at = self.next_act()

    def note_end_of_turn(self, step: Recorded) -> None:
        if step["options"][step["chosen"][0]]["do"] == "end-turn":
            self.follow.left_in_turn = step["turn"]

    def decide_in_main_phase(self, request: Request) -> None:
        """Compare everything with the recorded action, then do the same."""
        self.skip_leaving()
        state = self.duel.state
        at = self.next_act()
        if state.phase == MAIN_PHASE_2 and self.follow.left_in_turn == state.turn and not self.is_main_2(at):
            self.follow.noted["end-turn-in-battle-phase"] += 1
            self.give(([option.deed for option in request.options].index(TO_END_PHASE),))
            return
        step = self.expect(at, "main-action", request)
        before = self.record.state_before(at)
        if self.differs(before):
            self.duel, noted = mend(self.duel, self.record, before, self.decks)
            self.follow.noted.update(noted)
            assert self.duel.state.request is not None
            request = self.duel.state.request
            self.compare_states(before)
        self.compare_options(request, step)
        self.settle(at)
        self.act(request, step, self.record.chosen(step)[0])

    def is_main_2(self, at: int) -> bool:
        """Tell whether a recorded decision is an action in Main Phase 2 of this turn."""
        if at >= len(self.record.steps):
            return False
        step = self.record.steps[at]
        return (step["kind"], step["phase"], step["turn"]) == ("main-action", "main2", self.duel.state.turn)

    def decide_in_battle(self, request: Request) -> None:
        """Compare everything with the recorded action, then do the same."""
        at = self.next_act()
        step = self.expect(at, "battle-action", request)
        self.compare_states(self.record.state_before(at))
        self.compare_options(request, step)
        self.settle(at)
        chosen = self.record.chosen(step)[0]
        if chosen[0] in LEAVING:
            self.note_end_of_turn(step)
            self.give(([option.deed for option in request.options].index(END_BATTLE_PHASE),))
        else:
            self.act(request, step, chosen)

    def expect(self, at: int, kind: str, request: Request) -> Recorded:
        """Return the recorded decision if it is of this kind, of this player and of this turn."""
        if at >= len(self.record.steps):
            raise self.disagree(f"player {request.player} is asked for a {kind}", "the duel is over")
        step = self.record.steps[at]
        asked = (request.player, kind, self.duel.state.turn)
        if asked != (step["player"], step["kind"], step["turn"]) or step["phase"] not in phases_of(self.duel):
            raise self.disagree(f"player {request.player} is asked for a {kind}", self.record.tell(at))
        return step

    def settle(self, at: int) -> None:
        """Say that both sides agree up to this action."""
        for left in self.pending(at):
            # Of cards picked one by one the record asks for the last as well, and for the order of all duties.
            step = self.record.steps[left]
            if not is_pass(step) and step["kind"] != "unselect" and not step.get("forced"):
                told = f"{self.record.id}, decision {left} is not asked: {self.record.tell(left)}"
                self.follow.note_loose(told, changes_sides(step))
        self.follow.at, self.follow.done = at + 1, frozenset()
        self.settled = at
        self.decks = self.lay_of_decks()
        self.others = []
        self.returns = 0
        self.states += 1

    def act(self, request: Request, step: Recorded, chosen: Meaning) -> None:
        """Do what was chosen; of several lines or copies of a card the first that fits is tried first."""
        known = meanings(self.duel, request)
        fitting = [at for at, ours in enumerate(known) if ours == chosen]
        if not fitting:
            raise self.disagree(f"cannot do {chosen}", self.record.tell(self.follow.at - 1))
        self.give_one_of(self.by_line(request, fitting))

    def by_line(self, request: Request, fitting: list[int], *done: int) -> list[tuple[Picks, Followed]]:
        """Return the ways to activate a card, first the line that was chosen: a record may ask for it later.

        Copies of a card are the same card.
        """
        kept: dict[int, int] = {}
        for at in fitting:
            kept.setdefault(request.options[at].number, at)
        answers: list[tuple[Picks, Followed]] = [((at,), self.with_done(*done)) for at in kept.values()]
        for at in self.pending(self.next_act(*done)):
            step = self.record.steps[at]
            if step["kind"] == "option" and len(step["options"]) == len(answers):
                chosen = answers.pop(step["chosen"][0])
                return [(chosen[0], self.with_done(*done, at)), *answers]
        return answers

    def respond(self, request: Request) -> None:
        """Activate what was activated at this moment, or pass; what a phase demands is put off as long as possible."""
        at = self.next_act()
        self.compare_window(at, request)
        answers: list[tuple[Picks, Followed]] = []
        passes: list[tuple[Picks, Followed]] = []
        due: list[tuple[Picks, Followed]] = []
        duty = self.next_duty(at, request)
        for number, option in enumerate(request.options):
            if option.deed == PASS:
                passes.append(((number,), self.follow.copy()))
            elif duty >= 0 and meaning(self.duel, request, option) == self.record.chosen(self.record.steps[duty])[0]:
                due.insert(0, ((number,), self.with_done(duty)))
            elif option.deed == CARRY_OUT:
                due.append(((number,), self.follow.copy()))
        if at < len(self.record.steps) and self.is_moment_of(at, request):
            chosen = self.activation(self.record.steps[at])
            fitting = [number for number, known in enumerate(meanings(self.duel, request)) if known == chosen]
            answers = self.by_line(request, fitting, at)
            for _, follow in answers:
                follow.noted["mandatory-effect-without-target"] += min(self.record.idle_links[at], 1)
        if answers and not self.duel.state.piles[NOWHERE] and self.differs(self.record.state_before(at)):
            answers = passes + answers
        else:
            answers = answers + passes
        if not answers and not due:
            answers = [((number,), self.follow.copy()) for number in range(len(request.options))]
        self.give_one_of(answers + due)

    def next_duty(self, upto: int, request: Request) -> int:
        """Return the recorded decision which of the duties of a phase comes first, -1 for none."""
        for at in self.pending(upto):
            step = self.record.steps[at]
            if step.get("forced") and step["player"] == request.player:
                return at
        return -1

    def activation(self, step: Recorded) -> Meaning:
        """Return what was activated."""
        if step["kind"] == "chain":
            return self.record.chosen(step)[0]
        return self.record.read({"do": "activate", **step["subject"]}, step)

    def is_moment_of(self, at: int, request: Request) -> bool:
        """Tell whether a recorded activation can belong to the window that is open."""
        step = self.record.steps[at]
        if step["kind"] not in ("chain", "effect-yes-no") or step["player"] != request.player:
            return False
        state = self.duel.state
        return (
            step["turn"] == state.turn
            and step["chain_length"] - self.record.idle_links[at] == len(state.chain)
            and step["phase"] in phases_of(self.duel)
        )

    def compare_window(self, act: int, request: Request) -> None:
        """Compare what can be activated with the recorded windows of this moment, one of which must be this one.

        What a phase sets off or demands is asked for separately in the record.
        """
        waiting = [row.uid for row in self.duel.state.waiting]
        ours: dict[int, Meaning] = {}
        apart: list[Meaning] = []
        for option in request.options:
            if option.deed == ACTIVATE and option.uid in waiting:
                apart.append(meaning(self.duel, request, option))
            elif option.deed == ACTIVATE:
                ours[option.uid] = meaning(self.duel, request, option)
        offered = Counter(ours.values())
        windows = []
        for at in self.pending(act + 1 if act < len(self.record.steps) else act):
            step = self.record.steps[at]
            if step["kind"] == "chain" and not step.get("forced") and self.is_moment_of(at, request):
                if not self.differs(self.record.state_before(at)):
                    windows.append(self.record.offered(step, "activate") - Counter(apart))
        if offered in windows:
            self.follow.windows += 1
        elif windows and offered:
            also = f"ours {self.told(offered - windows[0])}, recorded {self.told(windows[0] - offered)}"
            self.follow.note_loose(f"{self.record.id}, window at decision {self.follow.at}: {also}", False)

    # ------------------------------------------------------------------------------------------- how something is done

    def choose(self, request: Request) -> None:
        """Answer a question about cards, zones and positions from what is recorded nearby."""
        known = meanings(self.duel, request)
        steps = self.record.steps
        found: list[tuple[bool, Picks, Followed]] = []
        single: list[tuple[int, Meaning]] = []
        for at in self.pending(self.next_act()):
            step = steps[at]
            if step["player"] != request.player or not self.is_about(step, request):
                continue
            chosen = self.chosen_now(step, request)
            if step["kind"] == "unselect":
                single += [(at, one) for one in chosen if one[0] == "card"]
                continue
            picks = find_picks(known, chosen)
            if picks is not None and self.duel.check(*picks) is None:
                follow = self.with_done(at, *self.going_on(at))
                ours, theirs = Counter(known), Counter([self.record.read(option, step) for option in step["options"]])
                theirs.update(self.asked_before(at, request))
                other = ours != theirs and step["kind"] != "yes-no"
                if other:
                    differ = f"ours {self.told(ours - theirs)}, recorded {self.told(theirs - ours)}"
                    told = f"{self.record.id}, decision {at} has other answers: {differ}"
                    follow.note_loose(told, self.is_about_control(request))
                found.append((other, picks, follow))
        found.sort(key=lambda answer: answer[0])
        answers = [(picks, follow) for _, picks, follow in found[:2]]
        if not answers:
            answers = self.gather(request, known, single)
        self.give_one_of(answers)

    def going_on(self, upto: int) -> list[int]:
        """Return the recorded decisions before this one to go on with an attack, or not to attack directly.

        With us both are part of the question for the target.
        """
        steps = self.record.steps
        return [at for at in self.pending(upto) if steps[at].get("question") in ABOUT_ATTACKS]

    def asked_before(self, upto: int, request: Request) -> list[Meaning]:
        """Return the answers to the question for a target that the record asks for before."""
        questions = [self.record.steps[at]["question"] for at in self.going_on(upto)]
        found: list[Meaning] = [("direct",)] if "sys:31" in questions else []
        return [*found, ("stop",)] if request.purpose == FOR_REPLAY else found

    def chosen_now(self, step: Recorded, request: Request) -> list[Meaning]:
        """Return what was chosen, in the words of our question."""
        if step.get("question") == "sys:31" and self.record.chosen(step) == [("yes",)]:
            return [("direct",)]
        if step.get("question") == "sys:30" and self.record.chosen(step) == [("no",)]:
            return [("stop",)]
        return self.record.chosen(step)

    def is_about(self, step: Recorded, request: Request) -> bool:
        """Tell whether a recorded decision can be about what our question is about."""
        attack = request.purpose in (FOR_ATTACK_TARGET, FOR_REPLAY)
        if step["kind"] == "yes-no" and step.get("question") in ABOUT_ATTACKS:
            return attack
        if attack != (step.get("for") == "attack-target"):
            return False
        if step["kind"] == "zone" and request.uid >= 0:
            card = self.duel.pool.facts[self.duel.state.cards[request.uid].card]
            return self.record.password(step["subject"]["card"]) in (card.password, 0)
        return True

    def gather(
        self, request: Request, known: list[Meaning], single: list[tuple[int, Meaning]]
    ) -> list[tuple[Picks, Followed]]:
        """Return answers from cards chosen one at a time; what the record leaves out is guessed."""
        picks: list[int] = []
        used: list[int] = []
        for at, chosen in single:
            fitting = [number for number, ours in enumerate(known) if ours == chosen and number not in picks]
            if fitting and len(picks) < request.most:
                picks.append(fitting[0])
                used.append(at)
        if len(picks) >= request.least and picks and self.duel.check(*picks) is None:
            return [(tuple(picks), self.with_done(*used))]
        follow = self.with_done(*used)
        guesses = [answer for answer in islice(self.duel.legal_answers(), 5000) if set(picks) <= set(answer)]
        told = f"{self.record.id}, decision {self.follow.at} is not recorded: {self.told(Counter(known))}"
        follow.note_loose(told, self.is_about_control(request))
        return [(answer, follow.copy()) for answer in guesses[:MOST_GUESSES]]

    def is_about_control(self, request: Request) -> bool:
        """Tell whether a question is where a monster goes whose controller changes."""
        return request.purpose == FOR_ZONE and self.duel.state.frames[-1].kind == FRAME_CONTROL

    # ------------------------------------------------------------------------------------------------------- comparing

    def differs(self, before: Recorded) -> bool:
        """Tell whether anything on the two sides is not as recorded."""
        return any(
            our_side(self.duel, player) != recorded_side(self.record, before["players"][player]) for player in (0, 1)
        )

    def compare_states(self, before: Recorded) -> None:
        """Compare LP, piles and zones."""
        for player in (0, 1):
            ours, theirs = our_side(self.duel, player), recorded_side(self.record, before["players"][player])
            for name, value in ours.items():
                if value != theirs[name]:
                    raise self.disagree(f"player {player}'s {name} {value}", f"{theirs[name]}")

    def compare_options(self, request: Request, step: Recorded) -> None:
        """Compare what is offered; the lines of one card count as one, since a record may ask for them later."""
        known = meanings(self.duel, request)
        cards = {(option.uid, ours): ours for option, ours in zip(request.options, known, strict=True)}
        offered, expected = Counter(cards.values()), self.record.offered(step)
        if step["kind"] == "battle-action":
            expected[("end-turn",)] = 0  # which comes after Main Phase 2
            expected += Counter()
        if offered != expected:
            raise self.disagree(f"also offers {self.told(offered - expected)}", self.told(expected - offered))

    def told(self, options: Counter[Meaning]) -> str:
        """Return options in words."""
        words = []
        for known in options.elements():
            words.append(
                " ".join([self.record.name(part) if type(part) is int and part > 9 else str(part) for part in known])
            )
        return "; ".join(words) or "nothing"

    def compare_end(self) -> None:
        """Compare the last state and the result."""
        self.skip_leaving()
        outcome = self.duel.outcome
        assert outcome is not None
        at = self.next_act()
        if at < len(self.record.steps):
            step = self.record.steps[at]
            if outcome.reason != "deck-out" or (step["turn"], step["phase"]) != (outcome.turn, "draw"):
                raise self.disagree("our duel is over", self.record.tell(at))
            self.follow.noted["activation-after-the-failing-draw"] += 1
        result = self.record.result
        ours = (outcome.winner, outcome.reason, outcome.turn)
        if ours != (result["winner"], result["reason"], result["turns"]):
            raise self.disagree(f"ours ends {ours}", f"recorded is {result}")
        self.compare_states(self.record.state_before(at))
        if self.duel.state.foretold:
            raise self.disagree("our duel is over", f"chance decides {len(self.duel.state.foretold)} times more")
        self.settle(at)


def changes_sides(step: Recorded) -> bool:
    """Tell whether a recorded decision is where a monster goes whose controller changes."""
    moves = [event for event in step.get("events", ()) if event[0] == "move"]
    return step["kind"] == "zone" and bool(moves) and "/mzone" in moves[0][2] and "/mzone" in moves[0][3]


def find_picks(known: list[Meaning], chosen: list[Meaning]) -> Picks | None:
    """Return the options of these meanings, each used once, None if one is not there."""
    picks: list[int] = []
    for wanted in chosen:
        fitting = [at for at, ours in enumerate(known) if ours == wanted and at not in picks]
        if not fitting:
            return None
        picks.append(fitting[0])
    return tuple(picks) if picks else None
