"""A bot that sits down and answers at random:  python example_bot.py http://localhost:8000 ROOM LINK"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


async def play(server: str, room: str, link: str) -> None:
    """Take the seat of a link, and play until the match is over."""
    body, headers = json.dumps({"link": link}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/rooms/{room}/seat", body, headers)) as reply:
        seat, cookie = json.load(reply)["seat"], reply.headers["Set-Cookie"].partition(";")[0]
    nonce, ready, said, format = secrets.token_bytes(32), [False, False], set(), ""
    fields = [len(part).to_bytes(4) + part for part in (b"nonce", room.encode(), str(seat).encode(), nonce)]
    promise = hashlib.blake2b(b"".join(fields), digest_size=32).hexdigest()
    url = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:

        async def say(once: object, **command: object) -> None:
            if once not in said:
                said.add(once)
                await asyncio.sleep(0.1)  # a server hears 20 messages a second
                await socket.send(json.dumps({"id": len(said), **command}))

        async for content in socket:
            told = json.loads(content)
            format = told.get("format", format)
            ready = [sitting.get("ready", False) for sitting in told.get("sittings", [])] or ready
            picture = told if told["type"] == "picture" else {"stage": "gathering" if "sittings" in told else ""}
            stage, standing, question = picture["stage"], picture.get("standing"), picture.get("question")
            if stage in ("over", "void"):
                return
            if stage == "gathering" and format and not ready[seat]:
                with urllib.request.urlopen(f"{server}/api/decks?format={format}") as decks:
                    deck = random.choice(json.load(decks))
                await say("sit", type="sit", name="random", deck=deck, nonce_hash=promise)
            elif stage == "gathering" and all(ready[:2]):
                await say("reveal", type="reveal", nonce=nonce.hex())
            elif stage == "throw" and seat in picture["due"]:
                await say(("throw", picture["n"]), type="throw", hand=random.choice(("rock", "paper", "scissors")))
            elif stage == "side" and seat in picture["due"] and standing:
                await say(("side", standing["number"]), type="present", deck=standing["deck"])
            elif question and (question["least"], question["most"]) == (1, 1):  # each option is an answer
                picks = [random.randrange(len(question["options"]))]
                await say((question["name"], "answer"), type="answer", request=question["name"], picks=picks)
            elif question:
                asked, picks = question["name"], []
                await say((asked, ()), type="try", request=asked, picks=picks)
            if told["type"] == "picks" and told["next"] and not (told["complete"] and random.random() < 0.5):
                picks.append(random.choice(told["next"]))
                await say((asked, *picks), type="try", request=asked, picks=picks)
            elif told["type"] == "picks":
                await say((asked, "answer"), type="answer", request=asked, picks=picks)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
