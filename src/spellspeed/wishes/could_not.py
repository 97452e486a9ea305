"""Which part of an effect could not act, in the words of its card."""

from typing import Final

from spellspeed.engine.applies.find import find, find_places, fits
from spellspeed.engine.applies.grants import attacks_made
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import UNSEEN
from spellspeed.engine.may.fusion import could_be_made, find_materials, names_of
from spellspeed.engine.may.outcome import could_do_after_cost
from spellspeed.engine.may.ritual import find_ritual_tributes
from spellspeed.lang.codes.code import NOT_SAID, OP_FUSION_SUMMON, OP_GRANT, OP_RITUAL_SUMMON
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import find_line, quote_deed
from spellspeed.words import ATTACK_AGAIN, EXTRA_DECK, FUSION, HAND, RITUAL

NOTHING: Final[Pair] = ("", "")
NO_RITUAL: Final[Pair] = ("; no such Ritual Monster is in your hand", "；手卡中没有这样的仪式怪兽")
NO_LEVELS: Final[Pair] = (
    "; the Levels of the monsters that can be Tributed do not come to that",
    "；可以解放的怪兽的等级合计不出那个数值",
)
NO_FUSION: Final[Pair] = ("; no such Fusion Monster is in your Extra Deck", "；额外卡组没有这样的融合怪兽")
NO_MATERIALS: Final[Pair] = (
    "; no such Fusion Monster in your Extra Deck has all its materials there",
    "；额外卡组没有素材齐全的这样的融合怪兽",
)
NO_SUCH_CARD: Final[Pair] = ("; no such card is there", "；没有这样的卡")
ATTACKED_TWICE: Final[Pair] = ("; it has attacked again already", "；已经再次攻击过")


def find_missing(g: Game, s: State, player: int, memory: tuple[int, ...], line: LineCode, source: CardState) -> int:
    """Return where the first deed stands that a line needs and that could do nothing now, -1 for none."""
    for word in line.possible:
        if word >= 0 and line.steps[word].said != NOT_SAID:
            if not could_do_after_cost(g, s, player, memory, line, line.steps[word], source):
                return word
    return -1


def tell_missing(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> Pair:
    """Say what of a line could not be done now, ("", "") if no single deed is to blame."""
    at = find_missing(g, s, player, memory, line, row)
    said = find_line(g, row.card, line)
    if at < 0 or said is None or said.do is None:
        return NOTHING
    from spellspeed.lang.words.lasting import written_deeds  # the card language costs more to import than all else

    return quote_deed(g, row.card, said, list(written_deeds(said.do))[line.steps[at].said])


def tell_lack(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> Pair:
    """Say what is not there for the part of a line that could not be done, where its words leave that open."""
    at = find_missing(g, s, player, memory, line, row)
    if at < 0:
        return NOTHING
    step = line.steps[at]
    if step.op == OP_RITUAL_SUMMON:
        return tell_ritual(g, s, player, row, step, memory)
    if step.op == OP_FUSION_SUMMON:
        return tell_fusion(g, s, player, row, step, memory)
    if step.op == OP_GRANT and step.allowance == ATTACK_AGAIN and len(attacks_made(s, row)) > 1:
        return ATTACKED_TWICE
    choice = step.choice
    if choice is None or choice.among >= 0 or find(g, s, player, memory, choice):
        return NOTHING
    # Whether such a card is among those that he may not see is not for the player to know.
    unseen = find_places(s, player, 0, choice.opponents & UNSEEN) if choice.opponents & UNSEEN else []
    return NOTHING if unseen else NO_SUCH_CARD


def tell_ritual(g: Game, s: State, player: int, row: CardState, step: Step, memory: tuple[int, ...]) -> Pair:
    """Say that the Ritual Monster or the Levels for it are missing, if that is what a Ritual Summon lacks."""
    rituals = find_such(g, s, player, memory, step, HAND, RITUAL)
    tributes = find_ritual_tributes(g, s, player, step, row)
    for each in rituals:
        others = [uid for uid in tributes if uid != each.uid]
        if (
            sum([level_of(g, s, s.cards[uid]) for uid in others]) >= (step.level or level_of(g, s, each))
            and not step.exactly
        ):
            return NOTHING  # it is something else
    return NO_LEVELS if rituals else NO_RITUAL


def tell_fusion(g: Game, s: State, player: int, row: CardState, step: Step, memory: tuple[int, ...]) -> Pair:
    """Say that the Fusion Monster or its materials are missing, if that is what a Fusion Summon lacks."""
    fusions = find_such(g, s, player, memory, step, EXTRA_DECK, FUSION)
    materials = find_materials(g, s, player, step, row)
    names = names_of(g, s, materials)
    for each in fusions:
        if could_be_made(g, s, player, each, materials, names, g.programs[each.card].more, True):
            return NOTHING  # it is something else
    return NO_MATERIALS if fusions else NO_FUSION


def find_such(
    g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, pile: int, kind: int
) -> list[CardState]:
    """Return the monsters in a pile of the player that an effect could Special Summon, were all else there."""
    assert step.filter is not None
    rows = [s.cards[uid] for uid in s.piles[own(player, pile)]]
    return [row for row in rows if g.facts[row.card].kind & kind and fits(g, s, player, memory, row, step.filter)]
