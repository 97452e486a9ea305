"""Topic move: destroyed, discarded, Tributed, sent and banished are different things."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, All, One, Top
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, BEING_DESTROYED_BY_EFFECTS
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_BANISHED,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_BANISHED,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Destroyed, Discarded, Happening, If, Sent, Tributed
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    Destroy,
    Discard,
    Forbid,
    GainLP,
    ReturnToDeck,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from table import Table, table

DECK_AND_MOURNER = "hand: Test Spell   monsters: Test Mourner   deck: 2 Mystical Elf"
DESTROYED = Destroyed(THIS_CARD)
SENT = Sent(THIS_CARD, to=EITHER_GRAVEYARD)
TRIBUTED = Tributed(THIS_CARD)
DISCARDED = Discarded(THIS_CARD)


def mourner(*happenings: Happening, line: str = "Warrior / Effect", protected: bool = False) -> CardFacts:
    """A monster whose player gains 100, 200, 400 … LP when the first, second, third … of these things happens to it."""
    lines = [
        Trigger(at + 1, when=If(one), do=GainLP(100 << at), from_=YOUR_GRAVEYARD | YOUR_HAND, mandatory=True)
        for at, one in enumerate(happenings)
    ]
    shield = [Continuous(len(lines) + 1, Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD))] if protected else []
    return probe("Test Mourner", line, *lines, *shield, atk=1000)


def spell(deed: Deed) -> CardFacts:
    return probe("Test Spell", "Spell", Activation(do=deed))


def one_of(*cards: CardFacts, you: str, opp: str = "monsters: Gemini Elf") -> Table:
    """Your Main Phase 1 with these made-up cards in the pool."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=pool_with(*cards))


def moves_of(t: Table, name: str) -> list[str]:
    """What has been told of a card's way, in short words."""
    words = ("destroyed", "sent to", "discarded", "tributed", "banished", "returned", "added")
    return [line for line in t.log() if name in line and any(word in line for word in words)]


# --------------------------------------------------------------------------------------------------------------- tier 1


@pytest.mark.rule("move.draw.takes-top-card", scenario=1)
def test_a_draw_takes_the_top_card_of_the_own_deck_into_the_hand() -> None:
    t = table("""
        turn 3, Draw Phase, you to act
        you 8000   hand: Battle Ox   deck: Mystical Elf, Gemini Elf, Celtic Guardian
        opp 8000   hand: Kuriboh     deck: Silver Fang, Skull Servant
    """)
    assert t.you.hand == ["Battle Ox", "Mystical Elf"]
    assert t.you.deck == ["Gemini Elf", "Celtic Guardian"]
    assert t.opp.hand == ["Kuriboh"] and t.opp.deck == ["Silver Fang", "Skull Servant"]
    assert t.log().count("you drew") == 1 and "opp drew" not in t.log()


@pytest.mark.rule("move.destroy.then-sent-to-gy", scenario=1)
def test_a_monster_destroyed_by_smashing_ground_is_in_its_owners_graveyard() -> None:
    t = one_of(you="hand: Smashing Ground")
    t.you.activates("Smashing Ground")
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.monsters == []


@pytest.mark.rule("move.destroy.then-sent-to-gy", scenario=2)
@pytest.mark.parametrize("cause", ["battle", "effect"])
def test_destruction_is_told_with_its_cause_and_followed_by_the_move_to_the_graveyard(cause: str) -> None:
    t = one_of(you="hand: Smashing Ground   monsters: Summoned Skull")
    if cause == "battle":
        t.you.goes_to("Battle Phase")
        t.you.attacks("Summoned Skull", "Gemini Elf")
    else:
        t.you.activates("Smashing Ground")
    assert moves_of(t, "Gemini Elf") == [f"Gemini Elf destroyed ({cause})", f"Gemini Elf sent to graveyard ({cause})"]


@pytest.mark.rule("move.discard.goes-to-gy", scenario=1)
def test_a_card_that_an_effect_makes_the_opponent_discard_is_in_his_graveyard() -> None:
    t = one_of(you="hand: Delinquent Duo", opp="hand: Battle Ox")
    t.you.activates("Delinquent Duo")
    assert t.opp.hand == [] and t.opp.graveyard == ["Battle Ox"]


@pytest.mark.rule("move.banish.placed-outside-the-field-recognisably", scenario=1)
def test_banished_cards_lie_face_up_beside_the_field_a_pile_for_each_owner() -> None:
    t = one_of(you="hand: Soul Release   graveyard: Battle Ox", opp="graveyard: Gemini Elf")
    t.you.activates("Soul Release", targeting=["Battle Ox", "Gemini Elf"])
    assert (t.you.banished, t.opp.banished) == (["Battle Ox"], ["Gemini Elf"])
    for viewer in (0, 1):
        view = t.duel.view(viewer)
        assert [card.name for card in view.banished(t.you.player)] == ["Battle Ox"]
        assert [card.name for card in view.banished(t.opp.player)] == ["Gemini Elf"]
        for player in (0, 1):
            assert set(view.monsters(player) + view.spells(player)) == {None} and view.field_zone(player) is None


@pytest.mark.rule("move.banish.definition", scenario=1)
def test_a_banished_monster_is_seen_only_by_effects_for_banished_cards() -> None:
    t = one_of(
        spell(Banish(One(Monster(), YOUR_FIELD))),
        probe("Test Recall", "Spell", Activation(target=One(ANY_CARD, YOUR_BANISHED), do=AddToHand(THE_TARGET))),
        you="hand: Test Spell, Monster Reborn, Soul Release, Test Recall   monsters: Battle Ox",
        opp="",
    )
    t.you.cannot("activate Test Recall", because="target.timing.chosen-at-activation")
    t.you.activates("Test Spell")
    assert t.you.banished == ["Battle Ox"] and t.you.graveyard == ["Test Spell"] and t.you.monsters == []
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.activates("Soul Release", targeting="Test Spell")
    assert t.you.banished == ["Battle Ox", "Test Spell"]
    t.you.activates("Test Recall", targeting="Battle Ox")
    assert "Battle Ox" in t.you.hand and t.you.banished == ["Test Spell"]


@pytest.mark.rule("move.banish.remove-from-play-same-as-banish", scenario=1)
def test_remove_from_play_and_banish_are_the_same_deed() -> None:
    """Soul Release removes from play, Bottomless Trap Hole banishes."""
    t = one_of(you="hand: Summoned Skull   monsters: Battle Ox, Silver Fang", opp="set: Bottomless Trap Hole")
    t.you.summons("Summoned Skull", tributing=["Battle Ox"])
    t.opp.activates("Bottomless Trap Hole")
    told = [line for line in t.log() if "banished" in line]
    assert told == ["Summoned Skull banished (effect)"] and t.you.banished == ["Summoned Skull"]
    t = one_of(you="hand: Soul Release   graveyard: Summoned Skull")
    t.you.activates("Soul Release", targeting="Summoned Skull")
    assert [line for line in t.log() if "banished" in line] == told and t.you.banished == ["Summoned Skull"]


# ------------------------------------------------------------------------------------------- destroyed, and what is not


@pytest.mark.rule("move.destroy.counts-as-destroyed-and-sent", scenario=1)
def test_a_destroyed_monster_was_destroyed_and_sent_to_the_graveyard() -> None:
    t = one_of(mourner(SENT, DESTROYED), you="hand: Smashing Ground", opp="monsters: Test Mourner")
    t.you.activates("Smashing Ground")
    t.opp.triggers("Test Mourner", effect=1)
    assert t.opp.lp == 8000 + 100 + 200


@pytest.mark.rule("move.tribute.is-not-destruction", scenario=1)
def test_a_winged_beast_tributed_for_icarus_attack_was_not_destroyed() -> None:
    chidori = Trigger(1, when=If(DESTROYED), do=GainLP(1000), from_=YOUR_GRAVEYARD, mandatory=True)
    t = one_of(
        probe("Test Chidori", "Winged Beast / Effect", chidori, atk=2600),
        you="set: Icarus Attack   monsters: Test Chidori",
        opp="monsters: Gemini Elf, Battle Ox",
    )
    t.you.activates("Icarus Attack", tributing="Test Chidori", targeting=["Gemini Elf", "Battle Ox"])
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Gemini Elf"] and "Test Chidori" in t.you.graveyard
    assert t.you.lp == 8000 and "you declared Test Chidori" not in t.log()


@pytest.mark.rule("move.tribute.is-not-destruction", scenario=2)
def test_a_monster_that_cannot_be_destroyed_is_tributed_and_its_destruction_trigger_is_not_met() -> None:
    t = one_of(mourner(DESTROYED, protected=True), you="monsters: Cannon Soldier, Test Mourner")
    t.you.activates("Cannon Soldier", tributing="Test Mourner")
    assert t.opp.lp == 7500 and t.you.graveyard == ["Test Mourner"] and t.you.lp == 8000


@pytest.mark.rule("move.tribute.definition", scenario=1)
@pytest.mark.parametrize("how", ["effect", "summon"])
def test_a_tributed_monster_is_told_as_tributed_and_lies_in_its_owners_graveyard(how: str) -> None:
    t = one_of(you="hand: Summoned Skull   monsters: Cannon Soldier, Battle Ox (owner opp)")
    if how == "effect":
        t.you.activates("Cannon Soldier", tributing="Battle Ox")
    else:
        t.you.summons("Summoned Skull", tributing=["Battle Ox"])
    assert "you tributed Battle Ox" in t.log()
    assert t.opp.graveyard == ["Battle Ox"] and t.you.graveyard == []


@pytest.mark.rule("move.destroy.not-return-or-cost", scenario=1)
@pytest.mark.parametrize(
    ("deed", "pile"),
    [
        (AddToHand(One(Monster(), YOUR_FIELD)), "hand"),
        (ReturnToDeck(One(Monster(), YOUR_FIELD)), "deck"),
        (None, "graveyard"),
    ],
)
def test_a_card_returned_or_sent_as_a_cost_was_not_destroyed_and_could_be_in_spite_of_protection(
    deed: Deed | None, pile: str
) -> None:
    cost = SendToGraveyard(One(Monster(), YOUR_FIELD))
    line = Activation(cost=cost, do=GainLP(10)) if deed is None else Activation(do=deed)
    t = one_of(mourner(DESTROYED, protected=True), probe("Test Spell", "Spell", line), you=DECK_AND_MOURNER)
    t.you.activates("Test Spell")
    assert "Test Mourner" in {"hand": t.you.hand, "deck": t.you.deck, "graveyard": t.you.graveyard}[pile]
    assert t.you.lp == (8010 if deed is None else 8000) and "you declared Test Mourner" not in t.log()


@pytest.mark.rule("move.destroy.not-return-or-cost", scenario=2)
def test_a_plant_sent_as_a_cost_was_sent_to_the_graveyard_but_not_destroyed() -> None:
    cost = SendToGraveyard(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))
    t = one_of(
        mourner(DESTROYED, SENT, line="Plant / Effect"),
        probe("Test Sylvan", "Plant / Effect", Ignition(1, cost=cost, do=GainLP(10))),
        you="monsters: Test Sylvan, Test Mourner",
    )
    t.you.activates("Test Sylvan")
    assert t.you.graveyard == ["Test Mourner"] and t.you.lp == 8000 + 10 + 200


# ---------------------------------------------------------------------------------------------------- discarded or sent


@pytest.mark.rule("move.discard.counts-as-discarded-and-sent", scenario=1)
def test_a_card_discarded_by_an_effect_was_discarded_and_sent() -> None:
    kerberal = Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT)
    t = one_of(mourner(kerberal, SENT), spell(Discard(One(ANY_CARD, YOUR_HAND))), you="hand: Test Spell, Test Mourner")
    t.you.activates("Test Spell")
    t.you.triggers("Test Mourner", effect=1)
    assert t.you.lp == 8000 + 100 + 200


@pytest.mark.rule("move.discard.counts-as-discarded-and-sent", scenario=2)
def test_cards_above_the_hand_limit_are_discarded_and_sent_and_a_sent_card_is_only_sent() -> None:
    six = "Mystical Elf, Gemini Elf, Silver Fang, Celtic Guardian, Vorse Raider, Skull Servant"
    t = one_of(you=f"hand: {six}, Battle Ox, Aqua Madoor", opp="deck: Kuriboh")
    t.you.ends_turn()
    t.you.discards("Battle Ox", "Aqua Madoor")
    for name in ("Battle Ox", "Aqua Madoor"):
        told = [f"you discarded {name} (hand limit)", f"{name} sent to graveyard (hand limit)"]
        assert moves_of(t, name) == told
    t = one_of(spell(SendToGraveyard(One(ANY_CARD, YOUR_HAND))), you="hand: Test Spell, Battle Ox")
    t.you.activates("Test Spell")
    assert moves_of(t, "Battle Ox") == ["Battle Ox sent to graveyard (effect)"]


@pytest.mark.rule("move.discard.is-not-destruction", scenario=1)
def test_a_discarded_card_was_not_destroyed() -> None:
    t = one_of(mourner(DESTROYED), spell(Discard(One(ANY_CARD, YOUR_HAND))), you="hand: Test Spell, Test Mourner")
    t.you.activates("Test Spell")
    assert "Test Mourner" in t.you.graveyard and t.you.lp == 8000


@pytest.mark.rule("move.send-to-gy.from-hand-is-not-discard", scenario=1)
def test_a_card_sent_from_the_hand_by_an_effect_was_not_discarded() -> None:
    """The sentence of Guardian Dreadscythe sends Kerberal, whose effect needs a discard."""
    revive = SendToGraveyard(One(ANY_CARD, YOUR_HAND)).and_if_you_do(SpecialSummon(THIS_CARD))
    fallen = If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD))
    dreadscythe = Trigger(1, when=fallen, do=revive, from_=YOUR_GRAVEYARD)
    t = one_of(
        probe("Test Dreadscythe", "Fairy / Effect", dreadscythe),
        mourner(Discarded(THIS_CARD)),
        you="hand: Test Mourner, Dark Hole   monsters: Test Dreadscythe",
    )
    t.you.activates("Dark Hole")
    t.you.triggers("Test Dreadscythe")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Dreadscythe"] and "Test Mourner" in t.you.graveyard
    assert moves_of(t, "Test Mourner") == ["Test Mourner sent to graveyard (effect)"]
    assert t.you.lp == 8000 and "you declared Test Mourner" not in t.log()


@pytest.mark.rule("move.send-to-gy.is-not-destruction-or-release", scenario=1)
def test_a_monster_sent_from_the_field_was_neither_destroyed_nor_tributed() -> None:
    t = one_of(
        mourner(DESTROYED, TRIBUTED),
        spell(SendToGraveyard(One(Monster(), YOUR_FIELD))),
        you="hand: Test Spell   monsters: Test Mourner",
    )
    t.you.activates("Test Spell")
    assert moves_of(t, "Test Mourner") == ["Test Mourner sent to graveyard (effect)"]
    assert "Test Mourner" in t.you.graveyard and t.you.lp == 8000


@pytest.mark.rule("move.send-to-gy.ignores-destruction-immunity", scenario=1)
def test_what_cannot_be_destroyed_is_sent_to_the_graveyard_all_the_same() -> None:
    t = one_of(
        mourner(protected=True),
        spell(SendToGraveyard(One(Monster(), OPPONENTS_FIELD))),
        you="hand: Test Spell, Raigeki",
        opp="monsters: Test Mourner",
    )
    t.you.activates("Raigeki")
    assert t.opp.monsters == ["Test Mourner"]
    t.you.activates("Test Spell")
    assert t.opp.monsters == [] and t.opp.graveyard == ["Test Mourner"]


@pytest.mark.rule("move.send-to-gy.umbrella-term", scenario=1)
@pytest.mark.parametrize(
    ("deed", "where"),
    [
        (Destroy(All(AnyCard(name="Test Mourner"), YOUR_FIELD)), "monsters"),
        (Discard(One(ANY_CARD, YOUR_HAND)), "hand"),
        (Tribute(One(Monster(), YOUR_FIELD)), "monsters"),
        (SendToGraveyard(Top(1)), "deck"),
    ],
)
def test_sent_to_the_graveyard_covers_every_way_there(deed: Deed, where: str) -> None:
    hand = "hand: Test Spell, Test Mourner" if where == "hand" else f"hand: Test Spell   {where}: Test Mourner"
    t = one_of(mourner(SENT), spell(deed), you=hand)
    t.you.activates("Test Spell")
    assert "Test Mourner" in t.you.graveyard and t.you.lp == 8100


# ------------------------------------------------------------------------------- cards under the other player's control


@pytest.mark.rule("move.banish.original-owner", scenario=1)
def test_a_monster_banished_under_the_opponents_control_is_its_owners_banished_card() -> None:
    """That you have taken control of the monster is written in the position."""
    mine = Activation(target=One(ANY_CARD, YOUR_BANISHED), do=ReturnToDeck(THE_TARGET))
    theirs = Activation(target=One(ANY_CARD, OPPONENTS_BANISHED), do=ReturnToDeck(THE_TARGET))
    t = one_of(
        spell(Banish(One(Monster(), YOUR_FIELD))),
        probe("Test Mine", "Spell", mine),
        probe("Test Theirs", "Spell", theirs),
        you="hand: Test Spell, Test Mine, Test Theirs   monsters: Battle Ox (owner opp)",
    )
    t.you.activates("Test Spell")
    assert t.opp.banished == ["Battle Ox"] and t.you.banished == []
    t.you.cannot("activate Test Mine", because="target.timing.chosen-at-activation")
    t.you.activates("Test Theirs", targeting="Battle Ox")
    assert t.opp.deck == ["Battle Ox"] and t.opp.banished == []


@pytest.mark.rule("zone.graveyard.owner", scenario=2)
def test_a_monster_sent_to_the_graveyard_under_the_opponents_control_lies_in_its_owners() -> None:
    sending = spell(SendToGraveyard(One(Monster(), YOUR_FIELD)))
    t = one_of(sending, you="hand: Test Spell   monsters: Battle Ox (owner opp)")
    t.you.activates("Test Spell")
    assert t.opp.graveyard == ["Battle Ox"] and t.you.graveyard == ["Test Spell"]
