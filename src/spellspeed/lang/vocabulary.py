"""Everything a card is written with: `from spellspeed.lang.vocabulary import *`."""

from spellspeed.lang.words.battling import *
from spellspeed.lang.words.choices import *
from spellspeed.lang.words.coins_and_dice import *
from spellspeed.lang.words.declarations import *
from spellspeed.lang.words.deeds import *
from spellspeed.lang.words.equipping import *
from spellspeed.lang.words.every_word import *
from spellspeed.lang.words.giving import *
from spellspeed.lang.words.life_points import *
from spellspeed.lang.words.lines import *
from spellspeed.lang.words.nouns import *
from spellspeed.lang.words.places_said import *
from spellspeed.lang.words.rare import *
from spellspeed.lang.words.rights import *
from spellspeed.lang.words.terms import *
from spellspeed.lang.words.timings import *
from spellspeed.lang.words.verbs import *
from spellspeed.lang.words.winning import *
from spellspeed.lang.words.zones_said import *
