"""Why a card that the player can see is not among those that can be chosen as a target."""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.find import find
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone, is_on_field, kind_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.obstacles import name_face, name_obstacle
from spellspeed.engine.may.why import Why
from spellspeed.lang.codes.code import NO_SLOT, OP_EQUIP, OP_TARGET, ChoiceCode
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.rulebook.book import Pair
from spellspeed.seen import may_see
from spellspeed.telling.quoted import find_line, quote_choice
from spellspeed.wishes.activation_facts import Found
from spellspeed.wishes.facts import card_name, name_of, what_it_is, where_is
from spellspeed.wishes.forbidden import tell_forbidding
from spellspeed.words import FOR_TARGET, MONSTER


def find_target_reasons(g: Game, s: State, player: int, row: CardState) -> list[Found]:
    """Return why this card, which the player can see, is no target of what the player is choosing targets for."""
    request = s.request
    if request is None or request.purpose != FOR_TARGET or not s.frames:
        return []
    frame = s.frames[-1]
    source = s.cards[request.uid]
    line = g.line_of(source.card, request.line)
    step = line.steps[frame.step] if frame.step < len(line.steps) else None
    if step is None or step.op != OP_TARGET or step.choice is None:
        return []
    deed = line.steps[step.deed_at] if step.deed_at else step
    why = Why()
    # Of a hidden card no more is said than how it lies.
    if may_see(row, player) and row.uid in find(g, s, player, frame.memory, step.choice):
        name_obstacle(g, s, player, source, deed, row, why)
    elif is_within(step.choice, player, row) and (is_monster_zone(row.place) or deed.op != OP_EQUIP):
        name_face(step, deed, row, why)
    found: list[Found] = []
    for number, card in zip(why.rules, why.cards, strict=True):
        forbidding = card_name(g, card) if card >= 0 else ("", "")
        facts: tuple[Pair, ...] = (lies(g, row, player),)
        if number == rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES:
            facts = tell_forbidding(g, s, player, card, "target", row) or facts
        found.append(Found(number, facts, (forbidding[0], forbidding[1].strip("「」"))))
    if not found:
        # rule: card.text.activation-condition-and-effect
        there = () if is_on_field(row.place) else (where_is(g, row, player),)
        if may_see(row, player) and not g.facts[row.card].kind & MONSTER:
            there = (what_it_is(g, row, player),)
        not_meant = is_not_meant(g, player, source, row, target_in_words(g, source.card, line, step))
        found.append(Found(rule.CARD_TEXT_ACTIVATION_CONDITION_AND_EFFECT, (*there, not_meant)))
    return found


def is_within(choice: ChoiceCode, player: int, row: CardState) -> bool:
    """Whether a card is in one of the places that a choice is made from: elsewhere it is no matter how it lies."""
    if choice.among != NO_SLOT:
        return is_on_field(row.place)
    return kind_of(row.place) & (choice.yours if row.controller == player else choice.opponents) != 0


def lies(g: Game, row: CardState, player: int) -> Pair:
    """Say that a card lies face-down, if it does, else where it is."""
    english, chinese = name_of(g, row, player)
    hidden = is_on_field(row.place) and not row.face_up
    return where_is(g, row, player) if not hidden else (f"{english} is face-down", f"{chinese}是里侧表示")


def target_in_words(g: Game, card: int, line: LineCode, step: Step) -> Pair:
    """Return what a step of a line targets in the words of the card, ("", "") if they cannot be told."""
    said = find_line(g, card, line)
    steps = [each for each in line.steps[line.targets_at : line.deeds_at] if each.op == OP_TARGET]
    targets = () if said is None or said.target is None else said.target
    choices = targets if isinstance(targets, tuple) else (targets,)
    if said is None or len(choices) != len(steps) or step not in steps:
        return ("", "")
    return quote_choice(g, card, said, choices[steps.index(step)])


def is_not_meant(g: Game, player: int, source: CardState, row: CardState, what: Pair) -> Pair:
    """Say what an effect targets, and that a card is nothing of the kind."""
    by, other = name_of(g, source, player), name_of(g, row, player)
    if what[0]:
        return (
            f"{by[0]} targets “{what[0]}”, and {other[0]} is none of them",
            f"{by[1]}的对象是“{what[1]}”，{other[1]}不符合",
        )
    return (f"{other[0]} is nothing that {by[0]} targets", f"{other[1]}不是{by[1]}可以作为对象的卡")
