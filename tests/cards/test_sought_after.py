"""Cards of old decks that each say something of their own."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
IN_VAIN = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Battle Step") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


# ----------------------------------------------------------------------------------------------------------- equipped


@pytest.mark.parametrize("effect", [2, 3])
def test_the_necklace_brings_a_card_or_takes_one_as_its_wearer_falls(effect: int) -> None:
    """card: Necklace of Command"""
    t = their_turn(
        "monsters: Kuriboh   spells: Necklace of Command (on Kuriboh)   hand: Umi",
        "monsters: Gemini Elf   hand: Umi, Forest",
    )
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.triggers("Necklace of Command", effect - 1)
    t.nobody_responds()
    assert (len(t.you.hand), len(t.opp.hand)) == ((2, 2) if effect == 2 else (1, 1))


def test_the_necklace_takes_no_card_where_none_is_held() -> None:
    """card: Necklace of Command"""
    necklace = "monsters: Kuriboh   spells: Necklace of Command (on Kuriboh)   hand: Umi"
    t = their_turn(necklace, "monsters: Gemini Elf, Battle Ox")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert len(t.you.hand) == 2 and "Necklace of Command" in t.you.graveyard


def test_the_necklace_is_equipped() -> None:
    """card: Necklace of Command"""
    t = your_turn("hand: Necklace of Command, Umi   monsters: Kuriboh")
    t.you.activates("Necklace of Command").nobody_responds()
    assert t.you.spells == ["Necklace of Command"]


@pytest.mark.parametrize("how", ["the other player's monster", "an effect"])
def test_the_necklace_brings_nothing_for_any_other_loss(how: str) -> None:
    """card: Necklace of Command"""
    if how == "an effect":
        t = their_turn(
            "monsters: Kuriboh   spells: Necklace of Command (on Kuriboh)   hand: Umi", "hand: Fissure", "Main Phase 1"
        )
        t.opp.activates("Fissure").nobody_responds()
    else:
        t = your_turn(
            "monsters: Gemini Elf   spells: Necklace of Command (on opp zone 1)   hand: Umi",
            "monsters: Kuriboh   hand: Umi",
            "Battle Step",
        )
        t.you.attacks("Gemini Elf", "Kuriboh")
    assert "Necklace of Command" in t.you.graveyard and t.you.hand == ["Umi"]
    assert not t.chain


def test_gilford_arms_the_warriors_from_the_graveyard() -> None:
    """card: Gilford the Legend"""
    t = your_turn(
        "hand: Gilford the Legend, Umi   monsters: 2 Kuriboh, Vorse Raider, Command Knight"
        "   graveyard: Axe of Despair, Black Pendant, Horn of the Unicorn, Dark Hole"
    )
    t.you.summons("Gilford the Legend", tributing=["Kuriboh (zone 1)", "Kuriboh (zone 2)"])
    t.you.triggers("Gilford the Legend").nobody_responds()
    for wearer in ("Gilford the Legend", "Command Knight", "Gilford the Legend"):
        assert sorted(t.you.is_asked("effect").offers) == ["Command Knight", "Gilford the Legend"]
        t.you.chooses(wearer)
    assert len(t.you.spells) == 3 and t.you.graveyard.count("Dark Hole") == 1
    assert (
        t.you.atk_of("Gilford the Legend") + t.you.atk_of("Command Knight") == 2600 + 1200 + 2 * 400 + 1000 + 500 + 700
    )


def test_gilford_arms_as_many_as_there_are_zones() -> None:
    """card: Gilford the Legend"""
    t = your_turn(
        "hand: Gilford the Legend, Umi   monsters: 2 Kuriboh   set: 4 Waboku   graveyard: Axe of Despair, Black Pendant"
    )
    t.you.summons("Gilford the Legend", tributing=["Kuriboh (zone 1)", "Kuriboh (zone 2)"])
    t.you.triggers("Gilford the Legend").nobody_responds()
    t.you.chooses("Black Pendant")
    assert t.you.spells == ["Black Pendant"] and t.you.atk_of("Gilford the Legend") == 3100


def test_gilford_arms_nobody_without_an_equip_spell_and_is_never_special_summoned() -> None:
    """card: Gilford the Legend"""
    t = your_turn("hand: Gilford the Legend, Umi   monsters: 2 Kuriboh   graveyard: Dark Hole")
    t.you.summons("Gilford the Legend", tributing=["Kuriboh (zone 1)", "Kuriboh (zone 2)"])
    assert t.you.is_asked("open state")
    t = your_turn("hand: Monster Reborn   graveyard: Gilford the Legend")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


@pytest.mark.parametrize(
    ("there", "caught"),
    [
        ("monsters: Jinzo", True),
        ("spells: Royal Decree", True),
        ("monsters: Fiend Skull Dragon", True),
        ("monsters: Jinzo (set)", False),
        ("monsters: Kycoo the Ghost Destroyer", False),
        ("set: Royal Decree", False),
    ],
)
def test_double_snare_catches_what_negates_traps(there: str, caught: bool) -> None:
    """card: Double Snare"""
    t = your_turn("hand: Double Snare, Umi", there)
    if caught:
        t.you.activates("Double Snare").nobody_responds()
        assert len(t.opp.graveyard) == 1
    else:
        t.you.cannot("activate Double Snare", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------- damage turned back


@pytest.mark.parametrize("card", ["Barrel Behind the Door", "Spell of Pain"])
def test_the_damage_of_an_effect_is_turned_back(card: str) -> None:
    """card: Barrel Behind the Door, Spell of Pain"""
    t = their_turn(f"set: {card}   hand: Umi", "hand: 2 Ookazi, Umi", "Main Phase 1")
    t.opp.does("activate Ookazi (copy 1)")
    t.opp.take_zone()
    t.you.activates(card).nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7200)
    t.opp.activates("Ookazi").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (7200, 7200)


@pytest.mark.parametrize("card", ["Barrel Behind the Door", "Spell of Pain"])
def test_what_hurts_only_the_other_player_or_nobody_is_not_answered(card: str) -> None:
    """card: Barrel Behind the Door, Spell of Pain"""
    t = their_turn(f"set: {card}   hand: Umi", "hand: Pot of Greed, Umi", "Main Phase 1")
    t.opp.does("activate Pot of Greed")
    t.opp.take_zone()
    assert not t.you.is_to_decide()
    t = your_turn(f"set: {card}   hand: Ookazi, Umi", "hand: Umi")
    t.you.activates("Ookazi").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7200)


def test_the_barrel_turns_back_your_part_of_what_hurts_both_players() -> None:
    """card: Barrel Behind the Door"""
    t = your_turn(
        "set: Barrel Behind the Door   hand: Umi   monsters: Kuriboh",
        "set: Ring of Destruction   hand: Umi   monsters: Mystical Elf",
        "Battle Step",
    )
    t.you.attacks("Kuriboh", "Mystical Elf")
    t.opp.activates("Ring of Destruction", targeting="Kuriboh")
    t.you.activates("Barrel Behind the Door").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7400)


# ------------------------------------------------------------------------------------------------ past the monsters


def test_sonic_shooter_passes_the_monsters_for_its_original_atk() -> None:
    """card: Sonic Shooter"""
    t = your_turn("monsters: Sonic Shooter   hand: Axe of Despair, Umi", "monsters: Blue-Eyes White Dragon")
    t.you.activates("Axe of Despair", targeting="Sonic Shooter").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.declares("Sonic Shooter")
    t.you.chooses_direct_attack()
    assert t.opp.lp == 6700 and t.you.atk_of("Sonic Shooter") == 2300


def test_sonic_shooter_hits_with_all_its_strength_where_no_monster_stands() -> None:
    """card: Sonic Shooter"""
    t = your_turn("monsters: Sonic Shooter   hand: Axe of Despair, Umi")
    t.you.activates("Axe of Despair", targeting="Sonic Shooter").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Sonic Shooter")
    assert t.opp.lp == 5700


def test_sonic_shooter_cannot_pass_when_there_is_a_card_in_the_zones() -> None:
    """card: Sonic Shooter"""
    t = your_turn("monsters: Sonic Shooter   hand: Umi", "monsters: Kuriboh, Mystical Elf   set: Waboku", "Battle Step")
    t.you.declares("Sonic Shooter")
    assert sorted(t.you.is_offered()) == ["attack Kuriboh", "attack Mystical Elf"] or len(t.you.is_offered()) == 2


# ----------------------------------------------------------------------------------------------- upon all monsters

WAVE = "Diffusion Wave-Motion"


def test_the_wave_goes_against_every_monster_and_nobody_else_attacks() -> None:
    """card: Diffusion Wave-Motion"""
    t = your_turn(f"monsters: Dark Magician, Gemini Elf   hand: {WAVE}, Kuriboh, Umi", "monsters: Sangan, Vorse Raider")
    t.you.activates(WAVE).nobody_responds()
    assert t.you.lp == 7000
    t.you.summons("Kuriboh")
    t.you.cannot("end phase", because=FORBIDDEN)
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Gemini Elf", because=FORBIDDEN)
    t.you.cannot("attack with Kuriboh", because=FORBIDDEN)
    t.you.cannot("main phase 2", because=FORBIDDEN)
    t.you.attacks("Dark Magician", "Sangan")  # and it goes on to the other one, since nothing else can be done
    assert t.opp.hand == []
    assert sorted(t.opp.graveyard) == ["Sangan", "Vorse Raider"]


def test_the_wave_lets_no_flip_effect_of_what_it_destroys_be_activated() -> None:
    """card: Diffusion Wave-Motion"""
    t = your_turn(f"monsters: Dark Magician, Kuriboh   hand: {WAVE}, Umi", "monsters: Man-Eater Bug (set)   hand: Umi")
    t.you.activates(WAVE).nobody_responds()
    t.you.goes_to("Battle Phase")
    assert t.opp.graveyard == ["Man-Eater Bug"]
    assert sorted(t.you.monsters) == ["Dark Magician", "Kuriboh"]


@pytest.mark.parametrize(
    ("you", "opp", "why"),
    [
        ("monsters: Dark Magician", "", NOT_MET),
        ("monsters: Dark Magician Girl", "monsters: Sangan", NO_TARGET),
        ("monsters: Summoned Skull, Blue-Eyes White Dragon", "monsters: Sangan", NO_TARGET),
    ],
)
def test_the_wave_wants_a_great_spellcaster_and_somebody_to_go_against(you: str, opp: str, why: str) -> None:
    """card: Diffusion Wave-Motion"""
    t = your_turn(f"{you}   hand: {WAVE}, Umi", opp)
    t.you.cannot(f"activate {WAVE}", because=why)
