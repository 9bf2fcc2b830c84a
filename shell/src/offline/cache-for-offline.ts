import type { ReleaseRegistry } from '../registry/index.ts';

/** Path prefix of released files. */
const folderOf = (app: string, release: string): string => `/releases/${app}/${release}/`;

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/releases/'))
    .map(({ pathname }) => pathname);

/** Resolves once a service worker controls the page. */
async function worker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (!container.controller) {
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  }
  return container.controller;
}

/** Lets a service worker cache what this visitor has loaded, for reading offline. */
export async function cacheForOffline({ shell, remotes }: ReleaseRegistry): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  try {
    await container.register('/service-worker.js');
    const releases = remotes.map(({ app, release }) => folderOf(app, release));
    (await worker(container))?.postMessage({
      path: location.pathname,
      loaded: loadedFiles(),
      releases: [folderOf('shell', shell.release), ...releases],
    });
  } catch {
    // Optional.
  }
}
