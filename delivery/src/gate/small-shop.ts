import type { Page } from 'playwright-core';
import type { Product } from 'shared-domain/products';
import { presentQuote, quoteFor } from 'shared-domain/quotes';
import type { RemoteBlock } from '../applications.ts';

/** Who looks at a page: a licensee of age with filled carts, or a member of staff. */
export type Visitor = 'customer' | 'staff';

/** The visitor whom a remote's pages are for. */
export const visitorOf = (remote: RemoteBlock | undefined): Visitor =>
  remote?.frame.chrome === 'staff' ? 'staff' : 'customer';

const product = (id: string, packagingType: Product['packagingType']): Product => ({
  id,
  name: `Harbour Pale ${id}`,
  description: 'Pale, dry, from the harbour.',
  price: 54,
  stock: 40,
  looseUnits: 0,
  packagingType,
  category: 'Beer-Craft',
  hiddenCategory: 'FUGGLES',
  abv: 5.2,
  hidden: false,
  forceDisplay: false,
});

const products = [product('1', 'Packaged'), product('2', '20L & 30L'), product('3', '50L')];

const licensee = { licenseNumber: '300123', companyName: 'The Copper Kettle' };

/** A driver's run that has no stops. */
const run = {
  id: '2026-11-20-01',
  day: '2026-11-20',
  title: 'West Side',
  driver: 'Marco Leclerc',
  stops: [],
};

/** What a cart of the small shop costs. */
function quoted({ channel, lines }: QuoteRequest) {
  const known = lines.flatMap(({ productId, quantity }) => {
    const found = products.find(({ id }) => id === productId);
    return found ? [{ product: found, quantity }] : [];
  });
  return { shippingOptions: [], ...presentQuote(quoteFor({ channel, lines: known, at: new Date() })) };
}

type QuoteRequest = { channel: 'licensee' | 'dtc' | 'keg'; lines: { productId: string; quantity: number }[] };

const settings = { comingSoon: false, retailStoreOpen: true };

/** The small shop's answers to its visitors, by call; each gets the request's body. */
export const answersFor = (visitor: Visitor): Record<string, (body: never) => unknown> => ({
  'GET /api/products': () => ({ products }),
  'GET /api/products/1': () => products[0],
  'GET /api/settings': () => settings,
  'GET /api/session': () =>
    visitor === 'staff'
      ? { staff: { email: 'nora@cbo.example', devMode: false, role: 'office' } }
      : { licensee },
  'POST /api/quotes': quoted,
  'POST /api/runs/2026-11-20-01/presses': () => ({ run, kept: [], refused: [], at: '2026-11-20T18:00:00Z' }),
});

const cart = (...ids: string[]) =>
  products.filter(({ id }) => ids.includes(id)).map((each) => ({ product: each, quantity: 2 }));

/** Lets a page's visitor through the shop's gates: of age, and a licensee. */
export async function admit(page: Page): Promise<void> {
  await page.addInitScript((known) => {
    localStorage.setItem('cbo-age-verified', 'true');
    sessionStorage.setItem('userType', 'licensee');
    sessionStorage.setItem('licenseNumber', known.licenseNumber);
    sessionStorage.setItem('companyName', known.companyName);
  }, licensee);
}

/** Puts something into each of the visitor's carts. */
export async function fillCarts(page: Page): Promise<void> {
  const carts = { licenseeCart: cart('1', '2'), dtcCart: cart('1'), kegCart: cart('3') };
  const store = JSON.stringify({ state: { ...carts, isKegPortalUnlocked: true }, version: 3 });
  await page.addInitScript((text) => localStorage.setItem('inventory-store', text), store);
}
