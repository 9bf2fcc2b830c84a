import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { loadChunksPatiently } from './patience.ts';

type Require = Parameters<typeof loadChunksPatiently>[0] & {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>;
  };
};

type ChunkOfRemote = {
  chunkId: string | number;
  chunkMapping: Record<string, string[]>;
  installedModules: Record<string, Promise<void> | undefined>;
  promises: Promise<void>[];
  webpackRequire: Require;
};

/**
 * What entries from before ADR 083 take from the page instead of federation's runtime, so that a step back or a rollback to them
 * works. It goes on 12 December 2026, when no page needs them (RELEASE-21).
 */
export const runtimeOfEarlierEntries = (host: Pick<ModuleFederation, 'loadShare'>) => ({
  bundlerRuntime: {
    init({ webpackRequire }: Pick<ChunkOfRemote, 'webpackRequire'>): boolean {
      loadChunksPatiently(webpackRequire);
      return true;
    },
    initContainerEntry: () => undefined,
    consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ChunkOfRemote): void {
      const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
      const load = async (id: string) => {
        const { shareKey = '', requiredVersion = '' } = wanted[id] ?? {};
        const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
        const get = await host.loadShare(shareKey, { customShareInfo: { shareConfig } });
        if (!get) throw new Error(`${shareKey} ${requiredVersion} is needed; the shell has none.`);
        webpackRequire.m[id] = (module) => {
          module.exports = get();
        };
      };
      for (const id of chunkMapping[chunkId] ?? []) {
        installedModules[id] ??= load(id).catch((cause) => {
          delete installedModules[id];
          throw cause;
        });
        promises.push(installedModules[id]);
      }
    },
  },
});
