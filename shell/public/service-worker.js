// Keeps what a visitor has loaded readable without a network (docs/decisions/011-what-browsers-keep.md says how and why).
// It has no version: addresses of releases never change their content, and everything else asks the network first.

const FILES = 'whole-files';
const PAGES = 'pages';
const ANSWERS = 'answers';

/** Milliseconds that a page waits for a poor network where it was kept. */
const PATIENCE = 4000;

const ANSWERED = /^\/api\/(settings|products(\?ifSmall=true|\/(?!events$)[^/]+))$/;
const NOT_KEPT = /^\/(admin|api|local|releases)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  // The former cache of files wasn't checked.
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('released-files')])),
);
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (pathname.startsWith('/releases/')) return released(request.url, request.cache);
  if (ANSWERED.test(pathname + search)) return answered(request);
  return request.mode === 'navigate' && !NOT_KEPT.test(pathname) ? page(request, pathname) : null;
}

/**
 * A file of a release is the same for ever. One that arrives as something else isn't kept, and is fetched past the browser's
 * cache, which may contain it.
 */
async function released(address, cache = 'default') {
  const files = await caches.open(FILES);
  const kept = await files.match(address);
  if (kept) return kept;
  try {
    const response = await fetch(address, { cache });
    if (!response.ok || (await isWhole(response))) return stored(files, address, response);
  } catch (failure) {
    if (cache === 'reload') throw failure;
  }
  return cache === 'reload' ? Response.error() : released(address, 'reload');
}

/** Whether a file's content is what the gateway says that it is. Some browsers compare it themselves and fail the fetch. */
async function isWhole(response) {
  const promised = response.headers.get('Unencoded-Digest');
  if (!promised) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  return promised === `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
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
    ...loaded.map((address) => released(new URL(address, self.location.origin).href)),
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
