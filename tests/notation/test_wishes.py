"""Wishes in words: found among the options, ambiguous, unreadable, or refused with their rules."""

import random

import pytest

from spellspeed.deck import Deck
from spellspeed.duel import SURRENDERED, Duel
from spellspeed.engine.kernel.rows import Option
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.wishes import find_option, find_reasons, write_option, write_picks
from spellspeed.wishes.write import complete_wish
from spellspeed.words import (
    ATTACK,
    CHANGE_POSITION,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    FLIP_SUMMON,
    GO_FIRST,
    GO_SECOND,
    NORMAL_SUMMON,
    PASS,
    PICK_CARD,
    SET_MONSTER,
    SET_SPELL_TRAP,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
)
from table import start, table

MAIN = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Mystical Elf, Raigeki, Mystical Elf, Blue-Eyes White Dragon, Solemn Judgment,
                     Uria, Lord of Searing Flames
               monsters: Sangan, Giant Rat (set), Kuriboh (defense)   deck: Summoned Skull
    opp 8000   monsters: Luster Dragon #2, Man-Eater Bug (set)   hand: Feral Imp   graveyard: Dark Magician
"""
BATTLE = """
    turn 3, Battle Step, you to act
    you 8000   monsters: Sangan, Giant Rat, Giant Rat
    opp 8000   monsters: Luster Dragon #2, Man-Eater Bug (set), Kuriboh (set)
"""
DIRECT = "turn 3, Battle Step, you to act\nyou 8000 monsters: Sangan, Giant Rat\nopp 8000"
REPLAY = """
    turn 3, Battle Step, you to act
    you 8000   monsters: Sangan
    opp 8000   monsters: Luster Dragon #2, Kuriboh (set)
    attack: Sangan -> Kuriboh, count changed
"""


def meant(position: str, wish: str) -> tuple[int, str]:
    """The deed and the card that a wish means."""
    duel = Duel.from_position(position)
    request = duel.state.request
    assert request is not None
    (pick,) = find_option(duel, wish)
    option = request.options[pick]
    return option.deed, "" if option.uid < 0 else duel.pool.facts[duel.state.cards[option.uid].card].name_en


def rules(position: str, wish: str, by: int = 0) -> list[str]:
    """The rules that forbid a wish."""
    return [refusal.rule for refusal in find_reasons(Duel.from_position(position), wish, by)]


@pytest.mark.parametrize(
    ("wish", "deed", "card"),
    [
        ("summon Mystical Elf", NORMAL_SUMMON, "Mystical Elf"),
        ("Normal Summon mystical elf.", NORMAL_SUMMON, "Mystical Elf"),
        ("tribute summon Blue-Eyes White Dragon", NORMAL_SUMMON, "Blue-Eyes White Dragon"),
        ("召唤圣精灵", NORMAL_SUMMON, "Mystical Elf"),
        ("set Mystical Elf", SET_MONSTER, "Mystical Elf"),
        ("set Raigeki", SET_SPELL_TRAP, "Raigeki"),
        ("盖放 神之宣告", SET_SPELL_TRAP, "Solemn Judgment"),
        ("flip summon Giant Rat", FLIP_SUMMON, "Giant Rat"),
        ("反转召唤 巨大老鼠", FLIP_SUMMON, "Giant Rat"),
        ("flip summon the face-down monster", FLIP_SUMMON, "Giant Rat"),
        ("change position of Sangan", CHANGE_POSITION, "Sangan"),
        ("change position of Sangan (zone 1)", CHANGE_POSITION, "Sangan"),
        ("turn Sangan to defense", CHANGE_POSITION, "Sangan"),
        ("turn Kuriboh to attack position", CHANGE_POSITION, "Kuriboh"),
        ("改变三眼怪的表示形式", CHANGE_POSITION, "Sangan"),
        ("battle phase", TO_BATTLE_PHASE, ""),
        ("进入战斗阶段", TO_BATTLE_PHASE, ""),
        ("end turn", TO_END_PHASE, ""),
        ("结束阶段", TO_END_PHASE, ""),
    ],
)
def test_wishes_of_a_main_phase(wish: str, deed: int, card: str) -> None:
    assert meant(MAIN, wish) == (deed, card)


@pytest.mark.parametrize(
    ("position", "wish", "deed", "card"),
    [
        (BATTLE, "attack with Sangan", ATTACK, "Sangan"),
        (BATTLE, "attack Luster Dragon #2 with Sangan", ATTACK, "Sangan"),
        (BATTLE, "Sangan attacks Luster Dragon #2", ATTACK, "Sangan"),
        (BATTLE, "三眼怪攻击绿宝石龙", ATTACK, "Sangan"),
        (BATTLE, "用三眼怪攻击里侧怪兽", ATTACK, "Sangan"),
        (BATTLE, "attack face-down (zone 2) with Giant Rat in zone 3", ATTACK, "Giant Rat"),
        (BATTLE, "attack zone 3 with Sangan", ATTACK, "Sangan"),
        (BATTLE, "main phase 2", END_BATTLE_PHASE, ""),
        (BATTLE, "end the battle phase", END_BATTLE_PHASE, ""),
        (DIRECT, "Sangan attacks directly", ATTACK, "Sangan"),
        (DIRECT, "attack directly with Giant Rat", ATTACK, "Giant Rat"),
        (DIRECT, "三眼怪直接攻击", ATTACK, "Sangan"),
        (REPLAY, "stop the attack", STOP_ATTACK, ""),
        (REPLAY, "停止攻击", STOP_ATTACK, ""),
    ],
)
def test_wishes_of_a_battle_phase(position: str, wish: str, deed: int, card: str) -> None:
    assert meant(position, wish) == (deed, card)


def test_a_replay_offers_the_monsters_by_name_or_zone() -> None:
    duel = Duel.from_position(REPLAY)
    assert find_option(duel, "attack Luster Dragon #2") == (0,)
    assert find_option(duel, "Luster Dragon #2") == (0,)
    assert find_option(duel, "attack face-down (zone 2)") == (1,)
    assert find_option(duel, "Sangan attacks the set monster in zone 2") == (1,)


def test_a_replay_may_go_directly() -> None:
    duel = Duel.from_position(
        "turn 3, Battle Step, you to act\nyou 1 monsters: Sangan\nopp 1\nattack: Sangan -> direct, count changed"
    )
    assert duel.state.request is not None
    assert duel.state.request.options[find_option(duel, "attack directly")[0]].deed == DIRECT_ATTACK
    assert find_option(duel, "attack directly with Sangan") == find_option(duel, "直接攻击")


def test_tributes_zones_and_discards() -> None:
    t = table(MAIN)
    t.you.summons("Blue-Eyes White Dragon")
    assert find_option(t.duel, "tribute Sangan, Kuriboh") == (0, 2)
    assert find_option(t.duel, "Kuriboh and Giant Rat") == (2, 1)
    assert find_option(t.duel, "解放 三眼怪，栗子球") == (0, 2)
    t.you.chooses("Sangan", "Kuriboh", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]
    assert find_option(t.duel, "zone 4") == (2,)
    assert find_option(t.duel, "区域 5") == (3,)
    limit = Duel.from_position("turn 3, End Phase, you to act\nyou 1 hand: 7 Sangan, Kuriboh\nopp 1")
    assert find_option(limit, "discard Sangan, Kuriboh") == (0, 7)
    assert find_option(limit, "discard 2 Sangan") == (0, 1)
    assert find_option(limit, "丢弃 三眼怪、三眼怪") == (0, 1)


def test_who_goes_first_and_passing() -> None:
    t = start(["Sangan"] * 6, ["Kuriboh"] * 6, ask_all=True)
    request = t.duel.state.request
    assert request is not None
    assert request.options[find_option(t.duel, "go first")[0]].deed == GO_FIRST
    assert request.options[find_option(t.duel, "后攻")[0]].deed == GO_SECOND
    t.seat_of(request.player).goes_first()
    request = t.duel.state.request
    assert request is not None
    assert request.options[find_option(t.duel, "pass")[0]].deed == PASS


def test_giving_up_is_possible_at_any_request() -> None:
    assert find_option(Duel.from_position(MAIN), "surrender") == (SURRENDERED,)
    assert find_reasons(Duel.from_position(MAIN), "投降", 1) == []


# ---------------------------------------------------------------------------------------------------------- short forms


@pytest.mark.parametrize(
    ("position", "wish", "deed", "card"),
    [
        (MAIN, "1. Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000) (2 copies)", NORMAL_SUMMON, "Mystical Elf"),
        (MAIN, "通常召唤「圣精灵」（等级4，攻击力800，守备力2000）（2张）", NORMAL_SUMMON, "Mystical Elf"),
        (MAIN, "Tribute Summon Blue-Eyes White Dragon (Level 8), Tributes: 2", NORMAL_SUMMON, "Blue-Eyes White Dragon"),
        (MAIN, "change Kuriboh (Defense Position) in your monster zone 3 of 5 to attack", CHANGE_POSITION, "Kuriboh"),
        (MAIN, "把三眼怪变成守备表示", CHANGE_POSITION, "Sangan"),
        (MAIN, "将你的怪兽区第1格的「三眼怪」（攻击表示）改成守备表示", CHANGE_POSITION, "Sangan"),
        (MAIN, "battle", TO_BATTLE_PHASE, ""),
        (MAIN, "BP", TO_BATTLE_PHASE, ""),
        (MAIN, "end", TO_END_PHASE, ""),
        (MAIN, "ep", TO_END_PHASE, ""),
        (MAIN, "结束", TO_END_PHASE, ""),
        (BATTLE, "end", END_BATTLE_PHASE, ""),
        (BATTLE, "mp2", END_BATTLE_PHASE, ""),
        (BATTLE, "end battle", END_BATTLE_PHASE, ""),
        (BATTLE, "用你的怪兽区第3格的「巨大老鼠」攻击", ATTACK, "Giant Rat"),
        (REPLAY, "zone 1", PICK_CARD, "Luster Dragon #2"),
        (REPLAY, "opp zone 2", PICK_CARD, "Kuriboh"),
        (REPLAY, "your opponent's monster zone 2 of 5", PICK_CARD, "Kuriboh"),
        (REPLAY, "第2格", PICK_CARD, "Kuriboh"),
        (REPLAY, "对方的怪兽区第2格的里侧怪兽", PICK_CARD, "Kuriboh"),
    ],
)
def test_what_the_screen_shows_and_short_forms(position: str, wish: str, deed: int, card: str) -> None:
    assert meant(position, wish) == (deed, card)


def test_which_of_several_attacks_must_be_said() -> None:
    for wish in ("attack", "攻击"):
        with pytest.raises(AmbiguousAnswer, match="say which monster attacks"):
            complete_wish(Duel.from_position(BATTLE), wish, 0)


def test_the_only_attacker_is_meant() -> None:
    one = Duel.from_position("turn 3, Battle Step, you to act\nyou 1 monsters: Sangan\nopp 1 monsters: Kuriboh")
    assert complete_wish(one, "attack", 0) == ("attack with Sangan", "")
    assert complete_wish(one, "attack Kuri", 0) == ("attack with Sangan", "attack Kuriboh")
    assert complete_wish(Duel.from_position(MAIN), "attack", 0)[0] == "attack with zone 1"  # refused, with its rule
    assert complete_wish(one, "攻击", 1)[0] == "attack with zone 1"
    none = Duel.from_position("turn 3, Battle Step, you to act\nyou 1\nopp 1 monsters: Kuriboh")
    assert complete_wish(none, "attack", 0) == ("attack", "")


@pytest.mark.parametrize("wish", ["9" * 5000, "zone " + "9" * 5000, "9" * 5000 + " Sangan", "and " * 5000])
def test_what_is_too_long_is_unreadable(wish: str) -> None:
    with pytest.raises(UnreadableAnswer, match="that is too long"):
        find_option(Duel.from_position(MAIN), wish)


def test_a_part_of_a_name_is_completed_from_what_is_offered_and_seen() -> None:
    main, battle = Duel.from_position(MAIN), Duel.from_position(BATTLE)
    assert complete_wish(main, "summon elf", 0) == ("summon Mystical Elf", "")
    assert complete_wish(main, "set blue-eyes in zone 4", 0) == ("set Blue-Eyes White Dragon", "zone 4")
    assert complete_wish(main, "summon elf", 1)[0] == "summon elf"  # player 1 is not asked
    assert complete_wish(battle, "attack luster with sang", 0)[0] == "attack Luster Dragon #2 with Sangan"
    with pytest.raises(AmbiguousAnswer, match="'an' may be Sangan or Giant Rat"):
        complete_wish(battle, "attack with an", 0)


@pytest.mark.parametrize(("position", "wish"), [(MAIN, "summon imp"), (MAIN, "summon skull"), (BATTLE, "attack bug")])
def test_a_part_of_a_hidden_name_is_not_completed(position: str, wish: str) -> None:
    assert complete_wish(Duel.from_position(position), wish, 0)[0] == wish


# ---------------------------------------------------------------------------------------------- ambiguous, unreadable


def test_copies_in_the_hand_are_as_good_as_each_other() -> None:
    duel = Duel.from_position(MAIN)
    assert find_option(duel, "summon Mystical Elf") == (0,)
    assert find_option(duel, "summon Mystical Elf (copy 2)") == (1,)


@pytest.mark.parametrize(
    "wish", ["attack with Giant Rat", "attack Luster Dragon #2", "Giant Rat attacks Luster Dragon #2"]
)
def test_twins_on_the_field_are_ambiguous_without_their_zone(wish: str) -> None:
    duel = Duel.from_position(BATTLE)
    with pytest.raises(AmbiguousAnswer):
        find_option(duel, wish)


def test_all_twins_together_are_not_ambiguous() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 1 hand: Blue-Eyes White Dragon monsters: 2 Sangan, Kuriboh\nopp 1")
    t.you.summons("Blue-Eyes White Dragon")
    assert find_option(t.duel, "Sangan, Sangan") == (0, 1)
    with pytest.raises(AmbiguousAnswer, match=r"\(zone 1\) or \(zone 2\)"):
        find_option(t.duel, "Sangan, Kuriboh")


@pytest.mark.parametrize("wish", ["", "dance", "summon", "summon Sangan, Kuriboh", "set Sangan (somehow)", "zone X"])
def test_what_is_no_wish_is_unreadable(wish: str) -> None:
    duel = Duel.from_position(MAIN)
    with pytest.raises(UnreadableAnswer):
        find_option(duel, wish)
    with pytest.raises(UnreadableAnswer):
        find_reasons(duel, wish)


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("position", "wish", "by", "rule"),
    [
        (MAIN, "summon Nobody At All", 0, "ask.no-such-card"),
        (MAIN, "summon Dark Magician", 0, "ask.not-your-card"),
        (MAIN, "flip summon Luster Dragon #2", 0, "ask.not-your-card"),
        (MAIN, "summon Sangan", 0, "summon.normal.from-hand-face-up-attack"),
        (MAIN, "summon Summoned Skull", 0, "ask.no-such-card"),
        (MAIN, "summon Raigeki", 0, "summon.normal.eligible-monsters"),
        (MAIN, "summon Uria, Lord of Searing Flames", 0, "summon.special-monster.cannot-be-normal-summoned"),
        (MAIN, "flip summon Sangan", 0, "summon.flip.definition"),
        (MAIN, "turn Giant Rat to defense", 0, "summon.flip.never-to-face-up-defense"),
        (MAIN, "turn Sangan to attack", 0, "ask.not-offered"),
        (MAIN, "pass", 0, "ask.not-offered"),
        (MAIN, "attack with Sangan", 0, "turn.structure.six-phases-in-order"),
        (MAIN, "main phase 2", 0, "turn.main2.only-after-battle-phase"),
        (MAIN, "summon Feral Imp", 1, "turn.main.open-state-required"),
        (MAIN, "end phase", 1, "turn.phase-start.declared-by-turn-player"),
        (MAIN, "battle phase", 1, "priority.advance.held-by-turn-player"),
        (MAIN, "pass", 1, "ask.wrong-player"),
        (MAIN, "activate Mystical Elf", 0, "card.normal-monster.no-monster-effect"),
        (MAIN, "activate Solemn Judgment", 0, "trap.set.must-be-set-first"),
        (MAIN, "shuffle the deck", 0, "duel.setup.no-reshuffle-after-cut"),
        (MAIN, "tribute Dark Magician", 0, "summon.tribute.own-field-monsters"),
        (MAIN, "tribute Sangan", 0, "ask.not-offered"),
        (BATTLE, "summon Sangan", 0, "turn.main.actions-only-in-main-phase"),
        (BATTLE, "end turn", 0, "turn.main2.cannot-be-skipped-after-battle"),
        (BATTLE, "Sangan attacks directly", 0, "battle.attack.must-choose-monster-if-any"),
        (BATTLE, "Sangan attacks Giant Rat", 0, "battle.attack.must-choose-monster-if-any"),
        (BATTLE, "attack Dark Magician with Sangan", 0, "ask.no-such-card"),
        (BATTLE, "attack with Luster Dragon #2", 0, "ask.not-your-card"),
        (DIRECT, "attack Kuriboh with Sangan", 0, "battle.attack.direct-when-no-monster"),
        (REPLAY, "attack directly", 0, "battle.attack.must-choose-monster-if-any"),
        (REPLAY, "attack with Sangan", 0, "battle.attack.once-per-turn"),
        (REPLAY, "main phase 2", 0, "turn.main.open-state-required"),
    ],
)
def test_a_refused_wish_names_its_rule(position: str, wish: str, by: int, rule: str) -> None:
    assert rule in rules(position, wish, by)
    with pytest.raises(IllegalAnswer):
        find_option(Duel.from_position(position), wish, by)


@pytest.mark.parametrize(
    ("card", "verb", "rule"),
    [
        ("Summoned Skull", "summon", "summon.tribute.level-5-6-one"),
        ("Blue-Eyes White Dragon", "summon", "summon.tribute.level-7-plus-two"),
        ("Blue-Eyes White Dragon", "set", "summon.set.level-5-plus-needs-tributes"),
    ],
)
def test_a_monster_without_its_tributes(card: str, verb: str, rule: str) -> None:
    duel = Duel.from_position(f"turn 3, Main Phase 1, you to act\nyou 1 hand: {card}\nopp 1")
    refusal = duel.why_not(f"{verb} {card}")
    assert refusal is not None
    assert refusal.rule == rule
    assert "you have no monster to Tribute" in refusal.facts[0]


def test_facts_name_the_card() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 1 hand: Kuriboh monsters: Mystical Elf (set, this turn)\nopp 1")
    refusal = t.you.cannot("flip summon Mystical Elf", because="summon.flip.not-in-turn-it-was-set")
    assert refusal.facts == ("Mystical Elf was Set in this turn",)
    t.you.cannot("summon Kuriboh", because="summon.normal.once-per-turn-shared")


def test_all_reasons_are_given() -> None:
    assert rules(BATTLE, "main phase 2", 1) == [
        "turn.phase-start.declared-by-turn-player",
        "turn.turn-player.definition",
        "priority.advance.held-by-turn-player",
    ]


def test_in_the_middle_of_an_action_nothing_else_is_done() -> None:
    t = table(MAIN)
    t.you.summons("Blue-Eyes White Dragon")
    t.you.cannot("set Raigeki", because="turn.main.open-state-required")
    t.you.cannot("battle phase", because="turn.main.open-state-required")
    t.you.cannot("tribute Sangan", because="ask.wrong-count")
    t.you.cannot("tribute Sangan, Luster Dragon #2", because="summon.tribute.own-field-monsters")
    t.you.cannot("Sangan, Mystical Elf", because="summon.tribute.own-field-monsters")
    t.you.can("tribute Sangan, Kuriboh")


def test_the_hand_limit_cannot_be_refused() -> None:
    t = table("turn 3, End Phase, you to act\nyou 1 hand: 7 Sangan, Kuriboh\nopp 1")
    for wish in ("pass", "summon Sangan", "end turn", "discard Sangan"):
        t.you.cannot(wish, because="turn.end.hand-limit.discard-down-to-six")


def test_before_the_first_turn_no_card_is_used() -> None:
    t = start(["Sangan"] * 6, ["Kuriboh"] * 6)
    for seat, card in ((t.you, "Sangan"), (t.opp, "Kuriboh")):
        seat.cannot(f"summon {card}", because="duel.setup.no-cards-before-first-turn")


def test_after_the_end_nothing_is_done() -> None:
    t = table(MAIN)
    t.opp.surrenders()
    t.you.cannot("summon Mystical Elf", because="duel.definition.single-game")
    t.you.cannot("surrender", because="duel.definition.single-game")


def test_a_face_down_card_of_the_opponent_has_no_name() -> None:
    # Whether the guess is right must not be told.
    right = [str(refusal) for refusal in find_reasons(Duel.from_position(BATTLE), "attack Man-Eater Bug with Sangan")]
    guess = [str(refusal) for refusal in find_reasons(Duel.from_position(BATTLE), "attack Dark Magician with Sangan")]
    assert right == [line.replace("Dark Magician", "Man-Eater Bug") for line in guess]
    t = table(BATTLE)
    t.you.declares("Sangan")
    assert t.you.is_offered() == ["attack Luster Dragon #2", "attack face-down (zone 2)", "attack face-down (zone 3)"]
    assert rules(MAIN, "summon Feral Imp") == rules(MAIN, "summon Celtic Guardian") == ["ask.no-such-card"]


def test_a_name_with_the_word_with_in_it_is_one_monster() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Sangan, Kuriboh
        opp 8000   monsters: Goddess with the Third Eye, Giant Rat
    """)
    t.you.declares("Sangan")
    assert find_option(t.duel, "attack Goddess with the Third Eye") == (0,)
    assert find_option(t.duel, "attack Giant Rat with Sangan") == (1,)


# ------------------------------------------------------------------------------------------------------- saying options


def test_an_option_that_is_not_offered_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="no option of the open request"):
        write_option(Duel.from_position(MAIN), Option(PASS))


@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_read_back_from_its_words(seed: int) -> None:
    names = [
        "Mystical Elf",
        "Sangan",
        "Summoned Skull",
        "Raigeki",
        "Uria, Lord of Searing Flames",
        "7 Colored Fish",
        "Umi",
    ]
    dice = random.Random(seed)
    decks = [Deck([dice.choice(names) for _ in range(20)]) for _ in range(2)]
    duel = Duel(decks[0], decks[1], seed=seed, limits=False, ask_all=seed % 2 == 0)
    while duel.state.request is not None:
        if duel.state.request.most == 1:
            for at, option in enumerate(duel.state.request.options):
                assert find_option(duel, write_option(duel, option)) == (at,)
        picks = dice.choice(list(duel.legal_answers()))
        assert find_option(duel, write_picks(duel.game, duel.state, picks)) == picks
        duel.answer(*picks)


def test_what_an_effect_could_not_do_is_said_in_the_words_of_its_card() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Polymerization
        opp 8000
    """)
    nothing = "effect.condition.no-possible-resolution-blocks-activation"
    refusal = t.you.cannot("activate Raigeki", because=nothing)
    assert "it could not carry out “destroy all monsters on your opponent's field”" in str(refusal)
    assert "无法实现“把对方场上的全部怪兽破坏”" in refusal.in_chinese()
    refusal = t.you.cannot("activate Polymerization", because=nothing)
    assert "it could not carry out “Fusion Summon 1 Fusion Monster" in str(refusal)
