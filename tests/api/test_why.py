"""Why something happened, and why something did not: asked from the log, told in both languages, for either seat."""

import re
from types import SimpleNamespace
from typing import cast

import pytest

from either_seat import SEATS, lay, nobody_else_responds
from spellspeed import Deck, Duel
from spellspeed.engine.kernel.rows import Event
from spellspeed.hindsight.explanation import Explanation
from spellspeed.hindsight.log import Log
from spellspeed.hindsight.obeyed import all_obeyed
from spellspeed.rulebook.book import find_rule
from spellspeed.words import BY_EFFECT, EVENT_DECLINED, EVENT_TURN_STARTED
from table import Table

HAN = re.compile(r"[\u3000-\u303f\u4e00-\u9fff]")


def why(t: Table, kind: str, card: str) -> Explanation:
    """Why the last event of this kind happened to this card."""
    duel = t.duel
    found = [each for each in duel.events if each.kind == kind and each.card is not None and each.card.name == card]
    assert found, [(each.kind, each.card) for each in duel.events]
    asked = duel.why(found[-1])
    assert asked == duel.why(found[-1].place)
    assert asked.place == found[-1].place and len(asked.facts) == len(asked.facts_zh)
    return asked


def causes(t: Table, asked: Explanation) -> list[str]:
    """What led to it, as sentences."""
    return [t.duel.events[at].to_text() for at in asked.causes]


# -------------------------------------------------------------------------------------------------------- what happened


@SEATS
def test_what_a_link_does_comes_of_its_activation(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Mystical Space Typhoon, Kuriboh", "set: Mirror Force")
    me.activates("Mystical Space Typhoon").nobody_responds()
    asked = why(t, "destroyed", "Mirror Force")
    assert asked.rule == "effect.text.usage-part-done-at-activation"
    assert asked.facts == (
        "chain link 1 did this",
        "it was activated here: Chain link 1 stands: Mystical Space Typhoon",
    )
    assert asked.facts_zh == ("这是连锁1的处理", "发动于：连锁1成立：「旋风」")
    assert why(t, "sent to the graveyard", "Mirror Force").rule == "move.destroy.then-sent-to-gy"
    used = why(t, "sent to the graveyard", "Mystical Space Typhoon")
    assert used.rule == "chain.resolve.normal-cards-go-to-gy-after-whole-chain"


@SEATS
def test_a_trigger_was_set_off_by_something(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Green Gadget   deck: Red Gadget")
    me.summons("Green Gadget")
    me.triggers("Green Gadget")
    asked = why(t, "activates", "Green Gadget")
    assert asked.rule == "timing.when-optional.ok-if-last-event"
    assert causes(t, asked)[0].startswith(f"Player {seat} Normal Summons Green Gadget")
    assert asked.facts[1] == "its text says “when this card is Normal/Special Summoned”"
    assert asked.facts_zh[1] == "文本写明“这张卡召唤·特殊召唤成功时”"


@SEATS
def test_a_mandatory_trigger_had_to_be_activated(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Smashing Ground, Kuriboh", "monsters: Sangan")
    me.activates("Smashing Ground").nobody_responds()
    asked = why(t, "activates", "Sangan")
    assert asked.rule.startswith("timing.mandatory.")
    assert causes(t, asked) == [f"Sangan is sent to player {1 - seat}'s Graveyard."]


@SEATS
def test_a_trap_answers_a_summon_and_a_chain_answers_a_link(seat: int) -> None:
    t, me, other = lay(seat, "hand: Vorse Raider   set: Seven Tools of the Bandit", "set: Trap Hole")
    me.summons("Vorse Raider")
    other.activates("Trap Hole")
    me.activates("Seven Tools of the Bandit").nobody_responds()
    asked = why(t, "activates", "Trap Hole")
    assert asked.rule == "effect.condition.all-must-be-met"
    assert asked.facts[0].startswith(f"it answers this: Player {seat} Normal Summons Vorse Raider")
    answer = why(t, "activates", "Seven Tools of the Bandit")
    assert answer.rule == "chain.spell-speed.must-be-at-least"
    assert answer.facts == ("it was chained to this: Chain link 1 stands: Trap Hole",)
    assert answer.facts_zh == ("连锁于：连锁1成立：「落穴」",)
    # The hole was activated, and yet did nothing.
    assert [each.rule for each in why(t, "activated", "Trap Hole").omitted] == ["negate.activation.no-resolution"]


@SEATS
def test_a_cost_was_paid_for_an_activation(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Kuriboh, Sangan   set: Raigeki Break", "monsters: Vorse Raider")
    me.activates("Raigeki Break", discarding="Kuriboh", targeting="Vorse Raider").nobody_responds()
    asked = why(t, "discarded", "Kuriboh")
    assert asked.rule == "cost.definition"
    assert causes(t, asked)[0].startswith(f"Player {seat} activates Raigeki Break")


@SEATS
def test_a_monster_lost_a_battle_in_damage_calculation(seat: int) -> None:
    t, me, _ = lay(seat, "monsters: Summoned Skull", "monsters: Battle Ox", "Battle Step")
    me.attacks("Summoned Skull", "Battle Ox")
    asked = why(t, "destroyed", "Battle Ox")
    assert asked.rule == "damage-step.calc.doomed-monster-stays-until-end"
    assert causes(t, asked) == ["Damage calculation: Summoned Skull, ATK 2500, against Battle Ox, ATK 1700."]


# ------------------------------------------------------------------------------------------------ what did not happen


@SEATS
def test_a_trigger_that_missed_its_timing_belongs_to_what_set_it_off(seat: int) -> None:
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
    missed = why(t, "special summoned", "Green Gadget").omitted
    assert [each.rule for each in missed] == ["timing.when-optional.misses"]
    assert missed[0].facts == (
        "an effect of Green Gadget was set off and not activated",
        f"what happened last is: Player {1 - seat}'s Mirror Force is destroyed by Mystical Space Typhoon",
    )
    assert missed[0].facts_zh == (
        "「绿色零件」的效果被诱发而没有发动",
        f"最后发生的是：玩家{1 - seat}的「神圣防护罩 -反射镜力-」被「旋风」破坏",
    )
    assert t.duel.omissions() == list(missed)


@SEATS
def test_a_link_whose_target_has_gone_did_nothing(seat: int) -> None:
    t, me, other = lay(
        seat, "hand: Change of Heart, Kuriboh", "monsters: Vorse Raider   set: Compulsory Evacuation Device"
    )
    me.activates("Change of Heart", targeting="Vorse Raider")
    other.activates("Compulsory Evacuation Device", targeting="Vorse Raider").nobody_responds()
    fizzled = why(t, "resolves", "Change of Heart").omitted
    assert [each.rule for each in fizzled] == ["target.moved.effect-not-applied"]
    assert fizzled[0].facts[0] == "this link did nothing" and fizzled[0].facts_zh[0] == "这个连锁块什么都没有做"
    assert "Vorse Raider returns from" in fizzled[0].facts[1] and "血腥魔兽人" in fizzled[0].facts_zh[1]


@SEATS
def test_a_link_that_found_nobody_to_act_on_did_nothing(seat: int) -> None:
    t, me, other = lay(
        seat, "hand: Smashing Ground, Kuriboh", "monsters: Vorse Raider   set: Compulsory Evacuation Device"
    )
    me.activates("Smashing Ground")
    other.activates("Compulsory Evacuation Device", targeting="Vorse Raider").nobody_responds()
    fizzled = why(t, "resolves", "Smashing Ground").omitted
    assert [each.rule for each in fizzled] == ["effect.resolve.no-target-or-recipient-does-nothing"]


@SEATS
def test_what_is_told_by_no_event_is_not_taken_for_nothing(seat: int) -> None:
    t, me, _ = lay(seat, "set: Waboku", "monsters: Vorse Raider")
    me.activates("Waboku").nobody_responds()
    assert t.duel.omissions() == []


@SEATS
@pytest.mark.parametrize(
    "wish", ["activate Ultimate Offering", "activate Umi", "activate Ultimate Offering with effect"]
)
def test_what_is_done_after_the_chain_or_never_is_not_taken_for_nothing(seat: int, wish: str) -> None:
    t, me, _ = lay(seat, "hand: Kuriboh, Umi   set: Ultimate Offering")
    me.does(wish)
    nobody_else_responds(t)
    assert t.duel.omissions() == []


@SEATS
def test_an_attack_whose_target_is_destroyed_before_the_battle_is_not_laid_to_the_attacker(seat: int) -> None:
    t, me, _ = lay(seat, "monsters: Mystic Swordsman LV2, Kuriboh", "monsters: Sangan (set)", "Battle Step")
    me.attacks("Mystic Swordsman LV2", "Sangan")
    nobody_else_responds(t)
    assert [each.rule for each in t.duel.omissions() if each.rule.startswith("battle.attack.attacker")] == []


@SEATS
def test_an_attack_that_was_chosen_anew_says_what_changed(seat: int) -> None:
    t, me, other = lay(seat, "monsters: Summoned Skull", "monsters: Battle Ox   set: Scapegoat", "Battle Step")
    me.attacks("Summoned Skull", "Battle Ox")
    other.activates("Scapegoat").nobody_responds()
    for _ in range(4):
        other.settle_zone(None)
    replayed = why(t, "attacks with", "Summoned Skull").omitted
    assert [each.rule for each in replayed] == ["battle.replay.on-change-of-opponents-monster-count"]
    assert f"the number of monsters changed: Player {1 - seat} Special Summons Sheep Token" in replayed[0].facts[0]
    assert "怪兽的数量变化了：" in replayed[0].facts_zh[0]


@SEATS
def test_a_link_without_effect_says_which_card_negates_it(seat: int) -> None:
    t, me, _ = lay(seat, "monsters: Cannon Soldier, Kuriboh   spells: Skill Drain")
    me.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    silenced = why(t, "resolves", "Cannon Soldier").omitted
    assert [each.rule for each in silenced] == ["negate.effect-only.still-resolves-without-effect"]
    assert silenced[0].facts == ("this link did nothing", "because of Skill Drain")
    assert silenced[0].facts_zh == ("这个连锁块什么都没有做", "因为「技能抽取」")


@SEATS
def test_a_summon_and_an_attack_that_were_negated_say_so(seat: int) -> None:
    t, me, other = lay(seat, "hand: Vorse Raider, Kuriboh", "set: Horn of Heaven   monsters: Sangan")
    me.summons("Vorse Raider")
    other.activates("Horn of Heaven", tributing="Sangan").nobody_responds()
    negated = why(t, "attempts to summon", "Vorse Raider").omitted
    assert [each.rule for each in negated] == ["timing.summon-negation-window.before-success"]
    t, me, other = lay(seat, "monsters: Vorse Raider, Kuriboh", "set: Negate Attack", "Battle Step")
    me.attacks_directly("Vorse Raider")
    other.activates("Negate Attack").nobody_responds()
    negated = why(t, "attacks with", "Vorse Raider").omitted
    assert [each.rule for each in negated] == ["battle.attack.negated-skips-damage-step"]


@SEATS
@pytest.mark.parametrize(
    ("trap", "rule"),
    [
        ("Compulsory Evacuation Device", "battle.attack.attacker-leaving-stops-attack"),
        ("Book of Moon", "battle.attack.attacker-in-defense-stops-attack"),
    ],
)
def test_an_attack_whose_monster_can_no_longer_battle_comes_to_nothing(seat: int, trap: str, rule: str) -> None:
    t, me, other = lay(seat, "monsters: Vorse Raider, Kuriboh", f"set: {trap}", "Battle Step")
    me.attacks_directly("Vorse Raider")
    other.activates(trap, targeting="Vorse Raider").nobody_responds()
    assert t.step == "Battle Step" and other.lp == 8000
    stopped = why(t, "attacks with", "Vorse Raider").omitted
    assert [each.rule for each in stopped] == [rule]
    assert "Vorse Raider" in stopped[0].facts[0] and "血腥魔兽人" in stopped[0].facts_zh[0]


@SEATS
def test_a_card_that_went_elsewhere_says_because_of_what(seat: int) -> None:
    t, me, _ = lay(seat, "hand: Smashing Ground, Kuriboh", "monsters: Vorse Raider   spells: Macro Cosmos")
    me.activates("Smashing Ground").nobody_responds()
    fallen = why(t, "banished", "Vorse Raider").omitted
    assert [(each.rule, each.facts, each.facts_zh) for each in fallen] == [
        ("move.destroy.banished-instead-still-destroyed", ("because of Macro Cosmos",), ("因为「大宇宙」",))
    ]
    used = why(t, "banished", "Smashing Ground").omitted
    assert [each.rule for each in used] == ["move.send-to-gy.banished-under-macro-cosmos"]


@SEATS
@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=0)
def test_a_card_that_could_not_be_banished_says_which_card_forbade_it(seat: int) -> None:
    t, me, other = lay(seat, "hand: Vorse Raider   spells: Imperial Iron Wall", "set: Bottomless Trap Hole")
    me.summons("Vorse Raider")
    other.activates("Bottomless Trap Hole").nobody_responds()
    kept = why(t, "sent to the graveyard", "Vorse Raider").omitted
    assert [(each.rule, each.facts) for each in kept] == [
        ("effect.conflict.cannot-beats-must", ("because of Imperial Iron Wall",))
    ]


# ----------------------------------------------------------------------------------------------------------- in general


def test_asking_changes_nothing_and_knows_its_events() -> None:
    t, me, _ = lay(0, "hand: Kuriboh, Battle Ox")
    me.summons("Kuriboh")
    before = t.duel.fork()
    for event in t.duel.events:
        t.duel.why(event)
    t.duel.omissions()
    assert t.duel == before and t.duel.count_played() == before.count_played()
    _, other, _ = lay(0, "hand: Kuriboh, Battle Ox")
    other.summons("Battle Ox")
    with pytest.raises(ValueError, match="is no event of this duel"):
        t.duel.why(other.table.duel.events[-1])
    with pytest.raises(ValueError, match="no event has the place 99"):
        t.duel.why(99)


def test_every_event_of_a_long_duel_is_explained_in_both_languages() -> None:
    duel = Duel(Deck.packaged("classic"), Deck.packaged("chaos"), seed=5, first=0, limits=False)
    for _ in range(120):
        if duel.request is None:
            break
        duel.answer(*next(iter(duel.legal_answers())))
    assert len(duel.events) > 100
    for event in duel.events[::7]:
        asked = duel.why(event)
        assert not HAN.search(str(asked)), asked
        told = re.sub(r"［.*］$", "", asked.in_chinese())
        assert HAN.search(told) and "None" not in told


def test_every_rule_that_explains_has_a_sentence_in_both_languages() -> None:
    for rule_id in all_obeyed():
        rule = find_rule(rule_id)
        assert rule.sentence_zh.endswith("。") and not re.search("[A-Za-z]", rule.sentence_zh), rule_id
        assert not HAN.search(rule.in_english()), rule_id


def test_what_the_opponent_did_without_shifts_no_place_in_the_log() -> None:
    """Who does without an optional part is not seen to: places counted in the whole duel are found in what was seen."""
    declined = Event(EVENT_DECLINED, 1, None, None, BY_EFFECT, -1, 0, 0, 0, 0, 1, ())
    begun = Event(EVENT_TURN_STARTED, 1, None, None, BY_EFFECT, -1, 0, 0, 0, 0, 1, ())
    duel = SimpleNamespace(collect_events=lambda: [begun, declined, begun, declined, begun])
    mine, theirs = [Log(cast(Duel, duel), player) for player in (0, 1)]
    assert [mine.place_after(count) for count in range(6)] == [0, 1, 1, 2, 2, 3]
    assert [theirs.place_after(count) for count in range(6)] == [0, 1, 2, 3, 4, 5]
