import type { OrderJson } from 'shared-domain/contracts';
import type { CachePatch } from '../../data/calls/index.ts';

/** Applies a change to every order in the cache, in lists and opened. */
export const ordersPatch = (change: (current: OrderJson) => OrderJson): CachePatch => ({
  adminOrders: (list) => ({ ...list, orders: list.orders.map(change) }),
  adminOrder: (current) => ({ ...current, ...change(current) }),
});

/** Replaces an order in the cache, in lists and opened. */
export const orderPatch = (order: OrderJson): CachePatch =>
  ordersPatch((current) => (current.id === order.id ? order : current));
