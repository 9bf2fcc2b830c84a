import { shares } from 'host-shares';
import type { RemoteModule } from 'shared-ui/remote';
import type { RegisteredRemote, RemoteRelease } from '../registry/index.ts';
import { patiently } from './patience.ts';
import { runtimeOfRemotes } from './runtime-of-remotes.ts';

/** Timeout of a remote's code. */
const patienceMilliseconds = 12_000;

export type RemoteHost = {
  /** Loads the routes of one release of a remote. A call after a failure starts over. */
  load(remote: RegisteredRemote, release: RemoteRelease): Promise<RemoteModule>;
};

/** What a remote's entry script leaves in a global variable named after the remote. */
type Container = { get(module: './routes'): Promise<() => RemoteModule> };

/** Rejects after a while, so that a slow remote doesn't leave its page empty for minutes. */
function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Timed out after ${milliseconds / 1000} s.`));
    const timer = setTimeout(late, milliseconds);
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

async function open(name: string, release: RemoteRelease): Promise<RemoteModule> {
  // An earlier release that failed must not answer for this one.
  Reflect.set(globalThis, name, undefined);
  await runPatiently(release);
  const container: Container | undefined = Reflect.get(globalThis, name);
  const module = (await container?.get('./routes'))?.();
  if (!module?.routes) throw new Error(`${name} exposes no routes.`);
  return module;
}

/** Makes the page a federation host, which provides remotes with the runtime and the shared modules. */
export function createHost(): RemoteHost {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: runtimeOfRemotes(shares) });
  return { load: ({ name }, release) => within(patienceMilliseconds, open(name, release)) };
}
