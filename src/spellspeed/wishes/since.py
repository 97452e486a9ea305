"""A duel wherever it stands, as text: where a player last could act freely, and the answers given since.

In an open state a position says everything by facts. Anywhere else it says the last one of those, or the beginning of
the duel, then the answers since in words, and what chance has brought since, so that all of it comes again.
"""

import re
from typing import Final

from spellspeed.beginning import HistoryNode
from spellspeed.duel import SURRENDERED, Duel
from spellspeed.engine.kernel.dice import CARDS_PICKED, DECK_ORDER, ROLLS
from spellspeed.engine.kernel.rows import Event, Option
from spellspeed.engine.kernel.slots import slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.hindsight.film import Shot, shoot
from spellspeed.notation.phrases import MOST_CARDS, PLAYERS, PositionError, read_mentions, safe_name
from spellspeed.notation.read import Sheet, read_sheet
from spellspeed.notation.recall import Fact
from spellspeed.notation.write import PositionWriter, is_open_state, write_position
from spellspeed.rulebook.errors import RefusedAnswer
from spellspeed.wishes.chinese import say_in_chinese
from spellspeed.wishes.find import find_option, understand
from spellspeed.wishes.play import is_triggering, play_wish, split_player
from spellspeed.wishes.write import write_picks
from spellspeed.words import (
    COIN_HEADS,
    COIN_TAILS,
    DRAW_PHASE,
    EVENT_COIN_TOSSED,
    EVENT_DIE_ROLLED,
    EVENT_SHUFFLED,
    FOR_FIRST_TURN,
    NOBODY,
)

Outcome = tuple[int, ...]  # what chance has brought, as State.foretell takes it

_NUMBERS: Final = re.compile(r"(?:answer|回答)\s*((?:\d{1,4}\s*[,，]?\s*)*)$", re.IGNORECASE)
_CHANCE: Final = re.compile(
    r"(you|opp|你|对手)\s*(?:(deck|洗切后的卡组)\s*[:：]|(at random|随机选出)\s*[:：]|(die|骰子)|(coin|硬币))\s*(.*)$",
    re.IGNORECASE,
)
_SIDES: Final = ((COIN_HEADS, "heads", "正面"), (COIN_TAILS, "tails", "反面"))


# ------------------------------------------------------------------------------------------------------------- writing


def write_duel(duel: Duel, lang: str = "en") -> str:
    """Write a duel wherever it stands, so that `Duel.from_position` leads to the same position.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf")
    >>> print(write_duel(duel))
    turn 3, Main Phase 1, you to act
    you 8000   hand: Mystical Elf
    opp 8000
    then: you summon Mystical Elf
    <BLANKLINE>
    """
    if is_open_state(duel.state):
        return write_position(duel, lang)
    nodes: list[HistoryNode] = []
    node = duel.node
    while node is not None:
        nodes.append(node)
        if is_open_state(node.state):
            return write_since(duel, write_position(duel.resume(node.state, node.parent), lang), nodes[::-1], lang)
        node = node.parent
    base = write_beginning(duel, nodes[-1].state if nodes else duel.state, lang)
    return write_since(duel, base, nodes[::-1], lang) if base else write_position(duel, lang)


def write_beginning(duel: Duel, first: State, lang: str) -> str:
    """Write where a duel began that has not come to an open state yet, "" where that cannot be said."""
    request, writer = first.request, PositionWriter(duel.game, first, lang)
    if duel.position:
        sheet = read_sheet(duel.position, duel.pool)
        told = sheet.asks_all or sheet.asks_order
        return "\n".join([duel.position.rstrip("\n"), *([] if told else writer.asking())]) + "\n"
    if request is not None and request.purpose == FOR_FIRST_TURN:
        who = PLAYERS[request.player][writer.column]
        header = f"第1回合之前，{who}行动" if writer.column else f"before the first turn, {who} to act"
    elif duel.decks is not None and first.turn == 1 and not duel.game.format.first_turn_draw:
        # Nothing has happened yet: turn 1 has no normal draw.
        header = writer.say_time(DRAW_PHASE, 0)
    else:
        return ""
    return "\n".join([header, *writer.lists()[1:]]) + "\n"


def write_since(duel: Duel, base: str, nodes: list[HistoryNode], lang: str) -> str:
    """Write a base with what chance has brought in these answers, and the answers.

    They are given to the duel that the base is read as, since there a card may have another place among its copies.
    """
    column = 1 if lang == "zh" else 0
    chance = [node for at, node in enumerate(nodes) if used_chance(node.state, state_after(duel, nodes, at))]
    for shot in shoot(duel, [(0, node) for node in chance]):
        base += "".join([write_outcome(duel, outcome, column) + "\n" for outcome in find_outcomes(duel, shot)])
    again = Duel.from_position(base, pool=duel.pool)
    for node in nodes:
        said = write_answer(again, node, column)
        who = "" if node.player == NOBODY else f"{PLAYERS[node.player][column]} "
        base += f"{('then: ', '随后：')[column]}{who}{said}\n"
    return base


def state_after(duel: Duel, nodes: list[HistoryNode], at: int) -> State:
    """Return the state to which an answer has led."""
    return nodes[at + 1].state if at + 1 < len(nodes) else duel.state


def used_chance(before: State, after: State) -> bool:
    """Whether chance has decided something between two states."""
    return before.draws != after.draws or before.foretold != after.foretold


def write_answer(again: Duel, node: HistoryNode, column: int) -> str:
    """Give an answer to a duel that stands where it was given, and write it: in words, else as option numbers."""
    if node.picks == (SURRENDERED,):
        again.surrender(node.player)
        return ("surrender", "投降")[column]
    if not node.is_answer():
        again.call_time(node.picks[1])
        return f"{('time', '时间到')[column]} {node.picks[1]}"
    picks = find_same_picks(node, again.state)
    words = write_picks(again.game, again.state, picks)
    said = [words, f"{('answer', '回答')[column]} {', '.join([str(pick) for pick in picks])}".rstrip()]
    if column:
        said.insert(0, say_in_chinese(words, again.pool))
    plain = next((wish for wish in said[:-1] if leads_to(again, wish, node.player, picks)), said[-1])
    again.answer(*picks, by=node.player)
    return plain


def leads_to(duel: Duel, wish: str, player: int, picks: tuple[int, ...]) -> bool:
    """Whether a wish is read as these picks.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> leads_to(duel, "summon Mystical Elf", 0, (0,)), leads_to(duel, "sing", 0, (0,))
    (True, False)
    """
    try:
        found = find_option(duel, wish, player) == picks
        return found and not is_triggering(duel, understand(wish, duel), player)
    except (ValueError, LookupError):
        return False


def find_same_picks(node: HistoryNode, there: State) -> tuple[int, ...]:
    """Return the picks of an answer as they are numbered in a state in which the same cards lie in the same places."""
    here, asked = node.state.request, there.request
    if here is None or asked is None:
        return node.picks
    uids = {-1: -1}
    for mine, other in zip(node.state.piles, there.piles, strict=True):
        uids.update(zip(mine, other, strict=False))
    found: list[int] = []
    for pick in node.picks:
        option = here.options[pick]
        alike = Option(option.deed, uids.get(option.uid, -1), option.place, option.number)
        found.append(asked.options.index(alike) if alike in asked.options else pick)
    return tuple(found)


def find_outcomes(duel: Duel, shot: Shot) -> list[Outcome]:
    """Return what chance has decided in one step of a frame, in its order."""
    before, after = shot.before, shot.after
    if not used_chance(before, after):
        return []
    found = [outcome for event in shot.events for outcome in read_event(after, event)]
    if found or any(event.kind == EVENT_SHUFFLED for event in shot.events):
        return found
    frame = shot.frame
    line = duel.game.line_of(before.cards[frame.uid].card, frame.line)
    picked = slot_of(after.frames[-1].memory, line.steps[frame.step].slot)[::2]
    rows = [before.cards[uid] for uid in picked]
    return [(CARDS_PICKED, rows[0].controller, *[row.card for row in rows])] if rows else []


def read_event(after: State, event: Event) -> list[Outcome]:
    """Return what chance has decided if an event tells of it."""
    if event.kind in (EVENT_COIN_TOSSED, EVENT_DIE_ROLLED):
        coin = 1 if event.kind == EVENT_COIN_TOSSED else 0
        return [(ROLLS, event.player, event.number - 1, coin)]
    if event.kind == EVENT_SHUFFLED and len(after.piles[event.number]) > 1:
        return [(DECK_ORDER, event.player, *[after.cards[uid].card for uid in after.piles[event.number][::-1]])]
    return []


def write_outcome(duel: Duel, outcome: Outcome, column: int) -> str:
    """Write what chance has brought."""
    start = f"{('chance: ', '机遇：')[column]}{PLAYERS[outcome[1]][column]} "
    if outcome[0] == ROLLS:
        if outcome[3]:
            return start + next(
                f"{('coin', '硬币')[column]} {row[1 + column]}" for row in _SIDES if row[0] == outcome[2] + 1
            )
        return f"{start}{('die', '骰子')[column]} {outcome[2] + 1}"
    names = [safe_name(duel.game.facts[card], duel.pool, ("en", "zh")[column]) for card in outcome[2:]]
    words = ("deck", "洗切后的卡组") if outcome[0] == DECK_ORDER else ("at random", "随机选出")
    return f"{start}{words[column]}: {', '.join(names)}"


# ------------------------------------------------------------------------------------------------------------- reading


def play_since(duel: Duel, sheet: Sheet) -> None:
    """Give the answers that a position tells, with what chance has brought; an error names the line.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Kuriboh\\nopp 8000\\nthen: pass")
    Traceback (most recent call last):
    ...
    spellspeed.notation.phrases.PositionError: line 4, column 7: 'pass': That is not among the things that can be \
chosen now. [ask.not-offered, ours]
    """
    duel.state.foretell(tuple([read_outcome(duel, fact) for fact in sheet.chance]))
    for fact in sheet.then:
        try:
            play_answer(duel, fact.text)
        except RefusedAnswer as refused:
            raise fact.wrong(f"{fact.text!r}: {refused}") from None
        except ValueError as wrong:
            raise fact.wrong(f"{fact.text!r}: what chance brings does not fit: {wrong}") from None
    left = len(duel.state.foretold)
    if left and sheet.then:
        raise sheet.chance[-left].wrong("chance decides no such thing in the answers that follow")


def play_answer(duel: Duel, text: str) -> None:
    """Give one answer, in words or as the numbers of options."""
    player, wish = split_player(text)
    numbers = _NUMBERS.match(wish)
    if numbers:
        duel.answer(*[int(number) for number in re.findall(r"\d+", numbers[1])], by=player)
    else:
        play_wish(duel, wish, player)


def read_outcome(duel: Duel, fact: Fact) -> Outcome:
    """Read what chance brings."""
    found = _CHANCE.match(fact.text)
    if not found:
        raise fact.wrong(f'{fact.text!r} is nothing that chance brings; write, for example, "you coin heads"')
    player, said = 0 if found[1].casefold() in PLAYERS[0] else 1, found[6].strip()
    if found[4]:
        if not re.fullmatch("[1-6]", said):
            raise fact.wrong(f"no die shows {said!r}")
        return (ROLLS, player, int(said) - 1)
    if found[5]:
        for number, *words in _SIDES:
            if said.casefold() in words:
                return (ROLLS, player, number - 1)
        raise fact.wrong(f'no coin shows {said!r}; write "heads" or "tails"')
    cards: list[int] = []
    for mention in read_mentions(said, duel.pool):
        if len(cards) + mention.count > MOST_CARDS:
            raise fact.wrong(f"more than {MOST_CARDS} cards")
        try:
            cards += [duel.pool.find(mention.name).index] * mention.count
        except LookupError as unknown:
            raise PositionError(fact.line, fact.column, str(unknown)) from None
    return (DECK_ORDER if found[2] else CARDS_PICKED, player, *cards)
