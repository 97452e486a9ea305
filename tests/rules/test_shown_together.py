"""Rules of several topics, shown by cards of the library that are seldom seen together."""

import pytest

from spellspeed.cards import ALL_CARDS
from spellspeed.engine.applies.find import name_of
from spellspeed.lang.words.categories import NO_EFFECT, category_of
from spellspeed.words import EFFECT, MONSTER
from stat_cards import level
from table import Table, table
from turns import activated, resolve, their_battle, their_turn, your_battle, your_turn

IMDUK, RDA, SCARLIGHT = "Imduk the World Chalice Dragon", "Red Dragon Archfiend", "Scarlight Red Dragon Archfiend"
FORTRESS, LADD = "Chimeratech Fortress Dragon", "Light and Darkness Dragon"
SLAYER, ODD_EYES = "Master Pendulum, the Dracoslayer", "Odd-Eyes Pendulum Dragon"
LION, LILY = "Mecha Phantom Beast O-Lion", "Injection Fairy Lily"
UNPAYABLE = "cost.unpayable.cannot-activate"


# ----------------------------------------------------------------------------------------------------- cards and chains


@pytest.mark.rule("card.level.single-value", scenario=0)
def test_battle_ox_that_alphan_made_level_1_is_level_1_and_nothing_else() -> None:
    alphan, armor = "Super Quantal Fairy Alphan", "Opti-Camouflage Armor"
    t = your_turn(f"monsters: {alphan}, Battle Ox   hand: {armor}, Level Limit - Area B")
    t.you.activates(alphan, effect=1)
    resolve(t)
    assert level(t.you, "Battle Ox") == 1
    t.you.activates("Level Limit - Area B")
    assert t.you.monster("Battle Ox").position == "attack"
    t.you.activates(armor, targeting="Battle Ox")
    assert armor in t.you.spells


@pytest.mark.rule("chain.simultaneous.revealed-hand-card-is-public", scenario=0)
@pytest.mark.parametrize(("spells", "asked"), [("Respect Play", "trigger"), ("", "response")])
def test_astrograph_in_a_revealed_hand_is_declared_with_the_triggers_of_public_cards(spells: str, asked: str) -> None:
    t = your_turn(f"hand: Dark Hole, Astrograph Sorcerer   monsters: Battle Ox   spells: {spells}")
    t.you.activates("Dark Hole")
    assert t.you.is_asked(asked)


@pytest.mark.rule("control.emz.return-no-zone.destroyed", scenario=1)
def test_imduk_that_finds_no_main_monster_zone_on_its_return_is_destroyed() -> None:
    t = their_turn(f"monsters: 5 Kuriboh, {IMDUK} (extra zone 1)", "hand: Change of Heart, Umi")
    t.opp.activates("Change of Heart", targeting=IMDUK)
    resolve(t)
    assert IMDUK in t.opp.monsters
    t.opp.ends_turn()
    resolve(t)
    assert t.you.graveyard == [IMDUK] and f"{IMDUK} destroyed (rule)" in t.log()


@pytest.mark.rule("zone.main-monster.no-free-movement", scenario=1)
def test_a_monster_moves_to_another_zone_by_an_effect_and_not_by_its_players_wish() -> None:
    t = your_turn("monsters: Battle Ox (zone 2)", "hand: Wattkinetic Puppeteer")
    assert not [offer for offer in t.you.is_offered() if "move" in offer or "zone" in offer]
    t.you.goes_to("Battle Phase")
    t.opp.activates("Wattkinetic Puppeteer", targeting="Battle Ox", zone="ask")
    t.opp.chooses_zone(4)
    assert t.you.monster("Battle Ox").zone == 4


# ----------------------------------------------------------------------------------------------------- the Damage Step


@pytest.mark.rule("damage-step.trigger.self-destroyed-allowed", scenario=1)
def test_cyber_phoenix_destroyed_by_battle_may_draw_in_the_damage_step() -> None:
    t = your_battle("monsters: Summoned Skull   hand: Umi", "monsters: Cyber Phoenix")
    t.you.attacks("Summoned Skull", "Cyber Phoenix")
    assert t.timing == "end of the Damage Step"
    t.opp.triggers("Cyber Phoenix")
    assert t.opp.hand == ["Sogen"]


@pytest.mark.rule("damage-step.timing.specific-timing-not-chainable-to-later-trigger", scenario=1)
def test_lily_cannot_answer_o_lion_that_was_detached_in_the_first_chain_of_damage_calculation() -> None:
    photon = "Number 62: Galaxy-Eyes Prime Photon Dragon"
    t = their_battle(f"monsters: {LILY}", f"monsters: {photon} (materials: {LION})   hand: Umi", ask_all=True)
    t.opp.attacks(photon, LILY)
    while t.timing != "damage calculation":
        t.seat_of(t.duel.state.request.player).passes()  # type: ignore[union-attr]
    t.opp.activates(photon, detaching=LION)
    t.you.can(f"activate {LILY}")
    t.you.passes()
    t.opp.passes()
    t.opp.triggers(LION)
    assert t.chain == [LION]
    t.you.cannot(f"activate {LILY}", because="effect.condition.all-must-be-met")


# ---------------------------------------------------------------------------------------------------- effects and texts


@pytest.mark.rule("effect-type.unclassified.applies-in-graveyard", scenario=0)
def test_scarlight_is_called_red_dragon_archfiend_in_the_graveyard_also_under_skill_drain() -> None:
    t = your_turn(f"graveyard: {SCARLIGHT}   spells: Skill Drain")
    row = next(row for row in t.duel.state.cards if t.name(row.uid) == SCARLIGHT)
    assert name_of(t.duel.game, t.duel.state, row) == t.duel.pool.find(RDA).rule_name


@pytest.mark.rule("effect.scope.hand-send-unqualified-own", scenario=1)
def test_dreadscythe_sends_a_card_of_its_own_players_hand() -> None:
    scythe = "Guardian Dreadscythe"
    t = their_turn(f"monsters: {scythe}   hand: Kuriboh, Umi", "hand: Smashing Ground, Battle Ox, Sogen")
    t.opp.activates("Smashing Ground")
    assert sorted(t.you.is_asked("effect").offers) == ["Kuriboh", "Umi"]


@pytest.mark.rule("effect.non-effect-text.exists", scenario=0)
def test_the_limit_of_raidens_first_effect_is_none_of_its_effects() -> None:
    raiden = next(card for card in ALL_CARDS if card.name == "Raiden, Hand of the Lightsworn")
    kinds = [category_of(line, MONSTER | EFFECT) for line in raiden.all_lines()]
    assert kinds == ["ignition", "trigger"] and NO_EFFECT not in kinds


@pytest.mark.rule("effect.non-effect-text.applies-in-every-state", scenario=0)
@pytest.mark.rule("effect.non-effect-text.cannot-be-material", scenario=0)
@pytest.mark.parametrize("spells", ["", "Skill Drain"])
def test_a_fortress_dragon_is_no_fusion_material_whatever_is_negated_and_can_be_tributed(spells: str) -> None:
    t = your_turn(f"monsters: Cyber Dragon, {FORTRESS}   spells: {spells}   extra: {FORTRESS}")
    assert t.you.reasons(f"special summon {FORTRESS}")
    t = your_turn(f"monsters: Cyber Dragon, {FORTRESS}, Mechanicalchaser   hand: Summoned Skull   extra: {FORTRESS}")
    t.you.does(f"special summon {FORTRESS}")
    resolve(t)
    assert t.you.graveyard == ["Cyber Dragon", "Mechanicalchaser"]  # without a question: there are no others
    t.you.summons("Summoned Skull", tributing=[f"{FORTRESS} (zone 2)"])


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=1)
def test_high_tide_does_nothing_once_abyssmegalo_has_left() -> None:
    megalo = "Mermail Abyssmegalo"
    t = your_turn(
        f"hand: {megalo}, Star Boy, Treeborn Frog   set: High Tide on Fire Island", "set: Compulsory Evacuation Device"
    )
    t.you.activates(megalo)
    resolve(t)
    t.you.activates("High Tide on Fire Island")
    t.opp.activates("Compulsory Evacuation Device", targeting=megalo)
    resolve(t)
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["High Tide on Fire Island", "Star Boy", "Treeborn Frog"]


@pytest.mark.rule("effect.use.pendulum-actions", scenario=0)
def test_a_prohibited_pendulum_monster_cannot_be_activated_as_a_spell() -> None:
    t = their_turn(f"hand: {SLAYER}, {ODD_EYES}   deck: 6 Sogen", "hand: Prohibition   deck: 6 Sogen")
    t.opp.activates("Prohibition")
    t.opp.does(f"declare {SLAYER}")
    resolve(t)
    t.opp.ends_turn()
    t.you.cannot(f"activate {SLAYER}", because="effect.cannot.forbids-while-it-applies")
    t.you.can(f"activate {ODD_EYES}")


@pytest.mark.rule("effect.each-time.discard-and-damage-counted-likewise", scenario=0)
def test_light_stage_counts_the_damage_of_lycoris_once_whatever_its_amount() -> None:
    t = their_turn("field: Trickstar Light Stage   monsters: Trickstar Lycoris", "hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    assert t.opp.lp == 8000 - 2 * 200 - 200


@pytest.mark.rule("timing.mandatory.cost-must-be-paid", scenario=0)
@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=0)
@pytest.mark.parametrize("spells", ["", "Mask of Restrict"])
def test_doomcaliber_knight_must_be_tributed_if_it_can_be(spells: str) -> None:
    knight = "Doomcaliber Knight"
    t = their_turn(f"monsters: {knight}   spells: {spells}", "hand: Thunder Dragon   deck: Thunder Dragon, 2 Sogen")
    t.opp.activates("Thunder Dragon")
    resolve(t)
    assert (knight in t.you.monsters) == bool(spells)
    assert (f"you activated {knight}" in activated(t)) != bool(spells)


@pytest.mark.rule("negate.effect-activation.scope", scenario=0)
@pytest.mark.parametrize("card", ["Raigeki Break", "Exiled Force", "Breakthrough Skill"])
def test_crimson_fox_negates_the_activation_of_a_card_and_of_an_effect_alike(card: str) -> None:
    fox = "Lunalight Crimson Fox"
    t = their_turn(
        f"monsters: {fox}   graveyard: {fox}",
        "set: Raigeki Break   monsters: Exiled Force   graveyard: Breakthrough Skill   hand: Umi",
    )
    t.opp.activates(card, targeting=fox)
    t.you.activates(fox)
    resolve(t)
    assert t.you.monsters == [fox] and (t.you.lp, t.opp.lp) == (9000, 9000)


@pytest.mark.rule("negate.called-by.matches-original-name", scenario=0)
def test_called_by_the_grave_on_red_dragon_archfiend_does_not_negate_scarlight() -> None:
    t = their_turn(
        "set: Called by the Grave", f"monsters: {SCARLIGHT}, Kuriboh (special summoned this turn)   graveyard: {RDA}"
    )
    t.opp.activates(SCARLIGHT)
    t.you.activates("Called by the Grave", targeting=RDA)
    resolve(t)
    assert t.opp.banished == [RDA] and t.opp.graveyard == ["Kuriboh"] and t.you.lp == 7500


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=0)
def test_millennium_eyes_with_red_dragon_archfiend_negates_scarlight_which_is_called_so() -> None:
    eyes = "Millennium-Eyes Restrict"
    t = their_turn(
        f"monsters: {eyes}", f"monsters: {SCARLIGHT}, {RDA}, Kuriboh (special summoned this turn)   hand: Umi"
    )
    t.opp.activates(SCARLIGHT)
    t.you.activates(eyes, targeting=RDA)
    resolve(t)
    assert RDA in t.you.spells and "Kuriboh" in t.opp.monsters and t.you.lp == 8000
    t.opp.goes_to("Battle Phase")
    t.opp.cannot(f"attack {eyes} with {SCARLIGHT}", because="effect.cannot.forbids-while-it-applies")


# -------------------------------------------------------------------------------------------- moves, tokens, positions


@pytest.mark.rule("move.send-to-gy.ignores-destruction-immunity", scenario=0)
def test_ohka_is_sent_to_the_graveyard_though_no_effect_can_destroy_it() -> None:
    ohka = "Majestic Mech - Ohka"
    t = your_turn(f"hand: {ohka}, Forbidden Dress")
    t.you.summons(ohka)
    t.you.activates("Forbidden Dress", targeting=ohka)
    resolve(t)
    t.you.ends_turn()
    assert ohka in t.you.graveyard and f"{ohka} destroyed (effect)" not in t.log()


@pytest.mark.rule("move.temp-banish.facedown-returns-facedown", scenario=1)
def test_a_set_monster_that_dimensionhole_took_comes_back_face_down() -> None:
    t = your_turn("hand: Dimensionhole, Umi   monsters: Man-Eater Bug (set, zone 2)", "hand: Umi")
    t.you.activates("Dimensionhole")
    resolve(t)
    assert t.you.banished == ["Man-Eater Bug"] and "Man-Eater Bug" not in str(t.opp.view.banished(t.you.player))
    t.you.ends_turn()
    t.opp.ends_turn()
    resolve(t)
    assert t.you.monster("Man-Eater Bug").position == "set" and "you activated Man-Eater Bug" not in t.log()


@pytest.mark.rule("position.change.unspecified-facedown-to-faceup-attack", scenario=0)
def test_vw_tiger_catapult_turns_a_set_monster_to_face_up_attack_position() -> None:
    t = your_turn("monsters: VW-Tiger Catapult   hand: Umi", "monsters: Giant Soldier of Stone (set)")
    t.you.activates("VW-Tiger Catapult", discarding="Umi")
    assert t.opp.monster("Giant Soldier of Stone").position == "attack"
    assert not [line for line in t.log() if "flip summoned" in line]


@pytest.mark.rule("token.no-facedown-banish", scenario=0)
def test_evenly_matched_cannot_take_sheep_tokens() -> None:
    t = their_turn("hand: Evenly Matched", "hand: Umi, Scapegoat   monsters: Battle Ox")
    t.opp.activates("Scapegoat")
    resolve(t)
    t.opp.goes_to("Battle Phase")
    t.opp.goes_to("Main Phase 2")
    t.you.activates("Evenly Matched")
    resolve(t)
    assert t.opp.banished == ["Battle Ox"] and t.opp.monsters == ["Sheep Token"] * 4


@pytest.mark.rule("token.cost-return-to-hand-or-deck-illegal", scenario=0)
def test_swap_frog_cannot_return_a_token_for_its_cost() -> None:
    t = your_turn(f"monsters: Swap Frog   hand: Foolish Burial   deck: {LION}, 3 Sogen")
    t.you.activates("Foolish Burial")
    t.you.triggers(LION)
    resolve(t)
    t.you.does("activate Swap Frog effect 3")
    resolve(t)
    assert t.you.hand == ["Swap Frog"] and t.you.monsters == ["Mecha Phantom Beast Token"]


# --------------------------------------------------------------------------------------------------- Extra Deck summons


def linked(rest: str = "", theirs: str = "") -> Table:
    """The opponent's Imduk points to a Main Monster Zone of yours."""
    return your_turn(f"monsters: Battle Ox   extra: {IMDUK}   {rest}", f"monsters: {IMDUK} (extra zone 1)   {theirs}")


@pytest.mark.rule("summon.extra.opponents-link-marker-counts", scenario=1)
@pytest.mark.rule("link.marker.not-an-effect", scenario=0)
@pytest.mark.parametrize("spells", ["", "Skill Drain"])
def test_the_opponents_imduk_lets_you_summon_to_the_zone_it_points_to(spells: str) -> None:
    t = linked(f"spells: {spells}")
    t.you.does(f"special summon {IMDUK}")
    zones = [offer for offer in t.you.is_offered() if "extra" not in offer]
    assert len(zones) == 1 and zones[0].startswith("zone")


@pytest.mark.rule("summon.extra.monsters-stay-when-link-leaves", scenario=0)
def test_a_monster_in_a_linked_zone_stays_when_the_link_monster_has_left() -> None:
    t = linked("set: Raigeki Break   hand: Umi")
    t.you.does(f"special summon {IMDUK}")
    zone = next(offer for offer in t.you.is_offered() if "extra" not in offer)
    t.you.does(zone)
    resolve(t)
    t.you.activates("Raigeki Break", discarding="Umi", targeting=f"{IMDUK} (their extra zone 1)")
    resolve(t)
    assert t.opp.monsters == [] and t.you.monsters == [IMDUK]


@pytest.mark.rule("summon.extra.faceup-pendulum-needs-emz-or-linked-zone", scenario=0)
def test_of_two_pendulum_monsters_in_the_extra_deck_one_can_be_pendulum_summoned() -> None:
    t = your_turn(f"pendulum: Astrograph Sorcerer, Amorphage Goliath   extra: 2 {SLAYER} (face-up)   hand: Battle Ox")
    t.you.does("pendulum summon")
    t.you.cannot(f"{SLAYER} (copy 1), {SLAYER} (copy 2)", because="ask.joint-condition")
    t.you.does(f"{SLAYER} (copy 1)")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]


@pytest.mark.rule("synchro.tuner.synchro-tuner-exists", scenario=0)
def test_chidori_made_with_a_blackwing_is_the_tuner_of_red_dragon_archfiend() -> None:
    chidori, gale = "Assault Blackwing - Chidori the Rain Sprinkling", "Blackwing - Gale the Whirlwind"
    t = your_turn(f"monsters: {gale}, Battle Ox, Kuriboh   extra: {chidori}, {RDA}")
    t.you.makes(chidori, gale, "Battle Ox")
    resolve(t)
    t.you.makes(RDA, chidori, "Kuriboh")
    assert t.you.monsters == [RDA]


@pytest.mark.rule("summon.procedure.negated-not-from-hand-field-extra", scenario=0)
def test_a_synchro_summon_that_was_negated_destroys_no_card_of_the_field() -> None:
    catastor = "Ally of Justice Catastor"
    t = your_turn(
        f"monsters: Junk Synchron, Star Boy   extra: {catastor}   hand: Astrograph Sorcerer", "set: Solemn Judgment"
    )
    t.you.does(f"special summon {catastor}")
    while not t.opp.is_to_decide():
        t.duel.answer(0)
    t.opp.activates("Solemn Judgment")
    assert catastor in t.you.graveyard and activated(t) == ["opp activated Solemn Judgment"]
    assert t.you.is_asked("open state")  # Astrograph Sorcerer has nothing to answer


@pytest.mark.rule("summon.extra-normal.different-kinds-share-the-limit", scenario=0)
def test_balancer_lord_cannot_follow_the_additional_summon_of_eidos() -> None:
    eidos, lord = "Eidos the Underworld Squire", "Balancer Lord"
    t = your_turn(
        f"hand: {eidos}, Zaborg the Thunder Monarch, {lord}   monsters: {lord}, Kuriboh", "monsters: Battle Ox"
    )
    t.you.summons(eidos)
    resolve(t)
    t.you.can(f"activate {lord}")
    t.you.summons("Zaborg the Thunder Monarch", tributing=["Kuriboh"])
    t.you.targets("Battle Ox")
    resolve(t)
    assert t.you.reasons(f"activate {lord}")


# ---------------------------------------------------------------------------------------------- Pendulum cards equipped


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=0)
@pytest.mark.rule("pendulum.equip.no-pendulum-summon", scenario=0)
def test_odd_eyes_equipped_to_guardian_of_felgrand_is_no_pendulum_card() -> None:
    guardian = "Guardian of Felgrand"
    t = your_turn(f"hand: {guardian}, {ODD_EYES}, Battle Ox   pendulum: Astrograph Sorcerer (zone 5)")
    t.you.summons(guardian)
    t.you.triggers(guardian)
    t.you.chooses_zone(1)
    assert t.you.atk_of(guardian) > 500 and ODD_EYES in t.you.spells
    t.you.cannot("pendulum summon", because="pendulum.equip.no-pendulum-summon")
    t.you.goes_to("End Phase")
    assert ODD_EYES in t.you.spells and f"you activated {ODD_EYES}" not in activated(t)


# ------------------------------------------------------------------------------------------ triggers, turns and endings


@pytest.mark.rule("priority.activation.faceup-spell-trap-effect-needs-no-priority", scenario=0)
def test_coffin_seller_of_the_opponent_speaks_before_anybody_passes() -> None:
    t = your_turn("hand: Dark Hole   monsters: Battle Ox   set: Waboku", "spells: Coffin Seller")
    t.you.activates("Dark Hole")
    resolve(t)
    assert activated(t) == ["you activated Dark Hole", "opp activated Coffin Seller"] and t.you.lp == 7700


@pytest.mark.rule("timing.trigger.hidden-card-cannot-activate", scenario=0)
def test_bone_tower_that_is_face_down_when_the_chain_ends_does_not_speak() -> None:
    tower = "Soul-Absorbing Bone Tower"
    t = their_turn(
        f"monsters: {tower}   set: Call of the Haunted   graveyard: Pyramid Turtle",
        "hand: Book of Moon   deck: 4 Sogen",
    )
    t.opp.activates("Book of Moon", targeting=tower)
    t.you.activates("Call of the Haunted", targeting="Pyramid Turtle")
    resolve(t)
    assert t.you.monster(tower).position == "set" and len(t.opp.deck) == 4
    assert f"you activated {tower}" not in activated(t)


@pytest.mark.rule("timing.trigger.activated-by-current-controller", scenario=1)
def test_felgrand_that_was_swapped_in_the_chain_is_used_by_its_new_controller() -> None:
    lord = "Divine Dragon Lord Felgrand"
    t = your_turn(
        "hand: Creature Swap, Smashing Ground   monsters: Kuriboh",
        f"monsters: {lord}, Sangan   set: Call of the Haunted",
    )
    t.you.activates("Smashing Ground")
    resolve(t)
    t.you.activates("Creature Swap")
    t.opp.activates("Call of the Haunted", targeting=lord)
    resolve(t)
    t.opp.chooses(lord)
    resolve(t)
    assert t.you.is_asked("trigger").offers == [f"trigger {lord}", "pass"]


@pytest.mark.rule("turn.count.unspecified-counts-every-turn", scenario=0)
def test_bazoo_keeps_its_atk_until_the_end_of_the_opponents_turn_which_is_the_next() -> None:
    bazoo = "Bazoo the Soul-Eater"
    t = your_turn(f"monsters: {bazoo}   graveyard: Kuriboh   hand: Umi", "hand: Umi")
    t.you.activates(bazoo)
    resolve(t)
    t.you.ends_turn()
    assert (t.turn, t.you.atk_of(bazoo)) == (4, 1900)
    t.opp.ends_turn()
    assert (t.turn, t.you.atk_of(bazoo)) == (5, 1600)


@pytest.mark.rule("turn.end.optional-effects-still-possible-before-forced-ones", scenario=1)
def test_dark_magician_of_chaos_may_still_be_used_before_limiter_removal_must_destroy() -> None:
    chaos = "Dark Magician of Chaos"
    t = your_turn(
        f"hand: Limiter Removal   monsters: Mechanicalchaser, {chaos} (special summoned this turn)   "
        f"graveyard: Pot of Greed",
        "set: Waboku",
    )
    t.you.activates("Limiter Removal")
    resolve(t)
    t.you.goes_to("End Phase")
    while "pass" in t.seat_of(t.duel.state.request.player).is_offered():  # type: ignore[union-attr]
        t.seat_of(t.duel.state.request.player).passes()  # type: ignore[union-attr]
    assert sorted(t.you.is_offered()) == [f"activate {chaos}", "carry out Limiter Removal"]
    t.you.activates(chaos, targeting="Pot of Greed")
    resolve(t)
    assert "Pot of Greed" in t.you.hand and "Mechanicalchaser" in t.you.graveyard


@pytest.mark.rule("win.lp-zero.later-gain-does-not-save", scenario=0)
def test_dian_keto_comes_too_late_for_a_player_without_lp() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 500    hand: Dian Keto the Cure Master   monsters: Battle Ox
        opp 8000   set: Just Desserts
    """)
    t.you.activates("Dian Keto the Cure Master")
    t.opp.activates("Just Desserts")
    assert t.winner == "opp" and t.you.lp == 0 and "link 1 Dian Keto the Cure Master resolves" not in t.log()


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
def test_armored_cybern_stays_equipped_under_imperial_order_and_saves_nobody() -> None:
    t = your_turn(
        "monsters: Cyber Dragon, Armored Cybern   hand: Umi", "set: Imperial Order, Raigeki Break   hand: 2 Umi"
    )
    t.you.activates("Armored Cybern", targeting="Cyber Dragon")
    resolve(t)
    assert t.you.spells == ["Armored Cybern"]
    t.you.ends_turn()
    resolve(t)
    t.opp.activates("Imperial Order")
    resolve(t)
    assert t.you.spells == ["Armored Cybern"] and t.you.monsters == ["Cyber Dragon"]
    t.opp.does("activate Raigeki Break")
    t.opp.does("discard Umi (copy 1)")
    t.opp.does("target Cyber Dragon")
    resolve(t)
    assert "Cyber Dragon destroyed (effect)" in t.log() and t.you.monsters == []


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
@pytest.mark.parametrize("turn", ["you", "opp"])
def test_anti_magic_arrows_belong_to_the_start_step(turn: str) -> None:
    lay = your_turn if turn == "you" else their_turn
    t = lay("set: Anti-Magic Arrows, Waboku   monsters: Battle Ox", "monsters: Battle Ox   hand: Umi")
    t.seats[("you", "opp").index(turn)].goes_to("Battle Phase")
    if turn == "opp":
        t.you.passes()  # at the end of Main Phase 1
    assert t.step == "Start Step" and "activate Anti-Magic Arrows" in t.you.is_asked("response").offers
    t.you.activates("Anti-Magic Arrows")
    resolve(t)
    assert t.step == "Battle Step" and t.you.reasons("activate Waboku")


@pytest.mark.rule("negate.card-activation.keeps-zone-until-chain-ends", scenario=0)
@pytest.mark.parametrize(("zone", "placed"), [(5, False), (4, True)])
def test_the_zone_of_a_negated_typhoon_cannot_be_used_before_the_chain_has_ended(zone: int, placed: bool) -> None:
    t = your_turn(
        f"set: Waboku (zone 1)   spells: Pendulum Switch (zone 3)   monsters: {ODD_EYES}   "
        f"hand: Mystical Space Typhoon",
        f"monsters: {LADD}   spells: Messenger of Peace",
    )
    t.you.activates("Pendulum Switch", effect=2)
    t.you.activates("Mystical Space Typhoon", zone=zone, targeting="Messenger of Peace")
    resolve(t)
    assert activated(t)[-1] == f"opp activated {LADD}" and t.opp.spells == ["Messenger of Peace"]
    assert t.you.graveyard == ["Mystical Space Typhoon"]
    assert (ODD_EYES not in t.you.monsters) == placed
