import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTriggeredBy } from '../page-objects/mailbox.ts';
import { enter, newBuyer } from '../page-objects/retail-buyer.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

const BEER = { id: 'FRC-433', name: 'Centrifugal Amber' };

// ALERT-1, ALERT-2, ALERT-4
test('a customer asks about a sold-out beer, confirms by mail, and is mailed when staff have it again', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  const { email } = newBuyer();
  await enter(page, `/dtc/product/${BEER.id}`);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await inspect(page);
  const asked = await mailTriggeredBy(page.request, email, 'Shall we tell you', () =>
    page.getByRole('button', { name: 'Tell me', exact: true }).click(),
  );
  await expect(page.getByText(`One more step: open our email to ${email}`)).toBeVisible();
  await page.goto(/http\S+\/back-in-stock#[\w-]+/.exec(asked.text)?.[0] ?? '');
  await inspect(page);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible();

  const back = await mailTriggeredBy(page.request, email, 'is back in stock', () =>
    staff.changeProduct(BEER.id, { stock: 12 }),
  );
  await page.goto(new RegExp(`http\\S+/dtc/product/${BEER.id}`).exec(back.text)?.[0] ?? '');
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
  await staff.changeProduct(BEER.id, { stock: 0 });
  await staff.close();
});
