import type { Browser, Page } from '@playwright/test';
import { admit, answers } from '../../../delivery/src/gate/small-shop.ts';

/** Who visits: a new visitor, who meets the gates, or one who has passed them. */
type Visitor = 'new' | 'admitted';

async function answerApi(page: Page, visitor: Visitor): Promise<void> {
  await page.route('**/api/**', (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    // 204 stops an EventSource from reconnecting, so the network goes idle and the visit can end.
    if (call.endsWith('/events')) return route.fulfill({ status: 204 });
    const known = visitor === 'admitted' || call !== 'GET /api/session';
    return route.fulfill({ json: (known && answers[call]) || {} });
  });
}

async function scriptsOf(browser: Browser, address: string, visitor: Visitor): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A service worker would fetch what the page has already loaded a second time.
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
  // The cookie banner appears after a second, and its code is part of a first visit.
  await page.clock.fastForward(5000);
  await page.getByLabel('Cookies').waitFor({ state: 'attached' });
  await context.close();
  return scripts;
}

/** Paths of all scripts that a customer's first visit to a page loads, before and behind its gate. */
export async function scriptsOfFirstUse(browser: Browser, address: string): Promise<string[]> {
  const before = await scriptsOf(browser, address, 'new');
  const behind = await scriptsOf(browser, address, 'admitted');
  return [...new Set([...before, ...behind])].sort();
}
