import { sendOrder } from '../../../test/buyers.ts';
import { productDocument } from '../../../test/products.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import type { TestApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { createOrderWorker } from '../../workers.ts';

const api = testApi({ monitorCommands: true });
/** Read and written on behalf of all orders of a moment, so not each time. */
const SHARED = new Set(['products', 'revisions']);

const order = { ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 };

type Command = { name: string; command: Record<string, unknown> };
let commands: Command[];
let buyer: ReturnType<TestApi['browser']>;

beforeAll(async () => {
  const { connection } = api.deps;
  const at = new Date();
  await licenseeModel(connection).create({
    ...{ _id: '104882', companyName: 'The Gull & Lantern', created_at: at, updatedAt: at },
  });
  await productModel(connection).insertMany([
    productDocument({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 }),
  ]);
  buyer = api.browser();
  await buyer.post('/api/licences/verify').send({ licenseNumber: '104882' }).expect(200);
  connection.getClient().on('commandStarted', ({ command, commandName }) => {
    commands.push({ name: commandName, command });
  });
});

beforeEach(() => {
  commands = [];
});

// ORDER-10
test('a wholesale order asks no more of the database than its limit, key, standing, day, number, terms and document', async () => {
  await sendOrder(buyer, 'licensee', order).expect(201);
  const asked = commands.flatMap(({ name, command }) => {
    const collection = String(command[name]);
    return SHARED.has(collection) ? [] : [`${name} ${collection}`];
  });
  // Once before the stock is held, and once after (LICENCE-10).
  const standing = ['find licensees', 'find ended_sessions'];
  expect(asked).toEqual([
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

// API-5
test("an order's request is named by its database commands, its follow-ups and its mails", async () => {
  await sendOrder(buyer, 'licensee', order).set('X-Request-Id', 'request-of-test-4').expect(201);
  const comments = commands.flatMap(({ command }) => command.comment ?? []);
  expect(new Set(comments)).toEqual(new Set(['request-of-test-4']));
  const ofRequest = { 'followUps.requestId': 'request-of-test-4' };
  const stored = await api.deps.connection.collection('orders').findOne(ofRequest);
  expect(stored?.followUps.map(({ requestId }: { requestId?: string }) => requestId)).toEqual(
    stored?.followUps.map(() => 'request-of-test-4'),
  );
  await createOrderWorker(api.deps).runDue();
  const answer = await fetch(`${api.standIns.url}/local/mailbox/messages.json`);
  const { messages } = (await answer.json()) as { messages: { customArgs: { request_id: string } }[] };
  expect(messages.map(({ customArgs }) => customArgs.request_id)).toContain('request-of-test-4');
});
