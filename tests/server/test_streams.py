"""What a socket is sent does not depend on cards its seat may not see: a small sample of tools/exchange_streams.py."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.exchange_streams import Streams


@pytest.mark.parametrize("seed", [11])
def test_rooms_that_differ_in_hidden_cards_send_the_same_bytes_at_the_same_times(seed: int) -> None:
    streams = Streams(seed)
    for number in range(8):
        streams.compare_pair(number)
    assert streams.differences == []
    assert streams.messages > 40 and streams.reasons > 20
