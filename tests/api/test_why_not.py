"""Why a card or effect cannot be activated, in the exact words of both languages."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import PER_COPY, PER_EFFECT
from spellspeed.lang.words.lines import Ignition, Limit
from spellspeed.lang.words.verbs import GainLP
from spellspeed.rulebook.book import Refusal
from table import Seat, Table, table

HEADER = "turn 3, Main Phase 1, you to act\n"


def lay(you: str, opp: str = "", lp: int = 8000) -> Table:
    return table(f"{HEADER}you {lp} {you}\nopp 8000 {opp}")


def first(seat: Seat, wish: str, count: int = 1) -> Refusal:
    """The most telling refusal, and so many of them."""
    found = seat.reasons(wish)
    assert len(found) == count, [refusal.rule for refusal in found]
    assert seat.table.duel.why_not(wish, seat.player) == found[0]
    return found[0]


def says(refusal: Refusal, rule: str, english: str, chinese: str) -> None:
    """The rule, what stands before its name in English, and the same in Chinese."""
    assert refusal.rule == rule
    assert str(refusal) == f"{english} [{rule}, {refusal.source}]"
    assert refusal.in_chinese() == f"{chinese}［{rule}，{refusal.source.replace('ours', '本引擎')}］"


@pytest.mark.parametrize("wish", ["activate Dust Tornado", "发动 沙尘之大龙卷"])
def test_a_trap_that_was_set_in_this_turn(wish: str) -> None:
    t = lay("set: Dust Tornado (set this turn)", "set: Mirror Force")
    says(
        first(t.you, wish),
        "trap.set.not-in-turn-it-was-set",
        "A trap cannot be activated in the turn in which it was set. Here: Dust Tornado was Set in this turn.",
        "陷阱卡在盖放的回合不能发动。（「沙尘之大龙卷」是在这个回合盖放的）",
    )


@pytest.mark.parametrize("wish", ["activate Mystical Space Typhoon", "发动 旋风"])
def test_a_quick_play_spell_that_was_set_in_this_turn(wish: str) -> None:
    t = lay("set: 旋风 (这个回合盖放)", "set: Mirror Force")
    says(
        first(t.you, wish),
        "spell.quick-play.not-in-turn-it-was-set",
        "A Quick-Play Spell cannot be activated in the turn in which it was Set. "
        "Here: Mystical Space Typhoon was Set in this turn.",
        "速攻魔法卡在盖放的回合不能发动。（「旋风」是在这个回合盖放的）",
    )


def answered_by_a_counter_trap() -> Table:
    """Raigeki on the chain, Magic Jammer behind it, and you may respond with Seven Tools."""
    t = lay(
        "hand: Raigeki, Dark Hole, Sangan  set: Mystical Space Typhoon, Magic Jammer, Seven Tools of the Bandit",
        "hand: Kuriboh  monsters: Sangan  set: Magic Jammer",
    )
    t.you.activates("Raigeki")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    assert t.chain == ["Raigeki", "Magic Jammer"]
    return t


@pytest.mark.parametrize("wish", ["activate Mystical Space Typhoon", "发动 旋风", "发动 旋风 以 魔法干扰阵 为对象"])
def test_a_quick_play_spell_is_too_slow_for_a_counter_trap(wish: str) -> None:
    says(
        first(answered_by_a_counter_trap().you, wish),
        "chain.spell-speed.must-be-at-least",
        "An effect can be chained only if its Spell Speed (1 to 3) is at least that of the effect it answers (the last "
        "chain link); a slower one cannot be chained. Here: Chain Link 2, Magic Jammer, has Spell Speed 3; "
        "Mystical Space Typhoon has Spell Speed 2.",
        "要连锁发动，咒文速度（1至3）必须在所对应的效果（最后的连锁块）以上，更慢的不能连锁。"
        "（连锁2的「魔法干扰阵」的咒文速度是3，「旋风」的咒文速度是2）",
    )


@pytest.mark.parametrize("wish", ["activate Dark Hole", "发动 黑洞"])
def test_a_normal_spell_is_too_slow_for_a_counter_trap(wish: str) -> None:
    says(
        first(answered_by_a_counter_trap().you, wish, 3),
        "chain.spell-speed.must-be-at-least",
        "An effect can be chained only if its Spell Speed (1 to 3) is at least that of the effect it answers (the last "
        "chain link); a slower one cannot be chained. Here: Chain Link 2, Magic Jammer, has Spell Speed 3; "
        "Dark Hole has Spell Speed 1.",
        "要连锁发动，咒文速度（1至3）必须在所对应的效果（最后的连锁块）以上，更慢的不能连锁。"
        "（连锁2的「魔法干扰阵」的咒文速度是3，「黑洞」的咒文速度是1）",
    )


@pytest.mark.parametrize("wish", ["activate Magic Jammer", "发动 魔法干扰阵"])
def test_a_negation_answers_the_last_link_only(wish: str) -> None:
    says(
        first(answered_by_a_counter_trap().you, wish),
        "negate.activation.must-chain-directly",
        "An effect that negates an activation must be chained directly to the activation it is to negate; once another "
        "link has been placed in between it can no longer be used for it. Here: Chain Link 2, Magic Jammer, is the "
        "last link; Magic Jammer could answer only Chain Link 1, Raigeki.",
        "把发动无效的效果必须直接连锁在要无效的那个发动上；中间已经有了别的连锁块，就不能再对它使用。"
        "（最后的连锁块是连锁2的「魔法干扰阵」，「魔法干扰阵」能对应的是连锁1的「雷击」）",
    )


@pytest.mark.parametrize("wish", ["activate Magic Jammer", "发动 魔法干扰阵"])
def test_a_counter_trap_that_has_nothing_to_answer(wish: str) -> None:
    says(
        first(lay("hand: Kuriboh  set: Magic Jammer").you, wish),
        "trap.counter.answers-activations",
        "A Counter Trap is as a rule activated in response to the activation of a card and typically negates that "
        "activation. Here: Magic Jammer can be activated only “when a Spell Card is activated”; nothing has been "
        "activated.",
        "反击陷阱原则上是对应卡的发动而发动，典型的是把那个发动无效。（「魔法干扰阵」只能在“魔法卡发动时”发动；现在没有任何发动）",
    )


@pytest.mark.parametrize("wish", ["activate Mystical Space Typhoon", "发动 旋风"])
def test_no_target(wish: str) -> None:
    says(
        first(lay("hand: Mystical Space Typhoon", "monsters: Sangan").you, wish),
        "target.timing.chosen-at-activation",
        "A targeting effect is one whose target, the card it is going to influence, is chosen at the time it is "
        "activated; where there is none to choose it cannot be activated. "
        "Here: Mystical Space Typhoon targets “1 Spell/Trap on the field, except this card”; there is none.",
        "取对象的效果在发动时选择将要受其影响的卡作为对象；没有可以选择的对象就不能发动。"
        "（「旋风」的对象是“这张卡以外的场上的1张魔法·陷阱卡”，没有可以选择的对象）",
    )


@pytest.mark.parametrize("wish", ["activate Magic Jammer", "发动 魔法干扰阵"])
def test_a_cost_that_an_empty_hand_cannot_pay(wish: str) -> None:
    t = lay("hand: Raigeki", "monsters: Sangan  set: Magic Jammer, Solemn Judgment")
    t.you.activates("Raigeki")
    says(
        first(t.opp, wish),
        "cost.unpayable.cannot-activate",
        "A player who cannot pay the whole required cost cannot activate the card or effect. "
        "Here: 1 card must be discarded; you have 0 cards to discard.",
        "不能支付全部代价的玩家，不能发动那张卡或效果。（必须丢弃1张手卡，可以丢弃的有0张）",
    )


@pytest.mark.parametrize("wish", ["activate Skill Drain", "发动 技能抽取"])
def test_a_cost_of_more_life_points_than_there_are(wish: str) -> None:
    says(
        first(lay("set: Skill Drain", lp=900).you, wish),
        "cost.lp.not-more-than-current",
        "A card or effect that costs a fixed amount of LP cannot be activated by a player whose LP are lower than that "
        "amount. Here: you have 900 LP; 1000 LP must be paid.",
        "基本分少于要作为代价支付的数值的玩家，不能发动那张卡或效果。（你的基本分是900，必须支付1000）",
    )


def test_once_per_turn_by_name() -> None:
    healer = probe("Test Healer", "Fairy / Effect", Ignition(1, limit=Limit(PER_EFFECT), do=GainLP(500)))
    t = table(f"{HEADER}you 8000 monsters: 2 Test Healer\nopp 8000", pool=pool_with(healer))
    t.you.activates("Test Healer (zone 1)").nobody_responds()
    says(
        first(t.you, "activate Test Healer (zone 2)"),
        "effect.name-limit.this-effect-of-x-once",
        "Where a text says that this effect of a card of this name can be used only once per turn, only the effect "
        "described before these words is meant, but of all copies of the card together. "
        "Here: the effect ① of a Test Healer has been used in this turn.",
        "「某卡」的这个效果1回合只能使用1次：只指写在这句话之前的那个效果，同名卡的这个效果也包括在内。"
        "（「Test Healer」的①效果在这个回合已经使用过）",
    )


def test_once_per_turn_by_copy() -> None:
    healer = probe("Test Healer", "Fairy / Effect", Ignition(limit=Limit(PER_COPY), do=GainLP(500)))
    t = table(f"{HEADER}you 8000 monsters: 2 Test Healer\nopp 8000", pool=pool_with(healer))
    t.you.activates("Test Healer (zone 1)").nobody_responds()
    t.you.can("activate Test Healer (zone 2)")
    says(
        first(t.you, "activate Test Healer (zone 1)"),
        "effect.once-per-turn.limits-the-user",
        "'Once per turn' generally means that the player using the card's effect can use it once in a turn. "
        "Here: the effect of this Test Healer has been used in this turn.",
        "「1回合1次」一般是指使用那张卡的效果的玩家1回合只能使用1次。（这张「Test Healer」的效果在这个回合已经使用过）",
    )


@pytest.mark.parametrize("wish", ["activate Raigeki", "发动 雷击"])
def test_no_free_spell_and_trap_zone(wish: str) -> None:
    t = lay(
        "hand: Raigeki  set: Trap Hole, Mirror Force, Dust Tornado, Raigeki Break, Solemn Judgment", "monsters: Sangan"
    )
    says(
        first(t.you, wish),
        "spell.activation.hand-needs-free-zone",
        "With five cards in the player's own Spell & Trap Zone no new spell can be activated from the hand. "
        "Here: all five Spell & Trap Zones are occupied.",
        "自己的魔法与陷阱区已有5张卡时，不能从手卡发动新的魔法卡。（魔法与陷阱区的5格都已占用）",
    )


@pytest.mark.parametrize("wish", ["activate Monster Reborn", "发动 死者苏生", "activate Monster Reborn on Sangan"])
def test_no_free_monster_zone_for_a_special_summon(wish: str) -> None:
    says(
        first(lay("hand: Monster Reborn  monsters: 5 Kuriboh  graveyard: Sangan").you, wish),
        "zone.main-monster.max-five",
        "Each player can have at most 5 monsters in the Main Monster Zone; with all five occupied nothing more can be "
        "summoned or set there. Here: all five Main Monster Zones are occupied.",
        "主要怪兽区最多放5只怪兽；5格都已占用时，不能再向那里召唤或盖放怪兽。（主要怪兽区的5格都已占用）",
    )


@pytest.mark.parametrize("wish", ["activate Dust Tornado", "发动 沙尘之大龙卷"])
def test_a_card_that_forbids_traps_is_named(wish: str) -> None:
    refusal = first(lay("set: Dust Tornado", "monsters: Jinzo  set: Mirror Force").you, wish)
    says(
        refusal,
        "effect.cannot.forbids-while-it-applies",
        "What a text says cannot be done, the players and cards it speaks of cannot do for as long as that text "
        "applies. Here: Jinzo says “all Traps on the field cannot be activated, nor can their "
        "effects”.",
        "文本说不能做的事，在那个文本适用期间，受其约束的玩家和卡不能做。"
        "（「人造人-念力震慑者」：“场上的全部陷阱卡不能发动，其效果也不能发动”）",
    )
    assert (refusal.card, refusal.card_zh) == ("Jinzo", "人造人-念力震慑者")


@pytest.mark.parametrize("wish", ["attack directly with Gemini Elf", "用 双生精灵 直接攻击"])
def test_a_card_that_forbids_attacks_is_named(wish: str) -> None:
    t = table("turn 3, Battle Step, you to act\nyou 8000 monsters: Gemini Elf, Sangan\nopp 8000 spells: Gravity Bind")
    t.you.can("attack directly with Sangan")
    says(
        first(t.you, wish),
        "effect.cannot.forbids-while-it-applies",
        "What a text says cannot be done, the players and cards it speaks of cannot do for as long as that text "
        "applies. Here: Gravity Bind says “all face-up Level 4 or higher monsters on the "
        "field cannot attack”.",
        "文本说不能做的事，在那个文本适用期间，受其约束的玩家和卡不能做。"
        "（「超重力网」：“场上的全部表侧表示的4星以上的怪兽不能攻击”）",
    )


def test_a_normal_monster_has_no_effect() -> None:
    says(
        first(lay("monsters: Mystical Elf").you, "activate Mystical Elf"),
        "card.normal-monster.no-monster-effect",
        "A Normal Monster has no monster effect: its text box is description only. "
        "Here: Mystical Elf is a Normal Monster.",
        "通常怪兽没有怪兽效果，卡上的文字只是说明。（「圣精灵」是通常怪兽）",
    )


def test_a_card_whose_text_is_not_written() -> None:
    pool = pool_with(probe("Test Riddle", "Fairy / Effect"))
    t = table(f"{HEADER}you 8000 monsters: Test Riddle\nopp 8000", pool=pool)
    says(
        first(t.you, "activate Test Riddle"),
        "ask.not-offered",
        "That is not among the things that can be chosen now. "
        "Here: this program cannot play the effects of Test Riddle yet; the rules may allow it.",
        "现在可以选择的行动中没有这一项。（本程序还不能处理「Test Riddle」的效果；按照规则可能是可以发动的）",
    )


@pytest.mark.parametrize("wish", ["activate Sangan", "trigger Sangan ①", "发动 三眼怪的①效果", "诱发 三眼怪"])
def test_a_trigger_waits_for_what_sets_it_off(wish: str) -> None:
    says(
        first(lay("monsters: Sangan").you, wish),
        "effect-type.trigger.at-stated-timing",
        "A Trigger Effect is activated at the occasion its text names, such as the monster's successful summon, its "
        "being flipped or its destruction, and at no other time. "
        "Here: the effect ① of Sangan is set off “if this card is sent from the field to the GY”; "
        "nothing of the kind has happened in this turn.",
        "诱发效果只能在文本写明的时机（如那只怪兽召唤成功时、反转时、被破坏时）发动，其他时候不能发动。"
        "（「三眼怪」的①效果的诱发条件是“这张卡从场上送去墓地的场合”；这个回合没有发生这样的事）",
    )


def test_what_has_no_effect_to_activate() -> None:
    t = lay("monsters: Jinzo, Cannon Soldier")
    assert first(t.you, "activate Jinzo").facts == ("Jinzo has no effect that is activated",)
    assert first(t.you, "activate Cannon Soldier ②").facts == ("Cannon Soldier has no effect ② that is activated",)
    t.you.can("activate Cannon Soldier")


def test_a_trap_in_the_hand_must_be_set_first() -> None:
    refusal = first(lay("hand: Dust Tornado", "set: Mirror Force").you, "activate Dust Tornado")
    assert refusal.rule == "trap.set.must-be-set-first"
    assert refusal.facts == ("Dust Tornado is in your hand",)
    assert refusal.facts_zh == ("「沙尘之大龙卷」在你的手卡中",)


def test_one_copy_that_can_be_activated_is_enough() -> None:
    t = lay("set: Dust Tornado (set this turn), Dust Tornado (zone 4)", "set: Mirror Force")
    t.you.can("activate Dust Tornado")
    t.you.cannot("activate Dust Tornado (zone 1)", because="trap.set.not-in-turn-it-was-set")


def test_the_effects_that_are_drawn_need_cards() -> None:
    refusal = first(lay("hand: Pot of Greed  deck: Kuriboh").you, "activate Pot of Greed")
    assert refusal.rule == "move.draw.needs-enough-cards-to-activate"
    assert refusal.facts == ("2 cards must be drawn; your Deck has 1 card",)
    assert refusal.facts_zh == ("必须抽2张卡，你的卡组有1张",)


def test_it_says_whose_deck_is_too_small_for_what_shall_be_drawn() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Level Modulation   graveyard: Armed Dragon LV3   deck: 4 Umi
        opp 8000   deck: Umi
    """)
    refusal = first(t.you, "activate Level Modulation")
    assert refusal.rule == "move.draw.needs-enough-cards-to-activate"
    assert refusal.facts == ("2 cards must be drawn; your opponent's Deck has 1 card",)
    assert refusal.facts_zh == ("必须抽2张卡，对方的卡组有1张",)


def test_a_card_that_is_face_up_has_been_activated() -> None:
    refusal = lay("spells: Skill Drain").you.reasons("activate Skill Drain")[0]
    assert refusal.rule == "effect.activation.card-activation-always-chains"
    assert refusal.facts == ("Skill Drain is face-up on the field already",)


def test_a_card_that_takes_the_targets_away_is_named() -> None:
    t = lay("hand: Monster Reborn  graveyard: Sangan", "monsters: Jowgen the Spiritualist")
    reasons = t.you.reasons("activate Monster Reborn")
    assert [(refusal.rule, refusal.card) for refusal in reasons] == [
        ("effect.cannot.forbids-while-it-applies", "Jowgen the Spiritualist"),
        ("target.timing.chosen-at-activation", ""),
    ]


def test_while_a_card_is_being_activated_no_other_can_be() -> None:
    t = lay("hand: Raigeki  set: Dust Tornado", "monsters: Sangan  set: Mirror Force")
    t.you.does("activate Raigeki")
    t.you.is_asked("zone")
    refusal = first(t.you, "activate Dust Tornado")
    assert refusal.rule == "effect.activation.order-of-steps"
    assert refusal.in_chinese().startswith("发动卡或效果按以下顺序进行")


def test_a_card_that_is_not_written_is_judged_by_the_rules_first() -> None:
    pool = pool_with(probe("Test Riddle", "Spell"), probe("Test Snare", "Trap"))
    t = table(f"{HEADER}you 8000 set: Test Snare (set this turn)\nopp 8000 hand: Test Riddle", pool=pool)
    assert [refusal.rule for refusal in t.you.reasons("activate Test Snare")] == [
        "trap.set.not-in-turn-it-was-set",
        "ask.not-offered",
    ]
    assert "may allow" not in t.you.reasons("activate Test Snare")[1].facts[0]
    assert [refusal.rule for refusal in t.opp.reasons("activate Test Riddle")] == [
        "spell.activation.not-in-opponents-turn",
        "priority.opponent.cannot-act-first-except-triggers",
        "ask.not-offered",
    ]


def test_a_monster_that_is_not_written_hears_first_what_holds_for_every_activation() -> None:
    pool = pool_with(probe("Test Riddle", "Fairy / Effect"))
    t = table(f"{HEADER}you 8000 hand: Test Riddle, Kuriboh\nopp 8000 hand: Test Riddle", pool=pool)
    refusal = t.opp.reasons("activate Test Riddle")[0]
    assert refusal.rule == "priority.opponent.cannot-act-first-except-triggers"
    assert refusal.facts == ("it is the other player's turn, and that player holds priority",)
    assert refusal.facts_zh == ("现在是对方的回合，优先权在对方",)
    t.you.does("summon Kuriboh")
    refusal = t.you.reasons("activate Test Riddle")[0]
    assert refusal.rule == "timing.action.nothing-activated-before-it-is-done"
    assert refusal.facts == ("Kuriboh is being Normal Summoned",)
