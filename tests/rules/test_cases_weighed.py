"""Cases in which one detail decides: how many can be given, what a skipped phase leaves, what is told of open hands."""

import pytest

from spellspeed.rulebook.errors import IllegalAnswer
from table import Table
from turns import resolve, their_turn, your_turn

BRIONAC = "Brionac, Dragon of the Ice Barrier"
PAIN = "Amorphactor Pain, the Imagination Dracoverlord"
SLAYER = "Master Pendulum, the Dracoslayer"
PERSONA = "Amorphous Persona"
ARCHFIEND, TUNER = "Red Dragon Archfiend", "Raiden, Hand of the Lightsworn"
GREPHER = "Knight Day Grepher"
GOLDEN = "Gogogo Golem - Golden Form"
EYES = "Millennium-Eyes Restrict"
PHASES_IN_ORDER = "turn.structure.six-phases-in-order"


# ------------------------------------------------------------------------------------------------ how many can be given


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize(("theirs", "most"), [("Raigeki", 1), ("2 Raigeki", 2), ("3 Raigeki", 3), ("4 Raigeki", 3)])
def test_no_more_is_discarded_than_there_are_cards_to_target(theirs: str, most: int) -> None:
    """Brionac targets as many cards as were discarded; three are in the hand."""
    t = your_turn(f"hand: Sogen, Kuriboh, Sangan   monsters: {BRIONAC}", f"set: {theirs}")
    t.you.activates(BRIONAC)
    asked = t.duel.state.request
    assert asked is not None and (asked.least, asked.most) == (1, most)


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize(("set_", "most"), [("Raigeki", 1), ("2 Raigeki", 2), ("3 Raigeki", 2)])
def test_the_number_of_targets_is_a_limit_also_where_two_can_be_discarded(set_: str, most: int) -> None:
    """Linkslayer discards up to two cards and destroys as many Spells and Traps."""
    t = your_turn("hand: Sogen, Kuriboh, Sangan   monsters: Linkslayer", f"set: {set_}")
    t.you.activates("Linkslayer")
    asked = t.duel.state.request
    assert asked is not None and (asked.least, asked.most) == (1, most)


# -------------------------------------------------------------------------------------------------- a phase left out


def without_main_phase_1(theirs: str) -> Table:
    """Your Amorphactor Pain was Ritual Summoned: the opponent skips Main Phase 1 of his turn, which has begun."""
    mine = f"graveyard: {PERSONA}   hand: {PAIN}, {SLAYER}   monsters: {SLAYER}"
    t = your_turn(mine, theirs)
    t.you.activates(PERSONA)
    while t.you.monsters != [PAIN]:
        t.duel.answer(0)
    t.you.ends_turn()
    return t


@pytest.mark.rule("turn.main1.exit-to-battle-or-end", scenario=0)
@pytest.mark.parametrize("phase", ["battle phase", "end phase"])
def test_who_skips_main_phase_1_goes_on_to_the_battle_phase_or_to_the_end(phase: str) -> None:
    t = without_main_phase_1("monsters: Battle Ox")
    assert (t.turn, t.phase) == (4, "Standby Phase") and t.opp.is_offered() == ["battle phase", "end phase"]
    assert t.opp.reasons(phase) == []
    t.opp.does(phase)
    assert (t.turn, t.phase) == ((4, "Battle Phase") if phase == "battle phase" else (5, "Main Phase 1"))


@pytest.mark.rule(PHASES_IN_ORDER, scenario=0)
@pytest.mark.parametrize("phase", ["battle phase", "end phase"])
def test_who_adjusts_his_hand_cannot_go_to_a_phase_that_is_over(phase: str) -> None:
    """The question is one of the turn itself, as where Main Phase 1 is skipped; but the End Phase has come."""
    t = your_turn("hand: 7 Umi   monsters: Battle Ox")
    t.you.does("end phase")
    assert t.phase == "End Phase" and t.you.is_asked("hand limit").offers
    t.you.cannot(phase, because=PHASES_IN_ORDER)


# --------------------------------------------------------------------------------------------------------- open hands


def told(t: Table) -> list[str]:
    return [line for line in t.log() if "reveal" in line]


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=0)
def test_that_cards_of_a_hand_are_open_is_told_when_they_come_to_be_and_not_when_they_are_hidden() -> None:
    t = your_turn("hand: Dark Hole   monsters: Mind on Air (set)", "hand: Sangan, Kuriboh")
    t.you.flip_summons("Mind on Air")
    assert len(told(t)) == 2 and "Sangan" in told(t)[0] and "Kuriboh" in told(t)[1]
    t.you.activates("Dark Hole")
    resolve(t)
    assert len(told(t)) == 2 and t.you.monsters == []


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=0)
def test_a_hand_that_is_open_from_the_start_is_not_told_anew() -> None:
    t = your_turn("hand: Umi   monsters: Mind on Air", "hand: Sangan, Kuriboh   deck: 3 Forest")
    assert [card.name for card in t.you.view.hand(t.opp.player)] == ["Sangan", "Kuriboh"] and told(t) == []
    t.you.ends_turn()
    assert len(told(t)) == 1 and "Forest" in told(t)[0]


# ------------------------------------------------------------------------------------------ what a card itself counts


@pytest.mark.rule("spell.activation.exists-faceup-on-field", scenario=0)
@pytest.mark.parametrize(("theirs", "can"), [(1, False), (2, True)])
def test_a_trap_of_the_hand_is_one_of_the_cards_on_the_field_once_it_is_activated(theirs: int, can: bool) -> None:
    """Evenly Matched wants the opponent to control more cards than you; it lies on your field when it is activated."""
    t = their_turn("hand: Evenly Matched, Kuriboh", f"monsters: {theirs} Battle Ox")
    t.opp.goes_to("Battle Phase")
    t.opp.does("end battle phase")
    if can:
        t.you.activates("Evenly Matched")
        resolve(t)
        assert (t.opp.is_asked("effect").least, t.opp.is_asked("effect").most) == (1, 1)
    else:
        t.you.cannot("activate Evenly Matched", because="effect.condition.all-must-be-met")


@pytest.mark.rule("spell.activation.exists-faceup-on-field", scenario=0)
@pytest.mark.parametrize(("theirs", "can"), [(1, False), (2, True)])
def test_a_set_trap_is_counted_once(theirs: int, can: bool) -> None:
    t = their_turn("set: Evenly Matched", f"monsters: {theirs} Battle Ox")
    t.opp.goes_to("Battle Phase")
    t.opp.does("end battle phase")
    if can:
        t.you.activates("Evenly Matched")
        resolve(t)
        assert (t.opp.is_asked("effect").least, t.opp.is_asked("effect").most) == (1, 1)
    else:
        t.you.cannot("activate Evenly Matched", because="effect.condition.all-must-be-met")


# --------------------------------------------------------------------------------------------------- Gemini Monsters


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=0)
@pytest.mark.parametrize("gemini", ["King Pyron", "Blazewing Butterfly"])
def test_a_gemini_monster_summoned_again_was_an_effect_monster_when_its_effect_was_activated(gemini: str) -> None:
    """Golden Form negates effects of Effect Monsters on the field; Blazewing Butterfly is Tributed for its own."""
    theirs = f"monsters: {GOLDEN}   spells: 2 Axe of Despair (on {GOLDEN})"
    t = your_turn(f"monsters: {gemini} (summoned again)   graveyard: {GREPHER}", theirs)
    t.you.activates(gemini)
    resolve(t)
    assert t.opp.lp == 8000 and GREPHER in t.you.graveyard and t.opp.atk_of(GOLDEN) == 500


@pytest.mark.rule("gemini.treated-as-normal-monster", scenario=0)
@pytest.mark.parametrize(
    "mine",
    ["monsters: King Pyron", "monsters: King Pyron (set)", "hand: King Pyron", "banished: King Pyron"],
)
def test_only_where_it_would_be_a_normal_monster_is_that_why_its_effect_is_not_there(mine: str) -> None:
    t = your_turn(mine)
    given = [refusal.rule for refusal in t.you.reasons("activate King Pyron")]
    normal = ["gemini.treated-as-normal-monster"] if mine == "monsters: King Pyron" else []
    assert [each for each in given if each.startswith("gemini.")] == normal


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=0)
def test_what_is_equipped_to_a_gemini_monster_goes_with_it_when_its_second_summon_is_negated() -> None:
    t = your_turn(
        f"monsters: {GREPHER}   spells: Axe of Despair (on {GREPHER})",
        "set: Solemn Judgment",
    )
    t.you.does(f"summon {GREPHER} again")
    t.opp.activates("Solemn Judgment")
    resolve(t)
    assert t.you.monsters == [] and t.you.spells == []
    assert sorted(t.you.graveyard) == ["Axe of Despair", GREPHER]


# ----------------------------------------------------------------------------------------------- names that are negated


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=0)
def test_millennium_eyes_restrict_negates_what_has_the_name_of_the_monster_it_has_equipped() -> None:
    t = their_turn(
        f"monsters: {EYES}, Command Knight, Goblin Attack Force",
        "monsters: Cannon Soldier, Battle Ox   graveyard: Command Knight",
    )
    assert t.you.atk_of("Goblin Attack Force") == 2700
    t.opp.activates("Cannon Soldier", tributing="Battle Ox")
    t.you.activates(EYES, targeting="Command Knight (graveyard)")
    resolve(t)
    assert t.you.atk_of("Goblin Attack Force") == 2300


# ----------------------------------------------------------------------------------------- a choice that leaves another


@pytest.mark.rule("effect.resolve.no-self-defeating-choice", scenario=0)
@pytest.mark.parametrize("there", ["Kuriboh", "Battle Ox"])
def test_only_a_monster_whose_namesake_is_in_the_deck_is_chosen(there: str) -> None:
    """Astrograph Sorcerer adds one with the name of a monster that was destroyed; both lie in the Graveyard."""
    t = your_turn(
        f"hand: Dark Hole, Astrograph Sorcerer   monsters: Kuriboh, Battle Ox   deck: Umi, {there}, Sogen",
    )
    t.you.activates("Dark Hole")
    t.you.triggers("Astrograph Sorcerer")
    resolve(t)
    t.you.says_yes()
    resolve(t)
    assert t.you.hand == [there]


# ------------------------------------------------------------------------------------- what applies once it is summoned


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
@pytest.mark.parametrize(
    ("monster", "how", "before", "after"),
    [
        ("Command Knight (set)", "flip summon Command Knight", 2300, 2700),
        ("Goggle Golem", "summon Goggle Golem again", 0, 0),
    ],
)
def test_what_a_monster_does_by_itself_applies_once_its_summon_is_not_negated(
    monster: str, how: str, before: int, after: int
) -> None:
    """The opponent could negate the summon: until he has passed, the monster's own effects do not apply."""
    t = your_turn(f"monsters: {monster}, Goblin Attack Force", "set: Solemn Judgment")
    t.you.does(how)
    if before:
        assert t.you.atk_of("Goblin Attack Force") == before
    else:
        assert t.you.atk_of("Goggle Golem") == 1500
    t.opp.passes()
    resolve(t)
    if after:
        assert t.you.atk_of("Goblin Attack Force") == after
    else:
        assert t.you.atk_of("Goggle Golem") == 2100


# ----------------------------------------------------------------------------------------------- beyond the turn


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_what_a_spell_forbids_to_both_players_goes_on_in_the_next_turn_though_the_spell_is_gone() -> None:
    t = your_turn("hand: Cold Wave", "hand: Raigeki")
    t.you.activates("Cold Wave")
    resolve(t)
    t.you.ends_turn()
    t.opp.cannot("activate Raigeki", because="effect.cannot.forbids-while-it-applies")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.can("set Raigeki")


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=0)
def test_a_monster_that_is_to_return_in_a_later_turn_is_not_forgotten_when_the_turn_ends() -> None:
    t = your_turn("hand: Dimensionhole   monsters: Battle Ox")
    t.you.activates("Dimensionhole")
    resolve(t)
    assert t.you.banished == ["Battle Ox"]
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.phase == "Standby Phase"
    t.you.does("carry out Dimensionhole")
    resolve(t)
    assert t.you.monsters == ["Battle Ox"] and t.you.banished == []


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_a_monster_whose_conditions_were_ignored_has_not_been_summoned_properly() -> None:
    """Harpie Lady Sisters came by A Wild Monster Appears!, which its text does not name."""
    t = your_turn(
        "hand: A Wild Monster Appears!, Harpie Lady Sisters   set: Call of the Haunted",
        "monsters: Gemini Elf   hand: Raigeki",
    )
    t.you.activates("A Wild Monster Appears!")
    resolve(t)
    assert t.you.monsters == ["Harpie Lady Sisters"]
    t.you.ends_turn()
    t.opp.activates("Raigeki")
    resolve(t)
    assert "Harpie Lady Sisters" in t.you.graveyard
    t.you.cannot("activate Call of the Haunted", because="summon.revive.not-properly-summoned-illegal")


@pytest.mark.rule("effect.non-effect-text.restricts-other-materials", scenario=0)
def test_who_has_picked_a_tuner_that_goes_with_fish_alone_cannot_pick_another_monster_to_it() -> None:
    """Celtic Guardian is there for the other Tuner; nothing else is left that Royal Swamp Eel would not go with."""
    mine = "monsters: Royal Swamp Eel, Celtic Guardian, 7 Colored Fish, Raiden, Hand of the Lightsworn"
    t = your_turn(f"{mine}   extra: {ARCHFIEND}")
    t.you.does(f"synchro summon {ARCHFIEND}")
    offers = t.you.is_asked("material").offers
    assert sorted(offers) == sorted(["Royal Swamp Eel", "Celtic Guardian", "7 Colored Fish", TUNER])
    eel, guardian, fish = [offers.index(name) for name in ("Royal Swamp Eel", "Celtic Guardian", "7 Colored Fish")]
    with pytest.raises(IllegalAnswer):
        t.duel.answer(eel, guardian, by=t.you.player)
    t.duel.answer(eel, fish, by=t.you.player)
    assert sorted(t.you.graveyard) == ["7 Colored Fish", "Royal Swamp Eel"]
