import { sendOrder } from '../../../test/buyers.ts';
import { kegForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
  { _id: 'NITRO', name: 'Nitro Stout Keg', price: 150, stock: 3, packagingType: '20L & 30L' },
  { _id: 'IPA', name: 'IPA', price: 60, stock: 3 },
);

// 199.99 x 1.6 = 319.98 (319.984); two kegs 639.96; 15% = 95.99, of which GST 32.00
const body = { ...kegForm, lines: [line('KEG', 2)], expectedTotal: 735.95 };

const order = (given: object = {}) => sendOrder(shop.api.browser(), 'keg', { ...body, ...given });

describe('a keg order', () => {
  test('is answered with the keg prices, GST and PST-Liquor, the phone as address, and two mails that are sent once', async () => {
    const { body: placed } = await order({ notes: 'Ring twice' }).expect(201);
    expect(placed).toMatchObject({
      id: 'KEG-1795196460',
      channel: 'keg',
      status: 'pending',
      customerName: 'Ines Tremblay',
      address: 'Phone: 604-555-0199',
      notes: 'Ring twice',
      totalAmount: 735.95,
      taxDetails: {
        gst: 32,
        pst: 63.99,
        hst: 0,
        alcoholTax: 0,
        canDeposit: 0,
        totalTax: 95.99,
        subtotal: 639.96,
      },
      mails: { business: 'sent', customer: 'sent' },
    });
    expect(await shop.stock('KEG')).toEqual({ stock: 1, looseUnits: 0, holds: 0 });
    shop.clock.advance(60_000);
    await shop.work();
    const mails = await shop.mails();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(['ines@tremblay.example', 'orders@cbo.example']);
    for (const { text } of mails) {
      for (const amount of ['$319.98', '$639.96', '$32.00', '$63.99', '$735.95'])
        expect(text).toContain(amount);
      expect(text).toContain('PST-Liquor (10%)');
    }
  });

  // ORDER-7
  test('numbers orders of the same second by counting up', async () => {
    const first = await order({ lines: [line('KEG', 1)], expectedTotal: 367.98 }).expect(201);
    const second = await order({ lines: [line('KEG', 1)], expectedTotal: 367.98 }).expect(201);
    const number = (id: string) => Number(id.replace('KEG-', ''));
    expect(number(second.body.id) - number(first.body.id)).toBe(1);
  });

  // MAIL-1
  test('reports a failed mail, and the worker retries it', async () => {
    await shop.control('/sendgrid/_control', { fail: 500, match: 'ines@tremblay.example' });
    const { body: placed } = await order().expect(201);
    expect(placed.mails).toEqual({ business: 'sent', customer: 'failed' });
    await shop.control('/sendgrid/_control', {});
    shop.clock.advance(5_000);
    await shop.work();
    expect((await shop.mails()).map(({ to }) => to[0]).sort()).toEqual([
      'ines@tremblay.example',
      'orders@cbo.example',
    ]);
  });

  // MAIL-2
  test('is answered while the mail service hangs, and reports its mails as queued', async () => {
    const { deps } = shop.api;
    const patience = deps.mailTimeoutMs;
    await shop.control('/sendgrid/_control', { hang: true });
    deps.mailTimeoutMs = 200;
    const { body: placed } = await order().expect(201);
    deps.mailTimeoutMs = patience;
    expect(placed.mails).toEqual({ business: 'queued', customer: 'queued' });
    await shop.control('/sendgrid/_control', {});
  });

  // MAIL-2
  test('is answered at once while other mails are pending, and its mails are sent afterwards', async () => {
    const { mailer } = shop.api.deps;
    const { send, pending } = mailer;
    const both = Promise.withResolvers<void>();
    let sent = 0;
    mailer.pending = () => 3;
    mailer.send = async (mail) => {
      await send(mail);
      sent += 1;
      if (sent === 2) both.resolve();
    };
    const { body: placed } = await order().expect(201);
    await both.promise;
    Object.assign(mailer, { send, pending });
    expect(placed.mails).toEqual({ business: 'queued', customer: 'queued' });
    expect(await shop.mails()).toHaveLength(2);
  });

  // MAIL-2
  test('leaves its mails to the worker while two hundred are pending', async () => {
    const pending = jest.spyOn(shop.api.deps.mailer, 'pending').mockReturnValue(200);
    const { body: placed } = await order().expect(201);
    pending.mockRestore();
    expect(placed.mails).toEqual({ business: 'queued', customer: 'queued' });
    expect(await shop.work()).toBe(2);
    expect(await shop.mails()).toHaveLength(2);
  });
});
