"""Positions of judges about effects: whose they are, whom they reach, and when their triggers are in time."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, OPPONENT, SUMMONED_SPECIALLY
from spellspeed.lang.words.lines import Activation, Ignition, Quick, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, OPPONENTS_HAND, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import Destroyed, Discarded, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import Destroy, Discard, GainLP, InflictDamage, SendToGraveyard
from table import Table, table

# ------------------------------------------------------------------------------------------------- whose an effect is


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_the_effect_of_a_borrowed_monster_that_was_tributed_for_it_is_the_borrowers() -> None:
    """rule: effect.controller.is-activating-player"""
    avenger = probe(
        "Test Avenger",
        "Trap",
        Activation(
            when=When(Destroyed(Monster(), from_=YOUR_FIELD, because=BECAUSE_OF_EFFECT, by=OPPONENT)), do=GainLP(1000)
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, Battle Ox   set: Test Avenger
        """,
        pool=pool_with(avenger),
    )
    t.you.activates("Change of Heart", targeting="Exiled Force", zone=1)
    t.you.take_zone(1)
    t.you.activates("Exiled Force", targeting="Battle Ox")
    # Exiled Force is in the Graveyard of its owner, but it was not his effect that destroyed Battle Ox.
    assert t.opp.graveyard == ["Exiled Force", "Battle Ox"]
    t.opp.activates("Test Avenger")
    assert t.opp.lp == 9000


@pytest.mark.rule("effect.text.self-opponent-relative-to-controller", scenario=0)
@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_a_discard_by_the_effect_of_a_monster_that_has_changed_sides_is_by_whoever_activated_it() -> None:
    """rule: effect.controller.is-activating-player, effect.text.self-opponent-relative-to-controller"""
    robber = probe("Test Robber", "Warrior / Effect", Ignition(1, do=Discard(All(AnyCard(), OPPONENTS_HAND))))
    mourner = probe(
        "Test Mourner",
        "Fiend / Effect",
        Trigger(
            1,
            when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
            do=GainLP(1000),
            from_=YOUR_GRAVEYARD,
            mandatory=True,
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Robber
        opp 8000   hand: Test Mourner   monsters: Battle Ox   set: Enemy Controller
        """,
        pool=pool_with(robber, mourner),
    )
    t.you.activates("Test Robber")
    t.opp.activates("Enemy Controller", effect=2, tributing="Battle Ox", targeting="Test Robber")
    assert t.opp.monsters == ["Test Robber"] and t.opp.hand == []
    assert t.opp.lp == 9000


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_gorz_answers_the_damage_of_its_players_own_monster_that_was_borrowed_and_tributed() -> None:
    """rule: effect.controller.is-activating-player: it was inflicted by a card of the opponent."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   hand: Gorz the Emissary of Darkness   monsters: Cannon Soldier
    """)
    t.you.activates("Change of Heart", targeting="Cannon Soldier")
    t.you.take_zone(None)
    t.you.activates("Cannon Soldier")
    assert t.opp.lp == 7500 and t.opp.graveyard == ["Cannon Soldier"]
    t.opp.activates("Gorz the Emissary of Darkness")
    t.opp.takes_position("defense")
    assert t.opp.monsters == ["Gorz the Emissary of Darkness"] and t.you.lp == 7500


@pytest.mark.rule("effect.text.self-opponent-relative-to-controller", scenario=0)
@pytest.mark.parametrize(("whose", "gained"), [("opp", 1000), ("you", 0)])
def test_a_card_that_returns_to_the_hand_knows_by_whose_effect(whose: str, gained: int) -> None:
    """rule: effect.text.self-opponent-relative-to-controller"""
    when = If(Sent(THIS_CARD, YOUR_HAND, from_=YOUR_FIELD, by=OPPONENT))
    homer = probe(
        "Test Homer", "Warrior / Effect", Trigger(1, when=when, do=GainLP(1000), from_=YOUR_HAND, mandatory=True)
    )
    fields = {"you": "", "opp": "", whose: "monsters: Test Homer"}
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {fields["you"]}   set: Compulsory Evacuation Device
        opp 8000   {fields["opp"]}
        """,
        pool=pool_with(homer),
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Test Homer")
    seat = t.opp if whose == "opp" else t.you
    assert seat.hand == ["Test Homer"] and seat.lp == 8000 + gained


# --------------------------------------------------------------------------------- a card that is its own effect's cost


@pytest.mark.rule("effect.resolve.persists-after-source-leaves", scenario=0)
@pytest.mark.parametrize("kind", ["Spell / Continuous", "Trap / Continuous", "Spell / Field"])
def test_what_a_card_on_the_field_does_for_being_sent_away_itself_is_done_all_the_same(kind: str) -> None:
    """rule: effect.resolve.persists-after-source-leaves"""
    line = Ignition if kind.startswith("Spell") else Quick
    cannon = probe(
        "Test Cannon", kind, Activation(), line(1, cost=SendToGraveyard(THIS_CARD), do=InflictDamage(900, OPPONENT))
    )
    where = "field" if kind == "Spell / Field" else "spells"
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {where}: Test Cannon
        opp 8000
        """,
        pool=pool_with(cannon),
    )
    t.you.activates("Test Cannon")
    assert t.you.graveyard == ["Test Cannon"]
    assert t.opp.lp == 7100


# ------------------------------------------------------------------- an event that happens twice before the chain ends


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_a_when_trigger_may_answer_the_last_of_two_summons_of_one_chain() -> None:
    """rule: timing.when-optional.ok-if-last-event"""
    watcher = probe(
        "Test Watcher",
        "Warrior / Effect",
        Trigger(1, when=When(Summoned(Monster(), SUMMONED_SPECIALLY)), do=GainLP(1000)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   monsters: Test Watcher   set: Call of the Haunted
                   graveyard: Battle Ox, Mystical Elf
        opp 8000
        """,
        pool=pool_with(watcher),
    )
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.activates("Call of the Haunted", targeting="Mystical Elf")
    t.you.take_zone(None)
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Watcher", "Mystical Elf", "Battle Ox"]
    t.you.triggers("Test Watcher")
    assert t.you.lp == 9000


@pytest.mark.rule("timing.then.when-optional-misses", scenario=0)
@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_a_when_trigger_may_answer_the_last_of_two_destructions_of_one_effect() -> None:
    """rule: timing.then.when-optional-misses: only what is tied to the earlier part alone misses its timing."""
    watcher = probe("Test Watcher", "Warrior / Effect", Trigger(1, when=When(Destroyed(Monster())), do=GainLP(1000)))
    one = One(Monster(), OPPONENTS_FIELD)
    twice = probe("Test Twice", "Spell", Activation(do=Destroy(one).then(Destroy(one))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Twice   monsters: Test Watcher
        opp 8000   monsters: Battle Ox, Mystical Elf
        """,
        pool=pool_with(watcher, twice),
    )
    t.you.activates("Test Twice")
    t.you.chooses("Battle Ox")
    assert t.opp.monsters == []
    t.you.triggers("Test Watcher")
    assert t.you.lp == 9000


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_green_baboon_answers_the_beast_that_was_destroyed_last() -> None:
    """rule: timing.when-optional.ok-if-last-event"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: 森之番人 绿狒狒   monsters: Silver Fang, Silver Fang
        opp 8000   hand: Kuriboh, Mystical Elf   set: 2 Raigeki Break
    """)
    t.opp.activates("Raigeki Break (zone 1)", discarding="Kuriboh", targeting="Silver Fang (zone 1)")
    t.opp.activates("Raigeki Break", discarding="Mystical Elf", targeting="Silver Fang (zone 2)")
    assert t.you.monsters == []
    t.you.activates("森之番人 绿狒狒")
    assert t.you.lp == 7000


# ----------------------------------------------------------------------------------------- what unaffected cards may do


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
@pytest.mark.parametrize("lock", ["Swords of Revealing Light", "Messenger of Peace", "Nightmare's Steelcage"])
def test_a_monster_that_spells_do_not_affect_attacks_whatever_spell_stops_attacks(lock: str) -> None:
    """rule: effect.immunity.unaffected-can-be-targeted"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Horus the Black Flame Dragon LV6, Summoned Skull (attack)
        opp 8000   spells: {lock}
    """)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Summoned Skull", because="effect.cannot.forbids-while-it-applies")
    t.you.attacks_directly("Horus the Black Flame Dragon LV6")
    assert t.opp.lp == 5700


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_a_monster_that_spells_do_not_affect_is_bound_by_traps_and_by_what_binds_its_player() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Horus the Black Flame Dragon LV6
        opp 8000   spells: Gravity Bind
    """)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Horus the Black Flame Dragon LV6", because="effect.cannot.forbids-while-it-applies")
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Legendary Exodia Incarnate
        opp 8000   set: Threatening Roar
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Threatening Roar")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with The Legendary Exodia Incarnate", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_what_no_card_affects_changes_its_position_and_is_not_protected_by_others() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: The Legendary Exodia Incarnate (attack), Battle Ox (attack)
        opp 8000   spells: Judgment of the Desert   monsters: Thousand-Eyes Restrict
    """)
    t.you.cannot("change position of Battle Ox", because="effect.cannot.forbids-while-it-applies")
    t.you.changes_position("The Legendary Exodia Incarnate")
    assert t.you.monster("The Legendary Exodia Incarnate").position == "defense"


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
def test_lord_of_d_binds_both_players_so_that_an_unaffected_dragon_cannot_be_targeted_either() -> None:
    """The text forbids the players to target Dragons, so it is nothing that the Dragon would be unaffected by."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon
        opp 8000   monsters: Lord of D., First of the Dragons
    """)
    t.you.activates("Book of Moon")
    assert t.opp.monster("Lord of D.").position == "set"


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_a_monster_that_spells_do_not_affect_cannot_be_exchanged_by_one() -> None:
    """rule: effect.immunity.unaffected-can-be-targeted, effect.resolve.stops-at-impossible-step"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Creature Swap   monsters: Battle Ox
        opp 8000   monsters: Horus the Black Flame Dragon LV6
    """)
    t.you.activates("Creature Swap")
    assert t.you.monsters == ["Battle Ox"]
    assert t.opp.monsters == ["Horus the Black Flame Dragon LV6"]


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
def test_king_dragun_protects_from_a_borrowed_monster_also_once_that_was_tributed() -> None:
    """rule: effect.controller.is-activating-player"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, King Dragun, Battle Ox, Mystical Elf
    """)
    t.you.activates("Change of Heart", targeting="Exiled Force")
    t.you.take_zone(None)
    t.you.activates("Exiled Force")
    assert t.you.is_asked("target").offers == ["Battle Ox", "Mystical Elf"]


# ---------------------------------------------------------------------------------------- what kind of effect it is


def equipped_union(opponent: str) -> Table:
    """Y-Dragon Head is equipped to X-Head Cannon, and it is your next turn."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: X-Head Cannon, Y-Dragon Head   deck: 5 Kuriboh
        opp 8000   {opponent}   deck: 5 Kuriboh
    """)
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    t.nobody_responds()
    t.you.take_zone(None)
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.you.spells == ["Y-Dragon Head"] and t.turn == 5
    return t


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=0)
def test_what_a_union_monster_does_as_an_equip_spell_is_no_monster_effect() -> None:
    """rule: equip.monster.its-effects-are-equip-spell-effects"""
    t = equipped_union("hand: Mystical Elf   set: Divine Wrath, Solemn Strike")
    t.you.does("activate Y-Dragon Head effect 2")
    # Neither of the two answers it.
    assert t.you.is_asked("position")
    t.you.takes_position("attack")
    assert t.you.monsters == ["X-Head Cannon", "Y-Dragon Head"]


@pytest.mark.rule("equip.monster.its-effects-are-equip-spell-effects", scenario=0)
@pytest.mark.parametrize(("negator", "monsters"), [("Skill Drain", 2), ("Imperial Order", 1)])
def test_what_a_union_monster_does_as_an_equip_spell_is_negated_as_that_of_a_spell(negator: str, monsters: int) -> None:
    t = equipped_union(f"set: {negator}")
    t.you.does("activate Y-Dragon Head effect 2")
    t.opp.activates(negator)
    if monsters == 2:
        t.you.takes_position("attack")
    assert len(t.you.monsters) == monsters


# --------------------------------------------------------------------- a card that was shuffled away before its effect


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=0)
@pytest.mark.parametrize("seed", range(3))
def test_armed_dragon_lv7_comes_though_lv5_has_been_shuffled_into_the_deck(seed: int) -> None:
    """rule: effect.resolve.monster-effect-persists-after-source-moved"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Armed Dragon LV5 (attack)   deck: 5 Mystical Elf, Armed Dragon LV7, 5 Battle Ox
        opp 8000   monsters: Kuriboh (attack)   set: Fiend Griefing   deck: 3 Battle Ox
        """,
        seed=seed,
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Armed Dragon LV5", "Kuriboh")
    # Nothing is left to do in this turn, so the End Phase comes.
    assert t.phase == "End Phase"
    t.you.triggers("Armed Dragon LV5")
    t.opp.activates("Fiend Griefing", targeting="Armed Dragon LV5")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Armed Dragon LV7"] and t.you.graveyard == []


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=0)
@pytest.mark.parametrize("seed", range(3))
def test_exodia_necross_falls_to_a_monster_effect_though_the_monster_was_shuffled_among_spells(
    seed: int,
) -> None:
    parts = "Exodia the Forbidden One, " + ", ".join(
        [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    )
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force   deck: 9 Raigeki
        opp 8000   monsters: Exodia Necross   graveyard: {parts}   set: Fiend Griefing   deck: 3 Battle Ox
        """,
        seed=seed,
    )
    t.you.activates("Exiled Force", targeting="Exodia Necross")
    t.opp.activates("Fiend Griefing", targeting="Exiled Force")
    assert t.opp.monsters == []
