// Keeps what a visitor has loaded readable without a network (docs/decisions/011-reading-offline.md says how and why).
// It has no version: addresses of releases never change their content, and everything else asks the network first.

const FILES = 'released-files';
const PAGES = 'pages';
const ANSWERS = 'answers';

/** Milliseconds that a page waits for a poor network where it was kept. */
const PATIENCE = 4000;

const ANSWERED = /^\/api\/(settings|products(\?ifSmall=true|\/(?!events$)[^/]+))$/;
const NOT_KEPT = /^\/(admin|api|local|releases)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (pathname.startsWith('/releases/')) return released(request);
  if (ANSWERED.test(pathname + search)) return answered(request);
  return request.mode === 'navigate' && !NOT_KEPT.test(pathname) ? page(request, pathname) : null;
}

/** A file of a release is the same for ever. */
async function released(request) {
  const files = await caches.open(FILES);
  return (await files.match(request.url)) ?? stored(files, request.url, await fetch(request));
}

/** Products and settings: fresh ones, else those that were read last, which say that, and by their `Date` how old they are. */
async function answered(request) {
  const answers = await caches.open(ANSWERS);
  try {
    return stored(answers, request.url, await fetch(request));
  } catch (failure) {
    const kept = await answers.match(request.url);
    if (!kept) throw failure;
    const headers = new Headers(kept.headers);
    headers.set('X-Kept', 'true');
    return new Response(kept.body, { headers });
  }
}

/** A page: fresh, or as it was, or another one of the same remote, whose HTML differs by nothing that matters. */
async function page(request, pathname) {
  const pages = await caches.open(PAGES);
  const kept = (await pages.match(pathname)) ?? (await pages.match(remoteOf(pathname)));
  const fresh = fetch(request).then((response) => storedPage(pages, pathname, response));
  if (!kept) return fresh;
  return Promise.race([fresh.catch(() => kept), after(PATIENCE, kept)]);
}

const remoteOf = (pathname) => `/${pathname.split('/')[1]}`;

const after = (milliseconds, value) => new Promise((resolve) => setTimeout(resolve, milliseconds, value));

const isWorthKeeping = ({ status, redirected, headers }) =>
  status === 200 && !redirected && !/no-store/.test(headers.get('Cache-Control') ?? '');

function stored(cache, key, response) {
  if (isWorthKeeping(response)) cache.put(key, response.clone()).catch(() => undefined);
  return response;
}

function storedPage(pages, pathname, response) {
  stored(pages, remoteOf(pathname), response);
  return stored(pages, pathname, response);
}

/**
 * What a page loaded before this worker was there; and of releases that no longer run, and pages made of them, nothing.
 * @param {{path: string, loaded: string[], releases: string[]}} shown
 */
async function keep({ path, loaded, releases }) {
  const [files, pages, answers] = await Promise.all([FILES, PAGES, ANSWERS].map((name) => caches.open(name)));
  await forget(files, pages, releases);
  const add = async (cache, key) => {
    if (!(await cache.match(key))) await cache.add(key);
  };
  await Promise.allSettled([
    ...loaded.map((address) => add(files, address)),
    ...['/api/settings', '/api/products?ifSmall=true'].map((address) => add(answers, address)),
    NOT_KEPT.test(path) ? null : fetch(path).then((response) => storedPage(pages, path, response)),
  ]);
}

async function forget(files, pages, releases) {
  const isGone = ({ url }) => !releases.some((release) => new URL(url).pathname.startsWith(release));
  const gone = (await files.keys()).filter(isGone);
  await Promise.all(gone.map((file) => files.delete(file)));
  if (gone.length > 0) await Promise.all((await pages.keys()).map((old) => pages.delete(old)));
}
