"""Topic token: what a Token is, what can be done with it, and that it is nowhere once it has left the field."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.deck import Deck, DeckError
from spellspeed.engine.applies.find import attribute_of, type_of
from spellspeed.engine.applies.stats import level_of
from spellspeed.lang.words.choices import All, CountOf, One
from spellspeed.lang.words.every_word import (
    BEAST,
    BECAUSE_OF_BATTLE,
    DEF,
    EARTH,
    EFFECT,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_DEFENSE,
    LIGHT,
    MACHINE,
    NORMAL,
    OPPONENT,
    PLANT,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, SummonProcedure, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Stat, Token
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_EXTRA_DECK,
    YOUR_FIELD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangePosition,
    ChangeStat,
    Draw,
    GainLP,
    InflictDamage,
    ReturnToDeck,
    SendToGraveyard,
    SummonTokens,
)
from spellspeed.words import EVENT_LP_CHANGED, WATER
from table import Table, table, there

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
OJAMA = Token("Ojama Token", "扰乱衍生物", LIGHT, BEAST, 2, 0, 1000)
# Ojama Trio; what it says of its Tokens it says from the field, since no text of the language goes on from elsewhere.
TRIO = probe(
    "Test Ojama Trio",
    "Trap / Continuous",
    Activation(do=SummonTokens(OJAMA, 3, FACE_UP_DEFENSE, to=OPPONENT)),
    Continuous(do=InflictDamage(300, OPPONENT), when=If(Destroyed(Monster(name="Ojama Token")))),
)
# Scapegoat: all four or none.
GOATS = probe(
    "Test Scapegoat",
    "Spell / Quick-Play",
    Activation(do=SummonTokens(Token("Test Sheep Token", "测试羊衍生物", EARTH, BEAST, 1, 0, 0), 4, FACE_UP_DEFENSE)),
)
YOUR_MONSTER = One(Monster(), YOUR_FIELD)
SEND = probe(
    "Test Send", "Spell", Activation(cost=SendToGraveyard(One(AnyCard(), YOUR_FIELD, other_than=THIS_CARD)), do=Draw(1))
)
RECALL = probe("Test Recall", "Spell", Activation(cost=AddToHand(YOUR_MONSTER), do=GainLP(500)))
RECYCLE = probe("Test Recycle", "Spell", Activation(cost=ReturnToDeck(YOUR_MONSTER), do=GainLP(500)))
EXILE = probe("Test Exile", "Spell", Activation(cost=Banish(YOUR_MONSTER), do=GainLP(500)))
ERASE = probe("Test Erase", "Spell", Activation(cost=Banish(YOUR_MONSTER, face_down=True), do=GainLP(500)))
HIDE = probe(
    "Test Hide", "Spell", Activation(target=One(AnyCard(), OPPONENTS_FIELD), do=Banish(THE_TARGET, face_down=True))
)
POOL = pool_with(TRIO, GOATS, SEND, RECALL, RECYCLE, EXILE, ERASE, HIDE)


def lay(position: str) -> Table:
    return table(position, pool=POOL)


def piles(t: Table) -> list[list[str]]:
    """All places where a card could be that has left the field."""
    return [pile for seat in t.seats for pile in (seat.graveyard, seat.hand, seat.deck, seat.banished, seat.extra)]


# ------------------------------------------------------------------------------------------------------ what a Token is


@pytest.mark.rule("token.definition.substitute-for-monster", scenario=1)
def test_a_token_has_what_the_text_says_and_lies_in_a_position_that_all_can_see() -> None:
    """Lekunga: "1 Lekunga Token (Plant/WATER/Level 2/ATK 700/DEF 700)" in Attack Position."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Lekunga (zone 1)   graveyard: 2 Penguin Soldier
        opp 8000
    """)
    t.you.activates("Lekunga", zone=2)
    row = t.you.monster("Lekunga Token").row
    game, state = t.duel.game, t.duel.state
    assert (type_of(game, state, row), attribute_of(game, state, row), level_of(game, state, row)) == (
        words.PLANT,
        WATER,
        2,
    )
    for player in (0, 1):
        seen = there(t.duel.view(player).monsters(t.you.player)[1])
        assert (seen.name, seen.position, seen.atk, seen.def_, seen.level) == (
            "Lekunga Token",
            "face-up attack",
            700,
            700,
            2,
        )


@pytest.mark.rule("token.stats.original-from-creating-text", scenario=1)
def test_the_original_values_of_an_ojama_token_are_those_of_the_trap_that_makes_it() -> None:
    """The damage is its original DEF, whatever its DEF is now."""
    weigh = probe(
        "Test Weigh",
        "Spell",
        Activation(
            target=One(Monster(FACE_UP), OPPONENTS_FIELD),
            do=ChangeStat(DEF, THE_TARGET, 600, lose=True).then(
                InflictDamage(Stat(DEF, THE_TARGET, original=True), OPPONENT)
            ),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Test Ojama Trio   hand: Test Weigh
        opp 8000
        """,
        pool=pool_with(TRIO, weigh),
    )
    t.you.activates("Test Ojama Trio", zone="ask").nobody_responds()
    for zone in (2, 3, 4):
        t.you.does(f"zone {zone}")
    assert t.opp.monsters == ["Ojama Token"] * 3
    game, state = t.duel.game, t.duel.state
    for zone in (2, 3, 4):
        card = t.opp.monster("Ojama Token", zone)
        assert (type_of(game, state, card.row), attribute_of(game, state, card.row)) == (words.BEAST, words.LIGHT)
        assert (level_of(game, state, card.row), card.position) == (2, "defense")
        assert (t.opp.atk_of("Ojama Token", zone), t.opp.def_of("Ojama Token", zone)) == (0, 1000)
    t.you.activates("Test Weigh", targeting="Ojama Token (their zone 3)").nobody_responds()
    assert t.opp.def_of("Ojama Token", 3) == 400 and t.opp.lp == 7000


@pytest.mark.rule("token.is-normal-monster", scenario=1)
def test_a_token_is_a_normal_monster_and_has_no_effects() -> None:
    plain = probe("Test Plain", "Spell", Activation(target=One(Monster(FACE_UP, kind=NORMAL), THE_FIELD), do=GainLP(1)))
    fancy = probe("Test Fancy", "Spell", Activation(target=One(Monster(FACE_UP, kind=EFFECT), THE_FIELD), do=GainLP(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Plain, Test Fancy   set: Breakthrough Skill
        opp 8000   monsters: Lekunga Token
        """,
        pool=pool_with(plain, fancy),
    )
    t.you.cannot("activate Test Fancy", because=NO_TARGET)
    t.you.cannot("activate Breakthrough Skill", because=NO_TARGET)
    t.you.activates("Test Plain", targeting="Lekunga Token").nobody_responds()
    assert t.you.lp == 8001


@pytest.mark.rule("token.definition.not-a-card-not-in-deck", scenario=1)
def test_no_deck_can_contain_a_token() -> None:
    with pytest.raises(DeckError, match="Lekunga Token is a Token"):
        Deck(["Lekunga Token"] * 3 + ["Mystical Elf"] * 40)


@pytest.mark.rule("token.definition.not-a-card-not-in-deck", scenario=1)
def test_no_search_offers_a_token_and_no_count_of_cards_counts_one() -> None:
    seek = probe("Test Seek", "Spell", Activation(do=AddToHand(One(Monster(), YOUR_DECK))))
    tally = probe(
        "Test Tally",
        "Spell",
        Activation(do=GainLP(CountOf(AnyCard(), YOUR_HAND | YOUR_DECK | EITHER_GRAVEYARD))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Seek, Test Tally, Raigeki   monsters: Cannon Soldier, Lekunga Token
                   deck: Kuriboh, Gemini Elf, Raigeki   graveyard: Battle Ox
        opp 8000   monsters: Lekunga Token   graveyard: Battle Ox
        """,
        pool=pool_with(seek, tally),
    )
    t.you.activates("Raigeki").nobody_responds()
    t.you.activates("Cannon Soldier", tributing="Lekunga Token").nobody_responds()
    t.you.activates("Test Seek").nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Gemini Elf", "Kuriboh"]
    t.you.chooses("Kuriboh")
    t.you.activates("Test Tally").nobody_responds()
    # Kuriboh in the hand, two cards in the deck, three in one Graveyard and Battle Ox in the other.
    assert t.you.lp == 8007


@pytest.mark.rule("token.related-effects-belong-to-creator", scenario=1)
def test_the_damage_for_destroyed_ojama_tokens_is_the_traps_effect_which_skill_drain_does_not_stop() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Skill Drain   set: Test Ojama Trio, Icarus Attack   monsters: Skull Red Bird
        opp 8000
    """)
    t.you.activates("Test Ojama Trio", zone="ask").nobody_responds()
    for zone in (1, 2, 3):
        t.you.does(f"zone {zone}")
    t.nobody_responds()
    doomed = ("Ojama Token (their zone 1)", "Ojama Token (their zone 3)")
    t.you.activates("Icarus Attack", tributing="Skull Red Bird", targeting=doomed).nobody_responds()
    assert t.opp.monsters == ["Ojama Token"] and t.opp.lp == 7400
    losses = [event for event in t.events if event.kind == EVENT_LP_CHANGED]
    assert [(event.old, event.new, t.name(event.source)) for event in losses] == [
        (8000, 7700, "Test Ojama Trio"),
        (7700, 7400, "Test Ojama Trio"),
    ]


# ------------------------------------------------------------------------------------------------------------- the zone


@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=1)
def test_four_tokens_need_four_free_zones_and_fill_them() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Scapegoat, Test Scapegoat, Battle Ox   monsters: Kuriboh (zone 1), Mystical Elf (zone 2)
                   set: Compulsory Evacuation Device
        opp 8000
    """)
    t.you.cannot("activate Test Scapegoat", because="token.zone.occupies-a-main-monster-zone")
    t.you.activates("Compulsory Evacuation Device", targeting="Mystical Elf").nobody_responds()
    t.you.activates("Test Scapegoat").nobody_responds()
    for zone in (5, 4, 3):
        t.you.chooses_zone(zone)
    assert t.you.monsters == ["Kuriboh"] + ["Test Sheep Token"] * 4
    t.you.cannot("summon Battle Ox", because="zone.main-monster.max-five")


@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=0)
def test_four_tokens_do_not_come_when_one_of_their_zones_is_taken_meanwhile() -> None:
    """All four or none: a monster that comes back in response leaves three zones."""
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Kuriboh   hand: Test Scapegoat   set: Call of the Haunted   graveyard: Battle Ox
        opp 8000
    """)
    t.you.activates("Test Scapegoat")
    t.you.activates("Call of the Haunted", targeting="Battle Ox").nobody_responds()
    assert t.you.is_asked("open state") and t.you.graveyard == ["Test Scapegoat"]
    assert sorted(t.you.monsters) == ["Battle Ox", "Kuriboh"]


# --------------------------------------------------------------------------------------------- face-down is no position


@pytest.mark.rule("token.cannot-be-facedown", scenario=1)
def test_book_of_moon_cannot_target_a_token() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon
        opp 8000   monsters: Lekunga Token
    """)
    t.you.cannot("activate Book of Moon", because=NO_TARGET)


@pytest.mark.rule("token.cannot-be-facedown", scenario=1)
def test_what_turns_all_monsters_face_down_leaves_a_token_as_it_is() -> None:
    night = probe(
        "Test Night", "Spell", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD), FACE_DOWN_DEFENSE))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Night   monsters: Lekunga Token (zone 1)
        opp 8000   monsters: Battle Ox
        """,
        pool=pool_with(night),
    )
    t.you.activates("Test Night").nobody_responds()
    assert (t.you.monster("Lekunga Token").position, t.opp.monster("Battle Ox").position) == ("attack", "set")


@pytest.mark.rule("token.no-facedown-banish", scenario=1)
def test_a_token_is_no_target_for_being_banished_face_down() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Hide
        opp 8000   monsters: Lekunga Token
    """)
    t.you.cannot("activate Test Hide", because=NO_TARGET)
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Hide
        opp 8000   monsters: Lekunga Token   set: Raigeki
    """)
    t.you.activates("Test Hide").nobody_responds()
    assert t.opp.banished == ["Raigeki"] and t.opp.monsters == ["Lekunga Token"]


@pytest.mark.rule("token.facedown-banish.evenly-matched-keeps-token", scenario=1)
def test_evenly_matched_takes_the_four_other_cards_and_leaves_the_token() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Lekunga Token, Battle Ox (set)   set: Raigeki, Mirror Force, Dark Hole
        opp 8000   hand: Evenly Matched
    """)
    t.you.goes_to("Main Phase 2")
    t.opp.activates("Evenly Matched")
    t.nobody_responds()
    assert t.you.monsters == ["Lekunga Token"] and t.you.set_cards == []
    assert sorted(t.you.banished) == ["Battle Ox", "Dark Hole", "Mirror Force", "Raigeki"]
    rows = [row for row in t.duel.state.cards if t.name(row.uid) in t.you.banished]
    assert len(rows) == 4 and not any(row.face_up for row in rows)


@pytest.mark.rule("token.facedown-banish.evenly-matched-keeps-token", scenario=1)
def test_who_may_keep_a_card_besides_the_token_is_not_offered_the_token_either() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Lekunga Token, Battle Ox (set)   set: Raigeki, Mirror Force, Dark Hole
        opp 8000   set: Evenly Matched, Magic Jammer
    """)
    t.you.goes_to("Main Phase 2")
    t.opp.activates("Evenly Matched")
    t.nobody_responds()
    question = t.you.is_asked("effect")
    assert sorted(question.offers) == ["Battle Ox", "Dark Hole", "Mirror Force", "Raigeki"]
    assert (question.least, question.most) == (3, 3)


# ------------------------------------------------------------------------------------------------- costs and procedures


@pytest.mark.rule("token.cost-send-to-graveyard-illegal", scenario=1)
def test_a_token_cannot_be_sent_to_the_graveyard_as_a_cost() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Send   monsters: Lekunga Token   deck: 2 Kuriboh
        opp 8000
    """)
    t.you.cannot("activate Test Send", because=NO_COST)


@pytest.mark.rule("token.cost-send-to-graveyard-illegal", scenario=2)
def test_orea_is_not_offered_a_plant_token_which_can_be_tributed_instead() -> None:
    """Orea, the Sylvan High Arbiter: send 1 Plant from your hand or field to the Graveyard."""
    orea = probe(
        "Test Orea",
        "Plant / Effect",
        Ignition(1, cost=SendToGraveyard(One(Monster(type_=PLANT), YOUR_HAND | YOUR_FIELD)), do=GainLP(500)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   monsters: Test Orea, Lekunga Token, Cannon Soldier
        opp 8000
        """,
        pool=pool_with(orea),
    )
    t.you.activates("Test Orea").nobody_responds()
    # There was nothing to choose: only Orea itself could pay.
    assert t.you.graveyard == ["Test Orea"] and t.you.lp == 8500
    t.you.activates("Cannon Soldier", tributing="Lekunga Token").nobody_responds()
    assert t.opp.lp == 7500 and t.you.monsters == ["Cannon Soldier"]


@pytest.mark.parametrize("spell", ["Test Recall", "Test Recycle"])
@pytest.mark.rule("token.cost-return-to-hand-or-deck-illegal", scenario=1)
def test_a_token_cannot_be_returned_as_a_cost(spell: str) -> None:
    t = lay(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}, Kuriboh   monsters: Lekunga Token   deck: 2 Mystical Elf
        opp 8000
    """)
    t.you.cannot(f"activate {spell}", because=NO_COST)
    t.you.summons("Kuriboh")
    t.you.activates(spell).nobody_responds()
    assert t.you.lp == 8500 and t.you.monsters == ["Lekunga Token"]


FORTRESS = probe(
    "Test Fortress",
    "Machine / Fusion / Effect",
    # Chimeratech Fortress Dragon, with one further monster.
    SummonProcedure(
        by=SendToGraveyard(One(Monster(name="Cyber Dragon"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Monster(type_=MACHINE, not_name="Cyber Dragon"), YOUR_FIELD))
        ),
        from_=YOUR_EXTRA_DECK,
    ),
)
SWALLOW = probe("Test Swallow", "Winged Beast / Effect", SummonProcedure(by=AddToHand(One(Monster(), YOUR_FIELD))))
BURROWER = probe("Test Burrower", "Beast / Effect", SummonProcedure(by=ReturnToDeck(One(Monster(), YOUR_FIELD))))
FACTORY = probe(
    "Test Factory",
    "Spell / Normal",
    Activation(do=SummonTokens(Token("Test Robot Token", "试验机器人衍生物", EARTH, MACHINE, 1, 0, 0))),
)


@pytest.mark.rule("token.procedure-send-or-return-illegal", scenario=1)
@pytest.mark.parametrize(
    ("summoned", "where", "with_", "because"),
    [
        ("Test Fortress", "extra", "Cyber Dragon, ", "summon.special-monster.by-fulfilling-condition"),
        ("Test Swallow", "hand", "", "summon.special.cyber-dragon-style-inherent"),
        ("Test Burrower", "hand", "", "summon.special.cyber-dragon-style-inherent"),
    ],
)
def test_a_token_is_not_sent_or_returned_for_a_summoning_procedure(
    summoned: str, where: str, with_: str, because: str
) -> None:
    pool = pool_with(FORTRESS, SWALLOW, BURROWER, FACTORY)
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   {where}: {summoned}   deck: 2 Kuriboh   "
    text += f"monsters: {with_}Test Robot Token{{}}\nopp 8000"
    t = table(text.format(""), pool=pool)
    t.you.cannot(f"special summon {summoned}", because=because)
    t = table(text.format(", Red Gadget"), pool=pool)
    t.you.special_summons(summoned)
    assert sorted(t.you.monsters) == sorted(["Test Robot Token", summoned])


@pytest.mark.rule("token.tribute-for-cost-or-procedure-allowed", scenario=1)
def test_a_token_can_be_tributed_for_a_cost_and_for_a_tribute_summon() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Cannon Soldier (zone 1), 2 Lekunga Token
        opp 8000
    """)
    before = piles(t)
    t.you.activates("Cannon Soldier", tributing="Lekunga Token (zone 2)").nobody_responds()
    assert t.opp.lp == 7500 and t.you.monsters == ["Cannon Soldier", "Lekunga Token"] and piles(t) == before
    t.you.summons("Summoned Skull", tributing=["Lekunga Token"])
    assert sorted(t.you.monsters) == ["Cannon Soldier", "Summoned Skull"]
    assert t.log().count("Lekunga Token vanished (cost)") == 1 and t.you.graveyard == []


@pytest.mark.rule("token.banish-faceup-for-cost-or-procedure-allowed", scenario=1)
def test_a_token_can_be_banished_face_up_for_a_cost_and_is_not_banished_then() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Erase, Test Exile   monsters: Lekunga Token
        opp 8000
    """)
    t.you.cannot("activate Test Erase", because=NO_COST)
    t.you.activates("Test Exile").nobody_responds()
    assert (t.you.lp, t.you.monsters, t.you.banished) == (8500, [], [])


# -------------------------------------------------------------------------------------------------- it leaves the field


@pytest.mark.rule("token.leaves-field.vanishes", scenario=1)
def test_a_destroyed_token_is_nowhere() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force, Exiled Force   deck: 2 Kuriboh   graveyard: Gemini Elf
        opp 8000   monsters: Lekunga Token (zone 1), Battle Ox   deck: 2 Kuriboh   hand: Kuriboh
    """)
    before = piles(t)
    t.you.activates("Exiled Force (zone 1)", targeting="Lekunga Token").nobody_responds()
    assert t.opp.monsters == ["Battle Ox"] and "Lekunga Token destroyed (effect)" in t.log()
    before[0].append("Exiled Force")  # which was Tributed for it
    assert piles(t) == before


@pytest.mark.rule("token.leaves-field.vanishes", scenario=2)
def test_a_token_destroyed_by_battle_is_destroyed_but_not_sent_to_the_graveyard() -> None:
    """Gateway to Chaos counts each monster that is sent to a Graveyard."""
    victor = probe(
        "Test Victor",
        "Warrior / Effect",
        Trigger(1, when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE)), do=Draw(1), mandatory=True),
        atk=2000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Victor   field: Gateway to Chaos   deck: 2 Mystical Elf
        opp 8000   monsters: Lekunga Token
        """,
        pool=pool_with(victor),
    )
    t.you.attacks("Test Victor", "Lekunga Token")
    t.nobody_responds()
    assert t.opp.lp == 6700 and t.opp.monsters == [] and "Lekunga Token destroyed (battle)" in t.log()
    assert t.you.hand == ["Mystical Elf"]
    assert (t.you.graveyard, t.opp.graveyard) == ([], [])
    assert not any("spell counters" in line or "sent to graveyard" in line for line in t.log())


@pytest.mark.rule("token.leave.vanished-is-not-banished", scenario=1)
def test_gren_maju_da_eiza_does_not_count_a_token_that_was_banished() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Exile, Test Exile   monsters: Gren Maju Da Eiza (zone 1), Lekunga Token (zone 2)
                   banished: Kuriboh
        opp 8000
    """)
    assert t.you.atk_of("Gren Maju Da Eiza") == 400
    t.you.activates("Test Exile", paying="Lekunga Token").nobody_responds()
    assert t.you.monsters == ["Gren Maju Da Eiza"] and t.you.banished == ["Kuriboh"]
    assert t.you.atk_of("Gren Maju Da Eiza") == 400
    assert not any("Lekunga Token banished" in line for line in t.log())
