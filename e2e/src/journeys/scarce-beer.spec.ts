import { expect, test } from '@playwright/test';
import { knowContact } from '../page-objects/contact.ts';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { mailTriggeredBy } from '../page-objects/mailbox.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

// ALLOCATION-15
test('a licensee asks for a scarce beer by keyboard, and its contact confirms what a lot has given', async ({
  page,
}) => {
  await page.goto('/shop/products/CTR-136');
  await page.getByRole('textbox', { name: 'Licence number' }).fill('305-218');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('region', { name: 'How many cases would you like?' });
  const ask = asking.getByRole('button', { name: 'Ask for 2 cases' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(asking.getByText('You asked for 2 cases')).toBeVisible();
  await inspect(page);
  await page.goto('/shop/products/CUR-239');
  const held = page.getByRole('region', { name: /^You got \d cases?$/ });
  await expect(held).toContainText('5 accounts asked for 11 of 6.');
  await expect(page.getByRole('region', { name: 'How the 6 cases were shared' })).toContainText('Round 2');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await held.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText(/^Open this page with the link in our email/)).toBeVisible();
  await knowContact(page, '/shop/orders');
  await page.goto('/shop/products/CUR-239');
  await expect(held.getByText('Delivered to')).toBeVisible();
  await held.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByRole('heading', { name: /^\d cases? ordered$/ })).toBeVisible();
});

// ALLOCATION-8, ALLOCATION-14
test('the reminder of a share leads its licensee to confirm it, and staff see so', async ({
  page,
  browser,
}) => {
  const email = 'bar@brass-lantern.example';
  await openStaffPage(page, '/admin/licences/303-115?tab=people');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ivo Brandt');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Order emails: Ivo Brandt' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit account' }).click();
  await page
    .getByRole('textbox', { name: 'Delivery address', exact: true })
    .fill('1180 Powell Street, Vancouver, BC V6A 1H6');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1180 Powell Street/)).toBeVisible();
  await page.goto('/admin/products/allocations');
  await page.getByRole('link', { name: /Marzipan Mole/ }).click();
  await page.getByRole('button', { name: /^Remind \d/ }).click();
  const mail = await mailTriggeredBy(page.request, email, 'Confirm your', () =>
    page.getByRole('button', { name: /^Send \d+ emails?$/ }).click(),
  );
  const pub = await browser.newPage();
  await enterShop(
    pub,
    /http\S+\/shop\/products\/CUR-239\?allocation=\S+/.exec(mail.text)?.[0] ?? '',
    '303-115',
  );
  await pub.getByRole('button', { name: /^Confirm/ }).click();
  await expect(pub.getByRole('heading', { name: /^\d cases? ordered$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /The Brass Lantern/ })).toContainText('Confirmed');
  await pub.close();
});
