import { type Browser, staffMember } from '../../../test/buyers.ts';
import {
  allDelivered,
  orderForRun,
  phoneOf,
  sent,
  shortBy,
  stockForRun,
  update,
} from '../../../test/driver.ts';
import { DAY, RUN } from '../../../test/planned-run.ts';
import type { SentMail } from '../../../test/shop.ts';
import { prepared, testShop } from '../../../test/test-shop.ts';
import { orderModel } from '../../orders/order/index.ts';

const shop = testShop();
const MAILS = ['first@pub.example', 'second@pub.example', 'third@pub.example'] as const;
const stops: [string, string, string] = ['', '', ''];
let staff: Browser;
let phone: Browser;

/** Moves the clock to a company time of the run's day. */
const goTo = (time: string, day = DAY) =>
  shop.clock.advance(Date.parse(`${day}T${time}:00-07:00`) - shop.clock.now().getTime());

prepared(shop, async () => {
  staff = await staffMember(shop);
  await stockForRun(shop, staff);
  for (const [place, email] of MAILS.entries()) stops[place] = await orderForRun(staff, { email });
  await staff.post('/api/admin/runs').send({ day: DAY, driver: 'Marco Leclerc', orders: stops }).expect(201);
  await staff.put(`/api/admin/runs/${RUN}/order`).send({ orders: stops }).expect(200);
  goTo('09:00');
  staff = await staffMember(shop);
});

/** The run leaves, its first mail is sent, and a phone opens it. */
async function leave(): Promise<void> {
  await staff.put(`/api/admin/runs/${RUN}/state`).send({ state: 'out' }).expect(200);
  await shop.work();
  phone = await phoneOf(shop, staff);
}
/** The phone sends updates, and the worker does what is due. */
async function send(...updates: Parameters<typeof sent>): Promise<void> {
  await phone
    .post(`/api/runs/${RUN}/presses`)
    .send(sent(...updates))
    .expect(200);
  await shop.work();
}

/** The mails about a next stop so far. */
const told = async (): Promise<SentMail[]> =>
  (await shop.mails()).filter(({ text }) => text.includes('/delivery#')).reverse();
const addresses = async () => (await told()).flatMap(({ to }) => to);
const tokenIn = ({ text }: SentMail): string => /\/delivery#([\w.-]+)/.exec(text)?.[1] ?? '';
const open = (token: string, answer = 'read') =>
  shop.api.browser().post('/api/deliveries/link').send({ token, answer });
const page = async (token: string, answer?: string) => (await open(token, answer).expect(200)).body;

// RUN-14
describe('the mail to the next customer', () => {
  test('goes to the first when the run leaves, and to each when the stop before has ended, once', async () => {
    expect(await addresses()).toEqual([]);
    await leave();
    expect(await addresses()).toEqual([MAILS[0]]);
    goTo('09:41');
    const done = shortBy(stops[0], 1);
    await send(done);
    await Promise.all([send(done), send(done)]);
    expect(await addresses()).toEqual([MAILS[0], MAILS[1]]);
    goTo('10:01');
    await send(update(stops[1], 2, { what: 'refused', reason: 'closed' }));
    await send(allDelivered(stops[2], 3));
    expect(await addresses()).toEqual([...MAILS]);
  });

  test('names its own order and window, and nothing of other customers', async () => {
    await leave();
    goTo('09:41');
    await send(allDelivered(stops[0]));
    const mail = (await told()).at(-1);
    expect(mail?.subject).toBe("You're next: delivery between 9:45 AM and 10:20 AM");
    expect(mail?.text).toContain(`your order ${stops[1]}`);
    for (const other of [stops[0], stops[2], MAILS[0], MAILS[2]]) {
      expect(mail?.text).not.toContain(other);
      expect(mail?.html).not.toContain(other);
    }
  });

  test('goes to the stop that the driver makes the next one; none that had one gets another', async () => {
    await leave();
    await send(update(stops[2], 1, { what: 'next' }));
    expect(await addresses()).toEqual([MAILS[0], MAILS[2]]);
    await send(allDelivered(stops[2], 2));
    await send(update(stops[2], 3, { what: 'reopened' }));
    await send(allDelivered(stops[2], 4), allDelivered(stops[0], 5));
    expect(await addresses()).toEqual([MAILS[0], MAILS[2], MAILS[1]]);
  });

  test('is not sent to a stop whose end a phone reports along with that of the stop before', async () => {
    await leave();
    await send(allDelivered(stops[0], 1), allDelivered(stops[1], 2));
    expect(await addresses()).toEqual([MAILS[0], MAILS[2]]);
  });

  test('goes to the one after a stop that was taken off the run', async () => {
    await leave();
    const { runs } = (await staff.get(`/api/admin/runs/days/${DAY}`).expect(200)).body;
    const orders = [{ id: stops[1], moved: runs[0].stops[1].moved }];
    await staff.post('/api/admin/runs/moves').send({ day: DAY, orders, to: null }).expect(200);
    await send(allDelivered(stops[0]));
    expect(await addresses()).toEqual([MAILS[0], MAILS[2]]);
  });

  test('is not sent about a cancelled order', async () => {
    await leave();
    const orders = orderModel(shop.api.deps.connection);
    await orders.updateOne({ _id: stops[1] }, { $set: { status: 'cancelled' } });
    await send(allDelivered(stops[0]));
    expect(await addresses()).toEqual([MAILS[0]]);
  });

  test('is not sent to the first on another day than the run’s', async () => {
    goTo('18:00', '2026-11-22');
    await leave();
    expect(await addresses()).toEqual([]);
    goTo('09:41');
    await send(allDelivered(stops[0]));
    expect(await addresses()).toEqual([MAILS[1]]);
  });
});

// RUN-15
describe('the page of a delivery', () => {
  test('says how many stops come before and when it is expected, until it has ended', async () => {
    await leave();
    const token = tokenIn((await told())[0] as SentMail);
    const about = { orderId: stops[0], asOf: '9:00 AM' };
    const mails = { companyName: 'The Gull & Anchor', on: true };
    const first = { ...about, state: 'coming', before: 0, when: 'between 9:05 AM and 9:40 AM', mails };
    expect(await page(token)).toEqual(first);
    await send(update(stops[2], 1, { what: 'next' }));
    expect(await page(token)).toMatchObject({ before: 1, when: 'between 9:15 AM and 10:10 AM' });
    await send(allDelivered(stops[0], 2));
    expect(await page(token)).toEqual({ ...about, state: 'delivered', ended: '8:59 AM', mails });
    await send(update(stops[0], 3, { what: 'refused', reason: 'closed' }));
    expect(await page(token)).toMatchObject({ state: 'not-delivered' });
    await send(update(stops[0], 4, { what: 'reopened' }));
    expect(await page(token)).toMatchObject({ state: 'coming', before: 0 });
  });

  test('says that its order is not out yet, or no longer on a run', async () => {
    await leave();
    const token = tokenIn((await told())[0] as SentMail);
    await staff.put(`/api/admin/runs/${RUN}/state`).send({ state: 'planned' }).expect(200);
    expect(await page(token)).toMatchObject({ state: 'waiting' });
    const { runs } = (await staff.get(`/api/admin/runs/days/${DAY}`).expect(200)).body;
    const orders = [{ id: stops[0], moved: runs[0].stops[0].moved }];
    await staff.post('/api/admin/runs/moves').send({ day: DAY, orders, to: null }).expect(200);
    expect(await page(token)).toEqual({
      orderId: stops[0],
      state: 'off',
      asOf: '9:00 AM',
      mails: { companyName: 'The Gull & Anchor', on: true },
    });
  });

  test('opens only with our signature, until the end of the day after the run', async () => {
    await leave();
    const token = tokenIn((await told())[0] as SentMail);
    const [kind, content = '', signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ day: DAY, order: stops[1] })).toString('base64url');
    for (const forged of ['none', `${kind}.${other}.${signature}`, `share.${content}.${signature}`])
      expect((await open(forged).expect(401)).body.code).toBe('link_invalid');
    goTo('23:59', '2026-11-24');
    await open(token).expect(200);
    goTo('00:00', '2026-11-25');
    expect((await open(token).expect(401)).body.code).toBe('link_invalid');
  });
});

// RUN-16
describe('these mails', () => {
  test('end for the account when its customer says so, and come back', async () => {
    await leave();
    const token = tokenIn((await told())[0] as SentMail);
    expect((await page(token, 'stop')).mails).toEqual({ companyName: 'The Gull & Anchor', on: false });
    await send(allDelivered(stops[0], 1));
    expect(await addresses()).toEqual([MAILS[0]]);
    const { entries } = (await staff.get('/api/admin/audit?subject=104882').expect(200)).body;
    expect(entries[0]).toMatchObject({ who: `customer of order ${stops[0]}`, action: 'licence.save' });
    expect((await page(token, 'resume')).mails.on).toBe(true);
    await send(allDelivered(stops[1], 2));
    expect(await addresses()).toEqual([MAILS[0], MAILS[2]]);
  });

  test('end for the account when staff turn them off', async () => {
    const put = (arrivalMails: false | null) =>
      staff
        .put('/api/admin/licences/104882')
        .send({ companyName: 'The Gull & Anchor', arrivalMails })
        .expect(200);
    expect((await put(false)).body.arrivalMails).toBe(false);
    await leave();
    expect(await addresses()).toEqual([]);
    expect((await put(null)).body).not.toHaveProperty('arrivalMails');
  });

  test('have nothing to turn off without an account', async () => {
    await orderModel(shop.api.deps.connection).updateOne(
      { _id: stops[0] },
      { $set: { channel: 'keg' }, $unset: { licenseNum: 1 } },
    );
    await leave();
    const [mail] = await told();
    expect(mail?.text).not.toContain('turn these emails off');
    expect(await page(tokenIn(mail as SentMail), 'stop')).not.toHaveProperty('mails');
  });
});
