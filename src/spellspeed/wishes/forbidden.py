"""What a card forbids that stands in the way of a wish, in the words of that card."""

from typing import Final

from spellspeed.engine.applies.continuous import find_forbidding
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.rulebook.book import Pair
from spellspeed.seen import may_see
from spellspeed.telling.quoted import quote_forbidding
from spellspeed.wishes.facts import card_name, name_of
from spellspeed.words import (
    ACTIVATING,
    ATTACKING,
    ATTACKING_DIRECTLY,
    ATTACKING_MONSTERS,
    BEING_ATTACKED,
    BEING_TARGETED,
    CHANGING_POSITION,
    DECLARING_ATTACKS,
    FLIP_SUMMONING,
    LAST_DOING,
    NORMAL_SUMMONING,
    SETTING,
    SPECIAL_SUMMONING,
    SUMMONING_FACE_UP,
)

# What is looked for first, by the verb of the wish; then everything else that a card can forbid.
FIRST: Final[dict[str, tuple[int, ...]]] = {
    "attack": (ATTACKING, DECLARING_ATTACKS, ATTACKING_DIRECTLY, ATTACKING_MONSTERS, BEING_ATTACKED),
    "attack directly": (ATTACKING_DIRECTLY, ATTACKING, DECLARING_ATTACKS),
    "attack target": (BEING_ATTACKED, ATTACKING_MONSTERS, ATTACKING, DECLARING_ATTACKS),
    "summon": (NORMAL_SUMMONING, SUMMONING_FACE_UP),
    "set": (SETTING, NORMAL_SUMMONING),
    "flip summon": (FLIP_SUMMONING,),
    "gemini summon": (NORMAL_SUMMONING, SUMMONING_FACE_UP),
    "special summon": (SPECIAL_SUMMONING,),
    "change position": (CHANGING_POSITION,),
    "activate": (ACTIVATING, BEING_TARGETED, SPECIAL_SUMMONING),
    "target": (BEING_TARGETED,),
}


def tell_forbidding(g: Game, s: State, player: int, card: int, verb: str, row: CardState | None) -> tuple[Pair, ...]:
    """Return the words in which a card forbids what a player wants to do, () if they cannot be told."""
    doings = find_doings(g, s, player, card, verb, row)
    said = quote_forbidding(g, card, doings)
    if not said[0]:
        return ()
    english, chinese = card_name(g, card)
    says = (f"{english} says “{said[0]}”", f"{chinese}：“{said[1]}”")
    name = ("", "") if row is None else name_of(g, row, player)
    if name[0] and "the linked card" in said[0]:
        return (says, (f"{name[0]} is the linked card", f"{name[1]}就是关联的卡"))
    if name[0] and " of the declared " in said[0]:
        return (says, (f"{name[0]} is one of them", f"{name[1]}就在其中"))
    return (says,)


def find_doings(g: Game, s: State, player: int, card: int, verb: str, row: CardState | None) -> tuple[int, ...]:
    """Return what a card forbids to the player now: with this card, with one on the field, or with none at all."""
    first = FIRST.get(verb, ())
    rest = tuple([doing for doing in range(1, LAST_DOING + 1) if doing not in first])
    # Hidden cards must not decide which of its texts a card is quoted with.
    rows = [row, None, *[each for each in s.cards if may_see(each, player)]]
    found: list[int] = []
    for doing in first + rest:
        if any(find_forbidding(g, s, player, doing, each, False, row) == card for each in rows):
            found.append(doing)
    return tuple(found)
