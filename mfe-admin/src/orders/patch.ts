import type { OrderJson } from 'shared-domain/contracts';
import type { CachePatch } from '../staff/index.ts';

/** Applies a change to every order in the cache, in lists and opened. */
export const ordersPatch = (change: (held: OrderJson) => OrderJson): CachePatch => ({
  adminOrders: (list) => ({ ...list, orders: list.orders.map(change) }),
  adminOrder: (held) => ({ ...held, ...change(held) }),
});

/** Replaces an order in the cache. */
export const orderPatch = (order: OrderJson): CachePatch =>
  ordersPatch((held) => (held.id === order.id ? order : held));
