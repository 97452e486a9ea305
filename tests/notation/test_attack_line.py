"""The attack line of a position, which positions of a battle are possible, and since when cards lie face-down."""

import random

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck
from spellspeed.duel import Duel
from spellspeed.engine.kernel.game import FORMATS, Format, find_format
from spellspeed.notation import PositionError, write_position
from spellspeed.words import ATTACK
from table import table

TWINS = """\
turn 3, Battle Step, you to act
you 8000   monsters: Sangan (attack, zone 2), Sangan (attack, extra zone 1)
opp 8000   monsters: Giant Rat (defense, zone 1), Giant Rat (attack, extra zone 1)
attack: {attacker} -> {target}, count changed
# you are choosing how the attack goes on
"""


def refused(position: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        Duel.from_position(position)
    return caught.value


def attack(line: str, mine: str = "Sangan", theirs: str = "monsters: Giant Rat") -> str:
    return f"turn 3, Battle Step, you to act\nyou 8000 monsters: {mine}\nopp 8000 {theirs}\nattack: {line}"


# --------------------------------------------------------------------------------------------------------- which twin


@pytest.mark.parametrize("attacker", ["Sangan (zone 2)", "Sangan (extra zone 1)"])
@pytest.mark.parametrize("target", ["Giant Rat (zone 1)", "Giant Rat (extra zone 1)"])
def test_twins_in_main_and_extra_monster_zones_are_told_apart(attacker: str, target: str) -> None:
    position = TWINS.format(attacker=attacker, target=target)
    duel = Duel.from_position(position)
    battle = duel.state.battle
    assert battle is not None
    for uid, words in ((battle.attacker, attacker), (battle.target, target)):
        assert (duel.state.cards[uid].place >= 32) == ("extra" in words)
    assert duel.to_text() == position
    assert Duel.from_position(position) == duel == Duel.from_position(write_position(duel, "zh"))


def test_each_player_counts_the_extra_monster_zones_from_the_left() -> None:
    t = table(
        "turn 4, Battle Step, opp to act\nyou 8000 monsters: Giant Rat (extra zone 1), Giant Rat (zone 1)\n"
        "opp 8000 monsters: Sangan (extra zone 1), Sangan (zone 1)\n"
        "attack: Sangan (extra zone 1) -> Giant Rat (extra zone 1), count changed"
    )
    battle = t.duel.state.battle
    assert battle is not None
    rows = t.duel.state.cards
    assert (rows[battle.attacker].place, rows[battle.target].place) == (33, 32)
    assert "attack: Sangan (extra zone 1) -> Giant Rat (extra zone 1), count changed" in t.duel.to_text()


def test_a_monster_alone_in_an_extra_monster_zone_needs_no_zone_in_the_attack() -> None:
    position = attack("Sangan -> Giant Rat, count changed", mine="Sangan (extra zone 2)")
    assert "\nattack: Sangan -> Giant Rat, count changed\n" in Duel.from_position(position).to_text()
    named = attack("Sangan (extra zone 2) -> Giant Rat, count changed", mine="Sangan (extra zone 2)")
    assert Duel.from_position(named) == Duel.from_position(position)


@pytest.mark.parametrize("zone", ["zone 1", "extra zone 1"])
def test_an_attack_names_the_zone_in_which_the_monster_is(zone: str) -> None:
    error = refused(attack(f"Sangan ({zone}) -> Giant Rat", mine="Sangan (extra zone 2)"))
    assert (error.line, error.problem) == (4, "no monster of 'you' is called 'Sangan' in that zone")


# --------------------------------------------------------------------------------------------- impossible and possible


@pytest.mark.parametrize("theirs", ["monsters: Giant Rat (set)", "monsters: Giant Rat (extra zone 2)"])
def test_a_direct_attack_on_a_player_with_monsters_is_refused(theirs: str) -> None:
    error = refused(attack("Sangan -> direct", theirs=theirs))
    assert error.line == 4
    assert "battle.attack.must-choose-monster-if-any" in error.problem


def test_a_direct_attack_before_which_a_monster_came_has_its_replay() -> None:
    t = table(attack("Sangan -> direct, count changed"))
    assert t.you.is_asked("replay").offers == ["Giant Rat", "stop"]
    assert Duel.from_position(t.duel.to_text()) == t.duel


@pytest.mark.parametrize(
    ("mine", "rule"),
    [
        ("Sangan (defense)", "battle.attack.attacker-must-be-faceup-attack"),
        ("Sangan (set)", "battle.attack.attacker-must-be-faceup-attack"),
        ("Sangan (attacked)", "battle.attack.once-per-turn"),
    ],
)
@pytest.mark.parametrize("changed", ["", ", count changed"])
def test_an_attacker_that_cannot_be_attacking_is_refused(mine: str, rule: str, changed: str) -> None:
    error = refused(attack(f"Sangan -> Giant Rat{changed}", mine=mine))
    assert error.line == 4
    assert rule in error.problem


def test_the_other_monsters_may_have_attacked_before() -> None:
    t = table(attack("Sangan -> Giant Rat, count changed", mine="Sangan, Kuriboh (attacked), Mystical Elf (defense)"))
    assert [deed.uid for deed in t.duel.state.deeds if deed.deed == ATTACK] == [1, 0]


@pytest.mark.parametrize("name", [format_.name for format_ in FORMATS])
@pytest.mark.parametrize(
    ("time", "rule"),
    [
        ("Start Step", "battle.phase.not-on-first-turn"),
        ("Battle Step", "battle.phase.not-on-first-turn"),
        ("End Step", "battle.phase.not-on-first-turn"),
        ("Main Phase 2", "turn.main2.only-after-battle-phase"),
    ],
)
def test_the_first_turn_has_no_battle_phase_and_no_main_phase_2(time: str, rule: str, name: str) -> None:
    assert not find_format(name).first_turn_battle
    error = refused(f"turn 1, {time}, you to act\nformat {name}\nyou 8000\nopp 8000")
    assert (error.line, error.column) == (1, 9)
    assert rule in error.problem
    # The second turn is the other player's first one, and it has both.
    Duel.from_position(f"turn 2, {time}, you to act\nformat {name}\nyou 8000\nopp 8000")


def test_the_first_turn_in_chinese_is_the_same_first_turn() -> None:
    error = refused("第1回合，战斗步骤，你行动\n你 8000\n对手 8000")
    assert (error.line, error.column) == (1, 6)


@pytest.mark.parametrize("time", ["Draw Phase", "Standby Phase", "Main Phase 1", "End Phase"])
def test_the_other_phases_of_the_first_turn_can_be_written(time: str) -> None:
    Duel.from_position(f"turn 1, {time}, you to act\nyou 8000\nopp 8000")


def test_a_format_may_have_a_battle_phase_in_the_first_turn() -> None:
    # Entered in the list itself: a compiled module does not see its names replaced.
    FORMATS.append(Format("old", 8000, 5, 6, False, 0, True, True, False))
    try:
        for time in ("Battle Step", "Main Phase 2"):
            position = f"turn 1, {time}, you to act\nformat old\nyou 8000 monsters: Sangan (attacked)\nopp 8000"
            Duel.from_position(position)
    finally:
        FORMATS.pop()


@pytest.mark.parametrize(
    ("time", "rule"),
    [
        ("turn 3, Standby Phase", "turn.structure.six-phases-in-order"),
        ("turn 3, Main Phase 1", "turn.structure.six-phases-in-order"),
        ("turn 1, Main Phase 1", "battle.phase.not-on-first-turn"),
        ("turn 1, End Phase", "battle.phase.not-on-first-turn"),
    ],
)
def test_no_monster_has_attacked_before_the_battle_phase(time: str, rule: str) -> None:
    error = refused(f"{time}, you to act\nyou 8000 monsters: Sangan (attacked)\nopp 8000")
    assert (error.line, error.column) == (2, 20)
    assert rule in error.problem


@pytest.mark.parametrize("how", ["attack", "defense", "set"])
def test_a_monster_that_attacked_may_have_been_turned_since(how: str) -> None:
    Duel.from_position(f"turn 3, Battle Step, you to act\nyou 8000 monsters: Sangan ({how}, attacked)\nopp 8000")


# --------------------------------------------------------------------------------------------- what an attack becomes


def without_what_is_under_way(text: str) -> str:
    """The position as it is read by somebody who wants to begin where the action began."""
    lines = [line for line in text.splitlines() if not line.startswith(("under way", "进行中"))]
    return "\n".join(lines)


def test_an_attack_is_written_until_its_damage_is_calculated_and_then_it_has_attacked() -> None:
    pool = pool_with(probe("Test Giant", atk=2000), probe("Test Dwarf", atk=1500))
    t = table(
        "turn 3, Battle Step, you to act\nyou 8000 monsters: Test Giant\nopp 8000 monsters: 2 Test Dwarf\n"
        "attack: Test Giant -> Test Dwarf (zone 2)",
        pool=pool,
        ask_all=True,
    )
    seen: list[tuple[str, bool, bool]] = []
    while t.step == "Damage Step":
        text = write_position(t.duel)
        seen.append((t.timing, "attack: Test Giant -> Test Dwarf (zone 2)" in text, "(attack, attacked)" in text))
        assert ("under way: Test Dwarf is about to be destroyed" in text) == (t.timing == "after damage calculation")
        table(without_what_is_under_way(text), pool=pool)
        (t.you if t.you.is_to_decide() else t.opp).passes()
    assert [line for at, line in enumerate(seen) if line not in seen[:at]] == [
        ("start of the Damage Step", True, False),
        ("before damage calculation", True, False),
        ("damage calculation", True, False),
        ("after damage calculation", False, True),
        ("end of the Damage Step", False, True),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_written_in_the_middle_of_play_can_be_read_again(seed: int) -> None:
    deck = Deck(["Vorse Raider", "Mystical Elf", "Kuriboh", "Giant Rat", "Summoned Skull", "Mirror Force"] * 4)
    duel = Duel(deck, deck, seed=seed, first=0, limits=False, ask_all=True)
    dice = random.Random(seed)
    battles = 0
    for _ in range(400):
        request = duel.request
        if request is None:
            break
        for lang in ("en", "zh"):
            Duel.from_position(without_what_is_under_way(write_position(duel, lang)))
        battles += duel.state.battle is not None
        duel.answer(*dice.sample(range(len(request.options)), request.least))
    assert battles


# ------------------------------------------------------------------------------------------------ since when face-down


def test_face_down_cards_know_the_turn_in_which_they_were_set() -> None:
    t = table("""
        turn 5, Main Phase 1, you to act
        you 8000   hand: Kuriboh
                   monsters: Sangan (set, this turn), Giant Rat (set), Mystical Elf (this turn), Vorse Raider
                   set: Raigeki (zone 1, this turn), Mirror Force (zone 2)
                   spells: Swords of Revealing Light (zone 3)
                   graveyard: Summoned Skull   banished: Kuriboh (set)
        opp 8000   monsters: Sangan (set, special summoned this turn)   field: Umi (set)
    """)
    rows = t.duel.state.cards
    since = {(row.owner, t.name(row.uid)): row.turn_set for row in rows if row.turn_set}
    assert since == {
        (0, "Sangan"): 5,
        (0, "Giant Rat"): 4,
        (0, "Raigeki"): 5,
        (0, "Mirror Force"): 4,
        (1, "Sangan"): 5,
        (1, "Umi"): 4,
    }
    assert {row.holder for row in rows} == {-1}
    assert Duel.from_position(t.duel.to_text()) == t.duel
