import type { ReleaseRegistry } from '../registry/index.ts';

/** Path prefix of released files. */
const folderOf = (app: string, release: string): string => `/releases/${app}/${release}/`;

const releasedIn = (entries: readonly PerformanceEntry[]): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/releases/'))
    .map(({ pathname }) => pathname);

/** Whether a file came past the service worker: it was asked for before the worker controlled the page. */
const isUnseen = (entry: PerformanceEntry): boolean => (entry as PerformanceResourceTiming).workerStart === 0;

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
    const controlling = await worker(container);
    const tell = (loaded: string[]) =>
      controlling?.postMessage({
        path: location.pathname,
        loaded,
        releases: [folderOf('shell', shell.release), ...releases],
      });
    tell(releasedIn(performance.getEntriesByType('resource')));
    // A file that was still on its way isn't among them.
    new PerformanceObserver((late) => {
      const files = releasedIn(late.getEntries().filter(isUnseen));
      if (files.length > 0) tell(files);
    }).observe({ type: 'resource' });
  } catch {
    // Optional.
  }
}
