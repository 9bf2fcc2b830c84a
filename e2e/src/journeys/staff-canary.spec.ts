import { expect, type Page, test } from '@playwright/test';
import { storeCandidate } from '../page-objects/candidate.ts';
import { inspect } from '../page-objects/inspector.ts';
import { pickUp } from '../page-objects/licensee.ts';
import { enter, newBuyer } from '../page-objects/retail-buyer.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';

/** The number that the gateway gives a new visitor of the keg portal. */
async function numberOf({ request }: Page): Promise<string> {
  const page = await request.get('/dtckegs', { headers: { cookie: '' } });
  return /release-share=([^;]+)/.exec(page.headers()['set-cookie'] ?? '')?.[1] ?? '';
}

/** The numbers of new visitors, so many that both sides of a canary at 50 % have some. */
const newNumbers = (page: Page): Promise<string[]> =>
  Promise.all(Array.from({ length: 20 }, () => numberOf(page)));

/** The release of the keg portal on the page that a visitor with this number gets. */
async function releaseFor({ request }: Page, number: string): Promise<string> {
  const page = await request.get('/dtckegs', { headers: { cookie: `release-share=${number}` } });
  const [, registry = '{}'] = /id="release-registry">(.*?)<\/script>/s.exec(await page.text()) ?? [];
  return JSON.parse(registry).apps.mfe_kegs.release;
}

async function orderKeg(page: Page): Promise<void> {
  const { firstName, lastName, email } = newBuyer();
  await enter(page, '/dtckegs/products');
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).last().click();
  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  const values = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: '604 555 0199' };
  for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value);
  await pickUp(page);
  await page.getByRole('button', { name: /Submit Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
}

// RELEASE-14
test('a candidate goes to half of the visitors, each of whom stays on one side, and steps back with a press', async ({
  page,
}) => {
  const { release, live } = await storeCandidate('mfe-kegs');
  await openStaffPage(page, '/admin/settings/releases');
  const candidate = page.getByRole('region', { name: /^Candidate: mfe-kegs/ });
  await candidate.getByRole('button', { name: 'Give to 10 % of visitors: mfe-kegs 1.0.1' }).click();
  const canary = page.getByRole('region', { name: 'Canary: mfe-kegs 1.0.1' });
  await expect(canary).toContainText('Too early to say');
  await canary.getByRole('button', { name: '50 %' }).click();
  await expect(toast(page, 'The canary of mfe-kegs goes to 50 % of visitors')).toBeVisible();
  const row = page.getByRole('row', { name: /^mfe-kegs/ });
  await expect(row).toContainText('1.0.1 for 50 %');
  await expect(row).toContainText('Step back first');
  await inspect(page, canary);

  const numbers = await newNumbers(page);
  const got = await Promise.all(numbers.map((number) => releaseFor(page, number)));
  expect(new Set(got)).toEqual(new Set([live, release]));
  expect(await Promise.all(numbers.map((number) => releaseFor(page, number)))).toEqual(got);

  await canary.getByRole('button', { name: 'Step back' }).click();
  await expect(toast(page, 'The canary of mfe-kegs has stepped back')).toBeVisible();
  await expect(canary).toContainText('Stepped back by');
  await expect(row).not.toContainText('Step back first');
  expect(await releaseFor(page, numbers[got.indexOf(release)] ?? '')).toBe(live);
});

// RELEASE-15
test('an order of a visitor in the share counts for the canary, one of another visitor for the live release', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const { release, live } = await storeCandidate('mfe-kegs');
  await openStaffPage(page, '/admin/settings/releases');
  await page.getByRole('button', { name: 'Give to 10 % of visitors: mfe-kegs 1.0.1' }).click();
  const canary = page.getByRole('region', { name: 'Canary: mfe-kegs 1.0.1' });
  await canary.getByRole('button', { name: '50 %' }).click();
  await expect(toast(page, 'The canary of mfe-kegs goes to 50 % of visitors')).toBeVisible();
  const orders = canary.getByRole('listitem').filter({ hasText: 'Orders' });

  const numbers = await newNumbers(page);
  const got = await Promise.all(numbers.map((number) => releaseFor(page, number)));
  const orderAs = async (seen: string) => {
    const value = numbers[got.indexOf(seen)] ?? '';
    const context = await browser.newContext({ baseURL: siteUrl() });
    await context.addCookies([{ name: 'release-share', value, url: siteUrl() }]);
    await orderKeg(await context.newPage());
    await context.close();
  };
  await orderAs(live);
  await page.reload();
  await expect(orders).toContainText(/live \d+\.\d\d0 of \d+ needed/);
  await orderAs(release);
  await page.reload();
  await expect(orders).toContainText(/live \d+\.\d\d1 of \d+ needed/);

  await canary.getByRole('button', { name: 'Step back' }).click();
  await expect(canary).toContainText('Stepped back by');
});
