import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTriggeredBy } from '../page-objects/mailbox.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';

// CREDIT-1, CREDIT-3, CREDIT-6
test('a broken case is credited, its pub is mailed the note, and a mistaken one is reversed', async ({
  page,
  browser,
}) => {
  const id = await placeWholesaleOrder(browser, 'The Broken Case');
  await openStaffPage(page, `/admin/orders?order=${id}`);
  const order = page.getByRole('dialog', { name: id });
  await order.getByRole('button', { name: 'Delivered' }).click();
  await order.getByRole('button', { name: 'Credit', exact: true }).click();
  const credit = page.getByRole('dialog', { name: 'Credit' });
  await credit
    .getByRole('checkbox', { name: /^Credit / })
    .first()
    .check();
  await credit.getByRole('textbox', { name: /^Units of / }).fill('1');
  await credit.getByRole('combobox', { name: 'Reason' }).selectOption('Broken');
  await inspect(page);
  const mail = await mailTriggeredBy(page.request, 'maren@gullandanchor.example', 'Credit note', () =>
    credit.getByRole('button', { name: /^Credit \$/ }).click(),
  );
  expect(mail.subject).toMatch(new RegExp(`^Credit note CN-\\d+ for order ${id}$`));
  const notes = order.getByRole('region', { name: 'Credit notes' });
  await notes.getByRole('button', { name: /^Reverse CN-/ }).click();
  const reverse = page.getByRole('dialog', { name: /^Reverse CN-/ });
  await reverse.getByRole('button', { name: 'Reverse' }).click();
  await expect(notes.getByText(/^Reverses CN-\d+/)).toBeVisible();
  await expect(order.getByText('Total after credits')).toBeHidden();
});
