import type { Connection } from 'mongoose';
import type { OrderedSince, OrderedUnits } from '../../foundation/dependencies.ts';
import { orderModel } from './model.ts';
import { unrefundedUnitsIn } from './sold.ts';

const MAX_MS = 5_000;

/** Wholesale orders of a product that are placed, or being placed: each state has its own index. */
export const ofProduct = ({ productId, since }: Pick<OrderedSince, 'productId' | 'since'>) => ({
  channel: 'licensee' as const,
  status: { $ne: 'cancelled' as const },
  $and: [
    {
      $or: [
        { state: 'placed' as const, orderDate: { $gte: since } },
        { state: 'reserving' as const, reservedAt: { $gte: since } },
      ],
    },
    { $or: [{ 'items.productId': productId }, { 'restoring.adds.productId': productId }] },
  ],
});

/** Units of a product in wholesale orders since a time, including orders in progress (ALLOCATION-2). */
export async function orderedUnits(
  connection: Connection,
  { productId, since, account }: OrderedSince,
): Promise<OrderedUnits> {
  const ordered = unrefundedUnitsIn('$items');
  const isMine = { $eq: ['$licenseNum', account ?? null] };
  const [sums] = await orderModel(connection)
    .aggregate<OrderedUnits>([
      { $match: ofProduct({ productId, since }) },
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
    ])
    .option({ maxTimeMS: MAX_MS });
  return sums ?? { account: 0, all: 0 };
}
