import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';

const STOPS = [
  {
    number: '305-218',
    name: 'The Gull & Anchor',
    note: 'Loading dock on Water Street. Ring twice, ask for Tess.',
  },
  { number: '302-907', name: 'Skylark Kitchen + Bar', note: 'Back door' },
  { number: '301-442', name: 'Harbour Light Tavern', note: '' },
  { number: '312-440', name: 'Davie & Bute Liquor', note: '' },
];
const LINES = [
  { productId: 'FRC-424', quantity: 4 },
  { productId: 'CTR-101', quantity: 5 },
];
const ADDRESS = { address: '12 Water Street', city: 'Vancouver', province: 'BC', postalCode: 'V6B 1A1' };

async function json<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Puts as much in stock as the orders take: other journeys count on what was there. */
async function stockUp(staff: APIRequestContext, orders: number): Promise<void> {
  const headers = { Origin: new URL(siteUrl()).origin };
  for (const { productId, quantity } of LINES) {
    const answer = await staff.get(`/api/products/${productId}`);
    const { stock, updatedAt } = await json<{ stock: number; updatedAt: string }>(answer);
    const data = { stock: stock + orders * quantity, updatedAt };
    await json(await staff.patch(`/api/admin/products/${productId}`, { headers, data }));
  }
}

/** Has staff take orders of these stops for the first day of delivery, or the last one offered. */
export async function takeOrders(staff: APIRequestContext, size = STOPS.length, which: 0 | -1 = 0) {
  const headers = { Origin: new URL(siteUrl()).origin };
  const quote = { channel: 'licensee', lines: LINES };
  await stockUp(staff, size);
  const { days } = await json<{ days: { day: string }[] }>(
    await staff.post('/api/deliveries/days', { headers, data: { ...quote, postalCode: ADDRESS.postalCode } }),
  );
  const day = days.at(which)?.day ?? '';
  const { total } = await json<{ total: number }>(await staff.post('/api/quotes', { headers, data: quote }));
  const orders: string[] = [];
  for (const { number, name, note } of STOPS.slice(0, size)) {
    await json(await staff.put(`/api/admin/licences/${number}`, { headers, data: { companyName: name } }));
    const data = {
      ...ADDRESS,
      channel: 'licensee',
      firstName: 'Tess',
      lastName: 'Moreau',
      email: 'tess@gull.example',
      licenseNumber: number,
      deliveryDetails: note,
      lines: LINES,
      expectedTotal: total,
      delivery: { kind: 'delivery', day },
    };
    const placed = { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data };
    orders.push((await json<{ id: string }>(await staff.post('/api/admin/orders', placed))).id);
  }
  return { day, orders };
}

/** Has staff put four orders, or the first ones of them, on a run of the next delivery day. */
export async function planRun(staff: APIRequestContext, driver = 'Marco Leclerc', size = STOPS.length) {
  const headers = { Origin: new URL(siteUrl()).origin };
  const { day, orders } = await takeOrders(staff, size);
  const { runs } = await json<{ runs: { id: string }[] }>(
    await staff.post('/api/admin/runs', { headers, data: { day, driver, orders } }),
  );
  const run = runs.at(-1)?.id ?? '';
  await json(await staff.put(`/api/admin/runs/${run}/order`, { headers, data: { orders } }));
  return { run, day, orders };
}

/** Has staff move an order to today, and pick it for a run of today. */
export async function planRunOfToday(staff: APIRequestContext, driver: string): Promise<void> {
  const headers = { Origin: new URL(siteUrl()).origin };
  const { day, orders } = await planRun(staff, driver, 1);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format();
  await json(
    await staff.post(`/api/admin/runs/days/${day}/move`, {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      data: { to: today, orders, passing: 'They are out of beer', mail: false },
    }),
  );
  const { runs } = await json<{ runs: { id: string; driver: string }[] }>(
    await staff.post('/api/admin/runs', { headers, data: { day: today, driver, orders } }),
  );
  const run = runs.at(-1)?.id ?? '';
  await json(await staff.put(`/api/admin/runs/${run}/state`, { headers, data: { state: 'picked' } }));
}

/** Has staff send out a run of four stops and hand out its link. */
export async function sendOutRun(staff: APIRequestContext) {
  const headers = { Origin: new URL(siteUrl()).origin };
  const planned = await planRun(staff);
  await json(await staff.put(`/api/admin/runs/${planned.run}/state`, { headers, data: { state: 'out' } }));
  const { url } = await json<{ url: string }>(
    await staff.post(`/api/admin/runs/${planned.run}/link`, { headers, data: {} }),
  );
  const { pathname, hash } = new URL(url);
  return { ...planned, link: `${pathname}${hash}` };
}

/** Waits until the phone keeps the page, of a release whose name contains `release`. */
export async function waitUntilCached(page: Page, release = ''): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const answer = await (await caches.open('driver-run')).match('/admin/runs/');
      return (await answer?.text()) ?? '';
    });
  await expect.poll(kept, { timeout: 60_000 }).toContain(release || '<html');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Delivers the stop that is open as it was ordered. */
export async function deliver(page: Page, by: string): Promise<void> {
  await page.getByRole('button', { name: 'All as ordered' }).click();
  await page.getByLabel('Received by').fill(by);
  await page.getByRole('button', { name: 'Delivered' }).click();
}

/** Signs on the pad of the open stop. */
export async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const pad = page.getByRole('img', { name: /^(Sign here|A signature)$/ });
  await pad.hover({ position: { x: 40, y: 40 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 120, y: 80 } });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save the signature' }).click();
}

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Takes a photo at the open stop. */
export async function takePhoto(page: Page): Promise<void> {
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') };
  await page.getByLabel('Take a photo').setInputFiles(photo);
}

/** One case of the first line is damaged. */
export async function oneCaseShort(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Short: / })
    .first()
    .click();
  await page.getByText('Damaged').click();
  await page.getByRole('button', { name: 'Save · 3 delivered, 1 short' }).click();
}

/** The customer is closed. */
export async function couldNotDeliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Could not deliver' }).click();
  await page.getByText('Closed', { exact: true }).click();
  await page.getByRole('button', { name: 'Save · not delivered' }).click();
}
