"""Topic target: targets are chosen at activation, stay the targets, and are what the effect is applied to."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, One, Some
from spellspeed.lang.words.every_word import (
    ATK,
    BEING_DESTROYED_BY_EFFECTS,
    BEING_TARGETED,
    EFFECT,
    FACE_DOWN,
    FACE_UP,
    SUMMONED_SPECIALLY,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AtMost, Monster, SpellOrTrap, Stat
from spellspeed.lang.words.places_said import OPPONENTS_HAND, THE_FIELD
from spellspeed.lang.words.verbs import ChangeStat, Destroy, Discard, Forbid
from table import Table, table

# Forbidden Dress.
DRESS = probe(
    "Probe Dress",
    "Spell / Quick-Play",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 600, lose=True, until=UNTIL_TURN_ENDS)
        .also(Forbid(BEING_TARGETED, THE_TARGET, until=UNTIL_TURN_ENDS))
        .also(Forbid(BEING_DESTROYED_BY_EFFECTS, THE_TARGET, until=UNTIL_TURN_ENDS)),
    ),
)
PHANTOM = probe(
    "Probe Phantom", "Fiend / Effect", Continuous(do=Forbid(BEING_TARGETED, THIS_CARD)), atk=1500, def_=1500
)
CURTAIN = probe("Probe Curtain", "Spell / Continuous", Continuous(do=Forbid(BEING_TARGETED, THIS_CARD)))
# R - Righteous Justice for two "Elemental HERO" cards.
JUSTICE = probe("Probe Justice", "Spell / Normal", Activation(do=Destroy(Some(2, SpellOrTrap(), THE_FIELD))))
# The second effect of Scarlight Red Dragon Archfiend, without its damage.
SCAR = probe(
    "Probe Scar",
    "Dragon / Effect",
    Ignition(
        do=Destroy(
            All(
                Monster(FACE_UP, kind=EFFECT, summoned=SUMMONED_SPECIALLY, atk=AtMost(Stat(ATK, THIS_CARD))),
                THE_FIELD,
                other_than=THIS_CARD,
            )
        )
    ),
    atk=3000,
)
PICKPOCKET = probe("Probe Pickpocket", "Spell / Normal", Activation(do=Discard(One(ANY_CARD, OPPONENTS_HAND))))
# Mystical Space Typhoon for Set cards, without a word on the card itself.
GUST = probe(
    "Probe Gust",
    "Spell / Quick-Play",
    Activation(target=One(SpellOrTrap(FACE_DOWN), THE_FIELD), do=Destroy(THE_TARGET)),
)
POOL = pool_with(DRESS, PHANTOM, CURTAIN, JUSTICE, SCAR, PICKPOCKET, GUST)


def targets_of(t: Table, link: int = 1) -> list[str]:
    """The targets that a link of the chain has recorded."""
    return [t.name(uid) for uid in t.duel.state.chain[link - 1].targets[::2]]


# --------------------------------------------------------------------------------------------------------- choosing


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=1)
def test_icarus_attack_names_two_cards_before_the_opponent_may_respond() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady, Blackwing - Gale the Whirlwind
        opp 8000   monsters: Sangan, Kuriboh   set: Seven Tools of the Bandit
    """)
    t.you.activates("Icarus Attack", tributing="Harpie Lady")
    question = t.you.is_asked("target")
    assert (question.least, question.most) == (2, 2) and t.you.graveyard == ["Harpie Lady"]
    assert sorted(question.offers) == [
        "Blackwing - Gale the Whirlwind",
        "Kuriboh",
        "Sangan",
        "Seven Tools of the Bandit",
    ]
    t.you.targets("Sangan", "Kuriboh")
    # The opponent sees the targets while he decides.
    t.opp.is_asked("response")
    assert t.log()[-3:] == [
        "you chose the target Sangan",
        "you chose the target Kuriboh",
        "you activated Icarus Attack",
    ]
    assert t.opp.monsters == ["Sangan", "Kuriboh"]
    (link,) = t.opp.view.chain
    assert sorted([card.name for card in link.targets]) == ["Kuriboh", "Sangan"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=2)
def test_mystical_space_typhoon_does_not_offer_a_card_that_cannot_be_targeted() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon
        opp 8000   spells: Probe Curtain   set: Just Desserts, Trap Hole   monsters: Kuriboh
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Mystical Space Typhoon")
    assert t.you.is_asked("target").offers == ["Just Desserts", "Trap Hole"]
    t.you.targets("Trap Hole")
    assert targets_of(t) == ["Trap Hole"] and t.news()[-2] == "you chose the target Trap Hole"


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=1)
@pytest.mark.parametrize("others", ["", ", Celtic Guardian"])
def test_a_monster_that_cannot_be_targeted_is_never_chosen(others: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   hand: Probe Dress, Umi
        opp 8000   monsters: Vorse Raider{others}
        """,
        pool=POOL,
    )
    t.you.activates("Probe Dress", targeting="Vorse Raider").nobody_responds()
    assert t.opp.atk_of("Vorse Raider") == 1300
    if not others:
        t.you.cannot("activate Compulsory Evacuation Device", because="target.timing.chosen-at-activation")
        assert "activate Compulsory Evacuation Device" not in t.you.is_offered()
        return
    t.you.activates("Compulsory Evacuation Device", targeting="Celtic Guardian")
    t.nobody_responds()
    assert t.opp.monsters == ["Vorse Raider"] and t.opp.hand == ["Celtic Guardian"]


@pytest.mark.rule("target.immunity.gained-later-no-protection", scenario=1)
def test_a_monster_that_can_no_longer_be_targeted_is_still_the_target() -> None:
    mine = probe("Probe Knight", "Warrior / Normal", atk=2000)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Probe Knight   hand: Probe Dress, Kuriboh
        opp 8000   set: Compulsory Evacuation Device
        """,
        pool=pool_with(DRESS, mine),
        ask_all=True,
    )
    t.you.goes_to("End Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Probe Knight")
    t.you.activates("Probe Dress", targeting="Probe Knight")
    assert t.chain == ["Compulsory Evacuation Device", "Probe Dress"]
    t.nobody_responds()
    told = t.log()
    assert told.index("Probe Knight stats changed by 600") < told.index("Probe Knight added to hand (effect)")
    assert t.you.monsters == [] and sorted(t.you.hand) == ["Kuriboh", "Probe Knight"]


@pytest.mark.rule("target.example.mst-targets-on-activation", scenario=1)
def test_mystical_space_typhoon_needs_another_spell_or_trap_on_the_field() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Mystical Space Typhoon   hand: Kuriboh   monsters: Kuriboh
        opp 8000   monsters: Kuriboh{theirs}
    """
    t = table(position.format(theirs=""))
    t.you.cannot("activate Mystical Space Typhoon", because="target.timing.chosen-at-activation")
    assert "activate Mystical Space Typhoon" not in t.you.is_offered()
    # With one: the opponent learns the target before he decides, and may chain the target itself.
    t = table(position.format(theirs="   set: Just Desserts"))
    t.you.activates("Mystical Space Typhoon", targeting="Just Desserts")
    assert t.opp.is_offered() == ["activate Just Desserts", "pass"]
    assert "you chose the target Just Desserts" in t.log() and t.opp.set_cards == ["Just Desserts"]
    t.nobody_responds()
    assert t.opp.graveyard == ["Just Desserts"] and t.you.lp == 8000


@pytest.mark.rule("target.example.mst-targets-on-activation", scenario=1)
def test_mystical_space_typhoon_destroys_nothing_if_its_target_has_left() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Mystical Space Typhoon, Ookazi
        opp 8000   set: Trap Hole, Dust Tornado, Mystical Space Typhoon   monsters: Kuriboh
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    t.opp.activates("Mystical Space Typhoon", targeting="Trap Hole").nobody_responds()
    assert t.log().count("Trap Hole destroyed (effect)") == 1
    assert t.opp.graveyard == ["Trap Hole", "Mystical Space Typhoon"] and t.opp.set_cards == ["Dust Tornado"]
    assert t.you.set_cards == ["Ookazi"]


@pytest.mark.rule("target.example.mst-targets-on-activation", scenario=0)
@pytest.mark.parametrize("where", ["hand", "set"])
def test_no_spell_can_target_itself_by_its_own_activation(where: str) -> None:
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   {where}: Probe Gust   monsters: Kuriboh
        opp 8000   monsters: Kuriboh{{theirs}}
    """
    t = table(position.format(theirs=""), pool=POOL)
    t.you.cannot("activate Probe Gust", because="target.timing.chosen-at-activation")
    t = table(position.format(theirs="   set: Just Desserts, Trap Hole"), pool=POOL)
    t.you.activates("Probe Gust")
    assert sorted(t.you.is_asked("target").offers) == ["Just Desserts", "Trap Hole"]


# -------------------------------------------------------------------------------------------- until it has resolved


@pytest.mark.rule("target.locked-until-resolved", scenario=1)
def test_a_target_that_has_left_is_not_exchanged_for_another_monster() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   monsters: Kuriboh
        opp 8000   monsters: Vorse Raider, Celtic Guardian   set: Raigeki Break   hand: Umi
    """)
    t.you.activates("Compulsory Evacuation Device", targeting="Vorse Raider")
    t.opp.activates("Raigeki Break", targeting="Vorse Raider").nobody_responds()
    assert "link 1 Compulsory Evacuation Device resolved" in t.log()
    assert t.opp.monsters == ["Celtic Guardian"] and t.you.monsters == ["Kuriboh"]
    assert t.opp.hand == [] and t.you.hand == [] and "Vorse Raider" in t.opp.graveyard
    t.you.is_asked("open state")


@pytest.mark.rule("target.moved.effect-not-applied", scenario=1)
def test_raigeki_break_does_nothing_to_a_target_that_is_in_the_hand() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Umi   monsters: Kuriboh
        opp 8000   monsters: Vorse Raider, Celtic Guardian   set: Compulsory Evacuation Device
    """)
    t.you.activates("Raigeki Break", targeting="Vorse Raider")
    t.opp.activates("Compulsory Evacuation Device", targeting="Vorse Raider").nobody_responds()
    assert t.opp.hand == ["Vorse Raider"] and t.opp.monsters == ["Celtic Guardian"] and t.you.monsters == ["Kuriboh"]
    assert [line for line in t.log() if "destroyed" in line] == []


@pytest.mark.rule("target.multiple.remaining-still-affected", scenario=1)
def test_icarus_attack_destroys_the_target_that_is_left() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady
        opp 8000   monsters: Vorse Raider, Celtic Guardian   set: Raigeki Break   hand: Umi
    """)
    t.you.activates("Icarus Attack", tributing="Harpie Lady", targeting=["Vorse Raider", "Celtic Guardian"])
    t.opp.activates("Raigeki Break", targeting="Vorse Raider").nobody_responds()
    assert t.log().count("Vorse Raider destroyed (effect)") == 1
    assert t.opp.monsters == [] and t.opp.graveyard == ["Umi", "Vorse Raider", "Celtic Guardian", "Raigeki Break"]


@pytest.mark.rule("target.lasting.facedown-breaks-link", scenario=1)
def test_call_of_the_haunted_loses_a_monster_that_is_turned_face_down() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Vorse Raider   hand: Book of Moon
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.activates("Call of the Haunted", targeting="Vorse Raider").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.monster("Vorse Raider").position == "attack"
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "set" and t.you.spells == ["Call of the Haunted"]
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Call of the Haunted").nobody_responds()
    assert "Call of the Haunted" in t.you.graveyard
    assert t.you.monsters == ["Vorse Raider"]
    # Face-up, it would have gone with the Trap.
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Vorse Raider   hand: Book of Moon
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.activates("Call of the Haunted", targeting="Vorse Raider").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Call of the Haunted").nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Call of the Haunted", "Vorse Raider"]


@pytest.mark.rule("target.effect-negated.still-was-targeted", scenario=1)
def test_spirit_reaper_was_targeted_although_the_spells_effect_is_negated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Dress   monsters: Silent Swordsman LV7
        opp 8000   monsters: Spirit Reaper
    """)
    t.you.activates("Forbidden Dress", targeting="Spirit Reaper")
    assert "Spirit Reaper was targeted by Forbidden Dress" in t.log()
    assert "Spirit Reaper stats changed by 600" not in t.log()
    assert t.opp.graveyard == ["Spirit Reaper"]


@pytest.mark.rule("target.activation-negated.was-not-targeted", scenario=1)
def test_spirit_reaper_was_not_targeted_if_the_activation_is_negated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Dress
        opp 8000   monsters: Spirit Reaper   set: Solemn Judgment
    """)
    t.you.activates("Forbidden Dress", targeting="Spirit Reaper")
    t.opp.activates("Solemn Judgment")
    assert "you chose the target Spirit Reaper" in t.log()
    assert "Spirit Reaper was targeted by Forbidden Dress" not in t.log()
    assert t.opp.monsters == ["Spirit Reaper"] and t.you.graveyard == ["Forbidden Dress"]
    assert t.opp.atk_of("Spirit Reaper") == 300


# ---------------------------------------------------------------------------------------------------- not targeting


@pytest.mark.rule("target.wording.marks-targeting-effect", scenario=1)
def test_icarus_attack_and_compulsory_evacuation_device_target_and_smashing_ground_does_not() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack, Compulsory Evacuation Device   hand: Smashing Ground, Probe Justice
                   monsters: Harpie Lady
        opp 8000   monsters: Vorse Raider, Kuriboh   set: Trap Hole
    """
    targets = {
        "Icarus Attack": ["Vorse Raider", "Kuriboh"],
        "Compulsory Evacuation Device": ["Vorse Raider"],
        "Smashing Ground": [],
        "Probe Justice": [],
    }
    for name, wanted in targets.items():
        t = table(position, pool=POOL, ask_all=True)
        tributing = "Harpie Lady" if name == "Icarus Attack" else ()
        t.you.activates(name, tributing=tributing, targeting=wanted)
        t.opp.is_asked("response")
        assert targets_of(t) == wanted and len([line for line in t.log() if "target" in line]) == len(wanted)


@pytest.mark.rule("target.non-targeting.hidden-places", scenario=1)
def test_what_is_taken_from_a_deck_or_a_hand_is_chosen_at_resolution() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army, Probe Pickpocket
                   deck: Celtic Guardian, Vorse Raider, Marauding Captain, Mystical Elf
        opp 8000   hand: Kuriboh, Sangan
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Reinforcement of the Army")
    t.opp.is_asked("response")
    assert targets_of(t) == [] and t.you.deck[0] == "Celtic Guardian"
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Celtic Guardian", "Marauding Captain"]
    t.you.chooses("Marauding Captain")
    t.nobody_responds()
    assert "Marauding Captain" in t.you.hand
    t.you.activates("Probe Pickpocket")
    t.opp.is_asked("response")
    assert targets_of(t) == [] and t.opp.hand == ["Kuriboh", "Sangan"]
    t.nobody_responds()
    assert not [line for line in t.log() if "target" in line]


@pytest.mark.rule("target.non-targeting.everything-in-range", scenario=1)
def test_an_effect_on_all_monsters_in_range_does_not_target_and_reaches_those_that_cannot_be_targeted() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Probe Scar, Sangan (special summoned this turn)   set: Compulsory Evacuation Device
        opp 8000   monsters: Probe Phantom (special summoned this turn), Vorse Raider, Man-Eater Bug
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Probe Scar")
    t.opp.is_asked("response")
    assert targets_of(t) == []
    t.nobody_responds()
    destroyed = sorted([line for line in t.log() if "destroyed" in line])
    assert destroyed == ["Probe Phantom destroyed (effect)", "Sangan destroyed (effect)"]
    assert t.opp.monsters == ["Vorse Raider", "Man-Eater Bug"] and t.you.monsters == ["Probe Scar"]
    assert not [line for line in t.log() if "target" in line]


@pytest.mark.rule("target.non-targeting.everything-in-range", scenario=0)
def test_dark_hole_reaches_a_monster_that_cannot_be_targeted() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Umi   set: Compulsory Evacuation Device
        opp 8000   monsters: Probe Phantom
        """,
        pool=POOL,
    )
    t.you.cannot("activate Compulsory Evacuation Device", because="target.timing.chosen-at-activation")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.opp.graveyard == ["Probe Phantom"]


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_what_is_chosen_at_resolution_may_have_been_set_after_the_activation_and_be_untargetable() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Justice   set: Ookazi
        opp 8000   spells: Probe Curtain   set: Trap Hole, Dust Tornado   hand: Mirror Force
        """,
        pool=POOL,
    )
    t.you.activates("Probe Justice")
    t.opp.activates("Dust Tornado", targeting="Ookazi").nobody_responds()
    t.opp.says_yes()
    t.opp.take_zone(None)
    t.nobody_responds()
    question = t.you.is_asked("effect")
    assert {"Mirror Force", "Probe Curtain", "Trap Hole"} <= set(question.offers) and question.least == 2
    t.you.chooses("Probe Curtain", "Mirror Force")
    assert t.opp.graveyard == ["Probe Curtain", "Mirror Force", "Dust Tornado"] and t.opp.set_cards == ["Trap Hole"]


@pytest.mark.rule("target.wording.marks-targeting-effect", scenario=0)
def test_each_of_two_targets_was_targeted_also_if_one_has_come_later_than_the_other() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   monsters: Penguin Soldier (set)
        opp 8000   monsters: Gemini Elf
    """)
    t.you.summons("Battle Ox")
    t.you.flip_summons("Penguin Soldier")
    t.you.triggers("Penguin Soldier")
    t.you.targets("Battle Ox", "Gemini Elf").nobody_responds()
    told = [line for line in t.log() if "was targeted" in line]
    assert told == ["Battle Ox was targeted by Penguin Soldier", "Gemini Elf was targeted by Penguin Soldier"]
    assert t.you.hand == ["Battle Ox"] and t.opp.hand == ["Gemini Elf"]
