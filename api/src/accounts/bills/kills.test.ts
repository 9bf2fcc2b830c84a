import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { afterwards, distinctMails, gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { eventsOf, replay } from '../../../test/stripe.ts';
import { receivablesModel } from '../receivables/index.ts';
import { openBillCheckout } from './checkout.ts';

const world = killableShop();
const NUMBER = '104882';
const PAGES = { successUrl: 'http://localhost:8080/bills', cancelUrl: 'http://localhost:8080/bills' };

let staff: Browser;
let order: string;

/** Sends the events of a type, about this object, to the process that dies, and then again to the one that lives. */
async function reported(type: string, about: string, gap: number): Promise<void> {
  const { shop } = world;
  const [event] = await eventsOf(shop, type, about);
  await world.killable.dieBefore(gap);
  for (const url of [world.killable.url, shop.api.url]) {
    await shop.control('/stripe/_control/webhooks', { url: `${url}/api/webhooks/stripe` });
    await replay(shop, event);
  }
  shop.clock.advance(61_000);
  await shop.work();
}

beforeEach(async () => {
  const { shop } = world;
  staff = await staffMember(shop);
  const contacts = [{ name: 'Ada Lund', email: 'ada@gull.example', orderMails: true }];
  const fields = { companyName: 'The Gull & Anchor', paymentTerms: 'net-14', contacts };
  await staff.put(`/api/admin/licences/${NUMBER}`).send(fields).expect(200);
  order = await wholesaleOrder(staff);
  await staff.patch(`/api/admin/orders/${order}`).send({ status: 'delivered' }).expect(200);
  // The invoice first, then its mail.
  await shop.work();
  await shop.work();
  await shop.forgetMails();
});

const payment = (documents: string[]) =>
  openBillCheckout(
    world.shop.api.deps,
    { account: NUMBER, email: 'ada@gull.example' },
    { id: crypto.randomUUID(), documents, amount: 100 },
    PAGES,
  ).then((url) => url.split('/').at(-1) as string);
const entries = async () =>
  (await receivablesModel(world.shop.api.deps.connection).findById(NUMBER).lean())?.entries.map(
    ({ cents }) => cents,
  );

// RECEIVABLE-15
test.each(gaps(10))(
  'a process killed before database command %i while it records an online payment records it once',
  async (gap) => {
    await world.shop.control('/stripe/_control/webhooks', { drop: true });
    const session = await payment([order]);
    await world.shop.control(`/stripe/_control/sessions/${session}/pay`, {});
    await reported('checkout.session.completed', session, gap);
    await afterwards(world.shop);
    expect(await entries()).toEqual([13_080, -10_000]);
    expect(await distinctMails(world.shop)).toBe(1);
  },
);

// RECEIVABLE-16
test.each(gaps(10))(
  'a process killed before database command %i while it takes a refund into the ledger enters it once',
  async (gap) => {
    await world.shop.control('/stripe/_control/webhooks', { drop: true });
    const session = await payment([]);
    const paid = await world.shop.control(`/stripe/_control/sessions/${session}/pay`, {});
    const { payment_intent: paymentIntent } = paid as { payment_intent: string };
    const { accountPayments, stripe } = world.shop.api.deps;
    await accountPayments.record({
      ...{ account: NUMBER, settles: [], sessionId: session, paymentIntent, cents: 10_000 },
    });
    await (await stripe()).refunds.create({ payment_intent: paymentIntent, amount: 4_000 });
    await reported('charge.refunded', paymentIntent, gap);
    expect(await entries()).toEqual([13_080, -10_000, 10_000, -6_000]);
  },
);
