import { act, kegOrder, refund, retailOrder, sees, staffMember } from '../../../test/buyers.ts';
import { carryOut, upload } from '../../../test/imports.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();

beforeAll(async () => {
  await shop.putProducts(
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 1, packagingType: '50L' },
    { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
  );
});

const figures = async () => (await fetch(`${shop.api.url}/api/metrics`)).text();

test('The figures count orders, payments, emails and imports by outcome', async () => {
  const staff = await staffMember(shop);
  const kegs = [{ productId: 'KEG', quantity: 1 }];
  await kegOrder(staff, kegs, 367.98);
  await expect(kegOrder(staff, kegs, 367.98)).rejects.toThrow('409');
  const order = await retailOrder(staff, [{ productId: 'CAP', quantity: 1 }]);
  await act(shop, order.session, 'pay');
  await sees(shop, order, 'paid');
  await refund(staff, order.id).expect(200);
  await shop.work();
  const { body } = await upload(staff, 'inventory', 'sku,price\nCAP,25\n').expect(201);
  await carryOut(shop.api, staff, body.id, 'apply');
  const text = await figures();
  for (const line of [
    'orders_total{channel="keg",outcome="placed"} 1',
    'orders_total{channel="dtc",outcome="placed"} 1',
    'payments_total{outcome="paid"} 1',
    'payments_total{outcome="refunded"} 1',
    'emails_total{kind="order-business",outcome="sent"} 2',
    'emails_total{kind="order-customer",outcome="sent"} 2',
    'imports_total{kind="inventory",outcome="reviewed"} 1',
    'imports_total{kind="inventory",outcome="applied"} 1',
  ]) {
    expect(text).toContain(line);
  }
});
