import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime';
import { patiently } from './patience.ts';
import { fits } from './versions.ts';

/** Modules that the shell provides to remotes, by request. */
export type Shares = Record<string, { version: string; get: () => Promise<() => unknown> }>;

/** The part of webpack's runtime that loads a bundle's chunks. */
type ChunkLoader = { e: (chunk: number | string) => Promise<unknown> };

/** Has a bundle load its chunks with patience. */
export function loadChunksPatiently(bundle: ChunkLoader): void {
  bundle.e = patiently(bundle.e);
}

async function provided(shares: Shares, request: string, range: string): Promise<() => unknown> {
  const share = shares[request];
  if (!share || !fits(share.version, range)) {
    throw new Error(`${request} ${range} is needed; the shell has ${share?.version ?? 'none'}.`);
  }
  return share.get();
}

/**
 * The parts of federation's runtime that a remote's entry runs; remotes are built without it (ADR 013). Before a chunk of a
 * remote runs, `consumes` loads the shared modules that it imports. One that fails is loaded again when it is next needed.
 */
export const runtimeOfRemotes = (shares: Shares) => ({
  bundlerRuntime: {
    init({ webpackRequire }: { webpackRequire: ChunkLoader }): boolean {
      loadChunksPatiently(webpackRequire);
      return true;
    },
    consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ConsumesOptions): void {
      const { moduleIdToConsumeDataMapping: wanted = {} } = webpackRequire.consumesLoadingData ?? {};
      for (const id of chunkMapping[chunkId] ?? []) {
        const { shareKey = '', requiredVersion } = wanted[id] ?? {};
        installedModules[id] ??= provided(shares, shareKey, String(requiredVersion)).then(
          (get) => {
            webpackRequire.m[id] = (module) => {
              module.exports = get();
            };
          },
          (cause: unknown) => {
            delete installedModules[id];
            throw cause;
          },
        );
        promises.push(Promise.resolve(installedModules[id]));
      }
    },
  },
});
