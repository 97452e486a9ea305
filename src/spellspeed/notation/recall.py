"""Reading what a position says besides its lists: the lines that `facts` writes, carried into a state."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Bond, CardState, DeedDone, Lingering, Onset
from spellspeed.engine.kernel.slots import AT_CARD, AT_SLOTS, AT_VISIT
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import LENT
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.notation import facts
from spellspeed.notation.named import AGO, BONDS, DEEDS, PHASES, UNTIL, Finder, called, find_place
from spellspeed.notation.phrases import PLAYERS, PositionError
from spellspeed.pool import CardPool
from spellspeed.words import MATERIAL, SPECIAL_SUMMON, UNTIL_DUE

Tag = tuple[str, str]

KEY: Final = re.compile(rf"\s*({'|'.join(word for key in facts.KEYS for word in key)})\s*[:：]\s*", re.IGNORECASE)
_STEP: Final = re.compile(r"(.+?)\s*[,，]\s*(?:step|步骤)\s*(\d{1,4})\s+(\w+)$", re.IGNORECASE)
_LINE: Final = re.compile(r"(\d{1,4})(?:\s*/\s*(.+))?$")
_SLOT: Final = re.compile(r"\[([^\]]*)\]")
_NUMBER: Final = re.compile(r"-?\d{1,15}")
# Where they stand in the content of a row.
AT_PLACED: Final = 9
AT_SET: Final = 10
AT_CAME_FROM: Final = 11
AT_ARRIVED_BY: Final = 12
AT_RESERVED: Final = 13
AT_HOME: Final = 17
AT_FLAG: Final = {"face_up": 5, "attack": 6, "working": 15, "proper": 16}


@dataclass(frozen=True)
class Fact:
    """One such line: its key in English, what stands behind it, and where that begins."""

    key: str
    text: str
    line: int
    column: int

    def wrong(self, problem: str) -> PositionError:
        """Return an error about this line.

        >>> print(Fact("did", "you; jump", 7, 6).wrong("nobody jumps"))
        line 7, column 6: nobody jumps
        """
        return PositionError(self.line, self.column, problem)

    def moves_ago(self) -> int:
        """Return how many moves the line looks back at most.

        >>> Fact("did", "you; attack; with you zone 1 (2 moves, 3 turnings ago)", 7, 6).moves_ago()
        3
        """
        found = [int(number) for ago in AGO.finditer(self.text) for number in ago.groups() if number is not None]
        # What a monster was made of is noted with a visit that may be negative, so that none can be 0.
        return max(found, default=0) + (1 if self.key == facts.MADE[0] else 0)


def read_fact(line: str, number: int) -> Fact | None:
    """Return the fact that a line says, None for a line of another kind.

    >>> read_fact("did: you; attack; in Battle Phase", 4)
    Fact(key='did', text='you; attack; in Battle Phase', line=4, column=6)
    """
    found = KEY.match(line)
    if not found:
        return None
    word = found[1].casefold()
    key = next(key[0] for key in facts.KEYS if word in (key[0], key[1]))
    return Fact(key, line[found.end() :].strip(), number, found.end() + 1)


class Parts:
    """The parts of a line: those with a tag by their tag, the others in their order."""

    def __init__(self, fact: Fact) -> None:
        self.fact: Final = fact
        self.left: Final = [part.strip() for part in re.split("[;；]", fact.text)]

    def take(self) -> str:
        """Return the next part."""
        if not self.left:
            raise self.fact.wrong("something is missing at the end of the line")
        return self.left.pop(0)

    def find(self, tag: Tag) -> str | None:
        """Return what stands behind a tag, None if it is not there."""
        for at, part in enumerate(self.left):
            for word in tag:
                if part.casefold().startswith(word + " ") or part == word:
                    return self.left.pop(at)[len(word) :].strip()
        return None

    def need(self, tag: Tag) -> str:
        """Return what stands behind a tag that must be there."""
        found = self.find(tag)
        if found is None:
            raise self.fact.wrong(f'the part "{tag[0]} …" is missing')
        return found

    def has(self, tag: Tag) -> bool:
        """Whether a part is this word alone."""
        for at, part in enumerate(self.left):
            if part.casefold() in tag:
                del self.left[at]
                return True
        return False

    def number(self, tag: Tag, otherwise: int = 0) -> int:
        """Return the number behind a tag."""
        found = self.find(tag)
        if found is None:
            return otherwise
        if not _NUMBER.fullmatch(found):
            raise self.fact.wrong(f"{found!r} is no number that a position can say")
        return int(found)

    def end(self) -> None:
        """Raise an error when something was not understood."""
        if self.left:
            raise self.fact.wrong(f"{self.left[0]!r} is not understood")


class Recall:
    """Carries the facts of a position into a state whose cards lie there."""

    def __init__(self, g: Game, s: State, pool: CardPool) -> None:
        self.game: Final = g
        self.state: Final = s
        self.pool: Final = pool
        self.finder: Final = Finder(s)
        self.lingering: Final[list[Lingering]] = []
        self.bonds: Final[list[Bond]] = []
        self.onsets: Final[list[Onset]] = []
        self.deeds: Final[list[DeedDone]] = []
        self.materials: tuple[int, ...] = ()

    def carry(self, said: list[Fact]) -> None:
        """Carry all lines into the state; where there are lines of a kind, they alone count."""
        s = self.state
        reading: dict[str, Callable[[Parts], None]] = {
            facts.CARD[0]: self.card,
            facts.DID[0]: self.deed,
            facts.LASTING[0]: self.lasting,
            facts.BOND[0]: self.bond,
            facts.APPLIES[0]: self.onset,
            facts.MADE[0]: self.made_of,
            facts.ATTACHED[0]: self.attached,
        }
        for fact in said:
            if fact.key not in reading:
                continue
            parts = Parts(fact)
            try:
                reading[fact.key](parts)
            except (LookupError, ValueError) as problem:
                if isinstance(problem, PositionError):
                    raise
                raise fact.wrong(str(problem.args[0]) if problem.args else str(problem)) from None
            parts.end()
        keys = {fact.key for fact in said}
        if facts.DID[0] in keys:
            s.set_deeds(self.deeds)
        if keys & {facts.LASTING[0], facts.BOND[0]}:
            s.set_bonds(self.bonds)
            s.set_lingering(self.lingering)
        if self.onsets:
            s.set_onsets(self.onsets)
        if self.materials:
            s.set_materials(self.materials)

    # ------------------------------------------------------------------------------------------------ what lines name

    def player(self, text: str) -> int:
        """Return the player that is named."""
        for number, words in enumerate(PLAYERS):
            if text.casefold() in words:
                return number
        if text == "-":
            return -1
        raise LookupError(f'{text!r} is no player; write "you" or "opp"')

    def named(self, text: str) -> int:
        """Return the card of this name."""
        return self.pool.find(text).index

    def effect(self, card: int, text: str) -> int:
        """Return the number of a line that is named."""
        found = _LINE.match(text)
        if not found:
            raise LookupError(f"{text!r} is no effect of a card: write its number")
        index = int(found[1]) - 1
        if found[2]:
            index += (self.named(found[2]) + 1) * LENT
        self.line(card, index)
        return index

    def line(self, card: int, index: int) -> LineCode:
        """Return a line of a card; a LookupError says that it has no such."""
        try:
            if index < 0:
                raise IndexError
            return self.game.line_of(card, index)
        except IndexError:
            raise LookupError(f"{self.game.facts[card].name_en} has no effect {index % LENT + 1}") from None

    # ---------------------------------------------------------------------------------------------------------- lines

    def deed(self, parts: Parts) -> None:
        """Read something that was done."""
        player, deed = self.player(parts.take()), called(DEEDS, parts.take())
        with_, named = parts.find(facts.WITH), parts.find(facts.NAMED)
        uid, visit, turned = (-1, 0, 0) if with_ is None else self.finder.meant(with_)
        card = -1 if named is None else self.named(named)
        effect = parts.find(facts.EFFECT)
        number = parts.number(facts.NUMBER)
        if effect is not None:
            number = self.effect(card, effect)
        if deed == SPECIAL_SUMMON:
            number = find_place(parts.need(facts.FROM))
        if uid < 0:
            visit, turned = parts.number(facts.TIMES), parts.number(facts.TURN)
        phase = called(PHASES, parts.need(facts.IN))
        self.deeds.append(DeedDone(player, deed, uid, visit, card, number, phase, turned))

    def lasting(self, parts: Parts) -> None:
        """Read a lasting effect; its step must still be the one that is named."""
        player, card = self.player(parts.take()), self.named(parts.need(facts.NAMED))
        step = _STEP.match(parts.need(facts.EFFECT))
        if not step:
            raise LookupError('it is not said which step of which effect lasts, such as "effect 1, step 2 STAT"')
        line, pc = self.effect(card, step[1]), int(step[2]) - 1
        steps = self.line(card, line).steps
        if not 0 <= pc < len(steps) or facts.OPS[steps[pc].op] != step[3].upper():
            there = facts.OPS[steps[pc].op] if 0 <= pc < len(steps) else "nothing"
            name = self.game.facts[card].name_en
            raise LookupError(f"step {pc + 1} of effect {line % LENT + 1} of {name} is {there}, not {step[3]}")
        affected = self.finder.every(parts.find(facts.ON) or "", 3)
        until, turn = called(UNTIL, parts.need(facts.LASTS)), parts.number(facts.TURN)
        about, values = parts.find(facts.ABOUT), parts.find(facts.VALUES) or ""
        if not re.fullmatch(r"(?:-?\d{1,15}\s*)*", values):
            raise LookupError(f"{values!r} are no numbers")
        memory = tuple([int(value) for value in values.split()])
        if about is not None:
            memory += (self.named(about),)
        if until == UNTIL_DUE:
            memory = self.memory(card, memory, parts.need(facts.SLOTS))
        row = Lingering(player, card, line, pc, affected, memory, until, turn, self.state.next_serial())
        self.lingering.append(row)

    def memory(self, card: int, numbers: tuple[int, ...], slots: str) -> tuple[int, ...]:
        """Read what a deed that was put off remembers."""
        if len(numbers) != AT_SLOTS:
            raise LookupError(f"{AT_SLOTS} numbers are remembered, not {len(numbers)}")
        memory = list(numbers)
        memory[AT_CARD] = card
        for number, slot in enumerate(_SLOT.findall(slots)):
            cards = self.finder.every(slot, 2)
            if number == 0 and cards:
                memory[AT_VISIT] = self.state.cards[cards[0]].visit - numbers[AT_VISIT]
            memory += [len(cards) // 2, *cards]
        return tuple(memory)

    def bond(self, parts: Parts) -> None:
        """Read what is bound to what."""
        kind = called(BONDS, parts.take())
        one, other = self.finder.meant(parts.need(facts.WITH)), self.finder.meant(parts.need(facts.ON))
        card, effect = self.named(parts.need(facts.NAMED)), parts.find(facts.EFFECT)
        line = -1 if effect is None else self.effect_of_bond(effect)
        negated = parts.has(facts.NEGATED)
        self.bonds.append(Bond(kind, *one, *other, self.state.next_serial(), card, negated, line))

    def effect_of_bond(self, text: str) -> int:
        """Return the number of a line that has equipped a card; it is a line of either card."""
        found = _LINE.match(text)
        if not found:
            raise LookupError(f"{text!r} is no effect of a card: write its number")
        return int(found[1]) - 1 + ((self.named(found[2]) + 1) * LENT if found[2] else 0)

    def onset(self, parts: Parts) -> None:
        """Read that a continuous line applies, later than what stands above."""
        source = self.finder.meant(parts.need(facts.WITH))
        line = self.effect(self.state.cards[source[0]].card, parts.need(facts.EFFECT))
        on = parts.find(facts.ON)
        affected = (-1, 0, 0) if on is None else self.finder.meant(on)
        self.onsets.append(Onset(*source, line, *affected, self.state.next_serial()))

    def made_of(self, parts: Parts) -> None:
        """Read of which card a monster was made."""
        uid, visit, _ = self.finder.meant(parts.need(facts.WITH))
        card = self.named(parts.need(facts.NAMED))
        used, used_visit, _ = self.finder.meant(parts.need(facts.MADE_WITH))
        loose = -1 if parts.has(facts.LOOSE) else 1
        self.materials += (uid, loose * visit, card, used, used_visit, parts.number(facts.NUMBER))

    def attached(self, parts: Parts) -> None:
        """Read in which order materials were attached; all of them are named."""
        uids = [self.finder.card(part) for part in parts.take().split("+")]
        if sorted(uids) != sorted(self.state.piles[MATERIAL]):
            raise LookupError("not all materials are named, each once")
        self.state.set_pile(MATERIAL, tuple(uids))

    def card(self, parts: Parts) -> None:
        """Read how cards came to where they lie."""
        s = self.state
        uids = self.finder.ranges(parts.take())
        placed, set_ = parts.number(facts.PLACED, -2), parts.number(facts.SET, -2)
        whence, by, kept = parts.find(facts.FROM), parts.find(facts.BY), parts.find(facts.KEPT)
        home = parts.find(facts.HOME)
        flags = {name: True if parts.has(yes) else False if parts.has(no) else None for name, yes, no in facts.FLAGS}
        for uid in uids:
            row = s.cards[uid]
            content = list(row.key())
            said: list[tuple[int, object]] = [
                (AT_PLACED, placed if placed > -2 else row.turn_placed),
                (AT_SET, set_ if set_ > -2 else row.turn_set),
                (AT_CAME_FROM, row.came_from if whence is None else find_place(whence)),
                (AT_ARRIVED_BY, row.arrived_by if by is None else called(DEEDS, by)),
                (AT_RESERVED, row.reserved if kept is None else -1 if kept == "-" else find_place(kept)),
                (AT_HOME, row.home if home is None else self.player(home)),
            ]
            said += [(AT_FLAG[name], flag) for name, flag in flags.items() if flag is not None]
            for at, value in said:
                content[at] = value
            s.put(CardState(*content))
