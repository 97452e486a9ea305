"""Cards: Continuous Traps that gather cards beside them, turn by turn."""

from table import Table, table

LETTERS = [f'Spirit Message "{letter}"' for letter in "INAL"]


def end_turns(t: Table, turns: int) -> None:
    """Let so many turns end."""
    for _ in range(turns):
        (t.opp if t.opp.is_to_decide() else t.you).ends_turn()
        t.nobody_responds()


def test_destiny_board_puts_down_one_letter_in_each_end_phase_of_his_and_wins() -> None:
    """card: Destiny Board ①"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        f"you 8000   spells: Destiny Board   hand: {LETTERS[1]}   "
        f"deck: {LETTERS[3]}, {LETTERS[2]}, {LETTERS[0]}, 5 Sogen\n"
        "opp 8000   deck: 9 Umi"
    )
    shown = []
    for _ in range(3):
        t.opp.does("end phase")
        t.nobody_responds()
        t.you.take_zone()
        t.nobody_responds()
        shown.append(sorted(set(t.you.spells) - {"Destiny Board"}))
        t.you.ends_turn()
        t.nobody_responds()
    assert shown == [[LETTERS[0]], sorted(LETTERS[:2]), sorted(LETTERS[:3])]
    t.opp.does("end phase")
    t.nobody_responds()
    assert t.winner == "you"


def test_destiny_board_puts_nothing_down_in_your_own_end_phase() -> None:
    """card: Destiny Board ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\n"
        f"you 8000   spells: Destiny Board   deck: {LETTERS[0]}, 5 Sogen\nopp 8000   deck: Umi"
    )
    t.you.ends_turn()
    assert t.you.spells == ["Destiny Board"]


def test_destiny_board_falls_with_each_of_its_letters() -> None:
    """card: Destiny Board ②"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        f"you 8000   spells: Destiny Board, {LETTERS[0]}, {LETTERS[1]}, Gravity Bind\n"
        "opp 8000   hand: Mystical Space Typhoon"
    )
    t.opp.activates("Mystical Space Typhoon", targeting=LETTERS[0]).nobody_responds()
    assert t.you.spells == ["Gravity Bind"]


def test_destiny_board_takes_its_letters_with_it() -> None:
    """card: Destiny Board"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        f"you 8000   spells: Destiny Board, {LETTERS[0]}, {LETTERS[1]}, Gravity Bind\n"
        "opp 8000   hand: Mystical Space Typhoon"
    )
    t.opp.activates("Mystical Space Typhoon", targeting="Destiny Board").nobody_responds()
    assert t.you.spells == ["Gravity Bind"]


def test_the_first_sarcophagus_gathers_the_others_and_brings_the_pharaoh() -> None:
    """card: The First Sarcophagus"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   spells: The First Sarcophagus   hand: The Second Sarcophagus   "
        "deck: The Third Sarcophagus, Spirit of the Pharaoh, 5 Sogen\n"
        "opp 8000   deck: 9 Umi"
    )
    t.opp.does("end phase")
    t.nobody_responds()
    t.you.take_zone()
    t.nobody_responds()
    assert t.you.spells == ["The First Sarcophagus", "The Second Sarcophagus"]
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.does("end phase")
    t.nobody_responds()
    t.you.take_zone()
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == ["Spirit of the Pharaoh"] and t.you.spells == []
    assert len(t.you.graveyard) == 3


def test_the_first_sarcophagus_falls_with_the_others() -> None:
    """card: The First Sarcophagus"""
    for name in ("The First Sarcophagus", "The Second Sarcophagus"):
        t = table(
            "turn 4, Main Phase 1, opp to act\n"
            "you 8000   spells: The First Sarcophagus, The Second Sarcophagus, Gravity Bind\n"
            "opp 8000   hand: Mystical Space Typhoon"
        )
        t.opp.activates("Mystical Space Typhoon", targeting=name).nobody_responds()
        assert t.you.spells == ["Gravity Bind"]


def test_the_pharaoh_brings_small_zombies_when_the_sarcophagus_summons_him() -> None:
    """card: The First Sarcophagus, Spirit of the Pharaoh"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   spells: The First Sarcophagus, The Second Sarcophagus   hand: The Third Sarcophagus   "
        "graveyard: Skull Servant   deck: Spirit of the Pharaoh, 5 Sogen\n"
        "opp 8000   deck: 9 Umi"
    )
    t.opp.does("end phase")
    t.nobody_responds()
    t.you.take_zone()
    t.you.takes_position("attack")
    t.you.triggers("Spirit of the Pharaoh")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Spirit of the Pharaoh", "Skull Servant"]
