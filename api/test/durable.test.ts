import { productModel } from '../src/catalogue/products/index.ts';
import { sendOrder } from './buyers.ts';
import { productDocument } from './products.ts';
import { kegForm, line } from './shop.ts';
import { type Browser, staffBrowser } from './staff.ts';
import { WEBHOOK_SECRET } from './start-api.ts';
import { testApi } from './test-api.ts';

type Write = { collection: string; isJournaled: boolean };

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

describe('what customers rely on is in the journal before it is acknowledged:', () => {
  const api = testApi({ monitorCommands: true });
  let staff: Browser;
  let writes: Write[] = [];
  beforeAll(async () => {
    staff = await staffBrowser(api);
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 9, packagingType: '50L' }),
    ]);
    api.deps.connection.getClient().on('commandStarted', ({ command, commandName }) => {
      if (!WRITES.has(commandName)) return;
      const collection = String(command[commandName]);
      writes.push({ collection, isJournaled: command.writeConcern?.j === true });
    });
  });

  const order = (browser: Browser) =>
    sendOrder(browser, 'keg', { ...kegForm, lines: [line('KEG', 1)], expectedTotal: 367.98 });

  const webhook = async () => {
    const { webhooks } = await api.deps.stripe();
    const session = { id: 'cs_1', object: 'checkout.session', metadata: { orderId: 'CBO-1' } };
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.expired',
      data: { object: session },
    });
    const header = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return api
      .browser()
      .post('/api/webhooks/stripe')
      .set('Stripe-Signature', header)
      .set('Content-Type', 'application/json')
      .send(payload);
  };

  const lead = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const message = {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    message: 'Do you deliver to Squamish?',
  };
  const product = { id: 'NEW-1', name: 'Harbour Stout', price: 60, stock: 3 };

  // API-4
  test.each<[string, () => PromiseLike<{ status: number }>, string[]]>([
    [
      'a lead and the mail that it is owed',
      () => api.browser().post('/api/leads').send(lead),
      ['retail_leads'],
    ],
    [
      'a contact message and its mail',
      () => api.browser().post('/api/contact').send({ formData: message }),
      ['contact_messages', 'mails'],
    ],
    ['an order, its number and its key', () => order(api.browser()), ['idempotency_keys', 'orders']],
    ['what Stripe told us', webhook, ['stripe_events']],
    ['a new product and who made it', () => staff.post('/api/admin/products').send(product), ['products']],
    ['an edited product', () => staff.patch('/api/admin/products/NEW-1').send({ abv: 5 }), ['products']],
    [
      'a licence',
      () => staff.put('/api/admin/licences/305-218').send({ companyName: 'Saltbox' }),
      ['licensees'],
    ],
    [
      'a switch of the site',
      () => staff.patch('/api/admin/settings').send({ comingSoon: true }),
      ['settings'],
    ],
    ['an ignored SKU', () => staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-1' }), ['ignored_skus']],
    [
      'an audit entry, before it is removed from the product',
      async () => {
        await staff.patch('/api/admin/products/NEW-1').send({ abv: 6 });
        return staff.get('/api/admin/audit');
      },
      ['audit'],
    ],
  ])('%s', async (_what, call, collections) => {
    writes = [];
    expect((await call()).status).toBeLessThan(300);
    for (const name of collections) {
      const own = writes.filter(({ collection }) => collection === name);
      expect([name, own.length > 0, own.every(({ isJournaled }) => isJournaled)]).toEqual([name, true, true]);
    }
  });
});
