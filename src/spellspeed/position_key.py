"""The history-free key: a name of all that can be told apart by playing on, and of nothing else.

Two states of equal key, played on alike with the same luck, stay alike. So the key leaves out how the duel came there:
the numbers of cards and of their moves, batches and serials, the order of deeds where no rule reads it, what has just
happened where nobody can answer it any more, and the dice. Cards are named by their passwords, so that the key of a
position is the same however many cards there are beside them.
"""

import hashlib
from typing import Any, Final

from spellspeed.determinise.renumber import Renumbering
from spellspeed.engine.applies import continuous
from spellspeed.engine.applies.grants import NO_ATTACK, attack_left, attacks_made
from spellspeed.engine.kernel.frames import FRAME_GEMINI_SUMMON, FRAME_SETUP
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import MADE_OF, PENDING
from spellspeed.engine.kernel.layouts import layout_of
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import (
    MADE_DIRECT,
    Bond,
    CardState,
    DeedDone,
    Event,
    Frame,
    Lingering,
    Link,
    Onset,
    Option,
    WaitingTrigger,
)
from spellspeed.engine.kernel.slots import AT_CARD, AT_SLOTS, AT_VISIT
from spellspeed.engine.kernel.state import State
from spellspeed.engine.line.obligations import has_lost_its_cards
from spellspeed.engine.summons.by_hand import AGAIN_SUCCEED
from spellspeed.lang.codes.code import LENT
from spellspeed.words import (
    A_BATTLE,
    ACTIVATE,
    ATTACK,
    CARRY_OUT,
    DECLARE_NAME,
    EVENT_LINK_RESOLVED,
    EVENT_SHUFFLED,
    EXTRA_DECK_KINDS,
    FELL_TO_IT,
    FOR_ATTACK_TARGET,
    FOR_FIRST_TURN,
    FOR_OPEN_STATE,
    HAS_DESTROYED,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_VOID,
    ON_THE_FIELD,
    PLACES,
    PLACES_EACH,
    RITUAL,
    SKIP_PHASE,
    SPECIAL_SUMMON_ONLY,
    TELLS_OF_OPTIONS,
    UNTIL_DUE,
    USED_IN_DUEL,
    WAS_ATTACK_TARGET,
)

REVISION: Final = 3  # of what the key is made of; keys of another revision say nothing of each other
# What is asked before anything new has happened: what was there can be answered no more.
NOTHING_TO_ANSWER: Final = (FOR_OPEN_STATE, FOR_ATTACK_TARGET, FOR_FIRST_TURN)
GONE: Final = -9  # stands for a reference that no longer means its card
SHUFFLED_IN: Final = -8  # for one to a card of a deck that was shuffled with it: it is there, nobody knows where
LONG_AGO: Final = 3  # turns after which nobody asks any more when a card was Set
SPECIAL: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY
WITH_A_PAST: Final = ON_THE_FIELD | IN_GRAVEYARD | IN_BANISHED  # where cards ask whence a card came, and when
Plain = tuple[Any, ...]


def position_key(g: Game, s: State) -> str:
    """Return the history-free key of a state.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Sangan, Kuriboh\\nopp 8000 monsters: Battle Ox"
    >>> one, other = Duel.from_position(text), Duel.from_position(text)
    >>> one.play("turn Sangan to defense", "turn Kuriboh to defense")
    >>> other.play("turn Kuriboh to defense", "turn Sangan to defense")
    >>> position_key(one.game, one.state) == position_key(other.game, other.state), one.same(other)
    (True, False)
    """
    content = repr(describe(g, s))
    return f"{REVISION}:{hashlib.blake2b(content.encode(), digest_size=16).hexdigest()}"


def describe(g: Game, s: State) -> Plain:
    """Return what the key is made of, as plain content."""
    return Description(g, s).whole()


def number_by_place(s: State) -> list[int]:
    """Return a new number for every card: its place among all cards on the table, from pile to pile."""
    new = [GONE] * len(s.cards)
    count = 0
    for place in range(PLACES):
        if not KINDS[place] & IN_VOID:
            for uid in s.piles[place]:
                new[uid] = count
                count += 1
    return new


def whence_of(row: CardState) -> tuple[int, int]:
    """Return from what kind of place a card came, and whose; in which of the zones it lay nobody asks."""
    return KINDS[row.came_from], row.came_from // PLACES_EACH


def list_held_events(s: State) -> list[Event]:
    """Return all events that are still held, in their order: what the open window answers came before the rest."""
    before = [event.key() for event in s.moment]
    is_there = [event.key() for event in s.happened[: len(before)]] == before
    return s.happened if is_there else [*s.moment, *s.happened]


def find_dealt_anew(s: State, events: list[Event]) -> dict[int, int]:
    """Return for cards that lay in a deck when it was shuffled, as which of these events that was."""
    found: dict[int, int] = {}
    for at, event in enumerate(events):
        if event.kind == EVENT_SHUFFLED and not KINDS[event.number] & ON_THE_FIELD:  # there cards keep their numbers
            inside = set(s.piles[event.number])
            for later in reversed(events[at + 1 :]):  # back from now to the shuffle
                before, after = later.before, later.after
                if before is not None and after is not None and before.place != after.place:
                    if after.place == event.number:
                        inside.discard(after.uid)
                    elif before.place == event.number:
                        inside.add(before.uid)
            for uid in inside:
                found[uid] = at
    return found


class Description(Renumbering):
    """A state in words that do not tell how it came about."""

    def __init__(self, g: Game, s: State) -> None:
        super().__init__(number_by_place(s))
        self.game: Final = g
        self.old: Final = s
        serials = {row.serial for row in s.onsets} | {row.serial for row in s.bonds if s.holds_bond(row)}
        serials |= {row.serial for row in s.lingering if not has_lost_its_cards(g, s, row)}
        self.ranks: Final = {serial: rank for rank, serial in enumerate(sorted(serials))}
        self.events: Final = list_held_events(s)
        self.dealt: Final = find_dealt_anew(s, self.events)

    def whole(self) -> Plain:
        """Describe everything."""
        s, request = self.old, self.old.request
        seen = not s.moment and s.noticed == s.applied == len(s.happened)
        is_open = not s.chain and (seen or (request is not None and request.purpose in NOTHING_TO_ANSWER))
        return (
            [
                self.card_row(s.cards[uid])
                for uid in sorted(range(len(s.cards)), key=self.new.__getitem__)
                if self.is_here(uid)
            ],
            [self.describe_frame(frame) for frame in s.frames],
            [self.describe_link(link) for link in s.chain],
            sorted([self.describe_onset(onset) for onset in s.onsets if self.is_onset_held(onset)]),
            [self.describe_lasting(each) for each in s.lingering if not has_lost_its_cards(self.game, s, each)],
            [self.describe_waiting(each) for each in s.waiting],
            self.describe_deeds(),
            sorted([self.describe_bond(bond) for bond in s.bonds if s.holds_bond(bond)]),
            () if is_open else [self.describe_event(event) for event in s.happened],
            () if is_open else [self.describe_event(event) for event in s.moment],
            [self.describe_option(option) for option in s.picks],
            self.describe_request(),
            self.describe_battle(),
            (s.lp, s.turn, s.turn_player, s.phase, s.step, s.timing, s.outcome, s.winner, s.blocked)
            + ((s.last_turn, s.undrawn) if s.undrawn else (s.last_turn,) if s.last_turn else ()),
            () if is_open else (len(s.happened) - s.noticed, len(s.happened) - s.applied),
            self.describe_materials(),
        )

    # -------------------------------------------------------------------------------------------- names and references

    def name(self, card: int) -> int:
        """Return the password of a card of the pool; what names no card stays."""
        return card if card < 0 else self.game.facts[card].password

    def line_name(self, line: int) -> Plain:
        """Return which line is meant: of the card itself, or of the card that lends it."""
        return (line,) if line < LENT else (self.name(line // LENT - 1), line % LENT)

    def is_here(self, uid: int) -> bool:
        """Whether a card is anywhere, and no Token that has vanished."""
        return self.new[uid] != GONE

    def is_in_deck(self, uid: int) -> bool:
        """Whether a card lies in a deck by now, where a shuffle deals the cards anew."""
        return uid >= 0 and KINDS[self.old.cards[uid].place] & IN_DECK != 0

    def is_dealt_anew(self, uid: int, event: Event) -> bool:
        """Whether a shuffle has given the number of a card to another one since something happened."""
        last = self.dealt.get(uid, -1)
        # The same event may be held twice, by what has happened and by what a window answers.
        return last >= 0 and any(each is event or each.key() == event.key() for each in self.events[:last])

    def held(self, uid: int, visit: int) -> int:
        """Return which card a reference means, if it still means one."""
        if uid < 0 or not self.old.holds(uid, visit):
            return uid if uid < 0 else GONE
        return SHUFFLED_IN if uid in self.dealt and self.is_in_deck(uid) else self.new[uid]

    def held_turned(self, uid: int, visit: int, turned: int) -> int:
        """Return the same of a reference that ends when its card is turned face-down."""
        return uid if uid < 0 else self.new[uid] if self.old.holds_turned(uid, visit, turned) else GONE

    def references(self, numbers: tuple[int, ...], stride: int) -> tuple[int, ...]:
        """Return references such as uid, visit, uid, visit … by the cards they still mean."""
        found = list(numbers)
        for at in range(0, len(numbers) - 1, stride):
            found[at] = self.held(numbers[at], numbers[at + 1])
            found[at + 1] = 0
        return tuple(found)

    def every(self, numbers: tuple[int, ...], stride: int) -> tuple[int, ...]:
        """Return references with the cards they still mean; single cards by their new numbers."""
        return self.references(numbers, stride) if stride > 1 else super().every(numbers, stride)

    def memory(self, memory: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a line remembers, with the cards it still means."""
        found = list(memory)
        found[AT_CARD] = self.name(memory[AT_CARD])
        found[AT_VISIT] = 0
        at = AT_SLOTS
        while at < len(found):
            end = at + 1 + 2 * memory[at]
            found[at + 1 : end] = self.references(memory[at + 1 : end], 2)
            at = end
        return tuple(found)

    def falling(self, memory: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a destruction remembers: how many cards, uid, visit, by … of them, then uid, uid, line …"""
        behind = 1 + 3 * memory[0]
        rest = [self.one(each) if at % 3 != 2 else each for at, each in enumerate(memory[behind:])]
        by = self.references(memory[1:behind], 3)
        return (memory[0], *[self.one(each) if at % 3 == 2 else each for at, each in enumerate(by)], *rest)

    # ---------------------------------------------------------------------------------------------------------- rows

    def card_row(self, row: CardState) -> Plain:
        """Describe a card: what it is, how it lies, and what of its past can still be asked for."""
        s, where = self.old, KINDS[row.place]
        kind = self.game.facts[row.card].kind
        on_field = where & ON_THE_FIELD != 0
        whence = whence_of(row)
        past = (row.turn_placed == s.turn, whence, row.arrived_by) if where & WITH_A_PAST else ()
        hand = (whence, row.arrived_by) if where & IN_HAND and row.turn_placed == s.turn else ()
        face = row.face_up if where & (ON_THE_FIELD | IN_BANISHED | IN_EXTRA_DECK) else True
        return (
            self.name(row.card),
            (row.owner, row.controller, row.place, face, row.attack and on_field),
            past,
            hand,
            (min(s.turn - row.turn_set, LONG_AGO), row.turn_set > row.turn_placed) if on_field else (),
            (row.reserved, row.doomed, row.working and on_field, row.proper and kind & SPECIAL != 0),
            row.home if on_field else row.owner,
            row.counters,
            self.one(row.holder),
            row.resummoned,
        )

    def describe_frame(self, frame: Frame) -> Plain:
        """Describe a job under way."""
        layout = layout_of(frame.kind)
        if not layout.with_visits:
            memory = super().every(frame.memory, layout.stride)
        elif frame.kind == FRAME_SETUP:
            memory = ()  # whether the decks were shuffled
        else:
            memory = self.frame_memory(frame)
        at = layout.own_visit
        if 0 <= at < len(memory) and not (frame.kind == FRAME_GEMINI_SUMMON and frame.step != AGAIN_SUCCEED):
            memory = (*memory[:at], self.held(frame.uid, frame.memory[at]), *memory[at + 1 :])
        return (frame.kind, frame.step, frame.player, self.one(frame.uid), self.line_name(frame.detail), memory)

    def describe_link(self, link: Link) -> Plain:
        """Describe a chain link."""
        who = (link.number, link.player, self.held(link.uid, link.visit), self.name(link.card))
        what = (self.line_name(link.line), self.references(link.targets, 2), self.memory(link.memory), link.negated)
        return who + what

    def is_onset_held(self, onset: Onset) -> bool:
        """Whether a line still applies from where it began to apply."""
        return self.old.holds_turned(onset.uid, onset.visit, onset.turned)

    def describe_onset(self, onset: Onset) -> Plain:
        """Describe since when a line applies to a card, in the order of all that apply."""
        affected = self.held_turned(onset.affected, onset.affected_visit, onset.affected_turned)
        return (self.ranks[onset.serial], self.new[onset.uid], self.line_name(onset.line), affected)

    def describe_lasting(self, lasting: Lingering) -> Plain:
        """Describe an effect that lasts."""
        affected = []
        for at in range(0, len(lasting.affected), 3):
            card = self.held_turned(*lasting.affected[at : at + 3])
            if card != GONE:
                affected.append(card)
        return (
            self.ranks[lasting.serial],
            lasting.player,
            self.name(lasting.card),
            (self.line_name(lasting.line), lasting.pc),
            affected,
            self.lasting_memory(lasting),
            (lasting.until, lasting.until_turn),
        )

    def lasting_memory(self, lasting: Lingering) -> tuple[int, ...]:
        """Return what a lasting effect remembers: what a deed put off needs, or an amount and the cards it is about."""
        if lasting.until == UNTIL_DUE:
            return self.memory(lasting.memory)
        filter_ = continuous.step_of(self.game, lasting).filter
        if filter_ is not None and filter_.column_of() >= 0:
            return lasting.memory
        return lasting.memory[:1] + tuple([self.name(card) for card in lasting.memory[1:]])

    def describe_waiting(self, row: WaitingTrigger) -> Plain:
        """Describe a trigger that waits."""
        card = (self.held(row.uid, row.visit), self.name(row.card), self.line_name(row.line))
        return (row.player, *card, row.rank, self.describe_event(row.event), row.batch - self.old.batch)

    def describe_bond(self, bond: Bond) -> Plain:
        """Describe a relation between two cards."""
        cards = (self.new[bond.uid], self.new[bond.other], self.name(bond.card))
        return (self.ranks[bond.serial], bond.kind, *cards, bond.negated, self.line_name(bond.line))

    def describe_event(self, event: Event) -> Plain:
        """Describe something that has happened."""
        if event.kind == EVENT_LINK_RESOLVED and event.after is not None and event.after.uid in self.dealt:
            # Its card was shuffled into a deck while it resolved: the number means whatever was dealt to it.
            return (event.kind, event.player, self.name(event.after.card), event.number, event.batch - self.old.batch)
        cards = [None if row is None else self.past_row(row, event) for row in (event.before, event.after)]
        known = not self.is_in_deck(event.source) and not self.is_dealt_anew(event.source, event)
        source = self.held(event.source, event.source_visit) if known else GONE
        batch = event.batch - self.old.batch
        return (
            event.kind,
            event.player,
            cards,
            event.cause,
            source,
            event.number,
            event.old,
            event.new,
            batch,
            event.known,
        )

    def past_row(self, row: CardState, event: Event) -> Plain:
        """Describe a card as it was when something happened."""
        whence = whence_of(row)
        moment = (row.turn_placed == self.old.turn, row.turn_set == self.old.turn, whence, row.arrived_by)
        if KINDS[row.place] & IN_DECK:
            moment = (False, False, (0, 0), 0)  # a shuffle leaves it to the number, not to the card
        uid, held = self.one(row.uid), (self.held(row.uid, row.visit), self.held_turned(row.uid, row.visit, row.turned))
        if self.is_in_deck(row.uid) or self.is_dealt_anew(row.uid, event):
            uid, held = GONE, (GONE, GONE)  # which card of a deck it has become nobody knows
        rest = (row.reserved, row.doomed, row.working, row.proper, row.home, row.counters, self.one(row.holder))
        lies = (row.owner, row.controller, row.place, row.face_up, row.attack)
        return (uid, self.name(row.card), *lies, *held, *moment, *rest, row.resummoned)

    def describe_option(self, option: Option) -> Plain:
        """Describe an option."""
        if option.deed == CARRY_OUT and option.number >= 0:
            # Which of all that lasts; the card it is about may have gone, and its number may be another's by now.
            return (option.deed, GONE, option.place, self.ranks.get(option.number, GONE))
        return (option.deed, self.one(option.uid), option.place, option.number)

    def describe_request(self) -> Plain | None:
        """Describe the open question, its options sorted; which names can be declared depends on the pool."""
        asked = self.old.request
        if asked is None:
            return None
        renumbered = self.request(asked)
        head = (asked.player, asked.kind, asked.purpose, renumbered.uid, self.line_name(asked.line))
        condition = renumbered.condition
        each: tuple[int, ...] = (0,) * len(asked.options)  # what the joint condition says of each option
        if condition and condition[0] in TELLS_OF_OPTIONS:
            each = condition[-len(asked.options) :]
            condition = condition[: -len(asked.options)]
        options = [option for option in asked.options if option.deed != DECLARE_NAME]
        described = [(*self.describe_option(option), each[at]) for at, option in enumerate(options)]
        return (*head, sorted(described), asked.least, asked.most, condition)

    def describe_battle(self) -> Plain | None:
        """Describe the attack under way."""
        battle = self.old.battle
        if battle is None:
            return None
        attacker = self.held(battle.attacker, battle.attacker_visit)
        target = self.held(battle.target, battle.target_visit)
        made_direct = battle.target_visit == MADE_DIRECT
        return (battle.player, attacker, target, battle.count_changed, battle.calculated, made_direct)

    def describe_materials(self) -> list[Plain]:
        """Describe what the monsters that are there were made of."""
        found: list[Plain] = []
        made = self.old.materials
        for at in range(0, len(made), MADE_OF):
            uid, visit, card, material, material_visit, was = made[at : at + MADE_OF]
            # The visit of a monster banished for a time is negative, and it comes back with one visit more.
            state = "to come" if visit == PENDING else "away" if visit < 0 else "there"
            here = self.is_here(uid) if visit < 0 else self.held(uid, visit) != GONE
            if here:
                found.append((self.new[uid], state, self.name(card), self.held(material, material_visit), was))
        return sorted(found, key=repr)

    # ---------------------------------------------------------------------------------------------------------- deeds

    def describe_deeds(self) -> list[Plain]:
        """Describe what was done, in an order of its own: nobody asks which came first, but for attacks."""
        deeds = self.old.deeds
        last = max([at for at, deed in enumerate(deeds) if deed.deed == ATTACK], default=-1)
        found: list[Plain] = []
        attacker = destroyer = GONE
        for at, deed in enumerate(deeds):
            if deed.deed == ATTACK:
                attacker, destroyer = self.held(deed.uid, deed.visit), 0
            elif deed.deed == HAS_DESTROYED:
                destroyer = self.held(deed.uid, deed.visit)
            of_attack = attacker if deed.deed == WAS_ATTACK_TARGET else destroyer if deed.deed == FELL_TO_IT else 0
            found.append((*self.describe_deed(deed), of_attack, at > last and self.is_counted_by_battle(deed)))
        if last >= 0 and self.may_attack_again(deeds[last]):
            found.append(("attacked last", self.held(deeds[last].uid, deeds[last].visit)))
        return sorted(found, key=repr)

    def describe_deed(self, deed: DeedDone) -> Plain:
        """Describe one deed."""
        if deed.deed == SKIP_PHASE:
            return (deed.player, deed.deed, deed.visit, self.name(deed.card), deed.line, deed.phase, deed.turned)
        card = self.held(deed.uid, deed.visit)
        turned = card >= 0 and self.old.cards[deed.uid].turned == deed.turned
        line = self.line_name(deed.line) if deed.deed in (ACTIVATE, CARRY_OUT, USED_IN_DUEL) else (deed.line,)
        return (deed.player, deed.deed, card, self.name(deed.card), line, deed.phase, turned)

    def is_counted_by_battle(self, deed: DeedDone) -> bool:
        """Whether a deed counts for the limit of a line that may be used so often in each battle."""
        if deed.deed not in (ACTIVATE, CARRY_OUT) or deed.card < 0:
            return False
        return self.game.line_of(deed.card, deed.line).limit_per == A_BATTLE

    def may_attack_again(self, attack: DeedDone) -> bool:
        """Whether the monster that attacked last may attack once more, which it may not after another's attack."""
        row = self.old.cards[attack.uid]
        if not self.old.holds(attack.uid, attack.visit):
            return False
        return attack_left(self.game, self.old, row, attacks_made(self.old, row)) != NO_ATTACK
