// What one plays with when one just presses the button: deck, format, opponent, as chosen last in this browser.
import { makeRoom, readDeck, type Lists, type Named, type RoomWish } from './api';
import { keep, keepIntent, recall } from './kept';
import { asDeck, keptDecks, type KeptDeck } from './kept_decks.svelte';
import type { Deck } from './messages';
import { settings, t } from './settings.svelte';

const OWN = 'own:';
export interface DeckChoice {
  /** "dragons", or "own:" and the id of a deck of this browser. */
  key: string;
  name: string;
  told: string;
  own: boolean;
}
/** The name of a deck, and what is told of it, which may have colons of its own. */
export function splitTitle(title: string): [string, string] {
  const [, name = title, told = ''] = /^(.*?)(?:: |：)(.*)$/.exec(title) ?? [];
  return [name, told];
}
const nameOf = (list: Named[], wanted: string): string =>
  (list.find((each) => each.name === wanted) ?? list[0])?.name ?? '';

export class Choices {
  lists = $state.raw<Lists | null>(null);
  private chosen = $state({
    format: recall('format', ''),
    match: recall('match', ''),
    bot: recall('bot', ''),
    botDeck: recall('botDeck', ''),
    deck: recall('deck', ''),
    practice: recall('practice', true),
    open: false,
  });

  readonly format = $derived(nameOf(this.lists?.formats ?? [], this.chosen.format));
  readonly match = $derived(nameOf(this.lists?.matches ?? [], this.chosen.match));
  readonly bot = $derived(nameOf(this.lists?.bots ?? [], this.chosen.bot));
  readonly packaged = $derived(this.lists?.decks.filter((each) => each.formats.includes(this.format)) ?? []);
  readonly botDeck = $derived(nameOf(this.packaged, this.chosen.botDeck));
  readonly decks = $derived<DeckChoice[]>([
    ...keptDecks.list
      .filter((each) => each.format === this.format && each.main.length > 0)
      .map((each) => ({
        key: OWN + each.id,
        name: each.name,
        told: t('deck.counts', { main: each.main.length, extra: each.extra.length, side: each.side.length }),
        own: true,
      })),
    ...this.packaged.map((each) => {
      const [name, told] = splitTitle(each.title);
      return { key: each.name, name, told, own: false };
    }),
  ]);
  readonly deck = $derived<DeckChoice | null>(
    this.decks.find((each) => each.key === this.chosen.deck) ?? this.decks.find((each) => !each.own) ?? null,
  );
  get practice(): boolean {
    return this.chosen.practice;
  }
  /** Whether a room is listed for others to watch. */
  get open(): boolean {
    return this.chosen.open;
  }
  choose(what: Partial<typeof this.chosen>): void {
    Object.assign(this.chosen, what);
    for (const [name, value] of Object.entries(what)) if (name !== 'open') keep(name, value);
  }
  /** The cards of a deck: one of this browser, or one of the server's. */
  async read(key: string): Promise<Deck> {
    const own = key.startsWith(OWN) ? keptDecks.find(key.slice(OWN.length)) : null;
    return own ? asDeck(own) : { ...(await readDeck(key)), name: key };
  }
  /** Make a room, and return its address. */
  async begin(withBot: boolean): Promise<string> {
    if (!this.deck) throw new Error(t('loading'));
    const wish: RoomWish = {
      settings: {
        format: this.format,
        match: this.match,
        practice: withBot && this.practice,
        bots: ['', withBot ? this.bot : ''],
        ...(this.open ? { public: true } : {}),
      },
      decks: ['', withBot ? this.botDeck : ''],
      lang: settings.lang,
    };
    const deck = await this.read(this.deck.key);
    const { id, links } = await makeRoom(wish);
    keepIntent(id, {
      name: settings.name || t('someone'),
      deck,
      ...(links['1'] ? { friend: links['1'] } : {}),
      ...(links['2'] ? { watch: links['2'] } : {}),
    });
    return `/room/${id}#${links['0'] ?? ''}`;
  }
}
/** Let the next duel be played with a deck of this browser. */
export function playWith(deck: KeptDeck): void {
  keep('deck', OWN + deck.id);
  keep('format', deck.format);
}
