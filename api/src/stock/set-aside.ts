import type { Connection } from 'mongoose';
import type { ProductAllocation } from 'shared-domain/products';
import { DURABLE } from '../database/index.ts';
import { stockedProducts } from './stocked-products.ts';

const OPTIONS = { maxTimeMS: 10_000, ...DURABLE };
const aside = { $ifNull: ['$setAside.units', 0] };

/** What an allocation needs of its product: units out of its stock, as of this version of the allocation. */
export type Wanted = { readonly version: number; readonly units: number };

/**
 * Sets a number of a product's units aside for its allocation, moving its stock by the difference; as many as there are, where
 * there are fewer. Repeating it changes nothing, and an older version can't undo a newer one. Returns how many are set aside;
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

/** Ends a product's allocation: all that was set aside but the sold units goes back into its stock, once. */
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
