import { screen } from '@testing-library/react';
import type { OrderJson } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import type { ClientFakes } from 'shared-domain/testing';
import { madeUpOrder, ok, openStaff } from './staff-world.tsx';

/** An order of the retail shop, paid, with a note. */
export const OWEN = madeUpOrder({
  id: 'CBO-1795194880215',
  channel: 'dtc',
  accountName: undefined,
  customerName: 'Owen Baptiste',
  totalAmount: 96.12,
  notes: 'Please ring twice.',
  payment: { status: 'paid' },
});

/** A phone's list: jsdom has no layout, in which the table would draw its rows. */
export const openOrders = (staff: Partial<StaffClient>, path = '/admin/orders', client: ClientFakes = {}) =>
  openStaff({ path, phone: true, staff, client });

/** What the API answers with these orders. */
export const listOf = (...orders: OrderJson[]) =>
  ok({ orders, counts: { pending: orders.filter(({ status }) => status === 'pending').length } });

/** Opens the page with one order's dialog on it. */
export async function openDetail(staff: Partial<StaffClient>, order = madeUpOrder()) {
  const opened = openOrders(
    { orders: async () => listOf(order), ...staff },
    `/admin/orders?order=${order.id}`,
  );
  const dialog = await screen.findByRole('dialog', { name: order.id });
  return { dialog, ...opened };
}
