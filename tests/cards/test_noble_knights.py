"""Cards: Noble Knights."""

from table import Table, table

ARTORIGUS = "Noble Knight Artorigus"
GAWAYN = "Noble Knight Gawayn"
LAUNDSALLYN = "Ignoble Knight of Black Laundsallyn"
QUEEN = "Gwenhwyfar, Queen of Noble Arms"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def test_gawayn_comes_beside_a_light_normal_monster_in_defense_position() -> None:
    """card: Noble Knight Gawayn"""
    t = your_turn(f"hand: {GAWAYN}, {GAWAYN}   monsters: {ARTORIGUS}")
    t.you.does(f"special summon {GAWAYN}")
    t.you.take_zone()
    assert t.you.monsters == [ARTORIGUS, GAWAYN] and t.you.monster(GAWAYN).position == "defense"
    for lacking in ("Gemini Elf", f"{LAUNDSALLYN}", f"{ARTORIGUS} (set)"):
        t = your_turn(f"hand: {GAWAYN}   monsters: {lacking}", f"monsters: {ARTORIGUS}")
        assert t.you.reasons(f"special summon {GAWAYN}") != []


def test_laundsallyn_comes_from_hand_or_graveyard_for_a_light_normal_monster() -> None:
    """card: Ignoble Knight of Black Laundsallyn"""
    for where in ("hand", "graveyard"):
        t = your_turn(f"{where}: {LAUNDSALLYN}   monsters: {ARTORIGUS}, {GAWAYN}")
        t.you.activates(LAUNDSALLYN)
        t.you.takes_position("attack")
        assert sorted(t.you.monsters) == [LAUNDSALLYN, GAWAYN] and t.you.graveyard == [ARTORIGUS]
    t = your_turn(f"hand: {LAUNDSALLYN}   monsters: {GAWAYN}, Gemini Elf")
    t.you.cannot(f"activate {LAUNDSALLYN}", because="cost.unpayable.cannot-activate")


def test_only_one_laundsallyn_can_be_on_your_field() -> None:
    """card: Ignoble Knight of Black Laundsallyn"""
    t = your_turn(f"hand: {LAUNDSALLYN}   monsters: {ARTORIGUS}, {LAUNDSALLYN}")
    assert t.you.reasons(f"activate {LAUNDSALLYN} effect 1") != []


def test_laundsallyn_tributes_a_noble_knight_for_a_noble_arms_card_once_a_turn() -> None:
    """card: Ignoble Knight of Black Laundsallyn"""
    t = your_turn(f"monsters: {LAUNDSALLYN}, {GAWAYN}, Gemini Elf   deck: {QUEEN}, {QUEEN}, {ARTORIGUS}")
    t.you.activates(LAUNDSALLYN, tributing=GAWAYN)
    while t.you.hand != [QUEEN]:
        t.duel.answer(0)
    assert t.you.graveyard == [GAWAYN] and "Gemini Elf" in t.you.monsters
    t.you.cannot(f"activate {LAUNDSALLYN}", because="effect.name-limit.this-effect-of-x-once")
