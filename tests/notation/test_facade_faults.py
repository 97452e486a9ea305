"""What is refused is refused whole, what a view says can be said back, and an Equip Spell lies on a monster."""

import pytest

from spellspeed import Duel
from spellspeed.notation.phrases import PositionError
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.transcript import RulingPlayer
from table import table

SEATS = pytest.mark.parametrize("seat", [0, 1])
WHO = ("you", "opp")


def lay(seat: int, mine: str, theirs: str = "", moment: str = "Main Phase 1") -> Duel:
    """The same position for either seat."""
    sides = [f"{WHO[seat]} 8000 {mine} deck: 5 Kuriboh", f"{WHO[1 - seat]} 8000 {theirs} deck: 5 Kuriboh"]
    return Duel.from_position("\n".join([f"turn 3, {moment}, {WHO[seat]} to act", *sorted(sides, reverse=True)]))


# ------------------------------------------------------------------------------------------------------- refused whole


@SEATS
def test_a_line_of_a_ruling_that_is_refused_passes_for_nobody(seat: int) -> None:
    duel = lay(seat, "hand: Raigeki, Kuriboh", "monsters: Vorse Raider  set: Magic Jammer  hand: Sangan, Umi")
    player = RulingPlayer(duel)
    player.play(seat, "activate Raigeki")
    asked, played = duel.request, duel.count_played()
    assert asked is not None and asked.player == 1 - seat
    for wish in ("summon Blue-Eyes White Dragon", "set Raigeki", "attack with Kuriboh"):
        with pytest.raises(IllegalAnswer):
            player.play(seat, wish)
        assert (duel.request, duel.count_played()) == (asked, played)
    player.play(seat, "summon Kuriboh")  # what is possible after the passes still is
    assert duel.count_played() > played


@SEATS
@pytest.mark.parametrize("theirs", ["Sangan", "Sangan, Mystical Elf", "Sangan (set)"])
@pytest.mark.parametrize(
    "wish", ["attack directly with Summoned Skull", "Summoned Skull attacks directly", "用 恶魔召唤 直接攻击"]
)
def test_a_direct_attack_where_a_monster_stands_opposite_declares_no_attack(seat: int, theirs: str, wish: str) -> None:
    duel = lay(seat, "monsters: Summoned Skull", f"monsters: {theirs}", "Battle Step")
    player = RulingPlayer(duel)
    refusal = duel.why_not(wish)
    assert refusal is not None and refusal.rule == "battle.attack.must-choose-monster-if-any"
    for with_ruling in (False, True):
        with pytest.raises(IllegalAnswer):
            if with_ruling:
                player.play(seat, wish)
            else:
                duel.play(wish)
        assert duel.count_played() == 0 and duel.request is not None and duel.request.purpose == "open state"


# ------------------------------------------------------------------------------------------------- what is said already


@SEATS
def test_a_trigger_that_asks_already_may_be_called(seat: int) -> None:
    duel = lay(seat, "monsters: Man-Eater Bug (set)", "monsters: Sangan, Kuriboh")
    duel.play("flip summon Man-Eater Bug")
    asked = duel.request
    assert asked is not None and asked.purpose == "target"
    duel.play("trigger Man-Eater Bug")
    assert duel.request == asked
    refusal = duel.why_not("trigger Man-Eater Bug", seat)
    assert refusal is not None and refusal.rule == "effect.activation.order-of-steps"
    assert refusal.facts == ("the effect ① of Man-Eater Bug is being activated already",)
    assert refusal.facts_zh == ("正在发动的就是「食人虫」的①效果",)
    duel.play("trigger Man-Eater Bug", "target Sangan")
    assert [card.name for card in duel.field if card.controller != seat] == ["Kuriboh"]
    with pytest.raises(IllegalAnswer):
        duel.play("trigger Man-Eater Bug")


@SEATS
def test_a_trigger_of_a_ruling_may_be_called_while_it_asks(seat: int) -> None:
    duel = lay(seat, "monsters: Man-Eater Bug (set)", "monsters: Sangan, Kuriboh")
    player = RulingPlayer(duel)
    for wish in ("flip summon Man-Eater Bug", "trigger Man-Eater Bug", "target Kuriboh"):
        player.play(seat, wish)
    assert [card.name for card in duel.field if card.controller != seat] == ["Sangan"]


@SEATS
@pytest.mark.parametrize(
    "wish",
    [
        "activate Ultimate Offering with effect",
        "activate Ultimate Offering together with its effect",
        "activate Ultimate Offering with effect 1",
        "发动 血之代偿并同时发动那个效果",
    ],
)
def test_what_a_view_says_of_a_trap_and_its_effect_can_be_said_back(seat: int, wish: str) -> None:
    duel = lay(seat, "hand: Kuriboh   set: Ultimate Offering")
    request = duel.view(seat).request
    assert request is not None
    (at,) = [at for at, option in enumerate(request.options) if "with effect" in repr(option)]
    meant, said = duel.fork(), duel.fork()
    meant.answer(at)
    said.play(wish)
    assert said == meant


# -------------------------------------------------------------------------------------------------------- Equip Spells


@pytest.mark.parametrize(
    ("spells", "problem"),
    [
        ("Axe of Despair", "an Equip Spell lies face-up only on a monster"),
        ("Axe of Despair (on Summoned Skull)", "there is no face-up monster 'Summoned Skull'"),
        ("Axe of Despair (on Kuriboh)", "there is no face-up monster 'Kuriboh'"),
        ("Axe of Despair (on opp zone 2)", "there is no face-up monster 'opp zone 2'"),
        ("Axe of Despair (on Nobody)", "no card is called 'Nobody'"),
        ("Skill Drain (on Sangan)", "only a face-up Equip Spell is on a monster"),
    ],
)
def test_an_equip_spell_on_nothing_is_no_position(spells: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        lay(0, f"monsters: Sangan, Kuriboh (set)   spells: {spells}")


@SEATS
@pytest.mark.parametrize("flag", ["on Gemini Elf", "装备于 双生精灵", "on {} zone 3", "装备于{}区域3"])
@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
def test_an_equip_spell_applies_to_the_monster_it_is_on(seat: int, flag: str) -> None:
    whose = (("你", "对手") if "装" in flag else WHO)[seat]
    t = table(lay(seat, f"monsters: Gemini Elf (zone 3)   spells: Axe of Despair ({flag.format(whose)})").to_text())
    me = t.seats[seat]
    assert me.atk_of("Gemini Elf") == 1900 + 1000
    assert f"spells: Axe of Despair (on {WHO[seat]} zone 3)" in t.duel.to_text()
    me.changes_position("Gemini Elf")
    assert me.spells == ["Axe of Despair"]


@SEATS
def test_an_equip_spell_may_be_on_the_opponents_monster(seat: int) -> None:
    duel = lay(seat, "spells: Axe of Despair (on Gemini Elf)", "monsters: Gemini Elf   hand: Smashing Ground")
    assert f"(on {WHO[1 - seat]} zone 1)" in duel.to_text()
    assert [card.atk for card in duel.field if card.name == "Gemini Elf"] == [2900]
