import {
  createInstance,
  type ModuleFederation,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote } from '../registry/index.ts';
import { earlier, registered } from '../testing/registries.ts';
import { releasesOf } from './releases.ts';
import { remoteLoader } from './remotes.ts';
import { retryShares } from './retry-shares.ts';

registerGlobalPlugins([retryShares]);

const routes: RemoteModule = { routes: [] };
const remote = registered('mfe-dtc', '/dtc');
const withPrevious = registered('mfe-dtc', '/dtc', { previous: earlier });

type Scope = ModuleFederation['shareScopeMap'][string];
type Container = { init?: (scope: Scope) => void; get: () => Promise<() => unknown> };

const serves = (module: unknown): Container => ({ get: async () => () => module });
const throwing: Container = {
  get: async () => () => {
    throw new Error('no glasses');
  },
};

/** Runs entries as a browser would, without files: by address, what defines the container; undefined if it doesn't load. */
function browserWith(entryAt: (address: string) => Container | undefined) {
  const requests: { address: string; integrity: string }[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    const { pathname } = new URL(script.src);
    requests.push({ address: pathname, integrity: script.integrity });
    const container = entryAt(pathname);
    if (container) Reflect.set(globalThis, 'mfe_dtc', { init: () => undefined, ...container });
    queueMicrotask(() => (container ? script.onload : script.onerror)?.call(script, new Event('')));
  });
  return requests;
}

function hostOf({ previous, ...current }: RegisteredRemote, isAvoided = () => false) {
  // Copies: what waits or failed in another test must not answer for them.
  const registry = { ...current, previous: previous && { ...previous } };
  const running: string[] = [];
  const faults: string[] = [];
  const host = createInstance({ name: `shell-${Math.random()}`, remotes: [] });
  const observer = {
    onRunning: (app: string, release: string) => running.push(`${app} ${release}`),
    onFault: ({ app }: RegisteredRemote, { release }: { release: string }, cause: unknown) =>
      faults.push(`${app} ${release} ${String(cause)}`),
  };
  host.registerPlugins([releasesOf(host, [registry], observer, isAvoided)]);
  const load = remoteLoader(host);
  return { host, load: () => load(registry), running, faults };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  globalThis.fetch = async () => new Response('', { status: 404 });
  // The runtime says so when one release takes another's place.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  // Entries are loaded once for all hosts on a page.
  const loaded = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__');
  for (const entry of Object.keys(loaded)) delete loaded[entry];
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('A remote is loaded once, with its integrity, however often it is asked for', async () => {
  const requests = browserWith(() => serves(routes));
  const { load, running } = hostOf(remote);
  await Promise.all([load(), load()]);
  expect(await load()).toEqual(routes);
  expect(requests).toEqual([{ address: remote.entry, integrity: 'sha384-b' }]);
  expect(running).toEqual(['mfe-dtc 1.0.1+bbbb']);
});

// RELEASE-4
test.each([
  ['throws', throwing],
  ['exposes no routes', serves({})],
])('If the current release %s, the previous one runs and the fault is reported', async (_why, broken) => {
  browserWith((address) => (address === earlier.entry ? serves(routes) : broken));
  const { load, running, faults } = hostOf(withPrevious);
  expect(await load()).toEqual(routes);
  expect(running).toEqual(['mfe-dtc 1.0.0+aaaa']);
  expect(faults).toEqual([expect.stringMatching(/^mfe-dtc 1\.0\.1\+bbbb .*no (glasses|routes)/)]);
});

// RELEASE-4
test("If the current release's entry doesn't arrive, the previous one runs", async () => {
  browserWith((address) => (address === earlier.entry ? serves(routes) : undefined));
  const { load, running } = hostOf(withPrevious);
  const loaded = load();
  await jest.runAllTimersAsync();
  expect(await loaded).toEqual(routes);
  expect(running).toEqual(['mfe-dtc 1.0.0+aaaa']);
});

// RELEASE-13
test('An avoided release is tried after the previous one', async () => {
  browserWith((address) => (address === earlier.entry ? throwing : serves(routes)));
  const { load, running, faults } = hostOf(withPrevious, () => true);
  expect(await load()).toEqual(routes);
  expect(faults).toEqual([expect.stringContaining('1.0.0+aaaa')]);
  expect(running).toEqual(['mfe-dtc 1.0.1+bbbb']);
});

test.each([
  ['both', withPrevious, 2],
  ['the only one', remote, 1],
])(
  'If %s can’t be loaded the failure is returned, and another call starts over',
  async (_case, registry, count) => {
    let isBroken = true;
    browserWith(() => (isBroken ? throwing : serves(routes)));
    const { load, running, faults } = hostOf(registry);
    await expect(load()).rejects.toThrow('no glasses');
    expect(faults).toHaveLength(count);
    isBroken = false;
    expect(await load()).toEqual(routes);
    expect(running).toEqual(['mfe-dtc 1.0.1+bbbb']);
  },
);

test.each([
  ['an entry', undefined],
  ['routes', { get: () => new Promise<never>(() => undefined) }],
])('A remote whose %s takes longer than twelve seconds counts as failed', async (_what, slow) => {
  browserWith(() => slow);
  if (!slow) jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const { load } = hostOf(remote);
  const refused = expect(load()).rejects.toThrow('Timed out after 12 s');
  await jest.advanceTimersByTimeAsync(12_000);
  await refused;
});

const share = {
  version: '1.2.0',
  useIn: ['shell'],
  shareConfig: { singleton: true, requiredVersion: '^1.2.0' },
};

/** A container that loads the shared module `page` with the page's runtime, as a build does. */
function usingPage({ get }: Container, requiredVersion = '^1.2.0'): Container {
  const own = createInstance({ name: 'mfe_dtc', remotes: [] });
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  return {
    init: (scope) => own.initShareScopeMap('default', scope),
    get: async () => {
      const page = await own.loadShare('page', { customShareInfo: { scope: ['default'], shareConfig } });
      if (!page) throw new Error('There is no page.');
      return get();
    },
  };
}

test('The previous release finds the shared module that the failed one has loaded', async () => {
  browserWith((address) => usingPage(address === earlier.entry ? serves(routes) : throwing));
  const { host, load, running } = hostOf(withPrevious);
  host.registerShared({ page: { ...share, get: async () => () => 'page' } });
  await load();
  expect(running).toEqual(['mfe-dtc 1.0.0+aaaa']);
});

test('A shared module that failed to load is loaded again when it is next needed', async () => {
  browserWith(() => usingPage(serves(routes)));
  const { host, load } = hostOf(remote);
  const get = jest.fn(async () => () => 'page').mockRejectedValueOnce(new Error('offline'));
  host.registerShared({ page: { ...share, get } });
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toEqual(routes);
});

test.each([
  ['another version', { page: { ...share, lib: () => 'page' } }, 'does not satisfy'],
  ['none', {}, 'There is no page.'],
])(
  'A remote is refused if it needs a shared module of which the shell has %s',
  async (_what, shares, why) => {
    browserWith(() => usingPage(serves(routes), '^1.3.0'));
    const { host, load } = hostOf(remote);
    host.registerShared(shares);
    await expect(load()).rejects.toThrow(why);
  },
);
