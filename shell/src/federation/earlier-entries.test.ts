import { createInstance } from '@module-federation/enhanced/runtime';
import { runtimeOfEarlierEntries } from './earlier-entries.ts';
import { retryShares } from './retry-shares.ts';

const page = { Page: () => null };

/** A remote's earlier build whose chunk 1 imports `shared-ui/page` as module 7. */
function remoteWith(get: () => Promise<() => unknown>, requiredVersion = '^1.2.0') {
  const host = createInstance({ name: `shell-${Math.random()}`, remotes: [], plugins: [retryShares] });
  host.registerShared({
    'shared-ui/page': { version: '1.2.0', get, shareConfig: { singleton: true, requiredVersion: '^1.2.0' } },
  });
  const webpackRequire = {
    e: async () => undefined,
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'shared-ui/page', requiredVersion } },
    },
  };
  const installedModules = {};
  const { consumes } = runtimeOfEarlierEntries(host).bundlerRuntime;
  const load = (chunkId: number) => {
    const promises: Promise<void>[] = [];
    consumes({ chunkId, chunkMapping: { 1: ['7'] }, installedModules, promises, webpackRequire });
    return Promise.all(promises);
  };
  const imported = () => {
    const module = { exports: {} as unknown };
    webpackRequire.m[7]?.(module);
    return module.exports;
  };
  return { load, imported };
}

// RELEASE-4
test("A chunk of an earlier entry gets the shell's instance of what it imports, also after a failure", async () => {
  const get = jest.fn(async () => () => page).mockRejectedValueOnce(new Error('offline'));
  const { load, imported } = remoteWith(get);
  await expect(load(1)).rejects.toThrow('offline');
  await Promise.all([load(1), load(1), load(2)]);
  expect(imported()).toBe(page);
  expect(get).toHaveBeenCalledTimes(2);
});

test('A chunk of an earlier entry is refused if the shell has another version', async () => {
  const { load } = remoteWith(async () => () => page, '^1.3.0');
  await expect(load(1)).rejects.toThrow('does not satisfy');
});
