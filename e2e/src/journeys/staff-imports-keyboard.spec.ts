import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { pressWithEnter, tabTo } from '../page-objects/keyboard.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

const run = Date.now().toString(36).toUpperCase();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a file by the keyboard: only the system's own window is not the page's. */
async function choose(page: Page, name: string, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressWithEnter(page, button(page, 'Choose file')),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const review = page.getByRole('dialog', { name: 'Review before anything changes' });
  await expect(review.getByRole('tab').first()).toBeVisible();
  return review;
}

/** After applying the focus stands at the notice: Undo is the next stop, and after it the page's heading. */
async function undo(page: Page, heading: string) {
  await expect(button(page, 'Undo')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

test('an inventory is uploaded, reviewed, applied and undone with the keyboard alone', async ({ page }) => {
  await openStaffPage(page, '/admin/upload');
  const name = `Keyboard Ale ${run}`;
  const review = await choose(
    page,
    'keys.csv',
    `Item #,Item,Price,On Hand,Available\nKEY-${run},${name},48.00,12,12\n,Nobody's Ale,50,5,5\n`,
  );
  await tabTo(page, review.getByRole('combobox', { name: `Brand of ${name}` }));
  await page.keyboard.type('FO');
  await expect(review.getByText('Brand assignment required')).toBeHidden();
  await tabTo(page, review.getByRole('tab', { name: 'New 1' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('tab', { name: 'Issues 1' })).toBeFocused();
  await pressWithEnter(page, review.getByRole('button', { name: 'Show the row 3' }));
  await expect(review.getByText("Nobody's Ale", { exact: true }).last()).toBeVisible();
  await inspect(page);
  await pressWithEnter(page, review.getByRole('button', { name: 'Apply Changes' }));
  await expect(review).toBeHidden();
  await undo(page, 'Files');
});

test('licences are added by hand and by file with the keyboard alone', async ({ page }) => {
  await openStaffPage(page, '/admin/license');
  const number = `7${Date.now().toString().slice(-6)}`;
  const review = await choose(page, 'keys.csv', `Number,Establishment\n${number},Osprey Inn\n`);
  await tabTo(page, review.getByRole('checkbox', { name: 'skip this time only: Osprey Inn' }));
  await page.keyboard.press('Space');
  await expect(review.getByText('0 changes to apply')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(review.getByText('1 change to apply')).toBeVisible();
  await pressWithEnter(page, review.getByRole('button', { name: 'Apply Changes' }));
  await expect(review).toBeHidden();
  await undo(page, 'Licence Management');

  await tabTo(page, page.getByRole('tab', { name: 'Bulk Upload' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Manual Entry & Search' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Licence number *' }));
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Osprey Inn');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Licence ${number}`).first()).toBeVisible();
  await inspect(page);
});
