import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { signIn } from './staff.ts';
import { isKnownHere } from './visitor.ts';

/** Opens a page of the staff area, signed in by the link of a mail. */
export async function sitDown(page: Page, path = '/admin'): Promise<void> {
  await isKnownHere(page);
  await signIn(page.request);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A pub somewhere else orders two cases; answers the order's id. `accountName` tells its row from others. */
export async function pubOrders(browser: Browser, accountName: string): Promise<string> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const { request } = context;
  await request.post('/api/licences/verify', { data: { licenseNumber: '305-218' } });
  const order = await place(request, accountName);
  await context.close();
  return order;
}

async function place(request: APIRequestContext, accountName: string): Promise<string> {
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
      accountName,
      licenseNumber: '305-218',
      lines,
      expectedTotal: quote.total,
    },
  });
  if (!answer.ok()) throw new Error(`the order answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).id;
}
