import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../page-objects/staff.ts';
import { passGates, watchPolicy } from '../page-objects/visitor.ts';

const manifest = path.join(import.meta.dirname, '..', '..', '..', 'mfe-admin', 'package.json');
const { remote } = JSON.parse(readFileSync(manifest, 'utf8'));
const pages: [page: string, calls: Record<string, string[]>][] = Object.entries(remote.earlyCalls);

/** Opens an address and answers how often each call of the API was made until the page follows live events. */
async function callsOf(page: Page, address: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
  });
  const live = page.waitForRequest('**/api/admin/orders/events');
  await page.goto(address, { waitUntil: 'load' });
  await live;
  return counts;
}

for (const [where, width] of [
  ['a desk', 1440],
  ['a phone', 390],
] as const) {
  test(`on ${where} each page makes its early calls, and makes them once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    watchPolicy(page);
    await passGates(page);
    await signIn(page.context());
    // A phone asks the same on pages whose calls don't depend on the window.
    const asked = width > 768 ? pages : pages.filter(([, byMedia]) => Object.keys(byMedia).length > 1);
    for (const [name, byMedia] of asked) {
      const address = `/admin/${name}`.replace(/\/$/, '');
      const fits = await page.evaluate(
        (queries) => queries.filter((query) => window.matchMedia(query).matches),
        Object.keys(byMedia),
      );
      const early = fits.flatMap((query) => byMedia[query] ?? []);
      expect(early.length).toBeGreaterThan(1);
      // An address with a query has no early calls: what scripts ask for there is what they need.
      for (const visited of [`${address}?unhinted=1`, address]) {
        const counts = await callsOf(page, visited);
        const made = () => Object.fromEntries(early.map((call) => [call, counts.get(call) ?? 0]));
        await expect.poll(made, visited).toEqual(Object.fromEntries(early.map((call) => [call, 1])));
        expect(counts.get('/api/session')).toBe(1);
      }
    }
  });
}

// RELEASE-30
test('the dashboard shows its figures before its scripts run, which take over without a waiting state', async ({
  page,
}) => {
  watchPolicy(page);
  await passGates(page);
  await signIn(page.context());
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/releases/**/*.js', async (route) => {
    await held;
    // Those of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const waiting = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
      for (const text of waiting) if (/^Loading figures/.test(text)) seen.add(text);
    }).observe(document, { childList: true, subtree: true });
  });
  // A gateway that has just started loads the release's code first.
  await expect(async () => {
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect(page.getByText('Revenue today, so far').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  const answered = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, duration }) => name.includes('/api/') && duration > 0).length,
    );
  await expect.poll(answered).toBeGreaterThanOrEqual(5);
  goOn();
  await expect(page.getByText('Live updates on')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).focus();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([]);
});
