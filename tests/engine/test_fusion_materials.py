"""Which cards can be the materials of a Fusion Monster, seen as sets: counted as the engine does, and tried out."""

import random
from itertools import combinations, permutations

from probes import pool_with, probe
from spellspeed.engine.materials import MAKES_ROOM, can_become
from spellspeed.lang.lines import Activation, Ignition
from spellspeed.lang.nouns import Monster, Ref
from spellspeed.lang.places import YOUR_FIELD, YOUR_HAND
from spellspeed.lang.verbs import ChangeStat, Draw, FusionSummon
from spellspeed.words import ATK, FUSION
from table import table

MATERIALS = "hand: {}, Time Wizard, Baby Dragon   extra: Thousand Dragon   deck: 2 Umi"


def is_complete(masks: list[int], cards: tuple[int, ...], needs_room: bool) -> bool:
    """Whether exactly these cards make the monster: in some order each is one of its materials."""
    if needs_room and not any(masks[card] & MAKES_ROOM for card in cards):
        return False
    return any(all(masks[card] >> at & 1 for at, card in enumerate(order)) for order in permutations(cards))


def test_what_can_be_completed_is_what_some_complete_set_holds() -> None:
    dice = random.Random(1)
    for _ in range(400):
        count = dice.randint(1, 4)
        masks = [dice.randrange(1 << count) | dice.choice((0, MAKES_ROOM)) for _ in range(dice.randint(1, 6))]
        needs_room = dice.random() < 0.5
        complete = [
            set(cards) for cards in combinations(range(len(masks)), count) if is_complete(masks, cards, needs_room)
        ]
        for picked in range(count + 2):
            for cards in combinations(range(len(masks)), picked):
                wanted = any(set(cards) <= one for one in complete)
                masks_picked = tuple([masks[card] for card in cards])
                assert can_become(tuple(masks), masks_picked, count, needs_room) == wanted, (masks, cards, count)


def test_a_line_goes_on_with_the_monster_it_has_fusion_summoned() -> None:
    called = Ref("the Fusion Summoned monster")
    deed = FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD, called=called)
    bond = probe("Test Bond", "Spell", Activation(do=deed.and_if_you_do(ChangeStat(ATK, called, 500))))
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {MATERIALS.format('Test Bond')}\nopp 8000"
    t = table(position, pool_with(bond))
    t.you.activates("Test Bond")
    t.you.takes_position("attack")
    assert t.you.atk_of("Thousand Dragon") == 2400 + 500


def test_what_depends_on_a_fusion_summon_that_came_to_nothing_is_not_done() -> None:
    deed = FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD)
    bond = probe("Test Bond", "Spell", Activation(do=deed.and_if_you_do(Draw(1))))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Bond, Time Wizard   monsters: Baby Dragon   extra: Thousand Dragon   deck: 2 Umi
        opp 8000   hand: Kuriboh   set: Raigeki Break
    """
    t = table(position, pool_with(bond))
    t.you.activates("Test Bond")
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting="Baby Dragon")
    t.nobody_responds()
    assert t.you.hand == ["Time Wizard"] and t.you.deck == ["Umi", "Umi"]


def test_an_optional_fusion_summon_is_asked_for_only_if_it_is_possible() -> None:
    deed = Draw(1).then(FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD), may=True)
    smith = probe("Test Smith", "Warrior / Effect", Ignition(1, do=deed))
    for hand, asked in (("Time Wizard, Baby Dragon", True), ("Time Wizard", False)):
        position = f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {hand}   monsters: Test Smith   extra: Thousand Dragon   deck: 2 Umi
            opp 8000
        """
        t = table(position, pool_with(smith))
        t.you.activates("Test Smith")
        t.you.is_asked("option" if asked else "open state")
