"""What can go wrong with the events that are kept, each told in one sentence of both languages."""

from spellspeed.database.troubles import NoSuchStore, StoreError

__all__ = ["NameTaken", "NoSuchEvent", "NoSuchStore", "StoreError", "WrittenMeanwhile"]


class NoSuchEvent(StoreError):
    """No event of that name is kept here."""


class NameTaken(StoreError):
    """An event of that name is kept here already."""


class WrittenMeanwhile(StoreError):
    """Somebody else has written to the event since it was read: what was to be written did not know of that."""
