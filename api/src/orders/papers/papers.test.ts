import { type Browser, registerPub, staffMember, staffOrder } from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

describe("an order's documents", () => {
  let id: string;

  beforeAll(async () => {
    await shop.clear();
    await shop.putProducts(
      { _id: 'IPA', name: 'Světlý Ležák', price: 60, stock: 10 },
      { _id: 'FORCED', name: 'Winter Ale', price: 48, stock: 2, forceDisplay: true },
    );
    const lines = [line('IPA', 2), line('FORCED', 5)];
    // 120.00 + 240.00, GST 18.00, deposit 16.80
    await registerPub(staff, '771', 'Café Émile');
    const { body } = await staffOrder(staff, {
      ...checkoutForm,
      lines,
      expectedTotal: 394.8,
      licenseNumber: '771',
      deliveryDetails: 'Back door',
    }).expect(201);
    id = body.id;
  });

  // ORDER-19
  test('are an invoice with the amounts of the order', async () => {
    const { body, headers } = await staff.get(`/api/admin/orders/${id}/invoice.pdf`).buffer(true).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(body);
    for (const word of [
      `Invoice ${id}`,
      'Café Émile',
      'Světlý Ležák (IPA)',
      '$120.00',
      '$240.00',
      '$360.00',
      'GST (5%)',
      '$18.00',
      '$16.80',
      '$394.80',
    ]) {
      expect(text).toContain(word);
    }
  });

  // ORDER-19
  test('are a packing slip that says what follows later, without amounts', async () => {
    const { body } = await staff.get(`/api/admin/orders/${id}/packing-slip.pdf`).buffer(true).expect(200);
    const text = textOfPdf(body);
    expect(text).toContain(`Packing slip ${id}`);
    expect(text).toContain('Back door');
    expect(text).toMatch(/Winter Ale \(FORCED\)\n5\n2\n3/);
    expect(text).not.toContain('$');
  });

  // ORDER-27, PAPER-1, PAPER-2, PAPER-3, PAPER-4
  test("say on an invoice terms and the seller's numbers, and name it on each page with the headings", async () => {
    const { body } = await staff.get(`/api/admin/orders/${id}`).expect(200);
    const items = Array.from({ length: 60 }, (_, place) => ({ ...body.items[0], productId: `A${place}` }));
    await shop.api.deps.connection
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: id }, { $set: { items, accountName: 'Пивная 金龙 서울 ขวด' } });
    const { body: pdf } = await staff.get(`/api/admin/orders/${id}/invoice.pdf`).buffer(true).expect(200);
    const text = textOfPdf(pdf);
    expect(text).toMatch(/Terms: \nDue on delivery\nDue: \nNovember 20, 2026/);
    expect(text).toMatch(/Seller's licence: \nDEMO-000000 \(not a real number\)/);
    expect(text).toMatch(/GST number: \n00000 0000 RT0001 \(not a real number\)/);
    expect(text).not.toContain('PST number');
    expect(text.replaceAll('\n', '')).toContain('Account: Пивная 金龙 서울 ‹khwd›');
    expect(text).toContain(`Invoice ${id}, continued\nItem\nQuantity\nPrice\nAmount`);
    expect(text).toContain(`Invoice ${id}. Words in ‹ › are spelled in Latin letters\nPage 3 of 3`);
  });

  test('are of existing orders', async () => {
    await staff.get('/api/admin/orders/CBO-1/packing-slip.pdf').expect(404);
  });
});
