import { type Browser, kegOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { cookieOf } from '../../../test/staff.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { findingModel } from '../discrepancies/index.ts';
import { reviseOrder, textModel } from '../order/index.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

const keg = () => kegOrder(shop.api.browser(), [line('KEG', 2)], 735.95);

const wholesale = (given: object = {}) => wholesaleOrder(staff, given);

/** The first event of a stream that reports a change, once it has arrived whole. */
const CHANGED = /^event: changed\ndata: (.*)\n\n/m;

const setStatus = (id: string, status: string) => staff.patch(`/api/admin/orders/${id}`).send({ status });

describe("staff's order list", () => {
  test('shows placed orders newest first, with counts by status', async () => {
    const first = await wholesale();
    shop.clock.advance(1_000);
    const second = await keg();
    await setStatus(first, 'processed').expect(200);
    const { body } = await staff.get('/api/admin/orders').expect(200);
    expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(body.counts).toEqual({ pending: 1, processed: 1 });
    const { body: pending } = await staff.get('/api/admin/orders?status=pending').expect(200);
    expect(pending).toMatchObject({ counts: { pending: 1, processed: 1 }, total: 1, totalAmount: 735.95 });
  });

  test('is filtered', async () => {
    const first = await wholesale();
    await setStatus(first, 'processed').expect(200);
    shop.clock.advance(1_000);
    await keg();
    for (const [query, prefixes] of [
      ['status=processed', ['CBO']],
      ['channel=keg', ['KEG']],
      ['channel=licensee,keg', ['KEG', 'CBO']],
      ['search=tremblay', ['KEG', 'CBO']],
      ['search=gull', ['CBO']],
      ['search=REMBL', ['KEG', 'CBO']],
      ['search=lager%20%20keg', ['KEG']],
      ['search=CBO-', ['CBO']],
      ['search=keg-17', ['KEG']],
      ['search=104-882', ['CBO']],
      ['search=.*', []],
      ['search=zzyzx', []],
      ['from=2026-11-20&to=2026-11-20', ['KEG', 'CBO']],
      ['to=2026-11-19', []],
      ['payment=paid', []],
    ] as const) {
      const { body } = await staff.get(`/api/admin/orders?${query}`).expect(200);
      const found = body.orders.map(({ id }: { id: string }) => id.slice(0, 3));
      expect([query, found]).toEqual([query, prefixes]);
    }
  });

  // STAFF-38
  test('finds an order by any four digits of its number, and by what it says after a change', async () => {
    const id = await wholesale();
    const { connection } = shop.api.deps;
    const found = async (search: string) => {
      const { body } = await staff.get(`/api/admin/orders?search=${search}`).expect(200);
      return body.orders.map((order: { id: string }) => order.id);
    };
    const digits = id.replace('CBO-', '');
    for (const part of [digits, digits.slice(0, 4), digits.slice(3, 8), digits.slice(-4), id.toLowerCase()])
      expect([part, await found(part)]).toEqual([part, [id]]);
    await reviseOrder(shop.api.deps, id, () => ({ $set: { customerName: 'Zoë Þorn' } }));
    expect(await found('zoe%20thorn')).toEqual([id]);
    expect(await found('ines%20tremb')).toEqual([]);
    expect(await textModel(connection).exists({ _id: 'ines tremblay' })).toBeNull();
  });

  test('finds what needs a look under its other filters, a search for a product among them', async () => {
    await shop.control('/sendgrid/_control', { fail: 400 });
    const unsent = await keg();
    await shop.work();
    await shop.control('/sendgrid/_control', {});
    const disagreeing = await wholesale();
    const settled = await wholesale();
    const { connection } = shop.api.deps;
    const at = shop.clock.now();
    const finding = { kind: 'stuck' as const, detail: 'It is stuck', foundAt: at, checkedAt: at };
    await findingModel(connection).create([
      { _id: `stuck ${disagreeing}`, orderId: disagreeing, ...finding },
      // It waits for its entry to be copied into the audit.
      { _id: `stuck ${settled}`, orderId: settled, removedAt: at, ...finding },
    ]);
    const found = async (query: string) => {
      const { body } = await staff.get(`/api/admin/orders?look=1${query}`).expect(200);
      return [new Set(body.orders.map(({ id }: { id: string }) => id)), body.total, body.counts];
    };
    expect(await found('')).toEqual([new Set([unsent, disagreeing]), 2, { pending: 2 }]);
    expect(await found('&search=lager')).toEqual([new Set([unsent]), 1, { pending: 1 }]);
    expect(await found('&channel=licensee')).toEqual([new Set([disagreeing]), 1, { pending: 1 }]);
    // Words of two fields in a row are no match.
    expect(await found('&search=Tremblay%20ines')).toEqual([new Set(), 0, {}]);
    await findingModel(connection).deleteMany({});
  });

  test('announces a new order with a server-sent event', async () => {
    const cookie = cookieOf(await shop.api.browser().post('/api/auth/dev-session'));
    const closing = new AbortController();
    const stream = await fetch(`${shop.api.url}/api/admin/orders/events`, {
      headers: { Cookie: cookie },
      signal: closing.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const id = await keg();
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      if (CHANGED.test(text)) break;
    }
    closing.abort();
    expect(JSON.parse(CHANGED.exec(text)?.[1] ?? '{}')).toMatchObject({ id, order: { channel: 'keg' } });
  });
});

describe("an order's mail", () => {
  // MAIL-7
  test('is sent again when staff ask, and the order shows it', async () => {
    const id = await keg();
    await staff.post(`/api/admin/orders/${id}/emails/customer/resend`).expect(202);
    await shop.work();
    expect((await shop.mails()).map(({ to }) => to[0]).sort()).toEqual([
      'ines@tremblay.example',
      'ines@tremblay.example',
      'orders@cbo.example',
    ]);
    const { body } = await staff.get(`/api/admin/orders/${id}`).expect(200);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'mail', who: 'dev@cbo.example' });
  });

  test('that failed for good is settled when it is sent again', async () => {
    await shop.control('/sendgrid/_control', { fail: 400 });
    const id = await keg();
    const mailsOf = async () => (await staff.get(`/api/admin/orders/${id}`)).body.mails;
    expect(await mailsOf()).toEqual({ business: 'failed', customer: 'failed' });
    const givenUp = async () => (await staff.get('/api/admin/follow-ups')).body.followUps.length;
    expect(await givenUp()).toBe(2);
    await shop.control('/sendgrid/_control', {});
    await staff.post(`/api/admin/orders/${id}/emails/customer/resend`).expect(202);
    await shop.work();
    expect(await givenUp()).toBe(1);
    expect(await mailsOf()).toEqual({ business: 'failed', customer: 'sent' });
    expect((await shop.mails()).map(({ to }) => to[0])).toEqual(['ines@tremblay.example']);
  });
});
