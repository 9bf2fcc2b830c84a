import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { StaffQuoteJson } from 'shared-domain/contracts';
import { siteUrl } from '../site.ts';

const POSTAL_CODE = 'V6K 1N9';
const LINES = 3;

type Product = { id: string; packagingType: string; stock: number };

async function json<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Has staff take orders for the last offered delivery day and put them on runs of equal length. Returns the day. */
export async function fillDay(staff: APIRequestContext, orders: number, runs: number): Promise<string> {
  const headers = { Origin: new URL(siteUrl()).origin };
  const post = async <Body>(path: string, data: object) =>
    json<Body>(await staff.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data }));
  const { products } = await json<{ products: Product[] }>(await staff.get('/api/admin/products'));
  const cases = products.filter(({ packagingType }) => packagingType === 'Packaged');
  let day = '';
  const placed: string[] = [];
  while (placed.length < orders) {
    const place = placed.length + 1;
    const most = cases.sort((one, other) => other.stock - one.stock).slice(0, LINES);
    const lines = most.map(({ id }) => ({ productId: id, quantity: 1 }));
    const wanted = { channel: 'licensee', lines, postalCode: POSTAL_CODE };
    const { quote, delivery } = await post<StaffQuoteJson>('/api/admin/orders/quote', wanted);
    const isThere = quote.unavailable.length === 0;
    for (const product of most) product.stock = isThere ? product.stock - 1 : 0;
    if (!isThere) continue;
    day = delivery.days.at(-1)?.day ?? '';
    const { id } = await post<{ id: string }>('/api/admin/orders', {
      ...{ ...wanted, firstName: 'Tess', lastName: 'Moreau', email: `tess.${place}@gull.example` },
      ...{ address: `${place} Water Street`, city: 'Vancouver', province: 'BC' },
      ...{ accountName: 'The Gull & Anchor', licenseNumber: '305-218', passing: 'A full day' },
      ...{ expectedTotal: quote.total, delivery: { kind: 'delivery', day } },
    });
    placed.push(id);
  }
  const size = Math.ceil(orders / runs);
  for (let run = 0; run < runs; run += 1)
    await post('/api/admin/runs', {
      ...{ day, driver: `Driver ${run + 1}`, orders: placed.slice(run * size, (run + 1) * size) },
    });
  return day;
}
