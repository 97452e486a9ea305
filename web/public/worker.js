// Keeps the built page, so that it opens at once and also while the server is away. Files with a hash in their name never
// change and are taken from here; the page itself is asked for first. What the server says (/api, /pics) is never kept.
const SHELF = 'spellspeed-page';
const isBuilt = (path) => path.startsWith('/assets/') || /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(['/', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page as it is now, or as it was last; a new one makes room for its own files. */
async function openPage(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const text = await fresh.clone().text();
      const before = await (await shelf.match('/'))?.text();
      if (before !== undefined && before !== text)
        for (const kept of await shelf.keys()) if (new URL(kept.url).pathname.startsWith('/assets/')) await shelf.delete(kept);
      await shelf.put('/', new Response(text, { headers: fresh.headers }));
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
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isBuilt(url.pathname)) event.respondWith(takeBuilt(request));
});
