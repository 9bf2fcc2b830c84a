import type { BrowserContext, Page } from 'playwright-core';

/** Functions of the browser that every part of the site relies on, by the object that has them. */
const SHARED = {
  window: ['fetch', 'XMLHttpRequest', 'setTimeout', 'requestAnimationFrame'],
  'window.history': ['pushState', 'replaceState'],
  'Storage.prototype': ['getItem', 'setItem', 'removeItem', 'clear'],
  'EventTarget.prototype': ['addEventListener', 'removeEventListener'],
  'Array.prototype': ['map', 'filter', 'includes', 'at'],
  'Object.prototype': ['toString', 'hasOwnProperty'],
  'Promise.prototype': ['then'],
};

/** Notes the browser's own functions before any script of a page runs. */
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
    // A service worker would answer in place of the small shop, so that none is registered in fact.
    if (serviceWorker) {
      serviceWorker.register = async (address: string) => {
        workers.push(new URL(address, String(Reflect.get(globalThis, 'location'))).pathname);
        throw new Error('The publish gate registers no service worker.');
      };
    }
  }, SHARED);
}

/** The names of those that the page has replaced since. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { __changedGlobals: () => string[] }).__changedGlobals());

/** Paths of the service workers that the page has asked for. */
export const registeredWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { __registeredWorkers: string[] }).__registeredWorkers);
