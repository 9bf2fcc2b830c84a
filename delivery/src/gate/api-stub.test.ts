import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { startApiStub } from './api-stub.ts';

const reads = (Object.values(endpoints) as Endpoint[]).filter(({ method }) => method === 'GET');

test.each(['customer', 'staff'] as const)(
  'A %s gets an answer to whatever a page asks for',
  async (visitor) => {
    const stub = await startApiStub(visitor);
    const origin = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
    for (const { path, response, produces } of reads) {
      const answer = await fetch(origin + path.replace(':day', '2026-11-20').replace(/:\w+/g, '1'));
      if (response) expect([path, response.safeParse(await answer.json()).error]).toEqual([path, undefined]);
      else
        expect([path, answer.status < 400, !!produces || answer.status === 204]).toEqual([path, true, true]);
    }
    stub.closeAllConnections();
    stub.close();
  },
);

test('A retail order leads to the payment page, which leads back', async () => {
  const stub = await startApiStub('customer');
  const origin = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  const body = JSON.stringify({ successUrl: `${origin}/dtc/payment-success` });
  const headers = { 'content-type': 'application/json' };
  const placed = await fetch(`${origin}/api/orders/dtc`, { method: 'POST', headers, body });
  const { url } = (await placed.json()) as { url: string };
  const paid = await fetch(origin + url, { redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`${origin}/dtc/payment-success?order=CBO-1`);
  stub.closeAllConnections();
  stub.close();
});
