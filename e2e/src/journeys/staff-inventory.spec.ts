import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { endSession, openMailedLink, signIn, signInSeparately } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

test.beforeEach(async ({ page }) => {
  // The cookie banner would cover the bulk bar.
  await passGates(page);
  await signIn(page.context());
});

const STOUT = 'CTR-118';

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

test('what staff had typed when their session ended is there again after signing in, and saves', {
  tag: '@verify',
}, async ({ page }) => {
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
