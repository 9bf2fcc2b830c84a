import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A day a number of days from today in Vancouver, as an offer's dates are written; none of them has 23 hours. */
const day = (fromNow: number) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date());
  return new Date(Date.parse(today) + fromNow * 86_400_000).toISOString().slice(0, 10);
};

test('an offer in its four states, seen on a page that stays open', { tag: '@verify' }, async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  const offer = (from: number, to: number) =>
    staff.changeProduct('CZB-309', { ltoPrice: 50.4, ltoStartDate: day(from), ltoEndDate: day(to) });
  const none = { ltoPrice: null, ltoStartDate: null, ltoEndDate: null };
  await staff.changeProduct('CZB-309', none);
  await enterShop(page, '/shop?search=CZB-309');
  const beer = card(page, 'Desítka Ten Degree');
  await expect(beer).toContainText('$57.60');
  await expect(beer).not.toContainText('Sale ends');

  await offer(3, 9);
  await expect(beer).not.toContainText('$50.40');
  await offer(-3, 1);
  await expect(beer).toContainText('$50.40');
  await expect(beer).toContainText('Sale ends tomorrow!');
  await expect(beer.getByText('Ordinary price')).toBeAttached();
  await beer.getByRole('button', { name: 'Why this price?' }).click();
  await expect(beer.getByRole('dialog', { name: 'Why this price?' })).toContainText('−$7.20');
  await page.keyboard.press('Escape');
  await offer(-9, -3);
  await expect(beer).not.toContainText('$50.40');
  await expect(beer).not.toContainText('Sale ends');
  await staff.changeProduct('CZB-309', none);
  await staff.close();
});

test('twelve products are ordered from the list by keyboard alone, and the view is remembered', async ({
  page,
}) => {
  await enterShop(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const fields = rows.getByRole('textbox');
  await fields.first().focus();
  for (let row = 0; row < 12; row += 1) {
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(fields.nth(row + 1)).toBeFocused();
  }
  const bar = page.getByRole('region', { name: 'Your quantities' });
  await expect(bar.getByRole('status')).toContainText('in 12 lines');
  await inspect(page);
  await bar.getByRole('button', { name: /^Add 12 .* - \$/ }).click();
  await expect(page.getByRole('link', { name: /^Cart .* 12 items/ })).toBeVisible();
  await page.reload();
  await expect(rows.first().getByRole('textbox')).toHaveValue('');
});
