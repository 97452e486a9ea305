"""The state of a duel: tables of frozen rows, piles and a few ints. This module is the only writer."""

import hashlib
import marshal
from typing import Any, Final

from spellspeed.engine.kernel.caches import ALL_COUNT, IS_MONSTER_ZONE, ON_ALL, ON_BONDS, Caches, find_monsters
from spellspeed.engine.kernel.dice import ROLLS, SPAN, draw_bits, draw_keyed_bits
from spellspeed.engine.kernel.frames import FRAME_FLIP_SUMMON, FRAME_GEMINI_SUMMON
from spellspeed.engine.kernel.rows import (
    Battle,
    Bond,
    CardState,
    DeedDone,
    Event,
    Frame,
    Lingering,
    Link,
    Onset,
    Option,
    Request,
    WaitingTrigger,
)
from spellspeed.words import (
    AWAITS_PHASE,
    MIXED,
    SKIP_PHASE,
    STANDBY_PASSED,
    SUMMONED_BY,
    USED_IN_DUEL,
)

NO_EVENTS: Final[tuple[Event, ...]] = ()
NO_PICKS: Final[tuple[Option, ...]] = ()


class State(Caches):
    """All there is of a duel. Plain data: it forks, compares, pickles and prints at every request.

    Forks share the caches, which are outside key(); the writers drop those they can touch.
    """

    def __init__(
        self,
        cards: list[CardState],
        piles: list[tuple[int, ...]],
        frames: list[Frame],
        chain: list[Link],
        onsets: list[Onset],
        lingering: list[Lingering],
        waiting: list[WaitingTrigger],
        deeds: list[DeedDone],
        bonds: list[Bond],
        events: list[Event],
        happened: list[Event],
        moment: tuple[Event, ...],
        picks: tuple[Option, ...],
        request: Request | None,
        battle: Battle | None,
        lp: tuple[int, int],
        turn: int,
        turn_player: int,
        first_player: int,
        phase: int,
        step: int,
        timing: int,
        batch: int,
        serial: int,
        seed: int,
        draws: int,
        outcome: int,
        winner: int,
        noticed: int,
        applied: int,
        foretold: tuple[tuple[int, ...], ...] = (),
        blocked: int = 0,
        materials: tuple[int, ...] = (),
        last_turn: int = 0,
        undrawn: int = 0,
    ) -> None:
        self.cards = cards
        self.piles = piles  # one tuple of uids a place; the authority for order, top of a deck or Graveyard last
        self.frames = frames
        self.chain = chain
        self.onsets = onsets
        self.lingering = lingering
        self.waiting = waiting
        self.deeds = deeds
        self.bonds = bonds
        self.events = events  # since the last collection; the log is kept by whoever collects
        self.happened = happened  # in this batch, whether collected or not
        self.moment = moment  # what the open window answers
        self.picks = picks  # the answer on its way to the frame that asked
        self.request = request
        self.battle = battle
        self.lp = lp
        self.turn = turn
        self.turn_player = turn_player
        self.first_player = first_player
        self.phase = phase
        self.step = step
        self.timing = timing
        self.batch = batch
        self.serial = serial
        self.seed = seed  # keyed dice from SPAN on: dice.py
        self.draws = draws
        self.outcome = outcome
        self.winner = winner
        # How many of `happened` the triggers have seen, and how many the lines that do something each time.
        self.noticed = noticed
        self.applied = applied
        self.foretold = foretold  # what chance will bring, see dice.py; () leaves it to chance
        self.blocked = blocked  # a mask of 1 << place: zones that cannot be used, see zones.py; 0 if nothing blocks any
        # Each five ints: uid, visit of a monster, negative if banished for a time; card, uid, visit of a material.
        self.materials = materials
        # From its end on more LP win, see turn.py, or 0. A mask of 1 << player: who had to draw more than he could.
        self.last_turn = last_turn
        self.undrawn = undrawn
        self.drop_caches()

    # -------------------------------------------------------------------------------------------------- the whole of it

    def fork(self) -> "State":
        """Return an independent copy; the frozen rows are shared."""
        copy = self.look(0, ALL_COUNT, False)
        copy.cards = self.cards.copy()
        copy.piles = self.piles.copy()
        copy.frames = self.frames.copy()
        copy.chain = self.chain.copy()
        copy.onsets = self.onsets.copy()
        copy.lingering = self.lingering.copy()
        copy.waiting = self.waiting.copy()
        copy.deeds = self.deeds.copy()
        copy.bonds = self.bonds.copy()
        copy.events = self.events.copy()
        copy.happened = self.happened.copy()
        return copy

    def look(self, reading: int, treating: int, is_judging_gemini: bool) -> "State":
        """Return this content, tables and all, for questions that suppose something: nobody writes to it."""
        same = State(
            self.cards,
            self.piles,
            self.frames,
            self.chain,
            self.onsets,
            self.lingering,
            self.waiting,
            self.deeds,
            self.bonds,
            self.events,
            self.happened,
            self.moment,
            self.picks,
            self.request,
            self.battle,
            self.lp,
            self.turn,
            self.turn_player,
            self.first_player,
            self.phase,
            self.step,
            self.timing,
            self.batch,
            self.serial,
            self.seed,
            self.draws,
            self.outcome,
            self.winner,
            self.noticed,
            self.applied,
            self.foretold,
            self.blocked,
            self.materials,
            self.last_turn,
            self.undrawn,
        )
        self.share_caches(same)
        same.reading = reading
        same.treating = treating
        same.is_judging_gemini = is_judging_gemini
        return same

    def suppose(self, live: tuple[int, ...]) -> "State":
        """Return this content as if these were the continuous lines that apply."""
        same = self.look(self.reading, self.treating, self.is_judging_gemini)
        same.set_live(live, ON_ALL)
        return same

    def read_deeper(self) -> "State":
        """Return this content for whoever reads values that another value depends on."""
        return self.look(self.reading + 1, self.treating, self.is_judging_gemini)

    def treat_by(self, count: int) -> "State":
        """Return this content as if only so many of what treats cards as something else counted."""
        return self.look(self.reading, count, self.is_judging_gemini)

    def judge_gemini(self) -> "State":
        """Return this content for whoever finds out of which kind a Gemini Monster is."""
        return self.look(self.reading, self.treating, True)

    def key(self) -> tuple[Any, ...]:
        return (
            self.cards,
            self.piles,
            self.frames,
            self.chain,
            self.onsets,
            self.lingering,
            self.waiting,
            self.deeds,
            self.bonds,
            self.events,
            self.happened,
            self.moment,
            self.picks,
            self.request,
            self.battle,
            self.lp,
            self.turn,
            self.turn_player,
            self.first_player,
            self.phase,
            self.step,
            self.timing,
            self.batch,
            self.serial,
            self.seed,
            self.draws,
            self.outcome,
            self.winner,
            self.noticed,
            self.applied,
            self.foretold,
            self.blocked,
            self.materials,
            self.last_turn,
            self.undrawn,
        )

    def __hash__(self) -> int:
        return hash(self.state_key())

    def state_key(self) -> str:
        """Return a name of this content, equal across processes and builds; events already told do not count."""
        request = self.request
        # What nearly no state has is left out where it is not there: names outlive such additions.
        numbers = self.key()[15:]
        numbers = numbers if self.undrawn else numbers[:-1] if self.last_turn else numbers[:-2]
        content = (
            [row.key() for row in self.cards],
            self.piles,
            [row.key() for row in self.frames],
            [row.key() for row in self.chain],
            [row.key() for row in self.onsets],
            [row.key() for row in self.lingering],
            [row.plain() for row in self.waiting],
            [row.key() for row in self.deeds],
            [row.key() for row in self.bonds],
            [row.plain() for row in self.happened],
            [row.plain() for row in self.moment],
            [row.key() for row in self.picks],
            None if request is None else request.plain(),
            None if self.battle is None else self.battle.key(),
            numbers,
        )
        # Version 0 writes every value in full, so equal contents give equal bytes.
        return hashlib.blake2b(marshal.dumps(content, 0), digest_size=16).hexdigest()

    def holds(self, uid: int, visit: int) -> bool:
        """Whether a reference still means the card it was made to."""
        return self.cards[uid].visit == visit

    def holds_turned(self, uid: int, visit: int, turned: int) -> bool:
        """Whether a reference that ends when the card is turned face-down still holds."""
        row = self.cards[uid]
        return row.visit == visit and row.turned == turned

    def holds_bond(self, bond: Bond) -> bool:
        """Whether both cards of a relation are still the ones it was made between."""
        return self.holds_turned(bond.uid, bond.visit, bond.turned) and self.holds_turned(
            bond.other, bond.other_visit, bond.other_turned
        )

    # -------------------------------------------------------------------------------------------------- cards and piles

    def add(self, row: CardState) -> None:
        """Add a card to the duel; its uid must be the next free one."""
        self.cards.append(row)
        self.deal_anew()
        self.monsters = None
        self.forget_live()

    def put(self, row: CardState) -> None:
        """Put a card's new row in the place of its old one."""
        self.cards[row.uid] = row
        self.settled = False
        if self.programs is None or self.lending != 0 or self.programs[row.card].goes_on:
            self.live = None
            self.sources = None
        elif self.depends == ON_ALL or (self.depends == ON_BONDS and self.is_bound(row.uid)):
            self.live = None

    def is_bound(self, uid: int) -> bool:
        """Whether an equip or a link binds this card to another one."""
        for bond in self.bonds:
            if bond.other == uid:
                return True
        return False

    def set_pile(self, place: int, pile: tuple[int, ...]) -> None:
        """Lay the cards of a pile or zone anew; what has moved there is put down as well."""
        self.piles[place] = pile
        if IS_MONSTER_ZONE[place]:
            self.monsters = None
        if self.elsewhere:
            self.sources = None  # lines that go on in a pile come in the order of the pile
            self.live = None
        self.touch()

    def monsters_of(self, player: int) -> tuple[int, ...]:
        """Return the monsters this player controls: Main Monster Zones from the left, then Extra Monster Zones."""
        if self.monsters is None:
            self.monsters = (find_monsters(self.cards, self.piles, 0), find_monsters(self.cards, self.piles, 1))
        return self.monsters[0] if player == 0 else self.monsters[1]

    # --------------------------------------------------------------------------------------------------- work under way

    def push(self, frame: Frame) -> None:
        """Begin a job on top of the one under way."""
        self.frames.append(frame)

    def wait_under(self, kind: int, frame: Frame) -> None:
        """Begin a job as soon as the topmost one of this kind has ended."""
        at = len(self.frames) - 1
        while self.frames[at].kind != kind:
            at -= 1
        self.frames.insert(at, frame)

    def go_on(self, step: int) -> None:
        """Move the job on top to another of its steps."""
        frame = self.frames[-1]
        self.frames[-1] = Frame(frame.kind, step, frame.player, frame.uid, frame.detail, frame.memory)

    def go_on_with(self, step: int, memory: tuple[int, ...]) -> None:
        """Move the job on top to another of its steps, remembering something."""
        frame = self.frames[-1]
        self.frames[-1] = Frame(frame.kind, step, frame.player, frame.uid, frame.detail, memory)

    def pop(self) -> None:
        """End the job on top."""
        kind = self.frames.pop().kind
        if kind == FRAME_FLIP_SUMMON or kind == FRAME_GEMINI_SUMMON:
            self.forget_live()  # from now on the monster's own effects apply

    def pop_to(self, step: int) -> None:
        """End the job on top, and have the one below go on with this step."""
        self.pop()
        self.go_on(step)

    def pop_with(self, step: int, memory: tuple[int, ...]) -> None:
        """End the job on top, and hand the one below what it remembers when it goes on with this step."""
        self.pop()
        self.go_on_with(step, memory)

    def go_on_as(self, frame: Frame) -> None:
        """Put another job in the place of the one on top, or the same with another player."""
        self.frames[-1] = frame

    def send(self, at: int, step: int, memory: tuple[int, ...]) -> None:
        """Send a job that waits further down to another of its steps: what it waits for takes another way."""
        frame = self.frames[at]
        self.frames[at] = Frame(frame.kind, step, frame.player, frame.uid, frame.detail, memory)

    def ask(self, request: Request) -> None:
        """Stop with a question; whoever asked is the frame on top. The answer to the question before is forgotten."""
        self.request = request
        self.picks = NO_PICKS

    def take_answer(self, picks: tuple[Option, ...]) -> None:
        """Hand the chosen options to the frame that asked."""
        self.request = None
        self.picks = picks

    # ---------------------------------------------------------------------------------------------------- what happened

    def emit(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)
        self.happened.append(event)

    def collect_events(self) -> list[Event]:
        """Hand over the events since the last collection."""
        events = self.events
        self.events = []
        return events

    def set_happened(self, happened: list[Event]) -> None:
        """Tell the events of this batch anew: what `determinise` does with hidden cards."""
        self.happened = happened

    def set_moment(self, moment: tuple[Event, ...]) -> None:
        """Say what the next window answers."""
        self.moment = moment

    def begin_batch(self) -> None:
        """Say that what happens next does not happen together with what came before.

        While a chain is built and resolved, what happened before is kept: triggers and windows after it look back.
        """
        self.batch += 1
        if self.happened and not self.chain:
            self.happened = []
            self.noticed = 0
            self.applied = 0

    def notice_all(self) -> None:
        """Say that the triggers have seen everything that has happened."""
        self.noticed = len(self.happened)

    def apply_all(self) -> None:
        """Say that everything that has happened has been seen by the lines that do something each time."""
        self.applied = len(self.happened)

    def next_serial(self) -> int:
        """Return a number higher than all before: effects that began later count later."""
        self.serial += 1
        return self.serial

    def add_link(self, link: Link) -> None:
        """Add a link to the chain."""
        self.chain.append(link)

    def put_link(self, link: Link) -> None:
        """Put a link's new row in the place of its old one."""
        self.chain[link.number - 1] = link

    def clear_chain(self) -> None:
        """Begin anew with an empty chain."""
        self.chain = []

    def set_onsets(self, onsets: list[Onset]) -> None:
        """Say which continuous lines have begun to apply to what; that alone changes nothing that applies."""
        self.onsets = onsets

    def set_lingering(self, lingering: list[Lingering]) -> None:
        """Say which applied effects last."""
        if self.lending == 1:
            self.sources = None
        self.lending = -1
        self.lingering = lingering
        self.lasting = None
        self.forget_live()

    def set_last_turn(self, turn: int) -> None:
        """Say at the end of which turn LP decide."""
        self.last_turn = turn

    def set_undrawn(self, undrawn: int) -> None:
        """Say which players had to draw more cards than they could."""
        self.undrawn = undrawn

    def set_blocked(self, blocked: int) -> None:
        """Say which zones cannot be used."""
        self.blocked = blocked

    def set_waiting(self, waiting: list[WaitingTrigger]) -> None:
        """Say which triggers wait to be activated."""
        self.waiting = waiting

    def set_bonds(self, bonds: list[Bond]) -> None:
        """Say which cards are bound to which."""
        self.bonds = bonds
        self.forget_live()

    def set_materials(self, materials: tuple[int, ...]) -> None:
        """Say anew of which cards monsters were made."""
        self.materials = materials

    def remember(self, deed: DeedDone) -> None:
        """Note a deed for the rest of the turn."""
        self.deeds.append(deed)

    def forget_deeds(self) -> None:
        """Begin a turn in which nothing has been done yet; what counts for the whole duel stays."""
        self.deeds = [deed for deed in self.deeds if self.outlasts(deed)]

    def outlasts(self, deed: DeedDone) -> bool:
        """Whether a deed is remembered beyond its turn."""
        if deed.deed == SUMMONED_BY or deed.deed == STANDBY_PASSED:
            return self.holds(deed.uid, deed.visit)
        if deed.deed == MIXED:
            return self.holds_turned(deed.uid, deed.visit, deed.turned) and not self.cards[deed.uid].face_up
        if deed.deed == AWAITS_PHASE:
            return deed.turned >= self.turn
        return deed.deed == USED_IN_DUEL or deed.deed == SKIP_PHASE

    def set_deeds(self, deeds: list[DeedDone]) -> None:
        """Say anew what has been done this turn: a negated activation of a card may not count."""
        self.deeds = deeds

    # --------------------------------------------------------------------------------------------- turn, battle, result

    def begin_turn(self, turn: int, player: int) -> None:
        """Make it this player's turn."""
        self.turn = turn
        self.turn_player = player
        self.touch()

    def choose_first(self, player: int) -> None:
        """Say who takes the first turn."""
        self.first_player = player

    def enter(self, phase: int, step: int, timing: int) -> None:
        """Be in this phase, step and Damage Step timing."""
        self.phase = phase
        self.step = step
        self.timing = timing
        self.touch()

    def set_battle(self, battle: Battle | None) -> None:
        """Begin, change or end the attack under way."""
        self.battle = battle
        self.touch()

    def set_lp(self, player: int, lp: int) -> None:
        """Make a player's LP this number."""
        self.lp = (lp, self.lp[1]) if player == 0 else (self.lp[0], lp)
        self.touch()

    def end(self, outcome: int, winner: int) -> None:
        """End the duel; nothing goes on after it."""
        self.outcome = outcome
        self.winner = winner
        self.frames = []
        self.request = None
        self.picks = NO_PICKS

    # ------------------------------------------------------------------------------------------------------------- dice

    def roll(self, sides: int) -> int:
        """Return a fair number from 0 to sides - 1 and count the draw."""
        if self.foretold and self.foretold[0][0] == ROLLS:
            return self.take_roll(sides)
        limit = SPAN - SPAN % sides
        while True:
            bits = draw_bits(self.seed, self.draws) if self.seed < SPAN else draw_keyed_bits(self.seed, self.draws)
            self.draws += 1
            if bits < limit:
                return bits % sides

    def reseed(self, seed: int, draws: int) -> None:
        """Give the rest of the duel other dice: what `determinise` does. Nothing is foretold of those."""
        self.seed = seed
        self.draws = draws
        self.foretold = ()

    def foretell(self, outcomes: tuple[tuple[int, ...], ...]) -> None:
        """Say what chance will bring from now on, in order: a duel recorded elsewhere is played again."""
        self.foretold = outcomes

    def take_foretold(self, kind: int, player: int) -> tuple[int, ...]:
        """Return what is foretold of the chance that decides now; anything else than that is an error."""
        first = self.foretold[0]
        if first[:2] != (kind, player):
            raise ValueError(f"chance decides {kind} for player {player}, but foretold is {first}")
        self.foretold = self.foretold[1:]
        return first[2:]

    def take_roll(self, sides: int) -> int:
        """Return the next foretold number of a die or a coin."""
        first = self.foretold[0]
        rest = (first[:2] + first[3:],) if len(first) > 3 else ()
        self.foretold = rest + self.foretold[1:]
        if not 0 <= first[2] < sides:
            raise ValueError(f"no die with {sides} sides shows {first[2]}")
        return first[2]
