// The worker that keeps the built page: what it answers itself, and what it leaves to the server.
import { beforeEach, expect, it } from 'vitest';
import worker from '../public/worker.js?raw';
import manifest from '../public/manifest.webmanifest?raw';

type Asked = {
  request: { method: string; url: string; mode: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
};
const HERE = 'http://here.test';
let hear: (event: Asked) => void = () => {};
let shelf: Map<string, Response>;
let fetched: string[];
let away = false;
let install: (event: Asked) => void = () => {};
const FILES = ['/assets/a.js', '/assets/b.css'];

beforeEach(() => {
  [shelf, fetched, away] = [new Map(), [], false];
  const nameOf = (asked: string | { url: string }): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, HERE).pathname;
  const kept = {
    match: async (asked: string) => shelf.get(nameOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void shelf.set(nameOf(asked), answer),
    delete: async (asked: string) => shelf.delete(nameOf(asked)),
    keys: async () => [...shelf.keys()].map((path) => ({ url: HERE + path })),
    addAll: async (paths: string[]) => paths.forEach((path) => shelf.set(path, new Response(`of ${path}`))),
  };
  const self = {
    location: { origin: HERE },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, what: (event: Asked) => void) => {
      if (kind === 'fetch') hear = what;
      if (kind === 'install') install = what;
    },
  };
  const fetch = async (asked: string | { url: string }): Promise<Response> => {
    if (away) throw new Error('away');
    fetched.push(nameOf(asked));
    return new Response(nameOf(asked) === '/files.json' ? JSON.stringify(FILES) : `of ${nameOf(asked)}`);
  };
  new Function('self', 'caches', 'fetch', worker)(self, { open: async () => kept }, fetch);
});
/** What the worker answers, null where it leaves the request alone. */
async function ask(path: string, more: Partial<Asked['request']> = {}): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const request = { method: 'GET', url: path.startsWith('http') ? path : HERE + path, mode: 'cors', ...more };
  let after: Promise<unknown> = Promise.resolve();
  hear({ request, respondWith: (given) => (answer = given), waitUntil: (done) => (after = done) });
  const said = answer === null ? null : await (await (answer as Promise<Response>)).text();
  await after;
  return said;
}
it('keeps every built file when it is installed, so that all pages open while the server is away', async () => {
  let done: Promise<unknown> = Promise.resolve();
  install({ waitUntil: (kept: Promise<unknown>) => (done = kept) } as unknown as Asked);
  await done;
  away = true;
  expect(await ask('/assets/b.css')).toBe('of /assets/b.css');
  expect(await ask('/decks', { mode: 'navigate' })).toBe('of /');
});

it.each(['/api/rooms', '/api/cards?passwords=1', '/pics/1.jpg', 'http://other.test/assets/a.js'])(
  'leaves %s to the server, and keeps nothing of it',
  async (path) => {
    expect([await ask(path), shelf.size]).toEqual([null, 0]);
  },
);
it('leaves alone what is sent', async () => {
  expect(await ask('/assets/a.js', { method: 'POST' })).toBeNull();
});
it('asks for a built file once', async () => {
  expect([await ask('/assets/a.js'), await ask('/assets/a.js')]).toEqual(['of /assets/a.js', 'of /assets/a.js']);
  expect(fetched).toEqual(['/assets/a.js']);
});
it('opens the page that it kept while the server is away, at every address', async () => {
  await ask('/', { mode: 'navigate' });
  away = true;
  expect(await ask('/rules/a.b', { mode: 'navigate' })).toBe('of /');
});
it('puts the files of an older page away with it, and keeps those of the newer one', async () => {
  shelf.set('/', new Response('older'));
  shelf.set('/assets/old.js', new Response('old'));
  await ask('/', { mode: 'navigate' });
  expect([...shelf.keys()]).toEqual(['/', ...FILES]);
});
it('is told of by a manifest that names only files of the page', () => {
  const { icons, start_url } = JSON.parse(manifest) as { icons: { src: string }[]; start_url: string };
  expect([start_url, ...icons.map((each) => each.src)].every((each) => /^\/(?!\/)/.test(each))).toBe(true);
});
