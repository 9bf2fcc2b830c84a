import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kegOrder, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { createOrderWorker } from '../../workers.ts';
import { collectEvents } from './collect.ts';
import { webhookDeliveryModel } from './index.ts';
import { signatureOf } from './send.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'IPA', price: 60, stock: 10 },
  { _id: 'KEG', name: 'Keg', price: 199.99, stock: 10, packagingType: '50L' },
);

type Heard = { headers: IncomingHttpHeaders; body: string };

/** Another system: what it hears, and with which status it answers. */
const other = { heard: [] as Heard[], status: 200 };
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      other.heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(other.status).end('a long answer that is not read');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => server.close());
beforeEach(() => Object.assign(other, { heard: [], status: 200 }));

async function withWebhook(events: string[]) {
  const staff = await staffMember(shop);
  const { body } = await staff.post('/api/admin/webhooks').send({ url, events }).expect(201);
  const run = async () => {
    await collectEvents(shop.api.deps);
    await createOrderWorker(shop.api.deps).runDue();
  };
  const log = async () =>
    (await staff.get(`/api/admin/webhooks/${body.id}/deliveries`).expect(200)).body.deliveries;
  return { staff, run, log, id: body.id as string, secret: body.secret as string };
}

const typesHeard = () => other.heard.map(({ body }) => JSON.parse(body).type);

describe('webhooks', () => {
  // WEBHOOK-1, WEBHOOK-2
  test('another system hears of an order once for each event, in order, signed', async () => {
    const { staff, run, log, secret } = await withWebhook([
      'order.placed',
      'order.shipped',
      'order.delivered',
    ]);
    const id = await kegOrder(staff, [line('KEG', 1)], 367.98);
    for (const status of ['processed', 'shipped', 'delivered'])
      await staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
    other.status = 503;
    await run();
    // The later events wait for the first one.
    expect(typesHeard()).toEqual(['order.placed']);
    Object.assign(other, { heard: [], status: 200 });
    for (let event = 0; event < 3; event += 1) {
      shop.clock.advance(6_000);
      await run();
    }
    expect(typesHeard()).toEqual(['order.placed', 'order.shipped', 'order.delivered']);
    const [{ headers, body }] = other.heard as [Heard];
    const { data, ...event } = JSON.parse(body);
    expect(event).toMatchObject({ id: headers['webhook-id'], type: 'order.placed' });
    expect(data.order).toMatchObject({ id, channel: 'keg' });
    expect(data.order).not.toHaveProperty('timeline');
    const [, seconds] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(String(headers['webhook-signature'])) ?? [];
    expect(headers['webhook-signature']).toBe(signatureOf(secret, body, new Date(Number(seconds) * 1_000)));
    await run();
    expect(other.heard).toHaveLength(3);
    expect((await log()).map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  // WEBHOOK-2
  test('a system that fails hears of a product later, as it is then', async () => {
    const { staff, run, log } = await withWebhook(['product.changed']);
    other.status = 503;
    await staff.patch('/api/admin/products/IPA').send({ price: 61 }).expect(200);
    shop.clock.advance(1);
    await staff.patch('/api/admin/products/IPA').send({ price: 62 }).expect(200);
    await run();
    expect(await log()).toMatchObject([{ state: 'waiting', lastError: 'It answered 503' }]);
    other.status = 200;
    shop.clock.advance(6_000);
    await run();
    expect(JSON.parse(other.heard.at(-1)?.body ?? '').data.product).toMatchObject({ id: 'IPA', price: 62 });
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  // WEBHOOK-2, WEBHOOK-4
  test('after a day of failures staff see it, and send it again', async () => {
    const { staff, run, log, id } = await withWebhook(['licence.changed']);
    other.status = 500;
    await staff
      .put('/api/admin/licences/305-218')
      .send({ companyName: 'The Gull & Lantern', updatedAt: null })
      .expect(200);
    await collectEvents(shop.api.deps);
    for (let hour = 0; hour < 60; hour += 1) {
      await run();
      shop.clock.advance(30 * 60_000);
    }
    const [failed] = await log();
    expect(failed).toMatchObject({ event: 'licence.changed', state: 'failed', attempts: 11 });
    const { body } = await staff.get('/api/admin/follow-ups').expect(200);
    expect(body.followUps).toMatchObject([{ kind: 'webhook', state: 'given-up' }]);
    other.status = 204;
    const again = `/api/admin/webhooks/${id}/deliveries/${encodeURIComponent(failed.id)}/replay`;
    const replayed = await staff.post(again).expect(200);
    expect(replayed.body.deliveries).toMatchObject([{ state: 'sent' }]);
  });

  // WEBHOOK-4
  test('a test event is sent at once; nothing goes to a webhook that was removed', async () => {
    const { staff, run, id } = await withWebhook(['product.changed']);
    const { body } = await staff.post(`/api/admin/webhooks/${id}/test`).expect(200);
    expect(body.deliveries).toMatchObject([{ event: 'test', state: 'sent', attempts: 1 }]);
    await staff.patch('/api/admin/products/IPA').send({ price: 63 }).expect(200);
    await collectEvents(shop.api.deps);
    await staff.delete(`/api/admin/webhooks/${id}`).expect(200);
    other.heard = [];
    await run();
    expect(other.heard).toEqual([]);
    expect(
      await webhookDeliveryModel(shop.api.deps.connection).countDocuments({ 'followUps.state': 'due' }),
    ).toBe(0);
  });
});
