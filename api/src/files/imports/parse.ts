import { randomUUID } from 'node:crypto';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { ImportChoices, ImportCounts, ImportKind, ImportTab } from 'shared-domain/contracts';
import { type ChosenColumns, fileKindOf } from 'shared-domain/imports';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { emptyFile } from './empty-file.ts';
import type { FileEncoding } from './encoding.ts';
import type { FileRow } from './file-row.ts';
import { openRows } from './file-rows.ts';
import { collectGarbage } from './garbage.ts';
import { joinedLines, type KeptLine, type Line, lineOf } from './lines.ts';
import {
  deleteRows,
  type ImportDocument,
  type ImportRowDocument,
  importModel,
  importRowModel,
  NO_COUNTS,
  outcomeOf,
  rowId,
} from './model.ts';
import type { Read, Reviewer } from './reviewer.ts';
import { anyHeadings, HEADING_SCORES, reviewerOf } from './reviewers.ts';
import { sheetOf } from './workbook.ts';

/** Rows reviewed and written together. */
const BATCH = 200;
/** Batches between two garbage collections. */
const COLLECT_EVERY = 25;
const LEASE_MS = 60_000;

export type UploadedFile = {
  /** Absent if its headings say what it is (IMPORT-31). */
  kind?: ImportKind | undefined;
  path: string;
  fileName: string;
  /** What staff chose for columns, letters and sheet; columns are remembered for files of the same shape. */
  choices?: ImportChoices | undefined;
  /** Of a feed; with the id of its import where the same file may be read twice. */
  feed?: { id?: string };
};

/**
 * Reads a file into a stored review, batch by batch: however long the file is, only one batch and the SKUs seen so far
 * are in memory. Throws the problem of a file that can't be read; its review is stored as failed, for the history.
 */
export async function parseImport(deps: Deps, staff: Staff, file: UploadedFile): Promise<ImportDocument> {
  const imports = importModel(deps.connection);
  const { choices = {} } = file;
  const score = file.kind ? HEADING_SCORES[file.kind] : anyHeadings;
  const workbook = await sheetOf(file.path, score, choices.sheet);
  const letters = workbook ? 'utf-8' : choices.encoding;
  const opened = await openRows(file.path, score, { encoding: letters, isSheet: workbook !== undefined });
  const { headers, samples, rows } = opened;
  if (headers.length === 0) throw emptyFile(file.kind ?? 'inventory');
  const kind = file.kind ?? fileKindOf(headers);
  const chosen = choices.columns ?? (await rememberedColumns(deps, kind, headers));
  const reviewer = await reviewerOf(deps, kind, { headers, samples, chosen });
  const document = {
    ...newImport(deps, staff, { ...file, kind }, headers),
    chosen,
    columns: reviewer.columns,
    ...(workbook ? { workbook } : lettersOf(opened.letters)),
  };
  await imports.insertOne(document);
  try {
    const rowsRead = await storeRows(deps, document._id, reviewer, rows);
    if (rowsRead === 0) throw emptyFile(kind);
    const counts = await countRows(deps, document._id);
    const notices = [...reviewer.notices, ...(opened.isCut() ? [CUT] : [])];
    const set = { state: 'ready', rowsRead, counts, notices } as const;
    const entry = uploadEntry(deps, { ...document, ...set });
    const update = { $set: set, $unset: { leaseUntil: 1 }, $push: { pendingAudit: entry } };
    await stillReading(deps, document._id, update);
    deps.metrics.imports.inc({ kind, outcome: 'reviewed' });
    return { ...document, ...set };
  } catch (cause) {
    await deleteRows(deps.connection, document._id).catch(() => undefined);
    const failure = cause instanceof Problem ? cause.message : 'The file could not be read';
    await imports
      .updateOne({ _id: document._id, state: 'parsing' }, { $set: { state: 'failed', failure } })
      .catch(() => undefined);
    deps.metrics.imports.inc({ kind, outcome: 'refused' });
    throw cause;
  }
}

const CUT = 'The file may be incomplete: it ends in the middle of a row.';

/** What staff chose the last time for a file of this kind with the same headings. */
async function rememberedColumns(deps: Deps, kind: ImportKind, headers: string[]): Promise<ChosenColumns> {
  const last = await importModel(deps.connection)
    .findOne({ kind, headers, chosen: { $gt: {} } })
    .sort({ startedAt: -1 })
    .select('chosen')
    .lean<Pick<ImportDocument, 'chosen'>>();
  return last?.chosen ?? {};
}

/** The encoding, and the question about it if another reading is as likely. */
function lettersOf({ encoding, other, words }: FileEncoding): Pick<ImportDocument, 'letters'> {
  return { letters: { encoding, ...(other && words ? { other, words } : {}) } };
}

function newImport(
  deps: Deps,
  staff: Staff,
  { kind, fileName, feed }: UploadedFile & { kind: ImportKind },
  headers: string[],
): ImportDocument {
  const startedAt = deps.clock();
  return {
    _id: feed?.id ?? randomUUID(),
    ...(feed ? { feed: 'undecided' as const } : {}),
    kind,
    state: 'parsing',
    fileName,
    startedAt,
    startedBy: staff.email,
    rowsRead: 0,
    headers,
    counts: NO_COUNTS,
    leaseUntil: new Date(startedAt.getTime() + LEASE_MS),
    attempts: 0,
  };
}

function uploadEntry(deps: Deps, document: ImportDocument): AuditDocument {
  const { _id: subject, startedBy, kind, fileName, rowsRead, counts } = document;
  const after = { kind, fileName, rowsRead, counts };
  return entryOf(deps, startedBy, { action: 'import.upload', subject, after });
}

/** A parsed row with its lines in the file, which are stored if it has an issue. */
type ReadLines = Read & { lines: Line[] };

const mergeLines = (reviewer: Reviewer, first: ReadLines, second: ReadLines): ReadLines => ({
  ...reviewer.merge(first, second),
  lines: joinedLines(first.lines, second.lines),
});

function linesOf(reviewer: Reviewer, tab: ImportTab, lines: readonly Line[]): { lines?: KeptLine[] } {
  if (tab !== 'issues' && tab !== 'ignored') return {};
  return { lines: lines.map(({ row, cells }) => ({ row, cells, faulty: reviewer.faulty(cells) })) };
}

/**
 * Stores the reviewed rows, each batch while the next one is read; a SKU that occurs again is reviewed together with its earlier
 * rows.
 */
async function storeRows(
  deps: Deps,
  importId: string,
  reviewer: Reviewer,
  rows: AsyncIterable<FileRow>,
): Promise<number> {
  const orders = new Map<string, number>();
  let batch = new Map<string, ReadLines>();
  let count = 0;
  let batches = 0;
  let stored: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await stored;
    stored = storeBatch(deps, importId, reviewer, [...batch.values()], orders);
    batch = new Map();
    batches += 1;
    if (batches % COLLECT_EVERY === 0) collectGarbage();
  };
  try {
    for await (const row of rows) {
      const read = reviewer.read(row);
      if (!read) continue;
      count += 1;
      const before = batch.get(read.sku);
      const fresh = { ...read, lines: [lineOf(row)] };
      batch.set(read.sku, before ? mergeLines(reviewer, before, fresh) : fresh);
      if (batch.size >= BATCH) await flush();
    }
    if (batch.size > 0) await flush();
  } finally {
    await stored;
  }
  return count;
}

async function storeBatch(
  deps: Deps,
  importId: string,
  reviewer: Reviewer,
  read: ReadLines[],
  orders: Map<string, number>,
): Promise<void> {
  const collection = driverCollection(importRowModel(deps.connection));
  const known = read.filter(({ sku }) => orders.has(sku)).map(({ sku }) => rowId(importId, sku));
  const earlier = new Map<string, ReadLines>();
  if (known.length > 0) {
    const stored = await collection.find({ _id: { $in: known } }, { maxTimeMS: 30_000 }).toArray();
    for (const { sku, rows, parsed, lines = [] } of stored) earlier.set(sku, { sku, rows, parsed, lines });
  }
  const merged = read.map((row) => {
    const before = earlier.get(row.sku);
    return before ? mergeLines(reviewer, before, row) : row;
  });
  const fresh: ImportRowDocument[] = [];
  const again: AnyBulkWriteOperation<ImportRowDocument>[] = [];
  for (const [at, row] of (await reviewer.review(merged)).entries()) {
    const order = orders.get(row.sku) ?? orders.size;
    const document = {
      _id: rowId(importId, row.sku),
      import: importId,
      order,
      parsed: merged[at]?.parsed,
      ...row,
      ...linesOf(reviewer, row.tab, merged[at]?.lines ?? []),
      ...outcomeOf(row.tab),
    };
    if (orders.has(row.sku))
      again.push({ replaceOne: { filter: { _id: document._id }, replacement: document } });
    else fresh.push(document);
    orders.set(row.sku, order);
  }
  if (fresh.length > 0) await collection.insertMany(fresh, { ordered: false });
  if (again.length > 0) await collection.bulkWrite(again, { ordered: false });
  const leaseUntil = new Date(deps.clock().getTime() + LEASE_MS);
  await stillReading(deps, importId, { $set: { leaseUntil } });
}

/** Writes to an import that is being read. A process that lost its lease gives up. */
async function stillReading({ connection }: Deps, _id: string, update: object): Promise<void> {
  const { matchedCount } = await importModel(connection).updateOne({ _id, state: 'parsing' }, update);
  if (matchedCount === 0) throw problem('import_unreadable');
}

async function countRows(deps: Deps, importId: string): Promise<ImportCounts> {
  const model = importRowModel(deps.connection);
  const counts = { ...NO_COUNTS };
  for (const tab of Object.keys(counts) as (keyof ImportCounts)[]) {
    counts[tab] = await model.countDocuments({ import: importId, tab }).maxTimeMS(30_000);
  }
  return counts;
}
