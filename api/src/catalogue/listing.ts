import type { ProductJson } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { type ProductDocument, productModel } from './model.ts';
import { presentProduct } from './present.ts';

/** Whose list it is: customers never see hidden products, nor those of which nothing is left. */
export type Scope = 'public' | 'staff';

const LISTED = {
  hidden: false,
  $or: [{ stock: { $gt: 0 } }, { looseUnits: { $gt: 0 } }, { forceDisplay: true }],
};

/** Where a page of the list ends: the last product's name and SKU. */
export type Place = { name: string; id: string };

/** The products of a list by name, whole or a page of it. The answer holds one more than `limit` when there is more. */
export async function readListing(
  deps: Deps,
  scope: Scope,
  page?: { limit: number; after?: Place },
): Promise<ProductJson[]> {
  const query = productModel(deps.connection)
    .find({
      $and: [scope === 'public' ? LISTED : {}, page?.after ? beyond(page.after) : {}],
    })
    .select('-holds')
    .sort({ name: 1, _id: 1 })
    .maxTimeMS(5_000);
  if (page) query.limit(page.limit + 1);
  const documents = await query.lean<ProductDocument[]>();
  return documents.map((document) => presentProduct(document, deps));
}

/** Products by their SKUs, whatever is left of them: a page that knew them learns what became of them. */
export async function readNamed(deps: Deps, scope: Scope, ids: string[]): Promise<ProductJson[]> {
  const documents = await productModel(deps.connection)
    .find({ _id: { $in: ids }, ...(scope === 'public' ? { hidden: false } : {}) })
    .select('-holds')
    .maxTimeMS(2_000)
    .lean<ProductDocument[]>();
  return documents.map((document) => presentProduct(document, deps));
}

const beyond = ({ name, id }: Place) => ({ $or: [{ name: { $gt: name } }, { name, _id: { $gt: id } }] });
