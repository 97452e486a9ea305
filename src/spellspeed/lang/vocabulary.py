"""Everything a card is written with: `from spellspeed.lang.vocabulary import *`."""

from spellspeed.lang.battling import *
from spellspeed.lang.chance import *
from spellspeed.lang.choices import *
from spellspeed.lang.declaring import *
from spellspeed.lang.deeds import *
from spellspeed.lang.life_points import *
from spellspeed.lang.lines import *
from spellspeed.lang.nouns import *
from spellspeed.lang.places import *
from spellspeed.lang.rare import *
from spellspeed.lang.terms import *
from spellspeed.lang.timings import *
from spellspeed.lang.verbs import *
from spellspeed.lang.winning import *
from spellspeed.lang.words import *
from spellspeed.lang.zones import *
