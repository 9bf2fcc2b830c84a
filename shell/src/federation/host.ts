import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import { shares } from 'host-shares';
import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote, RemoteRelease } from '../registry/index.ts';
import { runtimeOfRemotes } from './runtime-of-remotes.ts';

/** Timeout of a remote's code. */
const patienceMilliseconds = 12_000;

export type RemoteHost = {
  /** Loads the routes of one release of a remote. A call after a failure starts over. */
  load(remote: RegisteredRemote, release: RemoteRelease): Promise<RemoteModule>;
};

/** The shared modules. Federation would keep a load that failed: `forget` lets the next page load the module again. */
const sharedModules = (forget: (request: string, version: string) => void) =>
  Object.fromEntries(
    Object.entries(shares).map(([request, { version, get }]) => [
      request,
      {
        version,
        get: () =>
          get().catch((cause: unknown) => {
            forget(request, version);
            throw cause;
          }),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  );

/** The part of the federation runtime's state that we use. */
type Registered = { __FEDERATION__?: { __INSTANCES__: Array<{ name: string }> } } & Record<string, unknown>;

/**
 * Removes a failed release from the runtime's cache. Its `force` option would also empty the share scope, and the next
 * release would find no React.
 */
function forget(host: ModuleFederation, name: string): void {
  const page = globalThis as unknown as Registered;
  host.options.remotes = host.options.remotes.filter((remote) => remote.name !== name);
  host.moduleCache.delete(name);
  page[name] = undefined;
  const instances = page.__FEDERATION__?.__INSTANCES__ ?? [];
  const known = instances.findIndex((each) => each.name === name);
  if (known >= 0) instances.splice(known, 1);
}

/** Adds a timeout, so that a slow remote doesn't leave its page empty for minutes. */
function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Timed out after ${milliseconds / 1000} s.`));
    const timer = setTimeout(late, milliseconds);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Makes the page a federation host, which provides remotes with the runtime and the shared modules. */
export function createHost(): RemoteHost {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: runtimeOfRemotes });
  const integrityOf = new Map<string, string>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules((request, version) => {
      const share = instance.shareScopeMap.default?.[request]?.[version];
      if (share) share.loading = null;
    }),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'entry-scripts',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.integrity = integrityOf.get(url) ?? '';
          return { script, timeout: patienceMilliseconds };
        },
      },
    ],
  });

  return {
    async load({ name }, { entry, integrity }) {
      const url = new URL(entry, location.origin).href;
      integrityOf.set(url, integrity);
      forget(instance, name);
      instance.registerRemotes([{ name, entry: url, type: 'global' }]);
      const module = await within(patienceMilliseconds, instance.loadRemote<RemoteModule>(`${name}/routes`));
      if (!module?.routes) throw new Error(`${name} exposes no routes.`);
      return module;
    },
  };
}
