import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { mailTriggeredBy } from '../page-objects/mailbox.ts';
import { signIn } from '../page-objects/staff.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { siteUrl } from '../site.ts';

// ALLOCATION-3
test('a licensee asks for a scarce beer by keyboard', async ({ page }) => {
  await page.goto('/shop/products/CTR-136');
  await page.getByRole('textbox', { name: 'Licence number' }).fill('305-218');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('region', { name: 'How many cases would you like?' });
  const ask = asking.getByRole('button', { name: 'Ask for 2 cases' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(asking.getByText('You asked for 2 cases')).toBeVisible();
  await inspect(page);
});

// ALLOCATION-8, ALLOCATION-14, ALLOCATION-15
test('the reminder of a share leads its licensee to confirm it, and staff see so', async ({
  page,
  browser,
}) => {
  const email = 'bar@brass-lantern.example';
  await signIn(page.context());
  const answer = await page.request.put('/api/admin/licences/303-115', {
    headers: { Origin: siteUrl() },
    data: {
      companyName: 'The Brass Lantern',
      deliveryAddress: '1180 Powell Street, Vancouver, BC V6A 1H6',
      contacts: [{ name: 'Ivo Brandt', email, orderMails: true }],
    },
  });
  expect(answer.ok()).toBe(true);
  await openStaffPage(page, '/admin/products/allocations');
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
