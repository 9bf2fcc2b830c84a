import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

const CALLER = [
  ['First name', 'Devon'],
  ['Last name', 'Lee'],
  ['Email', 'devon.lee@gullandanchor.example'],
  ['Address', '1180 Powell Street'],
  ['City', 'Vancouver'],
  ['Postal code', 'V6A 1H6'],
] as const;

/** What someone who types 60 words a minute, five keys each, presses in 30 seconds. */
const KEYS = 150;

// ORDER-21, ORDER-23, ORDER-24
test('staff take an order by phone by keyboard alone in under 30 s of typing, and it opens', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.addInitScript(() => {
    Object.assign(window, { keys: 0 });
    window.addEventListener(
      'keydown',
      () => Object.assign(window, { keys: Reflect.get(window, 'keys') + 1 }),
      true,
    );
  });
  await openStaffPage(page, '/admin/orders/new');
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeFocused();
  // No other journey orders for it: nothing about the caller is known.
  await keyboard.type('307-584');
  await page.getByRole('option', { name: /307-584/ }).waitFor();
  await keyboard.press('Enter');
  const entry = page.getByRole('combobox', { name: 'Add a line' });
  await expect(page.getByRole('heading', { name: /Lonsdale Quay Public House/ })).toBeVisible();
  await expect(entry).toBeFocused();
  for (const line of ['6 CZB-301', '4 CTR-101', '2 CZB-350']) {
    await keyboard.type(line);
    await page.getByRole('option').first().waitFor();
    await keyboard.press('Enter');
    await expect(entry).toHaveValue('');
  }
  const first = page.getByRole('textbox', { name: 'First name' });
  await first.focus();
  for (const [label, text] of CALLER) {
    await expect(page.getByRole('textbox', { name: label })).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await page.getByRole('radio', { name: /^Pick-up/ }).focus();
  await keyboard.press('Space');
  await inspect(page);
  await keyboard.press('Control+Enter');
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toBeLessThan(KEYS);
  const dialog = page.getByRole('dialog', { name: /^CBO-/ });
  await expect(dialog.getByRole('row', { name: /CZB-350/ })).toBeVisible();
  const id = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const mail = await mailTo(page.request, 'devon.lee@gullandanchor.example', id);
  expect(mail.text).toContain('Světlý Ležák');
});
