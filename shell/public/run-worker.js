// Keeps the driver's page of a run, so that it can be reloaded without a network (docs/decisions/039-deliveries.md).
// Its scope is /admin/runs/: it sees no other page, and its cache is its own.

const CACHE = 'driver-run';

/** The page of every run is the same: which one it shows is in its address. */
const PAGE = '/admin/runs/';

/** Milliseconds that the page waits for a poor network. */
const PATIENCE = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep-run') return;
  const answer = (isDone) => event.ports[0]?.postMessage(isDone);
  event.waitUntil(keep(event.data).then(answer, () => answer(false)));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/releases/')) event.respondWith(released(event.request));
  else if (mode === 'navigate') event.respondWith(page(event.request));
});

/** A file of a release is the same for ever. */
async function released(request) {
  return (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request);
}

/** The page is fresh while there is a network, so that a new release shows; else as it was kept, with the files it needs. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const instead = () => kept;
  return Promise.race([fresh.then((answer) => (answer.ok ? answer : kept), instead), after(PATIENCE, kept)]);
}

const after = (milliseconds, value) => new Promise((resolve) => setTimeout(resolve, milliseconds, value));

/**
 * Keeps a page with every file that it has loaded. The page is replaced after its files are there, and old files go last: whenever
 * this stops, what is kept belongs together.
 * @param {{page: string, files: string[]}} shown
 * @returns {Promise<boolean>} false if the page should ask again: it isn't kept, and could be
 */
async function keep({ page: pathname, files }) {
  const cache = await caches.open(CACHE);
  const answer = await fetch(pathname);
  if (!answer.ok || answer.redirected || files.length === 0) return false;
  const html = await answer.clone().text();
  // A release that went out since this page was loaded: its next load is kept.
  const releases = files.map((file) => file.split('/').slice(0, 4).join('/'));
  if (!releases.every((folder) => html.includes(`${folder}/`))) return true;
  const named = [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(([, file]) => file);
  const wanted = new Set([...files, ...named]);
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(PAGE, answer);
  const others = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const gone = others.filter((path) => path.startsWith('/releases/') && !wanted.has(path));
  await Promise.all(gone.map((path) => cache.delete(path)));
  return true;
}
