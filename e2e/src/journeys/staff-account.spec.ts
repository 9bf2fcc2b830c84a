import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

// LICENCE-15
test('staff add a contact who gets order mails, suspend the account, lift that, and leave a note', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/licences/306-031?tab=people');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Tess Marlow');
  await page.getByRole('textbox', { name: /^Email/ }).fill('tess@pub.example');
  await expect(page.getByRole('checkbox', { name: 'Gets order emails and reminders' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Order emails: Tess Marlow' })).toBeVisible();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('Unpaid since June');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unpaid since June. No orders are accepted until it is lifted.')).toBeVisible();
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText(/No orders are accepted until/)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: /^(Edit|Write) the note$/ }).click();
  await page.getByRole('textbox', { name: 'Note for staff' }).fill('Rings twice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Note saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Note for staff' })).toContainText('Rings twice');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
});
