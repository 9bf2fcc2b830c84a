import type { Page } from 'playwright-core';
import { refusals } from './refusals.ts';
import { carts } from './small-shop.ts';

/** What a visitor's browser keeps for the whole site (`newVisitor`). */
const KEPT = ['cbo-age-verified', 'cookie-consent', 'inventory-store'];

const idsOf = (lines: { product: { id: string } }[]): string[] => lines.map(({ product }) => product.id);

/** The carts as they were before the page opened. */
const CARTS = Object.fromEntries(Object.entries(carts).map(([name, lines]) => [name, idsOf(lines)]));

/** Runs in the page: what is gone of the site's storage, and the carts whose lines are others. */
const READ_CHANGES = `((kept, carts) => {
  const gone = kept.filter((name) => localStorage.getItem(name) === null);
  const idsIn = (name) => {
    try {
      return JSON.parse(localStorage.getItem('inventory-store')).state[name].map((line) => line.product.id);
    } catch {
      return null;
    }
  };
  const isOther = ([name, ids]) => JSON.stringify(idsIn(name)) !== JSON.stringify(ids);
  return { gone, changed: gone.length > 0 ? [] : Object.entries(carts).filter(isOther).map(([name]) => name) };
})(${JSON.stringify(KEPT)}, ${JSON.stringify(CARTS)})`;

/**
 * What a page has changed of the browser's storage, by itself or when pressed: a sentence each. Its own cart is its own to
 * change (`cart` of its frame): a page that confirms an order empties it.
 */
export async function storageFaults(page: Page, own: unknown): Promise<string[]> {
  const { gone, changed } = await page.evaluate<{ gone: string[]; changed: string[] }>(READ_CHANGES);
  return [
    ...gone.map(refusals.forgetting),
    ...changed.filter((name) => name !== `${own}Cart`).map(refusals.changing),
  ];
}
