"""Cards: Fusion Monsters without effects."""

import pytest

from table import Table, table

MADE_OF = [
    ("Amphibious Bugroth", ["Ground Attacker Bugroth", "Sentinel of the Seas"]),
    ("Aqua Dragon", ["Fairy Dragon", "Amazon of the Seas", "Zone Eater"]),
    ("Barox", ["Frenzied Panda", "Ryu-Kishin"]),
    ("Bickuribox", ["Crass Clown", "Dream Clown"]),
    ("Bracchio-raidus", ["Two-Headed King Rex", "Crawling Dragon #2"]),
    ("Crimson Sunbird", ["Faith Bird", "Skull Red Bird"]),
    ("Cyber Saurus", ["Blast Juggler", "Two-Headed King Rex"]),
    ("Deepsea Shark", ["Bottom Dweller", "Tongyo"]),
    ("Empress Judge", ["Queen's Double", "Hibikime"]),
    ("Flower Wolf", ["Silver Fang", "Darkworld Thorns"]),
    ("Giltia the D. Knight", ["Guardian of the Labyrinth", "Protector of the Throne"]),
    ("Great Mammoth of Goldfine", ["The Snake Hair", "Dragon Zombie"]),
    ("Humanoid Worm Drake", ["Worm Drake", "Humanoid Slime"]),
    ("Kaiser Dragon", ["Winged Dragon, Guardian of the Fortress #1", "Fairy Dragon"]),
    ("Kaminari Attack", ["Ocubeam", "Mega Thunderball"]),
    ("Kamionwizard", ["Mystical Elf", "Curtain of the Dark Ones"]),
    ("Karbonala Warrior", ["M-Warrior #1", "M-Warrior #2"]),
    ("Kwagar Hercules", ["Kuwagata α", "Hercules Beetle"]),
    ("Labyrinth Tank", ["Giga-Tech Wolf", "Cannon Soldier"]),
    ("Man-eating Black Shark", ["Sea Kamen", "Gruesome Goo", "Amazon of the Seas"]),
    ("Marine Beast", ["Water Magician", "Behegon"]),
    ("Master of Oz", ["Big Koala", "Des Kangaroo"]),
    ("Mavelus", ["Tyhone", "Wings of Wicked Flame"]),
    ("Meteor Black Dragon", ["Red-Eyes Black Dragon", "Meteor Dragon"]),
    ("Mystical Sand", ["Giant Soldier of Stone", "Ancient Elf"]),
    ("Pragtical", ["Trakodon", "Flame Viper"]),
    ("Punished Eagle", ["Blue-Winged Crown", "Niwatori"]),
    ("Rare Fish", ["Fusionist", "Enchanting Mermaid"]),
    ("Roaring Ocean Snake", ["Mystic Lamp", "Hyosube"]),
    ("Rose Spectre of Dunn", ["Feral Imp", "Snakeyashi"]),
    ("Skelgon", ["The Snake Hair", "Blackland Fire Dragon"]),
    ("Skull Knight", ["Tainted Wisdom", "Ancient Brain"]),
    ("Skullbird", ["Takuhee", "Temple of Skulls"]),
    ("Soul Hunter", ["Lord of the Lamp", "Invader from Another Dimension"]),
    ("St. Joan", ["The Forgiving Maiden", "Darklord Marie"]),
    ("Steam Gyroid", ["Gyroid", "Steamroid"]),
    ("Vermillion Sparrow", ["Rhaimundos of the Red Sword", "Fireyarou"]),
    ("Warrior of Tradition", ["Sonic Maid", "Beautiful Headhuntress"]),
    ("Zombie Warrior", ["Skull Servant", "Battle Warrior"]),
]


def your_turn(you: str) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000")


@pytest.mark.parametrize(("fusion", "materials"), MADE_OF)
def test_a_fusion_monster_is_made_of_its_materials_and_of_nothing_less(fusion: str, materials: list[str]) -> None:
    """card: Amphibious Bugroth, Aqua Dragon, Barox, Bickuribox, Bracchio-raidus, Crimson Sunbird, Cyber Saurus,
    Deepsea Shark, Empress Judge, Flower Wolf, Giltia the D. Knight, Great Mammoth of Goldfine, Humanoid Worm
    Drake, Kaiser Dragon, Kaminari Attack, Kamionwizard, Karbonala Warrior, Kwagar Hercules, Labyrinth Tank,
    Man-eating Black Shark, Marine Beast, Master of Oz, Mavelus, Meteor Black Dragon, Mystical Sand, Pragtical,
    Punished Eagle, Rare Fish, Roaring Ocean Snake, Rose Spectre of Dunn, Skelgon, Skull Knight, Skullbird, Soul
    Hunter, St. Joan, Steam Gyroid, Vermillion Sparrow, Warrior of Tradition, Zombie Warrior
    """
    t = your_turn(f"hand: Polymerization   monsters: {', '.join(materials)}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion] and sorted(t.you.graveyard) == sorted([*materials, "Polymerization"])
    for missing in materials:
        rest = [name for name in materials if name != missing]
        t = your_turn(f"hand: Polymerization   monsters: {', '.join(rest)}, Gemini Elf   extra: {fusion}")
        because = "effect.condition.no-possible-resolution-blocks-activation"
        t.you.cannot("activate Polymerization", because=because)
