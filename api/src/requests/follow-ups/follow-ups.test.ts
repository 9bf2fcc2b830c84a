import { type Browser, sendOrder, staffMember } from '../../../test/buyers.ts';
import { kegForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { queueMail } from '../../messages/mails/index.ts';
import { createOrderWorker } from '../../workers.ts';
import type { FollowUp } from './index.ts';

const shop = stockedShop({
  _id: 'KEG',
  name: 'Lager Keg 50L',
  price: 199.99,
  stock: 50,
  packagingType: '50L',
});
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

const MINUTE = 60_000;

const lead = (to: string) => queueMail(shop.api.deps, { kind: 'lead-confirmation', to, name: 'Ines' });
const troubles = async () => (await staff.get('/api/admin/follow-ups').expect(200)).body.followUps;

describe('a follow-up', () => {
  // ORDER-10
  test('is carried out once by five workers at the same time', async () => {
    for (let count = 0; count < 10; count += 1) await lead(`lead-${count}@shop.example`);
    const workers = Array.from({ length: 5 }, () => createOrderWorker(shop.api.deps));
    const attempts = await Promise.all(workers.map((worker) => worker.runDue()));
    expect(attempts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect((await shop.mails()).map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 10 }, (_, count) => `lead-${count}@shop.example`),
    );
  });

  // ORDER-10
  test('of a record that owes many is carried out with at most three others', async () => {
    await lead('lead@shop.example');
    const mails = shop.api.deps.connection.collection<{ followUps: FollowUp[] }>('mails');
    const [owed] = (await mails.findOne({}))?.followUps ?? [];
    const more = Array.from({ length: 9 }, (_, place) => ({ ...(owed as FollowUp), id: `more-${place}` }));
    await mails.updateOne({}, { $push: { followUps: { $each: more } } });
    const { mailer } = shop.api.deps;
    const { send } = mailer;
    let [active, most] = [0, 0];
    mailer.send = async (mail) => {
      active += 1;
      most = Math.max(most, active);
      await send(mail);
      active -= 1;
    };
    const attempts = await shop.work();
    mailer.send = send;
    expect([attempts, most]).toEqual([10, 4]);
    expect(await shop.mails()).toHaveLength(10);
  });

  // MAIL-4
  test('that fails is retried at growing intervals, then marked as failed for staff to see', async () => {
    await shop.control('/sendgrid/_control', { fail: 500 });
    const mail = await lead('lead@shop.example');
    const waits = [0, 5, 15, 60, 180, 600, 1_800, 3_600, 10_800];
    for (const [attempt, seconds] of waits.entries()) {
      shop.clock.advance(seconds * 1_000 - 1);
      if (seconds > 0) expect(await shop.work()).toBe(0);
      shop.clock.advance(1);
      expect(await shop.work()).toBe(1);
      const [trouble] = await troubles();
      expect(trouble).toMatchObject({ attempts: attempt + 1, lastError: 'SendGrid answered 500' });
    }
    expect(await troubles()).toMatchObject([{ kind: 'email', state: 'given-up', attempts: 9 }]);
    shop.clock.advance(24 * 60 * MINUTE);
    expect(await shop.work()).toBe(0);
    expect(mail).toEqual(expect.any(String));
  });

  // MAIL-4
  test('that failed for good is retried when staff ask', async () => {
    await shop.control('/sendgrid/_control', { fail: 400 });
    await lead('lead@shop.example');
    await shop.work();
    const [given] = await troubles();
    await shop.control('/sendgrid/_control', {});
    await staff.post(`/api/admin/follow-ups/${given.id}/retry`).expect(200);
    await shop.work();
    expect(await shop.mails()).toHaveLength(1);
    expect(await troubles()).toEqual([]);
    await staff.post(`/api/admin/follow-ups/${given.id}/retry`).expect(404);
    await shop.api.browser().post(`/api/admin/follow-ups/${given.id}/retry`).expect(401);
  });

  test('that has failed is listed newest first, in pages if there are many', async () => {
    await shop.control('/sendgrid/_control', { fail: 400 });
    for (const name of ['first', 'second', 'third']) {
      await lead(`${name}@shop.example`);
      shop.clock.advance(1_000);
    }
    await shop.work();
    const all = await troubles();
    const { body: page } = await staff.get('/api/admin/follow-ups?limit=2').expect(200);
    const { body: rest } = await staff
      .get(`/api/admin/follow-ups?limit=2&cursor=${page.nextCursor}`)
      .expect(200);
    expect(page.followUps).toHaveLength(2);
    expect([...page.followUps, ...rest.followUps]).toEqual(all);
    expect(rest.nextCursor).toBeUndefined();
    expect(all[0].createdAt > all[2].createdAt).toBe(true);
  });

  test('is retried when the mail service reports too many requests', async () => {
    await shop.control('/sendgrid/_control', { fail: 429, times: 1 });
    await lead('lead@shop.example');
    await shop.work();
    expect(await shop.mails()).toHaveLength(0);
    shop.clock.advance(5_000);
    await shop.work();
    expect(await shop.mails()).toHaveLength(1);
  });

  // MAIL-4
  test('whose mail is lost with its thread is retried', async () => {
    // A thread that already runs could otherwise send the mail before it ends.
    await shop.control('/sendgrid/_control', { hang: true });
    const { mailer } = shop.api.deps;
    const { send } = mailer;
    mailer.send = (mail) => {
      const sending = send(mail);
      void mailer.close();
      return sending;
    };
    await lead('lead@shop.example');
    await shop.work();
    mailer.send = send;
    expect(await troubles()).toMatchObject([{ state: 'waiting', lastError: 'the mail thread ended' }]);
    await shop.control('/sendgrid/_control', {});
    shop.clock.advance(5_000);
    await shop.work();
    expect(await shop.mails()).toHaveLength(1);
    expect(await troubles()).toEqual([]);
  });

  test('whose worker died is taken over when its lease ends, not before', async () => {
    await lead('lead@shop.example');
    const mails = shop.api.deps.connection.collection('mails');
    // A worker claimed it and was killed.
    await mails.updateOne(
      {},
      {
        $set: {
          'followUps.0.lease': 'gone',
          'followUps.0.attempts': 1,
          'followUps.0.dueAt': new Date(shop.clock.now().getTime() + MINUTE),
        },
      },
    );
    expect(await shop.work()).toBe(0);
    shop.clock.advance(MINUTE);
    expect(await shop.work()).toBe(1);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('of an order names the order, and is for staff only', async () => {
    await shop.control('/sendgrid/_control', { fail: 500 });
    const { body: order } = await sendOrder(staff, 'keg', {
      ...kegForm,
      lines: [line('KEG', 1)],
      expectedTotal: 367.98,
    }).expect(201);
    expect(order.mails).toEqual({ business: 'failed', customer: 'failed' });
    expect(await troubles()).toMatchObject([
      { orderId: order.id, kind: 'email (business)', state: 'waiting', attempts: 1 },
      { orderId: order.id, kind: 'email (customer)', state: 'waiting', attempts: 1 },
    ]);
    await shop.api.browser().get('/api/admin/follow-ups').expect(401);
  });

  // MAIL-5
  test('carries an id that shows when a mail was sent twice', async () => {
    await lead('lead@shop.example');
    const answered = { loseAnswer: true, times: 1 };
    await shop.control('/sendgrid/_control', answered);
    await shop.work();
    shop.clock.advance(5_000);
    await shop.work();
    const ids = (await shop.mails()).map(({ customArgs }) => customArgs?.mail_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
