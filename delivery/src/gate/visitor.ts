import type { Browser, BrowserContext } from 'playwright-core';
import { noteGlobals } from './globals.ts';
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
  await noteGlobals(context);
  return context;
}
