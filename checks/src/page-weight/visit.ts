import type { Browser, Page } from '@playwright/test';
import { patternOf } from '../../../delivery/src/gate/api-calls.ts';
import { PICTURE } from '../../../delivery/src/gate/api-stub.ts';
import { answersFor } from '../../../delivery/src/gate/small-shop.ts';
import { admit } from '../../../delivery/src/gate/visitor.ts';

/** The kind of visitor: a new one, who sees the gates, one who has passed them, or staff, whom the stub API knows. */
type Visitor = 'new' | 'admitted' | 'staff';

/** The cookies of staff in the office. */
const STAFF_COOKIES = ['cbo.session', 'cbo.office'];

async function answerApi(page: Page, visitor: 'new' | 'admitted'): Promise<void> {
  const answers = Object.entries(answersFor('customer'));
  await page.route('**/api/**', (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    // 204 stops an EventSource from reconnecting, so the network goes idle and the visit can end.
    if (call.endsWith('/events')) return route.fulfill({ status: 204 });
    if (route.request().resourceType() === 'image')
      return route.fulfill({ contentType: PICTURE.type, body: PICTURE.bytes });
    const isKnown = visitor === 'admitted' || call !== 'GET /api/session';
    const [, answer] = (isKnown && answers.find(([known]) => patternOf(known).test(call))) || [];
    const body = route.request().postDataJSON() as never;
    const json = answer?.({ body, query: new URLSearchParams(), parameters: {}, usual: {} }) ?? {};
    return route.fulfill({ json });
  });
}

/** Paths of a page's scripts: those loaded before its first use, and all loaded without interaction. */
export type Scripts = { first: string[]; all: string[] };

async function scriptsOf(browser: Browser, address: string, visitor: Visitor): Promise<Scripts> {
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
  // The clock is stopped, so that nothing that waits for idle time loads before we advance it.
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
  if (visitor === 'staff')
    await context.addCookies(STAFF_COOKIES.map((name) => ({ name, value: 'staff', url: address })));
  else await answerApi(page, visitor);
  if (visitor === 'admitted') await admit(page);
  // A staff page's first scripts are those that its HTML names: others come with its calls, at any time.
  const isStaff = visitor === 'staff';
  const html = await page.goto(address, { waitUntil: isStaff ? 'load' : 'networkidle' });
  const named = isStaff ? await html?.text() : undefined;
  const first = scripts.filter((path) => named?.includes(path) ?? true);
  // Deferred scripts load when the page is idle, the cookie banner a second later.
  await page.clock.resume();
  await page.getByLabel('Cookies').waitFor({ state: 'attached' });
  await context.close();
  return { first, all: scripts };
}

/** Paths of the scripts that the first visit of a member of staff loads. */
export const scriptsOfStaffVisit = (browser: Browser, address: string): Promise<Scripts> =>
  scriptsOf(browser, address, 'staff');

/** Paths of the scripts that a customer's first visit to a page loads, before and behind its gate. */
export async function scriptsOfFirstVisit(browser: Browser, address: string): Promise<Scripts> {
  const before = await scriptsOf(browser, address, 'new');
  const behind = await scriptsOf(browser, address, 'admitted');
  const both = (of: keyof Scripts) => [...new Set([...before[of], ...behind[of]])].sort();
  return { first: both('first'), all: both('all') };
}
