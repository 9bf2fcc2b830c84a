import { type ImportRow as DomainRow, mergeRows } from 'shared-domain/imports';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { reviewProducts } from './inventory-reviewer.ts';
import {
  type ImportDocument,
  type ImportRowDocument,
  importModel,
  importRowModel,
  outcomeOf,
  rowId,
} from './model.ts';

/**
 * Makes a row one of the product that it may be, merged with the file's other rows of it (IMPORT-26). Done twice, it counts its stock
 * once: the merged row knows the rows of the file that it has.
 */
export async function joinTwin(
  deps: Deps,
  staff: Staff,
  document: ImportDocument,
  row: ImportRowDocument,
): Promise<ImportRowDocument> {
  const { twin: sku = row.sku } = row;
  const rows = driverCollection(importRowModel(deps.connection));
  const { twin: _twin, ...read } = row.parsed as DomainRow;
  const parsed = { ...read, id: sku, errors: read.errors.filter(({ code }) => code !== 'possible-twin') };
  const _id = rowId(document._id, sku);
  const other = await rows.findOne({ _id });
  const isMerged = other !== null && row.rows.every((number) => other.rows.includes(number));
  const merged = other ? mergeRows(other.parsed as DomainRow, parsed) : parsed;
  const [reviewed] = await reviewProducts(deps, [merged]);
  if (!reviewed || isMerged) {
    await rows.deleteOne({ _id: row._id });
    return other ?? row;
  }
  const entry = entryOf(deps, staff.email, {
    action: 'import.row-edit',
    subject: document._id,
    before: { rows: [{ sku: row.sku }] },
    after: { rows: [{ sku }] },
  });
  const { lines: _lines, outcome: _outcome, ...kept } = other ?? row;
  const joined: ImportRowDocument = {
    ...kept,
    ...reviewed,
    _id,
    ...outcomeOf(reviewed.tab),
    pendingAudit: [...(other?.pendingAudit ?? []), entry],
  };
  await rows.replaceOne({ _id }, joined, { upsert: true });
  await rows.deleteOne({ _id: row._id });
  await importModel(deps.connection).updateOne(
    { _id: document._id },
    { $inc: countsOf([row.tab, other?.tab], reviewed.tab) },
  );
  return joined;
}

/** How the counts of a review change when some rows become one. */
function countsOf(before: readonly (string | undefined)[], after: string): Record<string, number> {
  const changes: Record<string, number> = { [`counts.${after}`]: 1 };
  for (const tab of before) if (tab) changes[`counts.${tab}`] = (changes[`counts.${tab}`] ?? 0) - 1;
  return changes;
}
