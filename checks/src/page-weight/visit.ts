import type { Browser, Page } from '@playwright/test';
import { admit, answers } from '../../../delivery/src/gate/small-shop.ts';

/** Who comes: somebody who has never been here and meets the gates, or somebody whom they let in. */
type Visitor = 'new' | 'admitted';

async function answerApi(page: Page, visitor: Visitor): Promise<void> {
  await page.route('**/api/**', (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    // 204 tells an EventSource not to come back: the network becomes quiet, and the visit has an end.
    if (call.endsWith('/events')) return route.fulfill({ status: 204 });
    const known = visitor === 'admitted' || call !== 'GET /api/session';
    return route.fulfill({ json: (known && answers[call]) || {} });
  });
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
