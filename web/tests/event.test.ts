import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORGANISING, PLAYING, REGISTERING, ROUND } from '../src/fixtures/events';
import { HELLO } from '../src/fixtures/scenes';
import { picture as tablePicture } from '../src/fixtures/tables';
import type { EventPicture } from '../src/lib/event_messages';
import { EVENT_WORDS } from '../src/lib/event_words';
import { recallIntent } from '../src/lib/kept';
import { settings } from '../src/lib/settings.svelte';
import EventPage from '../src/pages/EventPage.svelte';
import EventWall from '../src/pages/EventWall.svelte';
import { Seat } from './table';

interface Asked {
  path: string;
  body: Record<string, unknown> | null;
}
let page: Record<string, unknown> | null = null;
let asked: Asked[] = [];
let answers: Record<string, [number, unknown]> = {};
let shown: EventPicture = ROUND;

/** A server that shows one picture and answers posts as the test says. */
function serve(path: unknown, request?: RequestInit): Promise<Response> {
  const to = String(path);
  const body = request?.body ? (JSON.parse(String(request.body)) as Record<string, unknown>) : null;
  asked.push({ path: to, body });
  if (to.startsWith('/api/lists'))
    return Promise.resolve(
      Response.json({
        formats: [],
        decks: [{ name: 'chaos', title: 'Chaos', formats: ['408'] }],
        bots: [],
        matches: [],
      }),
    );
  if (to.startsWith('/api/decks/')) return Promise.resolve(Response.json({ main: [1, 2, 3], extra: [], side: [] }));
  if (!body) {
    const tag = `"${JSON.stringify(shown).length}-${to}"`;
    const sent = (request?.headers as Record<string, string> | undefined)?.['If-None-Match'];
    return Promise.resolve(
      sent === tag ? new Response(null, { status: 304 }) : Response.json(shown, { headers: { ETag: tag } }),
    );
  }
  const [status, told] = answers[to.split('/').at(-1) ?? ''] ?? [200, { row: 21 }];
  return Promise.resolve(Response.json(told, { status }));
}
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    await Promise.resolve();
    await tick();
  }
  await new Promise((done) => setTimeout(done, 0));
  await tick();
}
const went: string[] = [];
async function open(picture: EventPicture): Promise<void> {
  shown = picture;
  page = mount(EventPage, { target: document.body, props: { id: 'cup', onroom: (to: string) => went.push(to) } });
  await settle();
}
function button(words: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === words,
  );
  if (!found) throw new Error(`no button says ${words}: ${document.body.textContent}`);
  return found;
}
const text = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const posted = (): Asked[] => asked.filter((each) => each.body);

beforeEach(() => {
  asked = [];
  answers = {};
  went.length = 0;
  settings.speak('en');
  vi.stubGlobal('fetch', serve);
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a player', () => {
  test('sees who the opponent is, and goes to the table with the deck that was filed', async () => {
    answers.table = [200, { room: 'k3', seat: 0, name: 'Ann', deck: { main: [1], extra: [], side: [] } }];
    await open(PLAYING);
    expect(text()).toContain('You play Bob');
    button('Go to my table').click();
    await settle();
    expect(went).toEqual(['/room/k3']);
    expect(recallIntent('k3')).toEqual({ name: 'Ann', deck: { main: [1], extra: [], side: [] } });
  });
  test('hears of a new table', async () => {
    await open({ ...PLAYING, me: { player: 1, locked: true } });
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
    shown = PLAYING;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(document.querySelector('[role=status]')?.textContent).toBe('Round 2 is paired. You sit at table 1.');
  });
  test('has no desk, and nothing to change at tables or players', async () => {
    await open(PLAYING);
    expect(text()).not.toContain('Organiser’s desk');
    expect([...document.querySelectorAll('button')].map((each) => each.textContent)).not.toContain('Change');
  });
  test('enters with a name and a deck, and is told why not', async () => {
    answers.enter = [409, { text: 'Ann has entered already.' }];
    await open(REGISTERING);
    const name = document.querySelector<HTMLInputElement>('form input[type=text]');
    if (!name) throw new Error('no place for a name');
    name.value = 'Ann';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    button('Enter the event').closest('form')?.requestSubmit();
    await settle();
    await settle();
    expect(posted().at(-1)).toMatchObject({ path: '/api/events/cup/enter', body: { name: 'Ann' } });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Ann has entered already.');
  });
  test('leaves only after being asked once more', async () => {
    await open({ ...REGISTERING, me: PLAYING.me && { ...PLAYING.me, locked: false } } as EventPicture);
    button('Leave the event…').click();
    await settle();
    expect(posted()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Leave the event');
    button('Leave the event').click();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'drop', body: {}, seen: 20 });
  });
});

describe('the organiser', () => {
  test('does what comes next with one button', async () => {
    await open({ ...ORGANISING, stage: 'between', desk: { step: 'pair' }, next_word: 'Pair round 3.' });
    button('Pair round 3').click();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'pair', seen: 20, lang: 'en' });
  });
  test('enters a result, and one for who did not come', async () => {
    await open(ORGANISING);
    button('Table 4: result and judge').click();
    await settle();
    button('Dee did not come').click();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'result', body: { round: 2, table: 4, absent: [6] } });
    button('Table 1: result and judge').click();
    await settle();
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
    for (const [i, value] of ['2', '1', '0'].entries()) {
      const field = fields[i];
      if (!field) throw new Error('no field');
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    button('Enter the result').closest('form')?.requestSubmit();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'result', body: { round: 2, table: 1, score: [2, 1, 0] } });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
  test('corrects a result of an earlier round with a reason; a refusal stands in the dialog', async () => {
    answers.order = [409, { text: 'Table 1 of round 1 has this result already.' }];
    await open(ORGANISING);
    button('Round 1').click();
    await settle();
    button('Table 1: result and judge').click();
    await settle();
    button('Correct the result').closest('form')?.requestSubmit();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'correct', body: { round: 1, table: 1, score: [2, 0, 0] } });
    expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain('this result already');
  });
  test('goes to a table as its judge', async () => {
    answers.table = [200, { room: 'k3', seat: 3 }];
    await open(ORGANISING);
    button('Table 2: result and judge').click();
    await settle();
    button('Go there as judge').click();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ table: 2 });
    expect(went).toEqual(['/room/k3']);
  });
  test('reads which result is not taken, and lifts a penalty', async () => {
    const [first, second] = ORGANISING.rounds;
    if (!first || !second) throw new Error('no rounds');
    const tables = second.tables.map((each) =>
      each.table === 1 ? { ...each, trouble: 'It must count a game loss.' } : each,
    );
    await open({ ...ORGANISING, rounds: [first, { ...second, tables }] });
    expect(text()).toContain('its result is not taken: It must count a game loss.');
    button('Lift').click();
    await settle();
    expect(posted().at(-1)?.body).toMatchObject({ kind: 'lift', body: { penalty: 15 } });
  });
  test('gets a link for a player', async () => {
    answers.link = [201, { id: 'cup', link: '2.secret' }];
    await open(ORGANISING);
    button('李雷: link, penalty, leave').click();
    await settle();
    button('Link for this player').click();
    await settle();
    expect(document.querySelector<HTMLInputElement>('[role=dialog] .copylink input')?.value).toContain(
      '/events/cup#2.secret',
    );
  });
});

describe('a room of an event', () => {
  test('seats a player at once with what was filed, also in a tab that knows nothing of it', () => {
    localStorage.clear();
    const nobody = [0, 1].map((seat) => ({ seat }));
    const seat = new Seat({ ...HELLO, event: 'cup', sittings: nobody }, tablePicture(1, { stage: 'gathering' }));
    expect(seat.sent.find((each) => each.type === 'sit')).toMatchObject({ name: '', deck: { main: [] } });
    seat.leave();
  });
});

describe('everybody', () => {
  test('reads standings with their tie-breaks, shared places marked', async () => {
    await open(PLAYING);
    const rows = [...document.querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.querySelector('td')?.textContent?.trim())).toEqual([
      '1=',
      '1=',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(rows[1]?.textContent).toContain('50.0');
  });
  test('is asked for again what has changed, in another language too', async () => {
    await open(ROUND);
    settings.speak('zh');
    await settle();
    expect(asked.at(-1)?.path).toBe('/api/events/cup?lang=zh');
    expect(text()).toContain('排名');
  });
  test('sees the wall without a place in the event', async () => {
    shown = ROUND;
    page = mount(EventWall, { target: document.body, props: { id: 'cup' } });
    await settle();
    expect(text()).toContain('Mary Jane Watson-Parker');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
  test('finds every word in both languages', () => {
    for (const [english, chinese] of Object.values(EVENT_WORDS)) {
      expect(english.length && chinese.length).toBeTruthy();
      expect([...english.matchAll(/\{\w+\}/g)].map(String).sort()).toEqual(
        [...chinese.matchAll(/\{\w+\}/g)].map(String).sort(),
      );
    }
  });
});
