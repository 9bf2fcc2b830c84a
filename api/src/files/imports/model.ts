import { type Connection, type Model, Schema } from 'mongoose';
import type {
  ColumnJson,
  ImportApplied,
  ImportCounts,
  ImportKind,
  ImportState,
  ImportTab,
  LettersJson,
  RowEdits,
} from 'shared-domain/contracts';
import type { ChosenColumns, FieldChange, Guess, RowError } from 'shared-domain/imports';
import { DURABLE, part, STORED } from '../../foundation/database/index.ts';
import { carryEntries, copyEntries, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import type { Workbook } from '../workbooks/index.ts';
import type { KeptLine } from './lines.ts';

/**
 * An import: a file that staff uploaded, its review and its outcome. The rows are in their own collection.
 */
export type ImportDocument = WithEntries & {
  _id: string;
  kind: ImportKind;
  state: ImportState;
  fileName: string;
  startedAt: Date;
  startedBy: string;
  rowsRead: number;
  /** The file's headings. */
  headers?: string[];
  /** Its columns as they were read, and what staff chose for them. */
  columns?: ColumnJson[];
  chosen?: ChosenColumns;
  /** How its letters were read, and another reading that is as likely. */
  letters?: LettersJson;
  /** Of a workbook: its sheets that have rows, and the one that was read. */
  workbook?: Workbook;
  /** What staff should know of the file as a whole. */
  notices?: string[];
  counts: ImportCounts;
  progress?: { done: number; total: number };
  applied?: ImportApplied;
  appliedAt?: Date;
  appliedBy?: string;
  undoneAt?: Date;
  undoneBy?: string;
  failure?: string;
  /** Of a feed: whether it was applied by itself or waits for a person, and why (FEED-2). */
  feed?: 'undecided' | 'applied' | 'waiting';
  waitsBecause?: string;
  /** SKUs that undoing skipped because they were changed since. */
  conflicts?: string[];
  /** Lease of the process working on it, which a killed process loses when it expires. */
  lease?: string;
  leaseUntil?: Date;
  attempts: number;
};

export type RowOutcome = 'waiting' | 'applying' | 'applied' | 'skipped' | 'refused' | 'undoing' | 'undone';

/** One row of a review: what the file says about one product or licence, what that changes, and what was done. */
export type ImportRowDocument = WithEntries & {
  _id: string;
  import: string;
  /** Position in the review: the order in which each SKU first occurred. */
  order: number;
  sku: string;
  rows: number[];
  tab: ImportTab;
  isNew: boolean;
  /** The parsed row, which applying compares with what is stored at that time. */
  parsed?: unknown;
  /** The file's values; fields without a value are absent. */
  values: Record<string, unknown>;
  changes: FieldChange[];
  errors: RowError[];
  notes: string[];
  /** Cells that were read as something else than they say. */
  guesses?: Guess[];
  /** The product that it may be. */
  twin?: string;
  /** The lines in the file, for rows with an issue. */
  lines?: KeptLine[];
  autoIgnored: boolean;
  ignoreReason?: string;
  suspicious: boolean;
  edits: RowEdits;
  /** Why it wouldn't be applied, as of reading or the last edit; null if it would. */
  exclusion: string | null;
  outcome?: RowOutcome;
  refusal?: string;
  /** What was stored before, null if nothing was: written before the change, read by undo. */
  before?: Record<string, unknown> | null;
  /** What the change wrote. */
  after?: Record<string, unknown>;
  /** The target's `updatedAt` after the change: while it is unchanged, so is the target. */
  stamp?: Date;
  /**
   * The target's `updatedAt` before the change: undo restores it, so that an earlier import can be undone after it.
   */
  stampBefore?: Date;
};

const count = { type: Number, required: true };
const countsSchema = new Schema<ImportCounts>(
  { new: count, updated: count, unchanged: count, issues: count, ignored: count },
  part,
);
const progressSchema = new Schema<NonNullable<ImportDocument['progress']>>(
  { done: count, total: count },
  part,
);
const appliedSchema = new Schema<ImportApplied>({ new: count, updated: count }, part);

const importSchema = new Schema<ImportDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    fileName: { type: String, required: true },
    startedAt: { type: Date, required: true },
    startedBy: { type: String, required: true },
    rowsRead: { type: Number, required: true },
    headers: { type: [String], default: undefined },
    columns: { type: [Schema.Types.Mixed], default: undefined } as never,
    chosen: Schema.Types.Mixed,
    letters: Schema.Types.Mixed as never,
    workbook: Schema.Types.Mixed as never,
    notices: { type: [String], default: undefined },
    counts: { type: countsSchema, required: true },
    progress: progressSchema,
    applied: appliedSchema,
    appliedAt: Date,
    appliedBy: String,
    undoneAt: Date,
    undoneBy: String,
    failure: String,
    feed: String as never,
    waitsBecause: String,
    conflicts: { type: [String], default: undefined },
    lease: String,
    leaseUntil: Date,
    attempts: { type: Number, required: true, default: 0 },
  },
  { collection: 'imports', ...STORED, ...DURABLE },
);
importSchema.index({ startedAt: -1, _id: -1 });
importSchema.index({ state: 1, leaseUntil: 1 });
carryEntries(importSchema);

const rowSchema = new Schema<ImportRowDocument>(
  { _id: { type: String, required: true }, import: { type: String, required: true } },
  { collection: 'import_rows', ...STORED, strict: false, ...DURABLE },
);
rowSchema.index({ import: 1, order: 1 });
rowSchema.index({ import: 1, tab: -1, suspicious: -1, order: 1 });
rowSchema.index({ import: 1, outcome: 1, order: 1 });
// Finds pictures that undoing an import would restore.
rowSchema.index({ 'before.imageFile': 1 }, { sparse: true });
// Find the contacts of suppliers that a file named.
rowSchema.index({ 'parsed.values.contacts.email': 1 }, { sparse: true });
rowSchema.index({ 'after.contacts.email': 1 }, { sparse: true });
carryEntries(rowSchema);

export function importModel(connection: Connection): Model<ImportDocument> {
  return connection.models.Import ?? connection.model<ImportDocument>('Import', importSchema);
}

/** The rows of imports. `_id` combines the import's id and the SKU, so that a SKU is in a review only once. */
export function importRowModel(connection: Connection): Model<ImportRowDocument> {
  return connection.models.ImportRow ?? connection.model<ImportRowDocument>('ImportRow', rowSchema);
}

export const rowId = (importId: string, sku: string): string => `${importId}:${sku}`;

export const NO_COUNTS: ImportCounts = { new: 0, updated: 0, unchanged: 0, issues: 0, ignored: 0 };

/** Tabs whose rows are to be applied; the others need nothing. */
export function outcomeOf(tab: ImportTab): { outcome?: RowOutcome } {
  return tab === 'unchanged' || tab === 'ignored' ? {} : { outcome: 'waiting' };
}

const DELETED_AT_ONCE = 1_000;

/**
 * Deletes the rows of a discarded or failed import in batches: 100,000 at once exceed any time limit. A row whose
 * edits aren't in the audit yet is left for the next round.
 */
export async function deleteRows(connection: Connection, importId: string): Promise<void> {
  const rows = importRowModel(connection);
  for (;;) {
    await copyEntries(connection, rows);
    const found = await rows
      .find({ import: importId, outcome: { $in: [null, 'waiting'] } })
      .select('_id')
      .limit(DELETED_AT_ONCE)
      .maxTimeMS(30_000)
      .lean();
    if (found.length === 0) return;
    await rows.deleteMany({ _id: { $in: found.map(({ _id }) => _id) }, ...NO_ENTRIES });
  }
}
