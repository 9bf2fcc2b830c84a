import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

type InitOptions = Parameters<typeof init>[0];

/** The parts of federation's runtime that a remote's entry runs; remotes are built without it. */
export const runtimeOfRemotes = {
  attachShareScopeMap,
  bundlerRuntime: {
    I: initializeSharing,
    consumes,
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: { federation: { initOptions: InitOptions } } }) =>
      init(webpackRequire.federation.initOptions),
  },
};
