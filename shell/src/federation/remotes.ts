import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote } from '../registry/index.ts';

/** Loads a remote's module, once; a call after a failure starts over. Rejects if no release of it can be loaded. */
export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

export function remoteLoader(host: Pick<ModuleFederation, 'loadRemote'>): LoadRemote {
  const loading = new Map<string, Promise<RemoteModule>>();
  return ({ name }) => {
    const known = loading.get(name);
    if (known) return known;
    const module = host.loadRemote(`${name}/routes`) as Promise<RemoteModule>;
    loading.set(name, module);
    module.catch(() => loading.delete(name));
    return module;
  };
}
