"""Topic zone: the zones when cards with effects use them."""

import pickle

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import own
from spellspeed.lang.words.choices import ANY_CARD, All, CountOf, Top
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Ignition, Instead
from spellspeed.lang.words.nouns import THIS_CARD, Times
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD, YOUR_SPELL_TRAP_ZONE
from spellspeed.lang.words.timings import Destroyed
from spellspeed.lang.words.verbs import AddToHand, Destroy, InflictDamage, PlaceOnField
from spellspeed.replay import Replay
from spellspeed.transcript import read_transcript, write_transcript
from spellspeed.words import GRAVEYARD
from table import Table, table


@pytest.mark.rule("zone.field.one-per-player", scenario=1)
def test_both_players_field_spells_are_face_up_at_once_and_both_apply() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   monsters: Celtic Guardian   deck: 2 Mystical Elf
        opp 8000   hand: Yami    monsters: Summoned Skull    deck: 2 Mystical Elf
    """)
    t.you.activates("Sogen")
    t.you.ends_turn()
    t.opp.activates("Yami")
    assert t.you.field_zone == ["Sogen"] and t.opp.field_zone == ["Yami"]
    for seat in t.seats:
        card = t.you.view.field_zone(seat.player)
        assert card is not None and not card.hidden
        assert seat.graveyard == [] and seat.spells == []
    # Sogen gives 200 to the Warrior (1400 / 1200), Yami 200 to the Fiend (2500 / 1200).
    assert (t.you.atk_of("Celtic Guardian"), t.you.def_of("Celtic Guardian")) == (1600, 1400)
    assert (t.opp.atk_of("Summoned Skull"), t.opp.def_of("Summoned Skull")) == (2700, 1400)


@pytest.mark.rule("zone.field.not-a-spell-trap-zone", scenario=1)
def test_a_field_spell_is_activated_in_spite_of_five_full_zones_and_is_not_counted_among_them() -> None:
    counter = probe(
        "Test Counter",
        "Warrior / Effect",
        Ignition(1, do=InflictDamage(Times(100, CountOf(ANY_CARD, YOUR_SPELL_TRAP_ZONE)), OPPONENT)),
        Ignition(2, do=Destroy(All(ANY_CARD, YOUR_SPELL_TRAP_ZONE))),
        atk=1000,
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen, Ookazi   monsters: Test Counter   set: 3 Trap Hole   spells: 2 Messenger of Peace
        opp 8000
        """,
        pool=pool_with(counter),
    )
    t.you.cannot("activate Ookazi", because="spell.activation.hand-needs-free-zone")
    t.you.activates("Sogen")
    assert t.you.field_zone == ["Sogen"] and t.you.atk_of("Test Counter") == 1200
    t.you.activates("Test Counter", effect=1)
    assert t.opp.lp == 8000 - 500
    t.you.activates("Test Counter", effect=2)
    assert t.you.set_cards == t.you.spells == [] and len(t.you.graveyard) == 5
    assert t.you.field_zone == ["Sogen"] and t.you.atk_of("Test Counter") == 1200


@pytest.mark.rule("zone.graveyard.used-cards-face-up", scenario=1)
def test_used_cards_lie_face_up_in_their_owners_graveyards_and_nothing_is_banished() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   hand: Kuriboh   deck: 2 Mystical Elf
        opp 8000   monsters: Summoned Skull, Gemini Elf   hand: Ookazi   set: Just Desserts   deck: 2 Mystical Elf
    """)
    t.you.attacks("Battle Ox", "Summoned Skull")
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.activates("Ookazi")
    assert t.you.graveyard == ["Battle Ox"] and t.opp.graveyard == ["Ookazi"]
    t.opp.ends_turn()
    t.you.summons("Kuriboh")
    t.opp.activates("Just Desserts")
    assert t.you.graveyard == ["Battle Ox"] and t.opp.graveyard == ["Ookazi", "Just Desserts"]
    for viewer in (0, 1):
        view = t.duel.view(viewer)
        assert [card.name for card in view.graveyard(t.you.player)] == ["Battle Ox"]
        assert [card.name for card in view.graveyard(t.opp.player)] == ["Ookazi", "Just Desserts"]
        assert view.banished(t.you.player) == view.banished(t.opp.player) == ()
    used = [t.duel.state.cards[uid] for player in (0, 1) for uid in t.duel.state.piles[own(player, GRAVEYARD)]]
    assert len(used) == 3 and all(row.face_up for row in used)


@pytest.mark.rule("zone.field-cards.scope", scenario=1)
def test_one_card_on_the_field_is_any_card_of_either_half_and_no_card_beside_it() -> None:
    """Raigeki Break destroys one card on the field."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh, Sangan   monsters: Battle Ox, Mystical Elf (set)   set: Raigeki Break, Trap Hole
                   spells: Messenger of Peace   field: Sogen   graveyard: Silver Fang   banished: Baby Dragon
                   deck: Time Wizard   extra: Flame Swordsman
        opp 8000   hand: Skull Servant   monsters: Gemini Elf, Giant Soldier of Stone (set)   set: Solemn Judgment
                   spells: Gravity Bind   field: Yami   graveyard: Vorse Raider   banished: Aqua Madoor
                   deck: Luster Dragon   extra: Karbonala Warrior
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh")
    mine = ["Battle Ox", "Mystical Elf", "Trap Hole", "Messenger of Peace", "Sogen"]
    theirs = ["Gemini Elf", "Giant Soldier of Stone", "Solemn Judgment", "Gravity Bind", "Yami"]
    assert sorted(t.you.is_asked("target").offers) == sorted(mine + theirs)


@pytest.mark.rule("equip.spell.stays-and-uses-a-zone", scenario=1)
@pytest.mark.parametrize(("monster", "atk"), [("Battle Ox", 2700), ("Gemini Elf", 2900)])
def test_an_equip_spell_takes_the_fifth_zone_of_its_player_whoever_controls_the_monster(monster: str, atk: int) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Ookazi, Trap Hole   monsters: Battle Ox   set: 4 Trap Hole
        opp 8000   monsters: Gemini Elf
    """)
    t.you.activates("Axe of Despair", targeting=monster)
    assert t.you.spells == ["Axe of Despair"] and t.you.graveyard == []
    seat = t.you if monster == "Battle Ox" else t.opp
    assert seat.atk_of(monster) == atk
    assert len(t.you.spell_trap_cards()) == 5 and t.opp.spell_trap_cards() == []
    t.you.cannot("activate Ookazi", because="spell.activation.hand-needs-free-zone")
    t.you.cannot("set Trap Hole", because="zone.spell-trap.max-five")


# -------------------------------------------------------------------------------------------- the order of a Graveyard

DIGGER = probe("Test Digger", "Warrior / Effect", Ignition(do=AddToHand(Top(1, YOUR_GRAVEYARD))))
THREE = "monsters: Gemini Elf, Battle Ox, Silver Fang"


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=1)
def test_the_owner_says_in_which_order_cards_come_to_the_graveyard_at_once() -> None:
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Raigeki   deck: 3 Sogen\nopp 8000   {THREE}   "
    t = table(text + "graveyard: Kuriboh   hand: Test Digger   deck: 3 Sogen", pool=pool_with(DIGGER))
    t.you.activates("Raigeki")
    assert sorted(t.opp.is_asked("order").offers) == ["Battle Ox", "Gemini Elf", "Silver Fang"]
    t.opp.chooses("Silver Fang", "Gemini Elf", "Battle Ox")
    assert t.opp.graveyard == ["Kuriboh", "Silver Fang", "Gemini Elf", "Battle Ox"]
    t.you.ends_turn()
    t.opp.summons("Test Digger")
    t.opp.activates("Test Digger")
    assert "Battle Ox" in t.opp.hand and t.opp.graveyard == ["Kuriboh", "Silver Fang", "Gemini Elf"]


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=0)
def test_both_owners_are_asked_and_nobody_who_has_no_choice() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000   hand: Dark Hole   monsters: Test Digger, Sangan   "
    t = table(text + f"deck: 3 Sogen\nopp 8000   {THREE}   deck: 3 Sogen", pool=pool_with(DIGGER))
    t.you.activates("Dark Hole")
    t.you.chooses("Sangan", "Test Digger")
    t.opp.chooses("Battle Ox", "Silver Fang", "Gemini Elf")
    assert t.you.graveyard[:2] == ["Sangan", "Test Digger"]
    assert t.opp.graveyard == ["Battle Ox", "Silver Fang", "Gemini Elf"]
    t = table(text + "deck: 3 Sogen\nopp 8000   monsters: Gemini Elf   deck: 3 Sogen", pool=pool_with(DIGGER))
    t.you.activates("Dark Hole")
    t.you.chooses("Sangan", "Test Digger")
    assert t.opp.graveyard == ["Gemini Elf"]


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=0)
def test_nobody_is_asked_where_no_card_speaks_of_the_order() -> None:
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Raigeki   deck: 3 Sogen\nopp 8000   {THREE}   "
    t = table(text + "deck: 3 Sogen", pool=pool_with(DIGGER))
    t.you.activates("Raigeki")
    assert len(t.opp.graveyard) == 3 and t.you.is_asked("open state")


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=1)
@pytest.mark.parametrize(("me", "other"), [("you", "opp"), ("opp", "you")])
def test_a_table_may_have_the_order_asked_each_time(me: str, other: str) -> None:
    text = f"turn 3, Main Phase 1, {me} to act\n{me} 8000   hand: Raigeki   deck: 3 Sogen\n{other} 8000   {THREE}"
    t = table(text + "   deck: 3 Sogen", order_graveyard=True)
    t.seats[me == "opp"].activates("Raigeki")
    t.seats[other == "opp"].chooses("Silver Fang", "Gemini Elf", "Battle Ox")
    assert t.seats[other == "opp"].graveyard == ["Silver Fang", "Gemini Elf", "Battle Ox"]
    saved = Replay.from_text(Replay.of(t.duel).to_text())
    assert saved.order_graveyard and saved.check() is None and saved.play().to_text() == t.duel.to_text()
    assert read_transcript(write_transcript(t.duel)).to_text() == t.duel.to_text()
    assert pickle.loads(pickle.dumps(t.duel)).game.order_graveyard


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=0)
def test_of_a_single_card_there_is_no_order_to_be_asked_for() -> None:
    """Also at a table at which everything is asked."""
    text = "turn 3, Main Phase 1, you to act\nyou 8000   hand: Raigeki   deck: 3 Sogen\n"
    t = table(text + "opp 8000   monsters: Gemini Elf   deck: 3 Sogen", order_graveyard=True, ask_all=True)
    t.you.activates("Raigeki")
    t.nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.graveyard == ["Raigeki"]


# ---------------------------------------------------------------------------------- a monster in a Spell & Trap Zone

CRYSTAL_BEAST = probe(
    "Test Crystal Beast", "Beast / Effect", Instead(1, Destroyed(THIS_CARD), PlaceOnField(THIS_CARD), stays=True)
)


def after_dark_hole(cards: str) -> Table:
    """A Crystal Beast of the opponent was destroyed and lies in a Spell & Trap Zone now."""
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Dark Hole, {cards}   deck: 3 Sogen\n"
    t = table(
        text + "opp 8000   monsters: Test Crystal Beast   hand: Summoned Skull   deck: 3 Sogen",
        pool=pool_with(CRYSTAL_BEAST),
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.opp.says_yes()
    t.opp.take_zone(4)
    assert t.opp.spells == ["Test Crystal Beast"] and t.opp.spell_trap("Test Crystal Beast").zone == 4
    return t


@pytest.mark.rule("zone.spell-trap.monster-there-is-spell", scenario=1)
def test_a_monster_in_a_spell_trap_zone_is_a_spell() -> None:
    t = after_dark_hole("Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon", targeting="Test Crystal Beast").nobody_responds()
    assert t.opp.spells == [] and t.opp.graveyard == ["Test Crystal Beast"]
    t = after_dark_hole("Raigeki")
    assert t.opp.monsters == []
    t.you.cannot("activate Raigeki", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.ends_turn()
    t.opp.cannot("attack with Test Crystal Beast", because="card.monster.only-monsters-battle")
    t.opp.cannot("summon Summoned Skull", because="summon.tribute.level-5-plus-needs-tribute")


# ----------------------------------------------------------------------------------------- zones that a cost must leave

FULL = "Kuriboh, Sangan, Gemini Elf, Giant Rat, Battle Ox"
JOINTLY, FIVE = "ask.joint-condition", "zone.main-monster.max-five"


def beside(extra: str, hand: str, more: str = "", monsters: str = FULL, opp: str = "") -> Table:
    """Your Main Monster Zones are full, and another monster of yours lies in an Extra Monster Zone."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}   monsters: {monsters}, {extra} (extra zone 1)   {more}
        opp 8000   {opp}
        """
    )


@pytest.mark.rule("zone.main-monster.max-five")
def test_a_monster_in_an_extra_monster_zone_leaves_no_zone_for_what_the_cost_is_paid_for() -> None:
    t = beside("Flame Swordsman", "Tribute Doll, Dark Magician")
    t.you.does("activate Tribute Doll")
    t.you.take_zone(None)
    t.you.cannot("tribute Flame Swordsman", because=JOINTLY)
    t.you.does("tribute Kuriboh")
    t.you.takes_position("attack")
    assert "Dark Magician" in t.you.monsters and t.you.graveyard[0] == "Kuriboh"
    t = beside("Flame Swordsman", "Enemy Controller", opp="monsters: Mystical Elf")
    t.you.does("activate Enemy Controller effect 2")
    t.you.take_zone(None)
    t.you.cannot("tribute Flame Swordsman", because=JOINTLY)


@pytest.mark.rule("zone.main-monster.max-five")
def test_a_cost_that_can_leave_no_main_monster_zone_is_not_offered() -> None:
    monks = "5 Summoner Monk"
    t = beside("Flame Swordsman", "Tribute Doll, Dark Magician", monsters=monks)
    t.you.cannot("activate Tribute Doll", because=FIVE)
    t = beside("Flame Swordsman", "Enemy Controller", monsters=monks, opp="monsters: Mystical Elf (defense)")
    t.you.cannot("activate Enemy Controller effect 2", because="control.no-zone.cannot-activate")
    t.you.can("activate Enemy Controller effect 1")
    four = "Kuriboh, Sangan, Gemini Elf, Giant Rat"
    t = beside("Kwagar Hercules", "Multiplication of Ants", monsters=four)  # one zone is free, two Tokens would come
    t.you.cannot("activate Multiplication of Ants", because="token.zone.occupies-a-main-monster-zone")


@pytest.mark.rule("zone.main-monster.max-five")
def test_a_fusion_monster_finds_the_extra_monster_zone_that_a_cost_leaves() -> None:
    t = beside("Flame Swordsman", "Metamorphosis", "extra: Dark Balter the Terrible")
    t.you.activates("Metamorphosis")
    t.you.takes_position("attack")
    assert t.you.monsters[-1] == "Dark Balter the Terrible" and t.you.graveyard[0] == "Flame Swordsman"


@pytest.mark.rule("zone.main-monster.max-five")
def test_what_is_given_from_hand_or_field_must_leave_a_zone() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D/D/D Dragon King Pendragon, Wattaildragon, Sangan   monsters: Kuriboh, 4 Gemini Elf
        opp 8000
    """)
    t.you.does("activate D/D/D Dragon King Pendragon")
    t.you.takes_position("attack")
    assert t.you.graveyard == ["Wattaildragon", "Kuriboh"] and t.you.hand == ["Sangan"]  # nobody was asked
    assert "D/D/D Dragon King Pendragon" in t.you.monsters


@pytest.mark.rule("zone.graveyard.simultaneous-owner-orders", scenario=0)
def test_what_follows_from_cards_that_have_left_follows_once_their_order_is_said() -> None:
    """Snatch Steal goes for the cost of Emergency Provisions: Sangan is back before the opponent may respond."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Emergency Provisions, Snatch Steal   spells: Messenger of Peace
        opp 8000   monsters: Sangan   set: Waboku
        """,
        order_graveyard=True,
    )
    t.you.activates("Snatch Steal", targeting="Sangan").nobody_responds()
    t.you.take_zone()
    t.you.activates("Emergency Provisions")
    t.you.does("Snatch Steal, Messenger of Peace")
    assert t.you.monsters == ["Sangan"] and t.you.lp == 8000
    t.you.chooses("Messenger of Peace", "Snatch Steal")
    t.opp.take_zone()
    t.opp.is_asked("response")
    assert t.you.monsters == [] and t.opp.monsters == ["Sangan"] and t.you.lp == 8000
    t.opp.passes()
    assert t.you.lp == 10000 and t.you.graveyard == ["Messenger of Peace", "Snatch Steal", "Emergency Provisions"]
