const RELEASED = '/releases/';

const loaded = (): Promise<PerformanceEntryList> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries());
    });
    observer.observe({ type: 'resource', buffered: true });
  });

const loadedFiles = async (): Promise<string[]> =>
  (await loaded())
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(RELEASED))
    .map(({ pathname }) => pathname);

/**
 * Asks the service worker to keep the page and its files, so that a reload works without a network (ADR 039). Without
 * service workers (private windows, plain http) the page works until it is closed.
 * @returns false if it must be retried, because the network failed
 */
export async function keepPage(): Promise<boolean> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return true;
  try {
    await container.register('/run-worker.js', { scope: '/admin/runs/' });
    const { active } = await container.ready;
    const files = [...new Set(await loadedFiles())];
    const { port1, port2 } = new MessageChannel();
    active?.postMessage({ kind: 'keep-run', page: location.pathname, files }, [port2]);
    return await new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
    });
  } catch {
    // The updates are stored all the same.
    return false;
  }
}
