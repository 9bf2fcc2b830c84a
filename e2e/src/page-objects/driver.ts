import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { siteUrl } from '../site.ts';

const STOPS = [
  { name: 'The Gull & Anchor', note: 'Loading dock on Water Street. Ring twice, ask for Tess.' },
  { name: 'Skylark Kitchen + Bar', note: 'Back door' },
  { name: 'Harbour Light Tavern', note: '' },
  { name: 'Davie & Bute Liquor', note: '' },
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

/** Has staff put four orders on a run of the next delivery day, send it out, and hand out its link. */
export async function runForDriver(staff: APIRequestContext) {
  const headers = { Origin: new URL(siteUrl()).origin };
  const quote = { channel: 'licensee', lines: LINES };
  const { days } = await json<{ days: { day: string }[] }>(
    await staff.post('/api/deliveries/days', { headers, data: { ...quote, postalCode: ADDRESS.postalCode } }),
  );
  const day = days[0]?.day ?? '';
  const { total } = await json<{ total: number }>(await staff.post('/api/quotes', { headers, data: quote }));
  const orders: string[] = [];
  for (const { name, note } of STOPS) {
    const data = {
      ...ADDRESS,
      firstName: 'Tess',
      lastName: 'Moreau',
      email: 'tess@gull.example',
      accountName: name,
      licenseNumber: '305-218',
      deliveryDetails: note,
      lines: LINES,
      expectedTotal: total,
      delivery: { kind: 'delivery', day },
    };
    const placed = { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data };
    orders.push((await json<{ id: string }>(await staff.post('/api/orders/licensee', placed))).id);
  }
  const { runs } = await json<{ runs: { id: string }[] }>(
    await staff.post('/api/admin/runs', { headers, data: { day, driver: 'Marco Leclerc', orders } }),
  );
  const run = runs.at(-1)?.id ?? '';
  await json(await staff.put(`/api/admin/runs/${run}/order`, { headers, data: { orders } }));
  await json(await staff.put(`/api/admin/runs/${run}/state`, { headers, data: { state: 'out' } }));
  const { url } = await json<{ url: string }>(
    await staff.post(`/api/admin/runs/${run}/link`, { headers, data: {} }),
  );
  const { pathname, hash } = new URL(url);
  return { run, day, orders, link: `${pathname}${hash}` };
}
