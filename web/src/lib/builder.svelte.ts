// A deck while it is built: its parts, what is looked at, what the server says is wrong, and what was before.
import { SvelteMap } from 'svelte/reactivity';
import { judgeDeck, readKnown } from './books';
import type { Fault, Judged, Known } from './book_messages';
import { keptDecks, type KeptDeck } from './kept_decks.svelte';
import type { Card, Lang } from './messages';
import { PARTS, type Part, type Parts } from './siding';

const MOST_BEFORE = 100;
const MOST_ASKED = 150;
const known = new SvelteMap<string, Known>();

/** Cards that were told, so that they are not asked for again. */
export function learn(cards: Known[], format: string, lang: Lang): void {
  for (const card of cards) known.set(`${lang}/${format}/${card.password}`, card);
}
/** What is drawn of a card; one that is not told yet shows its password. */
export function faceOf(told: Known | null, password: number): Card {
  const at: Card['at'] = { of: 0, place: 'deck', index: 1 };
  if (!told) return { at, password, name: String(password), kinds: ['Monster'] };
  const { line: _, other_names: __, text: ___, playable: ____, limit: _____, extra: ______, ...facts } = told;
  return { at, ...facts };
}

export class Builder {
  parts = $state.raw<Parts>({ main: [], extra: [], side: [] });
  name = $state('');
  format = $state('master2020');
  looked = $state.raw<Known | null>(null);
  judged = $state.raw<Judged | null>(null);
  told = $state('');
  /** The id it is kept under; empty for one that is not one's own yet. */
  id = $state('');
  private before: Parts[] = $state.raw([]);
  private asked = 0;

  constructor(
    public lang: () => Lang,
    private readonly store = keptDecks,
    private readonly onkept: (id: string) => void = () => {},
  ) {}

  open(deck: Partial<KeptDeck> & Parts & { name: string }): void {
    this.parts = { main: [...deck.main], extra: [...deck.extra], side: [...deck.side] };
    this.name = deck.name;
    this.format = deck.format ?? this.format;
    this.id = deck.id ?? '';
    this.before = [];
    void this.refresh();
  }
  tellOf = (password: number): Known | null => known.get(`${this.lang()}/${this.format}/${password}`) ?? null;
  count = (password: number): number =>
    PARTS.reduce((sum, part) => sum + this.parts[part].filter((each) => each === password).length, 0);
  get canUndo(): boolean {
    return this.before.length > 0;
  }
  get faults(): Fault[] {
    return this.judged?.faults ?? [];
  }
  faultsOf = (password: number): Fault[] => this.faults.filter((each) => each.cards?.includes(password));

  /** Put a card where it belongs, or into the Side Deck. */
  add(card: Known, side = false, place?: number): Part {
    const part: Part = side ? 'side' : card.extra ? 'extra' : 'main';
    learn([card], this.format, this.lang());
    const list = [...this.parts[part]];
    const twin = list.lastIndexOf(card.password);
    list.splice(place ?? (twin >= 0 ? twin + 1 : list.length), 0, card.password);
    this.change({ ...this.parts, [part]: list });
    return part;
  }
  remove(part: Part, place: number): void {
    this.change({ ...this.parts, [part]: this.parts[part].filter((_, i) => i !== place) });
  }
  /** Take out the last copy, out of the Side Deck first. */
  removeOne(password: number): Part | null {
    for (const part of ['side', 'extra', 'main'] as const) {
      const place = this.parts[part].lastIndexOf(password);
      if (place < 0) continue;
      this.remove(part, place);
      return part;
    }
    return null;
  }
  /** Move one copy to another part or place. */
  move(from: Part, place: number, to: Part, before?: number): void {
    const password = this.parts[from][place];
    if (password === undefined) return;
    const rest = { ...this.parts, [from]: this.parts[from].filter((_, i) => i !== place) };
    const list = [...rest[to]];
    const at = before === undefined ? list.length : before - (from === to && place < before ? 1 : 0);
    list.splice(at, 0, password);
    this.change({ ...rest, [to]: list });
  }
  /** Kinds together, the strongest first, by what is printed. */
  sort(): void {
    const rank = (password: number): (string | number)[] => {
      const card = this.tellOf(password);
      const kinds = card?.kinds ?? [];
      const kind = kinds.includes('Spell') ? 1 : kinds.includes('Trap') ? 2 : 0;
      return [kind, -(card?.level ?? card?.rank ?? card?.link ?? 0), -(card?.atk ?? 0), card?.name ?? '', password];
    };
    const order = (a: number, b: number): number => {
      const [one, other] = [rank(a), rank(b)];
      for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i]! < other[i]! ? -1 : 1;
      return 0;
    };
    const { main, extra, side } = this.parts;
    this.change({ main: main.toSorted(order), extra: extra.toSorted(order), side: side.toSorted(order) });
  }
  change(parts: Parts): void {
    this.before = [...this.before, this.parts].slice(-MOST_BEFORE);
    this.parts = parts;
    this.keep();
    void this.refresh();
  }
  undo = (): void => {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.parts = last;
    this.keep();
    void this.refresh();
  };
  rename(name: string): void {
    this.name = name;
    this.keep();
  }
  choose(format: string): void {
    this.format = format;
    if (this.id) this.keep();
    void this.refresh();
  }
  keep(): void {
    const kept = this.store.put({
      ...this.parts,
      ...(this.id ? { id: this.id } : {}),
      name: this.name,
      format: this.format,
    });
    const fresh = this.id !== kept.id;
    this.id = kept.id;
    if (fresh) {
      this.name = kept.name;
      this.onkept(kept.id);
    }
  }
  /** Ask for what is not known of the cards, and what is wrong with the deck. */
  refresh = async (): Promise<void> => {
    const turn = ++this.asked;
    const [parts, format, lang] = [this.parts, this.format, this.lang()];
    const all = [...new Set([...parts.main, ...parts.extra, ...parts.side])];
    const missing = all.filter((each) => !this.tellOf(each)).slice(0, MOST_ASKED);
    try {
      const [cards, judged] = await Promise.all([
        missing.length ? readKnown(missing, format, lang) : Promise.resolve([]),
        judgeDeck(parts, format, lang),
      ]);
      learn(cards, format, lang);
      if (turn === this.asked) this.judged = judged;
      this.told = '';
    } catch (error) {
      this.told = error instanceof Error ? error.message : String(error);
    }
  };
}
/** Five cards as one would draw them; the order of the rest is kept for drawing on. */
export function shuffled(deck: number[], chance: () => number = Math.random): number[] {
  const cards = [...deck];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
