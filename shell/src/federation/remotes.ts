import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote, RemoteRelease } from '../registry/index.ts';
import type { RemoteHost } from './host.ts';

/** Listeners for loads that succeeded and failed. */
export type LoadObserver = {
  onRunning(app: string, release: string): void;
  onFault(remote: RegisteredRemote, release: RemoteRelease, cause: unknown): void;
};

/**
 * Loads a remote's module from its current release, or else the previous one. Only successes are cached, so that another
 * call retries. Rejects if neither can be loaded.
 */
export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

/**
 * Creates the page's loader. It falls back to the previous release, and starts with it if `isAvoided` says that the
 * current one breaks this visitor's pages.
 */
export function remoteLoader(
  host: RemoteHost,
  { onRunning, onFault }: LoadObserver,
  isAvoided: (remote: RegisteredRemote) => boolean = () => false,
): LoadRemote {
  const loading = new Map<string, Promise<RemoteModule>>();

  const attempt = async (remote: RegisteredRemote, release: RemoteRelease) => {
    try {
      const module = await host.load(remote, release);
      onRunning(remote.app, release.release);
      return module;
    } catch (cause) {
      onFault(remote, release, cause);
      throw cause;
    }
  };

  const currentOrPrevious = async (remote: RegisteredRemote) => {
    if (!remote.previous) return attempt(remote, remote);
    const [first, second] = isAvoided(remote) ? [remote.previous, remote] : [remote, remote.previous];
    return attempt(remote, first).catch(() => attempt(remote, second));
  };

  return (remote) => {
    const known = loading.get(remote.app);
    if (known) return known;
    const module = currentOrPrevious(remote);
    loading.set(remote.app, module);
    module.catch(() => loading.delete(remote.app));
    return module;
  };
}
