import { type Browser, staffMember } from './buyers.ts';
import { line } from './shop.ts';
import { stockedShop } from './test-shop.ts';

/** What an editor of two cases of IPA has seen: 120.00, GST 6.00, deposit 4.80. */
export const twoCases = { from: { lines: [line('IPA', 2)] }, expectedTotal: 130.8 };

/** A shop for a test file whose staff edit orders; no carrier answers. */
export function editedShop() {
  const shop = stockedShop(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10, category: 'Beer-Craft' },
    { _id: 'LAGER', name: 'Tidal Lager', price: 50, stock: 6, category: 'Beer-Craft' },
    { _id: 'OLD', name: 'Old Ale', price: 40, stock: 9, hidden: true, category: 'Beer-Craft' },
    { _id: 'BACK', name: 'Winter Ale', price: 10, stock: 2, forceDisplay: true, category: 'Beer-Craft' },
  );
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffMember(shop);
  });
  beforeEach(async () => {
    await shop.control('/carrier/_control', { fail: 500 });
  });
  return {
    shop,
    get staff() {
      return staff;
    },
    preview: (id: string, lines: object[], more: object = {}) =>
      staff.post(`/api/admin/orders/${id}/edits/preview`).send({ lines, ...more }),
    price: (id: string, amount: number) =>
      staff.patch(`/api/admin/products/${id}`).send({ price: amount }).expect(200),
  };
}
