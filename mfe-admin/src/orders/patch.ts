import type { OrderJson } from 'shared-domain/contracts';
import type { CachePatch } from '../staff/index.ts';

/** What a change makes of every order that pages hold, in lists and opened. */
export const ordersPatch = (change: (held: OrderJson) => OrderJson): CachePatch => ({
  adminOrders: (list) => ({ ...list, orders: list.orders.map(change) }),
  adminOrder: (held) => ({ ...held, ...change(held) }),
});

/** Puts an order in place of the one that pages hold. */
export const orderPatch = (order: OrderJson): CachePatch =>
  ordersPatch((held) => (held.id === order.id ? order : held));
