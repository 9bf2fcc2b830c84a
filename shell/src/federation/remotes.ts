import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote, ReleaseRegistry, RemoteRelease } from '../registry/index.ts';
import type { RemoteHost } from './host.ts';

/** A release that could not be loaded, for the error report. */
export type LoadFault = { remote: RegisteredRemote; release: RemoteRelease; cause: unknown };

export type Remotes = {
  /**
   * The remote's module: of its current release, else of the previous one. A success is kept; a failure is not, so
   * that asking again is a retry. Rejects when neither release can be loaded.
   */
  load(remote: RegisteredRemote): Promise<RemoteModule>;
  /** Release of each application that this page runs: the composition that goes with every report. */
  composition(): Record<string, string>;
};

/** Keeps which release of which remote the page runs, and goes back one release where the current one fails. */
export function createRemotes(
  registry: ReleaseRegistry,
  host: RemoteHost,
  onFault: (fault: LoadFault) => void,
): Remotes {
  const loading = new Map<string, Promise<RemoteModule>>();
  const running = new Map<string, string>([['shell', registry.shell.release]]);

  const attempt = async (remote: RegisteredRemote, release: RemoteRelease) => {
    try {
      const module = await host.load(remote, release);
      running.set(remote.app, release.release);
      return module;
    } catch (cause) {
      onFault({ remote, release, cause });
      throw cause;
    }
  };

  const currentOrPrevious = async (remote: RegisteredRemote) => {
    try {
      return await attempt(remote, remote);
    } catch (cause) {
      if (!remote.previous) throw cause;
      return attempt(remote, remote.previous);
    }
  };

  return {
    load(remote) {
      const known = loading.get(remote.app);
      if (known) return known;
      const module = currentOrPrevious(remote);
      loading.set(remote.app, module);
      module.catch(() => loading.delete(remote.app));
      return module;
    },
    composition: () => Object.fromEntries(running),
  };
}
