import { runtimeOfRemotes, type Shares } from './runtime-of-remotes.ts';

/** A remote's build whose chunk 1 imports `shared-ui/page` as module 7. */
function remoteWith(shares: Shares, requiredVersion = '^1.2.0') {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'shared-ui/page', requiredVersion } },
    },
  };
  const installedModules = {};
  const { consumes } = runtimeOfRemotes(shares).bundlerRuntime;
  const load = (chunkId: number) => {
    const promises: Promise<unknown>[] = [];
    consumes({
      chunkId,
      chunkMapping: { 1: [7] },
      installedModules,
      promises,
      webpackRequire,
    } as unknown as Parameters<typeof consumes>[0]);
    return Promise.all(promises);
  };
  const imported = () => {
    const module = { exports: {} as unknown };
    webpackRequire.m[7]?.(module);
    return module.exports;
  };
  return { load, imported };
}

const page = { Page: () => null };

test("A chunk gets the shell's instance of the modules that it imports", async () => {
  const get = jest.fn(async () => () => page);
  const { load, imported } = remoteWith({ 'shared-ui/page': { version: '1.3.0', get } });
  await Promise.all([load(1), load(1)]);
  expect(imported()).toBe(page);
  expect(get).toHaveBeenCalledTimes(1);
});

test('A chunk that imports no shared module waits for none', async () => {
  const { load } = remoteWith({});
  expect(await load(2)).toEqual([]);
});

test.each([
  [{}, 'the shell has none'],
  [{ 'shared-ui/page': { version: '1.1.9', get: async () => () => page } }, 'the shell has 1.1.9'],
])('A chunk is refused if the shell lacks a module in the version it needs', async (shares, message) => {
  await expect(remoteWith(shares).load(1)).rejects.toThrow(message);
});

test('A module that failed to load is loaded again when it is next needed', async () => {
  const get = jest.fn(async () => () => page).mockRejectedValueOnce(new Error('offline'));
  const { load, imported } = remoteWith({ 'shared-ui/page': { version: '1.2.0', get } });
  await expect(load(1)).rejects.toThrow('offline');
  await load(1);
  expect(imported()).toBe(page);
});
