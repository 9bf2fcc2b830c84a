import { type ApiProcess, apiProcess } from '../api-process.ts';
import { freshKey, kegForm } from '../shop.ts';
import { ORIGIN } from '../start-api.ts';

const LEADS = 60;
const ORDERS = 10;

type Mail = { to: string[]; customArgs?: { mail_id?: string } };

describe('two API processes on one database', () => {
  let one: ApiProcess;
  let other: ApiProcess;
  beforeAll(async () => {
    one = await apiProcess({ DEMO_DATA: 'true' });
    await one.start();
    // Both speak to the first one's stand-ins: one mailbox, one Stripe.
    other = await apiProcess({
      MONGODB_URI: one.mongodbUri,
      SENDGRID_API_BASE: `${one.standIns.url}/sendgrid`,
      STRIPE_API_BASE: one.standIns.url,
      CARRIER_API_BASE: `${one.standIns.url}/carrier`,
    });
    await other.start();
  }, 60_000);
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  const post = (api: ApiProcess, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body: JSON.stringify(body),
    });

  const mailbox = async () => {
    const answer = await fetch(`${one.standIns.url}/local/mailbox/messages.json`);
    return ((await answer.json()) as { messages: Mail[] }).messages;
  };

  /** The keg of which there is most, and what one costs. */
  async function aKeg() {
    const answer = await fetch(`${one.url}/api/products`);
    const { products } = (await answer.json()) as {
      products: { id: string; packagingType: string; stock: number; name: string }[];
    };
    const [keg] = products
      .filter(({ packagingType, name }) => packagingType !== 'Packaged' && !/ritual|nitro/i.test(name))
      .sort((a, b) => b.stock - a.stock);
    const lines = [{ productId: keg?.id ?? '', quantity: 1 }];
    const quote = await post(one, '/quotes', { channel: 'keg', lines });
    return { lines, expectedTotal: ((await quote.json()) as { total: number }).total };
  }

  test('send each mail once between them, though both carry out what is due', async () => {
    const wish = await aKeg();
    const statuses = await Promise.all([
      ...Array.from({ length: LEADS }, (_, count) =>
        post(count % 2 ? one : other, '/leads', {
          name: 'Ada Lovelace',
          email: `lead-${count}@shop.example`,
        }),
      ),
      ...Array.from({ length: ORDERS }, (_, count) =>
        post(
          count % 2 ? one : other,
          '/orders/keg',
          { ...kegForm, ...wish },
          { 'Idempotency-Key': freshKey() },
        ),
      ),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201]));
    const expected = LEADS + 2 * ORDERS;
    let mails = await mailbox();
    while (mails.length < expected) mails = await mailbox();
    // Whoever would send one again does so within the next looks of both workers.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    mails = await mailbox();
    expect(mails).toHaveLength(expected);
    expect(new Set(mails.map(({ customArgs }) => customArgs?.mail_id)).size).toBe(expected);
  }, 60_000);

  test('end one of them as a deployment does, and it finishes what it began while the other goes on', async () => {
    const wish = await aKeg();
    await fetch(`${one.standIns.url}/sendgrid/_control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ hang: true }),
    });
    const stream = await fetch(`${one.url}/api/products/events`);
    const streamed = stream.text();
    const keg = wish.lines[0]?.productId ?? '';
    const before = await stockOf(keg);
    // Its answer waits for a mail service that hangs: it is in work when the process is told to end.
    const order = post(one, '/orders/keg', { ...kegForm, ...wish }, { 'Idempotency-Key': freshKey() });
    while ((await stockOf(keg)) === before) await new Promise((resolve) => setTimeout(resolve, 10));
    const ended = one.terminate();
    expect((await order).status).toBe(201);
    expect(await ended).toBe(0);
    expect(await streamed).toContain('retry: 3000');
    expect((await fetch(`${other.url}/api/health/ready`)).status).toBe(200);
  }, 60_000);

  const stockOf = async (id: string) =>
    ((await (await fetch(`${other.url}/api/products/${id}`)).json()) as { stock: number }).stock;
});
