import type { ImportListJson, ImportReview } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { afterCursor, pageOf } from '../../requests/paging/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type ImportDocument, type ImportRowDocument, importModel, importRowModel } from './model.ts';
import { presentRow, presentSummary } from './present.ts';
import { cursorOf, rowsAfter, type Wanted, wantedRows } from './review-rows.ts';
import { targetOf } from './targets/index.ts';

const PAGE = 50;
const HISTORY = 100;

/** An import by its id; 404 if there is none. */
export async function findImport(deps: Deps, id: string): Promise<ImportDocument> {
  const found = await importModel(deps.connection).findById(id).lean<ImportDocument>();
  if (!found) throw problem('import_not_found');
  return found;
}

/** The history of imports, newest first. */
export async function readHistory(
  deps: Deps,
  { limit = HISTORY, cursor }: { limit?: number; cursor?: string },
): Promise<ImportListJson> {
  const found = await importModel(deps.connection)
    .find(afterCursor('startedAt', cursor))
    .sort({ startedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<ImportDocument[]>();
  const { documents, nextCursor } = pageOf(found, 'startedAt', limit);
  return { imports: documents.map(presentSummary), nextCursor };
}

/**
 * A review: its summary and a page of its rows, of some tabs (suspicious ones first) or of all in the file's order.
 */
export async function readReview(
  deps: Deps,
  document: ImportDocument,
  { tab, only, limit = PAGE, cursor }: Wanted & { limit?: number; cursor?: string },
): Promise<ImportReview> {
  const isByTab = tab !== undefined;
  const rows = await importRowModel(deps.connection)
    .find({
      import: document._id,
      ...wantedRows({ tab, only }),
      ...(cursor ? rowsAfter(cursor, isByTab) : {}),
    })
    .sort(isByTab ? { tab: -1, suspicious: -1, order: 1 } : { order: 1 })
    .limit(limit + 1)
    .maxTimeMS(10_000)
    .lean<ImportRowDocument[]>();
  const page = rows.slice(0, limit);
  const target = targetOf(deps, document.kind);
  const stored = await target.read(page.map(({ sku }) => sku));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    ...presentSummary(document),
    rows: page.map((row) => presentRow(row, document, stored.get(row.sku), target)),
    ...(document.columns ? { columns: document.columns } : {}),
    ...(document.letters ? { letters: document.letters } : {}),
    ...(document.workbook ? { workbook: document.workbook } : {}),
    ...(document.notices ? { notices: document.notices } : {}),
    ...(last ? { nextCursor: cursorOf(last, isByTab) } : {}),
  };
}
