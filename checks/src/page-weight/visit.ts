import type { Browser, Page } from '@playwright/test';

/** What the API answers while pages are weighed: a few products of each packaging, an open shop. */
const product = (id: string, packagingType: string) => ({
  id,
  name: `Harbour Pale ${id}`,
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

const answers: Record<string, unknown> = {
  '/api/products': { products: [product('1', 'Packaged'), product('2', '20L & 30L'), product('3', '50L')] },
  '/api/settings': { comingSoon: false, retailStoreOpen: true },
};

const licensee = { licenseNumber: '300123', companyName: 'The Copper Kettle' };

/** Who comes: somebody who has never been here and meets the gates, or somebody whom they let in. */
type Visitor = 'new' | 'admitted';

async function answerApi(page: Page, visitor: Visitor): Promise<void> {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // 204 tells an EventSource not to come back: the network becomes quiet, and the visit has an end.
    if (pathname.endsWith('/events')) return route.fulfill({ status: 204 });
    const session = visitor === 'admitted' ? { licensee } : {};
    return route.fulfill({ json: answers[pathname] ?? session });
  });
}

async function admit(page: Page): Promise<void> {
  await page.addInitScript((known) => {
    localStorage.setItem('cbo-age-verified', 'true');
    sessionStorage.setItem('userType', 'licensee');
    sessionStorage.setItem('licenseNumber', known.licenseNumber);
    sessionStorage.setItem('companyName', known.companyName);
  }, licensee);
}

async function scriptsOf(browser: Browser, address: string, visitor: Visitor): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // It fetches copies of what the page has loaded already.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.clock.install();
  await answerApi(page, visitor);
  if (visitor === 'admitted') await admit(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  // The cookie banner comes after a second; what it loads is part of the first use.
  await page.clock.fastForward(5000);
  await page.getByLabel('Cookies').waitFor({ state: 'attached' });
  await context.close();
  return scripts;
}

/** Paths of every script that a customer's first use of a page fetches: before its gate, and behind it. */
export async function scriptsOfFirstUse(browser: Browser, address: string): Promise<string[]> {
  const before = await scriptsOf(browser, address, 'new');
  const behind = await scriptsOf(browser, address, 'admitted');
  return [...new Set([...before, ...behind])].sort();
}
