import {
  getInstance,
  type ModuleFederation,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { shares } from 'host-shares';
import type { RegisteredRemote } from '../registry/index.ts';
import { runtimeOfEarlierEntries } from './earlier-entries.ts';
import { patiently } from './patience.ts';
import { type ReleaseObserver, releasesOf } from './releases.ts';
import { retryShares } from './retry-shares.ts';

/**
 * Makes the page a federation host: gives its instance, which the plugin made (delivery/src/bundling), the shared modules, the
 * registry's remotes, and the promises about their releases. `patiently` is global for the chunk loaders of remotes.
 */
export function createHost(
  remotes: RegisteredRemote[],
  observer: ReleaseObserver,
  isAvoided: (remote: RegisteredRemote) => boolean,
): ModuleFederation {
  const host = getInstance();
  if (!host) throw new Error('This bundle was built without the federation plugin.');
  Object.assign(globalThis, { patiently, _FEDERATION_BUNDLER_RUNTIME: runtimeOfEarlierEntries(host) });
  registerGlobalPlugins([retryShares]);
  host.registerPlugins([releasesOf(host, remotes, observer, isAvoided)]);
  host.registerShared(shares);
  return host;
}
