"""What the page about the protocol says in prose, and an example of each message."""

from spellspeed.server.messages import (
    Answer,
    At,
    Card,
    Choose,
    Command,
    Deck,
    Event,
    Hello,
    Next,
    Notice,
    Opened,
    Option,
    People,
    Picks,
    Picture,
    Ping,
    Plain,
    Pong,
    Present,
    Question,
    Reasons,
    Refusal,
    Refused,
    Rematch,
    Reveal,
    Rule,
    Sit,
    Sitting,
    Speak,
    Standing,
    Surrender,
    Taken,
    Throw,
    Told,
    Try,
    Undo,
    Why,
)

BEGINNING = """
# The protocol

Version {version}. One protocol for the page, for bots and for other people's clients: JSON text messages over a
WebSocket. [An example bot](example_bot.py) sits down and answers at random.

## How to connect

1. `POST /api/rooms` with `{{"settings": {{}}}}` makes a room and returns its name and, for each seat, the secret of
   its link. Seats 0 and 1 play, 2 watches, 3 judges. Whoever makes a room hands the links out; in a browser the
   secret stands in the fragment of the address, which is sent to nobody.
2. `POST /api/rooms/{{id}}/seat` with `{{"link": secret}}` takes the seat, once, and sets a cookie that only the
   server reads. The link of seat 2 leads everybody there who has it; a room that is listed (`public` in its
   settings) is watched by whoever sends an empty link.
3. `GET /api/rooms/{{id}}/socket` with that cookie opens the socket; `?lang=zh` has it speak Chinese. A browser must
   come from an Origin that the server knows.
4. A `hello` says who you are; a `picture` says how everything stands. In the stage `gathering` send `sit` with a deck
   and the hash of a nonce, and `reveal` the nonce once both seats are ready; then the match begins. A nonce is 32
   random bytes in hexadecimal; its hash is BLAKE2b of 32 bytes over `nonce`, the room, the number of the seat and the
   bytes, each after its length in four bytes.

Whoever loses the connection opens the socket again and gets the newest picture, with all events of the duel
(`fresh`). Send what was not acknowledged once more, as it was: the server says `taken` with `again` if it had kept
it.

How a socket is closed says whether to come back: 1012 (the server starts anew), 1013 (too much at once, or another
worker knows these cards) and a lost line, yes, after a while; 1008 (no such seat, a foreign page), 1009 (a message that
is too large), 4403 (the seat was taken back) and 4409 (too many other tabs have this seat), no.

## How to play

* A picture is whole: draw it and forget the one before. `events` are what happened in between, to animate and to
  tell.
* `question` is what your seat is asked, if it is: pick `least` to `most` of the `options`, by their places in the
  list, and send them with the question's `name`. Where it is not one pick, `try` says what can be picked next and
  whether one may stop.
* Every command has an `id` of your choosing, which comes back in `taken`, `refused`, `reasons` or `picks`. `taken` is
  said after the answer is kept for good. A command that is refused has changed nothing.
* `why` asks which rule forbids a wish such as `summon Summoned Skull`.
* A field that has its usual value is left out; the tables say what it is then. Take fields and messages that you do
  not know for news of a later version, and ignore them. The server, though, refuses fields it does not know.

## What is hidden, and what cannot be

* A message holds what the rules let its seat see, and nothing else: cards without a `password` are backs. Exchanging
  hidden cards leaves every byte of a picture as it is until the rules reveal one of them; tests do that.
* In each window in which somebody *may* respond there is a picture, whether he was asked or not, and nothing further
  comes for an even pause. After an answer that lets something be carried out, in the middle of which somebody may have
  to choose, nothing comes for as long, whether anybody chooses or not; an answer within the pause costs no clock
  anything. Who connects, asks why not or changes the language within a pause waits for its end.
  `n` counts the messages of this socket; how many rows a room has is told to nobody.
* Who watches sees what both players see, and neither hand.
* What cannot be hidden: that a person thinks longer than the pause. And a server sees all cards: the dice can be
  checked after the match (`opened`), that nobody was told of cards cannot.

## Versions

`hello` says the version. A new field, event or word does not change it; a field that is gone or means something else
does.
"""

ROUTES = """
## Looking things up

No seat is needed for these; `?lang=zh` (in a body: `"lang": "zh"`) has them speak Chinese. An error is
`{"text": sentence}` with a status of 400 or more.

| route | answers |
|---|---|
| `GET /api/search?name=&text=&kinds=&attribute=&type=&level=4-8&atk=&def=&which=&format=&start=&count=` | `Found` |
| `GET /api/search/words` | `Searchable` |
| `GET /api/cards?passwords=1,2&format=` | `Known[]` |
| `POST /api/decks/judge` `{"main", "extra", "side", "format"}` | `Judged` |
| `POST /api/decks/read` `{"text", "name"}`: a .ydk file, a `ydke://` address or an Omega code | `Imported` |
| `GET /api/rules?q=` or `?topic=` | `RuleList` |
| `GET /api/rules/{id}` | `RulePage` |
| `POST /api/replays` `{"replay": text of the file}` | `ReplayOpened` |
| `GET /api/replays/{key}/{n}?seat=` 0 or 1: as that player saw it, 3: openly; 404: send the replay again | `Moment` |
| `GET /api/replays/{key}/{n}/position` | `{"text"}` |
| `POST /api/positions` `{"text"}`, or `{"text", "puzzle": true}` for a .lua file | `PositionShown` |
"""

EVENTS = """
## Events

An event is held over plain HTTP, with JSON both ways; its matches are played in rooms as above. What a route takes
and gives is one of the parts below. A picture is sent again only if something has changed: 304 for `If-None-Match`.

| route | takes | gives |
|---|---|---|
| `POST /api/events` | NewEvent | MadeEvent: the address and the organiser's link |
| `GET /api/events` | | a list of EventListed |
| `GET /api/events/{id}` | `?lang=`, `If-None-Match` | EventPicture for whoever asks, with an `ETag` |
| `POST /api/events/{id}/enter` | Entry | Person, and a cookie by which the browser is that player |
| `POST /api/events/{id}/person` | GivenPersonLink | Person, and the cookie of that player or of the organiser |
| `POST /api/events/{id}/order` | Order | Ordered; 409 says why not, and what to do instead |
| `POST /api/events/{id}/link` | LinkWish | MadeEvent: a further link, from the organiser for anybody |
| `POST /api/events/{id}/table` | TableWish | TableGiven, and the cookie of the seat: then open the socket of the room |

An order is a row of the event ([which rows there are](tournaments.md)); `bots` enters several at once (`count`,
`bot`). The result of a room is entered by the server.
"""

AFTERWARDS = """
The words in the language of the client (`text`, `name`, `phase_word` …) are for people and may change at any time.
"""

ELF = Card(
    At(0, "hand", 1),
    password=15025844,
    name="Mystical Elf",
    kinds=["Monster", "Normal"],
    attributes=["LIGHT"],
    types=["Spellcaster"],
    level=4,
    atk=800,
    def_=2000,
)
SUMMON = Option(
    "Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000)",
    "normal summon",
    "Normal Summon",
    "summon Mystical Elf",
    At(0, "hand", 1),
)
END = Option("Go to the End Phase", "to the end phase", wish="end phase")
QUESTION = Question("b3f0c2", "action", "What do you do?", [SUMMON, END], 1, 1, "open state", deadline=300_000)
DREW = Event("drew", "You draw Mystical Elf.", 0, ELF, At(0, "deck"), cause="normal draw")
PEOPLE = [Sitting(0, "Anna", here=True, ready=True), Sitting(1, "greedy", "greedy", True, True)]
SMALL_DECK = Deck([15025844, 15025844, 15025844], name="elves")
RULE = Refusal(
    "summon.normal.once-per-turn-shared",
    "A player has one Normal Summon or Set a turn.",
    ["you have Normal Summoned Mystical Elf"],
)

# Decks and tables are cut short.
EXAMPLES: tuple[Told | Command | Plain, ...] = (
    Hello(1, "k3x7pq", 0, "408", "best of three", False, "en", PEOPLE),
    Picture(7, "duel", [0], [DREW], Standing(1, [0, 0]), question=QUESTION, pause=350),
    Taken(12),
    Refused(13, "illegal", "This cannot be done.", [RULE]),
    Reasons(14, [RULE]),
    Picks(15, [1, 2], False),
    People(PEOPLE),
    Notice("pause", "The judge has paused the match."),
    Opened("5f1d…", ["a07c…", "19be…"], ["83a1…"], ["c5e0…", "7712…"]),
    Next("k4m2xw9hq3ab", "0.6c1f…"),
    Pong(),
    Sit(1, "Anna", SMALL_DECK, "c41f…"),
    Reveal(2, "a07c…"),
    Throw(3, "rock"),
    Choose(4, "first"),
    Answer(12, "b3f0c2", [0]),
    Try(15, "b3f0c2", []),
    Why(14, "summon Summoned Skull"),
    Present(16, SMALL_DECK),
    Undo(17),
    Surrender(18),
    Rematch(19),
    Rule(20, "back", 41, "The wrong card was declared."),
    Speak(21, "zh"),
    Ping(22),
    ELF,
    SUMMON,
)
