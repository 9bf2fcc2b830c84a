import type { Page } from 'playwright-core';

const product = (id: string, packagingType: string) => ({
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

/** Responses of a small fake shop to a signed-in visitor, by call. */
export const answers: Record<string, unknown> = {
  'GET /api/products': { products },
  'GET /api/products/1': products[0],
  'GET /api/settings': { comingSoon: false, retailStoreOpen: true },
  'GET /api/session': { licensee },
  'POST /api/runs/2026-11-20-01/presses': { run, kept: [], refused: [], at: '2026-11-20T18:00:00Z' },
};

/** Lets a page's visitor through the shop's gates: of age, and a licensee. */
export async function admit(page: Page): Promise<void> {
  await page.addInitScript((known) => {
    localStorage.setItem('cbo-age-verified', 'true');
    sessionStorage.setItem('userType', 'licensee');
    sessionStorage.setItem('licenseNumber', known.licenseNumber);
    sessionStorage.setItem('companyName', known.companyName);
  }, licensee);
}
