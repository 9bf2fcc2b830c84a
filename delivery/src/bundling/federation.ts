import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Application } from '../applications.ts';
import { consumedShares } from './shares.ts';

const { resolve } = createRequire(import.meta.url);
const plugin = resolve('@module-federation/enhanced/webpack');

/**
 * Gives remotes the core of the shell's runtime, which their entries then don't bring. The plugin's option
 * `provideExternalRuntime` names this module's CommonJS form, which contains the core a second time (10 kB).
 */
const provideCore = join(
  dirname(createRequire(plugin).resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

/** The global variable in which the shell's runtime leaves its core. */
export const CORE_VARIABLE = '_FEDERATION_RUNTIME_CORE';

/** The core, which remotes need from the shell as they need shared modules; shells before ADR 083 don't provide it. */
export const core = {
  request: '@module-federation/runtime-core',
  version: JSON.parse(readFileSync(join(dirname(plugin), '../../package.json'), 'utf8')).version as string,
};

const common = { shareStrategy: 'loaded-first', dts: false } as const;

/** The page's registry lists entries, so no manifest is read. */
const optimization = { target: 'web', disableSnapshot: true } as const;

/**
 * Module Federation's plugin for an application. The shell's has neither `remotes`, which are registered from the registry, nor
 * `shared`, which would make each shared module a file of its own (`host-shares` takes its place).
 */
export function federationOf({ root, host, remote }: Application): ModuleFederationPlugin[] {
  if (host) {
    return [
      new ModuleFederationPlugin({
        ...common,
        name: host.name,
        manifest: false,
        runtimePlugins: [provideCore],
        experiments: { optimization },
      }),
    ];
  }
  if (!remote) return [];
  return [
    new ModuleFederationPlugin({
      ...common,
      name: remote.name,
      filename: 'remoteEntry.js',
      exposes: { './routes': join(root, 'src/routes.tsx') },
      shared: consumedShares(),
      manifest: true,
      runtimePlugins: [join(import.meta.dirname, 'browser/patient-chunks.js')],
      experiments: { externalRuntime: true, optimization },
    }),
  ];
}
