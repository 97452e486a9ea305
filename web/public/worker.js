// Keeps the built page, so that it opens at once and also while the server is away. Files with a hash in their name never
// change and are taken from here; the page itself is asked for first. What the server says (/api, /pics) is never kept.
// files.json names all built files: also those of pages that were not opened yet are there when the server is not.
const SHELF = 'spellspeed-page';
const isBuilt = (path) => path.startsWith('/assets/') || /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(async (shelf) => {
        await shelf.addAll(['/', '/icon.svg', '/manifest.webmanifest']);
        await keepFiles(shelf);
      })
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** Keep the files of the page as it is now, and no others; one after the other, so that they delay nothing. */
async function keepFiles(shelf) {
  try {
    const answer = await fetch('/files.json', { cache: 'no-cache' });
    if (!answer.ok) return;
    const files = await answer.json();
    for (const kept of await shelf.keys()) {
      const { pathname } = new URL(kept.url);
      if (pathname.startsWith('/assets/') && !files.includes(pathname)) await shelf.delete(kept);
    }
    for (const file of files) if (!(await shelf.match(file))) await takeBuilt(file);
  } catch {
    // the server has gone meanwhile: what is missing is kept when it is asked for
  }
}
/** The page as it is now, or as it was last; a new one makes room for its own files. */
async function openPage(event) {
  const { request } = event;
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const text = await fresh.clone().text();
      const before = await (await shelf.match('/'))?.text();
      await shelf.put('/', new Response(text, { headers: fresh.headers }));
      if (before !== undefined && before !== text) event.waitUntil(keepFiles(shelf));
    }
    return fresh;
  } catch (error) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw error;
  }
}
async function takeBuilt(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (isBuilt(url.pathname)) event.respondWith(takeBuilt(request));
});
