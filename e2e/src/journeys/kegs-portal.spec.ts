import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { pickUp } from '../page-objects/licensee.ts';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import { enter, newBuyer } from '../page-objects/retail-buyer.ts';

const KEG = 'Tidal Force IPA 50L';
const submit = (page: Page) => page.getByRole('button', { name: /Submit Order/ });

async function fillKegCart(page: Page) {
  await enter(page, '/dtckegs/products');
  await page.getByRole('article', { name: KEG }).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`1 x ${KEG} added to cart`)).toBeVisible();
  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Keg Cart' })).toBeVisible();
}

async function fillKegForm(page: Page) {
  const buyer = newBuyer();
  await page.getByRole('textbox', { name: 'First name' }).fill(buyer.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(buyer.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('604 555 0199');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Back lane, ring twice.');
  await pickUp(page);
  return buyer;
}

// ORDER-2
test('an order, pressed twice, is one with both mails: thank-you page, empty cart, the phone in the address, and the mail opens it elsewhere', async ({
  page,
  browser,
}) => {
  await fillKegCart(page);
  await submit(page).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  const buyer = await fillKegForm(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders/keg'));
  await submit(page).dblclick();
  const order = await (await answered).json();
  expect(order.address).toBe('Phone: 604-555-0199');
  expect(order.notes).toBe('Back lane, ring twice.');
  expect(order.delivery).toEqual({ kind: 'pick-up' });
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText('Your keg order has been received and is being processed.')).toBeVisible();
  await expect(page.getByText('Order confirmation sent')).toBeVisible();
  await expect(page.getByText('Order submitted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  await inspect(page);
  await expect(page.getByText(`Order ID ${order.id}`)).toBeVisible();
  const inside = await mailTo(page.request, 'orders@cbo.example', order.id);
  expect(inside.text).toContain('Back lane, ring twice.');
  const mail = await mailTo(page.request, buyer.email, order.id);
  expect(await mailsTo(page.request, buyer.email)).toHaveLength(1);
  const phone = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const mailed = await phone.newPage();
  await enter(mailed, /\/dtckegs\/order#\S+/.exec(mail.text)?.[0] ?? '');
  await inspect(mailed);
  await mailed.getByRole('button', { name: `Cancel order ${order.id}` }).click();
  await mailed.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(mailed.getByText(/, cancelled$/)).toBeVisible();
  await phone.close();
  await mailTo(page.request, buyer.email, 'is cancelled');
});
