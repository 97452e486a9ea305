"""Topics effect, equip and info, shown by cards of the library."""

import pytest

from table import Table, table
from turns import activated, resolve, their_battle, their_turn, your_turn

CATASTOR, VAYU = "Ally of Justice Catastor", "Blackwing - Vayu the Emblem of Honor"
RAIDEN, BY_NAME = "Raiden, Hand of the Lightsworn", "effect.name-limit.this-effect-of-x-once"
DDR = "D.D.R. - Different Dimension Reincarnation"
PROHIBITED = "effect.cannot.forbids-while-it-applies"


# ---------------------------------------------------------------------------------------------- text that is no effect


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.rule("effect.non-effect-text.cannot-be-negated", scenario=0)
@pytest.mark.parametrize(("lp", "left", "stays"), [(2000, 1100, True), (800, 800, False)])
def test_shadowknight_archfiend_must_be_paid_for_under_skill_drain_too(lp: int, left: int, stays: bool) -> None:
    t = table(f"""
        turn 3, Standby Phase, you to act
        you {lp}   monsters: Shadowknight Archfiend   spells: Skill Drain   hand: Umi   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    resolve(t)
    assert (t.you.lp, t.you.monsters == ["Shadowknight Archfiend"]) == (left, stays) and activated(t) == []


@pytest.mark.rule("effect.non-effect-text.cannot-be-material-while-faceup-is-continuous", scenario=1)
@pytest.mark.parametrize("drained", [False, True])
def test_vayu_is_a_synchro_material_only_while_its_effects_are_negated(drained: bool) -> None:
    t = your_turn(f"monsters: {VAYU}, Battle Ox   extra: {CATASTOR}   spells: {'Skill Drain' if drained else ''}")
    if drained:
        t.you.makes(CATASTOR, VAYU, "Battle Ox")
        assert t.you.monsters == [CATASTOR]
    else:
        assert t.you.reasons(f"special summon {CATASTOR}")


@pytest.mark.rule("effect.non-effect-text.once-per-turn-clause", scenario=0)
def test_the_limit_of_raiden_is_not_lifted_by_skill_drain() -> None:
    t = your_turn(f"monsters: 2 {RAIDEN}   hand: Mystical Space Typhoon   set: Skill Drain   deck: 8 Sogen")
    t.you.activates(f"{RAIDEN} (zone 1)")
    resolve(t)
    t.you.activates("Skill Drain")
    resolve(t)
    t.you.activates("Mystical Space Typhoon", targeting="Skill Drain")
    resolve(t)
    for zone in (1, 2):
        t.you.cannot(f"activate {RAIDEN} (zone {zone})", because=BY_NAME)


@pytest.mark.rule("effect.use-limit.effect-negated-still-activated", scenario=1)
def test_a_second_soul_charge_cannot_follow_one_whose_effect_dark_balter_negated() -> None:
    t = your_turn("hand: 2 Soul Charge   graveyard: Battle Ox, Kuriboh", "monsters: Dark Balter the Terrible")
    t.you.does("activate Soul Charge (copy 1)")
    t.you.take_zone(None)
    t.you.chooses("Battle Ox")
    t.opp.activates("Dark Balter the Terrible")
    resolve(t)
    assert t.you.monsters == [] and t.opp.lp == 7000
    t.you.cannot("activate Soul Charge", because="effect.use-limit.effect-negated-still-activated")


# ------------------------------------------------------------------------------------------------------ unusable cards


def prohibited(name: str, mine: str, theirs: str = "") -> Table:
    """The opponent's Prohibition has declared this name, in your turn."""
    t = their_turn(f"{mine}   deck: 6 Sogen", f"hand: Prohibition   {theirs}   deck: 6 Sogen")
    t.opp.activates("Prohibition")
    t.opp.does(f"declare {name}")
    resolve(t)
    t.opp.ends_turn()
    return resolve(t)


@pytest.mark.rule("effect.use.spell-trap-actions", scenario=0)
def test_a_prohibited_spell_can_be_neither_activated_nor_set() -> None:
    t = prohibited("Pot of Greed", "hand: Pot of Greed, Jar of Greed")
    t.you.cannot("activate Pot of Greed", because=PROHIBITED)
    t.you.cannot("set Pot of Greed", because=PROHIBITED)
    t.you.can("set Jar of Greed")


@pytest.mark.rule("effect.use.monster-actions", scenario=0)
def test_a_prohibited_monster_can_be_neither_summoned_nor_attack_nor_turn() -> None:
    t = prohibited("Battle Ox", "hand: Battle Ox, Vorse Raider")
    t.you.cannot("summon Battle Ox", because=PROHIBITED)
    t.you.cannot("set Battle Ox", because=PROHIBITED)
    t.you.can("summon Vorse Raider")


@pytest.mark.rule("effect.unusable.fusion-and-ritual-summon-not-possible", scenario=1)
@pytest.mark.parametrize(
    ("name", "mine", "spell"),
    [
        (
            "Metal Dragon",
            "hand: Polymerization, Steel Ogre Grotto #1, Lesser Dragon   extra: Metal Dragon",
            "Polymerization",
        ),
        ("Skull Guardian", "hand: Novox's Prayer, Skull Guardian, Vorse Raider, Summoned Skull", "Novox's Prayer"),
    ],
)
def test_a_prohibited_monster_is_no_fusion_and_no_ritual_summon(name: str, mine: str, spell: str) -> None:
    t = your_turn(mine)
    t.you.can(f"activate {spell}")
    t = prohibited(name, mine)
    t.you.cannot(f"activate {spell}", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("effect.unusable.may-pay-costs-and-be-tributed", scenario=0)
def test_a_prohibited_card_can_be_discarded_for_a_cost() -> None:
    t = prohibited("Battle Ox", "hand: Battle Ox   set: Raigeki Break", "monsters: Vorse Raider")
    t.you.activates("Raigeki Break", discarding="Battle Ox", targeting="Vorse Raider")
    assert t.opp.monsters == [] and t.you.graveyard == ["Battle Ox", "Raigeki Break"]


# -------------------------------------------------------------------------------------------------------------- limits


@pytest.mark.rule("effect.once-per-turn.does-not-bind-opponents-copy", scenario=1)
def test_both_players_may_use_their_pankratops_in_one_turn() -> None:
    dino = "Dinowrestler Pankratops"
    t = their_turn(f"monsters: {dino}, Kuriboh", f"monsters: {dino}, Battle Ox, Vorse Raider   hand: Umi")
    t.opp.activates(dino, targeting="Kuriboh")
    t.you.activates(dino, targeting="Battle Ox")
    resolve(t)
    assert activated(t) == [f"opp activated {dino}", f"you activated {dino}"]
    assert t.you.monsters == [] and t.opp.monsters == ["Vorse Raider"]


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=0)
def test_chiron_may_be_used_again_once_it_was_face_down() -> None:
    t = your_turn("monsters: Chiron the Mage   hand: Book of Moon, Book of Taiyou, 2 Umi", "set: Waboku, Jar of Greed")
    t.you.activates("Chiron the Mage", discarding="Umi (copy 1)", targeting="Waboku")
    resolve(t)
    t.you.cannot("activate Chiron the Mage", because="effect.once-per-turn.limits-the-user")
    t.you.activates("Book of Moon", targeting="Chiron the Mage")
    resolve(t)
    t.you.activates("Book of Taiyou", targeting="Chiron the Mage")
    resolve(t)
    t.you.can("activate Chiron the Mage")


@pytest.mark.rule("effect.name-limit.the-effects-of-x-once", scenario=1)
@pytest.mark.rule("trap.continuous.may-have-monster-like-effects", scenario=0)
def test_of_the_two_effects_of_pendulum_switch_one_is_used_in_a_turn() -> None:
    slayer, switch = "Master Pendulum, the Dracoslayer", "Pendulum Switch"
    t = your_turn(f"pendulum: {slayer}   monsters: Odd-Eyes Pendulum Dragon   spells: {switch}")
    t.you.can(f"activate {switch} effect 2")
    t.you.activates(switch, effect=1)
    resolve(t)
    assert slayer in t.you.monsters
    for effect in (1, 2):
        t.you.cannot(f"activate {switch} effect {effect}", because="effect.name-limit.the-effects-of-x-once")


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
def test_graceful_dice_shows_each_of_six_faces_and_both_players_are_told() -> None:
    seen: dict[int, int] = {}
    for seed in range(300):
        t = table(
            "turn 3, Main Phase 1, you to act\nyou 8000   hand: Graceful Dice   monsters: Battle Ox\nopp 8000",
            seed=seed,
        )
        t.you.activates("Graceful Dice")
        face = (t.you.atk_of("Battle Ox") - 1700) // 100
        seen[face] = seen.get(face, 0) + 1
    assert sorted(seen) == [1, 2, 3, 4, 5, 6] and min(seen.values()) > 25
    told = [[str(event) for event in t.duel.view(player).events if "roll" in str(event).lower()] for player in range(2)]
    assert told[0] and told[0] == told[1]


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_the_coin_of_fairy_box_shows_both_sides_about_as_often() -> None:
    seen: dict[int, int] = {}
    for seed in range(200):
        t = table(
            "turn 3, Battle Step, you to act\nyou 8000   monsters: Battle Ox\nopp 8000   spells: Fairy Box", seed=seed
        )
        t.you.attacks_directly("Battle Ox")
        t.opp.does("heads")
        side = t.opp.lp
        seen[side] = seen.get(side, 0) + 1
    assert sorted(seen) == [6300, 8000] and min(seen.values()) > 70


@pytest.mark.rule("effect.face-down.name-dependent-effects-do-not-apply", scenario=0)
def test_elegant_egotist_does_not_see_a_set_harpie_lady() -> None:
    t = your_turn("monsters: Harpie Lady (set)   hand: Elegant Egotist, Harpie Lady")
    t.you.cannot("activate Elegant Egotist", because="effect.condition.all-must-be-met")
    t.you.flip_summons("Harpie Lady")
    t.you.can("activate Elegant Egotist")


@pytest.mark.rule("effect.wording.compulsory", scenario=1)
def test_man_eater_bug_must_destroy_the_only_monster_there_is_which_is_itself() -> None:
    t = your_turn("monsters: Man-Eater Bug (set)")
    t.you.flip_summons("Man-Eater Bug")
    assert t.you.graveyard == ["Man-Eater Bug"]


# --------------------------------------------------------------------------------------------------------- equip cards


@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=1)
def test_axe_of_despair_targets_as_long_as_it_is_equipped() -> None:
    t = your_turn("hand: Axe of Despair, Book of Moon   monsters: Luster Dragon", "monsters: Lord of D.")
    t.you.activates("Axe of Despair")
    resolve(t)
    assert t.opp.atk_of("Lord of D.") == 1200 + 1000  # the Dragon cannot be chosen
    t.you.activates("Book of Moon", targeting="Lord of D.")
    assert t.you.spells == [] and "Axe of Despair destroyed (rule)" in t.log()


@pytest.mark.rule("equip.card.includes-traps-and-monsters", scenario=0)
def test_ben_kei_attacks_once_more_for_a_trap_that_is_equipped_to_it() -> None:
    t = your_turn("monsters: Armed Samurai - Ben Kei   set: Kunai with Chain")
    t.you.activates("Kunai with Chain", effect=2, targeting="Armed Samurai - Ben Kei")
    resolve(t)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Armed Samurai - Ben Kei")
    t.you.attacks_directly("Armed Samurai - Ben Kei")
    assert t.opp.lp == 8000 - 2 * (500 + 500)


@pytest.mark.rule("equip.target.no-longer-correct-destroyed", scenario=1)
def test_legendary_sword_is_destroyed_when_its_warrior_becomes_a_machine() -> None:
    t = your_turn("monsters: Celtic Guardian   hand: Legendary Sword   set: DNA Surgery")
    t.you.activates("Legendary Sword", targeting="Celtic Guardian")
    resolve(t)
    assert t.you.atk_of("Celtic Guardian") == 1400 + 300
    t.you.activates("DNA Surgery")
    t.you.does("declare Machine")
    resolve(t)
    assert t.you.graveyard == ["Legendary Sword"] and "Legendary Sword destroyed (rule)" in t.log()


@pytest.mark.rule("equip.spell.no-target-at-resolution-not-destroyed", scenario=0)
def test_axe_of_despair_whose_monster_has_left_is_sent_to_the_graveyard_and_not_destroyed() -> None:
    t = your_turn("monsters: Battle Ox   hand: Axe of Despair", "set: Compulsory Evacuation Device")
    t.you.activates("Axe of Despair", targeting="Battle Ox")
    t.opp.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    assert t.you.graveyard == ["Axe of Despair"] and not [line for line in t.log() if "destroyed" in line]


# --------------------------------------------------------------------------------------------------------- information


@pytest.mark.rule("info.banished.facedown-hidden", scenario=0)
@pytest.mark.rule("info.banished.facedown-owner-may-look", scenario=1)
def test_what_evenly_matched_has_banished_face_down_only_its_owner_may_look_at() -> None:
    t = their_battle("hand: Evenly Matched", f"monsters: Battle Ox, Vorse Raider, Gemini Elf   hand: {DDR}, Umi")
    t.opp.goes_to("Main Phase 2")
    t.you.activates("Evenly Matched")
    resolve(t)
    t.opp.chooses("Battle Ox", "Vorse Raider")
    mine, theirs = t.you.view.banished(t.opp.player), t.opp.view.banished(t.opp.player)
    assert [card.name for card in theirs] == ["Battle Ox", "Vorse Raider"]
    assert len(mine) == 2 and "Battle Ox" not in str(mine) and "Vorse Raider" not in str(mine)
    t.opp.cannot(f"activate {DDR}", because="target.timing.chosen-at-activation")  # no monster that is known


@pytest.mark.rule("info.random.hidden-then-opponent-picks", scenario=0)
@pytest.mark.rule("target.non-targeting.unknown-at-activation", scenario=0)
def test_white_magical_hat_discards_without_anybody_choosing() -> None:
    seen = set()
    for seed in range(40):
        hand = "Umi, Sogen, Gemini Elf, Battle Ox"
        t = table(
            f"turn 3, Battle Step, you to act\nyou 8000   monsters: White Magical Hat\nopp 8000   hand: {hand}",
            seed=seed,
        )
        t.you.attacks_directly("White Magical Hat")
        assert len(t.opp.graveyard) == 1  # nobody was asked, and nothing targeted
        assert "chose the target" not in " ".join(t.log())
        seen.add(t.opp.graveyard[0])
    assert seen == {"Umi", "Sogen", "Gemini Elf", "Battle Ox"}


@pytest.mark.rule("info.face-down.monster-zone-is-monster-only", scenario=1)
def test_just_desserts_counts_a_set_monster_and_mystic_plasma_zone_does_not_know_it() -> None:
    t = your_turn("set: Just Desserts   field: Mystic Plasma Zone", "monsters: Summoned Skull (set), Battle Ox")
    assert t.opp.def_of("Summoned Skull") == 1200
    t.you.activates("Just Desserts")
    resolve(t)
    assert t.opp.lp == 8000 - 2 * 500
