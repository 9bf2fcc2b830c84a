import type { ProductJson, productCreate } from 'shared-domain/contracts';
import { offerPriceProblemOf } from 'shared-domain/offers';
import type { z } from 'zod';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { type ProductDocument, productModel } from './model.ts';
import { presentProduct } from './present.ts';

/** Stores a new product. A SKU that exists is refused. */
export async function createProduct(
  deps: Deps,
  staff: Staff,
  given: z.infer<typeof productCreate>,
): Promise<ProductJson> {
  const document = newDocument(given, deps.clock());
  const message = offerPriceProblemOf(document, deps.clock());
  if (message !== null) throw problem('validation', { errors: [{ path: 'ltoPrice', message }] });
  const product = presentProduct(document, deps);
  const entry = entryOf(deps, staff.email, { action: 'product.create', subject: given.id, after: product });
  try {
    await productModel(deps.connection).insertOne({ ...document, pendingAudit: [entry] });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
    throw problem('product_exists', { values: { id: given.id } });
  }
  await deps.live.changed('products', [given.id]);
  return product;
}

function newDocument(given: z.infer<typeof productCreate>, now: Date): ProductDocument {
  const { id, ...fields } = given;
  const filled = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Omit<typeof given, 'id'>;
  return {
    looseUnits: 0,
    hidden: false,
    forceDisplay: false,
    ...filled,
    _id: id,
    created_at: now,
    updatedAt: now,
    holds: [],
  } as ProductDocument;
}
