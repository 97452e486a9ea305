"""What is missing where something cannot be done: cards to give, a condition, a target, in the words of the card."""

import pytest

from spellspeed.rulebook.book import Refusal
from table import Table, table

BY_ITSELF = "summon.special.cyber-dragon-style-inherent"
BY_CONDITION = "summon.special-monster.by-fulfilling-condition"
TARGET = "target.timing.chosen-at-activation"
COST = "cost.unpayable.cannot-activate"
OUTCOME = "effect.condition.no-possible-resolution-blocks-activation"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}")


def hear(t: Table, wish: str, rule: str) -> Refusal:
    """What the player who acts is told first, which is this rule."""
    refusal = t.duel.why_not(wish, 0)
    assert refusal is not None and refusal.rule == rule, refusal
    assert len(refusal.facts) == len(refusal.facts_zh)
    return refusal


# ------------------------------------------------------------------------------------------------ summoned by itself


@pytest.mark.parametrize(
    ("you", "card", "english", "chinese"),
    [
        (
            "hand: Inferno",
            "Inferno",
            "it takes 1 FIRE monster in your GY; there is none",
            "需要自己墓地的1只炎属性怪兽，现在没有",
        ),
        (
            "hand: Doom Dozer   graveyard: Insect Queen, Sangan",
            "Doom Dozer",
            "it takes 2 Insect monsters in your GY; there is 1",
            "需要自己墓地的2只昆虫族怪兽，现在只有1只",
        ),
        (
            "hand: Sorcerer of Dark Magic   monsters: Sangan, Kuriboh",
            "Sorcerer of Dark Magic",
            "it takes 2 Level 6 or higher Spellcaster monsters on your field; there is none",
            "需要自己场上的2只6星以上的魔法师族怪兽，现在没有",
        ),
        (
            "hand: Gate Guardian   monsters: Kazejin, Suijin",
            "Gate Guardian",
            'it takes 1 monster named "Sanga of the Thunder" on your field; there is none',
            "需要自己场上的1只卡名是「雷魔神-桑迦」的怪兽，现在没有",
        ),
        (
            "extra: Alba-Lenatus the Abyss Dragon   monsters: Sangan",
            "Alba-Lenatus the Abyss Dragon",
            'what is missing: "Fallen of Albaz" and 1 Dragon monster',
            "缺少「阿不思的落胤」、1只龙族怪兽",
        ),
        (
            "extra: VW-Tiger Catapult   monsters: V-Tiger Jet",
            "VW-Tiger Catapult",
            'what is missing: 1 card named "W-Wing Catapult"',
            "缺少1张卡名是「W-弹射飞翼」的卡",
        ),
        (
            "extra: Gladiator Beast Nerokius",
            "Gladiator Beast Nerokius",
            'what is missing: 3 "Gladiator Beast" monsters',
            "缺少3只「剑斗兽」怪兽",
        ),
        (
            "extra: Chimeratech Fortress Dragon   monsters: Cyber Dragon",
            "Chimeratech Fortress Dragon",
            "it takes 2 cards; only 1 card can be used",
            "需要2张卡，可以使用的只有1张",
        ),
    ],
)
def test_a_procedure_says_what_it_takes_and_what_is_there(you: str, card: str, english: str, chinese: str) -> None:
    refusal = hear(lay(you), f"special summon {card}", BY_CONDITION)
    assert len(refusal.facts) == 2 and refusal.facts[0].startswith(f"the text of {card} says “")
    assert (refusal.facts[1], refusal.facts_zh[1]) == (english, chinese)


def test_the_materials_of_a_contact_fusion_are_named() -> None:
    t = lay("extra: Alba-Lenatus the Abyss Dragon   monsters: Sangan")
    refusal = hear(t, "special summon Alba-Lenatus the Abyss Dragon", BY_CONDITION)
    assert '“"Fallen of Albaz" + 1 or more Dragon monsters.' in refusal.facts[0]
    assert "「阿不思的落胤」＋龙族怪兽1只以上" in refusal.facts_zh[0]


def test_a_card_is_not_discarded_for_its_own_summon() -> None:
    refusal = hear(lay("hand: The Tricky"), "special summon The Tricky", BY_ITSELF)
    assert refusal.facts[1:] == ("it takes 1 card in your hand; there is no other",)
    assert refusal.facts_zh[1:] == ("需要自己手卡的1张卡，此外没有其他的卡",)


@pytest.mark.parametrize(
    ("you", "card", "english", "chinese"),
    [
        ("hand: Sangan   monsters: The Tricky", "The Tricky", "is on your field", "「诡术师」在你的场上"),
        ("hand: Sangan   graveyard: The Tricky", "The Tricky", "is in your Graveyard", "「诡术师」在你的墓地"),
        ("hand: Sangan   monsters: Cyber Dragon", "Cyber Dragon", "is on your field", "「电子龙」在你的场上"),
    ],
)
def test_a_procedure_starts_from_the_hand(you: str, card: str, english: str, chinese: str) -> None:
    refusal = hear(lay(you, "monsters: Giant Rat"), f"special summon {card}", BY_ITSELF)
    assert "from your hand" in refusal.facts[0]
    assert (refusal.facts[1:], refusal.facts_zh[1:]) == ((f"{card} {english}",), (chinese,))


def test_a_procedure_says_which_of_its_conditions_is_not_met() -> None:
    refusal = hear(lay("hand: Cyber Dragon   monsters: Sangan", "monsters: Giant Rat"), "特殊召唤 电子龙", BY_ITSELF)
    assert refusal.facts[1:] == ("this part is not met: “if you control no monster”", "there is: Sangan")
    assert refusal.facts_zh[1:] == ("没有满足“自己场上不存在怪兽的场合”", "现在有：「三眼怪」")


def test_a_procedure_that_counts_monsters_is_told_their_numbers() -> None:
    t = lay("hand: The Fiend Megacyber   monsters: Sangan", "monsters: Giant Rat, Kuriboh")
    refusal = hear(t, "special summon The Fiend Megacyber", BY_ITSELF)
    assert refusal.facts[1:] == ("you control 1 monster, your opponent 2 monsters",)
    assert refusal.facts_zh[1:] == ("自己场上有1只怪兽，对方场上有2只",)
    assert "对方场上的怪兽数量比自己场上的怪兽数量多2以上的场合" in refusal.facts_zh[0]


def test_a_synchro_summon_without_a_tuner() -> None:
    t = lay("extra: Ally of Justice Catastor   monsters: Sangan, Giant Rat")
    refusal = hear(t, "synchro summon Ally of Justice Catastor", "synchro.summon.one-tuner-and-non-tuners")
    assert refusal.facts[-2:] == ("you control Sangan (Level 3), Giant Rat (Level 4)", "none of them is a Tuner")
    assert refusal.facts_zh[-1] == "其中没有调整"


# ------------------------------------------------------------------------------------------------- targets and costs


def test_a_missing_target_is_described_in_the_words_of_the_card() -> None:
    refusal = hear(lay("spells: Pendulum Switch   monsters: Sangan"), "activate Pendulum Switch", TARGET)
    assert refusal.facts == (
        "the effect ① of Pendulum Switch targets “1 card in your Pendulum Zone”; there is none",
        "the effect ② of Pendulum Switch targets “1 Pendulum Monster in your Monster Zone”; there is none",
    )
    assert refusal.facts_zh == (
        "「灵摆切换」的①效果的对象是“自己灵摆区的1张卡”，没有可以选择的对象",
        "「灵摆切换」的②效果的对象是“自己怪兽区的1只灵摆怪兽”，没有可以选择的对象",
    )


def test_a_second_activation_says_which_link_the_first_one_is() -> None:
    t = lay("monsters: Cannon Soldier, Kuriboh", "set: Waboku")
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    refusal = hear(t, "activate Cannon Soldier", "chain.spell-speed-1.cannot-be-chained-freely")
    assert refusal.facts == ("Chain Link 1 is this Cannon Soldier; its effect has Spell Speed 1",)
    assert refusal.facts_zh == ("连锁1就是这张「加农炮兵」，其效果的咒文速度是1",)


def test_what_follows_an_effect_is_no_part_of_its_chain() -> None:
    t = lay("spells: Ultimate Offering   hand: 2 Kuriboh", "set: Waboku")
    t.you.activates("Ultimate Offering").nobody_responds()
    refusal = hear(t, "activate Ultimate Offering", "timing.action.nothing-activated-before-it-is-done")
    assert refusal.facts == ("what Ultimate Offering says is being carried out",)
    assert refusal.facts_zh == ("正在进行「血之代偿」所记述的处理",)


def test_a_cost_is_quoted_without_what_the_sentence_calls_it_later() -> None:
    t = lay("set: Ninjitsu Art of Transformation   monsters: Sangan")
    refusal = hear(t, "activate Ninjitsu Art of Transformation", "cost.unpayable.cannot-activate")
    cost = 'the cost of Ninjitsu Art of Transformation is “Tribute 1 face-up "Ninja" monster on your field”'
    assert refusal.facts == (f"{cost}; you have nothing to give for it",)
    assert refusal.facts_zh == (
        "「忍法 变化之术」的代价是“把自己场上的1只表侧表示的「忍者」怪兽解放”，没有可以使用的卡",
    )


def test_what_could_not_be_done_reads_as_chinese() -> None:
    t = lay("hand: The Graveyard in the Fourth Dimension")
    rule = "effect.condition.no-possible-resolution-blocks-activation"
    refusal = hear(t, "发动 四次元之墓", rule)
    assert refusal.facts_zh == (
        "「四次元之墓」现在什么都做不了：无法实现“让自己墓地的2只「LV」怪兽回到卡组洗切”；没有这样的卡",
    )
    assert 'it could not carry out “shuffle 2 "LV" monsters' in refusal.facts[0]


def test_a_cost_in_counters_says_how_many_are_there() -> None:
    t = lay("monsters: Royal Magical Library (1 spell counter)   deck: Kuriboh")
    refusal = hear(t, "activate Royal Magical Library", "cost.unpayable.cannot-activate")
    assert refusal.facts == ("the cost of Royal Magical Library is “remove 3 Spell Counters from this card”; it has 1",)
    assert refusal.facts_zh == ("「王立魔法图书馆」的代价是“把这张卡的3个魔力指示物取除”，现在有1个",)


def test_what_a_card_says_besides_is_not_quoted_with_its_materials() -> None:
    t = lay("extra: Chimeratech Fortress Dragon")
    refusal = hear(t, "special summon Chimeratech Fortress Dragon", BY_CONDITION)
    assert "Machine monsters. You can Special Summon this card" in refusal.facts[0]
    assert "Fusion Material" not in refusal.facts[0] and "融合素材" not in refusal.facts_zh[0]


# ------------------------------------------------------------------------------------------- costs, Tributes, outcomes


def test_of_a_cost_in_two_parts_the_missing_one_is_named() -> None:
    refusal = hear(lay("hand: Transcendent Wings, Sangan, Kuriboh"), "activate Transcendent Wings", COST)
    missing = refusal.facts[0].partition("; what is missing: ")[2]
    assert missing.startswith('1 monster named "Winged Kuriboh" ') and missing.endswith(" on your field")
    assert "羽翼栗子球" in refusal.facts_zh[0].partition("，缺少自己场上的1只")[2]


@pytest.mark.parametrize(
    ("card", "wish", "rule"),
    [
        ("Moisture Creature", "summon", "summon.tribute.level-7-plus-two"),
        ("Guardian Angel Joan", "set", "summon.set.level-5-plus-needs-tributes"),
    ],
)
def test_the_tributes_that_a_monster_takes_are_counted(card: str, wish: str, rule: str) -> None:
    refusal = hear(lay(f"hand: {card}   monsters: Sangan"), f"{wish} {card}", rule)
    assert refusal.facts[0].endswith(" and takes 2 Tributes; you have 1 monster to Tribute")
    assert refusal.facts_zh[0].endswith("，需要解放2只怪兽，可以解放的有1只")


@pytest.mark.parametrize(
    ("monsters", "card", "english", "chinese"),
    [
        (
            *("4 Kuriboh", "Stray Lambs"),
            "the tokens of Stray Lambs take 2 Main Monster Zones; 1 of yours is free",
            "「迷途的羔羊」的衍生物需要主要怪兽区2格，自己空着的有1格",
        ),
        (
            *("3 Kuriboh", "Scapegoat"),
            "the tokens of Scapegoat take 4 Main Monster Zones; 2 of yours are free",
            "「替罪羊」的衍生物需要主要怪兽区4格，自己空着的有2格",
        ),
    ],
)
def test_tokens_say_how_many_zones_they_take(monsters: str, card: str, english: str, chinese: str) -> None:
    t = lay(f"set: {card}   monsters: {monsters}")
    refusal = hear(t, f"activate {card}", "token.zone.occupies-a-main-monster-zone")
    assert (refusal.facts, refusal.facts_zh) == ((english,), (chinese,))


@pytest.mark.parametrize(
    ("you", "card", "english", "chinese"),
    [
        (
            "monsters: Kuriboh",
            "Black Luster Ritual",
            "no such Ritual Monster is in your hand",
            "手卡中没有这样的仪式怪兽",
        ),
        (
            "hand: Black Luster Soldier   monsters: Kuriboh",
            "Black Luster Ritual",
            "the Levels of the monsters that can be Tributed do not come to that",
            "可以解放的怪兽的等级合计不出那个数值",
        ),
        (
            "monsters: Kuriboh",
            "Polymerization",
            "no such Fusion Monster is in your Extra Deck",
            "额外卡组没有这样的融合怪兽",
        ),
        (
            "extra: Flame Swordsman   monsters: Kuriboh",
            "Polymerization",
            "no such Fusion Monster in your Extra Deck has all its materials there",
            "额外卡组没有素材齐全的这样的融合怪兽",
        ),
    ],
)
def test_a_ritual_or_fusion_summon_says_what_it_lacks(you: str, card: str, english: str, chinese: str) -> None:
    refusal = hear(lay(f"set: {card}   {you}"), f"activate {card}", OUTCOME)
    assert refusal.facts[0].endswith(f"”; {english}")
    assert refusal.facts_zh[0].endswith(f"”；{chinese}")


def test_an_equip_card_that_finds_no_monster_of_its_kind_says_which_kind() -> None:
    refusal = hear(lay("hand: Lightning Blade", "monsters: Sangan, Kuriboh (set)"), "activate Lightning Blade", TARGET)
    assert refusal.facts == ("Lightning Blade targets “1 face-up Warrior monster on the field”; there is none",)
    nobody = lay("hand: Lightning Blade", "monsters: Kuriboh (set)")
    hear(nobody, "activate Lightning Blade", "equip.target.face-up-monster-only")


def test_a_card_in_the_extra_deck_is_no_target_whichever_way_up_it_lies() -> None:
    t = lay("set: Interdimensional Matter Transporter   monsters: Sangan, Kuriboh   extra: Metal Dragon")
    t.you.does("activate Interdimensional Matter Transporter")
    refusal = hear(t, "target Metal Dragon", "card.text.activation-condition-and-effect")
    assert refusal.facts[0] == "Metal Dragon is in your Extra Deck"
    assert "Interdimensional Matter Transporter targets “1 face-up monster" in refusal.facts[1]
    assert refusal.facts_zh[0] == "「金属龙」在你的额外卡组" and refusal.facts_zh[1].endswith("，「金属龙」不符合")


def test_a_card_that_is_no_target_hears_what_would_be_one() -> None:
    t = lay("hand: Snatch Steal   monsters: Luster Dragon", "monsters: Kuriboh, Sangan")
    t.you.does("activate Snatch Steal")
    t.you.take_zone(None)
    refusal = hear(t, "target Luster Dragon", "card.text.activation-condition-and-effect")
    told = "Snatch Steal targets “1 face-up monster on your opponent's field”, and Luster Dragon is none of them"
    assert refusal.facts == (told,)
    assert refusal.facts_zh == ("「强夺」的对象是“对方场上的1只表侧表示的怪兽”，「蓝宝石龙」不符合",)


def test_where_no_such_card_is_there_that_is_said() -> None:
    refusal = hear(lay("hand: Eternal Rest   monsters: Sangan"), "activate Eternal Rest", OUTCOME)
    assert refusal.facts[0].endswith("on the field”; no such card is there")
    assert refusal.facts_zh[0].endswith("；没有这样的卡")


def test_the_card_that_another_one_locks_is_called_the_linked_one() -> None:
    t = lay("set: Xing Zhen Hu, Just Desserts", "set: Waboku")
    t.you.activates("Xing Zhen Hu", targeting=("Waboku", "Just Desserts")).nobody_responds()
    refusal = hear(t, "activate Just Desserts", "effect.cannot.forbids-while-it-applies")
    assert refusal.facts[1:] == ("Just Desserts is the linked card",)
    assert refusal.facts_zh[1:] == ("「自业自得」就是关联的卡",)


def test_a_number_of_cards_in_the_hand_is_not_answered_with_monsters() -> None:
    t = lay("hand: Guardian Grarl, Kuriboh, Sangan   monsters: Kuriboh   spells: Gravity Axe - Grarl (on Kuriboh)")
    refusal = hear(t, "special summon Guardian Grarl", BY_ITSELF)
    assert refusal.facts[-1] == "that number is 3 now" and refusal.facts_zh[-1] == "现在这个数值是3"


def test_what_would_banish_the_cost_is_said_in_a_sentence() -> None:
    t = lay("hand: Hecatrice   spells: Dimensional Fissure   deck: Valhalla, Hall of the Fallen")
    rule = "cost.discard-to-gy.blocked-while-sent-cards-are-banished"
    refusal = hear(t, "activate Hecatrice", rule)
    assert refusal.facts[0].startswith(
        "Dimensional Fissure would banish what is given instead; the cost of Hecatrice is"
    )
    assert refusal.facts_zh[0].startswith("「次元的裂缝」适用中，作为代价的卡会被除外；「赫卡忒利斯」的代价是")
    assert "Because of" not in str(refusal) and "因为" not in refusal.in_chinese()


def test_a_spell_is_no_target_for_what_targets_monsters() -> None:
    t = lay("hand: Monster Reincarnation, Kuriboh   graveyard: Sangan, Giant Rat, Scapegoat")
    t.you.does("activate Monster Reincarnation")
    t.you.take_zone(None)
    refusal = hear(t, "target Scapegoat", "card.text.activation-condition-and-effect")
    assert refusal.facts[0] == "Scapegoat is a Spell Card" and refusal.facts_zh[0] == "「替罪羊」是魔法卡"


def test_a_monster_of_the_declared_type_is_said_to_be_one_of_them() -> None:
    t = lay("monsters: Luster Dragon   set: The Regulation of Tribe")
    t.you.does("activate The Regulation of Tribe")
    t.you.does("declare Dragon")
    t.nobody_responds()
    refusal = hear(t, "attack with Luster Dragon", "effect.cannot.forbids-while-it-applies")
    assert refusal.facts[1:] == ("Luster Dragon is one of them",)
    assert refusal.facts_zh[1:] == ("「蓝宝石龙」就在其中",)


def test_what_an_effect_calls_its_monster_later_is_not_quoted() -> None:
    refusal = hear(lay("hand: Power Bond"), "activate Power Bond", OUTCOME)
    assert "using materials in your hand or on your field”" in refusal.facts[0]
    assert "从额外卡组融合召唤”" in refusal.facts_zh[0]


def test_a_spell_is_not_special_summoned_while_cards_are_chosen_either() -> None:
    t = lay("hand: Toon Table of Contents, Raigeki   deck: Toon World, Toon Mermaid, Kuriboh")
    t.you.activates("Toon Table of Contents").nobody_responds()
    refusal = hear(t, "special summon Raigeki", "summon.special.sources")
    assert refusal.facts == ("Raigeki is a Spell Card",)
