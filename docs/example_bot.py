"""A bot that sits down and answers at random:  python example_bot.py http://localhost:8408 ROOM LINK"""

import asyncio, hashlib, json, random, secrets, sys  # noqa: E401
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


async def play(server: str, room: str, link: str, pause: float = 0.1) -> None:
    """Take the seat of a link, and play until the match is over; a server hears 20 messages a second."""
    body, headers = json.dumps({"link": link}).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/rooms/{room}/seat", body, headers)) as reply:
        seat, cookie = json.load(reply)["seat"], reply.headers["Set-Cookie"].partition(";")[0]
    nonce, name, picks = secrets.token_bytes(32), "", []
    fields = [len(part).to_bytes(4) + part for part in (b"nonce", room.encode(), str(seat).encode(), nonce)]
    promise = hashlib.blake2b(b"".join(fields), digest_size=32).hexdigest()
    url, cookies = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket", {"Cookie": cookie}
    async with connect(url, additional_headers=cookies, max_size=None) as socket:
        async for content in socket:
            match json.loads(content):
                case {"type": "hello", "format": format}:
                    decks = json.load(urlopen(f"{server}/api/lists"))["decks"]
                    decks = [deck["name"] for deck in decks if format in deck["formats"]]
                    deck = json.load(urlopen(f"{server}/api/decks/{random.choice(decks)}"))
                    say = {"type": "sit", "name": "random", "deck": deck, "nonce_hash": promise}
                case {"type": "people", "sittings": sittings} if all(each.get("ready") for each in sittings):
                    say = {"type": "reveal", "nonce": nonce.hex()}
                case {"type": "picture", "stage": "over" | "void"}:
                    return
                case {"type": "picture", "stage": "throw", "due": due} if seat in due:
                    say = {"type": "throw", "hand": random.choice(("rock", "paper", "scissors"))}
                case {"type": "picture", "stage": "side", "due": due, "standing": {"deck": deck}} if seat in due:
                    say = {"type": "present", "deck": deck}
                case {"type": "picture", "question": {"name": name}}:
                    say = {"type": "try", "request": name, "picks": (picks := [])}
                case {"type": "picks", "next": further, "complete": complete}:
                    done = complete and (not further or random.random() < 0.5)
                    picks += [] if done else [random.choice(further)]
                    say = {"type": "answer" if done else "try", "request": name, "picks": picks}
                case other:
                    print(f"refused: {other['text']}\n" if other["type"] == "refused" else "", end="")
                    continue
            await asyncio.sleep(pause)
            await socket.send(json.dumps({"id": 1, **say}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
