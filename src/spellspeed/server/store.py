"""Where rooms are kept: a SQLite file, or a PostgreSQL that many workers share; a row is there or it is not."""

from spellspeed.server.batches import Batches
from spellspeed.server.held_events import HeldEvents
from spellspeed.server.keeping import Keeping
from spellspeed.server.living import Living


class Store(HeldEvents, Batches, Living, Keeping):
    """All that is kept of rooms and events at one place; any thread may call it.

    >>> import tempfile
    >>> from spellspeed.server.rows import Beginning
    >>> with tempfile.TemporaryDirectory() as folder, Store.open(f"{folder}/rooms.db", now=lambda: 7) as store:
    ...     made = store.make_room(Beginning("k3", {"format": "408"}, 4, "", b"secret", 0), listed=True)
    ...     row = store.append("k3", 0, "sit", 0, {"name": "Ann"}, deadline=9)
    ...     store.read_rows("k3") == [row], store.due_rooms(10), [room.rows for room in store.list_rooms()]
    (True, [Due(room='k3', deadline=9)], [1])
    """
