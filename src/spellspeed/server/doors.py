"""Who is connected: how many from an address and for a seat, and whose seat was taken back."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from ipaddress import IPv6Address, IPv6Network
from typing import Final, NamedTuple, Protocol

from starlette.requests import HTTPConnection

from spellspeed.server.limits import Allowances, Limits

ELSEWHERE: Final = 4409  # how a WebSocket is closed whose seat has too many others
REVOKED: Final = 4403
HOUSEHOLD: Final = 64  # bits of an IPv6 address
Close = Callable[[int, str], Awaitable[None]]


def address_of(connection: HTTPConnection) -> str:
    """Return from where somebody comes, as limits count it."""
    return share_address(connection.client.host if connection.client else "")


def share_address(host: str) -> str:
    """Return what all addresses share that one household has: of IPv6 that is half of it, and they are without end.

    >>> [share_address(host) for host in ("2001:db8:1:2:aa::7", "::ffff:10.0.0.7", "10.0.0.7", "x")]
    ['2001:db8:1:2::/64', '10.0.0.7', '10.0.0.7', 'x']
    """
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((found, HOUSEHOLD), strict=False))


class Seats(Protocol):
    """Who holds which seat."""

    def find_seat(self, room: str, token_hash: bytes) -> object | None:
        """Return the seat that a token holds, None if it holds none."""


class Guest(NamedTuple):
    """One connection: from where, by which token of which room, and how it is ended."""

    address: str
    room: str
    token: bytes
    close: Close


class Doors:
    """The connections of one worker."""

    def __init__(self, seats: Seats, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._seats: Final = seats
        self._limits: Final = limits
        # All who are here may come back at once, as after a restart; and then each every few seconds.
        most = limits.sockets_an_address
        self._comings: Final = Allowances(most / 6, 2 * most, clock)
        self._guests: Final[list[Guest]] = []

    def find_why_not(self, address: str) -> str:
        """Return why nobody else may connect from an address, "" if somebody may."""
        if len([guest for guest in self._guests if guest.address == address]) >= self._limits.sockets_an_address:
            return "too many connections"
        return "" if self._comings.spend(address) else "too many connections at once"

    @contextlib.contextmanager
    def hold(self, guest: Guest) -> Iterator[None]:
        """Count a connection while it lasts."""
        self._guests.append(guest)
        try:
            yield
        finally:
            self._guests[:] = [other for other in self._guests if other is not guest]

    async def make_way(self, guest: Guest) -> None:
        """End the oldest connections of a seat that has too many: its newest is where somebody looks."""
        own = [other for other in self._guests if (other.room, other.token) == (guest.room, guest.token)]
        for old in own[: max(0, len(own) - self._limits.sockets_a_seat)]:
            await old.close(ELSEWHERE, "connected elsewhere")

    async def end_revoked(self) -> int:
        """End the connections of whoever holds the seat no longer, and return how many those were."""
        ended = 0
        for guest in list(self._guests):
            if await asyncio.to_thread(self._seats.find_seat, guest.room, guest.token) is None:
                await guest.close(REVOKED, "the seat was taken back")
                ended += 1
        return ended
