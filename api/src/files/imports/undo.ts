import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { copyAll } from '../../requests/audit/index.ts';
import { isStamped, number, type RowChange, stampAfter, updateWith, writeRows } from './apply.ts';
import { undoneEntry } from './entries.ts';
import { type ImportDocument, type ImportRowDocument, importRowModel } from './model.ts';
import { type Operation, type Stored, type Target, targetOf } from './targets/index.ts';

const BATCH = 200;
const CHANGED_SINCE = 'Changed since the import';

/**
 * The SKUs whose later changes undoing an import would overwrite: someone has edited them since, or has bought what the import had
 * created. Stock sold from a product that existed before is no conflict: undoing changes it by the difference.
 */
export async function conflictsOf(deps: Deps, { _id, kind }: ImportDocument): Promise<string[]> {
  const target = targetOf(deps, kind);
  const conflicts: string[] = [];
  const rows = importRowModel(deps.connection)
    .find({ import: _id, outcome: 'applied' })
    .sort({ order: 1 })
    .maxTimeMS(60_000)
    .lean<ImportRowDocument[]>()
    .cursor({ batchSize: BATCH });
  let batch: ImportRowDocument[] = [];
  const look = async () => {
    const stored = await target.read(batch.map(({ sku }) => sku));
    for (const row of batch) if (!isUndoable(row, stored.get(row.sku))) conflicts.push(row.sku);
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row as unknown as ImportRowDocument);
    if (batch.length === BATCH) await look();
  }
  await look();
  return conflicts;
}

function isUndoable(row: ImportRowDocument, stored: Stored | undefined): boolean {
  if (!stored) return false;
  const { stamp, before, after } = row;
  if (before === null) return isStamped(stored, stamp) && after?.stock === stored.stock;
  return (
    (isStamped(stored, stamp) || isAsWritten(after, stored)) && stockAfterUndo(before, after, stored) >= 0
  );
}

/** Whether a document has these values. */
const holds = (values: Record<string, unknown>, document: Record<string, unknown>): boolean =>
  Object.entries(values).every(([field, value]) => isDeepStrictEqual(document[field] ?? null, value ?? null));

/** Whether what the import has changed still is, or is again, as it wrote it; stock goes back by its difference. */
const isAsWritten = ({ stock: _stock, ...others }: Record<string, unknown> = {}, stored: Stored): boolean =>
  holds(others, stored);

/** The row with the target's present stamp, and with the stamp that it gets by the undo. */
function restamped(row: ImportRowDocument, stored: Stored | undefined, now: Date): ImportRowDocument {
  if (!stored || isStamped(stored, row.stamp)) return row;
  return { ...row, stamp: stored.updatedAt, stampBefore: stampAfter(stored, now) };
}

function stockAfterUndo(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
  stored: Stored,
): number {
  if (before?.stock === undefined) return 0;
  return number(stored.stock) + number(before.stock) - number(after?.stock);
}

/** How many rows a batch has read, and how many of them are settled. */
export type UndoneBatch = { looked: number; settled: number };

/** Undoes the next rows of an import, the way `applyBatch` applies them. */
export async function undoBatch(deps: Deps, document: ImportDocument): Promise<UndoneBatch> {
  const { _id, kind } = document;
  const rows = await importRowModel(deps.connection)
    .find({ import: _id, outcome: { $in: ['applied', 'undoing'] } })
    .sort({ outcome: 1, order: 1 })
    .limit(BATCH)
    .maxTimeMS(30_000)
    .lean<ImportRowDocument[]>();
  if (rows.length === 0) return { looked: 0, settled: 0 };
  const target = targetOf(deps, kind);
  const stored = await target.read(rows.map(({ sku }) => sku));
  const finished = rows.filter((row) => isUndone(row, stored.get(row.sku)));
  const open = rows.filter((row) => !finished.includes(row));
  const changed = open.filter((row) => !isUndoable(row, stored.get(row.sku)));
  const now = deps.clock();
  const undoable = open
    .filter((row) => !changed.includes(row))
    .map((row) => restamped(row, stored.get(row.sku), now));
  await writeRows(
    deps,
    undoable.map(({ _id: id, stamp, stampBefore }) => [
      id,
      { outcome: 'undoing', ...(stamp && { stamp }), ...(stampBefore && { stampBefore }) },
    ]),
  );
  const entryFor = (row: ImportRowDocument) => undoneEntry(deps, document, row);
  await target.write(undoable.map((row) => undoOf(row, target, entryFor(row))));
  const after = undoable.length > 0 ? await target.read(undoable.map(({ sku }) => sku)) : stored;
  const done = undoable.filter((row) => isUndone({ ...row, outcome: 'undoing' }, after.get(row.sku)));
  const settled: RowChange[] = [
    ...[...finished, ...done].map((row) => undone(row, entryFor(row))),
    ...changed.map(refused),
  ];
  await writeRows(deps, settled);
  await copyAll(deps, [target.source, importRowModel(deps.connection)]);
  return { looked: rows.length, settled: settled.length };
}

/** The audit entry of a removed target is stored in its row. */
const undone = ({ _id, before }: ImportRowDocument, entry: AuditDocument): RowChange =>
  before === null ? [_id, { outcome: 'undone' }, entry] : [_id, { outcome: 'undone' }];

const refused = ({ _id }: ImportRowDocument): RowChange => [
  _id,
  { outcome: 'refused', refusal: CHANGED_SINCE },
];

/**
 * Whether nothing was changed, or an earlier attempt has finished: a created document is gone, another has its old `updatedAt`.
 */
function isUndone(row: ImportRowDocument, stored: Stored | undefined): boolean {
  const { outcome, before, after = {}, stampBefore } = row;
  if (before && holds(after, before)) return true;
  if (outcome !== 'undoing') return false;
  return before === null ? stored === undefined : isStamped(stored, stampBefore);
}

function undoOf(row: ImportRowDocument, target: Target, entry: AuditDocument): Operation {
  const filter: Record<string, unknown> = { _id: row.sku, updatedAt: row.stamp };
  if (row.before === null) {
    if (row.after?.stock !== undefined) filter.stock = row.after.stock;
    return { deleteOne: { filter } };
  }
  const { before = {}, after = {} } = row;
  // A concurrent sale may leave less than the import has added: the row is then a conflict.
  if (before.stock !== undefined) filter.stock = { $gte: number(after.stock) - number(before.stock) };
  const stamp = row.stampBefore ?? new Date(0);
  const set = { ...before, ...target.along?.(after, before) };
  return { updateOne: { filter, update: updateWith(set, after, stamp, entry) } };
}
