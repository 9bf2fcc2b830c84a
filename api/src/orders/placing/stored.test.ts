import { kegOrder, retailOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { orderModel } from '../order/index.ts';
import { keyModel } from './idempotency.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'IPA', price: 60, stock: 30 },
  { _id: 'FORCED', name: 'Winter Ale', price: 60, stock: 1, forceDisplay: true },
  { _id: 'KEG', name: 'Lager 50L', price: 100, stock: 3, packagingType: '50L' },
);

describe('what placing an order stores, past mongoose,', () => {
  // ORDER-10
  test('is what its schema makes of it, for each way to order', async () => {
    const { connection } = shop.api.deps;
    const staff = await staffMember(shop);
    await wholesaleOrder(staff, {
      lines: [line('FORCED', 2)],
      accountName: 'Café Émile',
      deliveryDetails: 'The back door',
    });
    await kegOrder(shop.api.browser(), [line('KEG', 1)], 184);
    await retailOrder(shop.api.browser(), [line('IPA', 3)]);
    await shop.work();
    for (const model of [orderModel(connection), keyModel(connection)]) {
      const stored = await connection.collection(model.collection.collectionName).find().toArray();
      expect(stored).toHaveLength(3);
      for (const document of stored) {
        const cast = new model(document as never);
        await expect(cast.validate()).resolves.toBeUndefined();
        expect(cast.toObject()).toEqual(document);
      }
    }
  });
});
