import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemoteRelease } from '../registry/index.ts';
import { patiently } from './patience.ts';

/** Listeners for loads that succeeded and failed. */
export type ReleaseObserver = {
  onRunning(app: string, release: string): void;
  onFault(remote: RegisteredRemote, release: RemoteRelease, cause: unknown): void;
};

/** Timeout of a remote's entry, and of its routes, in milliseconds. */
const PATIENCE_MS = 12_000;

/** Rejects after a while, so that a slow remote doesn't leave its page empty for minutes. */
function within<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Timed out after ${PATIENCE_MS / 1000} s.`));
    const timer = setTimeout(late, PATIENCE_MS);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function run({ entry, integrity }: RemoteRelease): Promise<void> {
  const script = document.createElement('script');
  script.src = entry;
  script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () =>
      reject(Object.assign(new Error(`${entry} could not be loaded.`), { request: entry }));
    document.head.append(script);
  }).finally(() => script.remove());
}

const runPatiently = patiently(run);

type Running = { remote: RegisteredRemote; first: RemoteRelease; second?: RemoteRelease; now: RemoteRelease };

/**
 * Registers the registry's remotes with the host, and returns the runtime plugin that keeps what delivery promises about their
 * releases. One that `isAvoided`, because it broke this visitor's pages, is tried after the one before it (RELEASE-13).
 */
export function releasesOf(
  host: ModuleFederation,
  remotes: RegisteredRemote[],
  { onRunning, onFault }: ReleaseObserver,
  isAvoided: (remote: RegisteredRemote) => boolean,
): ModuleFederationRuntimePlugin {
  const all = new Map<string, Running>();
  const register = (running: Running, now: RemoteRelease) => {
    running.now = now;
    host.registerRemotes([{ name: running.remote.name, entry: now.entry }], { force: true });
  };
  for (const remote of remotes) {
    const [first, second] =
      remote.previous && isAvoided(remote) ? [remote.previous, remote] : [remote, remote.previous];
    const running = { remote, first, second, now: first };
    all.set(remote.name, running);
    register(running, first);
  }
  return {
    name: 'releases',
    // The runtime's own loader knows neither integrity nor a second attempt (RELEASE-27).
    async loadEntry({ remoteInfo: { name, entryGlobalName } }) {
      const running = all.get(name);
      if (!running) return;
      // A release that failed must not answer for the other one.
      Reflect.set(globalThis, entryGlobalName, undefined);
      await within(runPatiently(running.now));
      return Reflect.get(globalThis, entryGlobalName);
    },
    // The files of the routes, and of the shared modules that they import, have a timeout as well.
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      within(Promise.resolve(remoteEntryExports.get(expose))),
    // The composition of the page: reports and measurements name the release that runs.
    onLoad({ remote: { name }, exposeModule }) {
      const running = all.get(name);
      if (!exposeModule?.routes) throw new Error(`${name} exposes no routes.`);
      if (running) onRunning(running.remote.app, running.now.release);
    },
    // The other release runs instead (RELEASE-4). Once both have failed, the next call begins with the first again.
    errorLoadRemote({ id, error, lifecycle }) {
      const running = all.get(id.split('/')[0] ?? '');
      if (!running || lifecycle !== 'onLoad') return;
      const { remote, first, second, now } = running;
      onFault(remote, now, error);
      register(running, second && now === first ? second : first);
      if (second && now === first) return host.loadRemote(id);
    },
  };
}
