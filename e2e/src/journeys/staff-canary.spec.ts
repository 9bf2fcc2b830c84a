import { expect, type Page, test } from '@playwright/test';
import { storeCandidate } from '../page-objects/candidate.ts';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

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
