"""Why something is not possible where the reason lies in what has happened, in both languages, for either seat."""

import pytest

from either_seat import SEATS, lay, nobody_else_responds
from spellspeed.rulebook.book import Refusal
from table import Seat

CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def hears(seat: Seat, wish: str, rule: str) -> Refusal:
    """What the player is told first, which is this rule."""
    refusal = seat.table.duel.why_not(wish, seat.player)
    assert refusal is not None and refusal.rule == rule, seat.reasons(wish)
    assert seat.cannot(wish, because=rule).rule == rule
    assert len(refusal.facts) == len(refusal.facts_zh)
    return refusal


# ------------------------------------------------------------------------------------------------------ missed timing


@SEATS
@pytest.mark.parametrize("wish", ["activate Green Gadget", "trigger Green Gadget", "发动 绿色零件"])
@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_a_gadget_revived_in_the_middle_of_a_chain_has_missed_its_timing(seat: int, wish: str) -> None:
    t, me, other = lay(
        seat,
        "hand: Mystical Space Typhoon   set: Call of the Haunted   graveyard: Green Gadget",
        "set: Mirror Force, Dust Tornado",
    )
    me.activates("Mystical Space Typhoon", targeting="Mirror Force")
    other.passes()
    me.activates("Call of the Haunted", targeting="Green Gadget")
    other.passes()
    me.chooses_zone(1)
    nobody_else_responds(t)
    refusal = hears(me, wish, "timing.when-optional.misses")
    assert refusal.facts == (
        "the effect ① of Green Gadget was set off when you Special Summoned Green Gadget from your Graveyard",
        "when it could have been activated, the last thing that had happened was: "
        "your opponent's Mirror Force was destroyed by Mystical Space Typhoon",
    )
    assert refusal.facts_zh == (
        "「绿色零件」的①效果在“你从你的墓地特殊召唤「绿色零件」”时被诱发",
        "到了可以发动的时点，最后发生的已经是“对方的「神圣防护罩 -反射镜力-」被「旋风」破坏”",
    )
    assert "还没有" not in refusal.in_chinese()


@SEATS
@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_a_clown_discarded_as_a_cost_has_missed_its_timing(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Peten the Dark Clown, Kuriboh   set: Raigeki Break", "monsters: Vorse Raider")
    me.activates("Raigeki Break", discarding="Peten the Dark Clown", targeting="Vorse Raider")
    nobody_else_responds(t)
    refusal = hears(me, "activate Peten the Dark Clown", "timing.when-optional.misses")
    assert refusal.facts == (
        "the effect ① of Peten the Dark Clown was set off when Peten the Dark Clown was sent to your Graveyard for "
        "Raigeki Break",
        "when it could have been activated, the last thing that had happened was: "
        "your opponent's Vorse Raider was destroyed by Raigeki Break",
    )
    assert refusal.facts_zh == (
        "「暗道化师 彼得」的①效果在“「暗道化师 彼得」作为「雷破」的代价送去你的墓地”时被诱发",
        "到了可以发动的时点，最后发生的已经是“对方的「血腥魔兽人」被「雷破」破坏”",
    )


@SEATS
def test_what_happened_last_is_tied_to_the_moment_that_was_missed(seat: int) -> None:
    t, me, _ = lay(
        seat,
        "hand: Peten the Dark Clown, Kuriboh, Dark Hole   set: Raigeki Break",
        "monsters: Vorse Raider, Giant Soldier of Stone",
    )
    me.activates("Raigeki Break", discarding="Peten the Dark Clown", targeting="Vorse Raider")
    nobody_else_responds(t)
    me.activates("Dark Hole")
    nobody_else_responds(t)
    refusal = hears(me, "activate Peten the Dark Clown", "timing.when-optional.misses")
    assert refusal.facts[1] == (
        "when it could have been activated, the last thing that had happened was: "
        "your opponent's Vorse Raider was destroyed by Raigeki Break"
    )
    assert refusal.facts_zh[1] == "到了可以发动的时点，最后发生的已经是“对方的「血腥魔兽人」被「雷破」破坏”"


@SEATS
def test_a_trigger_that_its_player_let_go_is_remembered(seat: int) -> None:
    _, me, _ = lay(seat, "hand: Green Gadget   deck: Red Gadget")
    me.summons("Green Gadget")
    me.is_asked("trigger")
    me.passes()
    refusal = hears(me, "trigger Green Gadget", "timing.optional.player-decides")
    assert refusal.facts[1] == "you were asked and did not activate it"
    assert refusal.facts_zh[1] == "当时询问过你，你没有发动"


@SEATS
def test_a_trigger_that_found_nothing_to_do_says_what_it_could_not(seat: int) -> None:
    _, me, _ = lay(seat, "hand: Green Gadget")
    me.summons("Green Gadget")
    refusal = hears(me, "activate Green Gadget", "effect.condition.no-possible-resolution-blocks-activation")
    assert refusal.facts[0] == "the effect ① of Green Gadget was set off when you Normal Summoned Green Gadget"
    assert "it could not carry out “add 1 " in refusal.facts[1] and "无法实现“" in refusal.facts_zh[1]


@SEATS
def test_what_has_happened_to_the_card_is_told_although_it_sets_nothing_off(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Sangan, Kuriboh   set: Raigeki Break", "monsters: Vorse Raider")
    me.activates("Raigeki Break", discarding="Sangan", targeting="Vorse Raider")
    nobody_else_responds(t)
    refusal = hears(me, "activate Sangan", "effect-type.trigger.at-stated-timing")
    assert refusal.facts == (
        "the effect ① of Sangan is set off “if this card is sent from the field to the GY”",
        "what happened: Sangan was sent to your Graveyard for Raigeki Break (from your hand)",
    )
    assert refusal.facts_zh == (
        "「三眼怪」的①效果的诱发条件是“这张卡从场上送去墓地的场合”",
        "发生的是“「三眼怪」作为「雷破」的代价送去你的墓地（从你的手卡）”",
    )


# --------------------------------------------------------------------------------------------- which condition, and why


@SEATS
def test_the_frog_stays_where_it_is_because_of_a_set_card(seat: int) -> None:
    _, me, _ = lay(seat, "graveyard: Treeborn Frog   set: Waboku", moment="Standby Phase")
    refusal = hears(me, "activate Treeborn Frog", CONDITION)
    assert refusal.facts[-2:] == (
        "the effect ① of Treeborn Frog can be activated only “if you control no Spell/Trap”",
        "there is: Waboku",
    )
    assert refusal.facts_zh[-2:] == (
        "「黄泉青蛙」的①效果只能在“自己场上不存在魔法·陷阱卡的场合”发动",
        "现在有：「和睦的使者」",
    )


@SEATS
def test_a_summon_that_is_too_small_for_the_hole_is_told(seat: int) -> None:
    _, me, other = lay(seat, "hand: Kuriboh", "set: Trap Hole, Waboku")
    me.summons("Kuriboh")
    refusal = hears(other, "activate Trap Hole", CONDITION)
    assert refusal.facts == (
        "Trap Hole can be activated only “when your opponent Normal/Flip Summons a monster with 1000 or more ATK”",
        "what happened: your opponent Normal Summoned Kuriboh (Attack Position, ATK 300, DEF 200)",
    )
    assert refusal.facts_zh == (
        "「落穴」只能在“对方把攻击力1000以上的怪兽召唤·反转召唤成功时”发动",
        "发生的是“对方通常召唤「栗子球」（攻击表示，攻击力300，守备力200）”",
    )


@SEATS
@pytest.mark.rule("timing.summon-response.only-in-first-chain", scenario=0)
def test_the_hole_cannot_be_used_any_more_once_its_moment_has_passed(seat: int) -> None:
    _, me, other = lay(seat, "hand: Battle Ox", "set: Trap Hole")
    me.summons("Battle Ox")
    other.passes()
    refusal = hears(other, "activate Trap Hole", "timing.summon-response.only-in-first-chain")
    assert refusal.facts[2] == "the moment for it has passed"
    assert refusal.facts_zh[2] == "能对应它的时机已经过去"
    assert "target.timing.chosen-at-activation" not in [reason.rule for reason in other.reasons("activate Trap Hole")]


@SEATS
def test_the_horn_has_to_come_before_the_summon_succeeds(seat: int) -> None:
    _, me, other = lay(seat, "hand: Battle Ox", "monsters: Sangan   set: Horn of Heaven, Waboku")
    me.summons("Battle Ox")
    other.passes()
    refusal = hears(other, "activate Horn of Heaven", CONDITION)
    assert refusal.facts == (
        "Horn of Heaven can be activated only “when a monster would be Summoned”",
        "what happened: your opponent attempted to summon Battle Ox",
        "the moment for it has passed: since then your opponent Normal Summoned Battle Ox",
    )
    assert refusal.facts_zh[0] == "「升天之角笛」只能在“怪兽将要召唤·反转召唤·特殊召唤时”发动"


@SEATS
def test_mirror_force_answers_the_opponents_attack_not_ones_own(seat: int) -> None:
    _, me, other = lay(
        seat, "monsters: Vorse Raider   set: Mirror Force", "monsters: Sangan   set: Waboku", "Battle Step"
    )
    me.attacks("Vorse Raider", "Sangan")
    assert other.is_to_decide()
    refusal = hears(me, "activate Mirror Force", CONDITION)
    assert (
        refusal.facts[0] == "Mirror Force can be activated only “when your opponent declares an attack with a monster”"
    )
    assert refusal.facts[1].startswith("what happened: your Vorse Raider attacked Sangan")
    assert refusal.facts_zh[0] == "「神圣防护罩 -反射镜力-」只能在“对方用怪兽攻击宣言时”发动"


@SEATS
def test_mirror_force_without_an_attack_says_that_there_was_none(seat: int) -> None:
    _, me, _ = lay(seat, "set: Mirror Force", "monsters: Sangan")
    refusal = hears(me, "activate Mirror Force", CONDITION)
    assert refusal.facts[1] == "nothing of the kind has happened in this turn"
    assert refusal.facts_zh[1] == "这个回合没有发生这样的事"


@SEATS
def test_cold_wave_says_since_when_it_is_too_late_for_it(seat: int) -> None:
    _, me, _ = lay(seat, "hand: Cold Wave, Raigeki", "monsters: Vorse Raider")
    me.can("activate Cold Wave")
    me.activates("Raigeki").nobody_responds()
    refusal = hears(me, "activate Cold Wave", CONDITION)
    assert refusal.facts == (
        "Cold Wave can be activated only “at the start of your Main Phase 1”",
        "that no longer holds since you activated Raigeki",
    )
    assert refusal.facts_zh == (
        "「大寒波」只能在“自己的主要阶段1开始时”发动",
        "从“你发动「雷击」”起不再满足",
    )


# ------------------------------------------------------------------------------------------------ the card that forbids


@SEATS
@pytest.mark.parametrize("verb", ["summon", "set"])
@pytest.mark.parametrize(
    ("mine", "theirs", "card", "said"),
    [
        (
            "monsters: Mystical Elf",
            "spells: Mask of Restrict",
            "Mask of Restrict",
            "neither player can Tribute anything",
        ),
        ("set: Scapegoat", "", "Scapegoat", "the Tokens cannot be Tributed for a Tribute Summon"),
    ],
)
def test_tributes_that_a_card_forbids_name_that_card(
    seat: int, verb: str, mine: str, theirs: str, card: str, said: str
) -> None:
    _, me, other = lay(seat, f"hand: Summoned Skull   {mine}", theirs)
    if card == "Scapegoat":
        me.activates("Scapegoat").nobody_responds()
        for _ in range(4):
            me.settle_zone(None)
        me.ends_turn()
        other.ends_turn()
    refusal = hears(me, f"{verb} Summoned Skull", FORBIDDEN)
    assert (refusal.card, refusal.facts) == (card, (f"{card} says “{said}”",))
    for reason in me.reasons(f"{verb} Summoned Skull")[1:]:
        assert "to Tribute" not in str(reason)


@SEATS
@pytest.mark.parametrize(
    ("mine", "theirs", "wish", "card", "said", "said_zh"),
    [
        (
            *("monsters: Cannon Soldier, Mystical Elf", "spells: Mask of Restrict", "activate Cannon Soldier"),
            *("Mask of Restrict", "neither player can Tribute anything", "双方不能解放任何卡"),
        ),
        (
            *("spells: Dracocension   monsters: Luster Dragon", "monsters: Jowgen the Spiritualist"),
            *(
                "activate Dracocension",
                "Jowgen the Spiritualist",
                "neither player can Special Summon",
                "双方不能特殊召唤",
            ),
        ),
        (
            *("spells: Dracocension   monsters: Luster Dragon", "spells: Mask of Restrict"),
            *("activate Dracocension", "Mask of Restrict", "neither player can Tribute anything", "双方不能解放任何卡"),
        ),
        (
            *(
                "hand: Monster Reborn   graveyard: Sangan",
                "monsters: Jowgen the Spiritualist",
                "activate Monster Reborn",
            ),
            *("Jowgen the Spiritualist", "neither player can Special Summon", "双方不能特殊召唤"),
        ),
        (
            *("monsters: Gemini Elf, Sangan", "spells: Gravity Bind", "attack directly with Gemini Elf"),
            *("Gravity Bind", "all face-up Level 4 or higher monsters on the field cannot attack"),
            "场上的全部表侧表示的4星以上的怪兽不能攻击",
        ),
        (
            *("set: Waboku", "monsters: Jinzo", "activate Waboku", "Jinzo"),
            *("all Traps on the field cannot be activated, nor can their effects",),
            "场上的全部陷阱卡不能发动，其效果也不能发动",
        ),
    ],
)
@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=1)
def test_what_a_card_forbids_is_said_in_its_words(
    seat: int, mine: str, theirs: str, wish: str, card: str, said: str, said_zh: str
) -> None:
    _, me, _ = lay(seat, mine, theirs, "Battle Step" if "attack" in wish else "Main Phase 1")
    refusal = hears(me, wish, FORBIDDEN)
    assert refusal.card == card
    assert refusal.facts == (f"{card} says “{said}”",)
    assert refusal.facts_zh == (f"「{refusal.card_zh}」：“{said_zh}”",)


@SEATS
def test_a_name_that_ends_with_a_stop_gets_no_other(seat: int) -> None:
    _, me, _ = lay(seat, "hand: Mind Control", "monsters: Lord of D., Luster Dragon, Sangan")
    me.does("activate Mind Control")
    me.take_zone(None)
    refusal = hears(me, "target Luster Dragon", FORBIDDEN)
    assert refusal.card == "Lord of D."
    assert "Here: Lord of D. says" in str(refusal) and "Because of" not in str(refusal)
    _, _, other = lay(seat, "", "hand: Lord of D.")
    refusal = hears(other, "attack with Lord of D.", "battle.attack.attacker-must-be-faceup-attack")
    assert ".." not in str(refusal)


@SEATS
def test_prohibition_is_named_with_what_it_forbids(seat: int) -> None:
    _, me, _ = lay(seat, "hand: Prohibition, Mind Control", "monsters: Sangan")
    me.activates("Prohibition")
    me.does("declare Mind Control")
    assert "cannot be activated" in hears(me, "activate Mind Control", FORBIDDEN).facts[0]
    assert "cannot be Set" in hears(me, "set Mind Control", FORBIDDEN).facts[0]


# -------------------------------------------------------------------------------------------------- the deciding reason


@SEATS
def test_what_this_turn_cannot_be_rid_of_comes_before_a_card_that_can_leave(seat: int) -> None:
    _, me, _ = lay(seat, "set: Dust Tornado (set this turn)", "monsters: Jinzo")
    rules = [reason.rule for reason in me.reasons("activate Dust Tornado")]
    assert rules == ["trap.set.not-in-turn-it-was-set", FORBIDDEN, "target.timing.chosen-at-activation"]


@SEATS
def test_a_card_that_forbids_comes_before_a_moment_that_passes_by_itself(seat: int) -> None:
    _, _, other = lay(seat, "monsters: Jinzo", "set: Waboku")
    rules = [reason.rule for reason in other.reasons("activate Waboku")]
    assert rules == [FORBIDDEN, "priority.opponent.cannot-act-first-except-triggers"]


@SEATS
def test_once_the_battle_phase_is_over_no_card_decides_about_attacks(seat: int) -> None:
    _, me, _ = lay(seat, "monsters: Gemini Elf", "spells: Gravity Bind")
    assert me.reasons("attack with Gemini Elf")[0].rule == FORBIDDEN
    _, me, _ = lay(seat, "monsters: Gemini Elf", "spells: Gravity Bind", "Main Phase 2")
    assert [reason.rule for reason in me.reasons("attack with Gemini Elf")] == [
        "turn.structure.six-phases-in-order",
        FORBIDDEN,
    ]


# ------------------------------------------------------------------------------------------------------ what is missing


@SEATS
@pytest.mark.parametrize(
    ("mine", "theirs", "wish", "rule", "fact", "fact_zh"),
    [
        (
            *("hand: Cyber Dragon   monsters: Kuriboh", "monsters: Sangan", "special summon Cyber Dragon"),
            "summon.special.cyber-dragon-style-inherent",
            "the text of Cyber Dragon says “If your opponent controls a monster and you control no monster: You can "
            "Special Summon this card from your hand”",
            "「电子龙」记述“对方场上有怪兽，且自己场上不存在怪兽的场合，",
        ),
        (
            *("monsters: Kuriboh   extra: Ally of Justice Catastor", "", "special summon Ally of Justice Catastor"),
            "synchro.summon.one-tuner-and-non-tuners",
            "you control Kuriboh (Level 1)",
            "自己场上有「栗子球」（等级1）",
        ),
        (
            *("hand: Trade-In, Kuriboh", "", "activate Trade-In", "cost.unpayable.cannot-activate"),
            "the cost of Trade-In is “discard 1 Level 8 monster from your hand”; you have nothing to give for it",
            "「抵价购物」的代价是“从自己手卡把1只8星怪兽丢弃”",
        ),
        (
            *("monsters: Magical Marionette", "monsters: Sangan", "activate Magical Marionette"),
            "cost.unpayable.cannot-activate",
            "the cost of Magical Marionette is “remove 2 Spell Counters from this card”; it has none",
            "魔力指示物",
        ),
        (
            *("hand: Magician of Black Chaos", "", "summon Magician of Black Chaos"),
            "summon.special-monster.cannot-be-normal-summoned",
            "Magician of Black Chaos is a Ritual Monster",
            "是仪式怪兽",
        ),
    ],
)
def test_what_is_missing_is_said(
    seat: int, mine: str, theirs: str, wish: str, rule: str, fact: str, fact_zh: str
) -> None:
    _, me, _ = lay(seat, mine, theirs)
    refusal = hears(me, wish, rule)
    assert fact in refusal.facts
    assert fact_zh in "；".join(refusal.facts_zh)


@SEATS
@pytest.mark.rule("timing.action.nothing-activated-before-it-is-done", scenario=1)
def test_what_is_under_way_is_named(seat: int) -> None:
    _, me, other = lay(seat, "hand: Kuriboh, Raigeki", "monsters: Sangan   set: Waboku")
    me.does("summon Kuriboh")
    me.is_asked("zone")
    done = "timing.action.nothing-activated-before-it-is-done"
    assert hears(other, "activate Waboku", done).facts == ("a monster is being Normal Summoned",)
    reasons = {reason.rule: reason for reason in me.reasons("activate Raigeki")}
    assert reasons[done].facts == ("Kuriboh is being Normal Summoned",)
    assert reasons[done].facts_zh == ("正在召唤「栗子球」",)


# --------------------------------------------------------------------------------------------------- once in a phase


@pytest.mark.parametrize("wish", ["activate Infernalqueen Archfiend", "发动 业火王后恶魔"])
def test_an_effect_of_the_standby_phase_that_has_resolved_was_not_negated(wish: str) -> None:
    t, me, _ = lay(0, "monsters: Infernalqueen Archfiend   set: Threatening Roar", moment="Standby Phase")
    me.activates("Infernalqueen Archfiend")
    assert t.chain == ["Infernalqueen Archfiend"]
    me.passes()
    assert t.chain == [] and me.atk_of("Infernalqueen Archfiend") == 1900
    refusal = hears(me, wish, "effect-type.trigger.at-stated-timing")
    assert refusal.facts == (
        "the effect of Infernalqueen Archfiend is activated once in a Standby Phase, and in this one it has been",
    )
    assert refusal.facts_zh == ("「业火王后恶魔」的效果在1次准备阶段只能发动1次，这次已经发动过",)


@SEATS
def test_a_phase_that_set_an_effect_off_is_told_as_one(seat: int) -> None:
    _, me, _ = lay(seat, "graveyard: Sinister Serpent", "", "Draw Phase")
    me.passes()
    refusal = hears(me, "activate Sinister Serpent", "timing.optional.player-decides")
    assert refusal.facts[0] == "the effect ① of Sinister Serpent was set off when your Standby Phase began"
    assert refusal.facts_zh[0] == "「杀人蛇」的①效果在“你的准备阶段开始”时被诱发"


@SEATS
def test_cold_wave_is_too_late_from_the_first_summon_of_the_phase_on(seat: int) -> None:
    _, other, me = lay(seat, "hand: Kuriboh", "set: Cold Wave   hand: 2 Giant Rat   monsters: Mystical Elf")
    other.does("end phase")
    me.summons("Giant Rat")
    refusal = hears(me, "activate Cold Wave", CONDITION)
    assert refusal.facts[1] == "that no longer holds since you Normal Summoned Giant Rat"
    assert refusal.facts_zh[1] == "从“你通常召唤「巨大老鼠」”起不再满足"
