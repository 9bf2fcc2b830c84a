import { productDocument } from '../../../test/products.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { testApi } from '../../../test/test-api.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { createOrderWorker } from '../../workers.ts';

const api = testApi({ monitorCommands: true });

// API-5
test("an order's request is named by its database commands, its follow-ups and its mails", async () => {
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
  const comments = new Set<string>();
  connection.getClient().on('commandStarted', ({ command }) => {
    if (command.comment) comments.add(command.comment);
  });
  await buyer
    .post('/api/orders/licensee')
    .set({ 'X-Request-Id': 'request-of-test-4', 'Idempotency-Key': 'key-of-test-4' })
    .send({ ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 })
    .expect(201);
  expect([...comments]).toEqual(['request-of-test-4']);
  const order = await connection.collection('orders').findOne({});
  expect(order?.followUps.map(({ requestId }: { requestId?: string }) => requestId)).toEqual(
    order?.followUps.map(() => 'request-of-test-4'),
  );
  await createOrderWorker(api.deps).runDue();
  const mailbox = await fetch(`${api.standIns.url}/local/mailbox/messages.json`);
  expect(await mailbox.json()).toMatchObject({
    messages: [{ customArgs: { request_id: 'request-of-test-4' } }, {}],
  });
});
