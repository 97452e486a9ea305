"""Cases of equips, names and deeds put off, in which one detail decides."""

import pytest

from turns import resolve, their_turn, your_turn

AXE = "Axe of Despair"
DIMENSIONHOLE = "Dimensionhole"


# --------------------------------------------------------------------------------------- what keeps an equip negated


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize(("monster", "atk"), [("Silent Swordsman LV3", 1000), ("Gora Turtle of Illusion", 1200)])
def test_only_an_equip_of_the_opponent_is_negated_as_long_as_it_targets_such_a_monster(monster: str, atk: int) -> None:
    t = their_turn(f"monsters: {monster}   hand: {AXE}", f"hand: {AXE}")
    t.opp.activates(AXE, targeting=monster)
    resolve(t)
    assert t.you.atk_of(monster) == atk and t.opp.spells == [AXE]
    t.opp.ends_turn()
    t.you.activates(AXE, targeting=monster)
    resolve(t)
    assert t.you.atk_of(monster) == atk + 1000 and t.opp.spells == [AXE]


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_what_negates_effects_as_they_resolve_does_not_negate_an_equip_that_has_resolved() -> None:
    """Cyber Blader negates effects of the opponent's cards while he controls three monsters."""
    t = their_turn("monsters: Cyber Blader", f"monsters: 2 Battle Ox   hand: Battle Ox, {AXE}")
    t.opp.activates(AXE, targeting="Battle Ox (zone 1)")
    resolve(t)
    t.opp.summons("Battle Ox")
    resolve(t)
    assert sorted(t.opp.atk_of("Battle Ox", zone) for zone in (1, 2, 3)) == [1700, 1700, 2700]


# ------------------------------------------------------------------------------------------------ equipped to what


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize(("on", "atk"), [("Maha Vailo", 1550 + 1000 + 500), ("Battle Ox", 1550)])
def test_only_an_equip_that_is_on_the_monster_itself_is_counted(on: str, atk: int) -> None:
    """Maha Vailo gains 500 ATK for each Equip Card equipped to it; one more is on the other monster."""
    t = your_turn(
        f"monsters: Maha Vailo, Battle Ox, Celtic Guardian   spells: {AXE} (on Celtic Guardian), {AXE} (on {on})"
    )
    assert t.you.atk_of("Maha Vailo") == atk


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=0)
@pytest.mark.parametrize(("monster", "atk"), [("Zombie Tiger", 1400), ("Armory Arm", 1800)])
def test_what_a_monster_gives_when_it_has_equipped_itself_it_does_not_give_whom_relinquished_is(
    monster: str, atk: int
) -> None:
    t = your_turn("monsters: Relinquished", f"monsters: {monster}")
    t.you.activates("Relinquished")
    resolve(t)
    assert monster in t.you.spells and t.you.atk_of("Relinquished") == atk


# ------------------------------------------------------------------------------------------------- deeds put off


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=0)
def test_a_deed_put_off_is_not_called_by_a_card_that_is_in_the_hand_by_then() -> None:
    """The opponent does not see that card, so nothing is said of it."""
    t = your_turn(f"hand: {DIMENSIONHOLE}   monsters: Battle Ox, Magician of Faith (set)")
    t.you.activates(DIMENSIONHOLE, targeting="Battle Ox")
    resolve(t)
    t.you.flip_summons("Magician of Faith")
    resolve(t)
    assert t.you.hand == [DIMENSIONHOLE]
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.is_offered()[0] == "carry out"
    t.you.does("carry out")
    resolve(t)
    assert t.you.monsters == ["Battle Ox", "Magician of Faith"]
