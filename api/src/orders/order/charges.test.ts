import { addChargeRow, RECYCLING_FEE } from 'shared-domain/testing';
import {
  type Browser,
  kegOrder,
  paidOrder,
  refund,
  returnPages,
  sendOrder,
  staffMember,
  wholesaleOrder,
} from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { atStripe } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { orderModel } from './model.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 9, category: 'Beer-Craft', container: 'can' },
  { _id: 'STOUT', name: 'Cask Stout', price: 60, stock: 9, category: 'Beer-Craft', container: 'bottle' },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  await shop.control('/carrier/_control', { fail: 500 });
});

const detail = async (id: string) => (await staff.get(`/api/admin/orders/${id}`).expect(200)).body;
const invoiceOf = async (id: string) =>
  textOfPdf((await staff.get(`/api/admin/orders/${id}/invoice.pdf`).buffer(true).expect(200)).body);

// QUOTE-3
describe('an order from before charges were a list', () => {
  const orders = () => orderModel(shop.api.deps.connection);

  /** Stores an order the way it was stored then: with its rates, without charges. */
  const store = (id: string, rates: object) =>
    orders().updateOne({ _id: id }, { $unset: { charges: 1 }, $set: { 'pricing.rates': rates } });

  const bc = { gst: 5000, pst: 7000, hst: 0, alcoholTax: 3000, depositPerUnit: 10 };
  const keg = { gst: 5000, pst: 10_000, hst: 0, alcoholTax: 0, depositPerUnit: 0 };
  const trade = { gst: 5000, pst: 0, hst: 0, alcoholTax: 0, depositPerUnit: 240 };
  const retail = async () => {
    const lines = [line('IPA', 12), line('CAP', 1)];
    return (await paidOrder(shop, staff, lines)).id;
  };

  test.each([
    ['retail', bc, retail],
    ['kegs', keg, () => kegOrder(staff, [line('KEG', 2)], 735.95)],
    ['wholesale', trade, () => wholesaleOrder(staff)],
  ])('reads like a current one: %s', async (_, rates, place) => {
    const id = await place();
    const [before, paper] = [await detail(id), await invoiceOf(id)];
    await store(id, rates);
    expect(await detail(id)).toEqual(before);
    expect(await invoiceOf(id)).toBe(paper);
  });

  test('is refunded at its stored rates, whatever they are today', async () => {
    const id = await retail();
    await store(id, { ...bc, gst: 10_000, depositPerUnit: 20 });
    // A cap of 20.00 with GST 10% and PST 7%.
    const { body } = await refund(staff, id, { lines: [line('CAP', 1)] }).expect(200);
    expect(body.payment.refundedAmount).toBe(23.4);
    expect(body.charges[0]).toMatchObject({ id: 'gst', rate: 10_000, amount: 7.1 });
  });
});

// QUOTE-6, MONEY-8
describe('another row in the table of charges', () => {
  const fee: typeof RECYCLING_FEE = { ...RECYCLING_FEE, on: ({ container }) => container === 'bottle' };
  let remove: () => void;
  const charge = (from: string) => {
    remove = addChargeRow({ ...fee, from });
  };
  beforeEach(() => charge('2026-11-20'));
  afterEach(() => remove());

  const lines = [line('STOUT', 12), line('IPA', 12)];
  const charged = { id: 'recycling', kind: 'fee', label: 'Recycling fee', amount: 0.6 };

  test('is in the order, on the payment page, in both mails, on the invoice and in refunds, but not in revenue', async () => {
    const { id, session } = await paidOrder(shop, staff, lines);
    const order = await detail(id);
    expect(order.charges.at(-1)).toEqual({ ...charged, perUnit: 0.05, products: ['STOUT'] });
    expect(order.totalAmount).toBe(135.25);

    type Items = { data: { description: string; amount_total: number }[] };
    const { data } = await atStripe<Items>(shop, `checkout/sessions/${session}/line_items`);
    expect(data).toContainEqual(expect.objectContaining({ description: 'Recycling fee', amount_total: 60 }));

    await shop.work();
    const mails = await shop.mails();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/Recycling fee\s+\$0\.60/);
    expect(await invoiceOf(id)).toContain('Recycling fee\n$0.60');

    const { body: sold } = await staff.get('/api/admin/orders?sold=1').expect(200);
    expect(sold).toMatchObject({ total: 1, totalAmount: 135.25, revenue: 102 });

    // Six bottles: 25.50, taxes 3.81, deposit 0.60, fee 0.30.
    const { body } = await refund(staff, id, { lines: [line('STOUT', 6)] }).expect(200);
    expect(body.payment.refundedAmount).toBe(30.21);
  });

  test('takes a line of the payment page, so that an order may have one line less', async () => {
    const many = Array.from({ length: 95 }, (_, index) => line(`P-${index}`, 1));
    const { body } = await sendOrder(staff, 'dtc', {
      ...checkoutForm,
      ...returnPages,
      lines: many,
      expectedTotal: 1,
    }).expect(422);
    expect(body.errors).toEqual([
      { path: 'lines', message: 'Please order at most 94 different products at a time' },
    ]);
  });

  test('is charged from its first day on', async () => {
    remove();
    charge('2026-11-21');
    const { totalAmount } = await detail((await paidOrder(shop, staff, lines)).id);
    expect(totalAmount).toBe(134.65);
  });
});
