"""Topic equip: what an Equip Card is, whom it is equipped to, and what becomes of it when the monster is gone."""

import pytest

import spellspeed.words as words
from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.engine.applies.find import kind_now
from spellspeed.engine.verbs.bonds import targets_of
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import ATK, BEING_TARGETED, EQUIP, FACE_UP, MACHINE, UNTIL_TURN_ENDS
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Instead, Limit, Trigger
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, AnyCard, HasEquip, Monster, Spell
from spellspeed.lang.words.places_said import (
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_SPELL_TRAP_ZONE,
)
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import ChangeStat, Destroy, Draw, Equip, Forbid, GainLP, Treat
from spellspeed.words import MONSTER, SPELL, TRAP
from table import Table, table

GUARDIAN = "Guardian of Felgrand"
DRAGON = "Felgrand Dragon"
TYPHOON = "Mystical Space Typhoon"
EVACUATION = "Compulsory Evacuation Device"
QUEEN = "Gwenhwyfar, Queen of Noble Arms"
KNIGHT = probe("Test Dark Knight", "Warrior / Normal", attribute="DARK", atk=1000, archetypes=("Noble Knight",))
# "If this card is destroyed: gain 50 LP."
CHARM = probe(
    "Test Charm",
    "Spell / Equip",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(50), from_=YOUR_GRAVEYARD, mandatory=True),
)
# As the Trap Cards that become Equip Cards.
SHELL = probe(
    "Test Shell",
    "Trap",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET), stays=True),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300)),
)
RUST = probe(
    "Test Rust",
    "Spell / Quick-Play",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Treat(THE_TARGET, type_=MACHINE, until=UNTIL_TURN_ENDS)),
)
DISARM = probe("Test Disarm", "Spell", Activation(do=Destroy(All(AnyCard(kind=EQUIP), THE_FIELD))))
# The text of Armored Cybern, a Union Monster that is equipped to Cyber Dragon.
CYBERN = probe(
    "Test Armored Cybern",
    "Machine / Effect",
    Ignition(1, target=One(Monster(FACE_UP, name="Cyber Dragon"), YOUR_FIELD), do=Equip(THE_TARGET)),
    Instead(2, Destroyed(THE_EQUIPPED), Destroy(THIS_CARD), mandatory=True, from_=YOUR_SPELL_TRAP_ZONE),
    Ignition(
        3,
        limit=Limit(),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_EQUIPPED, 1000, lose=True).and_if_you_do(Destroy(THE_TARGET)),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
)
PRIDE = probe("Test Pride", "Spell", Activation(target=One(Monster(that=HasEquip()), THE_FIELD), do=Draw(1)))


def equipped_guardian(yours: str = "", theirs: str = "") -> Table:
    """Guardian of Felgrand was Normal Summoned and has equipped Felgrand Dragon from the Graveyard to itself."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {GUARDIAN}   graveyard: {DRAGON}   {yours}
        opp 8000   {theirs}
    """)
    t.you.summons(GUARDIAN)
    t.you.triggers(GUARDIAN)
    t.nobody_responds()
    t.you.chooses_zone(4)
    return t


# ---------------------------------------------------------------------------------------------- monsters as Equip Cards


@pytest.mark.rule("equip.monster.treated-as-equip-spell", scenario=1)
def test_an_equipped_monster_lies_in_a_spell_and_trap_zone_as_an_equip_spell() -> None:
    t = equipped_guardian(yours=f"set: {TYPHOON}", theirs="set: Threatening Roar")
    card = t.you.spell_trap(DRAGON)
    assert (card.zone, card.position) == (4, "face-up")
    kind = kind_now(t.duel.game, t.duel.state, card.row)
    assert kind & SPELL and kind & words.EQUIP and not kind & MONSTER
    assert t.you.monsters == [GUARDIAN] and t.you.graveyard == []
    t.you.activates(TYPHOON, zone="ask")
    assert sorted(t.you.is_asked("target").offers) == [DRAGON, "Threatening Roar"]
    t.you.targets(DRAGON).nobody_responds()
    assert sorted(t.you.graveyard) == [DRAGON, TYPHOON]
    assert f"{DRAGON} destroyed (effect)" in t.log()


@pytest.mark.rule("equip.monster.treated-as-equip-spell", scenario=1)
def test_what_asks_for_monsters_does_not_see_an_equipped_monster() -> None:
    t = equipped_guardian(yours="set: Dark Hole", theirs="monsters: Battle Ox")
    t.you.activates("Dark Hole").nobody_responds()
    # As a monster it would have been destroyed by the effect; its own monster takes it along by the rules.
    assert f"{DRAGON} destroyed (rule)" in t.log() and f"{DRAGON} destroyed (effect)" not in t.log()


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=1)
def test_an_effect_of_an_equipped_monster_is_not_the_effect_of_a_monster() -> None:
    """First of the Dragons (ATK 2700) is unaffected by the effects of monsters."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {QUEEN}   monsters: Test Dark Knight (zone 1)
        opp 8000   monsters: First of the Dragons
        """,
        pool=pool_with(KNIGHT),
    )
    t.you.activates(QUEEN, targeting="Test Dark Knight", zone="ask").nobody_responds()
    t.you.chooses_zone(1)
    assert t.you.spells == [QUEEN] and t.you.atk_of("Test Dark Knight") == 1300
    t.you.goes_to("Battle Phase")
    t.you.attacks("Test Dark Knight", "First of the Dragons")
    t.nobody_responds()
    assert t.timing == "start of the Damage Step"
    t.you.triggers(QUEEN).nobody_responds()
    assert t.opp.graveyard == ["First of the Dragons"]
    assert "First of the Dragons destroyed (effect)" in t.log()
    # There is no opponent left for the battle, and the queen is destroyed after the dragon.
    assert (t.you.lp, t.you.monsters, t.you.graveyard) == (8000, ["Test Dark Knight"], [QUEEN])


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=1)
def test_the_same_sentence_on_a_monster_does_not_destroy_the_first_of_the_dragons() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force
        opp 8000   monsters: First of the Dragons
        """
    )
    t.you.activates("Exiled Force", targeting="First of the Dragons").nobody_responds()
    assert t.opp.monsters == ["First of the Dragons"] and t.you.graveyard == ["Exiled Force"]


# ------------------------------------------------------------------------------------------------------------- negation


@pytest.mark.rule("equip.by-own-effect.destroyed-when-monster-negated", scenario=1)
def test_skill_drain_destroys_what_guardian_of_felgrand_has_equipped_to_itself() -> None:
    t = equipped_guardian(yours="set: Skill Drain")
    assert (t.you.atk_of(GUARDIAN), t.you.def_of(GUARDIAN)) == (1900, 1900)
    t.you.activates("Skill Drain").nobody_responds()
    assert t.you.spells == ["Skill Drain"] and t.you.graveyard == [DRAGON]
    assert f"{DRAGON} destroyed (rule)" in t.log()
    assert (t.you.atk_of(GUARDIAN), t.you.def_of(GUARDIAN)) == (500, 500)


@pytest.mark.rule("equip.by-own-effect.destroyed-when-monster-negated", scenario=1)
def test_what_was_equipped_by_an_effect_that_could_equip_to_others_stays_when_the_monster_is_negated() -> None:
    porter = probe(
        "Test Porter",
        "Warrior / Effect",
        Ignition(1, target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET, One(Monster(), YOUR_GRAVEYARD))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Porter   graveyard: Kuriboh   set: Skill Drain
        opp 8000
        """,
        pool=pool_with(porter),
    )
    t.you.activates("Test Porter", targeting="Test Porter", zone="ask").nobody_responds()
    t.you.chooses_zone(5)
    assert "Kuriboh equipped to Test Porter" in t.log()
    t.you.activates("Skill Drain").nobody_responds()
    assert sorted(t.you.spells) == ["Kuriboh", "Skill Drain"] and t.you.graveyard == []


def cybern_equipped(rest: str = "") -> Table:
    """Armored Cybern is equipped to Cyber Dragon."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Armored Cybern (zone 1), Cyber Dragon (zone 2), Exiled Force (zone 3){rest}
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(CYBERN),
    )
    t.you.activates("Test Armored Cybern", effect=1, zone="ask").nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.spells == ["Test Armored Cybern"]
    return t


@pytest.mark.rule("equip.negated.stays-equipped", scenario=1)
def test_a_negated_equip_card_stays_equipped_but_neither_protects_nor_does_what_it_activates() -> None:
    t = cybern_equipped(", Silent Swordsman LV7 (set, zone 4)")
    t.you.flip_summons("Silent Swordsman LV7")
    cybern = t.you.spell_trap("Test Armored Cybern")
    assert cybern.zone == 3 and targets_of(t.duel.state, cybern.row) == [t.you.monster("Cyber Dragon").row.uid]
    t.you.activates("Test Armored Cybern", effect=3, targeting="Battle Ox").nobody_responds()
    assert t.opp.monsters == ["Battle Ox"] and t.you.atk_of("Cyber Dragon") == 2100
    assert t.you.spells == ["Test Armored Cybern"]
    t.you.activates("Exiled Force", targeting="Cyber Dragon").nobody_responds()
    assert "Cyber Dragon destroyed (effect)" in t.log() and "Test Armored Cybern destroyed (rule)" in t.log()
    assert t.you.monsters == ["Silent Swordsman LV7"] and t.you.spells == []


@pytest.mark.rule("equip.negated.stays-equipped", scenario=1)
def test_the_same_equip_card_protects_and_acts_while_nothing_negates_it() -> None:
    t = cybern_equipped()
    t.you.activates("Test Armored Cybern", effect=3, targeting="Battle Ox").nobody_responds()
    assert t.opp.graveyard == ["Battle Ox"] and t.you.atk_of("Cyber Dragon") == 1100
    t.you.activates("Exiled Force", targeting="Cyber Dragon").nobody_responds()
    assert t.you.monsters == ["Cyber Dragon"] and "Test Armored Cybern destroyed (effect)" in t.log()


# ------------------------------------------------------------------------------------------------- the equipped monster


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=1)
def test_an_equip_card_targets_its_monster_from_the_activation_on_for_as_long_as_it_is_equipped() -> None:
    shy = probe("Test Shy", "Warrior / Effect", Continuous(do=Forbid(BEING_TARGETED, THIS_CARD, by=Spell())))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Book of Moon   monsters: Test Shy, Mystical Elf, Battle Ox
        opp 8000
        """,
        pool=pool_with(shy),
    )
    t.you.activates("Axe of Despair")
    assert t.you.is_asked("target").offers == ["Mystical Elf", "Battle Ox"]
    t.you.targets("Battle Ox").nobody_responds()
    axe = t.you.spell_trap("Axe of Despair").row
    assert targets_of(t.duel.state, axe) == [t.you.monster("Battle Ox").row.uid]
    t.you.activates("Book of Moon", targeting="Battle Ox").nobody_responds()
    assert targets_of(t.duel.state, axe) == [] and "Axe of Despair destroyed (rule)" in t.log()
    assert t.you.spells == [] and t.you.monster("Battle Ox").position == "set"


@pytest.mark.rule("equip.target.face-up-monster-only", scenario=1)
def test_without_a_face_up_monster_no_equip_spell_can_be_activated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair   monsters: Battle Ox (set)
        opp 8000   monsters: Mystical Elf (set)
    """)
    t.you.cannot("activate Axe of Despair", because="target.timing.chosen-at-activation")
    t.you.flip_summons("Battle Ox")
    t.you.activates("Axe of Despair")
    assert "you chose the target Battle Ox" in t.log()  # the only legal choice, so nobody is asked
    t.nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2700


@pytest.mark.rule("equip.target.face-up-monster-only", scenario=1)
def test_a_monster_that_is_turned_face_down_loses_all_its_equip_spells() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Malevolent Nuzzler, Book of Moon   monsters: Battle Ox, Mystical Elf
        opp 8000
    """)
    t.you.activates("Axe of Despair", targeting="Battle Ox").nobody_responds()
    t.you.activates("Malevolent Nuzzler", targeting="Battle Ox").nobody_responds()
    assert t.you.atk_of("Battle Ox") == 3400 and t.you.spells == ["Axe of Despair", "Malevolent Nuzzler"]
    t.you.activates("Book of Moon", targeting="Battle Ox")
    assert "Axe of Despair destroyed (rule)" in t.log() and "Malevolent Nuzzler destroyed (rule)" in t.log()
    assert t.you.spells == [] and t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("equip.card.includes-traps-and-monsters", scenario=1)
def test_a_trap_and_a_monster_that_are_equipped_count_as_equip_cards() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Pride, Test Disarm   set: Test Shell   monsters: Mystical Elf, Battle Ox
                   deck: 3 Kuriboh
        opp 8000   set: {TYPHOON}
        """,
        pool=pool_with(SHELL, PRIDE, DISARM),
    )
    t.you.cannot("activate Test Pride", because="target.timing.chosen-at-activation")
    t.you.cannot("activate Test Disarm", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Test Shell", targeting="Mystical Elf").nobody_responds()
    shell = t.you.spell_trap("Test Shell").row
    kind = kind_now(t.duel.game, t.duel.state, shell)
    assert kind & TRAP and kind & words.EQUIP and t.you.atk_of("Mystical Elf") == 1100
    t.you.activates("Test Pride", targeting="Mystical Elf").nobody_responds()
    assert t.you.hand == ["Test Disarm", "Kuriboh"]
    t.you.activates("Test Disarm").nobody_responds()
    assert "Test Shell destroyed (effect)" in t.log() and t.opp.set_cards == [TYPHOON]


@pytest.mark.rule("equip.target.face-up-monster-only", scenario=0)
@SEATS
@pytest.mark.parametrize(("lies", "is_named"), [("", False), (" (set)", True)])
def test_only_a_monster_that_lies_face_down_is_a_reason_why_nothing_can_be_equipped(
    lies: str, is_named: bool, seat: int
) -> None:
    """Legendary Sword is for Warriors: a face-up Fiend is none, and a face-down monster could be one."""
    _, me, _ = lay(seat, f"hand: Legendary Sword   monsters: Kuriboh{lies}")
    rules = [refusal.rule for refusal in me.reasons("activate Legendary Sword")]
    assert rules and ("equip.target.face-up-monster-only" in rules) is is_named


@pytest.mark.rule("equip.card.includes-traps-and-monsters", scenario=0)
@SEATS
def test_a_trap_beside_an_equip_card_or_linked_to_a_monster_is_no_equip_card(seat: int) -> None:
    """Kunai with Chain is equipped; Call of the Haunted only belongs to its monster, Solemn Wishes to nothing."""
    mine = "hand: Test Disarm   set: Kunai with Chain, Call of the Haunted   monsters: Battle Ox   graveyard: Kuriboh"
    t, me, _ = lay(seat, mine, "spells: Solemn Wishes, Messenger of Peace", pool=pool_with(DISARM))
    me.activates("Call of the Haunted").nobody_responds()
    me.take_zone(None)
    me.cannot("activate Test Disarm", because="effect.condition.no-possible-resolution-blocks-activation")
    me.activates("Kunai with Chain", effect=2, targeting="Battle Ox").nobody_responds()
    me.activates("Test Disarm").nobody_responds()
    assert [line for line in t.log() if "destroyed" in line] == ["Kunai with Chain destroyed (effect)"]
    assert me.spells == ["Call of the Haunted"] and me.monsters == ["Battle Ox", "Kuriboh"]


# -------------------------------------------------------------------------------------------------- the monster is gone


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=1)
def test_both_equip_spells_of_a_destroyed_monster_fall_at_once_and_go_to_their_owners() -> None:
    """Threatening Roar can be activated in every window: nobody is asked between the two destructions."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Kuriboh   deck: 3 Mystical Elf   set: Raigeki Break, Dust Tornado
        opp 8000   hand: Malevolent Nuzzler   monsters: Battle Ox   deck: 3 Mystical Elf   set: Threatening Roar
    """)
    t.you.activates("Axe of Despair", targeting="Battle Ox").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Malevolent Nuzzler", targeting="Battle Ox").nobody_responds()
    assert (t.turn, t.opp.atk_of("Battle Ox")) == (4, 3400)
    t.opp.goes_to("Battle Phase")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Battle Ox")
    t.opp.passes()
    t.you.passes()
    # With the last pass the chain has resolved, and all three cards are gone before anybody is asked again.
    assert t.opp.is_asked("trigger").offers == ["trigger Malevolent Nuzzler", "pass"]
    assert t.you.graveyard == ["Kuriboh", "Axe of Despair", "Raigeki Break"]
    assert t.opp.graveyard == ["Battle Ox", "Malevolent Nuzzler"]
    log = t.log()
    fall = log.index("Battle Ox destroyed (effect)")
    assert {"Axe of Despair destroyed (rule)", "Malevolent Nuzzler destroyed (rule)"} <= set(log[fall:])
    assert not any("activated" in line for line in log[fall:])


@pytest.mark.rule("equip.spell.controller-does-not-change", scenario=1)
def test_an_equip_spell_stays_where_it_is_when_its_monster_changes_sides() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Battle Ox   deck: 3 Kuriboh
        opp 8000   hand: Mind Control   deck: 3 Kuriboh
    """)
    t.you.activates("Black Pendant", targeting="Battle Ox").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Mind Control", targeting="Battle Ox").nobody_responds()
    t.opp.chooses_zone(2)
    ox = t.opp.monster("Battle Ox")
    assert (ox.controller, ox.owner, t.opp.atk_of("Battle Ox")) == ("opp", "you", 2200)
    pendant = t.you.spell_trap("Black Pendant")
    assert (pendant.controller, targets_of(t.duel.state, pendant.row)) == ("you", [ox.row.uid])
    assert t.opp.spells == []


@pytest.mark.rule("equip.target.no-longer-correct-destroyed", scenario=1)
def test_an_equip_spell_for_warriors_falls_when_its_monster_becomes_a_machine() -> None:
    """Threatening Roar can be activated in every window: nobody is asked before the Equip Spell is gone."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Legendary Sword, Axe of Despair, Test Rust   monsters: Test Dark Knight
        opp 8000   set: Threatening Roar
        """,
        pool=pool_with(RUST, KNIGHT),
    )
    t.you.activates("Legendary Sword", targeting="Test Dark Knight").nobody_responds()
    t.you.activates("Axe of Despair", targeting="Test Dark Knight").nobody_responds()
    assert t.you.atk_of("Test Dark Knight") == 2300
    t.you.activates("Test Rust", targeting="Test Dark Knight")
    t.opp.passes()
    assert t.chain == [] and t.you.graveyard == ["Legendary Sword", "Test Rust"]
    assert "Legendary Sword destroyed (rule)" in t.log()
    # The axe is for any monster.
    assert t.you.spells == ["Axe of Despair"] and t.you.atk_of("Test Dark Knight") == 2000


@pytest.mark.rule("equip.spell.no-target-at-resolution-not-destroyed", scenario=1)
def test_an_equip_spell_without_its_monster_at_resolution_goes_to_the_graveyard_undestroyed() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Charm   monsters: Battle Ox
        opp 8000   set: {EVACUATION}
        """,
        pool=pool_with(CHARM),
    )
    t.you.activates("Test Charm", targeting="Battle Ox")
    t.opp.activates(EVACUATION, targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.hand == ["Battle Ox"] and t.you.graveyard == ["Test Charm"]
    assert not any("Test Charm destroyed" in line for line in t.log())
    assert "Test Charm sent to graveyard (rule)" in t.log() and t.you.lp == 8000


@pytest.mark.rule("equip.spell.no-target-at-resolution-not-destroyed", scenario=1)
def test_an_equip_spell_that_loses_its_monster_later_is_destroyed() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Charm   monsters: Battle Ox
        opp 8000   set: {EVACUATION}
        """,
        pool=pool_with(CHARM),
    )
    t.you.activates("Test Charm", targeting="Battle Ox").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.opp.activates(EVACUATION, targeting="Battle Ox")
    t.nobody_responds()
    assert "Test Charm destroyed (rule)" in t.log() and t.you.lp == 8050


@pytest.mark.rule("equip.spell.no-target-at-resolution-not-destroyed", scenario=1)
def test_an_equip_spell_whose_monster_no_longer_fits_or_is_face_down_at_resolution_is_not_destroyed() -> None:
    for answer in ("Book of Moon", "Test Rust"):
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Legendary Sword   monsters: Test Dark Knight
            opp 8000   set: {answer}
            """,
            pool=pool_with(RUST, KNIGHT),
        )
        t.you.activates("Legendary Sword", targeting="Test Dark Knight")
        t.opp.activates(answer, targeting="Test Dark Knight")
        t.nobody_responds()
        assert t.you.graveyard == ["Legendary Sword"] and t.you.monsters == ["Test Dark Knight"]
        assert not any("destroyed" in line or "equipped" in line for line in t.log())


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_an_equip_card_has_gone_with_the_material_before_the_new_monster_takes_its_position() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Junk Synchron, Doppelwarrior   spells: Axe of Despair (on Doppelwarrior)
                   extra: Junk Warrior
        opp 8000
    """)
    t.you.does("synchro summon Junk Warrior")
    assert t.you.is_asked("position") and t.you.spells == []
    assert t.you.graveyard == ["Junk Synchron", "Doppelwarrior", "Axe of Despair"]
