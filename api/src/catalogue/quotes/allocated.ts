import type { Connection } from 'mongoose';
import { orderableUnits } from 'shared-domain/licences';
import type { Product, ProductAllocation } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';

const MAX_MS = 5_000;

/** The products with their availability for an account in wholesale: scarce ones are limited by their allocation (ALLOCATION-2). */
export async function withinAllocations(
  deps: Deps,
  products: Product[],
  account: string | undefined,
  at: Date,
): Promise<Product[]> {
  return Promise.all(
    products.map(async (product) => {
      const { allocation } = product;
      if (!allocation) return product;
      const ordered = await orderedUnits(deps.connection, product.id, allocation, account);
      const units = orderableUnits(allocation, ordered, at);
      if (units === Number.POSITIVE_INFINITY) return product;
      return { ...product, stock: Math.min(product.stock, units), forceDisplay: false };
    }),
  );
}

/**
 * The scarce products of an order that, together with all other orders, exceed their allocation. Call it once the order's
 * document, or an edit's mark, is stored: of two concurrent ones, at least one then sees the other.
 */
export async function beyondAllocations(
  { connection }: Pick<Deps, 'connection'>,
  products: Product[],
  account: string | undefined,
): Promise<{ productId: string; left: number }[]> {
  const beyond = [];
  for (const { id, allocation } of products) {
    if (allocation?.kind !== 'first-come') continue;
    const { account: mine, all } = await orderedUnits(connection, id, allocation, account);
    if (mine > allocation.most || all > allocation.units) beyond.push({ productId: id, left: 0 });
  }
  return beyond;
}

/** Units of a product in wholesale orders since its allocation opened, including orders in progress. */
async function orderedUnits(
  connection: Connection,
  productId: string,
  { kind, opensAt }: ProductAllocation,
  account: string | undefined,
): Promise<{ account: number; all: number }> {
  if (kind === 'shared') return { account: 0, all: 0 };
  const ordered = { $subtract: ['$items.quantity', { $ifNull: ['$items.refunded', 0] }] };
  const isMine = { $eq: ['$licenseNum', account ?? null] };
  // Read by the driver, because orders are in a higher layer.
  const [sums] = await connection
    .collection('orders')
    .aggregate<{ account: number; all: number }>(
      [
        {
          $match: {
            state: { $in: ['placed', 'reserving'] },
            channel: 'licensee',
            orderDate: { $gte: new Date(opensAt) },
            status: { $ne: 'cancelled' },
            $or: [{ 'items.productId': productId }, { 'restoring.adds.productId': productId }],
          },
        },
        // Includes what edits in progress are adding.
        {
          $project: {
            licenseNum: 1,
            items: { $concatArrays: ['$items', { $ifNull: ['$restoring.adds', []] }] },
          },
        },
        { $unwind: '$items' },
        { $match: { 'items.productId': productId } },
        { $group: { _id: null, all: { $sum: ordered }, account: { $sum: { $cond: [isMine, ordered, 0] } } } },
      ],
      { maxTimeMS: MAX_MS },
    )
    .toArray();
  return sums ?? { account: 0, all: 0 };
}
