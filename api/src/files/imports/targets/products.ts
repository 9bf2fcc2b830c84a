import {
  type DescriptionEntry,
  exclusionOf,
  type ImportRow,
  isPriceHeld,
  productOf,
  reviewRow,
} from 'shared-domain/imports';
import { type ProductDocument, productModel, toProduct } from '../../../catalogue/products/index.ts';
import type { Deps } from '../../../foundation/dependencies.ts';
import type { ImportRowDocument } from '../model.ts';
import type { Plan, Stored, Target } from './target.ts';
import { writeEach } from './write.ts';

/** The stored products with these SKUs. */
export async function productsById(deps: Deps, skus: string[]): Promise<Map<string, ProductDocument>> {
  const found = await productModel(deps.connection)
    .find({ _id: { $in: skus } })
    .select('-holds')
    .maxTimeMS(30_000)
    .lean<ProductDocument[]>();
  return new Map(found.map((document) => [document._id, document]));
}

/** What inventory files change: known products and new ones. */
export function inventoryTarget(deps: Deps): Target {
  return { ...productTarget(deps), plan: (row, stored) => planInventory(row, stored, deps.clock()) };
}

/** What files of descriptions and images change: known products. */
export function descriptionsTarget(deps: Deps): Target {
  return { ...productTarget(deps), plan: planDescription };
}

function productTarget(deps: Deps): Omit<Target, 'plan'> {
  return {
    read: async (skus) => (await productsById(deps, skus)) as unknown as Map<string, Stored>,
    defaults: (_sku, now) => ({
      looseUnits: 0,
      hidden: false,
      forceDisplay: false,
      created_at: now,
      holds: [],
    }),
    write: (operations) => writeEach(productModel(deps.connection), operations),
    source: productModel(deps.connection),
    changed: () => deps.live.changed('products'),
  };
}

const NOTHING_IGNORED = new Map<string, string>();
const EDITED = ['name', 'friendlyName', 'hiddenCategory', 'price'] as const;

/** Compares the row with the product as it is now, not as it was when the file was uploaded. */
function planInventory(row: ImportRowDocument, stored: Stored | undefined, at: Date): Plan {
  const existing = stored ? toProduct(stored as unknown as ProductDocument) : null;
  const entry = reviewRow(row.parsed as ImportRow, existing, { ignored: NOTHING_IGNORED, at });
  const reason = exclusionOf(entry, row.edits, at);
  if (reason !== null) return { skip: reason };
  const { id: _id, ...product } = productOf(entry, row.edits);
  if (!existing) return { fields: withDates(product) };
  const fields: Record<string, unknown> = product;
  const written = Object.keys(entry.values).filter(
    (field) => field !== 'price' || !isPriceHeld(entry, row.edits),
  );
  const touched = [...written, ...EDITED.filter((field) => row.edits[field] !== undefined)];
  return { fields: withDates(Object.fromEntries(touched.map((field) => [field, fields[field]]))) };
}

function planDescription(row: ImportRowDocument, stored: Stored | undefined): Plan {
  if (row.edits.skipThisTime) return { skip: 'Skipped this time' };
  if (row.edits.shouldIgnore) return { skip: 'Always ignored' };
  const [error] = row.errors;
  if (error) return { skip: error.message };
  if (!stored) return { skip: 'Not in the product list' };
  return { fields: withDates({ ...(row.parsed as DescriptionEntry).values }) };
}

/** An image address in a file replaces an uploaded image. Dates are stored as dates. */
function withDates(fields: Record<string, unknown>): Record<string, unknown> {
  const { created_at, updatedAt: _updatedAt, ...rest } = fields;
  return {
    ...rest,
    ...(rest.imageUrl === undefined ? {} : { imageFile: null }),
    ...(typeof created_at === 'string' ? { created_at: new Date(created_at) } : {}),
  };
}
