// The pages around the duel, each with a server that a test speaks for.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { playWith } from '../src/lib/choices.svelte';
import { nav } from '../src/lib/nav.svelte';
import { keptDecks } from '../src/lib/kept_decks.svelte';
import { findRoute, ROUTES } from '../src/lib/routes';
import { settings } from '../src/lib/settings.svelte';
import { pack, packedIn, unpack, withoutEvents } from '../src/lib/share';

const LISTS = {
  formats: [
    { name: 'master2020', title: 'Master Rule 2020' },
    { name: '408', title: '408' },
  ],
  decks: [
    { name: 'dragons', title: 'dragons: strong ones', formats: ['master2020', '408'] },
    { name: 'chaos', title: 'chaos: of light and dark', formats: ['408'] },
  ],
  bots: [{ name: 'greedy', title: 'plays what looks best' }],
  matches: [{ name: 'single', title: 'a single duel' }],
};
const ELF = {
  password: 15025844,
  name: 'Mystical Elf',
  line: '[Spellcaster]',
  kinds: ['Monster'],
  level: 4,
  playable: true,
};
const RULE = {
  id: 'win.lp.no-upper-limit',
  topic: { name: 'win', title: 'Winning', count: 17 },
  text: 'LP have no upper limit.',
  english: 'LP have no upper limit.',
  chinese: '基本分没有上限。',
  source: '001:1',
  note: 'Really.',
  english_note: 'Really.',
  chinese_note: '真的。',
};
const ANSWERS: Record<string, unknown> = {
  '/api/lists': LISTS,
  '/api/rooms': [],
  '/api/decks/dragons': { main: [ELF.password], extra: [], side: [] },
  '/api/cards': [ELF],
  '/api/search': { total: 1, start: 0, cards: [ELF] },
  '/api/search/words': {
    kinds: [],
    attributes: ['DARK'],
    types: ['Dragon'],
    total: 2,
    playable: 1,
    lists: { '408': 'l' },
  },
  '/api/decks/judge': {
    faults: [{ text: 'The Main Deck has 1 card.', rule: 'deck.main.size-40-60' }],
    ydk: '#main',
    ydke: 'ydke://',
    list_name: 'the list',
  },
  '/api/rules': { topics: [RULE.topic], rules: [{ id: RULE.id, text: RULE.text }], total: 1 },
  [`/api/rules/${RULE.id}`]: RULE,
  '/api/version': { version: '0.1.0' },
};
let asked: { path: string; body: unknown }[] = [];
let shown: Record<string, unknown> | null = null;

function serve(): void {
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    const body: unknown = request?.body ? JSON.parse(String(request.body)) : undefined;
    asked.push({ path, body });
    if (path === '/api/rooms' && body)
      return new Response(JSON.stringify({ id: 'k3', links: { '0': 'mine', '1': 'yours' } }), { status: 201 });
    const told = ANSWERS[path.split('?')[0] ?? ''];
    return told === undefined
      ? new Response('{"text": "there is no such thing"}', { status: 404 })
      : new Response(JSON.stringify(told));
  });
}
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  nav.follow();
  await findRoute(path.split('?')[0] ?? '')?.load(); // a test waits for no file
  shown = mount(App as Component, { target: document.getElementById('page')! });
}
/** Wait until something is so; a slow machine is no reason to fail. */
const until = <T>(look: () => T): Promise<T> =>
  vi.waitFor(
    () => {
      flushSync();
      return look();
    },
    { timeout: 20_000, interval: 5 },
  );
const kept = (name: string): unknown =>
  JSON.parse(sessionStorage.getItem(`spellspeed.${name}`) ?? localStorage.getItem(`spellspeed.${name}`) ?? 'null');
const text = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
function look(selector: string, words = ''): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(words),
  );
  if (!found) throw new Error(`there is no ${selector} ${words} in ${text().slice(0, 400)}`);
  return found;
}
const find = (selector: string, words = ''): Promise<HTMLElement> => until(() => look(selector, words));
async function press(selector: string, words = ''): Promise<void> {
  (
    await until(() => {
      const found = look(selector, words);
      expect(found.matches(':disabled')).toBe(false);
      return found;
    })
  ).click();
}
const told = (part: string): Promise<void> => until(() => expect(text()).toContain(part));
const madeRoom = (): Promise<unknown> =>
  until(() => {
    const made = asked.find((each) => each.path === '/api/rooms' && each.body);
    expect(made).toBeDefined();
    return made?.body;
  });
const count = (selector: string, n: number): Promise<void> =>
  until(() => expect(document.querySelectorAll(selector)).toHaveLength(n));
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  keptDecks.clear();
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  settings.reset();
  settings.speak('en');
  document.body.innerHTML = '<div id="page"></div>';
  serve();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('addresses', () => {
  it.each([
    ['/', ''],
    ['/room/k3', 'k3'],
    ['/decks', ''],
    ['/decks/of.dragons', 'of.dragons'],
    ['/rules', ''],
    ['/rules/win.lp.no-upper-limit', 'win.lp.no-upper-limit'],
    ['/replay', ''],
    ['/replay/room/k3', 'k3'],
    ['/position', ''],
    ['/events', ''],
    ['/events/e1', 'e1'],
    ['/settings', ''],
    ['/about', ''],
  ])('%s means a page', (path, part) => {
    expect(Object.values(findRoute(path)?.props ?? { none: 'none' }).join('')).toBe(part);
  });
  it('that mean nothing say so, with a way home', async () => {
    expect([findRoute('/nothing'), findRoute('/room/a/b')]).toEqual([null, null]);
    await open('/nothing');
    await told('nothing at this address');
    expect((await find('a')).getAttribute('href')).toBe('/');
  });
  it('are each told by one pattern', () => {
    for (const path of ['/', '/decks', '/decks/x', '/rules', '/rules/a.b'])
      expect(ROUTES.filter((each) => each.pattern.test(path))).toHaveLength(1);
  });
});
describe('home', () => {
  it('begins a duel against a bot in one click, with no name asked', async () => {
    await open('/');
    await press('button', 'Duel a bot');
    expect(await madeRoom()).toMatchObject({
      settings: { format: 'master2020', match: 'single', practice: true, bots: ['', 'greedy'] },
      decks: ['', 'dragons'],
    });
    await until(() => expect(location.pathname).toBe('/room/k3'));
    await until(() => expect(kept('room.k3')).not.toBeNull());
    expect(kept('room.k3')).toMatchObject({
      name: 'Duelist',
      deck: { main: [ELF.password], name: 'dragons' },
    });
  });
  it('plays with the name and the deck that were chosen last', async () => {
    settings.call('  Mai ');
    playWith(keptDecks.put({ main: [7], extra: [8], side: [], name: 'mine', format: '408' }));
    await open('/');
    await told('With mine');
    await press('button', 'Duel a bot');
    await until(() => expect(kept('room.k3')).not.toBeNull());
    expect(kept('room.k3')).toMatchObject({ name: 'Mai', deck: { main: [7], extra: [8], name: 'mine' } });
    expect(await madeRoom()).toMatchObject({
      settings: { format: '408' },
    });
  });
  it('invites a friend into a room that is not practice', async () => {
    await open('/');
    await press('button', 'Make a room');
    expect(await madeRoom()).toMatchObject({ settings: { practice: false, bots: ['', ''] } });
  });
  it('says in a sentence that the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open('/');
    expect((await find('[role=alert]')).textContent).toContain('The server cannot be reached just now.');
  });
  it('says what a server answers that refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"text": "too many rooms"}', { status: 429 })));
    await open('/');
    expect((await find('[role=alert] span')).textContent).toBe('too many rooms');
  });
});
describe('the deck builder', () => {
  it('opens a packaged deck, and the first change makes a copy of one’s own', async () => {
    await open('/decks/of.dragons');
    await count('section.main .place', 1);
    expect(localStorage.getItem('spellspeed.decks')).toBeNull();
    await press('.found button', 'Add Mystical Elf');
    const [kept] = JSON.parse(localStorage.getItem('spellspeed.decks')!) as { id: string; main: number[] }[];
    expect(kept?.main).toEqual([ELF.password, ELF.password]);
    expect(location.pathname).toBe(`/decks/${kept?.id}`);
    await count('section.main .place', 2);
  });
  it('tells every fault with a link to its rule', async () => {
    await open('/decks/of.dragons');
    await told('1 fault');
    await find('a[href="/rules/deck.main.size-40-60"]');
  });
  it('leads who would duel with a faulty deck to its faults', async () => {
    await open('/decks/of.dragons');
    await told('1 fault');
    await press('.tools button', 'Duel with it');
    expect(document.activeElement?.id).toBe('faults');
    expect(location.pathname).toBe('/decks/of.dragons');
  });
  it('adds to the Side Deck and takes out by keys', async () => {
    await open('/decks/of.dragons');
    await count('section.main .place', 1);
    const card = await find('.found button', 'Add Mystical Elf');
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    await count('section.side .place', 1);
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    await count('section.side .place', 0);
    await count('section.main .place', 1);
  });
  it('says that a deck is not kept here', async () => {
    await open('/decks/d404');
    await told('keeps no deck of that address');
  });
});
describe('the rule book', () => {
  it('lists rules with their addresses', async () => {
    await open('/rules?topic=win');
    expect((await find('a[href="/rules/win.lp.no-upper-limit"]')).textContent).toContain('LP have no upper limit');
  });
  it('shows a rule in both languages with its note and its source', async () => {
    await open(`/rules/${RULE.id}`);
    for (const part of [RULE.text, RULE.chinese, 'Really.', '真的。', '001:1']) await told(part);
  });
  it('says that there is no such rule', async () => {
    await open('/rules/no.such.rule');
    await told('there is no such thing');
  });
});
describe('settings and about', () => {
  it('keep what is chosen, at once and in one place', async () => {
    await open('/settings');
    await press('button', '中文');
    await press('button', '特大');
    expect([settings.lang, settings.textSize]).toEqual(['zh', 1.3]);
    flushSync();
    expect(document.documentElement.style.fontSize).toBe('130%');
    expect(localStorage.getItem('spellspeed.textSize')).toBe('1.3');
  });
  it('forget everything that this browser keeps', async () => {
    localStorage.setItem('spellspeed.decks', '[]');
    localStorage.setItem('of.another', 'stays');
    settings.call('Mai');
    await open('/about');
    await press('button', 'Forget me');
    await press('button.danger', 'Forget me');
    await told('keeps nothing any more');
    expect(Object.keys(localStorage).filter((name) => name.startsWith('spellspeed.'))).toEqual([]);
    expect(localStorage.getItem('of.another')).toBe('stays');
    expect(settings.name).toBe('');
  });
});
describe('what is shared', () => {
  it('stands in the fragment and comes back as it was', async () => {
    const said = 'turn 3, 你 8000\n'.repeat(200);
    const packed = await pack(said);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(200);
    expect(await unpack(packedIn(`#p=${packed}`, 'p'))).toBe(said);
    expect([packedIn('#r=abc', 'p'), packedIn('', 'r')]).toEqual(['', '']);
    await expect(unpack('not packed')).rejects.toThrow();
  });
  it('leaves out what follows from the answers', () => {
    expect(JSON.parse(withoutEvents('{"answers": [1], "events": [2]}'))).toEqual({ answers: [1], events: [] });
  });
});
