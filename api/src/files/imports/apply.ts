import type { AnyBulkWriteOperation } from 'mongodb';
import type { ImportApplied, ImportKind } from 'shared-domain/contracts';
import { LICENCE_BATCH } from 'shared-domain/imports';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { copyEntries } from '../../requests/audit/index.ts';
import { appliedEntry, type Done } from './entries.ts';
import { type ImportDocument, type ImportRowDocument, importRowModel } from './model.ts';
import { type Operation, type Stored, type Target, targetOf } from './targets/index.ts';

/** Rows written together; between two batches a worker checks whether it should stop. */
const BATCHES: Readonly<Record<ImportKind, number>> = {
  inventory: 200,
  descriptions: 200,
  licences: LICENCE_BATCH,
  suppliers: 50,
};

/** How many rows a batch has read, and their outcomes. */
export type AppliedBatch = { looked: number; applied: ImportApplied };

type Change = {
  row: ImportRowDocument;
  stamp: Date;
  operation: Operation;
  written: Partial<ImportRowDocument>;
};

/**
 * Applies the next rows of a review. Each row first records its target's state before and after, then the target is changed
 * together with its audit entry, then the row is marked. If the process is killed in between, the target shows how far it got.
 * Returns how many rows it has read, and how many of them added or changed something.
 */
export async function applyBatch(deps: Deps, document: ImportDocument): Promise<AppliedBatch> {
  const { _id, kind } = document;
  const model = importRowModel(deps.connection);
  const rows = await model
    .find({ import: _id, outcome: { $in: ['waiting', 'applying'] } })
    .sort({ outcome: 1, order: 1 })
    .limit(BATCHES[kind])
    .maxTimeMS(30_000)
    .lean<ImportRowDocument[]>();
  if (rows.length === 0) return { looked: 0, applied: { new: 0, updated: 0 } };
  const target = targetOf(deps, kind);
  const skus = rows.map(({ sku }) => sku);
  const stored = await target.read(skus);
  const { changes, skipped, applied } = planned(rows, stored, {
    target,
    now: deps.clock(),
    entryOf: (done) => appliedEntry(deps, document, done),
  });
  await writeRows(
    deps,
    changes.map(({ row, written }) => [row._id, { ...written, outcome: 'applying' }]),
  );
  await target.write(changes.map(({ operation }) => operation));
  const now = changes.length > 0 ? await target.read(skus) : stored;
  for (const { row, stamp, written } of changes) {
    if (isStamped(now.get(row.sku), stamp)) applied.push({ ...row, ...written });
  }
  const settled = [...skipped, ...applied.map(({ _id: row }): RowChange => [row, { outcome: 'applied' }])];
  await writeRows(deps, settled);
  await copyEntries(deps.connection, target.source);
  const added = applied.filter(({ before }) => before === null).length;
  return { looked: rows.length, applied: { new: added, updated: applied.length - added } };
}

/** A row's id and what is written to it; `undone` is the audit entry of a target that undoing removed. */
export type RowChange = [id: string, set: Partial<ImportRowDocument>, undone?: AuditDocument];

/** What planning a change needs: its target, its time, and its audit entry. */
type Planning = { target: Target; now: Date; entryOf: (done: Done) => AuditDocument };

function planned(rows: ImportRowDocument[], stored: Map<string, Stored>, planning: Planning) {
  const changes: Change[] = [];
  const skipped: RowChange[] = [];
  const applied: ImportRowDocument[] = [];
  for (const row of rows) {
    const existing = stored.get(row.sku);
    if (row.outcome === 'applying' && isStamped(existing, row.stamp)) {
      applied.push(row);
      continue;
    }
    const plan = planning.target.plan(row, existing);
    if ('skip' in plan) skipped.push([row._id, { outcome: 'skipped', refusal: plan.skip }]);
    else
      changes.push(
        existing ? updateOf(row, existing, plan.fields, planning) : insertOf(row, plan.fields, planning),
      );
  }
  return { changes, skipped, applied };
}

export const isStamped = (stored: Stored | undefined, stamp: Date | undefined): boolean =>
  stored !== undefined && stored.updatedAt.getTime() === stamp?.getTime();

/** A new time for the document: two writes in one millisecond still differ. */
export const stampAfter = (stored: Stored, now: Date): Date =>
  new Date(Math.max(now.getTime(), stored.updatedAt.getTime() + 1));

function updateOf(
  row: ImportRowDocument,
  existing: Stored,
  fields: Record<string, unknown>,
  { target, now, entryOf }: Planning,
): Change {
  const stamp = stampAfter(existing, now);
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, existing[field] ?? null]));
  const filter = { _id: row.sku, updatedAt: existing.updatedAt };
  const entry = entryOf({ sku: row.sku, before, after: fields });
  const set = { ...fields, ...target.along?.(before, fields) };
  const operation = { updateOne: { filter, update: updateWith(set, before, stamp, entry) } };
  return {
    row,
    stamp,
    operation,
    written: { before, after: fields, stamp, stampBefore: existing.updatedAt },
  };
}

function insertOf(
  row: ImportRowDocument,
  fields: Record<string, unknown>,
  { target, now, entryOf }: Planning,
): Change {
  const { set } = split(fields);
  const pendingAudit = [entryOf({ sku: row.sku, before: null, after: fields })];
  const document = { ...target.defaults(row.sku, now), ...set, _id: row.sku, updatedAt: now, pendingAudit };
  return {
    row,
    stamp: now,
    operation: { insertOne: { document } },
    written: { before: null, after: fields, stamp: now },
  };
}

/**
 * An update that sets fields and carries its audit entry; null removes a field. Stock is changed by its difference from
 * `before`: orders aren't part of the compare-and-set, and concurrent sales stay sold.
 */
export function updateWith(
  { stock, ...fields }: Record<string, unknown>,
  before: Record<string, unknown>,
  stamp: Date,
  entry: AuditDocument,
): object[] {
  const { set, unset } = split({ ...fields, updatedAt: stamp });
  const literal = Object.entries(set).map(([field, value]) => [field, { $literal: value }]);
  const by = number(stock) - number(before.stock);
  const moved = { $max: [0, { $add: [{ $ifNull: ['$stock', 0] }, by] }] };
  const pendingAudit = { $concatArrays: [{ $ifNull: ['$pendingAudit', []] }, { $literal: [entry] }] };
  return [
    {
      $set: {
        ...Object.fromEntries(literal),
        ...(stock === undefined ? {} : { stock: moved }),
        pendingAudit,
      },
    },
    ...(unset.length > 0 ? [{ $unset: unset }] : []),
  ];
}

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function split(fields: Record<string, unknown>) {
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || value === undefined) unset.push(field);
    else set[field] = value;
  }
  return { set, unset };
}

/** Stores rows' outcomes. */
export async function writeRows(deps: Deps, rows: RowChange[]): Promise<void> {
  if (rows.length === 0) return;
  const collection = driverCollection(importRowModel(deps.connection));
  await collection.bulkWrite(rows.map(rowUpdate), { ordered: false });
}

/** If two workers undo the same row, only one writes its entry. */
function rowUpdate([_id, set, undone]: RowChange): AnyBulkWriteOperation<ImportRowDocument> {
  if (!undone) return { updateOne: { filter: { _id }, update: { $set: set } } };
  const update = { $set: set, $push: { pendingAudit: undone } };
  return { updateOne: { filter: { _id, outcome: 'undoing' }, update } };
}
