"""Where cards go while Macro Cosmos and its like banish what would go to the Graveyard, and until when they do."""

import pytest

from table import Table, table

MACRO = "Macro Cosmos"
RADIANCE = "Banisher of the Radiance"
BANISHERS = ["Banisher of the Light", RADIANCE]


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


# ---------------------------------------------------------------------- what banishes is destroyed


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
@pytest.mark.parametrize("yours", [True, False])
def test_macro_cosmos_that_is_destroyed_goes_to_the_graveyard_and_what_destroyed_it_too(yours: bool) -> None:
    """Source: 000:254, 255. What goes on is over once its destruction is determined; no document limits it to monsters.

    card: Macro Cosmos ②
    """
    there = f"spells: {MACRO}"
    t = lay(f"hand: Mystical Space Typhoon   {there if yours else ''}", "" if yours else there)
    t.you.activates("Mystical Space Typhoon", targeting=MACRO)
    t.nobody_responds()
    gone = t.you if yours else t.opp
    assert MACRO in gone.graveyard and gone.banished == []
    assert "Mystical Space Typhoon" in t.you.graveyard and t.you.banished == []


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
def test_what_is_swept_away_together_with_macro_cosmos_goes_to_the_graveyard() -> None:
    """Source: 000:255 (Dark Hole destroys two monsters that banish each other: both go to the Graveyard)."""
    t = lay("hand: Heavy Storm   set: Waboku", f"spells: {MACRO}   set: Mirror Force   field: Umi")
    t.you.activates("Heavy Storm")
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == [MACRO, "Mirror Force", "Umi"] and t.opp.banished == []
    assert sorted(t.you.graveyard) == ["Heavy Storm", "Waboku"] and t.you.banished == []


@pytest.mark.rule("effect-type.continuous.stops-when-destruction-determined", scenario=0)
def test_a_monster_destroyed_together_with_macro_cosmos_goes_to_the_graveyard() -> None:
    """Source: 000:255."""
    demise = "Demise, King of Armageddon"
    t = lay(f"monsters: {demise}, Gemini Elf", f"spells: {MACRO}   monsters: Battle Ox")
    t.you.activates(demise)
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == ["Battle Ox", MACRO] and t.opp.banished == []
    assert t.you.graveyard == ["Gemini Elf"] and t.you.banished == []


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=0)
def test_while_another_card_banishes_a_destroyed_macro_cosmos_is_banished() -> None:
    """Only what leaves has stopped: 003:321 holds of the other card."""
    t = lay("hand: Mystical Space Typhoon", f"spells: {MACRO}   monsters: {RADIANCE}")
    t.you.activates("Mystical Space Typhoon", targeting=MACRO)
    t.nobody_responds()
    assert t.opp.banished == [MACRO] and t.you.banished == ["Mystical Space Typhoon"]


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_mystical_space_typhoon_on_another_card_is_banished_by_macro_cosmos_as_before() -> None:
    """Source: 003:321, 347."""
    t = lay("hand: Mystical Space Typhoon", f"spells: {MACRO}   set: Mirror Force")
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.nobody_responds()
    assert t.opp.banished == ["Mirror Force"] and t.you.banished == ["Mystical Space Typhoon"]


# ---------------------------------------------------------------------- what banishes leaves in another way


@pytest.mark.parametrize("banisher", BANISHERS)
@pytest.mark.rule("effect-type.continuous.stops-when-not-faceup", scenario=0)
def test_a_tributed_banisher_goes_to_the_graveyard_and_so_does_what_is_tributed_with_it(banisher: str) -> None:
    """Source: 000:254 (what goes on is over when its monster leaves the field); its example: two leave at once.

    Konami's note on the card in its own games (Card Rulings: Banisher of the Light): sent to the Graveyard, the card
    itself gets there.

    card: Banisher of the Light, Banisher of the Radiance
    """
    t = lay(f"hand: Dark Magician   monsters: {banisher}, Gemini Elf")
    t.you.summons("Dark Magician", tributing=["Gemini Elf", banisher])
    assert sorted(t.you.graveyard) == sorted([banisher, "Gemini Elf"]) and t.you.banished == []
    t = lay(f"hand: Summoned Skull   monsters: {banisher}, Gemini Elf")
    t.you.summons("Summoned Skull", tributing=["Gemini Elf"])
    assert t.you.banished == ["Gemini Elf"] and t.you.graveyard == []


@pytest.mark.rule("cost.release.allowed-while-sent-cards-are-banished", scenario=0)
def test_a_banisher_tributed_as_a_cost_goes_to_the_graveyard_while_another_tribute_is_banished() -> None:
    """Source: 000:254; 000:363 for the Tribute of another monster."""
    t = lay(f"monsters: {RADIANCE}, Cannon Soldier, Gemini Elf")
    t.you.activates("Cannon Soldier", tributing="Gemini Elf")
    t.nobody_responds()
    assert t.you.banished == ["Gemini Elf"]
    t.you.activates("Cannon Soldier", tributing=RADIANCE)
    t.nobody_responds()
    assert t.you.graveyard == [RADIANCE] and t.opp.lp == 7000


@pytest.mark.rule("summon.material.synchro-link-while-sent-cards-are-banished", scenario=0)
@pytest.mark.parametrize(("spells", "banished"), [("", False), (f"spells: {MACRO}", True)])
def test_a_banisher_used_as_synchro_material_goes_to_the_graveyard_with_the_tuner(spells: str, banished: bool) -> None:
    """Source: 000:254; while Macro Cosmos stays, both are banished (official Master Rule 2020)."""
    tuner = "The Fabled Cerburrel"
    t = lay(f"monsters: {tuner}, {RADIANCE}   extra: Ally of Justice Catastor   {spells}")
    t.you.does("synchro summon Ally of Justice Catastor")
    assert sorted(t.you.banished if banished else t.you.graveyard) == sorted([tuner, RADIANCE])
    assert (t.you.graveyard if banished else t.you.banished) == []


def test_a_banisher_tributed_for_a_ritual_summon_goes_to_the_graveyard_and_the_spell_does_too() -> None:
    """Source: 000:254. The Ritual Spell goes there after the chain, when nothing banishes any more."""
    soldier = "Black Luster Soldier"
    t = lay(f"hand: Black Luster Ritual, {soldier}   monsters: {RADIANCE}, Summoned Skull")
    t.you.activates("Black Luster Ritual")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert sorted(t.you.graveyard) == sorted(["Black Luster Ritual", RADIANCE, "Summoned Skull"])
    assert t.you.banished == []


# ---------------------------------------------------------------------- a cost that must arrive


@pytest.mark.rule("cost.send-to-gy.blocked-while-sent-cards-are-banished", scenario=0)
def test_a_banisher_can_itself_be_sent_to_the_graveyard_as_a_cost() -> None:
    """Source: 003:125 blocks costs that do not arrive; what leaves no longer banishes (000:254), so it arrives."""
    t = lay(f"hand: Forbidden Droplet, Kuriboh   monsters: {RADIANCE}", "monsters: Jinzo")
    t.you.activates("Forbidden Droplet")
    t.nobody_responds()
    assert t.you.graveyard == [RADIANCE, "Forbidden Droplet"] and t.you.hand == ["Kuriboh"]
    assert t.opp.atk_of("Jinzo") == 1200


def test_what_still_banishes_keeps_another_card_from_being_sent_as_a_cost() -> None:
    """Source: 003:125."""
    t = lay("hand: Forbidden Droplet, Kuriboh", f"monsters: Jinzo, {RADIANCE}")
    t.you.cannot("activate Forbidden Droplet", because="cost.unpayable.cannot-activate")


# ---------------------------------------------------------------------- Dimensional Fissure banishes monsters only

FISSURE = "Dimensional Fissure"
KAPPA = "Armored Kappa"


@pytest.mark.rule("xyz.material.is-not-a-card-on-field", scenario=0)
def test_a_detached_material_is_no_monster_for_dimensional_fissure() -> None:
    """Source: 000:206 (a material is not treated as a card); so says the Japanese card wiki.

    card: Dimensional Fissure ①
    """
    t = lay(f"monsters: {KAPPA} (materials: Petit Moth + Kuriboh)", f"spells: {FISSURE}")
    t.you.activates(KAPPA, effect=1, detaching="Petit Moth")
    t.nobody_responds()
    assert t.you.graveyard == ["Petit Moth"] and t.you.banished == []


@pytest.mark.rule("xyz.material.is-not-a-card-on-field", scenario=0)
@pytest.mark.parametrize("yours", [True, False])
def test_an_xyz_monster_is_banished_by_dimensional_fissure_and_its_materials_are_not(yours: bool) -> None:
    """Source: 000:206; of Macro Cosmos, which speaks of every card, the materials are banished too."""
    for banisher, banished in ((FISSURE, [KAPPA]), (MACRO, [KAPPA, "Kuriboh", "Petit Moth"])):
        mine, theirs = (f"spells: {banisher}", "") if yours else ("", f"spells: {banisher}")
        t = lay(f"hand: Dark Hole   {mine}", f"monsters: {KAPPA} (materials: Petit Moth + Kuriboh)   {theirs}")
        t.you.activates("Dark Hole")
        t.nobody_responds()
        assert sorted(t.opp.banished) == banished
        assert sorted(t.opp.graveyard) == ([] if banisher == MACRO else ["Kuriboh", "Petit Moth"])


@pytest.mark.rule("equip.monster.treated-as-equip-spell", scenario=0)
def test_a_monster_used_as_an_equip_card_is_no_monster_for_dimensional_fissure() -> None:
    """Source: the Japanese card wiki on the card: what is an Equip Spell on the field is not banished.

    rule: equip.monster.treated-as-equip-spell
    """
    t = lay(f"hand: Mystical Space Typhoon   monsters: Relinquished   spells: {FISSURE}", "monsters: Gemini Elf")
    t.you.activates("Relinquished", targeting="Gemini Elf")
    t.nobody_responds()
    t.you.take_zone(2)
    t.you.activates("Mystical Space Typhoon", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.banished == []
