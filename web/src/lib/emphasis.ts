// A sentence in parts, so that the names of cards in it are found at a glance.

export interface Part {
  text: string;
  strong: boolean;
}

/** Where names stand in a text; of two that begin at one place the longer one. */
export function emphasise(text: string, names: readonly string[]): Part[] {
  const wanted = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    const starts = wanted.map((name) => rest.indexOf(name));
    const start = Math.min(...starts.filter((each) => each >= 0), rest.length);
    if (start > 0) parts.push({ text: rest.slice(0, start), strong: false });
    const name = wanted[starts.indexOf(start)] ?? '';
    if (name) parts.push({ text: name, strong: true });
    rest = rest.slice(start + name.length);
  }
  return parts;
}
