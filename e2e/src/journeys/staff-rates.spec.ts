import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';

test('the owner plans a tax, rehearses it on the orders there are, and withdraws it', async ({ page }) => {
  await signIn(page.context());
  await page.goto('/admin/settings/rates');
  await page.getByRole('button', { name: 'Add a rate' }).click();
  const form = page.getByRole('dialog', { name: 'Add a rate' });
  await form.getByRole('combobox', { name: 'Charge' }).selectOption('DTC: HST');
  await form.getByLabel('From').fill('2025-04-01');
  await form.getByRole('textbox', { name: 'Per cent' }).fill('14.5');
  await inspect(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('From')).toHaveAccessibleDescription('Please choose a day after today');
  await form.getByLabel('From').fill('2099-04-01');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toHaveCount(0);
  await inspect(page);
  await page.getByRole('button', { name: 'Rehearse HST 14.5% from April 1, 2099' }).click();
  const rehearsal = page.getByRole('dialog', { name: 'Rehearsal' });
  await expect(rehearsal.getByRole('status')).toContainText(/orders would change\.$/);
  await inspect(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Withdraw HST 14.5% from April 1, 2099' }).click();
  await expect(page.getByText('HST withdrawn')).toBeVisible();
  await expect(page.getByText('April 1, 2099')).toHaveCount(0);
});
