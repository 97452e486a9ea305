"""Why a card cannot be used that is in the wrong place or of the wrong kind: that is said before turn and phase."""

import pytest

from spellspeed.rulebook.book import Refusal
from table import Seat, Table, table

OTHERS_TURN = ("it is the other player's turn", "现在是对方的回合")


def lay(you: str, opp: str = "", moment: str = "turn 3, Main Phase 1, you to act") -> Table:
    return table(f"{moment}\nyou 8000 {you}\nopp 8000 {opp}")


def hears(seat: Seat, wish: str, rule: str, english: str, chinese: str) -> Refusal:
    """The rule that the player is told first, with what it says of this position in both languages."""
    refusal = seat.table.duel.why_not(wish, seat.player)
    assert refusal is not None
    assert (refusal.rule, "; ".join(refusal.facts), "；".join(refusal.facts_zh)) == (rule, english, chinese)
    return refusal


def test_a_monster_on_the_field_is_not_summoned_again_even_next_turn() -> None:
    t = lay("hand: Sangan   monsters: Mystical Elf (set)")
    t.you.summons("Sangan")
    rule = "summon.normal.from-hand-face-up-attack"
    hears(t.you, "summon Mystical Elf", rule, "Mystical Elf is on your field", "「圣精灵」在你的场上")


def test_a_monster_in_the_graveyard_is_not_summoned_whoevers_turn_it_is() -> None:
    t = lay("", "graveyard: Mystical Elf")
    rule = "summon.normal.from-hand-face-up-attack"
    hears(t.opp, "summon Mystical Elf", rule, "Mystical Elf is in your Graveyard", "「圣精灵」在你的墓地")


def test_a_set_is_answered_with_what_a_set_is() -> None:
    t = lay("graveyard: Stealth Bird")
    rule = "summon.set.face-down-defense-from-hand"
    refusal = hears(t.you, "set Stealth Bird", rule, "Stealth Bird is in your Graveyard", "「隐形鸟」在你的墓地")
    assert refusal.in_chinese().startswith("怪兽的盖放是把手卡的怪兽以里侧守备表示放到自己的主要怪兽区。")


@pytest.mark.parametrize(
    ("card", "kind", "kind_zh"),
    [
        ("Metal Dragon", "Fusion", "融合怪兽"),
        ("Ally of Justice Catastor", "Synchro", "同调怪兽"),
        ("Orea, the Sylvan High Arbiter", "Xyz", "超量怪兽"),
    ],
)
def test_the_rule_of_the_extra_deck_names_the_kind_that_the_fact_names(card: str, kind: str, kind_zh: str) -> None:
    refusal = lay(f"hand: Kuriboh   extra: {card}").duel.why_not(f"set {card}", 0)
    assert refusal is not None and refusal.rule == "summon.special-monster.cannot-be-normal-summoned"
    assert refusal.facts[0].endswith(f"{kind} Monster") and refusal.facts_zh[0].endswith(f"是{kind_zh}")
    sentence, _, _ = refusal.in_chinese().partition("（")
    assert kind in str(refusal).partition(" Here: ")[0] and kind_zh in sentence


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("change position of Sangan", "position.change.in-own-main-phase"),
        ("attack with Sangan", "battle.attack.attacker-must-be-faceup-attack"),
    ],
)
def test_a_monster_in_the_hand_neither_turns_nor_attacks(wish: str, rule: str) -> None:
    both = (f"Sangan is in your hand; {OTHERS_TURN[0]}", f"「三眼怪」在你的手卡中；{OTHERS_TURN[1]}")
    hears(lay("", "hand: Sangan").opp, wish, rule, *both)


def test_a_monster_in_the_hand_is_not_flip_summoned_whoevers_turn_it_is() -> None:
    t = lay("", "hand: Sangan")
    hears(t.opp, "flip summon Sangan", "summon.flip.definition", "Sangan is in your hand", "「三眼怪」在你的手卡中")


@pytest.mark.parametrize("moment", ["turn 3, Main Phase 2, you to act", "turn 3, Main Phase 1, you to act"])
def test_a_monster_in_the_extra_deck_does_not_attack_in_any_phase(moment: str) -> None:
    t = lay("hand: Kuriboh   extra: Steam Gyroid", "monsters: Sangan", moment)
    rule = "battle.attack.attacker-must-be-faceup-attack"
    where = ("Steam Gyroid is in your Extra Deck", "「蒸汽人造人」在你的额外卡组")
    refusal = t.duel.why_not("attack with Steam Gyroid", 0)
    assert refusal is not None and (refusal.rule, refusal.facts) == (rule, where[:1])
    assert "card.monster.only-monsters-battle" not in [each.rule for each in t.you.reasons("attack with Steam Gyroid")]


def test_an_ignition_effect_in_the_extra_deck_wants_the_field_before_the_turn() -> None:
    t = lay("", "extra: XY-Dragon Cannon")
    hears(
        t.opp,
        "activate XY-Dragon Cannon",
        "effect.condition.all-must-be-met",
        "XY-Dragon Cannon is in your Extra Deck; "
        "the effect ① of XY-Dragon Cannon can be activated only face-up on the field",
        "「XY-神龙炮」在你的额外卡组；「XY-神龙炮」的①效果只能在场上（表侧表示）发动",
    )


def test_an_effect_of_the_graveyard_says_so_to_a_card_on_the_field() -> None:
    t = lay("monsters: Blackwing - Vayu the Emblem of Honor")
    refusal = t.duel.why_not("activate Blackwing - Vayu the Emblem of Honor", 0)
    assert refusal is not None and refusal.facts[0].endswith("is on your field")
    assert refusal.facts[1].endswith("can be activated only in the Graveyard")
    assert refusal.facts_zh[1].endswith("只能在墓地发动")


def test_a_material_is_said_to_be_one() -> None:
    t = lay("monsters: Number 41: Bagooska the Terribly Tired Tapir (materials: Masked Sorcerer + Gemini Elf)")
    refusal = t.duel.why_not("activate Masked Sorcerer", 0)
    assert refusal is not None and refusal.facts[0] == "Masked Sorcerer is attached to a monster as material"
    assert refusal.facts_zh[0] == "「假面魔道士」是超量素材"


def test_how_a_monster_lies_is_said_before_the_turn() -> None:
    t = lay("", "monsters: Sangan (attack), Mystical Elf (set), Cannon Soldier (set)")
    lies = ("Mystical Elf is in face-down Defense Position", "「圣精灵」是里侧守备表示")
    both = (f"{lies[0]}; {OTHERS_TURN[0]}", f"{lies[1]}；{OTHERS_TURN[1]}")
    hears(t.opp, "attack with Mystical Elf", "battle.attack.attacker-must-be-faceup-attack", *both)
    hears(t.opp, "change position of Mystical Elf", "summon.flip.definition", *both)
    up = ("Sangan is in face-up Attack Position", "「三眼怪」是表侧攻击表示")
    hears(t.opp, "flip summon Sangan", "summon.flip.definition", *up)
    hears(t.opp, "attack with Sangan", "battle.attack.attacker-must-be-faceup-attack", *OTHERS_TURN)
    hears(t.opp, "change position of Sangan", "position.change.in-own-main-phase", *OTHERS_TURN)
    down = ("Cannon Soldier is face-down", "「加农炮兵」是里侧表示")
    hears(t.opp, "activate Cannon Soldier", "effect.face-down.monster-effect-inactive", *down)


def test_the_phase_is_said_before_what_else_is_missing_and_before_what_is_under_way() -> None:
    t = lay("hand: Kuriboh   monsters: Sangan", "monsters: Giant Rat, Battle Ox", "turn 3, Battle Step, you to act")
    t.you.does("attack with Sangan")
    phase = ("this is the Battle Step", "现在是战斗步骤")
    hears(t.you, "set Kuriboh", "turn.main.actions-only-in-main-phase", *phase)
    t = lay("spells: Soul Demolition   monsters: Patroid", "", "turn 3, Battle Step, you to act")
    hears(t.you, "activate Patroid", "effect-type.ignition.own-main-phase-open-state", *phase)


def test_a_flip_summon_is_what_has_changed_the_position() -> None:
    t = lay("monsters: Mystical Elf (set)")
    t.you.does("flip summon Mystical Elf")
    flipped = ("Mystical Elf was Flip Summoned in this turn", "「圣精灵」是在这个回合反转召唤的")
    hears(t.you, "change position of Mystical Elf", "position.change.once-per-monster-per-turn", *flipped)


def test_main_phase_2_wants_a_battle_phase_that_was_conducted() -> None:
    no_battle = ("no Battle Phase has been conducted in this turn", "这个回合没有进行过战斗阶段")
    hears(lay("").you, "main phase 2", "turn.main2.only-after-battle-phase", *no_battle)


def test_a_pendulum_summon_wants_its_scales_before_the_moment() -> None:
    none = ("you have no card in your Pendulum Zones", "自己的灵摆区没有卡")
    t = lay("hand: Raigeki", "monsters: Sangan   hand: Kuriboh")
    hears(
        t.opp,
        "pendulum summon",
        "pendulum.summon.procedure",
        f"{OTHERS_TURN[0]}; {none[0]}",
        f"{OTHERS_TURN[1]}；{none[1]}",
    )
    t = lay("hand: Gemini Elf")
    t.you.does("summon Gemini Elf")
    hears(t.you, "pendulum summon", "pendulum.summon.procedure", *none)


def test_a_trigger_of_the_field_says_that_its_card_is_not_there() -> None:
    t = lay("hand: Kuriboh   extra: Dark Blade the Dragon Knight", "", "turn 3, Main Phase 2, you to act")
    refusal = t.duel.why_not("activate Dark Blade the Dragon Knight", 0)
    assert refusal is not None and refusal.facts[0] == "Dark Blade the Dragon Knight is in your Extra Deck"
    assert refusal.facts_zh[0].endswith("在你的额外卡组")
    assert refusal.facts[1].endswith("can be activated only face-up on the field")


def test_an_effect_of_the_hand_says_so_to_a_set_monster_before_that_it_is_face_down() -> None:
    t = lay("monsters: King of the Swamp (set)   deck: Polymerization")
    hears(
        t.you,
        "activate King of the Swamp",
        "effect.condition.all-must-be-met",
        "King of the Swamp is on your field; the effect ② of King of the Swamp can be activated only in the hand",
        "「沼地的魔神王」在你的场上；「沼地的魔神王」的②效果只能在手卡发动",
    )


def test_the_place_comes_before_an_occasion_that_its_player_let_go() -> None:
    t = lay(
        "monsters: Ultimate Insect LV1   hand: Summoned Skull   deck: Ultimate Insect LV3, 2 Sogen",
        "deck: 2 Sogen",
        "turn 4, Main Phase 2, opp to act",
    )
    t.you.passes()  # in the Standby Phase
    assert t.you.reasons("activate Ultimate Insect LV1")[0].rule == "timing.optional.player-decides"
    t.you.summons("Summoned Skull", tributing=["Ultimate Insect LV1"])
    hears(
        t.you,
        "activate Ultimate Insect LV1",
        "effect.condition.all-must-be-met",
        "Ultimate Insect LV1 is in your Graveyard; "
        "the effect of Ultimate Insect LV1 can be activated only face-up on the field",
        "「究极昆虫 LV1」在你的墓地；「究极昆虫 LV1」的效果只能在场上（表侧表示）发动",
    )


def test_an_effect_that_follows_its_card_says_the_occasion_and_the_place() -> None:
    t = lay("hand: Kuriboh   extra: The Last Warrior from Another Planet")
    hears(
        t.you,
        "activate The Last Warrior from Another Planet",
        "effect-type.trigger.at-stated-timing",
        "the effect of The Last Warrior from Another Planet is set off “when this card is Special Summoned”; "
        "The Last Warrior from Another Planet is in your Extra Deck",
        "「异星的最终战士」的效果的诱发条件是“这张卡特殊召唤成功时”；「异星的最终战士」在你的额外卡组",
    )


def test_an_occasion_is_quoted_with_what_must_be_so_then() -> None:
    t = lay("monsters: Gladiator Beast Nerokius", "monsters: Sangan", "turn 3, Battle Step, you to act")
    hears(
        t.you,
        "activate Gladiator Beast Nerokius",
        "effect-type.trigger.at-stated-timing",
        "the effect ② of Gladiator Beast Nerokius is set off "
        "“at the end of the Battle Phase, if this card has battled this turn”; this is the Battle Step",
        "「剑斗兽 尼禄」的②效果的诱发条件是“双方的战斗阶段结束时，这张卡在这个回合进行过战斗的场合”；现在是战斗步骤",
    )
    t = lay(
        "monsters: Kuriboh   extra: Gladiator Beast Nerokius", "monsters: Sangan", "turn 3, Battle Step, you to act"
    )
    refusal = t.duel.why_not("activate Gladiator Beast Nerokius", 0)
    assert refusal is not None and refusal.facts[0] == "Gladiator Beast Nerokius is in your Extra Deck"


# ------------------------------------------------------------------------------------------------- what kind of card


@pytest.mark.parametrize(
    ("wish", "english", "chinese"),
    [
        ("attack with Messenger of Peace", "Messenger of Peace is a Spell Card", "「和平使者」是魔法卡"),
        ("attack with Dimensional Prison", "Dimensional Prison is a Trap Card", "「次元幽闭」是陷阱卡"),
    ],
)
def test_only_monsters_battle_and_this_is_a_spell_or_a_trap(wish: str, english: str, chinese: str) -> None:
    t = lay("hand: Messenger of Peace   graveyard: Dimensional Prison")
    hears(t.you, wish, "card.monster.only-monsters-battle", english, chinese)


@pytest.mark.parametrize(
    ("wish", "rule", "english", "chinese"),
    [
        ("flip summon Polymerization", "summon.flip.definition", "Polymerization is a Spell Card", "「融合」是魔法卡"),
        (
            *("change position of Waboku", "position.change.in-own-main-phase"),
            *("Waboku is a Trap Card", "「和睦的使者」是陷阱卡"),
        ),
    ],
)
def test_only_monsters_have_positions_whoevers_turn_it_is(wish: str, rule: str, english: str, chinese: str) -> None:
    hears(lay("", "hand: Polymerization   graveyard: Waboku").opp, wish, rule, english, chinese)


def test_a_fusion_monster_without_an_effect_has_nothing_to_activate() -> None:
    t = lay("extra: Meteor Black Dragon")
    hears(
        t.you,
        "activate Meteor Black Dragon",
        "card.effect-monster.any-monster-with-effect",
        "Meteor Black Dragon is a Fusion Monster without an effect; there is nothing to activate",
        "「流星黑龙」是融合怪兽，没有任何可以发动的效果",
    )


def test_a_token_without_an_effect_has_nothing_to_activate() -> None:
    t = lay("monsters: Sheep Token")
    hears(
        t.you,
        "activate Sheep Token",
        "card.normal-monster.no-monster-effect",
        "Sheep Token is a Token, which is treated as a Normal Monster",
        "「羊衍生物」是衍生物，当作通常怪兽",
    )


def test_the_battle_phase_is_not_entered_twice() -> None:
    t = lay("monsters: Sangan", "", "turn 3, Battle Step, you to act")
    begun = ("this is the Battle Step: the Battle Phase has begun already", "现在是战斗步骤，战斗阶段已经开始")
    hears(t.you, "battle phase", "turn.structure.six-phases-in-order", *begun)


# ------------------------------------------------------------------------------------------------ face-down monsters


def test_a_face_down_monster_is_turned_up_by_a_flip_summon() -> None:
    t = lay("monsters: Mystical Elf (set)")
    where = ("Mystical Elf is in face-down Defense Position", "「圣精灵」是里侧守备表示")
    refusal = hears(t.you, "change position of Mystical Elf", "summon.flip.definition", *where)
    assert str(refusal).startswith("A Flip Summon is")
    hears(t.you, "turn Mystical Elf to defense", "summon.flip.never-to-face-up-defense", *where)


def test_a_monster_set_in_this_turn_is_not_turned_up() -> None:
    t = lay("hand: Mystical Elf")
    t.you.sets("Mystical Elf")
    rule = "summon.flip.not-in-turn-it-was-set"
    fact = ("Mystical Elf was Set in this turn", "「圣精灵」是在这个回合盖放的")
    hears(t.you, "change position of Mystical Elf", rule, *fact)


def test_a_card_in_the_extra_deck_is_not_called_face_down() -> None:
    t = lay("hand: Double-Edged Sword   monsters: Sangan, Kuriboh   extra: Elemental HERO Wildedge")
    t.you.activates("Double-Edged Sword")
    refusal = t.duel.why_not("target Elemental HERO Wildedge", 0)
    assert refusal is not None and refusal.facts[0] == "Elemental HERO Wildedge is in your Extra Deck"
    assert refusal.facts_zh[0] == "「元素英雄 锯齿荒野侠」在你的额外卡组"


# ------------------------------------------------------------------------------------------------------ the moment


def test_what_is_being_activated_already_is_said_to_be_so() -> None:
    t = lay("monsters: Cannon Soldier, Sangan   hand: Raigeki", "monsters: Kuriboh")
    t.you.does("activate Cannon Soldier")
    t.you.is_asked("tribute")
    steps = "effect.activation.order-of-steps"
    already = [each for each in t.you.reasons("activate Cannon Soldier") if each.rule == steps]
    assert [each.facts[0] for each in already] == ["the effect of Cannon Soldier is being activated already"]
    assert already[0].facts_zh == ("正在发动的就是「加农炮兵」的效果",)
    others = [each for each in t.you.reasons("activate Raigeki") if each.rule == steps]
    assert [each.facts[0] for each in others] == ["Cannon Soldier is being activated"]


def test_while_an_attack_looks_for_its_target_the_attacker_is_named() -> None:
    t = lay("monsters: Sangan, Alexandrite Dragon", "monsters: Kuriboh, Giant Rat", "turn 3, Battle Step, you to act")
    t.you.declares("Alexandrite Dragon")
    hears(
        t.you,
        "attack with Sangan",
        "battle.battle-step.one-attacker-at-a-time",
        "Alexandrite Dragon is attacking; its attack target is being chosen",
        "「紫翠玉龙」正在攻击，正在选择攻击对象",
    )


def at_the_hand_limit(more: str) -> Table:
    t = lay(f"hand: 6 Sangan, Wall of Illusion {more}   deck: Kuriboh", "deck: Kuriboh")
    t.you.goes_to("End Phase")
    t.you.is_asked("hand limit")
    return t


@pytest.mark.parametrize(
    ("more", "card", "rule"),
    [
        ("extra: Darkfire Dragon", "Darkfire Dragon", "card.effect-monster.any-monster-with-effect"),
        ("extra: Arcana Knight Joker", "Arcana Knight Joker", "effect.condition.all-must-be-met"),
        ("", "Wall of Illusion", "effect.condition.all-must-be-met"),
        ("spells: Dragon's Rage", "Dragon's Rage", "effect.activation.card-activation-always-chains"),
    ],
)
def test_the_hand_limit_is_not_what_keeps_a_card_that_could_not_be_activated(more: str, card: str, rule: str) -> None:
    t = at_the_hand_limit(more)
    reasons = t.you.reasons(f"activate {card}")
    assert reasons[0].rule == rule
    last = reasons[-1]
    assert last.facts == ("you must discard 1 card now, and nothing else can be done meanwhile",)
    assert last.facts_zh == ("现在必须丢弃1张手卡，期间不能进行其他行动",)


def test_while_a_chain_resolves_no_spell_speed_is_enough() -> None:
    t = lay("hand: Sangan, Giant Rat   graveyard: Plaguespreader Zombie   deck: Kuriboh")
    t.duel.play("activate Plaguespreader Zombie")
    while t.duel.request is not None and t.duel.request.purpose not in ("position", "zone"):
        t.duel.play("choose Sangan" if t.duel.request.purpose == "cost" else "pass")
    wish = "activate Plaguespreader Zombie"
    refusal = t.duel.why_not(wish, 0)
    assert refusal is not None and refusal.rule == "chain.resolve.no-activation-during", refusal
    assert refusal.facts == ("an effect of Plaguespreader Zombie is being processed",)
    assert refusal.facts_zh == ("正在处理「僵尸带菌者」的效果",)
    assert "chain.spell-speed.must-be-at-least" not in [each.rule for each in t.you.reasons(wish)]


def test_a_monster_that_is_being_set_is_not_called_summoned() -> None:
    t = lay("hand: Mystical Elf, Brain Control", "monsters: Sangan")
    t.duel.play("set Mystical Elf")
    assert t.duel.request is not None and t.duel.request.purpose == "zone"
    refusal = t.duel.why_not("activate Brain Control", 0)
    assert refusal is not None and "Mystical Elf is being Set" in refusal.facts, refusal
    assert "正在盖放「圣精灵」" in refusal.facts_zh
