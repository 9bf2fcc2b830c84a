import { staffMember } from '../../../test/buyers.ts';
import { orderForRun, outRun, sent, shortBy, stockForRun, tokenOf, update } from '../../../test/driver.ts';
import { afterwards, answerOf, cookieOf, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { RUN } from '../../../test/planned-run.ts';
import { kegAccountModel } from '../../accounts/kegs/index.ts';
import { orderModel } from '../../orders/order/index.ts';
import { readRunDay } from '../runs/index.ts';
import { driverLogModel } from './model.ts';

const world = killableShop();
/** More database commands than sending three updates needs. */
const LAST = 70;

/** A run with two stops, and the cookie of the phone that has opened it. */
async function opened(): Promise<{ stops: string[]; cookie: string }> {
  const staff = await staffMember(world.shop);
  await world.shop.clear();
  await stockForRun(world.shop, staff);
  const stops = [await orderForRun(staff), await orderForRun(staff)];
  await outRun(staff, stops);
  await world.shop.work();
  const answer = await post(world.shop.api.url, `/runs/${RUN}/open`, { token: await tokenOf(staff) });
  return { stops, cookie: cookieOf(answer) };
}

// DRIVER-4, DRIVER-7, DRIVER-8
test.each(gaps(LAST))(
  'a process killed before database command %i while a phone sends updates loses and doubles none',
  async (gap) => {
    const { connection } = world.shop.api.deps;
    const { stops, cookie } = await opened();
    const [first = '', second = ''] = stops;
    const body = sent(
      shortBy(first, 1, 1),
      update(first, 2, { what: 'empties', kegs: { 50: 1 } }),
      update(second, 3, { what: 'refused', reason: 'closed' }),
    );
    const send = (url: string) => post(url, `/runs/${RUN}/presses`, body, { Cookie: cookie });
    await world.killable.dieBefore(gap);
    const status = await answerOf(send(world.killable.url));
    expect([200, undefined]).toContain(status);
    expect((await send(world.shop.api.url)).status).toBe(200);
    await afterwards(world.shop);
    const order = await orderModel(connection).findById(first).lean();
    // Whether it was shipped first depends on who comes first after the crash, the worker or the phone.
    const events = order?.timeline.map(({ event, to }) => to ?? event).filter((event) => event !== 'shipped');
    expect(events).toEqual(['pending', 'edited', 'delivered']);
    expect(order?.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
    const [run] = (await readRunDay(connection, '2026-11-23')).runs;
    const ended = new Map(run?.stops.map(({ orderId, state }) => [orderId, state]));
    expect([ended.get(first), ended.get(second)]).toEqual(['short', 'refused']);
    const account = await kegAccountModel(connection).findById('licence:104882').lean();
    expect(account?.total).toBe(1);
    expect(account?.entries.map(({ kind }) => kind).sort()).toEqual(['back', 'corrected', 'out']);
    const log = await driverLogModel(connection).findById(RUN).lean();
    expect(log?.presses).toHaveLength(3);
    expect(log?.followUps.every(({ state }) => state === 'done')).toBe(true);
  },
);
