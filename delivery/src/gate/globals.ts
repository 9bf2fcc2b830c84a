import type { Page } from 'playwright-core';

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

/** Notes the browser's own functions before any script of the page runs. */
export async function noteGlobals(page: Page): Promise<void> {
  await page.addInitScript((shared) => {
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
  }, SHARED);
}

/** The names of those that the page has replaced since. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { __changedGlobals: () => string[] }).__changedGlobals());
