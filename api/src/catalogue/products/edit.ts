import type { AnyBulkWriteOperation } from 'mongoose';
import type { FieldError, ProblemCode, ProductJson, productChange } from 'shared-domain/contracts';
import { offerPriceProblemOf } from 'shared-domain/offers';
import { mayChangeFields } from 'shared-domain/staff';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { fileOfAddress } from '../../foundation/image-store/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { type ProductDocument, productModel } from './model.ts';
import { presentProduct } from './present.ts';

export type ProductChange = z.infer<typeof productChange>;

/** A change of one product; `updatedAt` is the version that the editor had read, if given. */
export type Edit = { id: string; change: ProductChange; updatedAt?: string };

/** `errors`: what would be wrong with the changed product. */
export type Refusal = { id: string; code: ProblemCode; current?: ProductJson; errors?: FieldError[] };
export type Edited = { products: ProductJson[]; refused: Refusal[] };

/** `fields` are the changed ones with their new values; `operation` is absent if none changes. */
type Prepared = {
  after: ProductDocument;
  fields: Record<string, unknown>;
  operation?: AnyBulkWriteOperation<ProductDocument>;
};

/**
 * Carries out edits of products independently: a product that someone has changed since it was read is refused as
 * `stale`, the others are saved. Edits that change nothing are skipped. Every change carries its audit entry, and
 * pages are notified. Throws `stock_only` if the role may change only stock (STAFF-42).
 */
export async function editProducts(deps: Deps, staff: Staff, edits: Edit[]): Promise<Edited> {
  const fields = edits.flatMap(({ change }) => Object.keys(change));
  if (!mayChangeFields(staff.role, fields)) throw problem('stock_only');
  const model = productModel(deps.connection);
  const ids = edits.map(({ id }) => id);
  const read = () =>
    model
      .find({ _id: { $in: ids } })
      .maxTimeMS(10_000)
      .lean<ProductDocument[]>();
  const stored = new Map((await read()).map((document) => [document._id, document]));
  const refused: Refusal[] = [];
  const prepared = new Map<string, Prepared>();
  for (const edit of edits) {
    const before = stored.get(edit.id);
    if (!before) refused.push({ id: edit.id, code: 'product_not_found' });
    else if (edit.updatedAt && Date.parse(edit.updatedAt) !== before.updatedAt.getTime()) {
      refused.push({ id: edit.id, code: 'stale', current: presentProduct(before, deps) });
    } else {
      const change = prepare(deps, staff, before, edit.change);
      const errors = offerErrorsOf(edit.change, change.after, deps.clock());
      if (errors) refused.push({ id: edit.id, code: 'validation', errors });
      else prepared.set(edit.id, change);
    }
  }
  const operations = [...prepared.values()].flatMap(({ operation }) => operation ?? []);
  if (operations.length > 0) await model.bulkWrite(operations, { ordered: false });
  const now = new Map((await read()).map((document) => [document._id, document]));
  const done = [...prepared.values()].filter(({ after, fields }) => {
    const current = now.get(after._id);
    if (current && isStored(current, after, fields)) return true;
    refused.push({
      id: after._id,
      code: 'stale',
      ...(current && { current: presentProduct(current, deps) }),
    });
    return false;
  });
  if (operations.length > 0) await deps.live.changed('products', [...prepared.keys()]);
  return { products: done.map(({ after }) => presentProduct(now.get(after._id) ?? after, deps)), refused };
}

function prepare(deps: Deps, staff: Staff, before: ProductDocument, change: ProductChange): Prepared {
  // Two edits in one millisecond still get different times, which the guard compares.
  const updatedAt = new Date(Math.max(deps.clock().getTime(), before.updatedAt.getTime() + 1));
  const set: Record<string, unknown> = { updatedAt };
  const unset: Record<string, 1> = {};
  for (const [field, value] of Object.entries(fieldsOf(before, change))) {
    if (value === undefined) continue;
    if (value === null || value === '') unset[field] = 1;
    else set[field] = value;
  }
  const after = { ...before, ...set } as ProductDocument & Record<string, unknown>;
  for (const field of Object.keys(unset)) delete after[field];
  const difference = changed(before, after);
  if (Object.keys(difference.after).length === 0) return { after: before, fields: {} };
  const entry = entryOf(deps, staff.email, { action: 'product.edit', subject: before._id, ...difference });
  const update = {
    $set: set,
    ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
    $push: { pendingAudit: entry },
  };
  const filter = { _id: before._id, updatedAt: before.updatedAt };
  const operation = { updateOne: { filter, update } } as Prepared['operation'];
  return { after, fields: difference.after, operation };
}

/** Two edits prepared in the same millisecond carry the same time, so the fields are compared as well. */
function isStored(
  current: ProductDocument,
  after: ProductDocument,
  fields: Record<string, unknown>,
): boolean {
  const stored: Record<string, unknown> = current;
  return (
    current.updatedAt.getTime() === after.updatedAt.getTime() &&
    Object.entries(fields).every(
      ([field, value]) => JSON.stringify(stored[field] ?? null) === JSON.stringify(value),
    )
  );
}

/** Changing only the price can leave an offer above it, and vice versa. */
function offerErrorsOf(change: ProductChange, after: ProductDocument, at: Date): FieldError[] | undefined {
  const path = change.ltoPrice != null ? 'ltoPrice' : change.price !== undefined ? 'price' : undefined;
  const message = path && offerPriceProblemOf(after, at);
  return path && message ? [{ path, message }] : undefined;
}

/** The stored fields that a change touches. One of our own image addresses stands for the uploaded file behind it. */
function fieldsOf(before: ProductDocument, change: ProductChange): Record<string, unknown> {
  const { imageUrl, ...fields } = change;
  if (imageUrl === undefined) return fields;
  const file = imageUrl ? fileOfAddress(imageUrl) : undefined;
  if (file?.startsWith(`${before._id}_`)) return { ...fields, imageFile: file };
  return file === undefined ? { ...fields, imageUrl, imageFile: null } : fields;
}

/** Only the differences, for the audit. */
function changed(before: ProductDocument, after: ProductDocument) {
  const one: Record<string, unknown> = before;
  const other: Record<string, unknown> = after;
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => field !== 'updatedAt' && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(one), after: pick(other) };
}
