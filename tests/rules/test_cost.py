"""Topic cost: what is paid at activation, whether it can be paid, and what paying is not."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, One
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_EFFECT,
    DRAGON,
    FACE_UP,
    LEVEL,
    PLANT,
    UNTIL_TURN_ENDS,
    WYRM,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Ignition, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Ref, Stat
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import DamageTaken, Discarded, If, Sent
from spellspeed.lang.words.verbs import (
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    GainLP,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from spellspeed.pool import CardPool
from table import table, there

# Lunalight Crimson Fox: if it is sent to the Graveyard by a card effect, a monster's ATK becomes 0.
FOX = probe(
    "Probe Fox",
    "Beast-Warrior / Effect",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 0, become=True, until=UNTIL_TURN_ENDS),
        from_=YOUR_GRAVEYARD,
    ),
)
# Mecha Phantom Beast O-Lion, with a card drawn in place of its Token.
LION = probe(
    "Probe Lion",
    "Machine / Tuner / Effect",
    Trigger(when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=Draw(1), from_=YOUR_GRAVEYARD),
)
# The Fabled Cerburrel: if it is discarded, it is Special Summoned.
HOUND = probe(
    "Probe Hound",
    "Beast / Tuner / Effect",
    Trigger(
        when=If(Discarded(THIS_CARD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)
PUPIL = probe(
    "Probe Pupil",
    "Spellcaster / Effect",
    Trigger(when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT)), do=GainLP(500), from_=YOUR_GRAVEYARD),
)
# Zombie Master, with damage to nobody but a draw in place of its Special Summon.
MASTER = probe(
    "Probe Master",
    "Zombie / Effect",
    Ignition(cost=SendToGraveyard(One(Monster(), YOUR_HAND)), limit=Limit(), do=Draw(1)),
)
# The first effect of Orea, the Sylvan High Arbiter, with a draw in place of its excavation.
ARBITER = probe(
    "Probe Arbiter",
    "Warrior / Effect",
    Ignition(
        1,
        cost=SendToGraveyard(One(Monster(type_=PLANT), YOUR_HAND | YOUR_FIELD)),
        limit=Limit(),
        do=Draw(1),
    ),
)
THE_TRIBUTED = Ref("the Tributed monster")
# Dracocension.
ASCENSION = probe(
    "Probe Ascension",
    "Trap / Continuous",
    Quick(
        1,
        limit=Limit(),
        cost=Tribute(One(Monster(type_=DRAGON), YOUR_FIELD), called=THE_TRIBUTED),
        do=SpecialSummon(One(Monster(type_=WYRM, level=Stat(LEVEL, THE_TRIBUTED, original=True)), YOUR_DECK)),
    ),
)
WYRM_4 = probe("Probe Wyrm", "Wyrm / Normal", level=4)
WYRM_5 = probe("Probe Great Wyrm", "Wyrm / Normal", level=5)
ASCETIC = probe("Probe Ascetic", "Warrior / Effect", Trigger(when=If(DamageTaken(YOU)), do=GainLP(200), mandatory=True))
POOL = pool_with(FOX, LION, HOUND, PUPIL, MASTER, ARBITER, ASCENSION, WYRM_4, WYRM_5, ASCETIC)

# ------------------------------------------------------------------------------------------------------- Life Points


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=1)
def test_skill_drain_cannot_be_activated_with_900_life_points() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 900    set: Skill Drain   hand: Umi
        opp 8000   monsters: Sangan
    """)
    assert "activate Skill Drain" not in t.you.is_offered()
    t.you.cannot("activate Skill Drain", because="cost.lp.not-more-than-current")
    assert t.you.lp == 900


@pytest.mark.rule("cost.lp.exactly-to-zero-legal", scenario=1)
def test_a_cost_of_exactly_all_life_points_is_paid_and_loses_the_duel_at_once() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 1000   set: Skill Drain   hand: Umi
        opp 8000   monsters: Sangan   set: Seven Tools of the Bandit
    """)
    t.you.can("activate Skill Drain")
    t.you.activates("Skill Drain")
    assert "you paid 1000 LP" in t.log() and t.you.lp == 0
    assert t.winner == "opp" and t.duel.request is None


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=1)
def test_what_cannot_be_paid_cannot_be_activated() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you {lp}   set: Raigeki Break, Skill Drain   hand: {hand}
        opp 8000   monsters: Sangan
    """
    t = table(position.replace("hand: {hand}", "").format(lp=999), ask_all=True)
    t.you.cannot("activate Raigeki Break", because="cost.unpayable.cannot-activate")
    t.you.cannot("activate Skill Drain", because="cost.lp.not-more-than-current")
    assert [offer for offer in t.you.is_offered() if offer.startswith("activate")] == []
    t = table(position.format(lp=1000, hand="Kuriboh"), ask_all=True)
    offers = [offer for offer in t.you.is_offered() if offer.startswith("activate")]
    assert offers == ["activate Raigeki Break", "activate Skill Drain"]


# Unmarked: an effect that makes effect damage 0 cannot be said yet, so the scenario is not whole.
@pytest.mark.rule("cost.lp.is-not-damage", scenario=0)
def test_life_points_that_are_paid_are_no_damage() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain   monsters: Probe Ascetic   hand: Umi
        opp 8000   set: Seven Tools of the Bandit
        """,
        pool=POOL,
    )
    t.you.activates("Skill Drain").nobody_responds()
    assert "you paid 1000 LP" in t.log() and t.you.lp == 7000
    assert t.you.is_asked("open state") and "you activated Probe Ascetic" not in t.log()


# -------------------------------------------------------------------------------------------------------- the moment


@pytest.mark.rule("cost.definition", scenario=1)
def test_the_cost_of_raigeki_break_is_the_discard_and_its_effect_the_destruction() -> None:
    pool = CardPool.builtin()
    (line,) = there(pool.script_of(pool.find("Raigeki Break"))).lines
    assert isinstance(line, Activation)
    assert line.cost == Discard(One(ANY_CARD, YOUR_HAND)) and line.do == Destroy(THE_TARGET)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Kuriboh, Umi
        opp 8000   monsters: Sangan   set: Seven Tools of the Bandit
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Sangan")
    t.opp.is_asked("response")
    told = t.log()
    assert told.index("you discarded Kuriboh (cost)") < told.index("you activated Raigeki Break")
    assert t.you.graveyard == ["Kuriboh"] and t.opp.monsters == ["Sangan"]
    t.nobody_responds()
    assert "Sangan destroyed (effect)" in t.log()


@pytest.mark.rule("cost.timing.paid-at-activation", scenario=1)
def test_life_points_are_paid_before_the_opponent_may_respond() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain   hand: Umi
        opp 8000   set: Seven Tools of the Bandit
    """)
    t.you.activates("Skill Drain")
    assert t.opp.is_offered() == ["activate Seven Tools of the Bandit", "pass"]
    assert t.you.lp == 7000 and t.news()[-1] == "you activated Skill Drain"


@pytest.mark.rule("cost.timing.paid-at-activation", scenario=2)
def test_a_monster_that_is_its_own_cost_is_gone_before_the_opponent_may_respond() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force   hand: Umi
        opp 8000   monsters: Sangan   set: Divine Wrath   hand: Kuriboh
    """)
    t.you.activates("Exiled Force", targeting="Sangan")
    assert t.opp.is_offered() == ["activate Divine Wrath", "pass"]
    assert t.you.monsters == [] and t.you.graveyard == ["Exiled Force"] and t.opp.monsters == ["Sangan"]
    told = t.log()
    assert told.index("you tributed Exiled Force") < told.index("you activated Exiled Force")


@pytest.mark.rule("cost.timing.paid-at-activation", scenario=2)
def test_a_discard_precedes_the_response_and_needs_a_card_in_the_hand() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break, Ookazi   hand: Kuriboh
        opp 8000   monsters: Sangan   set: Seven Tools of the Bandit
    """
    t = table(position.replace("hand: Kuriboh", ""))
    t.you.cannot("activate Raigeki Break", because="cost.unpayable.cannot-activate")
    t = table(position)
    t.you.activates("Raigeki Break", targeting="Sangan")
    t.opp.is_asked("response")
    assert t.you.graveyard == ["Kuriboh"] and t.you.hand == [] and t.opp.monsters == ["Sangan"]


@pytest.mark.rule("cost.no-refund", scenario=1)
def test_life_points_paid_for_a_negated_activation_are_gone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain   hand: Umi
        opp 8000   set: Solemn Judgment
    """)
    t.you.activates("Skill Drain")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert "you's Skill Drain was negated: activation" in t.log() and t.you.graveyard == ["Skill Drain"]
    assert (t.you.lp, t.opp.lp) == (7000, 4000)


@pytest.mark.rule("cost.no-refund", scenario=2)
def test_a_card_discarded_for_a_negated_counter_trap_does_not_come_back() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   set: Seven Tools of the Bandit   deck: 3 Mystical Elf
        opp 8000   set: Magic Jammer   hand: Kuriboh
    """)
    t.you.activates("Pot of Greed")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    # The discard has happened before you are asked to respond.
    assert t.you.is_offered() == ["activate Seven Tools of the Bandit", "pass"]
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.hand == []
    t.you.activates("Seven Tools of the Bandit").nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Kuriboh", "Magic Jammer"]
    assert t.you.lp == 7000 and t.you.hand == ["Mystical Elf"] * 2


@pytest.mark.rule("cost.no-refund", scenario=2)
def test_counter_traps_need_the_card_to_discard_and_the_life_points_to_pay() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 999    hand: Pot of Greed   set: Seven Tools of the Bandit   deck: 3 Mystical Elf
        opp 8000   set: Magic Jammer, Threatening Roar
        """,
        ask_all=True,
    )
    t.you.activates("Pot of Greed")
    assert t.opp.is_offered() == ["activate Threatening Roar", "pass"]
    t.opp.cannot("activate Magic Jammer", because="cost.unpayable.cannot-activate")
    t.opp.activates("Threatening Roar")
    assert t.you.is_offered() == ["pass"]
    t.you.cannot("activate Seven Tools of the Bandit", because="cost.lp.not-more-than-current")


# --------------------------------------------------------------------------------------------- paying is no effect


@pytest.mark.rule("cost.not-a-card-effect", scenario=1)
def test_a_card_discarded_as_a_cost_was_not_sent_by_a_card_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Probe Fox
        opp 8000   monsters: Vorse Raider   set: Trap Hole
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Raigeki Break")
    t.you.chooses("Probe Fox")
    t.you.targets("Trap Hole")
    t.nobody_responds()
    assert t.you.graveyard == ["Probe Fox", "Raigeki Break"] and t.opp.graveyard == ["Trap Hole"]
    assert "you activated Probe Fox" not in t.log() and t.opp.atk_of("Vorse Raider") == 1900
    assert t.duel.request is not None and t.phase == "Main Phase 1" and "end phase" in t.you.is_offered()


@pytest.mark.rule("cost.not-a-card-effect", scenario=1)
def test_the_same_card_sent_by_a_resolving_effect_may_be_activated_after_the_chain() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Probe Fox, Kuriboh   deck: 3 Mystical Elf
        opp 8000   monsters: Vorse Raider   hand: Kuriboh, Sangan   deck: 3 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Hand Destruction").nobody_responds()
    assert "chain of 1 ended" in t.log()
    assert t.you.is_asked("trigger").offers == ["trigger Probe Fox", "pass"]
    t.you.triggers("Probe Fox").nobody_responds()
    assert t.opp.atk_of("Vorse Raider") == 0


# Unmarked: no card can say yet that it is unaffected by card effects, so the scenario is not whole.
@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
def test_a_card_discarded_as_a_cost_was_not_discarded_by_a_card_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Probe Pupil, Umi
        opp 8000   monsters: Vorse Raider
        """,
        pool=POOL,
    )
    t.you.activates("Raigeki Break", discarding="Probe Pupil", targeting="Vorse Raider").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"] and t.you.lp == 8000 and t.you.is_asked("open state")


# ---------------------------------------------------------------------------------------------------------- Tributes


@pytest.mark.rule("cost.release.must-release-and-goes-to-gy", scenario=1)
def test_a_monster_tributed_as_a_cost_is_in_its_owners_graveyard_before_any_response() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Blackwing - Gale the Whirlwind
        opp 8000   monsters: Sangan, Kuriboh   set: Seven Tools of the Bandit
    """)
    t.you.activates("Icarus Attack", tributing="Blackwing - Gale the Whirlwind", targeting=["Sangan", "Kuriboh"])
    t.opp.is_asked("response")
    assert t.you.monsters == [] and t.you.graveyard == ["Blackwing - Gale the Whirlwind"]
    assert "you tributed Blackwing - Gale the Whirlwind" in t.log()
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Blackwing - Gale the Whirlwind (owner opp)
        opp 8000   monsters: Sangan, Kuriboh   set: Seven Tools of the Bandit
    """)
    t.you.activates("Icarus Attack", targeting=["Sangan", "Kuriboh"])
    t.opp.is_asked("response")
    assert t.you.graveyard == [] and t.opp.graveyard == ["Blackwing - Gale the Whirlwind"]


@pytest.mark.rule("cost.release.counts-as-sent-to-gy", scenario=1)
def test_a_tributed_monster_counts_as_sent_to_the_graveyard() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Probe Lion   deck: 3 Mystical Elf
        opp 8000   set: Divine Wrath
        """,
        pool=POOL,
    )
    t.you.activates("Cannon Soldier", tributing="Probe Lion").nobody_responds()
    assert t.opp.lp == 7500 and "chain of 1 ended" in t.log()
    assert t.you.is_asked("trigger").offers == ["trigger Probe Lion", "pass"]
    t.you.triggers("Probe Lion").nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("cost.release.facedown-allowed-with-condition", scenario=1)
def test_a_face_down_dragon_is_tributed_for_a_cost_that_asks_for_a_dragon() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Probe Ascension   monsters: Alexandrite Dragon (set), Kuriboh
                   deck: Probe Great Wyrm, Probe Wyrm, Mystical Elf
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Probe Ascension", tributing="Alexandrite Dragon").nobody_responds()
    assert t.you.graveyard == ["Alexandrite Dragon"]
    t.you.takes_position("attack")
    assert t.you.monsters == ["Probe Wyrm", "Kuriboh"]


# Unmarked: that the opponent's monster is taken needs a change of control.
@pytest.mark.rule("cost.paid-from-own-controlled-cards", scenario=0)
def test_a_cost_is_paid_only_with_monsters_the_player_controls() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack, Ookazi   monsters: Kuriboh{mine}
        opp 8000   monsters: Sangan{theirs}
    """
    bird = ", Blackwing - Gale the Whirlwind"
    t = table(position.format(mine="", theirs=bird))
    t.you.cannot("activate Icarus Attack", because="cost.unpayable.cannot-activate")
    t = table(position.format(mine=f"{bird} (owner opp)", theirs=""))
    t.you.activates("Icarus Attack", targeting=["Sangan", "Ookazi"])
    assert t.opp.graveyard[0] == "Blackwing - Gale the Whirlwind"


# ------------------------------------------------------------------------------------- discarding, sending to the GY


@pytest.mark.rule("cost.discard.must-discard", scenario=1)
def test_a_card_discarded_as_a_cost_was_both_discarded_and_sent_to_the_graveyard() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Probe Lion   deck: 3 Mystical Elf
        opp 8000   monsters: Vorse Raider
        """,
        pool=POOL,
    )
    t.you.activates("Raigeki Break", discarding="Probe Lion", targeting="Vorse Raider").nobody_responds()
    told = t.log()
    assert "you discarded Probe Lion (cost)" in told and "Probe Lion sent to graveyard (cost)" in told
    assert "chain of 1 ended" in told and t.you.is_asked("trigger").offers == ["trigger Probe Lion", "pass"]
    t.you.triggers("Probe Lion").nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("cost.send-to-gy.must-send", scenario=1)
def test_a_monster_sent_from_the_field_as_a_cost_is_in_the_graveyard_before_any_response() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Probe Arbiter, Mystic Tomato   deck: 3 Mystical Elf
        opp 8000   set: Divine Wrath   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Probe Arbiter")
    assert t.opp.is_offered() == ["activate Divine Wrath", "pass"]
    assert t.you.monsters == ["Probe Arbiter"] and t.you.graveyard == ["Mystic Tomato"]
    told = t.log()
    assert told.index("Mystic Tomato sent to graveyard (cost)") < told.index("you activated Probe Arbiter")
    assert "you tributed Mystic Tomato" not in told and t.you.hand == []


@pytest.mark.rule("cost.send-to-gy.from-hand-is-not-discard", scenario=1)
def test_a_card_sent_from_the_hand_as_a_cost_was_not_discarded() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Probe Master   hand: Probe Hound   set: Raigeki Break   deck: 3 Mystical Elf
        opp 8000   monsters: Vorse Raider
    """
    t = table(position, pool=POOL)
    t.you.activates("Probe Master").nobody_responds()
    assert "Probe Hound sent to graveyard (cost)" in t.log() and "you discarded Probe Hound (cost)" not in t.log()
    assert t.you.hand == ["Mystical Elf"] and t.you.graveyard == ["Probe Hound"]
    assert t.you.is_asked("open state") and t.you.monsters == ["Probe Master"]
    # Discarded, it may be activated.
    t = table(position, pool=POOL)
    t.you.activates("Raigeki Break", discarding="Probe Hound", targeting="Vorse Raider").nobody_responds()
    assert t.you.is_asked("trigger").offers == ["trigger Probe Hound", "pass"]


@pytest.mark.rule("cost.send-to-gy.facedown-not-allowed-with-condition", scenario=1)
def test_a_face_down_plant_is_not_sent_for_a_cost_that_asks_for_a_plant() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Probe Arbiter, Mystic Tomato{lies}   hand: Kuriboh   deck: 3 Mystical Elf
        opp 8000
    """
    t = table(position.format(lies=" (set)"), pool=POOL)
    t.you.cannot("activate Probe Arbiter", because="cost.unpayable.cannot-activate")
    t.you.flip_summons("Mystic Tomato")
    t.you.activates("Probe Arbiter").nobody_responds()
    assert t.you.graveyard == ["Mystic Tomato"] and t.you.hand == ["Kuriboh", "Mystical Elf"]
