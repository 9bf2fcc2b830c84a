import type { Connection } from 'mongoose';
import type { ProductAllocation } from 'shared-domain/products';
import { DURABLE } from '../../foundation/database/index.ts';
import { stockedProducts } from './stocked-products.ts';

const OPTIONS = { maxTimeMS: 10_000, ...DURABLE };
const aside = { $ifNull: ['$setAside.units', 0] };

/** The units that an allocation needs set aside, as of this version of the allocation. */
export type Wanted = { readonly version: number; readonly units: number };

/**
 * Sets units of a product aside for its allocation, adjusting the stock by the difference; fewer if the stock is short.
 * Idempotent, and an older version can't overwrite a newer one. Returns how many are set aside;
 * undefined if the product is gone or has another allocation.
 */
export async function setAside(
  connection: Connection,
  { id, ...terms }: ProductAllocation,
  productId: string,
  { version, units }: Wanted,
): Promise<number | undefined> {
  const possible = { $min: [units, { $add: ['$stock', aside] }] };
  const free = [{ allocation: { $exists: false } }, { 'allocation.id': id }];
  const product = await stockedProducts(connection).findOneAndUpdate(
    {
      _id: productId,
      $and: [
        { $or: free },
        { $or: [{ setAside: { $exists: false } }, { 'setAside.version': { $lte: version } }] },
      ],
    },
    [
      {
        $set: {
          stock: { $subtract: [{ $add: ['$stock', aside] }, possible] },
          allocation: { $literal: { id, ...terms } },
          setAside: { units: possible, version: { $literal: version } },
        },
      },
    ],
    { ...OPTIONS, returnDocument: 'after', projection: { setAside: 1 } },
  );
  return product?.setAside?.units;
}

/** Ends a product's allocation: set-aside units, except sold ones, return to stock once. */
export async function endSetAside(
  connection: Connection,
  allocation: string,
  productId: string,
  sold: number,
): Promise<void> {
  await stockedProducts(connection).updateOne(
    { _id: productId, 'allocation.id': allocation },
    [
      { $set: { stock: { $add: ['$stock', { $max: [0, { $subtract: [aside, sold] }] }] } } },
      { $unset: ['allocation', 'setAside'] },
    ],
    OPTIONS,
  );
}
