"""Who somebody is: links that are used once, tokens of which only a keyed hash is kept, and keys with an id."""

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple
from urllib.parse import urlsplit

SECRET_BYTES: Final = 24
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")


class Keys(NamedTuple):
    """The keys by which tokens are hashed: new tokens by the first, old ones by whichever they name.

    >>> keys = Keys({"b": b"two", "a": b"one"})
    >>> keys.hash("token") == keys.hash("token", "b") != keys.hash("token", "a")
    True
    """

    by_id: dict[str, bytes]

    @property
    def newest(self) -> str:
        """The id of the key for new tokens."""
        return next(iter(self.by_id))

    def hash(self, token: str, key_id: str = "") -> bytes:
        """Return what is kept of a token; a key that is gone hashes to nothing that was ever kept."""
        key = self.by_id.get(key_id or self.newest, b"")
        return hmac.new(key, token.encode(), hashlib.sha256).digest() if key else b""


def make_token() -> str:
    """Return a secret that nobody can guess, fit for a link or a cookie.

    >>> len(make_token()), make_token() == make_token()
    (32, False)
    """
    return secrets.token_urlsafe(SECRET_BYTES)


def make_link(seat: int) -> str:
    """Return the secret of a link to a seat.

    >>> read_link(make_link(1))[0]
    1
    """
    return f"{seat}.{make_token()}"


def link_to(key: str, seat: int) -> str:
    """Return the secret of a link to a seat of a room that follows another, made of a key that any worker knows.

    >>> link_to("k", 0) == link_to("k", 0), read_link(link_to("k", 1))[0]
    (True, 1)
    """
    return f"{seat}.{hmac.new(key.encode(), str(seat).encode(), hashlib.sha256).hexdigest()[:32]}"


def read_link(link: str, most: int = 3) -> tuple[int, str]:
    """Return to which seat a link leads, or to which player of an event, and its secret; -1 for what is no link.

    >>> read_link("0.abc"), read_link("abc"), read_link("12.abc"), read_link("12.abc", most=500)
    ((0, 'abc'), (-1, ''), (-1, ''), (12, 'abc'))
    """
    seat, dot, secret = link.partition(".")
    known = dot and seat.isascii() and seat.isdigit() and len(seat) < 7 and int(seat) <= most
    return (int(seat), secret) if known else (-1, "")


def make_room_name() -> str:
    """Return the name of a new room: short enough to be said, long enough not to be tried out.

    >>> len(make_room_name())
    12
    """
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join([secrets.choice(letters) for _ in range(12)])


def host_of(header: str) -> str:
    """Return the host of a Host header, without its port.

    >>> host_of("Example.org:8000"), host_of("[::1]:8000"), host_of("::1")
    ('example.org', '::1', '')
    """
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def is_host_known(header: str, hosts: tuple[str, ...]) -> bool:
    """Whether a request was meant for this server: a foreign page may have a name that leads to our address.

    >>> is_host_known("localhost:8000", LOCAL_HOSTS), is_host_known("evil.example", LOCAL_HOSTS)
    (True, False)
    """
    return host_of(header) in hosts


def is_origin_known(origin: str | None, host: str, hosts: tuple[str, ...], must: bool = True) -> bool:
    """Whether a request comes from a page of this server; who sends no Origin is no page of a browser.

    >>> is_origin_known("http://localhost:8000", "localhost:8000", LOCAL_HOSTS)
    True
    >>> is_origin_known("http://localhost:9000", "localhost:8000", LOCAL_HOSTS)
    False
    >>> is_origin_known(None, "localhost", LOCAL_HOSTS, must=False), is_origin_known("null", "localhost", LOCAL_HOSTS)
    (True, False)
    """
    if origin is None:
        return not must
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.hostname in hosts and parts.netloc.lower() == host.lower()
