import { type ApiProcess, apiProcess } from '../api-process.ts';
import { freshKey, kegForm, line } from '../shop.ts';
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
    // Both use the first one's stand-ins: one mailbox, one Stripe.
    other = await apiProcess({
      MONGODB_URI: one.mongodbUri,
      SENDGRID_API_BASE: `${one.standIns.url}/sendgrid`,
      STRIPE_API_BASE: one.standIns.url,
      CARRIER_API_BASE: `${one.standIns.url}/carrier`,
    });
    await other.start();
  });
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

  /** Each with an address of its own, which gets one mail. */
  const leadOf = (name: string) => ({ name: 'Ada Lovelace', email: `${name}@shop.example` });

  const mailbox = async () => {
    const answer = await fetch(`${one.standIns.url}/local/mailbox/messages.json`);
    const { messages } = (await answer.json()) as { messages: Mail[] };
    // The demonstration's standing order is offered meanwhile.
    return messages.filter(({ to }) => !to.includes('devon@gull.example'));
  };

  /** The mailbox once it has this many mails. */
  async function mailsIn(count: number): Promise<Mail[]> {
    for (;;) {
      const mails = await mailbox();
      if (mails.length >= count) return mails;
    }
  }

  /** The keg with the most stock, and its unit price. */
  async function aKeg() {
    const answer = await fetch(`${one.url}/api/products`);
    const { products } = (await answer.json()) as {
      products: { id: string; packagingType: string; stock: number; name: string }[];
    };
    const [keg] = products
      .filter(({ packagingType, name }) => packagingType !== 'Packaged' && !/ritual|nitro/i.test(name))
      .sort((a, b) => b.stock - a.stock);
    const lines = [line(keg?.id ?? '', 1)];
    const quote = await post(one, '/quotes', { channel: 'keg', lines });
    const { total } = (await quote.json()) as { total: number };
    return { lines, expectedTotal: total, delivery: { kind: 'pick-up' } };
  }

  test('send each mail once between them, though both carry out what is due', async () => {
    const orderForm = await aKeg();
    const statuses: number[] = [];
    const sent = async (answer: Promise<Response>) => statuses.push((await answer).status);
    for (let count = 0; count < LEADS / 2; count += 1) {
      await Promise.all([
        sent(post(one, '/leads', leadOf(`one-${count}`))),
        sent(post(other, '/leads', leadOf(`other-${count}`))),
      ]);
    }
    for (let count = 0; count < ORDERS; count += 1) {
      const key = { 'Idempotency-Key': freshKey() };
      await sent(post(count % 2 ? one : other, '/orders/keg', { ...kegForm, ...orderForm }, key));
    }
    expect(statuses).toEqual(new Array(LEADS + ORDERS).fill(201));
    await mailsIn(LEADS + 2 * ORDERS);
    // When these arrive, both workers have looked again and found nothing but the new ones.
    for (let count = 0; count < 8; count += 1) {
      await post(count % 2 ? one : other, '/leads', leadOf(`late-${count}`));
    }
    const mails = await mailsIn(LEADS + 2 * ORDERS + 8);
    expect(mails).toHaveLength(LEADS + 2 * ORDERS + 8);
    expect(new Set(mails.map(({ customArgs }) => customArgs?.mail_id)).size).toBe(mails.length);
  });

  test('end one of them like a deployment, and it finishes its work while the other continues', async () => {
    const orderForm = await aKeg();
    await fetch(`${one.standIns.url}/sendgrid/_control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ hang: true }),
    });
    const stream = await fetch(`${one.url}/api/products/events`);
    const streamed = stream.text();
    const keg = orderForm.lines[0]?.productId ?? '';
    const before = await stockOf(keg);
    // Its answer waits for a hanging mail service: it is still running when the process is stopped.
    const order = post(one, '/orders/keg', { ...kegForm, ...orderForm }, { 'Idempotency-Key': freshKey() });
    while ((await stockOf(keg)) === before) await new Promise((resolve) => setTimeout(resolve, 10));
    const ended = one.terminate();
    expect((await order).status).toBe(201);
    expect(await ended).toBe(0);
    expect(await streamed).toContain('retry: 3000');
    expect((await fetch(`${other.url}/api/health/ready`)).status).toBe(200);
  });

  const stockOf = async (id: string) =>
    ((await (await fetch(`${other.url}/api/products/${id}`)).json()) as { stock: number }).stock;
});
