import { randomUUID } from 'node:crypto';
import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { line } from '../../../test/shop.ts';
import { standingOfferToken } from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { offerStandingOrders, standingOrderModel } from './index.ts';
import { saveStandingOrder } from './save.ts';

const NUMBER = '104882';
const world = killableShop();
const deps = () => world.shop.api.deps;
const work = () => offerStandingOrders(deps());

/** A standing order whose offer for tomorrow is due. */
async function due(): Promise<{ id: string; day: string }> {
  await licenseeModel(deps().connection).updateOne(
    { _id: NUMBER },
    {
      $set: {
        contacts: [{ name: 'Bar', email: 'bar@gull.example', orderMails: false }],
        deliveryAddress: '12 Water Street, Vancouver, BC V6B 1A1',
      },
    },
  );
  const id = randomUUID();
  await saveStandingOrder(
    deps(),
    id,
    { licenseNumber: NUMBER, companyName: 'The Gull' },
    'bar@gull.example',
    {
      // It is Friday.
      weekday: 6,
      weeks: 1,
      state: 'active',
      lines: [line('KEG', 2)],
    },
  );
  return { id, day: '2026-11-21' };
}

// STANDING-2
test.each(gaps(8))('a process killed before database command %i of offering offers once', async (gap) => {
  await due();
  await world.restart();
  await world.killable.dieBefore(gap);
  await world.killable.work('standing orders');
  await work();
  await work();
  await afterwards(world.shop);
  expect(await distinctMails(world.shop)).toBe(1);
});

// STANDING-4
test.each(gaps(24))('a process killed before database command %i of ordering orders once', async (gap) => {
  const { shop } = world;
  const { id, day } = await due();
  await work();
  const cookie = cookieOf(await post(shop.api.url, '/licences/verify', { licenseNumber: NUMBER }));
  const token = standingOfferToken(deps(), id, day);
  // Two kegs at 199.99 with 5% GST.
  const press = (url: string) =>
    post(url, '/licensee/standing-offer/order', { token, total: 419.98 }, { Cookie: cookie });
  await world.killable.dieBefore(gap);
  expect([200, undefined]).toContain(await answerOf(press(world.killable.url)));
  shop.clock.advance(31_000);
  await afterwards(shop);
  expect((await press(shop.api.url)).status).toBe(200);
  await afterwards(shop);
  const placed = await deps().connection.collection('orders').find({ state: 'placed' }).toArray();
  const [standing] = await standingOrderModel(deps().connection).find({ _id: id }).lean();
  expect(placed.map(({ _id }) => String(_id))).toEqual([standing?.offer?.orderId]);
  expect(await shop.stock('KEG')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
});
