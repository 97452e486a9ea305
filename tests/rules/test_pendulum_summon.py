"""Topic pendulum: the Pendulum Summon, and the zones that monsters of the Extra Deck come to."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import PENDULUM, SUMMONED_SPECIALLY, THE_SUMMON, WARRIOR
from spellspeed.lang.words.lines import Activation, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.timings import If, Summoned, When, WouldBeSummoned
from spellspeed.lang.words.verbs import Equip, GainLP, Negate
from spellspeed.words import (
    ARROW_BOTTOM,
    ARROW_BOTTOM_LEFT,
    ARROW_BOTTOM_RIGHT,
    ARROW_TOP,
    EVENT_NEGATED,
    FOR_PENDULUM,
    FOR_ZONE,
)
from table import Seat, Table, table, there

LOW = probe("Test Low", "Fairy / Pendulum", scale=1)
HIGH = probe("Test High", "Fairy / Pendulum", scale=8)
TWO = probe("Test Two", "Fairy / Pendulum", scale=2)
SIX = probe("Test Six", "Fairy / Pendulum", scale=6)
FOUR = probe("Test Four", "Fairy / Pendulum", scale=4)
FIVE = probe("Test Five", "Fairy / Pendulum", scale=5)
LEVELS = [probe(f"Test Level {level}", "Warrior / Normal", level=level) for level in range(1, 10)]
SWINGS = [probe(f"Test Swing {level}", "Beast / Pendulum", level=level, scale=4) for level in (3, 5, 7)]
# "If this card is Special Summoned: gain 100 LP."
HERALD = probe(
    "Test Herald",
    "Fiend / Effect",
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(100), mandatory=True),
)
BRIDGE = probe("Test Bridge", "Cyberse / Link", arrows=ARROW_BOTTOM_LEFT | ARROW_BOTTOM_RIGHT, atk=1500)
PILLAR = probe("Test Pillar", "Cyberse / Link", arrows=ARROW_BOTTOM, atk=1500)
SPIRE = probe("Test Spire", "Cyberse / Link", arrows=ARROW_TOP, atk=1500)
# "Target 1 Pendulum Monster you control; equip it to this card."
GRAFTER = probe(
    "Test Grafter",
    "Plant / Effect",
    Ignition(1, target=One(Monster(kind=PENDULUM), YOUR_FIELD), do=Equip(THIS_CARD, what=THE_TARGET)),
)
XYZ_SWING = probe("Test Xyz Swing", "Dragon / Xyz / Pendulum", rank=4, scale=3)
FUSED_SWING = probe("Test Fused Swing", "Dragon / Fusion / Pendulum", level=4, scale=3)
# "When a Warrior monster would be Special Summoned: negate the summon."
FENCE = probe(
    "Test Fence",
    "Trap / Counter",
    Activation(when=When(WouldBeSummoned(Monster(type_=WARRIOR), SUMMONED_SPECIALLY)), do=Negate(THE_SUMMON)),
)
POOL = pool_with(
    *(
        GRAFTER,
        SPIRE,
        LOW,
        HIGH,
        TWO,
        SIX,
        FOUR,
        FIVE,
        *LEVELS,
        *SWINGS,
        HERALD,
        BRIDGE,
        PILLAR,
        XYZ_SWING,
        FUSED_SWING,
        FENCE,
    )
)


def lay(you: str, opp: str = "", header: str = "turn 3, Main Phase 1, you to act", ask_all: bool = False) -> Table:
    """A table with the probes known."""
    return table(f"{header}\nyou 8000 {you}\nopp 8000 {opp}", pool=POOL, ask_all=ask_all)


def offered(t: Table) -> list[str]:
    """The monsters that could be Pendulum Summoned, as the question offers them."""
    t.you.does("pendulum summon")
    return t.you.is_asked("pendulum").offers


def pendulum_summon(seat: Seat, *names: str, position: str = "attack") -> None:
    """Pendulum Summon these monsters, all in one position, each in the first zone offered."""
    seat.does("pendulum summon")
    if seat.request().purpose == FOR_PENDULUM:
        seat.does(f"pendulum summon {', '.join(names)}")
    for _ in names:
        seat.does(f"{position} position")
        if seat.is_to_decide() and seat.request().purpose == FOR_ZONE:
            seat.does(seat.is_offered()[0])


WIDE = "pendulum: Test Low, Test High"


# ------------------------------------------------------------------------------------------------------ the procedure


@pytest.mark.rule("pendulum.summon.procedure", scenario=1)
@pytest.mark.parametrize("chosen", [(2,), (4,), (7,), (2, 4), (2, 7), (4, 7), (2, 4, 7)])
def test_any_monsters_between_the_scales_come_at_once_without_a_chain(chosen: tuple[int, ...]) -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Level 4, Test Level 7")
    names = [f"Test Level {level}" for level in chosen]
    pendulum_summon(t.you, *names, position="defense")
    assert sorted(t.you.monsters) == names and {t.you.monster(name).position for name in names} == {"defense"}
    assert not [line for line in t.log() if "activated" in line or "chain" in line]
    batches = {event.batch for event in t.events if t.say(event).endswith("special summoned")}
    assert len(batches) == 1


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
def test_at_least_one_monster_is_chosen_and_each_has_its_own_position() -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Level 4")
    t.you.does("pendulum summon")
    question = t.you.is_asked("pendulum")
    assert (question.least, question.most) == (1, 2)
    assert t.duel.next_picks() == ((0, 1), False)
    t.you.does("pendulum summon Test Level 2 and Test Level 4")
    t.you.takes_position("attack", zone=2)
    t.you.takes_position("defense", zone=5)
    assert [t.you.monster(f"Test Level {level}").position for level in (2, 4)] == ["attack", "defense"]
    assert [t.you.monster(f"Test Level {level}").zone for level in (2, 4)] == [2, 5]


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_with_five_monsters_nothing_comes_from_the_hand() -> None:
    five = "monsters: Kuriboh, Silver Fang, Gemini Elf, Mystical Elf, Battle Ox"
    t = lay(f"{WIDE}  hand: Test Level 4  {five}")
    assert "pendulum summon" not in t.you.is_offered()
    t.you.cannot("pendulum summon", because="summon.special.needs-free-monster-zone")


@pytest.mark.rule("pendulum.summon.procedure", scenario=2)
def test_it_needs_both_zones_and_an_open_state_of_the_own_main_phase() -> None:
    t = lay("pendulum: Test Low  hand: Test Level 4, Ookazi")
    assert "pendulum summon" not in t.you.is_offered()
    t.you.cannot("pendulum summon", because="pendulum.summon.procedure")
    for header in ("turn 3, Battle Step, you to act", "turn 4, Main Phase 1, opp to act"):
        t = lay(f"{WIDE}  hand: Test Level 4", "hand: Trap Hole", header, ask_all=True)
        t.you.cannot("pendulum summon", because="pendulum.summon.procedure")
    t = lay(f"{WIDE}  hand: Test Level 4, Ookazi", ask_all=True)
    t.you.can("pendulum summon")
    t.you.activates("Ookazi")
    t.opp.passes()
    assert t.chain == ["Ookazi"]
    t.you.cannot("pendulum summon", because="pendulum.summon.procedure")


@pytest.mark.rule("pendulum.summon.levels-strictly-between-scales", scenario=1)
def test_levels_lie_strictly_between_the_scales() -> None:
    hand = "hand: " + ", ".join([f"Test Level {level}" for level in range(1, 10)])
    t = lay(f"pendulum: Test Six, Test Two  {hand}")
    assert offered(t) == ["Test Level 3", "Test Level 4", "Test Level 5"]
    t.you.cannot("pendulum summon Test Level 6", because="pendulum.summon.levels-strictly-between-scales")
    for pair in ("Test Four, Test Four", "Test Four, Test Five"):
        t = lay(f"pendulum: {pair}  {hand}")
        t.you.cannot("pendulum summon", because="pendulum.summon.levels-strictly-between-scales")
    t = lay(f"{WIDE}  extra: Test Xyz Swing (face-up), Test Swing 3")
    assert "pendulum summon" in t.you.is_offered()
    t.you.cannot("pendulum summon Test Xyz Swing", because="pendulum.summon.levels-strictly-between-scales")


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_a_special_summon_monster_that_was_never_properly_summoned_is_not_offered() -> None:
    t = lay(f"{WIDE}  extra: Test Fused Swing (face-up), Test Swing 3, Test Swing 5")
    assert offered(t) == ["Test Swing 3", "Test Swing 5"]


@pytest.mark.rule("pendulum.equip.no-pendulum-summon", scenario=1)
def test_an_equipped_pendulum_monster_is_no_scale() -> None:
    t = lay("monsters: Test Grafter, Test Low  pendulum: Test High (zone 5)  hand: Test Level 4")
    t.you.activates("Test Grafter", zone=1)
    assert t.you.spell_trap("Test Low").zone == 1
    t.you.cannot("pendulum summon", because="pendulum.equip.no-pendulum-summon")


# ------------------------------------------------------------------------------------------------------ once per turn


@pytest.mark.rule("pendulum.summon.once-per-turn", scenario=1)
def test_a_pendulum_summon_is_once_per_turn_negated_or_not() -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Level 4")
    pendulum_summon(t.you, "Test Level 2")
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")
    t = lay(f"{WIDE}  hand: Test Level 2, Test Level 4", "set: Solemn Judgment")
    pendulum_summon(t.you, "Test Level 2")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Level 2"]
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")


@pytest.mark.rule("turn.main2.shares-once-per-turn-actions", scenario=1)
def test_both_main_phases_share_the_normal_summon_and_the_pendulum_summon() -> None:
    position = f"{WIDE}  hand: Test Level 2, Test Level 4, Test Level 3, Test Level 6, Trap Hole  deck: 2 Mystical Elf"
    t = lay(position)
    t.you.summons("Test Level 3")
    pendulum_summon(t.you, "Test Level 6")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Test Level 6")
    t.you.goes_to("Main Phase 2")
    assert t.opp.lp == 7000 and t.phase == "Main Phase 2"
    assert t.you.is_offered() == ["set Trap Hole", "end phase"]
    t.you.cannot("summon Test Level 2", because="summon.normal.once-per-turn-shared")
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")
    t = lay(position)
    t.you.goes_to("Battle Phase")  # without an attacker it ends at once
    assert t.phase == "Main Phase 2"
    t.you.summons("Test Level 3")
    pendulum_summon(t.you, "Test Level 2", "Test Level 6")
    assert sorted(t.you.monsters) == ["Test Level 2", "Test Level 3", "Test Level 6"]
    t.you.cannot("summon Test Level 4", because="summon.normal.once-per-turn-shared")
    t.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")


# ----------------------------------------------------------------------------------------------------------- negation


@pytest.mark.rule("pendulum.summon.negated-as-a-whole", scenario=1)
def test_a_negated_pendulum_summon_is_negated_for_all_monsters() -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Swing 3  extra: Test Swing 5", "set: Solemn Judgment")
    pendulum_summon(t.you, "Test Level 2", "Test Swing 3", "Test Swing 5")
    assert t.you.monsters == []
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.extra == []
    assert sorted(t.you.graveyard) == ["Test Level 2", "Test Swing 3", "Test Swing 5"]
    negated = [there(event.card).name for event in t.opp.view.events if event.kind == EVENT_NEGATED]
    assert sorted(negated) == ["Test Level 2", "Test Swing 3", "Test Swing 5"]


@pytest.mark.rule("pendulum.summon.negated-as-a-whole", scenario=0)
def test_what_negates_the_summon_of_one_of_them_negates_it_for_all() -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Herald", "set: Test Fence")
    pendulum_summon(t.you, "Test Level 2", "Test Herald")
    t.opp.activates("Test Fence")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Test Herald", "Test Level 2"] and t.you.lp == 8000


@pytest.mark.rule("chain.simultaneous.triggers-form-one-chain", scenario=0)
def test_monsters_summoned_together_trigger_together() -> None:
    t = lay(f"{WIDE}  hand: 2 Test Herald")
    pendulum_summon(t.you, "Test Herald", "Test Herald")
    t.you.triggers("Test Herald (zone 1)")
    t.nobody_responds()
    assert t.you.lp == 8200


# ---------------------------------------------------------------------------------------------------------- the zones


@pytest.mark.rule("summon.extra.faceup-pendulum-needs-emz-or-linked-zone", scenario=1)
def test_monsters_of_the_extra_deck_need_an_extra_or_a_linked_zone() -> None:
    hand = "hand: Test Level 2, Test Level 3, Test Level 4"
    t = lay(f"{WIDE}  {hand}  extra: Test Swing 3, Test Swing 5")
    t.you.does("pendulum summon")
    offers = t.you.is_asked("pendulum").offers
    both = [offers.index("Test Swing 3"), offers.index("Test Swing 5")]
    assert both[1] not in t.duel.next_picks(both[0])[0]
    t.you.does("pendulum summon Test Level 2, Test Level 3, Test Level 4, Test Swing 5")
    for zone in (1, 2, 3):
        t.you.takes_position("attack", zone=zone)
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]
    t.you.does("extra zone 2")
    assert t.you.monster("Test Swing 5").extra_zone == 2 and len(t.you.monsters) == 4
    t = lay(f"{WIDE}  monsters: Test Bridge (extra zone 1)  {hand}  extra: Test Swing 3, Test Swing 5")
    t.you.does("pendulum summon")
    t.you.does("pendulum summon Test Level 2, Test Level 3, Test Level 4, Test Swing 3, Test Swing 5")
    t.you.does("attack position")
    # The two linked zones are left to the monsters of the Extra Deck.
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 4", "zone 5"]
    for wish in ("zone 2", "attack position", "zone 4", "attack position", "attack position"):
        t.you.does(wish)  # the last monster of the hand has one zone left
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3"]
    t.you.does("zone 3")
    t.you.does("attack position")
    assert t.you.monster("Test Swing 3").zone == 3 and t.you.monster("Test Swing 5").zone == 1


@pytest.mark.rule("summon.extra.monsters-stay-when-link-leaves", scenario=1)
def test_a_monster_stays_when_the_link_monster_leaves() -> None:
    t = lay(
        f"{WIDE}  monsters: Test Pillar (extra zone 1)  extra: Test Swing 3, Test Swing 5  hand: Test Level 2",
        "set: Raigeki Break  hand: Mystical Elf",
    )
    pendulum_summon(t.you, "Test Swing 5")
    t.nobody_responds()
    assert t.you.monster("Test Swing 5").zone == 2
    t.you.goes_to("End Phase")
    t.opp.activates("Raigeki Break", discarding="Mystical Elf", targeting="Test Pillar")
    t.nobody_responds()
    assert t.you.monsters == ["Test Swing 5"] and t.you.monster("Test Swing 5").zone == 2


@pytest.mark.rule("summon.extra.opponents-link-marker-counts", scenario=0)
@pytest.mark.parametrize(
    ("zone", "offers"),
    [
        ("extra zone 1", ["zone 4", "extra zone 1"]),
        ("extra zone 2", ["zone 2", "extra zone 2"]),
        ("zone 3", ["extra zone 1", "extra zone 2"]),
    ],
)
def test_the_opponents_link_monsters_point_as_he_sees_them(zone: str, offers: list[str]) -> None:
    """Up for the opponent is down for you, and his left Extra Monster Zone is your right one."""
    t = lay(f"{WIDE}  extra: Test Swing 3", f"monsters: Test Spire ({zone})")
    t.you.does("pendulum summon")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == offers


# ------------------------------------------------------------------------------------------------------ what is written


@pytest.mark.rule("pendulum.summon.once-per-turn", scenario=0)
def test_a_position_remembers_that_the_pendulum_summon_is_used() -> None:
    t = lay(f"{WIDE}  hand: Test Level 2, Test Level 4")
    pendulum_summon(t.you, "Test Level 2")
    for lang in ("en", "zh"):
        text = t.write(lang)
        again = table(text, pool=POOL)
        again.you.cannot("pendulum summon", because="pendulum.summon.once-per-turn")
        assert again.write(lang) == text


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
def test_a_pendulum_summon_is_the_special_summon_of_whoever_makes_it() -> None:
    """Bottomless Trap Hole answers summons of the opponent, and none of one's own."""
    t = lay(f"{WIDE}  hand: Cyber Dragon  set: Bottomless Trap Hole", "set: Bottomless Trap Hole")
    pendulum_summon(t.you, "Cyber Dragon")
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]
    t.opp.activates("Bottomless Trap Hole")
    assert t.you.monsters == [] and t.you.banished == ["Cyber Dragon"]


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
def test_five_monsters_of_the_hand_and_one_of_the_extra_deck_come_together() -> None:
    hand = "hand: Test Level 2, Test Level 3, Test Level 4, Test Level 5, Test Level 6"
    t = lay(f"{WIDE}  {hand}  extra: Test Swing 5, Test Swing 7")
    t.you.does("pendulum summon")
    assert t.you.is_asked("pendulum").most == 6
    t.you.does("pendulum summon Test Level 2, Test Level 3, Test Level 4, Test Level 5, Test Level 6, Test Swing 5")
    t.you.takes_position("attack", "ask")
