import { type UnitKind, unitOf } from 'shared-domain/stock';
import type { CartRequest } from '../../catalogue/quotes/index.ts';
import {
  type ShortLine,
  type StockedProduct,
  stockedProducts,
  unitsLeft,
} from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { type OrderDocument, orderModel } from '../order/index.ts';
import { outOfStock } from '../placing/index.ts';

/** Unpaid units of a product that an address may always hold: two cases, or ten pieces. */
const ALWAYS: Record<UnitKind, number> = { single: 48, stocked: 10 };
/** Unpaid orders allowed within an hour: per browser, and per address, which a whole office may share. */
const UNPAID = { browser: 10, address: 100 };
const HOUR_MS = 60 * 60_000;
const LOCAL_FACTOR = 100;

/** `placedHere`: the ids of the orders that the caller's browser has placed. */
type Asking = { asker: string; placedHere: string[]; cartRequest: CartRequest };

/**
 * Refuses an order if its address would hold more than `UNPAID_SHARE` of a product in unpaid orders, or if its browser or
 * address has too many of them within an hour; the address's don't count against a browser that has paid an order
 * (STOCK-9). Orders in progress count too, so that concurrent ones can't both pass.
 */
export async function refuseHoarding(deps: Deps, { asker, placedHere, cartRequest }: Asking): Promise<void> {
  const { clock, configuration, connection } = deps;
  const since = new Date(clock().getTime() - HOUR_MS);
  const known = await orderModel(connection)
    .find(
      { $or: [{ asker, orderDate: { $gt: since } }, { _id: { $in: placedHere } }] },
      { orderDate: 1, state: 1, 'payment.status': 1, items: 1 },
    )
    .maxTimeMS(5_000)
    .lean<Pick<OrderDocument, '_id' | 'orderDate' | 'items' | 'state' | 'payment'>[]>();
  const isFromHere = ({ _id }: { _id: string }) => placedHere.includes(_id);
  const recent = known.filter(({ orderDate }) => orderDate > since);
  const unpaid = recent.filter(
    ({ payment }) => payment?.status === 'pending' || payment?.status === 'expired',
  );
  const hasPaid = known.some((order) => isFromHere(order) && order.payment?.status === 'paid');
  const factor = configuration.localMode ? LOCAL_FACTOR : 1;
  const isTooMany =
    unpaid.filter(isFromHere).length >= UNPAID.browser * factor ||
    (!hasPaid && unpaid.length >= UNPAID.address * factor);
  if (isTooMany) {
    throw problem('too_many_requests', { retryAfter: 3600, headers: { 'Retry-After': '3600' } });
  }
  const holding = recent.filter(
    ({ state, payment }) => state === 'reserving' || payment?.status === 'pending',
  );
  const over = await overShare(deps, holding);
  if (over.length > 0) throw await outOfStock(deps, cartRequest, over);
}

/** The products of which these orders hold more than the allowed share, with the allowed number. */
async function overShare({ configuration, connection }: Deps, orders: Pick<OrderDocument, 'items'>[]) {
  const reserved = unitsOf(orders);
  const products = await productsOf(connection, [...reserved.keys()]);
  return products.flatMap((product): ShortLine[] => {
    const { quantity, unit } = reserved.get(product._id) ?? { quantity: 0, unit: 'single' as const };
    const share = ((unitsLeft(unit, product) + quantity) * configuration.unpaidShare) / 100;
    const most = Math.max(ALWAYS[unit], Math.floor(share));
    return quantity > most && !product.forceDisplay ? [{ productId: product._id, left: most }] : [];
  });
}

/** Whether an order holds more of a product than it leaves for others: it then has less time to be paid. */
export async function holdsMost({ connection }: Deps, order: Pick<OrderDocument, 'items'>): Promise<boolean> {
  const reserved = unitsOf([order]);
  const products = await productsOf(connection, [...reserved.keys()]);
  return products.some((product) => {
    const { quantity, unit } = reserved.get(product._id) ?? { quantity: 0, unit: 'single' as const };
    return !product.forceDisplay && quantity > unitsLeft(unit, product);
  });
}

type Reserved = { quantity: number; unit: UnitKind };

function unitsOf(orders: Pick<OrderDocument, 'items'>[]): Map<string, Reserved> {
  const reserved = new Map<string, Reserved>();
  for (const { productId, quantity, productCategory: category } of orders.flatMap(({ items }) => items)) {
    const before = reserved.get(productId)?.quantity ?? 0;
    reserved.set(productId, { quantity: before + quantity, unit: unitOf({ category }, 'dtc') });
  }
  return reserved;
}

const productsOf = (connection: Deps['connection'], ids: string[]): Promise<StockedProduct[]> =>
  stockedProducts(connection)
    .find({ _id: { $in: ids } }, { maxTimeMS: 5_000 })
    .project<StockedProduct>({ stock: 1, looseUnits: 1, forceDisplay: 1 })
    .toArray();
