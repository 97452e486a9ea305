// Stepping through a replay: what is asked of the server, and where one stands.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPractice } from '../src/lib/practice';
import { Replaying } from '../src/lib/replaying.svelte';
import { settings } from '../src/lib/settings.svelte';
import { MAIN } from '../src/fixtures/tables';

const OPENED = { key: 'k', format: '408', answers: 6, log: [], turns: [0, 2, 5] };
let asked: { path: string; body: unknown }[] = [];
let atHand = true;
let late: (() => void)[] = [];
let slow = false;

beforeEach(() => {
  [asked, atHand, late, slow] = [[], true, [], false];
  settings.speak('en');
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    const body: unknown = request?.body ? JSON.parse(String(request.body)) : undefined;
    asked.push({ path, body });
    if (path === '/api/rooms') return new Response(JSON.stringify({ id: 'k3', links: { '0': 'mine' } }));
    if (path === '/api/replays') {
      atHand = true;
      return new Response(JSON.stringify(OPENED));
    }
    if (slow) await new Promise<void>((done) => late.push(done));
    if (!atHand) return new Response('{"text": "send it again"}', { status: 404 });
    const n = Number(/\/(\d+)/.exec(path)?.[1]);
    return new Response(
      JSON.stringify(path.includes('/position') ? { text: `at ${n}` } : { n, table: MAIN, events: [] }),
    );
  });
});
async function open(): Promise<Replaying> {
  const replaying = new Replaying('{"answers": [], "events": [1]}', () => 'en');
  await replaying.open();
  return replaying;
}
const moments = (): string[] => asked.map((each) => each.path).filter((path) => path.includes('?seat='));

describe('a replay', () => {
  it('is stepped back and forth within its ends', async () => {
    const replaying = await open();
    await replaying.step(-1);
    expect(replaying.n).toBe(0);
    await replaying.go(99);
    expect([replaying.n, replaying.moment?.n]).toEqual([6, 6]);
    await replaying.step(-1);
    expect(replaying.n).toBe(5);
  });
  it('is stepped turn by turn', async () => {
    const replaying = await open();
    const seen: number[] = [];
    for (const by of [1, 1, 1, -1, -1, -1] as const) {
      await replaying.stepTurn(by);
      seen.push(replaying.n);
    }
    expect(seen).toEqual([2, 5, 6, 5, 2, 0]);
  });
  it('shows as movement only what goes one answer on', async () => {
    const replaying = await open();
    await replaying.step(1);
    expect(replaying.moves).toBe(true);
    await replaying.step(-1);
    expect(replaying.moves).toBe(false);
    await replaying.go(4);
    expect(replaying.moves).toBe(false);
  });
  it('asks for each moment once, and for the next one beforehand', async () => {
    const replaying = await open();
    await replaying.step(1);
    await replaying.step(-1);
    await replaying.step(1);
    expect(moments().map((path) => path.split('?')[0])).toEqual([
      '/api/replays/k/0',
      '/api/replays/k/1',
      '/api/replays/k/2',
    ]);
  });
  it('is sent again where the server does not have it at hand', async () => {
    const replaying = await open();
    atHand = false;
    await replaying.go(4);
    expect(replaying.moment?.n).toBe(4);
    expect(asked.filter((each) => each.path === '/api/replays')).toHaveLength(2);
  });
  it('is shown where one went last, whatever comes late', async () => {
    const replaying = await open();
    slow = true;
    const [first, second] = [replaying.go(3), replaying.go(5)];
    await vi.waitFor(() => expect(late.length).toBeGreaterThanOrEqual(2));
    slow = false;
    late.reverse().forEach((done) => done());
    await Promise.all([first, second]);
    expect([replaying.n, replaying.moment?.n]).toEqual([5, 5]);
  });
  it('calls the players by the names this browser knows', async () => {
    const replaying = new Replaying('{"answers": []}', () => 'en', ['Ann', 'Greedy bot']);
    await replaying.open();
    expect(asked[0]?.body).toMatchObject({ names: ['Ann', 'Greedy bot'] });
    expect(moments()[0]).toContain('&one=Ann&other=Greedy%20bot');
    expect((await open()).nameOf(1)).toBe('Player 2');
  });
  it('is seen by either player, and written as a position', async () => {
    const replaying = await open();
    await replaying.see(1);
    expect(moments().some((path) => path.includes('seat=1'))).toBe(true);
    await replaying.go(2);
    expect(await replaying.writePosition()).toBe('at 2');
  });
  it('says what is wrong with it', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"text": "no replay"}', { status: 422 }));
    const replaying = await open();
    expect([replaying.opened, replaying.wrong]).toEqual([null, 'no replay']);
  });
});
describe('trying something else', () => {
  it('makes a room that starts there, in which one plays both sides', async () => {
    expect(await beginPractice({ kind: 'replay', text: '{}', after: 4 })).toBe('/room/k3#mine');
    expect(asked.at(-1)?.body).toMatchObject({
      start: { kind: 'replay', text: '{}', after: 4 },
      settings: { both: true, practice: true },
    });
  });
});
