import { randomUUID } from 'node:crypto';
import { kegOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { abandonReservation, beginReservation, commitReservation } from './reservation.ts';

const shop = stockedShop({ _id: 'KEG', name: 'Lager 50L', price: 100, stock: 3, packagingType: '50L' });

async function drafts(count: number): Promise<OrderDocument[]> {
  const id = await kegOrder(shop.api.browser(), [line('KEG', 1)], 184);
  const placed = (await orderModel(shop.api.deps.connection).findById(id).lean()) as OrderDocument;
  return Array.from({ length: count }, (_order, place) => ({
    ...placed,
    _id: `KEG-${place}`,
    state: 'reserving',
    attempt: randomUUID(),
  }));
}

describe('orders that share a write', () => {
  // ORDER-10
  test('are placed or not each for itself: one whose attempt was rejected meanwhile is not', async () => {
    const { deps } = shop.api;
    const orders = await drafts(4);
    expect(await Promise.all(orders.map((order) => beginReservation(deps, order)))).toEqual(
      orders.map(() => undefined),
    );
    const reservations = orders.map(({ _id, attempt }) => ({ order: _id, attempt }));
    const [, , lost] = reservations;
    if (lost) await abandonReservation(deps, lost);
    const outcomes = reservations.map((reservation) =>
      commitReservation(deps, reservation, { items: [], taken: [], followUps: [] }),
    );
    expect(await Promise.all(outcomes)).toEqual([true, true, false, true]);
    const states = orders.map(async ({ _id }) => (await shop.order(_id)).state);
    expect(await Promise.all(states)).toEqual(['placed', 'placed', 'rejected', 'placed']);
  });

  // ORDER-10
  test('learn each for itself that its number is taken', async () => {
    const { deps } = shop.api;
    const [first, second, third] = (await drafts(3)) as [OrderDocument, OrderDocument, OrderDocument];
    await beginReservation(deps, second);
    const again = { ...second, attempt: randomUUID() };
    const begun = await Promise.all([first, again, third].map((order) => beginReservation(deps, order)));
    expect(begun.map((there) => there?.attempt)).toEqual([undefined, second.attempt, undefined]);
  });
});
