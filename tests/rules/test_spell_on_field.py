"""Topic spell: an activated Spell is a card on the field, which can be destroyed, replaced and used again."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import CountOf
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, FACE_UP, OPPONENT
from spellspeed.lang.words.lines import Activation, Ignition, Limit, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, SpellOrTrap, Times
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, THE_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import Draw, GainLP, InflictDamage
from table import table

TALLY = probe(
    "Probe Tally",
    "Trap / Normal",
    Activation(do=InflictDamage(Times(100, CountOf(SpellOrTrap(FACE_UP), OPPONENTS_FIELD)), OPPONENT)),
)
WELL = probe("Probe Well", "Spell / Continuous", Ignition(1, limit=Limit(), do=Draw(1)))
SPRING = probe("Probe Spring", "Spell / Continuous", Activation(1, do=Draw(1)))
LIGHT = probe("Probe Light", "Spell / Normal", Activation(do=Draw(1), stays=True))
SHRINE = probe(
    "Probe Shrine",
    "Spell / Field",
    Trigger(when=If(Destroyed(THIS_CARD)), do=GainLP(100), from_=YOUR_GRAVEYARD, mandatory=True),
)
TEMPLE = probe(
    "Probe Temple",
    "Spell / Field",
    Trigger(
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT)),
        do=GainLP(100),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)
GROVE = probe(
    "Probe Grove",
    "Spell / Field",
    Trigger(
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=GainLP(100),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)
POOL = pool_with(TALLY, WELL, SPRING, LIGHT, SHRINE, TEMPLE, GROVE)


@pytest.mark.rule("spell.activation.exists-faceup-on-field", scenario=1)
def test_an_activated_normal_spell_is_a_target_on_the_field_and_resolves_although_it_is_destroyed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon
        """,
        ask_all=True,
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("Mystical Space Typhoon", targeting="Pot of Greed").nobody_responds()
    told = t.log()
    assert told.index("Pot of Greed destroyed (effect)") < told.index("link 1 Pot of Greed resolved")
    assert t.you.hand == ["Mystical Elf"] * 2 and t.you.graveyard == ["Pot of Greed"]


@pytest.mark.rule("spell.activation.exists-faceup-on-field", scenario=1)
def test_an_activated_normal_spell_counts_as_a_face_up_card_its_player_controls() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   set: Trap Hole   deck: 3 Mystical Elf
        opp 8000   set: Probe Tally
        """,
        pool=POOL,
    )
    t.opp.cannot("activate Probe Tally", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.activates("Pot of Greed")
    t.opp.activates("Probe Tally").nobody_responds()
    assert t.you.lp == 7900 and t.you.hand == ["Mystical Elf"] * 2


@pytest.mark.rule("spell.continuous.effect-spell-speed-1", scenario=1)
def test_an_effect_of_a_continuous_spell_is_no_response() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Probe Well   hand: Ookazi   deck: 3 Mystical Elf
        opp 8000   set: Threatening Roar
        """,
        pool=POOL,
        ask_all=True,
    )
    assert "activate Probe Well" in t.you.is_offered()
    t.you.activates("Ookazi")
    t.opp.activates("Threatening Roar")
    assert t.you.is_offered() == ["pass"]
    t.you.cannot("activate Probe Well", because="chain.spell-speed-1.cannot-be-chained-freely")
    t.nobody_responds()
    t.you.activates("Probe Well").nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("spell.continuous.effect-spell-speed-1", scenario=2)
def test_an_effect_of_a_continuous_spell_has_spell_speed_1() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 spells: Probe Well deck: Kuriboh\nopp 8000", pool=POOL)
    lines = t.duel.game.programs[t.you.spell_trap("Probe Well").row.card].lines
    assert [line.speed for line in lines if line.index == t.you.request().options[0].number] == [1]
    assert t.you.is_offered()[0] == "activate Probe Well"


@pytest.mark.rule("spell.continuous.destroyed-in-response-does-not-resolve", scenario=1)
@pytest.mark.parametrize(
    ("where", "name", "drawn"),
    [("hand", "Probe Spring", 0), ("spells", "Probe Well", 0), ("hand", "Upstart Goblin", 1)],
)
def test_a_continuous_spell_destroyed_in_response_does_nothing_and_a_normal_spell_does(
    where: str, name: str, drawn: int
) -> None:
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   {where}: {name}   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon
    """
    t = table(position, pool=POOL)
    t.you.activates(name)
    t.opp.activates("Mystical Space Typhoon", targeting=name).nobody_responds()
    assert f"{name} destroyed (effect)" in t.log() and t.you.graveyard == [name]
    assert t.you.hand == ["Mystical Elf"] * drawn
    # Left alone, each of them draws.
    t = table(position, pool=POOL)
    t.you.activates(name).nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("spell.field.replaced-is-not-destroyed", scenario=1)
@pytest.mark.parametrize("by", ["activates", "sets"])
def test_a_field_spell_that_makes_room_was_not_destroyed(by: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   field: Probe Shrine   hand: Sogen, Mystical Space Typhoon, Kuriboh
        opp 8000
        """,
        pool=POOL,
    )
    getattr(t.you, by)("Sogen")
    t.nobody_responds()
    assert t.you.field_zone == ["Sogen"] and t.you.graveyard == ["Probe Shrine"]
    assert t.you.is_asked("open state") and t.you.lp == 8000
    assert not [line for line in t.log() if "destroyed" in line or "activated Probe Shrine" in line]


@pytest.mark.rule("spell.field.replaced-is-not-destroyed", scenario=0)
def test_a_field_spell_that_is_destroyed_says_so() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   field: Probe Shrine   hand: Mystical Space Typhoon, Kuriboh
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Mystical Space Typhoon", targeting="Probe Shrine").nobody_responds()
    assert t.you.lp == 8100


@pytest.mark.rule("spell.field.replaced-is-not-sent-by-effect", scenario=1)
@pytest.mark.parametrize(("old", "lp"), [("Probe Temple", 8000), ("Probe Grove", 8100)])
@pytest.mark.parametrize("by", ["activates", "sets"])
def test_a_field_spell_that_makes_room_was_sent_to_the_graveyard_but_not_by_an_effect(
    old: str, lp: int, by: str
) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {old}   hand: Sogen, Kuriboh
        opp 8000
        """,
        pool=POOL,
    )
    getattr(t.you, by)("Sogen")
    t.nobody_responds()
    assert t.you.field_zone == ["Sogen"] and t.you.graveyard == [old]
    assert t.you.is_asked("open state") and t.you.lp == lp
    assert (f"you activated {old}" in t.log()) == (lp == 8100)


@pytest.mark.rule("spell.field.replaced-is-not-sent-by-effect", scenario=0)
@pytest.mark.parametrize("old", ["Probe Temple", "Probe Grove"])
def test_a_field_spell_that_an_effect_sends_to_the_graveyard_triggers_either_way(old: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {old}   hand: Mystical Space Typhoon, Kuriboh
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Mystical Space Typhoon", targeting=old).nobody_responds()
    assert t.you.lp == 8100


# Unmarked: that Swords of Revealing Light is destroyed in the third End Phase needs a count of turns.
@pytest.mark.rule("spell.resolve.some-normal-spells-stay", scenario=0)
def test_a_normal_spell_whose_text_says_so_stays_and_occupies_its_zone() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Light, Ookazi   set: 4 Trap Hole   deck: 3 Mystical Elf
        opp 8000   deck: 3 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Probe Light").nobody_responds()
    assert t.you.spells == ["Probe Light"] and t.you.graveyard == []
    t.you.cannot("activate Ookazi", because="spell.activation.hand-needs-free-zone")
    t.you.ends_turn()
    assert t.turn == 4 and t.you.spells == ["Probe Light"]
