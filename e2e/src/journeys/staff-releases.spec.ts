import { type Browser, expect, type Page, test } from '@playwright/test';
import { releaseAgain, storeCandidate } from '../page-objects/candidate.ts';
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

test('a candidate that passed beside another shell can be looked at, and not promoted', async ({ page }) => {
  const { release } = await storeCandidate('mfe-dtc', { shell: '0.9.0+gone' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openStaffPage(page, '/admin/settings/releases');
  await page.getByRole('button', { name: 'Preview the candidate of mfe-dtc' }).click();
  await expect(cardOf(page)).toContainText('Needs another check');
  await expect(cardOf(page)).toContainText(`npm run promote -- mfe-dtc ${release}`);
  await expect(cardOf(page).getByRole('button', { name: /^Promote/ })).toHaveCount(0);
  await inspect(page);
});

test('staff see what is live, since when and by whom, and the version that a rollback goes to', {
  tag: '@verify',
}, async ({ page }) => {
  const { release, goBack } = await releaseAgain('mfe-landing');
  await openStaffPage(page, '/admin/settings/releases');
  const row = page.getByRole('row', { name: /^mfe-landing/ });
  await expect(row).toContainText(release.slice('1.0.1'.length, '1.0.1+1234567'.length));
  await expect(row).toContainText('Amara Diallo');
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d/);
  await expect(row.getByRole('button', { name: 'Roll back to 1.0.0: mfe-landing' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^mfe-dtc/ })).toContainText('/dtc');
  await expect(page.getByRole('img', { name: /^Errors of the last 12 hours/ }).first()).toBeVisible();
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await goBack();
});
