import type { Browser, BrowserContext } from 'playwright-core';
import { carts, licensee } from './small-shop.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Lets a visitor through the shop's gates: of age, and a licensee. */
export const admit = (place: Pick<BrowserContext, 'addInitScript'>) =>
  place.addInitScript((known) => {
    localStorage.setItem('cbo-age-verified', 'true');
    sessionStorage.setItem('userType', 'licensee');
    sessionStorage.setItem('licenseNumber', known.licenseNumber);
    sessionStorage.setItem('companyName', known.companyName);
  }, licensee);

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
const noteFunctions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`(() => {
    const shared = Object.entries(${JSON.stringify(SHARED)}).flatMap(([path, names]) => {
      const object = path.split('.').reduce((object, name) => object[name], globalThis);
      return names.map((name) => [path + '.' + name, object, name, object[name]]);
    });
    const replaced = () => shared.filter(([, object, name, value]) => object[name] !== value).map(([label]) => label);
    const workers = [];
    Object.defineProperty(globalThis, '__noted', { value: { replaced, workers } });
    // Registration is stubbed, since a service worker would answer in place of the stub API.
    if (navigator.serviceWorker) {
      navigator.serviceWorker.register = async (address) => {
        workers.push(new URL(address, location).pathname);
        throw new Error('The publish gate registers no service worker.');
      };
    }
  })()`);

/** A browser context for a visitor past the shop's gates, with something in each cart. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  // A service worker would answer in place of the stub API.
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: DESKTOP });
  await admit(context);
  const store = { state: { ...carts, isKegPortalUnlocked: true }, version: 3 };
  await context.addInitScript((text) => {
    localStorage.setItem('cookie-consent', 'accepted');
    localStorage.setItem('inventory-store', text);
  }, JSON.stringify(store));
  await noteFunctions(context);
  return context;
}
