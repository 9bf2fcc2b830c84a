import type { ReleaseRegistry } from '../registry/index.ts';

/** Where a release's files are. */
const folderOf = (app: string, release: string): string => `/releases/${app}/${release}/`;

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/releases/'))
    .map(({ pathname }) => pathname);

/** Resolves when the worker sees this page's requests: at once, or when a new one has taken the page over. */
async function worker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (!container.controller) {
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  }
  return container.controller;
}

/**
 * Has a service worker keep what this visitor has loaded, so that it stays readable without a network. Where there are
 * none (private windows, plain http) nothing is kept and nothing is missed.
 */
export async function keepReadable({ shell, remotes }: ReleaseRegistry): Promise<void> {
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
    // A browser that refuses to keep anything shows the site as well as any other.
  }
}
