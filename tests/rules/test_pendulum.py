"""Topic pendulum: the zones, the activation as a Spell, the Pendulum Effects, and where the cards go.

Probes stand for printed Pendulum Monsters: their effects are plainer.
"""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, CountOf, Exists, Not, One
from spellspeed.lang.words.every_word import ATK, EFFECT, NORMAL, PENDULUM, XYZ_SUMMON
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Continuous, Ignition, Limit, Materials, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Times
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, YOUR_FIELD, YOUR_SPELL_TRAP_ZONE
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import Banish, ChangeStat, Draw, Equip, GainLP
from table import Seat, Table, table, there

# Pendulum Effect: "Once per turn: gain 300 LP." Monster effect: "Once per turn: draw 1 card."
HEALER = probe(
    "Test Healer",
    "Dragon / Pendulum / Effect",
    Ignition(1, limit=Limit(), do=Draw(1)),
    pendulum=(Ignition(1, limit=Limit(), do=GainLP(300)),),
    scale=2,
)
# Pendulum Effect: "Monsters you control gain 500 ATK." Monster effect: "Monsters you control gain 70 ATK."
BANNER = probe(
    "Test Banner",
    "Warrior / Pendulum / Effect",
    Continuous(1, ChangeStat(ATK, All(Monster(), YOUR_FIELD), 70)),
    pendulum=(Continuous(1, ChangeStat(ATK, All(Monster(), YOUR_FIELD), 500)),),
    scale=7,
)
PLAIN = probe("Test Plain", "Fairy / Pendulum", pendulum=(Ignition(1, limit=Limit(), do=GainLP(100)),), scale=4)
# Monster effects: "If this card is destroyed: gain 400 LP.", "If this card is sent to the GY: gain 50 LP."
MARTYR = probe(
    "Test Martyr",
    "Fiend / Pendulum / Effect",
    Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(400), mandatory=True),
    Trigger(2, when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)), do=GainLP(50), mandatory=True),
)
# "If you control no monsters: gain 1000 LP."
LONELY = probe("Test Lonely", "Spell / Normal", Activation(needs=Not(Exists(Monster(), YOUR_FIELD)), do=GainLP(1000)))
# "Gain 100 LP for each card in your Spell & Trap Zones."
CENSUS = probe(
    "Test Census", "Spell / Field", Ignition(1, do=GainLP(Times(100, CountOf(AnyCard(), YOUR_SPELL_TRAP_ZONE))))
)
# "Target 1 Pendulum Monster you control; equip it to this card."
GRAFTER = probe(
    "Test Grafter",
    "Plant / Effect",
    Ignition(1, target=One(Monster(kind=PENDULUM), YOUR_FIELD), do=Equip(THIS_CARD, what=THE_TARGET)),
)
# "Target 1 Effect Monster you control; gain 10 LP." and the same for Normal Monsters.
SORTER = probe(
    "Test Sorter",
    "Spell / Field",
    Ignition(1, target=One(Monster(kind=EFFECT), YOUR_FIELD), do=GainLP(10)),
    Ignition(2, target=One(Monster(kind=NORMAL), YOUR_FIELD), do=GainLP(20)),
)
GIANT = probe("Test Giant", "Dragon / Pendulum", level=7, atk=2500)
# "Target 1 monster your opponent controls; banish it."
EXILE = probe("Test Exile", "Trap / Normal", Activation(target=One(Monster(), OPPONENTS_FIELD), do=Banish(THE_TARGET)))
BLEND = probe(
    "Test Blend", "Fiend / Fusion", Materials(of=(Monster(kind=PENDULUM), Monster(name="Mystical Elf"))), level=6
)
TWIN = probe(
    "Test Twin", "Fiend / Fusion / Pendulum", Materials(of=(Monster(kind=PENDULUM), Monster(name="Mystical Elf")))
)
POOL = pool_with(TWIN, EXILE, BLEND, GIANT, HEALER, BANNER, PLAIN, MARTYR, LONELY, CENSUS, GRAFTER, SORTER)


def lay(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """A table in your third turn with the probes known."""
    return table(f"turn 3, {phase}, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=POOL)


def face_up_extra(seat: Seat) -> list[str]:
    """The names of the cards that lie face-up in a player's Extra Deck, as the other player sees them."""
    other = seat.table.seat_of(1 - seat.player)
    return [card.name for card in other.view.extra_deck(seat.player) if card.face_up]


# ---------------------------------------------------------------------------------------------------------- the zones


@pytest.mark.rule("pendulum.zone.not-a-monster", scenario=1)
def test_a_card_in_a_pendulum_zone_is_no_monster() -> None:
    t = lay("pendulum: Test Banner  hand: Test Lonely, Dark Hole, Summoned Skull")
    t.you.activates("Test Lonely")
    assert t.you.lp == 9000
    t.you.cannot("summon Summoned Skull", because="summon.tribute.level-5-6-one")
    t.you.cannot("activate Dark Hole", because="effect.condition.no-possible-resolution-blocks-activation")
    assert t.you.spells == ["Test Banner"] and t.you.monsters == []
    seen = there(t.opp.view.spells(t.you.player)[0])
    assert seen.is_spell and not seen.is_monster and seen.scale == 7 and seen.atk is None


@pytest.mark.rule("pendulum.zone.is-a-spell", scenario=1)
def test_a_card_in_a_pendulum_zone_is_a_spell_for_mystical_space_typhoon() -> None:
    t = lay("pendulum: Test Banner (zone 5)", "set: Mystical Space Typhoon", "Main Phase 1")
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Test Banner")
    t.nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == [] and face_up_extra(t.you) == ["Test Banner"]


@pytest.mark.rule("pendulum.zone.counts-as-spell-trap-zone", scenario=1)
def test_pendulum_zones_are_spell_and_trap_zones() -> None:
    t = lay(
        "pendulum: Test Banner, Test Healer  set: Trap Hole, Just Desserts, Ookazi  field: Test Census  "
        "hand: Mirror Force"
    )
    t.you.cannot("set Mirror Force", because="zone.spell-trap.max-five")
    t.you.activates("Test Census")
    t.nobody_responds()
    assert t.you.lp == 8500


@pytest.mark.rule("pendulum.zone.only-pendulum-cards-by-activation", scenario=1)
def test_only_an_empty_pendulum_zone_can_be_used() -> None:
    t = lay("set: Trap Hole (zone 1)  hand: Test Banner, Test Healer")
    t.you.does("activate Test Banner")
    assert t.you.spell_trap("Test Banner").zone == 5  # the only one, so it is not asked for
    t.nobody_responds()
    t.you.cannot("activate Test Healer", because="pendulum.zone.only-pendulum-cards-by-activation")


@pytest.mark.rule("pendulum.zone.only-pendulum-cards-by-activation", scenario=0)
def test_both_pendulum_zones_are_offered() -> None:
    t = lay("hand: Test Banner")
    t.you.activates("Test Banner", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 5"]


@pytest.mark.rule("pendulum.zone.only-pendulum-cards-by-activation", scenario=2)
def test_a_pendulum_card_is_neither_replaced_nor_set_among_spells() -> None:
    t = lay("pendulum: Test Banner, Test Healer  hand: Test Plain")
    t.you.cannot("activate Test Plain", because="pendulum.zone.only-pendulum-cards-by-activation")
    t.you.does("set Test Plain")
    assert t.you.is_asked("zone").offers == [f"zone {zone}" for zone in range(1, 6)]
    t.you.chooses_zone(1)
    assert t.you.monster("Test Plain").position == "set" and t.you.set_cards == []


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=1)
def test_an_equipped_pendulum_monster_is_in_no_pendulum_zone() -> None:
    t = lay("monsters: Test Grafter, Test Banner, Test Healer")
    t.you.activates("Test Grafter", targeting="Test Banner")
    t.you.chooses_zone(1)
    t.you.activates("Test Grafter", zone=5)
    assert t.you.atk_of("Test Grafter") == 1000
    assert [there(card).scale for card in (t.you.view.spells(t.you.player)[0], t.you.view.spells(t.you.player)[4])] == [
        None,
        None,
    ]
    t.you.cannot("activate Test Healer", because="pendulum.equip.edge-zone-is-not-pendulum-zone")


# ------------------------------------------------------------------------------------------ monsters and their effects


@pytest.mark.rule("pendulum.monster.only-pendulum-effect-is-normal", scenario=1)
def test_a_pendulum_monster_without_monster_effect_is_a_normal_monster() -> None:
    t = lay("monsters: Test Plain  field: Test Sorter")
    t.you.cannot("activate Test Sorter effect 1", because="target.timing.chosen-at-activation")
    t.you.activates("Test Sorter", effect=2, targeting="Test Plain")
    t.nobody_responds()
    assert t.you.lp == 8020
    t.you.cannot("activate Test Plain", because="effect.condition.all-must-be-met")


@pytest.mark.rule("pendulum.monster.may-be-normal-summoned", scenario=1)
def test_a_pendulum_monster_can_be_summoned_set_or_activated() -> None:
    t = lay("hand: Test Healer")
    assert {"summon Test Healer", "set Test Healer", "activate Test Healer"} <= set(t.you.is_offered())


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
def test_pendulum_effects_work_in_the_pendulum_zone_and_monster_effects_on_a_monster() -> None:
    t = lay("pendulum: Test Healer  deck: 2 Mystical Elf")
    t.you.activates("Test Healer")
    t.nobody_responds()
    assert t.you.lp == 8300 and t.you.hand == []
    t.you.cannot("activate Test Healer", because="effect.once-per-turn.limits-the-user")
    t = lay("monsters: Test Healer  deck: 2 Mystical Elf")
    t.you.activates("Test Healer")
    t.nobody_responds()
    assert t.you.lp == 8000 and t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=0)
def test_continuous_pendulum_effects_apply_in_the_pendulum_zone() -> None:
    t = lay("pendulum: Test Banner  monsters: Mystical Elf")
    assert t.you.atk_of("Mystical Elf") == 1300
    t = lay("monsters: Mystical Elf, Test Banner")
    assert t.you.atk_of("Mystical Elf") == 870


@pytest.mark.rule("pendulum.effect.is-spell-effect", scenario=1)
def test_a_pendulum_effect_is_the_effect_of_a_spell() -> None:
    t = lay("pendulum: Test Banner, Test Healer  monsters: Mystical Elf", "spells: Skill Drain")
    assert t.you.atk_of("Mystical Elf") == 1300
    t.you.activates("Test Healer")
    t.nobody_responds()
    assert t.you.lp == 8300
    t = lay("pendulum: Test Banner, Test Healer  monsters: Mystical Elf", "spells: Imperial Order")
    assert t.you.atk_of("Mystical Elf") == 800
    t.you.activates("Test Healer")
    t.nobody_responds()
    assert t.you.lp == 8000


# -------------------------------------------------------------------------------------------------------- activations


@pytest.mark.rule("pendulum.activation.placing-is-spell-activation", scenario=1)
def test_placing_a_pendulum_monster_is_the_activation_of_a_spell() -> None:
    t = lay("hand: Test Banner", "set: Magic Jammer  hand: Mystical Elf")
    t.you.activates("Test Banner", zone=1)
    assert t.chain == ["Test Banner"]
    t.opp.activates("Magic Jammer", discarding="Mystical Elf")
    t.nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == ["Test Banner"]


@pytest.mark.rule("pendulum.activation.negated-goes-to-graveyard", scenario=1)
def test_a_negated_pendulum_card_goes_to_the_graveyard() -> None:
    t = lay("hand: Test Banner", "set: Solemn Judgment")
    t.you.activates("Test Banner", zone=5)
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Banner"] and t.you.extra == []


@pytest.mark.rule("effect.destroyed-card-kind.pendulum-as-spell-is-a-monster-card", scenario=1)
def test_a_pendulum_monster_destroyed_in_its_activation_is_a_monster_card() -> None:
    t = lay("hand: Odd-Eyes Pendulum Dragon", "set: Vampire Domination  monsters: Vampire Lord")
    t.you.activates("Odd-Eyes Pendulum Dragon", zone=1)
    t.opp.activates("Vampire Domination")
    t.nobody_responds()
    assert t.opp.lp == 8000 + 2500 and t.you.graveyard == ["Odd-Eyes Pendulum Dragon"]


@pytest.mark.rule("spell.continuous.destroyed-in-response-does-not-resolve", scenario=0)
def test_what_is_destroyed_in_response_does_not_resolve() -> None:
    t = lay("pendulum: Test Healer", "set: Mystical Space Typhoon")
    t.you.activates("Test Healer")
    t.opp.activates("Mystical Space Typhoon", targeting="Test Healer")
    t.nobody_responds()
    assert t.you.lp == 8000


# ------------------------------------------------------------------------------------------------------ where they go


@pytest.mark.rule("pendulum.move.from-elsewhere-to-graveyard", scenario=1)
def test_only_from_the_field_a_pendulum_monster_goes_to_the_extra_deck() -> None:
    t = lay("hand: Test Banner, Foolish Burial  set: Raigeki Break  deck: Test Healer, Trap Hole  monsters: Test Plain")
    t.you.activates("Foolish Burial")
    t.nobody_responds()
    t.you.activates("Raigeki Break", discarding="Test Banner", targeting="Test Plain")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Healer", "Foolish Burial", "Test Banner", "Raigeki Break"]
    assert face_up_extra(t.you) == ["Test Plain"]


@pytest.mark.rule("pendulum.leave-field.goes-faceup-to-extra-deck", scenario=1)
def test_a_pendulum_monster_destroyed_tributed_or_used_as_material_goes_to_the_extra_deck() -> None:
    t = lay(
        "monsters: Test Martyr, Test Healer, Test Plain  pendulum: Test Banner, Test Giant  extra: Test Blend  "
        "hand: Polymerization, Mystical Elf, Summoned Skull  deck: Mystical Elf",
        "monsters: Dark Blade  set: Mystical Space Typhoon",
    )
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.chooses("Test Plain", "Mystical Elf")
    t.you.takes_position("attack")
    assert face_up_extra(t.you) == ["Test Plain"] and t.you.graveyard == ["Mystical Elf", "Polymerization"]
    t.nobody_responds()
    t.you.summons("Summoned Skull", tributing=["Test Healer"])
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Test Banner")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Test Martyr", "Dark Blade")
    t.nobody_responds()
    assert face_up_extra(t.you) == ["Test Plain", "Test Healer", "Test Banner", "Test Martyr"]
    told = [line.partition(" put face-up into extra deck")[0] for line in t.log() if "into extra deck" in line]
    assert told == ["Test Plain", "Test Healer", "Test Banner", "Test Martyr"]
    # Test Martyr was destroyed, and not sent to the Graveyard; the battle cost 800 LP.
    assert t.you.lp == 8000 - (1800 - 1000) + 400


@pytest.mark.rule("pendulum.leave-field.goes-faceup-to-extra-deck", scenario=2)
def test_returned_or_banished_pendulum_monsters_go_there() -> None:
    t = lay("monsters: Test Plain, Test Martyr", "set: Compulsory Evacuation Device, Test Exile")
    t.you.goes_to("End Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Test Plain")
    t.nobody_responds()
    assert t.you.hand == ["Test Plain"]
    t.you.goes_to("End Phase")
    t.opp.activates("Test Exile", targeting="Test Martyr")
    t.nobody_responds()
    assert t.you.banished == ["Test Martyr"] and t.you.extra == [] and t.you.graveyard == []


@pytest.mark.rule("pendulum.extra-deck.faceup-hybrid-not-by-own-method", scenario=0)
def test_a_fusion_pendulum_monster_face_up_in_the_extra_deck_cannot_be_fusion_summoned() -> None:
    """Rule pendulum.extra-deck.faceup-hybrid-not-by-own-method, as far as Fusion Monsters go."""
    t = lay("hand: Polymerization, Mystical Elf  monsters: Test Plain  extra: Test Twin (face-up)")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t = lay("hand: Polymerization, Mystical Elf  monsters: Test Plain  extra: Test Twin")
    t.you.can("activate Polymerization")


@pytest.mark.rule("pendulum.extra-deck.faceup-hybrid-not-by-own-method", scenario=1)
@pytest.mark.parametrize("lies", ["", " (face-up)"])
def test_a_hybrid_face_up_in_the_extra_deck_is_not_summoned_by_its_own_method(lies: str) -> None:
    level_7 = Monster(level=7)
    pool = pool_with(
        probe("Test Seven", "Dragon / Normal", level=7),
        probe("Test Tuner", "Dragon / Tuner", level=1),
        probe("Test Odd", "Dragon / Xyz / Pendulum", Materials(of=(level_7, level_7), by=XYZ_SUMMON), rank=7),
        probe("Test Star", "Dragon / Synchro / Pendulum", A_TUNER_AND_OTHERS, level=8),
        probe("Test Both", "Dragon / Fusion / Pendulum", Materials(of=(level_7, level_7)), level=8),
    )
    extra = ", ".join([f"{name}{lies}" for name in ("Test Odd", "Test Star", "Test Both")])
    mine = f"hand: Polymerization   monsters: 2 Test Seven, Test Tuner   extra: {extra}"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool)
    refused = "pendulum.extra-deck.faceup-hybrid-not-by-own-method"
    impossible = "effect.condition.no-possible-resolution-blocks-activation"
    wishes = {"xyz summon Test Odd": refused, "synchro summon Test Star": refused}
    for wish, because in (wishes | {"activate Polymerization": impossible}).items():
        if lies:
            t.you.cannot(wish, because=because)
        else:
            t.you.can(wish)


@pytest.mark.rule("pendulum.cost-send-from-field-illegal", scenario=1)
def test_a_pendulum_monster_on_the_field_is_not_sent_to_the_graveyard_as_a_cost() -> None:
    t = lay(
        "hand: Forbidden Droplet, Test Plain  monsters: Test Martyr, Mystical Elf  pendulum: Test Banner",
        "monsters: Cannon Soldier",
    )
    t.you.does("activate Forbidden Droplet")
    t.you.take_zone(None)
    assert sorted(t.you.is_asked("cost").offers) == ["Mystical Elf", "Test Plain"]


@pytest.mark.rule("pendulum.cost-send-from-field-illegal", scenario=0)
def test_a_pendulum_monster_can_be_tributed_as_a_cost() -> None:
    t = lay("monsters: Test Martyr, Cannon Soldier")
    t.you.activates("Cannon Soldier", tributing="Test Martyr")
    t.nobody_responds()
    assert face_up_extra(t.you) == ["Test Martyr"] and t.opp.lp == 7500


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_under_macro_cosmos_a_pendulum_monster_is_banished() -> None:
    t = lay("monsters: Test Plain, Cannon Soldier", "spells: Macro Cosmos")
    t.you.activates("Cannon Soldier", tributing="Test Plain")
    t.nobody_responds()
    assert t.you.banished == ["Test Plain"] and t.you.extra == []


# ----------------------------------------------------------------------------------------------- what players can see


@pytest.mark.rule("info.extra-deck.facedown-hidden-from-opponent", scenario=1)
def test_what_lies_face_up_in_the_extra_deck_is_public() -> None:
    t = lay("extra: Test Plain, Blue-Eyes Ultimate Dragon, Thousand Dragon", "")
    names = [card.name for card in t.opp.view.extra_deck(t.you.player)]
    assert names == ["", "", "Test Plain"]
    assert sorted(card.name for card in t.you.view.extra_deck(t.you.player)) == sorted(
        ["Blue-Eyes Ultimate Dragon", "Test Plain", "Thousand Dragon"]
    )
    assert "Test Plain" in t.opp.view.to_text() and "Thousand Dragon" not in t.opp.view.to_text()


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_position_with_pendulum_cards_is_written_and_read_again(lang: str) -> None:
    t = lay(
        "pendulum: Test Banner (zone 5)  set: Trap Hole (zone 1)  extra: 2 Test Plain, Thousand Dragon",
        "pendulum: Test Healer, Test Plain  spells: Skill Drain",
    )
    text = t.write(lang)
    again = table(text, pool=POOL)
    assert again.write(lang) == text
    assert again.you.spell_trap("Test Banner").zone == 5 and face_up_extra(again.you) == ["Test Plain", "Test Plain"]
    assert [again.opp.spell_trap(name).zone for name in ("Test Healer", "Skill Drain", "Test Plain")] == [1, 2, 5]
    assert [there(card).scale for card in again.you.view.spells(again.opp.player) if card and card.scale] == [2, 4]


def test_the_hidden_cards_are_dealt_anew_and_the_face_up_ones_stay() -> None:
    t = lay(
        "hand: Mystical Elf", "extra: Test Plain, Thousand Dragon, Blue-Eyes Ultimate Dragon  pendulum: Test Banner"
    )
    for seed in range(6):
        maybe = Table(t.you.view.determinise(seed))
        assert face_up_extra(maybe.opp) == ["Test Plain"] and maybe.opp.spells == ["Test Banner"]
        assert maybe.duel.state.state_key() != "" and len(maybe.opp.extra) == 3
