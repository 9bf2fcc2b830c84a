import { type Browser, expect, type Page, test } from '@playwright/test';
import { storeCandidate } from '../page-objects/candidate.ts';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { passGates, toast } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';

/** Another browser, which no one is signed in to. */
async function guestOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: siteUrl() })).newPage();
  await passGates(page);
  return page;
}

const cardOf = (page: Page) => page.getByRole('region', { name: /^Candidate: mfe-dtc/ });

test('a candidate is looked at by its preview link, goes live with a click, and is undone with another', async ({
  page,
  browser,
}) => {
  const { release, live } = await storeCandidate('mfe-dtc');
  await openStaffPage(page, '/admin/settings/releases');
  const card = cardOf(page);
  await expect(card).toContainText('Publish gate passed');
  await card.getByRole('button', { name: 'Preview link of mfe-dtc' }).click();
  await expect(card.getByText(/ends in (59|60) min/)).toBeVisible();
  await inspect(page);

  const guest = await guestOf(browser);
  const badge = guest.getByRole('complementary', { name: 'Preview' });
  await guest.goto((await card.getByRole('link').getAttribute('href')) ?? '');
  await expect(guest).toHaveURL('/dtc');
  await expect(badge).toContainText(`Preview of mfe-dtc ${release}`);
  const other = await guestOf(browser);
  await other.goto('/dtc');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByText(/^Preview of/)).toHaveCount(0);

  await card.getByRole('button', { name: 'Promote mfe-dtc 1.0.1' }).click();
  const row = page.getByRole('row', { name: /^mfe-dtc/ });
  await expect(row).toContainText('1.0.1');
  await expect(card).toBeHidden();
  await toast(page, 'mfe-dtc 1.0.1 is live').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText(live.slice(0, live.indexOf('+') + 8));
  await page.getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('row', { name: /Release promoted mfe-dtc/ }).first()).toBeVisible();
  for (const visitor of [guest, other]) await visitor.context().close();
});
