import type { BrowserContext, Page } from 'playwright-core';

/** Browser functions that the whole site relies on, by object. */
const SHARED = {
  window: ['fetch', 'XMLHttpRequest', 'setTimeout', 'requestAnimationFrame'],
  'window.history': ['pushState', 'replaceState'],
  'Storage.prototype': ['getItem', 'setItem', 'removeItem', 'clear'],
  'EventTarget.prototype': ['addEventListener', 'removeEventListener'],
  'Array.prototype': ['map', 'filter', 'includes', 'at'],
  'Object.prototype': ['toString', 'hasOwnProperty'],
  'Promise.prototype': ['then'],
};

/** Records the browser's own functions before any script of a page runs. */
export async function noteGlobals(context: BrowserContext): Promise<void> {
  await context.addInitScript((shared) => {
    const objectAt = (path: string) =>
      path.split('.').reduce((object, name) => (object as never)[name], globalThis as unknown) as object;
    const before = Object.entries(shared).flatMap(([path, names]) =>
      names.map(
        (name) => [`${path}.${name}`, objectAt(path), name, Reflect.get(objectAt(path), name)] as const,
      ),
    );
    const changed = () =>
      before.filter(([, object, name, value]) => Reflect.get(object, name) !== value).map(([label]) => label);
    Object.defineProperty(globalThis, '__changedGlobals', { value: changed });
    const workers: string[] = [];
    Object.defineProperty(globalThis, '__registeredWorkers', { value: workers });
    const { serviceWorker } = navigator as unknown as { serviceWorker?: { register: unknown } };
    // Registration is stubbed, since a service worker would answer in place of the stub API.
    if (serviceWorker) {
      serviceWorker.register = async (address: string) => {
        workers.push(new URL(address, String(Reflect.get(globalThis, 'location'))).pathname);
        throw new Error('The publish gate registers no service worker.');
      };
    }
  }, SHARED);
}

/** The names of the functions that the page has replaced. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { __changedGlobals: () => string[] }).__changedGlobals());

/** Paths of the service workers that the page tried to register. */
export const registeredWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { __registeredWorkers: string[] }).__registeredWorkers);
