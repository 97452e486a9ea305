"""Topics move and negate, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_battle, their_turn, your_battle, your_turn

GRANADORA = "Granadora"  # if this card is destroyed and sent to the Graveyard: 2000 damage to its player
LION, CERBURREL, LYCORIS = "Mecha Phantom Beast O-Lion", "The Fabled Cerburrel", "Trickstar Lycoris"
PUPPETEER = "Wattkinetic Puppeteer"


# ------------------------------------------------------------------------------------------ destroyed, sent, discarded


@pytest.mark.rule("move.tribute.is-not-destruction", scenario=0)
@pytest.mark.rule("move.destroy.not-return-or-cost", scenario=0)
@pytest.mark.rule("move.discard.is-not-destruction", scenario=0)
def test_granadora_speaks_when_it_is_destroyed_and_not_when_it_is_tributed_returned_or_discarded() -> None:
    t = your_turn(f"monsters: {GRANADORA}   hand: Dark Hole")
    t.you.activates("Dark Hole")
    assert t.you.lp == 6000
    t = your_turn(f"monsters: Cannon Soldier, {GRANADORA}")
    t.you.activates("Cannon Soldier", tributing=GRANADORA)
    assert t.you.lp == 8000 and t.you.graveyard == [GRANADORA]
    t = your_turn(f"monsters: {GRANADORA}   set: Compulsory Evacuation Device")
    t.you.activates("Compulsory Evacuation Device", targeting=GRANADORA)
    assert t.you.lp == 8000 and t.you.hand == [GRANADORA]
    t = your_turn(f"hand: {GRANADORA}   set: Raigeki Break", "monsters: Battle Ox")
    t.you.activates("Raigeki Break", discarding=GRANADORA, targeting="Battle Ox")
    assert t.you.lp == 8000 and GRANADORA in t.you.graveyard


@pytest.mark.rule("move.destroy.counts-as-destroyed-and-sent", scenario=1)
@pytest.mark.rule("move.send-to-gy.umbrella-term", scenario=0)
def test_o_lion_speaks_when_it_was_destroyed_discarded_tributed_or_sent_from_the_deck() -> None:
    t = their_turn(f"monsters: {LION}", "hand: Smashing Ground")
    t.opp.activates("Smashing Ground")
    t.you.triggers(LION)
    resolve(t)
    assert t.you.monsters == ["Mecha Phantom Beast Token"]
    t = your_turn(f"hand: Foolish Burial   deck: {LION}, Umi")
    t.you.activates("Foolish Burial")
    t.you.triggers(LION)
    resolve(t)
    assert t.you.monsters == ["Mecha Phantom Beast Token"]
    t = their_battle(f"hand: {LION}", "monsters: White Magical Hat")
    t.opp.attacks_directly("White Magical Hat")
    t.you.triggers(LION)
    resolve(t)
    assert t.you.monsters == ["Mecha Phantom Beast Token"]


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=1)
def test_a_monster_destroyed_under_macro_cosmos_is_banished_and_was_destroyed() -> None:
    t = your_turn("hand: Smashing Ground", f"monsters: {LION}   spells: Macro Cosmos")
    t.you.activates("Smashing Ground")
    assert t.opp.banished == [LION] and f"{LION} destroyed (effect)" in t.log()
    assert activated(t) == ["you activated Smashing Ground"]
    t = your_turn("hand: Smashing Ground", "monsters: Battle Ox   spells: Macro Cosmos   hand: Astrograph Sorcerer")
    t.you.activates("Smashing Ground")
    t.opp.triggers("Astrograph Sorcerer")  # a card of its player was destroyed
    resolve(t)
    assert t.opp.monsters == ["Astrograph Sorcerer"]


@pytest.mark.rule("move.destroy.cards-in-gy-or-banished-cannot-be-destroyed", scenario=1)
def test_plaguespreader_negated_by_solemn_strike_stays_in_the_graveyard_undestroyed() -> None:
    zombie = "Plaguespreader Zombie"
    t = your_turn(f"graveyard: {zombie}   hand: Umi, Kuriboh", "set: Solemn Strike")
    t.you.activates(zombie, paying="Umi")
    t.opp.activates("Solemn Strike")
    assert t.opp.lp == 6500 and t.you.graveyard == [zombie] and t.you.deck[0] == "Umi"
    assert not [line for line in t.log() if "destroyed" in line]


@pytest.mark.rule("move.destroy-and-x.no-destroy-no-follow-up", scenario=1)
def test_forbidden_dress_keeps_a_monster_from_bottomless_trap_hole_altogether() -> None:
    t = your_turn("hand: Cyber Dragon, Forbidden Dress", "set: Bottomless Trap Hole   monsters: Kuriboh")
    t.you.special_summons("Cyber Dragon")
    t.you.passes()
    t.opp.activates("Bottomless Trap Hole")
    t.you.activates("Forbidden Dress", targeting="Cyber Dragon")
    resolve(t)
    assert t.you.monsters == ["Cyber Dragon"] and t.you.atk_of("Cyber Dragon") == 1500 and t.you.banished == []


@pytest.mark.rule("move.discard.counts-as-discarded-and-sent", scenario=0)
def test_cerburrel_discarded_by_an_effect_comes_to_the_field() -> None:
    t = their_battle(f"hand: {CERBURREL}", "monsters: White Magical Hat   hand: Umi")
    t.opp.attacks_directly("White Magical Hat")
    resolve(t)
    told = t.log()
    assert [line for line in told if line.startswith(f"you discarded {CERBURREL}")] and t.you.monsters == [CERBURREL]
    assert [line for line in told if line.startswith(f"{CERBURREL} sent to graveyard")]


@pytest.mark.rule("move.send-to-gy.from-hand-is-not-discard", scenario=1)
def test_cerburrel_sent_by_dreadscythes_effect_was_not_discarded() -> None:
    scythe = "Guardian Dreadscythe"
    t = their_turn(f"monsters: {scythe}   hand: {CERBURREL}", "hand: Smashing Ground, Umi")
    t.opp.activates("Smashing Ground")
    resolve(t)
    assert t.you.monsters == [scythe] and t.you.graveyard == [CERBURREL]
    assert f"you activated {CERBURREL}" not in activated(t)


@pytest.mark.rule("move.send-to-gy.is-not-destruction-or-release", scenario=0)
def test_granadora_sent_by_foolish_burial_was_not_destroyed() -> None:
    t = your_turn(f"hand: Foolish Burial   deck: {GRANADORA}, Umi")
    t.you.activates("Foolish Burial")
    assert t.you.lp == 8000 and GRANADORA in t.you.graveyard
    assert not [line for line in t.log() if "destroyed" in line or "tributed" in line]


# ----------------------------------------------------------------------------------------------- hand, Deck, banishment


@pytest.mark.rule("move.draw.return-then-draw-ok-with-empty-deck", scenario=1)
def test_reload_draws_what_it_has_returned_to_an_empty_deck() -> None:
    t = your_turn("hand: Reload, Umi, Sogen, Kuriboh   deck:   graveyard: Battle Ox")
    t.you.activates("Reload")
    assert sorted(t.you.hand) == ["Kuriboh", "Sogen", "Umi"] and t.you.deck == [] and t.winner == ""


@pytest.mark.rule("move.draw.counts-as-added-to-hand", scenario=1)
def test_lycoris_burns_for_the_normal_draw() -> None:
    t = your_turn(f"monsters: {LYCORIS}", "hand: Umi")
    t.you.ends_turn()
    assert t.opp.lp == 7800 and t.turn == 4


@pytest.mark.rule("move.to-hand.add-equals-return", scenario=1)
def test_lycoris_burns_for_a_monster_that_was_returned_to_the_hand() -> None:
    t = your_turn(f"monsters: {LYCORIS}   set: Compulsory Evacuation Device", "monsters: Battle Ox")
    t.you.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    assert t.opp.hand == ["Battle Ox"] and t.opp.lp == 7800


@pytest.mark.rule("move.banish.original-owner", scenario=0)
def test_a_monster_that_was_taken_is_banished_to_its_owner() -> None:
    t = your_turn("hand: Change of Heart   set: Interdimensional Matter Transporter", "monsters: Vorse Raider")
    t.you.activates("Change of Heart", targeting="Vorse Raider")
    resolve(t)
    t.you.activates("Interdimensional Matter Transporter", targeting="Vorse Raider")
    resolve(t)
    assert t.opp.banished == ["Vorse Raider"] and t.you.banished == []


@pytest.mark.rule("move.banish.definition", scenario=0)
def test_a_banished_monster_is_seen_by_different_dimension_reincarnation_and_not_by_monster_reborn() -> None:
    ddr = "D.D.R. - Different Dimension Reincarnation"
    t = your_turn(f"banished: Battle Ox   hand: Monster Reborn, {ddr}, Umi")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.activates(ddr, discarding="Umi", targeting="Battle Ox")
    resolve(t)
    assert t.you.monsters == ["Battle Ox"]


@pytest.mark.rule("move.return.fusion-monster-from-deck-return-goes-to-extra-deck", scenario=1)
@pytest.mark.parametrize("card", ["Fiend Griefing", "Ehren, Lightsworn Monk"])
def test_a_fusion_monster_shuffled_into_the_deck_is_in_the_extra_deck(card: str) -> None:
    if card == "Fiend Griefing":
        t = your_turn("set: Fiend Griefing", "graveyard: Thousand Dragon   deck: 3 Sogen")
        t.you.activates(card, targeting="Thousand Dragon")
    else:
        t = your_battle(f"monsters: {card}   hand: Umi", "monsters: Thousand Dragon (defense)   deck: 3 Sogen")
        t.you.attacks(card, "Thousand Dragon")
    resolve(t)
    assert t.opp.deck == ["Sogen"] * 3 and t.opp.graveyard == t.opp.monsters == []
    assert len(t.opp.view.extra_deck(t.opp.player)) == 1


@pytest.mark.rule("move.deck-top.reveal-without-shuffle", scenario=1)
def test_archfiends_oath_and_spyral_super_agent_shuffle_nothing() -> None:
    t = your_turn("hand: SPYRAL Super Agent", "deck: Umi, Sogen, Kuriboh")
    t.you.activates("SPYRAL Super Agent")
    t.you.does("declare Monster")
    resolve(t)
    assert t.opp.deck == ["Umi", "Sogen", "Kuriboh"] and not [line for line in t.log() if "shuffled" in line]


# ------------------------------------------------------------------------------------------------- to another zone


@pytest.mark.rule("move.zone-shift.does-not-target-the-zone", scenario=1)
@pytest.mark.rule("move.zone-shift.same-side-is-not-control-change", scenario=1)
@pytest.mark.rule("effect.moved-own-zone.applied-effects-continue", scenario=0)
def test_wattkinetic_puppeteer_targets_the_monster_and_chooses_the_zone_when_it_resolves() -> None:
    t = your_turn(
        f"monsters: {PUPPETEER}", "monsters: Wattaildragon (zone 1)   hand: Rush Recklessly   set: Rush Recklessly"
    )
    t.you.activates(PUPPETEER, targeting="Wattaildragon")
    t.opp.activates("Rush Recklessly", targeting="Wattaildragon")
    assert t.opp.atk_of("Wattaildragon") == 3200 and t.opp.monster("Wattaildragon").zone == 1
    t.you.chooses_zone(3)
    assert (t.opp.monster("Wattaildragon").zone, t.opp.atk_of("Wattaildragon")) == (3, 3200)
    assert not [line for line in t.log() if "control" in line]


@pytest.mark.rule("move.zone-shift.no-free-destination-stays", scenario=1)
def test_a_monster_that_puppeteer_finds_no_zone_for_stays_where_it_is() -> None:
    t = your_turn(f"monsters: {PUPPETEER}", "monsters: Wattaildragon (zone 1)   set: Scapegoat")
    t.you.activates(PUPPETEER, targeting="Wattaildragon")
    t.opp.activates("Scapegoat")
    resolve(t)
    assert len(t.opp.monsters) == 5 and t.opp.monster("Wattaildragon").zone == 1


@pytest.mark.rule("target.moved-own-zone.still-target", scenario=1)
def test_a_monster_that_moved_is_still_destroyed_by_the_raigeki_break_that_targets_it() -> None:
    t = your_turn(
        f"monsters: {PUPPETEER}   set: Raigeki Break   hand: Umi", "monsters: Battle Ox (zone 2)   set: Waboku"
    )
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Battle Ox")
    t.opp.passes()
    t.you.activates(PUPPETEER, targeting="Battle Ox")
    t.nobody_responds()
    t.you.chooses_zone(4)
    assert t.opp.graveyard == ["Battle Ox"]


# ----------------------------------------------------------------------------------------------------------- negation


@pytest.mark.rule("negate.card-activation.card-goes-to-gy", scenario=1)
@pytest.mark.parametrize("card", ["Messenger of Peace", "Skill Drain"])
def test_a_continuous_card_negated_by_light_and_darkness_dragon_goes_to_the_graveyard(card: str) -> None:
    where = "hand" if card == "Messenger of Peace" else "set"
    t = your_turn(f"{where}: {card}", "monsters: Light and Darkness Dragon")
    t.you.activates(card)
    assert t.you.spells == [] and t.you.graveyard == [card] and t.opp.atk_of("Light and Darkness Dragon") == 2300


@pytest.mark.rule("negate.effect-activation.no-move-without-text", scenario=0)
def test_what_light_and_darkness_dragon_negates_stays_where_it_is() -> None:
    t = your_turn("spells: Mass Driver   monsters: Cannon Soldier, 2 Kuriboh", "monsters: Light and Darkness Dragon")
    t.you.does("activate Cannon Soldier")
    t.you.does("Kuriboh (copy 1)")
    resolve(t)
    assert "Cannon Soldier" in t.you.monsters and t.opp.lp == 8000


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=1)
def test_gilfer_discarded_for_a_raigeki_break_under_royal_decree_misses_its_timing() -> None:
    t = your_turn("set: Raigeki Break   hand: Archfiend of Gilfer", "monsters: Battle Ox   spells: Royal Decree")
    t.you.activates("Raigeki Break", discarding="Archfiend of Gilfer", targeting="Battle Ox")
    resolve(t)
    assert t.opp.monsters == ["Battle Ox"] and activated(t) == ["you activated Raigeki Break"]


@pytest.mark.rule("negate.same-name.scope", scenario=0)
def test_called_by_the_grave_negates_command_knight_on_the_field() -> None:
    t = your_turn("set: Called by the Grave", "monsters: Command Knight, Celtic Guardian   graveyard: Command Knight")
    assert t.opp.atk_of("Celtic Guardian") == 1800
    t.you.activates("Called by the Grave", targeting="Command Knight")
    assert t.opp.atk_of("Celtic Guardian") == 1400 and t.opp.banished == ["Command Knight"]
    dragon = "Thunder Dragon"
    t = their_turn("set: Called by the Grave", f"hand: {dragon}   graveyard: {dragon}   deck: {dragon}, 3 Sogen")
    t.opp.activates(dragon)
    t.you.activates("Called by the Grave", targeting=f"{dragon} (copy 1)")
    resolve(t)
    assert t.opp.hand == [] and t.opp.deck.count(dragon) == 1  # activated in the hand, and negated


@pytest.mark.rule("negate.same-name.unclassified-effects-on-field-too", scenario=1)
def test_called_by_the_grave_lets_dark_magician_of_chaos_go_to_the_graveyard() -> None:
    chaos = "Dark Magician of Chaos"
    t = your_turn("set: Called by the Grave   hand: Dark Hole", f"monsters: {chaos}   graveyard: {chaos}")
    t.you.activates("Called by the Grave", targeting=chaos)
    resolve(t)
    t.you.activates("Dark Hole")
    assert t.opp.graveyard == [chaos]


@pytest.mark.rule("negate.same-name.already-resolved-effects-stay", scenario=0)
def test_called_by_the_grave_does_not_undo_what_winged_kuriboh_has_done() -> None:
    t = their_turn(
        "monsters: Winged Kuriboh", "hand: Smashing Ground   monsters: Vorse Raider   set: Called by the Grave"
    )
    t.opp.activates("Smashing Ground")
    resolve(t)
    assert "you activated Winged Kuriboh" in activated(t)
    t.opp.activates("Called by the Grave", targeting="Winged Kuriboh")
    resolve(t)
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Vorse Raider")
    resolve(t)
    assert t.you.banished == ["Winged Kuriboh"] and t.you.lp == 8000


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=1)
def test_chiron_under_skill_drain_is_activated_paid_for_and_does_nothing() -> None:
    t = your_turn("monsters: Chiron the Mage   hand: 2 Umi   spells: Skill Drain", "set: Waboku")
    t.you.does("activate Chiron the Mage")
    t.you.does("discard Umi (copy 1)")
    resolve(t)
    assert t.you.graveyard == ["Umi"] and t.opp.set_cards == ["Waboku"]
    t.you.cannot("activate Chiron the Mage", because="effect.once-per-turn.limits-the-user")


@pytest.mark.rule("negate.lasting.monsters-on-field-only", scenario=1)
def test_exiled_force_tributed_under_skill_drain_destroys_all_the_same() -> None:
    t = your_turn("monsters: Exiled Force   spells: Skill Drain", "monsters: Battle Ox")
    t.you.activates("Exiled Force", targeting="Battle Ox")
    assert t.opp.monsters == []


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=1)
@pytest.mark.parametrize(("escape", "searches"), [("Compulsory Evacuation Device", False), ("Book of Moon", True)])
def test_a_gadget_negated_by_chalice_stays_negated_off_the_field_and_not_face_down(escape: str, searches: bool) -> None:
    t = your_turn(
        "hand: Green Gadget   deck: Red Gadget, Sogen   set: Compulsory Evacuation Device, Book of Moon",
        "set: Forbidden Chalice",
    )
    t.you.summons("Green Gadget")
    t.you.triggers("Green Gadget")
    t.opp.passes()
    t.you.activates(escape, targeting="Green Gadget")
    t.opp.activates("Forbidden Chalice", targeting="Green Gadget")
    resolve(t)
    assert ("Red Gadget" in t.you.hand) == searches
