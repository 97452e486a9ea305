"""What effects have brought about for a time, as somebody sees it."""

from collections.abc import Iterator
from typing import Any, Final

from spellspeed.engine.applies.continuous import step_of
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState, Lingering
from spellspeed.engine.kernel.slots import still_meant
from spellspeed.engine.line.obligations import whose_effect, without_turned
from spellspeed.lang.codes.code import OP_CONTROL, OP_DECLARE, OP_FORBID, OP_LEND, OP_NEGATE_EFFECTS, OP_STOP, OP_TREAT
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair
from spellspeed.seen.cards import Seen, SeenCard, may_see
from spellspeed.seen.eyes import Eyes
from spellspeed.seen.questions import line_of
from spellspeed.telling.deeds import say_deed
from spellspeed.telling.duel_words import PHASES, word
from spellspeed.wording import ATTRIBUTES, CARD_KINDS, TYPES, check_language
from spellspeed.words import (
    A_CARD_KIND,
    A_NAME,
    A_TYPE,
    AN_ATTRIBUTE,
    DURING_OPPONENTS_NEXT_TURN,
    FOR_GOOD,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    ON_THE_FIELD,
    REST_OF_DUEL,
    UNTIL_BATTLE_PHASE_ENDS,
    UNTIL_CALCULATED,
    UNTIL_DAMAGE_STEP_ENDS,
    UNTIL_DUE,
    UNTIL_END_PHASE,
    UNTIL_IT_RESOLVES,
    UNTIL_TURN_ENDS,
    WHILE_IT_STAYS,
)

# Where everybody sees that a card lies, if not what it is.
IN_SIGHT: Final = ON_THE_FIELD | IN_GRAVEYARD | IN_BANISHED
OUT_OF_SIGHT: Final = IN_HAND | IN_DECK | IN_EXTRA_DECK
DECLARED: Final = {A_TYPE: TYPES, AN_ATTRIBUTE: ATTRIBUTES, A_CARD_KIND: CARD_KINDS}
NOTHING: Final[Pair] = ("", "")

# How long something lasts that ends in this turn or does not say when.
ENDS: Final[dict[int, Pair]] = {
    FOR_GOOD: ("as long as the card stays there face-up", "只要那张卡表侧表示存在"),
    UNTIL_TURN_ENDS: ("until the end of this turn", "直到这个回合结束时"),
    UNTIL_DAMAGE_STEP_ENDS: ("until the end of the Damage Step", "直到伤害步骤结束时"),
    UNTIL_BATTLE_PHASE_ENDS: ("until the end of the Battle Phase", "直到战斗阶段结束时"),
    REST_OF_DUEL: ("for the rest of the duel", "这次决斗中"),
    UNTIL_END_PHASE: ("until the End Phase", "直到结束阶段"),
    WHILE_IT_STAYS: ("as long as its card stays there face-up", "只要其卡表侧表示存在"),
    UNTIL_IT_RESOLVES: ("while that effect is processed", "只在那个效果处理时"),
    UNTIL_CALCULATED: ("during this damage calculation", "这次伤害计算时"),
    DURING_OPPONENTS_NEXT_TURN: ("during turn {turn}", "第{turn}回合中"),
}
WHILE_THERE: Final[Pair] = ("as long as the monster stays on the field", "只要那只怪兽在场上存在")
LATER_TURN: Final[Pair] = ("until the end of turn {turn}", "直到第{turn}回合结束时")
LATER_END_PHASE: Final[Pair] = ("until the End Phase of turn {turn}", "直到第{turn}回合的结束阶段")
DUE_NOW: Final[Pair] = ("in the {phase} of this turn", "这个回合的{phase}")
DUE_LATER: Final[Pair] = ("in the {phase} of turn {turn}", "第{turn}回合的{phase}")


class SeenLasting(Seen):
    """Something that an effect has brought about for a time, or has put off to a later phase.

    >>> from spellspeed import Duel
    >>> from spellspeed.wishes import find_option
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Rush Recklessly monsters: Kuriboh\\nopp 8000"
    >>> duel = Duel.from_position(text)
    >>> for wish in ("activate Rush Recklessly", "zone 1"):
    ...     duel.answer(*find_option(duel, wish))
    >>> duel.view(1).lasting
    (<Rush Recklessly of player 0: the target gains 700 ATK, until the end of this turn, on <Kuriboh, monster zone 1>>,)
    """

    def __init__(
        self, eyes: Eyes, lasting: Lingering, player: int, cards: tuple[SeenCard, ...], until: Pair, about: Pair
    ) -> None:
        pool = eyes.game.pool
        assert isinstance(pool, CardPool)
        self._pool: Final = pool
        self._code: Final = eyes.game.line_of(lasting.card, lasting.line)
        self._step: Final = lasting.pc
        self.ends: Final = until  # how long it lasts, or when it will be done, in both languages
        self.subject: Final = about  # what it calls "that" or "declared", in both languages
        self.facts: Final[CardFacts] = pool.facts[lasting.card]  # the card whose effect it is: everybody has seen it
        self.line: Final = line_of(eyes.game, lasting.card, lasting.line)  # which of its effects
        self.player: Final = player  # whose effect it is
        self.put_off: Final = lasting.until == UNTIL_DUE  # whether it is still to be done
        self.cards: Final = cards  # what it is applied to or will be done to, as far as that can be seen
        self.until: Final = until[0]  # how long it lasts, or when it will be done
        self.about: Final = about[0]  # the name, Type, Attribute or number that it calls "that" or "declared"

    @property
    def name(self) -> str:
        """The English name of the card whose effect it is."""
        return self.facts.name_en

    def called(self, lang: str = "en") -> str:
        """Return the name of the card whose effect it is, in a language."""
        return (self.facts.name_zh if check_language(lang) == "zh" else "") or self.facts.name_en

    def text(self, lang: str = "en") -> str:
        """Return what it says in the words of its card; "you" is the player whose effect it is."""
        return say_deed(self._pool, self.facts.index, self._code, self._step, lang)

    def key(self) -> tuple[Any, ...]:
        which = (self.facts.password, self.line.key(), self._code.index, self._step)
        return (self.player, *which, tuple([card.key() for card in self.cards]), self.until, self.about)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return it in plain words of a language.

        >>> from spellspeed import Duel
        >>> from spellspeed.wishes import find_option
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 set: Threatening Roar\\nopp 8000"
        >>> duel = Duel.from_position(text)
        >>> duel.answer(*find_option(duel, "activate Threatening Roar"))
        >>> duel.view(1).lasting[0].to_dict("zh")
        {'card': 36361633, 'name': '威吓之咆哮', 'of': 0, 'text': '对方不能作攻击宣言', 'until': '直到这个回合结束时'}
        """
        at = 1 if check_language(lang) == "zh" else 0
        told: dict[str, Any] = {"card": self.facts.password, "name": self.called(lang), "of": self.player}
        told.update({"text": self.text(lang), "until": self.ends[at]})
        if self.about:
            told["about"] = self.subject[at]
        if self.cards:
            told["on"] = [card.to_dict(lang) for card in self.cards]
        return told

    def __repr__(self) -> str:
        about = f" ({self.about})" if self.about else ""
        on = f", on {', '.join([repr(card) for card in self.cards])}" if self.cards else ""
        return f"<{self.name} of player {self.player}: {self.text()}{about}, {self.until}{on}>"


def see_lasting(eyes: Eyes) -> tuple[SeenLasting, ...]:
    """Return what lasts, the oldest first; what is over for all that anybody can see is left out."""
    seen: list[SeenLasting] = []
    for lasting in eyes.state.lingering:
        step = step_of(eyes.game, lasting)
        line = eyes.game.line_of(lasting.card, lasting.line)
        later = lasting.until == UNTIL_DUE
        rows = find_put_off(eyes, lasting, line) if later else find_affected(eyes, lasting, step)
        if not rows and is_about_cards(lasting, line, step) and not is_out_of_sight(line, step):
            continue
        shown = rows if later or step.slot >= 0 or step.op == OP_LEND else []
        cards = tuple([eyes.find(row.uid) for row in shown if may_see(row, eyes.player) or KINDS[row.place] & IN_SIGHT])
        player = whose_effect(eyes.game, lasting) if later else lasting.player
        seen.append(SeenLasting(eyes, lasting, player, cards, tell_end(eyes, lasting), find_subject(eyes, lasting)))
    return tuple(seen)


def find_affected(eyes: Eyes, lasting: Lingering, step: Step) -> list[CardState]:
    """Return the cards that something was applied to and that are still the same, face-up since where that counts."""
    found: list[CardState] = []
    affected = lasting.affected
    for at in range(0, len(affected), 3):
        row = eyes.state.cards[affected[at]]
        if row.visit == affected[at + 1] and (row.turned == affected[at + 2] or step.op == OP_CONTROL):
            found.append(row)
    return found


def find_put_off(eyes: Eyes, lasting: Lingering, line: LineCode) -> list[CardState]:
    """Return the cards that a deed which was put off will be done to."""
    memory = without_turned(eyes.state, lasting)
    uids = [uid for step in deeds_put_off(lasting, line) for uid in still_meant(eyes.state, memory, step.slot)]
    return [eyes.state.cards[uid] for uid in dict.fromkeys(uids)]


def deeds_put_off(lasting: Lingering, line: LineCode) -> Iterator[Step]:
    """Yield the steps that were put off and do something."""
    for step in line.steps[lasting.pc + 1 :]:
        if step.op == OP_STOP:
            return
        if step.is_deed:
            yield step


def is_about_cards(lasting: Lingering, line: LineCode, step: Step) -> bool:
    """Whether something is over once the cards that it is about are gone."""
    if lasting.until == UNTIL_DUE:
        return all(step.slot >= 0 and step.choice is None for step in deeds_put_off(lasting, line))
    # What a player may not do in the turn of an activation outlives its card.
    return bool(lasting.affected) and lasting.pc < line.end


def is_out_of_sight(line: LineCode, step: Step) -> bool:
    """Whether the cards that something is about were chosen where one of the players cannot see which are left."""
    for each in line.steps:
        if each.slot == step.slot and each.choice is not None and each.choice.among < 0:
            if (each.choice.yours | each.choice.opponents) & OUT_OF_SIGHT:
                return True
    return False


def tell_end(eyes: Eyes, lasting: Lingering) -> Pair:
    """Say how long something lasts, or when it will be done."""
    turn = lasting.until_turn
    said = ENDS.get(lasting.until, ENDS[UNTIL_TURN_ENDS] if turn <= eyes.state.turn else LATER_TURN)
    if lasting.until == FOR_GOOD and step_of(eyes.game, lasting).op == OP_CONTROL:
        said = WHILE_THERE
    elif lasting.until == UNTIL_END_PHASE and turn > eyes.state.turn:
        said = LATER_END_PHASE
    elif lasting.until == UNTIL_DUE:
        said = DUE_NOW if turn == eyes.state.turn else DUE_LATER
    phase = step_of(eyes.game, lasting).phase
    return (
        said[0].format(turn=turn, phase=word(PHASES, phase)),
        said[1].format(turn=turn, phase=word(PHASES, phase, "zh")),
    )


def find_subject(eyes: Eyes, lasting: Lingering) -> Pair:
    """Return what the words of a lasting effect mean by "that name" or "declared"."""
    step = step_of(eyes.game, lasting)
    memory, facts = lasting.memory, eyes.game.facts
    if step.op == OP_DECLARE:
        if step.declares in DECLARED:
            return (word(DECLARED[step.declares], memory[0]), word(DECLARED[step.declares], memory[0], "zh"))
        if step.declares != A_NAME:
            return (str(memory[0]), str(memory[0]))
        card = facts[eyes.game.pool.by_password[memory[0]]]
    elif step.op == OP_TREAT and step.number is not None:
        card = facts[eyes.game.pool.by_password[memory[0]]]
    elif step.op in (OP_FORBID, OP_NEGATE_EFFECTS) and speaks_of_name(step) and len(memory) > 1:
        card = facts[memory[1]]
    else:
        return NOTHING
    return (card.name_en, card.name_zh or card.name_en)


def speaks_of_name(step: Step) -> bool:
    """Whether a restriction or a negation is about the cards with the name of a certain one."""
    return step.filter is not None and step.filter.like() >= 0
