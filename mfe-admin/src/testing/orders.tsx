import { screen } from '@testing-library/react';
import type { OrderJson } from 'shared-domain/contracts';
import type { ClientFakes } from 'shared-domain/testing';
import { ok, openStaff, refusal, testOrder, testOrderDetail } from './open-staff.tsx';
import type { StaffAnswers } from './staff-client.ts';

/** A paid retail order with a note. */
export const OWEN = testOrder({
  id: 'CBO-1795194880215',
  channel: 'dtc',
  accountName: undefined,
  customerName: 'Owen Baptiste',
  totalAmount: 96.12,
  notes: 'Please ring twice.',
  payment: { status: 'paid' },
});

/** As on a phone, because the table's rows need a layout, which jsdom doesn't have. */
export const openOrders = (calls: StaffAnswers, path = '/admin/orders', client: ClientFakes = {}) =>
  openStaff({ path, phone: true, calls, client });

/** The API's answer with these orders. */
export const listOf = (...orders: OrderJson[]) =>
  ok({ orders, counts: { pending: orders.filter(({ status }) => status === 'pending').length } });

/**
 * A stubbed API with these orders, newest first. `put` is another person's change; `statuses` records changes made here
 * ('pending to shipped').
 */
export function bookOf(...orders: OrderJson[]) {
  const book = new Map(orders.map((order) => [order.id, order]));
  const put = (order: OrderJson) => void book.set(order.id, order);
  const statuses: string[] = [];
  const calls = {
    adminOrders: async () => listOf(...book.values()),
    adminOrder: async ({ params: { id } }) => {
      const order = book.get(id);
      return order ? ok(testOrderDetail(order)) : refusal('order_not_found', 'This order does not exist.');
    },
    changeOrderStatus: async ({ params, body: { from, status } }) => {
      statuses.push(`${from} to ${status}`);
      const order = testOrder({ ...book.get(params.id), status });
      put(order);
      return ok(order);
    },
  } satisfies StaffAnswers;
  return { calls, put, statuses };
}

/** Opens the page with one order's dialog on it. */
export async function openDetail(calls: StaffAnswers, order = testOrder()) {
  const book = bookOf(order);
  const opened = openOrders({ ...book.calls, ...calls }, `/admin/orders?order=${order.id}`);
  const dialog = await screen.findByRole('dialog', { name: order.id });
  return { dialog, ...book, ...opened };
}
