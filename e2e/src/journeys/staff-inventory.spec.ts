import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  endSession,
  memberOfStaff,
  openMailedLink,
  signIn,
  signInSeparately,
} from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

test.beforeEach(async ({ page }) => {
  // The cookie banner would cover the bulk bar.
  await passGates(page);
  await signIn(page.context());
});

const STOUT = 'CTR-118';

test('staff filter the inventory, and the address brings the view back', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Product Inventory' })).toBeVisible();
  // Not check(): the address keeps the state, and the box follows it.
  await page.getByRole('checkbox', { name: 'CZECH BROS' }).click();
  await expect(page.getByRole('checkbox', { name: 'CZECH BROS' })).toBeChecked();
  await page.getByRole('button', { name: /^In Stock/ }).click();
  await expect(page).toHaveURL(/brand=CZECH\+BROS.*filters=in-stock/);
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'CZECH BROS' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^In Stock/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzqqxx');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
});

test('staff change a price in its cell by keyboard alone and take it back', async ({ page }) => {
  await page.goto(`/admin/products?search=${STOUT}`);
  const grid = page.getByRole('grid', { name: 'Products' });
  const row = grid.getByRole('row', { name: /Night Berth/ });
  const before = await row.getByText(/^\$/).last().textContent();
  await grid.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Price of / }).fill('71.25');
  await page.keyboard.press('Enter');
  await expect(row.getByText('$71.25')).toBeVisible();
  // The price shows before it is saved, and only what is saved can be taken back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row.getByText(before ?? '')).toBeVisible();
});

test('staff raise prices of several products by per cent, and Undo brings each back', async ({ page }) => {
  await page.goto('/admin/products?brand=FUGGLES&sort=product');
  const first = page.getByRole('row').nth(1);
  const before = await first.getByText(/^\$/).last().textContent();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .check();
  await page
    .getByRole('region', { name: 'Selected products' })
    .getByRole('button', { name: 'Price' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Price' });
  await dialog.getByRole('button', { name: 'Change by %' }).click();
  await dialog.getByLabel('Per cent (negative to reduce)').fill('10');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(page.getByText('Price of 2 products changed')).toBeVisible();
  await expect(first.getByText(before ?? '', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByText(before ?? '', { exact: true })).toBeVisible();
});

test('the inventory of a phone: the picture selects, three changes and More, filters in one sheet', {
  tag: '@verify',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/products');
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar).toContainText('1 selected');
  await inspect(page);
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('button', { name: 'Stock' })).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'FUGGLES' }).click();
  await expect(sheet.getByRole('button', { name: /^Show \d+ products$/ })).toBeVisible();
  await inspect(page);
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
});

test('two members of staff edit the same product: the second sees both versions and chooses', async ({
  page,
  browser,
}) => {
  const colleague = await memberOfStaff(browser);
  await page.goto(`/admin/products?edit=${STOUT}`);
  const description = page.getByLabel('Description', { exact: true });
  const former = await description.inputValue();
  await description.fill('Roasted, dry and dark.');
  await colleague.changeProduct(STOUT, { description: 'Coffee and a dry end.' });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /saved this product while you edited it/ });
  await expect(dialog.getByRole('radio', { name: 'Coffee and a dry end.' })).toBeChecked();
  await inspect(page, dialog);
  await dialog.getByRole('radio', { name: 'Roasted, dry and dark.' }).check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByText(/has been updated successfully\.$/)).toBeVisible();
  await colleague.changeProduct(STOUT, { description: former });
  await colleague.close();
});

test('what staff had typed when their session ended is there again after signing in, and saves', async ({
  page,
}) => {
  await signInSeparately(page.context());
  await page.goto(`/admin/products?search=night&edit=${STOUT}`);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Oats, cocoa, and a long winter.');
  await endSession(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await openMailedLink(page);
  await expect(page.getByText(/^What you had typed when your session ended/)).toBeVisible();
  await expect(page).toHaveURL(`/admin/products?search=night&edit=${STOUT}`);
  await expect(description).toHaveValue('Oats, cocoa, and a long winter.');
  await inspect(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/has been updated successfully\.$/)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Oats, cocoa, and a long winter.');
  await expect(page.getByText(/^What you had typed/)).toBeHidden();
});
