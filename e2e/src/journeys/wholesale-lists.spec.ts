import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { memberOfStaff, signIn } from '../page-objects/staff.ts';
import { toast } from '../page-objects/visitor.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');

/** A day a number of days from today in Vancouver, as an offer's dates are written; none of them has 23 hours. */
const day = (fromNow: number) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date());
  return new Date(Date.parse(today) + fromNow * 86_400_000).toISOString().slice(0, 10);
};

test('every filter narrows the grid, is in the address, survives reload and Back, and can be cleared', async ({
  page,
}) => {
  await enterShop(page);
  const all = (await page.getByText(/^24 of \d+ products shown$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'FORCE', exact: true }).click();
  await expect(page).toHaveURL(/brand=FORCE/);
  await expect(card(page, 'Tidal Force West Coast IPA')).toBeVisible();
  await expect(page.getByText(all)).toBeHidden();
  await page.getByRole('button', { name: 'FUGGLES', exact: true }).click();
  await expect(card(page, 'Orchard Row Dry Cider')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('orchard row');
  await expect(products(page).first()).toContainText('Orchard Row');
  await expect(card(page, 'Tidal Force West Coast IPA')).toBeHidden();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('orchard row');
  await expect(page.getByRole('button', { name: 'FUGGLES', pressed: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'FUGGLES', pressed: false })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(all)).toBeVisible();
});

test('a category tile leads to its tab; tabs keep brand and search', async ({ page }) => {
  await enterShop(page);
  await page.getByRole('link', { name: /^50L KEGS/ }).click();
  await expect(page).toHaveURL(/\/shop\/categories\/50L\?packaging=50L$/);
  await expect(page).toHaveTitle('Coastal Brew Outfitters | 50L');
  await expect(card(page, 'Dry Dock Pilsner 50L')).toBeVisible();
  await expect(card(page, 'Dry Dock Pilsner')).toBeHidden();
  await page.getByRole('button', { name: 'CONTAINER', exact: true }).click();
  await expect(page).toHaveTitle('Coastal Brew Outfitters | 50L - CONTAINER + 50L');
  await page.getByRole('link', { name: 'Packaged', exact: true }).click();
  await expect(card(page, 'Dry Dock Pilsner')).toBeVisible();
  await expect(card(page, 'Moon Moth Hazy IPA')).toBeHidden();
  await page.getByRole('link', { name: 'All Products' }).click();
  await expect(card(page, 'Dry Dock Pilsner 50L')).toBeVisible();
  await inspect(page);
});

test('staff share a search by its address; no one else is offered that', { tag: '@verify' }, async ({
  page,
  browser,
}) => {
  await enterShop(page, '/shop?brand=FORCE');
  await expect(products(page).first()).toBeVisible();
  await expect(page.getByText('Shareable Search URL')).toBeHidden();

  const office = await browser.newPage();
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(office.context());
  await office.goto('/shop?brand=FORCE&search=ipa');
  await office.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(office, 'URL Copied')).toContainText('Search URL has been copied to clipboard');
  const copied = await office.evaluate(() => navigator.clipboard.readText());
  await page.goto(copied);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('ipa');
  await office.close();
});

test('an offer in its four states, seen on a page that stays open', async ({ page, browser }) => {
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

test('a product that sells out under the eyes of a licensee stays where it is and says so', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  await staff.changeProduct('CUR-216', { stock: 30 });
  await enterShop(page, '/shop?brand=CURIOUS%20CREATURES');
  const beer = card(page, 'Lantern Newt Wheat Ale');
  await expect(beer).toBeVisible();
  await staff.changeProduct('CUR-216', { stock: 0 });
  await expect(beer).toContainText('Just sold out');
  await expect(beer.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await beer.getByRole('link', { name: 'Lantern Newt Wheat Ale' }).click();
  await expect(page.getByText('This product is currently out of stock.')).toBeVisible();
  await staff.changeProduct('CUR-216', { stock: 30 });
  await expect(page.getByText('Back in stock')).toBeVisible();
  await inspect(page);
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

// LISTING-23, LISTING-24
test('a list is sorted and narrowed further, is in the address, and Back returns to as many cards', async ({
  page,
}) => {
  await enterShop(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Strength, strongest first');
  await panel.getByRole('checkbox', { name: /^Cans \d+$/ }).check();
  await inspect(page);
  await panel.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(page).toHaveURL(/\?sort=strength&container=can$/);
  await expect(products(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  const status = page.getByRole('status').filter({ hasText: /^(?!24 )\d+ of \d+ products shown$/ });
  const shown = Number.parseInt((await status.textContent()) ?? '', 10);
  await expect(products(page)).toHaveCount(shown);
  const strengths = await products(page).getByText(/% ABV/).allTextContents();
  const percents = strengths.map((text) => Number(/([\d.]+)% ABV/.exec(text)?.[1]));
  expect(percents).toEqual([...percents].sort((one, other) => other - one));
  await products(page).nth(30).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/products\//);
  await page.goBack();
  await expect(products(page)).toHaveCount(shown);
});
