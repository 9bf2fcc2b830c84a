import { sendOrder } from '../../../test/buyers.ts';
import { productDocument } from '../../../test/products.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { testApi } from '../../../test/test-api.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';

const api = testApi({ monitorCommands: true });
/** Read and written on behalf of all orders of a moment, so not each time. */
const SHARED = new Set(['products', 'revisions']);

// ORDER-10
test('a wholesale order asks no more of the database than its limit, key, standing, day, number, terms and document', async () => {
  const { connection } = api.deps;
  const at = new Date();
  await licenseeModel(connection).create({
    ...{ _id: '104882', companyName: 'The Gull & Lantern', created_at: at, updatedAt: at },
  });
  await productModel(connection).insertMany([
    productDocument({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 }),
  ]);
  const buyer = api.browser();
  await buyer.post('/api/licences/verify').send({ licenseNumber: '104882' }).expect(200);
  const commands: string[] = [];
  connection.getClient().on('commandStarted', ({ command, commandName }) => {
    const collection = String(command[commandName]);
    if (!SHARED.has(collection)) commands.push(`${commandName} ${collection}`);
  });
  const order = { ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 };
  await sendOrder(buyer, 'licensee', order).expect(201);
  // Once before the stock is held, and once after (LICENCE-10).
  const standing = ['find licensees', 'find ended_sessions'];
  expect(commands).toEqual([
    'findAndModify rate_limits',
    'find idempotency_keys',
    ...standing,
    'find deliveries',
    'findAndModify order_numbers',
    'insert idempotency_keys',
    'insert orders',
    ...standing,
    'find licensees',
    'find orders',
    'update orders',
  ]);
});
