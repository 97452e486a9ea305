import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Builder, faceOf, learn, shuffled } from '../src/lib/builder.svelte';
import type { Known } from '../src/lib/book_messages';
import { freeName, KeptDecks } from '../src/lib/kept_decks.svelte';

const ELF: Known = {
  password: 15025844,
  name: 'Mystical Elf',
  line: '',
  kinds: ['Monster', 'Normal'],
  level: 4,
  atk: 800,
};
const SKULL: Known = { password: 70781052, name: 'Summoned Skull', line: '', kinds: ['Monster'], level: 6, atk: 2500 };
const TALKER: Known = { password: 1861629, name: 'Decode Talker', line: '', kinds: ['Monster', 'Link'], extra: true };
const POT: Known = { password: 55144522, name: 'Pot of Greed', line: '', kinds: ['Spell', 'Normal'], limit: 0 };
const JUDGED = {
  faults: [{ text: 'too few', rule: 'deck.main.size-40-60' }],
  ydk: '#main',
  ydke: 'ydke://',
  list_name: 'x',
};

function begin(): { builder: Builder; store: KeptDecks; kept: string[] } {
  const kept: string[] = [];
  const store = new KeptDecks();
  const builder = new Builder(
    () => 'en',
    store,
    (id) => kept.push(id),
  );
  return { builder, store, kept };
}
beforeEach(() => {
  localStorage.clear();
  learn([ELF, SKULL, TALKER, POT], 'master2020', 'en');
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.startsWith('/api/decks/judge') ? JUDGED : []))),
  );
});

describe('building a deck', () => {
  it('puts a card where it belongs, beside its twins, or into the Side Deck', () => {
    const { builder } = begin();
    for (const card of [ELF, SKULL, ELF, TALKER]) builder.add(card);
    builder.add(SKULL, true);
    expect(builder.parts).toEqual({
      main: [ELF.password, ELF.password, SKULL.password],
      extra: [TALKER.password],
      side: [SKULL.password],
    });
    expect(builder.count(SKULL.password)).toBe(2);
  });
  it('takes the last copy out of the Side Deck first', () => {
    const { builder } = begin();
    builder.add(ELF);
    builder.add(ELF, true);
    expect(builder.removeOne(ELF.password)).toBe('side');
    expect(builder.removeOne(ELF.password)).toBe('main');
    expect(builder.removeOne(ELF.password)).toBeNull();
  });
  it('moves a card within a part and to another one', () => {
    const { builder } = begin();
    for (const card of [ELF, SKULL, POT]) builder.add(card);
    builder.move('main', 0, 'main', 3);
    expect(builder.parts.main).toEqual([SKULL.password, POT.password, ELF.password]);
    builder.move('main', 2, 'main', 0);
    expect(builder.parts.main).toEqual([ELF.password, SKULL.password, POT.password]);
    builder.move('main', 1, 'side');
    expect(builder.parts.side).toEqual([SKULL.password]);
  });
  it('takes back every change', () => {
    const { builder } = begin();
    builder.add(ELF);
    builder.add(SKULL);
    builder.undo();
    expect(builder.parts.main).toEqual([ELF.password]);
    builder.undo();
    expect([builder.parts.main.length, builder.canUndo]).toEqual([0, false]);
    builder.undo();
    expect(builder.parts.main).toEqual([]);
  });
  it('sorts kinds together, the strongest first', () => {
    const { builder } = begin();
    for (const card of [POT, ELF, SKULL]) builder.add(card);
    builder.sort();
    expect(builder.parts.main).toEqual([SKULL.password, ELF.password, POT.password]);
  });
  it('keeps the deck with every change, and a packaged one as a copy of its own', () => {
    const { builder, store, kept } = begin();
    builder.open({ main: [ELF.password], extra: [], side: [], name: 'stars', format: 'master2020' });
    expect([store.list.length, builder.id]).toEqual([0, '']);
    builder.add(SKULL);
    expect(kept).toEqual([builder.id]);
    expect(new KeptDecks().find(builder.id)?.main).toEqual([ELF.password, SKULL.password]);
  });
  it('asks what is wrong after every change, and keeps only the newest answer', async () => {
    const { builder } = begin();
    builder.add(ELF);
    await vi.waitFor(() => expect(builder.faults[0]?.rule).toBe('deck.main.size-40-60'));
  });
  it('draws a card that nobody has told of by its password', () => {
    expect(faceOf(null, 7).name).toBe('7');
    expect(faceOf(POT, POT.password)).not.toHaveProperty('limit');
  });
});
describe('decks of this browser', () => {
  it('have names of their own', () => {
    const store = new KeptDecks();
    const parts = { main: [1], extra: [], side: [], format: '408' };
    store.put({ ...parts, name: 'mine' });
    expect(store.put({ ...parts, name: 'mine' }).name).toBe('mine 2');
    expect(freeName('  ', [])).toBe('deck');
  });
  it('are not lost by what cannot be read, nor by another tab', () => {
    const strange = { from: 'another version' };
    localStorage.setItem('spellspeed.decks', JSON.stringify([strange, null]));
    const store = new KeptDecks();
    const other = new KeptDecks();
    store.put({ main: [1], extra: [], side: [], name: 'a', format: '408' });
    other.put({ main: [2], extra: [], side: [], name: 'b', format: '408' });
    expect(new KeptDecks().list.map((each) => each.name).sort()).toEqual(['a', 'b']);
    expect(JSON.parse(localStorage.getItem('spellspeed.decks')!)).toContainEqual(strange);
  });
  it('begin empty where something else is kept under their name', () => {
    localStorage.setItem('spellspeed.decks', '{"no": "list"}');
    expect(new KeptDecks().list).toEqual([]);
    localStorage.setItem('spellspeed.decks', 'broken');
    expect(new KeptDecks().list).toEqual([]);
  });
});
describe('a test hand', () => {
  it('is the deck in another order', () => {
    const deck = [1, 2, 3, 4, 5, 6];
    expect(shuffled(deck).toSorted()).toEqual(deck);
    expect(shuffled(deck, () => 0)).toEqual([2, 3, 4, 5, 6, 1]);
    expect(deck).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
