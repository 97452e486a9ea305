"""Topics link, synchro, xyz and token, shown by cards of the library."""

import pytest

from stat_cards import level
from table import Table
from turns import activated, resolve, their_turn, your_battle, your_turn

IMDUK, CATASTOR, RDA = "Imduk the World Chalice Dragon", "Ally of Justice Catastor", "Red Dragon Archfiend"
BAGOOSKA, KAPPA, DANTE = (
    "Number 41: Bagooska the Terribly Tired Tapir",
    "Armored Kappa",
    "Dante, Traveler of the Burning Abyss",
)
APOPHIS, JUNK, BELLUM = "Embodiment of Apophis", "Junk Synchron", "X-Saber Airbellum"
NO_TARGET = "target.timing.chosen-at-activation"


def can_make(t: Table, name: str) -> bool:
    """Whether you are offered this summon from the Extra Deck."""
    return not t.you.reasons(f"special summon {name}")


# ------------------------------------------------------------------------------------------------------- Link Monsters


@pytest.mark.rule("link.summon.procedure", scenario=0)
@pytest.mark.rule("link.summon.faceup-own-materials-only", scenario=0)
def test_imduk_is_link_summoned_with_a_face_up_normal_monster_in_the_own_main_phase() -> None:
    t = your_turn(f"monsters: Battle Ox   extra: {IMDUK}", "set: Solemn Judgment")
    assert can_make(t, IMDUK)
    t.you.does(f"special summon {IMDUK}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    assert t.you.graveyard == ["Battle Ox"] and t.chain == []
    t.opp.activates("Solemn Judgment")
    assert sorted(t.you.graveyard) == ["Battle Ox", IMDUK]
    assert not can_make(your_turn(f"monsters: Battle Ox (set)   extra: {IMDUK}", "monsters: Battle Ox"), IMDUK)
    assert not can_make(your_battle(f"monsters: Battle Ox   extra: {IMDUK}"), IMDUK)


@pytest.mark.rule("link.monster.no-level", scenario=0)
@pytest.mark.rule("link.monster.no-def", scenario=0)
@pytest.mark.rule("link.position.change-effects-do-not-apply", scenario=0)
def test_level_limit_area_b_and_smashing_ground_know_neither_level_nor_def_of_imduk() -> None:
    t = your_turn("hand: Level Limit - Area B, Smashing Ground", f"monsters: {IMDUK}, Battle Ox")
    t.you.activates("Level Limit - Area B")
    assert t.opp.monster(IMDUK).position == "attack" and t.opp.monster("Battle Ox").position == "defense"
    assert level(t.opp, IMDUK) == 0
    t.you.activates("Smashing Ground")  # the monster with the highest DEF
    assert t.opp.monsters == [IMDUK]


@pytest.mark.rule("link.position.number-41-does-not-apply", scenario=0)
def test_imduk_stays_in_attack_position_beside_bagooska() -> None:
    t = your_turn(f"monsters: Battle Ox, Gemini Elf   extra: {IMDUK}", f"monsters: {BAGOOSKA} (defense)")
    assert t.you.monster("Battle Ox").position == "attack"  # as it was laid; what comes now is turned at once
    t.you.does(f"special summon {IMDUK}")
    while IMDUK not in t.you.monsters:
        t.duel.answer(0)
    assert t.you.monster(IMDUK).position == "attack"


@pytest.mark.rule("link.target.position-change-illegal", scenario=1)
def test_enemy_controller_cannot_turn_imduk() -> None:
    t = your_turn("hand: Enemy Controller   monsters: Kuriboh", f"monsters: {IMDUK}")
    t.you.cannot("activate Enemy Controller effect 1", because=NO_TARGET)
    t.you.can("activate Enemy Controller effect 2")


@pytest.mark.rule("link.stats.atk-def-change-only-atk", scenario=1)
def test_horn_of_the_unicorn_strengthens_the_atk_of_imduk_only() -> None:
    t = your_turn(f"hand: Horn of the Unicorn   monsters: {IMDUK}")
    t.you.activates("Horn of the Unicorn", targeting=IMDUK)
    assert t.you.atk_of(IMDUK) == 800 + 700
    assert [card.def_ for card in t.duel.field if card.name == IMDUK] == [None]


@pytest.mark.rule("summon.extra.link-needs-emz-or-linked-zone", scenario=0)
def test_imduk_comes_to_an_extra_monster_zone_while_nothing_points_to_another() -> None:
    t = your_turn(f"monsters: Battle Ox   extra: {IMDUK}")
    t.you.does(f"special summon {IMDUK}")
    assert [offer for offer in t.you.is_offered() if "extra" not in offer] == []
    t = your_turn(f"monsters: {IMDUK} (extra zone 1), Battle Ox   extra: {IMDUK}")
    assert not can_make(t, IMDUK)  # nothing points to a zone of yours, and the Extra Monster Zone is taken
    t = your_turn(f"monsters: Master Pendulum, the Dracoslayer (extra zone 1)   extra: {IMDUK}")
    assert can_make(t, IMDUK)  # its material makes room


@pytest.mark.rule("link.summon.trap-monster-material-allowed", scenario=0)
@pytest.mark.rule("link.summon.trap-material-to-graveyard", scenario=0)
def test_apophis_which_is_a_normal_monster_can_become_imduk() -> None:
    t = your_turn(f"set: {APOPHIS}   extra: {IMDUK}")
    t.you.activates(APOPHIS)
    resolve(t)
    assert t.you.monsters == [APOPHIS]
    t.you.does(f"special summon {IMDUK}")
    while IMDUK not in t.you.monsters:
        t.duel.answer(0)
    assert t.you.graveyard == [APOPHIS]


# ----------------------------------------------------------------------------------------------------- Synchro Monsters


@pytest.mark.rule("synchro.summon.procedure", scenario=0)
@pytest.mark.rule("synchro.summon.exact-level-total", scenario=0)
def test_a_tuner_of_level_3_and_a_monster_of_level_2_make_catastor_and_nothing_else() -> None:
    t = your_turn(f"monsters: {JUNK}, Star Boy   extra: {CATASTOR}, {RDA}", "set: Solemn Judgment")
    assert can_make(t, CATASTOR) and not can_make(t, RDA)
    t.you.does(f"special summon {CATASTOR}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    assert sorted(t.you.graveyard) == [JUNK, "Star Boy"] and activated(t) == []
    assert f"{JUNK} sent to graveyard (effect)" not in t.log()
    t.opp.activates("Solemn Judgment")
    assert t.you.monsters == []
    assert not can_make(your_battle(f"monsters: {JUNK}, Star Boy   extra: {CATASTOR}"), CATASTOR)


@pytest.mark.rule("synchro.summon.one-tuner-and-non-tuners", scenario=0)
def test_two_tuners_make_no_catastor_and_a_tuner_with_two_others_does() -> None:
    assert not can_make(your_turn(f"monsters: {JUNK}, Plaguespreader Zombie   extra: {CATASTOR}"), CATASTOR)
    assert can_make(your_turn(f"monsters: {JUNK}, Kuriboh, Treeborn Frog   extra: {CATASTOR}"), CATASTOR)


@pytest.mark.rule("synchro.summon.facedown-material-illegal", scenario=0)
@pytest.mark.parametrize(("lies", "offered"), [("attack", True), ("set", False)])
def test_a_set_monster_is_no_material_of_catastor_or_bagooska(lies: str, offered: bool) -> None:
    t = your_turn(
        f"monsters: {JUNK}, Star Boy ({lies}), Battle Ox ({lies}), Gemini Elf   extra: {CATASTOR}, {BAGOOSKA}"
    )
    assert (can_make(t, CATASTOR), can_make(t, BAGOOSKA)) == (offered, offered)


@pytest.mark.rule("synchro.tuner.not-an-effect", scenario=1)
def test_junk_synchron_is_a_tuner_under_skill_drain() -> None:
    assert can_make(your_turn(f"monsters: {JUNK}, Star Boy   spells: Skill Drain   extra: {CATASTOR}"), CATASTOR)


@pytest.mark.rule("synchro.summon.xyz-material-illegal", scenario=0)
@pytest.mark.rule("synchro.summon.link-material-illegal", scenario=0)
def test_xyz_and_link_monsters_are_no_material_of_a_synchro_summon() -> None:
    for other in (KAPPA, IMDUK):
        assert not can_make(your_turn(f"monsters: {JUNK}, {other}   extra: {CATASTOR}"), CATASTOR)


@pytest.mark.rule("synchro.summon.trap-monster-material-allowed", scenario=1)
@pytest.mark.rule("synchro.summon.trap-material-to-graveyard", scenario=1)
def test_apophis_and_raiden_make_red_dragon_archfiend() -> None:
    raiden = "Raiden, Hand of the Lightsworn"
    t = your_turn(f"monsters: {raiden}   set: {APOPHIS}   hand: Umi   extra: {RDA}")
    t.you.activates(APOPHIS)
    resolve(t)
    t.you.makes(RDA, raiden, APOPHIS)
    assert sorted(t.you.graveyard) == [APOPHIS, raiden] and t.you.monsters == [RDA]


def synchro_with_de_synchro(rest: str) -> Table:
    """You have made Catastor of Junk Synchron and Star Boy."""
    t = your_turn(f"monsters: {JUNK}, Star Boy   extra: {CATASTOR}   hand: De-Synchro, {rest}")
    t.you.makes(CATASTOR, JUNK, "Star Boy")
    return resolve(t)


@pytest.mark.rule("synchro.material.forgotten-when-synchro-monster-moves", scenario=1)
def test_de_synchro_finds_no_materials_of_a_catastor_that_was_revived() -> None:
    t = synchro_with_de_synchro("Dark Hole, Monster Reborn")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn", targeting=CATASTOR)
    resolve(t)
    t.you.activates("De-Synchro", targeting=CATASTOR)
    resolve(t)
    assert t.you.monsters == [] and {JUNK, "Star Boy"} <= set(t.you.graveyard)
    assert not t.you.reasons("end phase")  # nothing is asked any more


@pytest.mark.rule("synchro.example.de-synchro-junk-synchron", scenario=1)
@pytest.mark.rule("synchro.material.identity-lost-when-it-moves", scenario=0)
def test_junk_synchron_that_was_revived_and_fell_again_does_not_come_back_with_de_synchro() -> None:
    t = synchro_with_de_synchro("Monster Reborn, Tribute to The Doomed, Umi")
    t.you.activates("Monster Reborn", targeting=JUNK)
    resolve(t)
    t.you.activates("Tribute to The Doomed", discarding="Umi", targeting=JUNK)
    resolve(t)
    t.you.activates("De-Synchro", targeting=CATASTOR)
    resolve(t)
    assert t.you.monsters == [] and {JUNK, "Star Boy"} <= set(t.you.graveyard)
    assert not t.you.reasons("end phase")  # nothing is asked any more


@pytest.mark.rule("synchro.material.temporary-banish-keeps-link", scenario=1)
def test_de_synchro_brings_the_materials_back_after_catastor_was_away_for_a_turn() -> None:
    transporter = "Interdimensional Matter Transporter"
    t = your_turn(
        f"monsters: {JUNK}, Star Boy   extra: {CATASTOR}   hand: De-Synchro, Umi   set: {transporter}", "hand: Umi"
    )
    t.you.makes(CATASTOR, JUNK, "Star Boy")
    resolve(t)
    t.you.activates(transporter, targeting=CATASTOR)
    resolve(t)
    assert t.you.monsters == []
    t.you.goes_to("End Phase")
    resolve(t)
    assert (t.turn, t.you.monsters) == (4, [CATASTOR])
    t.opp.ends_turn()
    t.you.activates("De-Synchro", targeting=CATASTOR)
    t.you.says_yes()
    resolve(t)
    assert sorted(t.you.monsters) == [JUNK, "Star Boy"]


@pytest.mark.rule("summon.material.synchro-link-while-sent-cards-are-banished", scenario=0)
def test_under_macro_cosmos_the_materials_of_catastor_are_banished() -> None:
    t = your_turn(f"monsters: {JUNK}, Star Boy   extra: {CATASTOR}   spells: Macro Cosmos")
    t.you.makes(CATASTOR, JUNK, "Star Boy")
    assert sorted(t.you.banished) == [JUNK, "Star Boy"] and t.you.monsters == [CATASTOR]


# --------------------------------------------------------------------------------------------------------- Xyz Monsters


@pytest.mark.rule("xyz.summon.procedure", scenario=0)
@pytest.mark.rule("xyz.monster.no-level", scenario=0)
def test_two_monsters_of_level_4_are_overlaid_and_bagooska_has_no_level() -> None:
    t = your_turn(f"monsters: Battle Ox, Gemini Elf   extra: {BAGOOSKA}   hand: Level Limit - Area B")
    t.you.makes(BAGOOSKA, "Battle Ox", "Gemini Elf")
    assert t.you.graveyard == [] and activated(t) == [] and t.you.monsters == [BAGOOSKA]
    t.you.activates("Level Limit - Area B")
    assert t.you.monster(BAGOOSKA).position == "attack" and level(t.you, BAGOOSKA) == 0
    assert not can_make(your_turn(f"monsters: Battle Ox, Curse of Dragon   extra: {BAGOOSKA}"), BAGOOSKA)


@pytest.mark.rule("xyz.summon.overlay-before-monster-appears", scenario=0)
def test_with_five_monsters_bagooska_takes_the_zone_of_its_materials() -> None:
    t = your_turn(f"monsters: Battle Ox, Gemini Elf, 3 Kuriboh   extra: {BAGOOSKA}", "set: Solemn Judgment")
    t.you.does(f"special summon {BAGOOSKA}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    assert t.you.monsters == ["Kuriboh"] * 3 and t.you.graveyard == []  # overlaid, and not yet there
    t.opp.passes()
    assert len(t.you.monsters) == 4


@pytest.mark.rule("xyz.summon.negated-materials-to-graveyard", scenario=1)
@pytest.mark.rule("xyz.summon.negated-materials-not-from-field", scenario=1)
def test_sangan_was_not_on_the_field_when_the_xyz_summon_with_it_was_negated() -> None:
    t = your_turn(f"monsters: Sangan, Beaked Snake   extra: {DANTE}   deck: Kuriboh, Umi", "set: Solemn Judgment")
    t.you.does(f"special summon {DANTE}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    t.opp.activates("Solemn Judgment")
    resolve(t)
    assert sorted(t.you.graveyard) == ["Beaked Snake", DANTE, "Sangan"] and t.you.hand == []
    assert activated(t) == ["opp activated Solemn Judgment"]


@pytest.mark.rule("xyz.material.goes-to-graveyard-when-monster-leaves", scenario=1)
@pytest.mark.rule("xyz.material.not-sent-from-field", scenario=0)
@pytest.mark.rule("xyz.material.does-not-leave-field", scenario=0)
@pytest.mark.parametrize("card", ["Smashing Ground", "Compulsory Evacuation Device", "Dimensional Prison"])
def test_the_materials_of_dante_go_to_the_graveyard_and_sangan_does_not_speak(card: str) -> None:
    deck = "deck: Kuriboh, Umi"
    dante = f"monsters: {DANTE} (materials: Sangan + Beaked Snake)   {deck}"
    if card == "Dimensional Prison":
        t = your_battle(dante, f"set: {card}")
        t.you.attacks_directly(DANTE)
        t.opp.activates(card, targeting=DANTE)
    else:
        t = their_turn(dante, "set: Compulsory Evacuation Device   hand: Smashing Ground")
        t.opp.activates(card)
    resolve(t)
    assert {"Sangan", "Beaked Snake"} <= set(t.you.graveyard) and DANTE not in t.you.monsters
    assert "you activated Sangan" not in activated(t)


@pytest.mark.rule("xyz.material.is-not-a-card-on-field", scenario=0)
@pytest.mark.rule("xyz.material.cannot-be-targeted", scenario=0)
def test_what_lies_under_dante_is_neither_strengthening_nor_a_target() -> None:
    t = your_turn(
        f"monsters: {DANTE} (materials: Command Knight + Beaked Snake)   hand: Umi   set: Raigeki Break",
        "monsters: Battle Ox",
    )
    assert t.you.atk_of(DANTE) == 1000  # a Warrior
    t.you.does("activate Raigeki Break")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", DANTE]


@pytest.mark.rule("xyz.material.becoming-material-is-not-leaving-field", scenario=1)
def test_sangan_that_becomes_a_material_has_not_left_the_field_and_its_equip_card_is_destroyed() -> None:
    t = your_turn(f"monsters: Sangan, Beaked Snake   hand: Axe of Despair   extra: {DANTE}   deck: Kuriboh, Umi")
    t.you.activates("Axe of Despair", targeting="Sangan")
    t.you.makes(DANTE, "Sangan", "Beaked Snake")
    resolve(t)
    assert t.you.graveyard == ["Axe of Despair"] and "you activated Sangan" not in activated(t)


@pytest.mark.rule("xyz.material.detached-goes-to-owners-gy", scenario=0)
def test_a_material_of_the_opponents_goes_to_the_opponents_graveyard() -> None:
    t = your_turn(f"monsters: {KAPPA} (materials: Star Boy owner opp)")
    t.you.activates(KAPPA)
    resolve(t)
    assert t.opp.graveyard == ["Star Boy"] and t.you.graveyard == []
    t = your_turn(f"monsters: {KAPPA}, {DANTE} (materials: Beaked Snake)")
    t.you.cannot(f"activate {KAPPA}", because="cost.unpayable.cannot-activate")  # what lies under Dante does not serve


@pytest.mark.rule("xyz.summon.link-material-illegal", scenario=0)
@pytest.mark.rule("xyz.summon.trap-monster-material-allowed", scenario=1)
def test_apophis_is_a_material_of_bagooska_and_imduk_is_none() -> None:
    t = your_turn(f"monsters: Battle Ox   set: {APOPHIS}   extra: {BAGOOSKA}")
    t.you.activates(APOPHIS)
    resolve(t)
    t.you.makes(BAGOOSKA, "Battle Ox", APOPHIS)
    assert t.you.monsters == [BAGOOSKA] and t.you.graveyard == []
    assert not can_make(your_turn(f"monsters: Battle Ox, {IMDUK}   extra: {BAGOOSKA}"), BAGOOSKA)


# --------------------------------------------------------------------------------------------------------------- Tokens


def with_tokens(mine: str, theirs: str = "") -> Table:
    """You have activated Scapegoat in the opponent's turn; now it is yours."""
    t = their_turn(f"set: Scapegoat   {mine}   deck: 5 Sogen", theirs)
    t.opp.does("end phase")
    t.you.activates("Scapegoat")
    resolve(t)
    if t.turn == 4:
        t.opp.ends_turn()
    return resolve(t)


@pytest.mark.rule("token.synchro-material-allowed", scenario=0)
@pytest.mark.rule("token.synchro-material-vanishes", scenario=0)
def test_sheep_tokens_can_be_material_of_catastor_and_are_nowhere_afterwards() -> None:
    t = with_tokens(f"monsters: {JUNK}   extra: {CATASTOR}", "hand: Umi")
    t.you.does(f"special summon {CATASTOR}")
    t.you.does(f"{JUNK}, Sheep Token (zone 2), Sheep Token (zone 3)")
    resolve(t)
    assert t.you.monsters.count("Sheep Token") == 2 and CATASTOR in t.you.monsters
    assert sorted(t.you.graveyard) == [JUNK, "Scapegoat"]


@pytest.mark.rule("token.is-normal-monster", scenario=0)
@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=0)
def test_sheep_tokens_fill_zones_and_are_no_effect_monsters() -> None:
    t = your_turn("set: Scapegoat   monsters: 2 Kuriboh")
    t.you.cannot("activate Scapegoat", because="token.zone.occupies-a-main-monster-zone")
    t = with_tokens("monsters: Kuriboh", "hand: Umi   set: Breakthrough Skill")
    assert len(t.you.monsters) == 5
    t.you.ends_turn()
    resolve(t)
    t.opp.does("activate Breakthrough Skill")
    resolve(t)
    assert "opp chose the target Kuriboh" in t.log()


@pytest.mark.rule("token.cost-send-to-graveyard-illegal", scenario=2)
def test_a_fluff_token_is_a_plant_that_orea_cannot_send() -> None:
    orea = "Orea, the Sylvan High Arbiter"
    t = your_turn(f"monsters: {orea}, Dandylion, Cannon Soldier")
    t.you.activates("Cannon Soldier", tributing="Dandylion")
    resolve(t)
    assert t.you.monsters.count("Fluff Token") == 2
    t.you.cannot(f"activate {orea} effect 1", because="cost.unpayable.cannot-activate")
    t.you.can("activate Cannon Soldier")


@pytest.mark.rule("token.procedure-send-or-return-illegal", scenario=1)
def test_a_machine_token_is_no_material_of_chimeratech_fortress_dragon() -> None:
    t = your_turn(
        "hand: Foolish Burial   monsters: Cyber Dragon   deck: Mecha Phantom Beast O-Lion, Umi   "
        "extra: Chimeratech Fortress Dragon"
    )
    t.you.activates("Foolish Burial")
    t.you.triggers("Mecha Phantom Beast O-Lion")
    resolve(t)
    assert "Mecha Phantom Beast Token" in t.you.monsters and not can_make(t, "Chimeratech Fortress Dragon")


@pytest.mark.rule("token.xyz-material-illegal", scenario=0)
def test_a_token_of_level_3_is_no_material_of_dante() -> None:
    lion = "Mecha Phantom Beast O-Lion"
    t = your_turn(f"monsters: Beaked Snake   hand: Foolish Burial, Burglar   extra: {DANTE}   deck: {lion}, 3 Sogen")
    t.you.activates("Foolish Burial")
    t.you.triggers(lion)
    resolve(t)
    assert level(t.you, "Mecha Phantom Beast Token") == 3 and not can_make(t, DANTE)
    t.you.summons("Burglar")
    assert can_make(t, DANTE)
