/// <reference types="node" />
import { createHash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Handler = (event: Record<string, unknown>) => void;
type Network = (address: string) => Response | 'none';

const SITE = 'https://cbo.example';
const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, SITE).pathname;

function madeUpCaches(fetch: (address: string) => Promise<Response>) {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      match: async (key: string) => held.get(pathOf(key))?.clone(),
      put: async (key: string, response: Response) => void held.set(pathOf(key), response),
      add: async (key: string) => void held.set(pathOf(key), await fetch(key)),
      keys: async () => [...held.keys()].map((path) => ({ url: SITE + path })),
      delete: async (key: { url: string }) => held.delete(pathOf(key)),
    };
  };
  return { caches: { open }, pathsIn: (name: string) => [...(kept.get(name)?.keys() ?? [])].sort() };
}

/** The service worker in a browser with a fake network. */
function workerOver(network: Network) {
  const world = { network, asked: [] as string[] };
  const fetch = async (request: string | { url: string }, init?: RequestInit) => {
    const path = pathOf(request);
    world.asked.push(init?.cache === 'reload' ? `${path} (reload)` : path);
    const answer = world.network(path);
    if (answer === 'none') throw new TypeError('no network');
    return answer;
  };
  const handlers: Record<string, Handler> = {};
  const self = {
    location: { origin: SITE },
    addEventListener: (type: string, handler: Handler) => {
      handlers[type] = handler;
    },
  };
  const { caches, pathsIn } = madeUpCaches(fetch);
  const code = readFileSync(join(process.cwd(), 'shell/public/service-worker.js'), 'utf8');
  new Function('self', 'caches', 'fetch', 'crypto', code)(self, caches, fetch, webcrypto);
  const get = (path: string, more: Record<string, unknown> = {}) => {
    let answer: Promise<Response> | undefined;
    handlers.fetch?.({
      request: { method: 'GET', url: SITE + path, mode: 'cors', ...more },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
  const tell = async (data: unknown) => {
    let done: Promise<void> | undefined;
    const waitUntil = (given: Promise<void>) => {
      done = given;
    };
    handlers.message?.({ data, waitUntil });
    await done;
  };
  return { world, get, tell, pathsIn, visit: (path: string) => get(path, { mode: 'navigate' }) };
}

const says = (text: string) => (): Response => new Response(text);
/** A file as the gateway sends it, or `instead` of it. */
const file =
  (content: string, instead = content) =>
  (): Response => {
    const digest = createHash('sha256').update(content).digest('base64');
    return new Response(instead, { headers: { 'Unencoded-Digest': `sha-256=:${digest}:` } });
  };
const gone: Network = () => 'none';
const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();

test("A release's file is fetched once and then served from the cache", async () => {
  const { world, get } = workerOver(file('code'));
  expect(await text(get('/releases/shell/1/main.js'))).toBe('code');
  world.network = gone;
  expect(await text(get('/releases/shell/1/main.js'))).toBe('code');
  expect(world.asked).toHaveLength(1);
});

// RELEASE-28
test.each([
  ['a page of another server', says('<h1>Sign in to this network</h1>')],
  ['half of it', file('code', 'co')],
  ['one byte more', file('code', 'code ')],
  ['an error', () => new Response('not found', { status: 404 })],
])(
  "A release's file that is answered once with %s is not kept, and comes whole at the next try",
  async (_case, wrong) => {
    const { world, get, pathsIn } = workerOver(wrong);
    await get('/releases/mfe-dtc/1/cart.js');
    expect(pathsIn('whole-files')).toEqual([]);
    world.network = file('code');
    expect(await text(get('/releases/mfe-dtc/1/cart.js'))).toBe('code');
    expect(pathsIn('whole-files')).toEqual(['/releases/mfe-dtc/1/cart.js']);
  },
);

// RELEASE-28
test("What the browser's own cache has in place of a file is replaced at once", async () => {
  const { world, get } = workerOver(file('code', 'co'));
  world.network = () => (world.asked.length === 1 ? file('code', 'co')() : file('code')());
  expect(await text(get('/releases/mfe-dtc/1/cart.js'))).toBe('code');
  expect(world.asked).toEqual(['/releases/mfe-dtc/1/cart.js', '/releases/mfe-dtc/1/cart.js (reload)']);
});

// PAGE-13
test('Products and settings are fetched each time, and read from the cache without a network', async () => {
  const { world, get } = workerOver(says('old'));
  await get('/api/products?ifSmall=true');
  world.network = says('new');
  const fresh = await get('/api/products?ifSmall=true');
  expect(await fresh?.text()).toBe('new');
  expect(fresh?.headers.has('X-Kept')).toBe(false);
  world.network = gone;
  const kept = await get('/api/products?ifSmall=true');
  expect(await kept?.text()).toBe('new');
  expect(kept?.headers.has('X-Kept')).toBe(true);
  await expect(get('/api/products/CTR-112')).rejects.toThrow('no network');
  expect(get('/api/products?ids=CTR-112')).toBeUndefined();
});

test('A page is fetched while there is a network, otherwise read from the cache, or replaced by another of the same remote', async () => {
  const { world, visit } = workerOver(says('shop'));
  await visit('/dtc');
  world.network = says('shop, new');
  expect(await text(visit('/dtc'))).toBe('shop, new');
  world.network = gone;
  expect(await text(visit('/dtc'))).toBe('shop, new');
  expect(await text(visit('/dtc/cart'))).toBe('shop, new');
  await expect(visit('/shop')).rejects.toThrow('no network');
});

test.each([
  ['/api/products/events', {}],
  ['/api/session', {}],
  ['/api/orders/dtc', { method: 'POST' }],
  ['/admin/orders', { mode: 'navigate' }],
  ['/local/pay/cs_1', { mode: 'navigate' }],
])('%s is left to the browser', (path, how) => {
  const { get, world } = workerOver(says('x'));
  expect(get(path, how)).toBeUndefined();
  expect(world.asked).toEqual([]);
});

test('A server error is shown and not cached', async () => {
  const { world, get } = workerOver(() => new Response('down', { status: 503 }));
  expect((await get('/api/settings'))?.status).toBe(503);
  world.network = gone;
  await expect(get('/api/settings')).rejects.toThrow('no network');
});

test('A private answer is not cached', async () => {
  const staff = { headers: { 'Cache-Control': 'private, no-store' } };
  const { world, get } = workerOver(() => new Response('hidden products', staff));
  await get('/api/products?ifSmall=true');
  world.network = gone;
  await expect(get('/api/products?ifSmall=true')).rejects.toThrow('no network');
});

test('Files loaded before the worker started are cached too; those of former releases are not', async () => {
  const { tell, visit, get, pathsIn } = workerOver(file('x'));
  await visit('/shop');
  await get('/releases/mfe-dtc/1/old.js');
  await tell({
    path: '/dtc',
    loaded: ['/releases/mfe-dtc/2/new.js'],
    releases: ['/releases/shell/1/', '/releases/mfe-dtc/2/'],
  });
  expect(pathsIn('whole-files')).toEqual(['/releases/mfe-dtc/2/new.js']);
  expect(pathsIn('pages')).toEqual(['/dtc']);
  expect(pathsIn('answers')).toEqual(['/api/products', '/api/settings']);
});
