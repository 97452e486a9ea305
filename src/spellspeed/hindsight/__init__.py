"""Looking back: a duel played again frame by frame, to say why something happened or did not."""
