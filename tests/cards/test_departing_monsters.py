"""Cards: monsters that do something when they have fallen in battle, or were sent or banished."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOT_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


def falls(
    card: str, deck: str = "9 Sogen", mine: str = "", opp: str = "hand: Umi", attacker: str = "Blue-Eyes White Dragon"
) -> Table:
    """A card of yours is destroyed by battle."""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {card} (defense)   {mine}   deck: {deck}
        opp 8000   monsters: {attacker}   {opp}   deck: 9 Sogen
    """)
    t.opp.attacks(attacker, card.strip('"'))
    return t


def destroyed(card: str, deck: str = "9 Sogen", mine: str = "") -> Table:
    """A card of yours is destroyed by an effect."""
    t = your_turn(f"monsters: {card}   hand: Dark Hole, Umi   {mine}", deck=deck)
    t.you.activates("Dark Hole").nobody_responds()
    return t


# ------------------------------------------------------------------------------------------------ destroyed by battle


@pytest.mark.parametrize(
    ("card", "deck", "fitting"),
    [
        ("UFOroid", "Cannon Soldier, Jinzo, Kuriboh, Gyroid", ["Cannon Soldier", "Gyroid"]),
        ("Howling Insect", "Petit Moth, Kuriboh, Insect Queen, Gokipon", ["Gokipon", "Petit Moth"]),
    ],
)
def test_it_brings_a_successor(card: str, deck: str, fitting: list[str]) -> None:
    """card: UFOroid, Howling Insect"""
    t = falls(card, deck)
    t.you.triggers(card)
    assert sorted(set(t.you.is_asked("search").offers)) == fitting
    t.you.chooses(fitting[0])
    if card != "UFOroid":
        t.you.takes_position("defense")
    assert t.you.monsters == [fitting[0]]
    assert t.you.monster(fitting[0]).position == ("attack" if card == "UFOroid" else "defense")


def test_hyena_brings_any_number_of_hyenas() -> None:
    """card: Hyena"""
    t = falls("Hyena", "2 Hyena, Kuriboh")
    t.you.triggers("Hyena")
    t.you.does("Hyena, Hyena (copy 2)")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Hyena", "Hyena"]


def test_gokipon_fetches_a_small_insect() -> None:
    """card: Gokipon"""
    t = falls("Gokipon", "Petit Moth, Kuriboh, Insect Queen")
    t.you.triggers("Gokipon")
    assert t.you.hand == ["Petit Moth"]


def test_tadpole_fetches_the_others() -> None:
    """card: T.A.D.P.O.L.E."""
    t = falls("T.A.D.P.O.L.E.", "2 T.A.D.P.O.L.E., Kuriboh")
    t.you.triggers("T.A.D.P.O.L.E.")
    t.you.does("T.A.D.P.O.L.E., T.A.D.P.O.L.E. (copy 2)")
    assert t.you.hand == ["T.A.D.P.O.L.E.", "T.A.D.P.O.L.E."]


SCARR = '"Scarr, Scout of Dark World"'


def test_scarr_must_fetch_a_dark_world_monster() -> None:
    """card: Scarr, Scout of Dark World"""
    t = falls(SCARR, '"Sillva, Warlord of Dark World", "Broww, Huntsman of Dark World", Kuriboh')
    t.nobody_responds()
    assert t.you.hand == ["Broww, Huntsman of Dark World"]


def test_wroughtweiler_fetches_a_hero_and_polymerization() -> None:
    """card: Wroughtweiler"""
    t = falls("Wroughtweiler", mine="graveyard: Elemental HERO Avian, Polymerization, Kuriboh")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Elemental HERO Avian", "Polymerization"]
    t = falls("Wroughtweiler", mine="graveyard: Elemental HERO Avian, Kuriboh")
    t.nobody_responds()
    assert t.you.hand == []


def test_lord_poison_revives_another_plant() -> None:
    """card: Lord Poison"""
    t = falls("Lord Poison", mine="graveyard: Firegrass, Lord Poison, Kuriboh")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Firegrass"]


def test_keldo_shuffles_two_cards_of_the_opponents_graveyard() -> None:
    """card: Keldo"""
    t = falls("Keldo", opp="hand: Umi   graveyard: Kuriboh, Umi, Dark Hole")
    t.you.targets("Kuriboh", "Umi").nobody_responds()
    assert t.opp.graveyard == ["Dark Hole"] and len(t.opp.deck) == 11
    t = falls("Keldo", opp="hand: Umi   graveyard: Kuriboh")
    t.nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


def test_mine_golem_explodes() -> None:
    """card: Mine Golem"""
    t = falls("Mine Golem")
    assert t.opp.lp == 7500


def test_mecha_dog_marron_hurts_both_by_battle_and_one_otherwise() -> None:
    """card: Mecha-Dog Marron"""
    t = falls("Mecha-Dog Marron")
    assert (t.you.lp, t.opp.lp) == (7000, 7000)
    t = destroyed("Mecha-Dog Marron")
    assert (t.you.lp, t.opp.lp) == (8000, 7000)


@pytest.mark.parametrize(("attacker", "lp"), [("Darkfire Dragon", 8000), ("Infernal Flame Emperor", 7200)])
def test_oxygeddon_burns_when_fire_destroys_it(attacker: str, lp: int) -> None:
    """card: Oxygeddon ①"""
    t = falls("Oxygeddon", attacker=attacker)
    assert (t.you.lp, t.opp.lp) == (lp, lp) and t.you.graveyard == ["Oxygeddon"]


@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("UFOroid", "Cannon Soldier"),
        ("Howling Insect", "Petit Moth"),
        ("Hyena", "Hyena"),
        ("Gokipon", "Petit Moth"),
        ("T.A.D.P.O.L.E.", "T.A.D.P.O.L.E."),
        (SCARR, '"Broww, Huntsman of Dark World"'),
        ("Mine Golem", "Sogen"),
        ("Lord Poison", "Sogen"),
        ("Oxygeddon", "Sogen"),
    ],
)
def test_an_effect_that_destroys_it_is_no_battle(card: str, deck: str) -> None:
    """card: UFOroid, Howling Insect, Hyena, Gokipon, T.A.D.P.O.L.E., Scarr, Scout of Dark World, Mine Golem,
    Lord Poison, Oxygeddon"""
    t = destroyed(card, f"{deck}, Sogen", "graveyard: Firegrass")
    assert t.you.is_asked("open state") and t.you.monsters == [] and t.you.hand == ["Umi"]
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


# ------------------------------------------------------------------------------------------ destroyed, or sent anyhow


def test_water_dragon_puts_out_fires() -> None:
    """card: Water Dragon ①"""
    t = your_turn("monsters: Water Dragon, Gemini Elf", "monsters: Hinotama Soul, Solar Flare Dragon, Darkfire Dragon")
    assert t.opp.atk_of("Hinotama Soul") == t.opp.atk_of("Solar Flare Dragon") == 0
    assert t.opp.atk_of("Darkfire Dragon") == 1500 and t.you.atk_of("Gemini Elf") == 1900


def test_water_dragon_leaves_what_it_is_made_of() -> None:
    """card: Water Dragon ②"""
    t = your_turn("monsters: Water Dragon   hand: Dark Hole, Umi   graveyard: 2 Hydrogeddon, Oxygeddon")
    t.you.activates("Dark Hole")
    t.you.triggers("Water Dragon").nobody_responds()
    for _ in range(3):
        t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Hydrogeddon", "Hydrogeddon", "Oxygeddon"]


def test_water_dragon_needs_all_three_and_cannot_be_revived() -> None:
    """card: Water Dragon ②"""
    t = destroyed("Water Dragon", mine="graveyard: Hydrogeddon, Oxygeddon")
    assert t.you.is_asked("open state") and t.you.monsters == []
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Water Dragon")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_the_dog_runs_back_into_the_deck() -> None:
    """card: Outstanding Dog Marron"""
    t = destroyed("Outstanding Dog Marron")
    assert t.you.graveyard == ["Dark Hole"] and "Outstanding Dog Marron" in t.you.deck
    t = falls("Outstanding Dog Marron")
    assert t.you.graveyard == [] and "Outstanding Dog Marron" in t.you.deck


def test_burning_algae_heal_the_opponent() -> None:
    """card: Burning Algae"""
    t = destroyed("Burning Algae")
    assert (t.you.lp, t.opp.lp) == (8000, 9000)
    t = falls("Burning Algae")
    assert (t.you.lp, t.opp.lp) == (8000, 9000)


def test_manticore_comes_back_in_the_end_phase_for_a_beast() -> None:
    """card: Manticore of Darkness"""
    t = your_turn("monsters: Manticore of Darkness   hand: Dark Hole, Silver Fang, Umi")
    t.you.activates("Dark Hole").nobody_responds()
    t.you.goes_to("End Phase")
    t.you.triggers("Manticore of Darkness").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Manticore of Darkness"] and "Silver Fang" in t.you.graveyard


def test_manticore_stays_if_it_was_sent_in_another_turn() -> None:
    """card: Manticore of Darkness"""
    t = your_turn("graveyard: Manticore of Darkness   hand: Silver Fang, Umi")
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == []


# ------------------------------------------------------------------------------------------ sent by the other's effect


def discarded(card: str, by: str) -> Table:
    """A card in your hand is discarded by your card or the opponent's."""
    if by == "opp":
        t = table(f"""
            turn 4, Battle Step, opp to act
            you 8000   hand: {card}   deck: 5 Sogen
            opp 8000   monsters: White Magical Hat   hand: Umi   deck: 5 Sogen
        """)
        t.opp.attacks_directly("White Magical Hat")
    else:
        t = your_turn(f"hand: Graceful Charity, {card}, Umi")
        t.you.activates("Graceful Charity").nobody_responds()
        t.you.discards(card, "Umi")
    return t


@pytest.mark.parametrize(
    ("card", "you", "opp"), [("Elephant Statue of Blessing", 9000, 8000), ("Elephant Statue of Disaster", 7000, 6000)]
)
def test_a_statue_answers_the_opponents_effect(card: str, you: int, opp: int) -> None:
    """card: Elephant Statue of Blessing, Elephant Statue of Disaster"""
    t = discarded(card, "opp")
    assert (t.you.lp, t.opp.lp) == (you, opp)
    t = discarded(card, "you")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


def test_fear_from_the_dark_comes_when_the_opponent_sends_it() -> None:
    """card: Fear from the Dark"""
    t = discarded("Fear from the Dark", "opp")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Fear from the Dark"]
    t = discarded("Fear from the Dark", "you")
    assert t.you.monsters == []


# ---------------------------------------------------------------------------------------------------- gone elsewhere


def test_giant_rex_cannot_attack_directly() -> None:
    """card: Giant Rex ①"""
    t = your_turn("monsters: Giant Rex   hand: Umi", phase="Battle Step")
    t.you.cannot("attack directly with Giant Rex", because=FORBIDDEN)


def test_giant_rex_comes_when_it_is_banished_and_grows_by_banished_dinosaurs() -> None:
    """card: Giant Rex ②"""
    t = your_turn("hand: Soul Release, Umi   graveyard: Giant Rex, Uraby   banished: Uraby")
    t.you.activates("Soul Release", targeting=["Giant Rex", "Uraby"])
    t.nobody_responds()
    t.you.triggers("Giant Rex").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Giant Rex") == 2400
    t = your_turn("hand: Soul Release, Umi   graveyard: Giant Rex, Uraby")
    t.you.activates("Soul Release", targeting=["Giant Rex", "Uraby"])
    t.nobody_responds()
    t.you.passes()
    assert sorted(t.you.banished) == ["Giant Rex", "Uraby"]


def test_strike_ninja_hides_until_the_end_phase() -> None:
    """card: Strike Ninja ①"""
    t = your_turn("monsters: Strike Ninja   hand: Umi   graveyard: 2 Kuriboh, Sangan, Mystical Elf")
    t.you.activates("Strike Ninja")
    t.you.chooses("Kuriboh", "Sangan")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.banished) == ["Kuriboh", "Sangan", "Strike Ninja"]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == ["Strike Ninja"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_strike_ninja_that_was_turned_face_down_in_response_stays() -> None:
    """card: Strike Ninja ①"""
    t = your_turn("monsters: Strike Ninja   hand: Umi   graveyard: Kuriboh, Sangan", "set: Book of Moon")
    t.you.activates("Strike Ninja")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster("Strike Ninja").position == "set" and "Strike Ninja" not in t.you.banished


def test_strike_ninja_needs_two_dark_monsters() -> None:
    """card: Strike Ninja ①"""
    t = your_turn("monsters: Strike Ninja   hand: Umi   graveyard: Kuriboh, Mystical Elf")
    t.you.cannot("activate Strike Ninja", because=UNPAYABLE)


LORD = "Destiny HERO - Doom Lord"


def test_doom_lord_banishes_a_monster_until_your_second_standby_phase() -> None:
    """card: Destiny HERO - Doom Lord"""
    t = your_turn(
        f"monsters: {LORD}, Gemini Elf   hand: Umi", "monsters: Summoned Skull (defense), 4 Mystical Elf (set)"
    )
    t.you.activates(LORD, targeting="Summoned Skull").nobody_responds()
    assert t.opp.banished == ["Summoned Skull"]
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Gemini Elf", because=FORBIDDEN)
    for seat in (t.you, t.opp, t.you):
        seat.ends_turn()
        assert t.opp.banished == ["Summoned Skull"]
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 7 and t.opp.monster("Summoned Skull").position == "defense"


def test_doom_lord_does_it_in_attack_position_only() -> None:
    """card: Destiny HERO - Doom Lord"""
    t = your_turn(f"monsters: {LORD} (defense)   hand: Umi", "monsters: Summoned Skull")
    t.you.cannot(f"activate {LORD}", because=NOT_MET)


MAKYURA = "Makyura the Destructor"


def sent(you: str, opp: str = "hand: Umi") -> Table:
    """Makyura is Tributed in your turn, and you can activate a Trap from your hand."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {MAKYURA}, Kuriboh   deck: 9 Sogen   {you}
        opp 8000   deck: 9 Sogen   {opp}
        """
    )
    t.you.summons("Summoned Skull", tributing=[MAKYURA])
    t.you.triggers(MAKYURA).nobody_responds()
    return t


def test_makyura_lets_one_trap_be_activated_from_the_hand() -> None:
    """card: Makyura the Destructor ①"""
    t = sent("hand: Summoned Skull, Jar of Greed, Just Desserts", "monsters: Battle Ox   hand: Umi")
    t.you.activates("Jar of Greed").nobody_responds()
    assert sorted(t.you.graveyard) == ["Jar of Greed", MAKYURA] and len(t.you.hand) == 2
    t.you.cannot("activate Just Desserts", because="trap.set.must-be-set-first")


def test_makyura_lets_no_trap_be_activated_in_the_next_turn_or_by_the_opponent() -> None:
    """card: Makyura the Destructor ①"""
    t = sent("hand: Summoned Skull, Just Desserts", "monsters: Battle Ox   hand: Just Desserts")
    t.you.can("activate Just Desserts")
    t.you.ends_turn()
    t.opp.cannot("activate Just Desserts", because="trap.set.must-be-set-first")
    assert not t.you.can_activate("Just Desserts")


def test_makyura_that_comes_from_elsewhere_to_the_graveyard_allows_nothing() -> None:
    """card: Makyura the Destructor ①"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {MAKYURA}, The Tricky, Just Desserts   deck: 9 Sogen
        opp 8000   monsters: Battle Ox   deck: 9 Sogen
        """
    )
    t.you.special_summons("The Tricky", discarding=MAKYURA)
    assert t.you.is_asked("open state") and t.you.graveyard == [MAKYURA]
    t.you.cannot("activate Just Desserts", because="trap.set.must-be-set-first")


NEKO = "Neko Mane King"


def test_neko_mane_king_ends_the_turn_of_the_opponent() -> None:
    """card: Neko Mane King"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {NEKO}   hand: Umi   deck: 9 Sogen
        opp 8000   monsters: Battle Ox   hand: Raigeki, Umi   deck: 9 Sogen
        """
    )
    t.opp.activates("Raigeki").nobody_responds()
    assert t.turn == 5 and t.turn_player == "you" and t.phase == "Main Phase 1" and t.you.lp == 8000
    assert "phase End Phase" in t.log() and "phase Battle Phase" not in t.log()


def test_neko_mane_king_ends_the_turn_in_the_battle_phase_too() -> None:
    """card: Neko Mane King"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {NEKO}, Kuriboh   hand: Umi   deck: 9 Sogen
        opp 8000   monsters: Battle Ox   set: Raigeki Break   hand: Umi, Sogen   deck: 9 Sogen
        """
    )
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=NEKO).nobody_responds()
    assert t.turn == 5 and t.turn_player == "you" and "phase Main Phase 2" not in t.log()


def test_neko_mane_king_stops_an_attack_that_was_declared() -> None:
    """card: Neko Mane King"""
    t = table(
        f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {NEKO}, Kuriboh   set: Just Desserts   hand: Umi   deck: 9 Sogen
        opp 8000   monsters: Battle Ox, Vorse Raider   set: Raigeki Break   hand: Umi, Sogen   deck: 9 Sogen
        """
    )
    t.opp.declares("Battle Ox")
    t.opp.chooses_target("Kuriboh")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=NEKO).nobody_responds()
    assert t.turn == 5 and t.you.monsters == ["Kuriboh"] and t.you.lp == 8000


@pytest.mark.parametrize("how", ["in your own turn", "by your own card"])
def test_neko_mane_king_ends_no_turn_of_yours_and_answers_no_card_of_yours(how: str) -> None:
    """card: Neko Mane King"""
    if how == "in your own turn":
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            you 8000   monsters: {NEKO}   hand: Ookazi, Umi   deck: 9 Sogen
            opp 8000   set: Raigeki Break   hand: Umi, Sogen   deck: 9 Sogen
            """
        )
        t.you.activates("Ookazi")
        t.opp.activates("Raigeki Break", discarding="Umi", targeting=NEKO).nobody_responds()
    else:
        t = table(
            f"""
            turn 4, Main Phase 1, opp to act
            you 8000   monsters: {NEKO}   set: Raigeki Break   hand: Umi   deck: 9 Sogen
            opp 8000   hand: Ookazi, Sogen   deck: 9 Sogen
            """
        )
        t.opp.activates("Ookazi")
        t.you.activates("Raigeki Break", targeting=NEKO).nobody_responds()
    assert t.you.monsters == [] and t.phase == "Main Phase 1" and t.turn == (3 if "own turn" in how else 4)
