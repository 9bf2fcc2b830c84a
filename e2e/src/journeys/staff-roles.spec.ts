import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTriggeredBy } from '../page-objects/mailbox.ts';
import { signInSeparately } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';

const SAM = 'sam.reid@cbo.example';

test('an owner adds someone, who is mailed, works within the role, and is out once removed', async ({
  page,
  context,
  browser,
}) => {
  await passGates(page);
  await signInSeparately(context);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: 'Add someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add someone' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(SAM);
  await dialog.getByRole('radio', { name: /^Warehouse/ }).check();
  await inspect(page);
  const mail = await mailTriggeredBy(page.request, SAM, 'added to the staff', () =>
    dialog.getByRole('button', { name: 'Add' }).click(),
  );
  expect(mail.text).toContain('Stock, orders, deliveries and kegs');
  await inspect(page);

  const his = await browser.newContext({ baseURL: siteUrl() });
  const desk = await his.newPage();
  await passGates(desk);
  await signInSeparately(his, SAM);
  await desk.goto('/admin');
  await expect(desk.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'New order' })).toBeHidden();

  await page.getByRole('button', { name: `Remove ${SAM}` }).click();
  await expect(page.getByText(`${SAM} is no longer staff`)).toBeVisible();
  await desk.goto('/admin/products');
  await expect(desk.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await his.close();
});
