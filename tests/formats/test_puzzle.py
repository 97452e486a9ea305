"""Puzzles of our own making in the calls of .lua files: what is read, and the position that is laid out."""

import re

import pytest

from spellspeed import Duel
from spellspeed.formats.lua_calls import PuzzleError
from spellspeed.formats.puzzle import read_puzzle
from spellspeed.formats.puzzle_position import to_position
from spellspeed.pool import CardPool

PASSWORDS = {card.name_en: card.password for card in CardPool.builtin().facts}
BEGIN = "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI,5)\n"


def add(name: str, rest: str, variable: str = "") -> str:
    return f"{f'local {variable}=' if variable else ''}Debug.AddCard({PASSWORDS[name]},{rest})\n"


def position(text: str) -> list[str]:
    return [line.strip() for line in to_position(read_puzzle(text)).splitlines()]


def refused(text: str) -> str:
    with pytest.raises(PuzzleError) as wrong:
        to_position(read_puzzle(text, "mine.lua"))
    assert str(wrong.value).startswith("mine.lua, line ") and wrong.value.chinese.startswith("mine.lua，第")
    return str(wrong.value).removeprefix("mine.lua, ")


WHOLE = (
    "--somebody made this\n"
    "--[[message\nWin this turn!\n\tComplexity: 1/10\n]]\n"
    'Debug.SetAIName("Kai\\"ba")\n'
    + BEGIN
    + "Debug.SetPlayerInfo(0,100,0,0)\n"
    + "Debug.SetPlayerInfo(1,8000,0,0);\n"
    + add("Mystical Elf", "0,0,LOCATION_HAND,0,POS_FACEDOWN")
    + add("Blue-Eyes White Dragon", "0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK", "b")
    + add("Axe of Despair", "0,0,LOCATION_SZONE,0,POS_FACEUP", "axe")
    + "Debug.PreEquip(axe,b)\n"
    + add("Mirror Force", "1,1,LOCATION_SZONE,4,POS_FACEDOWN")
    + add("Sangan", "1,1,LOCATION_MZONE,0,POS_FACEDOWN_DEFENSE")
    + add("Kuriboh", "0,1,LOCATION_MZONE,1,POS_FACEUP_DEFENSE")
    + "Debug.ReloadFieldEnd()\n"
    + "Duel.SetLP(1, 900)\n"
    + "Debug.ShowHint('Think!')\n"
    + "aux.BeginPuzzle()\n"
    + "--[[\nSolution:\nattack\n]]\n"
)


def test_everything_around_the_field_is_read() -> None:
    puzzle = read_puzzle(WHOLE)
    assert puzzle.message == "Win this turn!\n\tComplexity: 1/10" and puzzle.hints == ["Think!"]
    assert puzzle.solution == "Solution:\nattack" and puzzle.opponent == 'Kai"ba'
    assert (puzzle.rule, puzzle.lp, puzzle.must_win_this_turn, puzzle.may_attack) == (5, [100, 900], True, True)


def test_only_blocks_behind_the_last_call_are_the_solution_even_one_that_is_never_closed() -> None:
    assert read_puzzle("aux.BeginPuzzle()\n--LOCATION_DECK\n--[==[ first ]] then ]==]\n--[[ end\n]").solution == (
        "first ]] then\nend\n]"
    )


def test_a_puzzle_is_laid_out_as_a_position() -> None:
    assert position(WHOLE) == [
        "turn 3, Main Phase 1, you to act",
        "you 100",
        "hand: Mystical Elf",
        "monsters: Blue-Eyes White Dragon (zone 3)",
        "spells: Axe of Despair (zone 1, on you zone 3)",
        "opp 900",
        "set: Mirror Force (zone 5)",
        "monsters: Sangan (zone 1, set)",
        "monsters: Kuriboh (zone 2, defense, owner you)",
    ]
    duel = Duel.from_position(to_position(read_puzzle(WHOLE)))
    assert duel.lp == (100, 900)
    [dragon] = [card for card in duel.field if card.name == "Blue-Eyes White Dragon"]
    assert dragon.atk == 4000


def test_zeros_in_front_make_no_octal_number_and_hexadecimal_ones_are_read() -> None:
    password = PASSWORDS["Kuriboh"]
    puzzle = read_puzzle(
        f"Debug.AddCard(0{password},0,0,0x2,0,0xa)\nDebug.AddCard({password:#x},1,1,LOCATION_HAND,0,10)"
    )
    assert [card.password for card in puzzle.cards] == [password, password]
    assert puzzle.cards[0].location == 2 and puzzle.cards[0].position == 10


def test_sums_are_written_with_plus_and_with_a_bar() -> None:
    puzzle = read_puzzle(
        "Debug.ReloadFieldBegin(DUEL_SIMPLE_AI|DUEL_ATTACK_FIRST_TURN)\n"
        + add("Kuriboh", "0,0,LOCATION_MZONE,0,POS_FACEUP_ATTACK+POS_FACEUP_DEFENSE")
        + add("Kuriboh", "0,0,LOCATION_MZONE,1,POS_FACEDOWN_ATTACK|POS_FACEDOWN_DEFENSE")
    )
    assert puzzle.may_attack and [card.position for card in puzzle.cards] == [5, 10]
    assert puzzle.rule == 3  # where none is named


def test_without_the_flag_there_is_no_battle_in_the_one_turn() -> None:
    text = "Debug.ReloadFieldBegin(DUEL_SIMPLE_AI,5)\n" + add("Kuriboh", "0,0,LOCATION_MZONE,0,POS_FACEUP_ATTACK")
    assert position(text)[0] == "turn 1, Main Phase 1, you to act"
    duel = Duel.from_position(to_position(read_puzzle(text)))
    refusal = duel.why_not("battle phase")
    assert refusal is not None and refusal.rule == "battle.phase.not-on-first-turn"


def test_the_card_laid_last_is_on_top_of_the_deck_unless_it_goes_to_the_bottom() -> None:
    text = add("Kuriboh", "0,0,LOCATION_DECK,0,POS_FACEDOWN") + add("Sangan", "0,0,LOCATION_DECK,0,POS_FACEDOWN")
    text += add("Mystical Elf", "0,0,LOCATION_DECK,1,POS_FACEDOWN")
    assert position(text)[2:5] == ["deck: Sangan", "deck: Kuriboh", "deck: Mystical Elf"]


def test_all_piles_and_zones_have_a_place() -> None:
    text = (
        add("Kuriboh", "0,0,LOCATION_GRAVE,0,POS_FACEDOWN")
        + add("Sangan", "0,0,LOCATION_REMOVED,0,POS_FACEUP")
        + add("Witch of the Black Forest", "0,0,LOCATION_REMOVED,0,POS_FACEDOWN")
        + add("Blue-Eyes Ultimate Dragon", "0,0,LOCATION_EXTRA,0,POS_FACEDOWN")
        + add("Umi", "0,0,LOCATION_FZONE,0,POS_FACEUP")
        + add("Sogen", "1,1,LOCATION_SZONE,5,POS_FACEDOWN")
        + add("Raigeki", "0,0,LOCATION_STZONE,1,POS_FACEDOWN")
        + add("Mystical Elf", "0,0,LOCATION_MMZONE,4,1")
        + add("Blue-Eyes Ultimate Dragon", "1,1,LOCATION_EMZONE,1,POS_FACEUP_ATTACK,true")
    )
    assert position(text) == [
        "turn 1, Main Phase 1, you to act",
        "you 8000",
        "graveyard: Kuriboh",
        "banished: Sangan",
        "banished: Witch of the Black Forest (set)",
        "extra: Blue-Eyes Ultimate Dragon",
        "field: Umi",
        "set: Raigeki (zone 2)",
        "monsters: Mystical Elf (zone 5)",
        "opp 8000",
        "field: Sogen (set)",
        "monsters: Blue-Eyes Ultimate Dragon (extra zone 2, properly summoned)",
    ]


def test_a_card_laid_into_an_occupied_monster_zone_is_an_xyz_material() -> None:
    xyz = next(card.name_en for card in CardPool.builtin().facts if card.rank > 0 and ":" not in card.name_en)
    text = (
        add(xyz, "0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK")
        + add("Kuriboh", "0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK")
        + add("Sangan", "1,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK")
    )
    assert position(text)[2] == f"monsters: {xyz} (zone 3, materials: Kuriboh + Sangan owner opp)"
    assert refused(text.replace(str(PASSWORDS[xyz]), str(PASSWORDS["Mystical Elf"]))) == (
        "line 1: Mystical Elf: only an Xyz Monster on the field has materials"
    )


def test_counters_are_put_on_the_card_that_a_variable_holds() -> None:
    text = add("Breaker the Magical Warrior", "0,0,LOCATION_MZONE,0,POS_FACEUP_ATTACK", "c")
    assert position(text + "Debug.PreAddCounter(c,0x1,1)")[2].endswith("(zone 1, 1 Spell Counter)")
    assert refused(text + "Debug.PreAddCounter(c,0x14,6)") == "line 2: counters of kind 0x14 are not known here"


def test_a_password_close_to_that_of_a_card_is_another_picture_of_it() -> None:
    text = f"Debug.AddCard({PASSWORDS['Kuriboh'] + 9},0,0,LOCATION_HAND,0,POS_FACEDOWN)"
    assert position(text)[2] == "hand: Kuriboh"
    assert refused(text.replace(str(PASSWORDS["Kuriboh"] + 9), "504700015")) == (
        "line 1: no card has the password 504700015"
    )


def test_a_card_that_cannot_be_played_yet_is_named() -> None:
    text = "Debug.AddCard(14558127,0,0,LOCATION_HAND,0,POS_FACEDOWN)"
    assert refused(text) == 'line 1: "Ash Blossom & Joyous Spring" is known, but cannot be played yet'


HAUNTED = (
    add("Kuriboh", "{0},{0},LOCATION_MZONE,1,POS_FACEUP_ATTACK", "m")
    + add("Call of the Haunted", "{0},{0},LOCATION_SZONE,0,POS_FACEUP", "t")
    + add("Mystical Space Typhoon", "0,0,LOCATION_HAND,0,POS_FACEDOWN")
)


@pytest.mark.parametrize("player", [0, 1])
def test_a_card_is_linked_to_the_monster_it_brought(player: int) -> None:
    text = HAUNTED.format(player)
    for link, left in ((True, []), (False, ["Kuriboh"])):
        duel = Duel.from_position(to_position(read_puzzle(text + "Debug.PreSetTarget(t,m)" * link)))
        duel.play("activate Mystical Space Typhoon")
        while duel.request is not None and duel.request.purpose != "open state":
            duel.answer(*next(duel.legal_answers()))
        assert [card.name for card in duel.field] == left


def test_a_link_off_the_field_is_refused_by_its_line() -> None:
    text = add("Kuriboh", "0,0,LOCATION_GRAVE,0,POS_FACEUP", "m")
    text += add("Call of the Haunted", "0,0,LOCATION_SZONE,0,POS_FACEUP", "t")
    problem = "line 3: Call of the Haunted is linked to a card that does not lie on the field with it"
    assert refused(text + "Debug.PreSetTarget(t,m)") == problem


@pytest.mark.parametrize(
    ("name", "place", "kind", "said"),
    [
        ("Kuriboh", "0,0,LOCATION_MZONE,0", "SPECIAL", "card: you zone 1; by Special Summon"),
        ("Kuriboh", "1,1,LOCATION_MZONE,4", "PENDULUM", "card: opp zone 5; by Pendulum Summon"),
        ("Dark Paladin", "0,0,LOCATION_MZONE,5", "FUSION", "card: extra zone 1; by Fusion Summon"),
        ("Dark Paladin", "1,1,LOCATION_MZONE,5", "FUSION", "card: extra zone 2; by Fusion Summon"),
        ("Black Luster Soldier", "0,0,LOCATION_MZONE,2", "RITUAL", "card: you zone 3; by Ritual Summon"),
    ],
)
def test_a_monster_was_summoned_as_the_puzzle_says(name: str, place: str, kind: str, said: str) -> None:
    text = add(name, f"{place},POS_FACEUP_ATTACK,true", "m") + f"Debug.PreSummon(m,SUMMON_TYPE_{kind})"
    assert position(text)[-1] == said
    place_of, how = said.removeprefix("card: ").split("; by ")
    written = Duel.from_position(to_position(read_puzzle(text))).to_text().splitlines()
    assert any(line.startswith(f"card: {place_of};") and f"by {how}" in line for line in written)


def test_what_no_monster_can_be_is_refused_by_its_line() -> None:
    field = add("Kuriboh", "0,0,LOCATION_HAND,0,POS_FACEDOWN", "m")
    problem = "line 2: Kuriboh was not summoned so (SUMMON_TYPE_SPECIAL)"
    assert refused(field + "Debug.PreSummon(m,SUMMON_TYPE_SPECIAL)") == problem
    down = add("Kuriboh", "0,0,LOCATION_MZONE,0,POS_FACEDOWN_ATTACK")
    assert refused(down) == "line 1: face-down Attack Position: the notation cannot say this yet"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("for i=1,3 do\nend", "line 1: 'for' begins no call"),
        ("\n\nif true then end", "line 3: 'if' begins no call"),
        ("local e=Effect.CreateEffect(c)", "line 1: Effect.CreateEffect: this call is not read"),
        ("local x=5", "line 1: the variable x holds no call but '5'"),
        ("c:SetCode(1)", "line 1: ':' is nothing we read|line 1: ':SetCode"),
        ("Debug.AddCard(1,0,0)", "line 1: Debug.AddCard: it takes 6 to 7 values, not 3"),
        ("Debug.PreEquip(a,b)", "line 1: Debug.PreEquip: value 1, a, is no variable that holds a card"),
        ("--[[ never closed\nDebug.ShowHint('x')", "line 1: no call of a puzzle stands in it"),
        ("", "line 1: no call of a puzzle stands in it"),
        ("Debug.ShowHint([[ never closed", "line 1: '\\[\\[ never closed' is nothing we read"),
        ("Debug.AddCard(1,0,2,LOCATION_HAND,0,1)", "line 1: Debug.AddCard: value 3 is 2; it must be 0 to 1"),
        ("Debug.AddCard(40640057,0,0,LOCATION_NOWHERE,0,1)", "line 1: Debug.AddCard: LOCATION_NOWHERE is no number"),
        ("Debug.AddCard(40640057,0,0,LOCATION_MZONE,9,1)", "line 1: there is no place 9 in location 0x4"),
        ("Debug.AddCard(40640057,1,0,LOCATION_HAND,0,1)", "line 1: outside the field a card is with its owner"),
        ("Debug.SetPlayerInfo(0,0,0,0)", "line 1: Debug.SetPlayerInfo: value 2 is 0; it must be 1 to 1000000"),
        ("Debug.SetPlayerInfo(0,8000,5,1)", "line 1: Debug.SetPlayerInfo: an opening hand that is drawn"),
        ("Debug.ReloadFieldBegin(DUEL_MODE_SPEED)", "line 1: DUEL_MODE_SPEED: Speed and Rush Duels are not played"),
        ("Debug.AddMaximumCard(1)", "line 1: Debug.AddMaximumCard: Rush Duels are not played here"),
        ("Debug.ShowHint(1", "line 1: ',' or '\\)' belongs where the end of the file stands"),
        ('Debug.ShowHint("two\nlines")', "line 1: '\"two' is nothing we read"),
        ("Debug.SetPlayerInfo(0,99999999999999999999,0,0)", "line 1: '99999999999999999999' is too large a number"),
        ("Debug.", "line 1: a name belongs where the end of the file stands"),
        ("Debug.SetPlayerInfo(0,- - 1,0,0)", "line 1: a number belongs behind '-'"),
    ],
)
def test_anything_else_is_refused_by_its_line(text: str, reason: str) -> None:
    assert re.match(reason, refused(text))


def test_two_cards_in_one_spell_zone_are_refused() -> None:
    text = add("Raigeki", "0,0,LOCATION_SZONE,1,POS_FACEDOWN") + add("Umi", "0,0,LOCATION_SZONE,1,POS_FACEDOWN")
    assert refused(text) == "line 2: another card lies in the same zone"
