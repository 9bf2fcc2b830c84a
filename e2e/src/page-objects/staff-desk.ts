import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { paySession } from './outside-world.ts';
import { signIn } from './staff.ts';
import { passGates, watchPolicy } from './visitor.ts';

/** Opens a page of the staff area, signed in. */
export async function openStaffPage(page: Page, path = '/admin'): Promise<void> {
  watchPolicy(page);
  await passGates(page);
  await signIn(page.context());
  await page.goto(path);
  // A dialog that the address opens hides the page behind it from roles.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  // A drawn page looks the same before React has taken it over, and doesn't hear keys.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root h1, #root a, #root button')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Opens the dashboard and waits for its figures; while they render, two-key shortcuts may time out. */
export async function openDashboard(page: Page): Promise<void> {
  await openStaffPage(page);
  await expect(page.getByRole('link', { name: /Revenue today/ })).toBeVisible();
}

/** A licence number for an account, always the same for its name. */
function licenceOf(name: string): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 100_000, 7);
  return `4${String(sum).padStart(5, '0')}`.replace(/(...)$/, '-$1');
}

/** Another pub, which staff register, orders two cases; returns the order's id. `accountName` identifies its row. */
export async function placeWholesaleOrder(browser: Browser, accountName: string): Promise<string> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const { request } = context;
  const licenseNumber = accountName === 'The Gull & Anchor' ? '305-218' : licenceOf(accountName);
  await signIn(context);
  const headers = { Origin: new URL(siteUrl()).origin };
  await request.put(`/api/admin/licences/${licenseNumber}`, { headers, data: { companyName: accountName } });
  await request.post('/api/licences/verify', { data: { licenseNumber } });
  const order = await place(request);
  await context.close();
  return order;
}

async function place(request: APIRequestContext): Promise<string> {
  const { products } = await (await request.get('/api/products')).json();
  const product = products.find(
    ({ packagingType, stock }: { packagingType: string; stock: number }) =>
      packagingType === 'Packaged' && stock > 4,
  );
  const lines = [{ productId: product.id, quantity: 2 }];
  const quote = await (await request.post('/api/quotes', { data: { channel: 'licensee', lines } })).json();
  const answer = await request.post('/api/orders/licensee', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      firstName: 'Maren',
      lastName: 'Oduya',
      email: 'maren@gullandanchor.example',
      address: '1180 Powell Street',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6A 1H6',
      lines,
      expectedTotal: quote.total,
      delivery: { kind: 'pick-up' },
    },
  });
  if (!answer.ok()) throw new Error(`the order answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).id;
}

/** A retail customer orders and pays for six bottles or cans; returns the ids of the order and the product, and their address. */
export async function placePaidRetailOrder(
  browser: Browser,
): Promise<{ id: string; productId: string; email: string }> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const { request } = context;
  const { products } = await (await request.get('/api/products')).json();
  const product = products.find(
    ({ packagingType, category, stock }: { packagingType: string; category: string; stock: number }) =>
      packagingType === 'Packaged' && category !== 'Merchandise' && stock > 9,
  );
  const lines = [{ productId: product.id, quantity: 6 }];
  const home = { province: 'BC', postalCode: 'V6K 1N9' };
  const email = `hana.${Date.now().toString(36)}@mail.example`;
  const quote = await (
    await request.post('/api/quotes', { data: { channel: 'dtc', lines, ...home } })
  ).json();
  const answer = await request.post('/api/orders/dtc', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      firstName: 'Hana',
      lastName: 'Okafor',
      email,
      address: '2140 Salal Street',
      city: 'Vancouver',
      ...home,
      lines,
      expectedTotal: quote.total,
      successUrl: `${siteUrl()}/dtc/payment-success`,
      cancelUrl: `${siteUrl()}/dtc/payment-cancel`,
    },
  });
  if (!answer.ok()) throw new Error(`the order answered ${answer.status()}: ${await answer.text()}`);
  const { order } = await answer.json();
  await paySession(order.payment.sessionId);
  await expect
    .poll(async () => (await (await request.get(`/api/orders/dtc/${order.id}/payment`)).json()).status)
    .toBe('paid');
  await context.close();
  return { id: order.id, productId: product.id, email };
}
