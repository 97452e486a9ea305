// What a deck is shown by.
const FEW = 4;

/** A few different cards of a deck, first what it brings out. */
export const someOf = ({ main, extra = [] }: { main: number[]; extra?: number[] }): number[] =>
  [...new Set([...extra.slice(0, 2), ...main])].slice(0, FEW);
