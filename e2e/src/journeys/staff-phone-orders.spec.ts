import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { sitDown } from '../page-objects/staff-desk.ts';

// ORDER-21, ORDER-23, EDIT-3, EDIT-7
test('staff take an order by phone with the keyboard; a case is missing, and the mail says what changed', async ({
  page,
}) => {
  await sitDown(page, '/admin/orders/new');
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await page.keyboard.type('305-218');
  await page.getByRole('option', { name: /Gull & Anchor/ }).waitFor();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('combobox', { name: 'Add a line' });
  await expect(page.getByRole('heading', { name: /The Gull & Anchor/ })).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Devon'],
    ['Last name', 'Lee'],
    ['Email', 'orders@gullandanchor.example'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    if ((await field.inputValue()) === '') await field.fill(text);
  }
  await entry.focus();
  for (const line of ['6 CZB-301', '4 CTR-101']) {
    await page.keyboard.type(line);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('textbox', { name: 'Quantity of Dry Dock Pilsner' })).toHaveValue('4');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Quantity of Světlý Ležák' })).toHaveValue('6');
  await expect(page.getByRole('region', { name: 'Quote' })).toHaveAttribute('aria-busy', 'false');
  await inspect(page);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^CBO-/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('e');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Světlý Ležák' });
  await quantity.fill('5');
  await expect(page.getByText('Světlý Ležák: 5 instead of 6')).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/is changed/)).toBeVisible();
  const mail = await mailTo(page.request, 'orders@gullandanchor.example', 'has changed');
  expect(mail.text).toContain('Světlý Ležák: 5 instead of 6');
});
