import type { Connection } from 'mongoose';
import {
  type ColumnJson,
  type ImportCounts,
  type ImportTab,
  importReview,
  importRow,
  type LettersJson,
  type RowEdits,
} from 'shared-domain/contracts';
import {
  type ChosenColumns,
  type FieldChange,
  type Guess,
  REVIEW_KINDS,
  type RowError,
} from 'shared-domain/imports';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, copyEntries, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import type { Workbook } from '../workbooks/index.ts';
import type { KeptLine } from './lines.ts';

/** An import: a file that staff uploaded, its review and its outcome. The rows are in their own collection. */
const importDescription = importReview
  .omit({
    id: true,
    rows: true,
    nextCursor: true,
    fromFeed: true,
    columns: true,
    letters: true,
    workbook: true,
  })
  .extend({
    _id: z.string(),
    rowsRead: z.number(),
    /** The file's headings. */
    headers: z.array(z.string()).optional(),
    /** Its columns as they were read, and what staff chose for them. */
    columns: z.custom<ColumnJson[]>().optional(),
    chosen: z.custom<ChosenColumns>().optional(),
    /** How its letters were read, and another reading that is as likely. */
    letters: z.custom<LettersJson>().optional(),
    /** Of a workbook: its sheets that have rows, and the one that was read. */
    workbook: z.custom<Workbook>().optional(),
    undoneBy: z.string().optional(),
    /** Of a feed: whether it was applied by itself or waits for a person, and why (FEED-2). */
    feed: z.enum(['undecided', 'applied', 'waiting']).optional(),
    /** Lease of the process working on it, which a killed process loses when it expires. */
    lease: z.string().optional(),
    leaseUntil: z.date().optional(),
    attempts: z.number(),
  });
export type ImportDocument = WithEntries & Stored<typeof importDescription>;

/** One row of a review: what the file says about one product or licence, what that changes, and what was done. */
const rowDescription = importRow
  .pick({
    sku: true,
    isNew: true,
    autoIgnored: true,
    ignoreReason: true,
    suspicious: true,
    twin: true,
    rows: true,
    notes: true,
    refusal: true,
  })
  .extend({
    _id: z.string(),
    import: z.string(),
    /** Position in the review: the order in which each SKU first occurred. */
    order: z.number(),
    tab: z.enum(REVIEW_KINDS),
    /** The parsed row, which applying compares with what is stored at that time. */
    parsed: z.unknown().optional(),
    /** The file's values; fields without a value are absent. */
    values: z.custom<Record<string, unknown>>(),
    changes: z.custom<FieldChange[]>(),
    errors: z.custom<RowError[]>(),
    guesses: z.custom<Guess[]>().optional(),
    /** The lines in the file, for rows with an issue. */
    lines: z.custom<KeptLine[]>().optional(),
    edits: z.custom<RowEdits>(),
    /** Why it wouldn't be applied, as of reading or the last edit; null if it would. */
    exclusion: z.string().nullable(),
    outcome: importRow.shape.outcome.unwrap().or(z.literal('undoing')).optional(),
    /** What was stored before, null if nothing was: written before the change, read by undo. */
    before: z.custom<Record<string, unknown> | null>().optional(),
    /** What the change wrote. */
    after: z.custom<Record<string, unknown>>().optional(),
    /** The target's `updatedAt` after the change: while it is unchanged, so is the target. */
    stamp: z.date().optional(),
    /** The target's `updatedAt` before the change: undo restores it, so that an earlier import can be undone after it. */
    stampBefore: z.date().optional(),
  });
export type ImportRowDocument = WithEntries & Stored<typeof rowDescription>;
export type RowOutcome = NonNullable<ImportRowDocument['outcome']>;

const importSchema = schemaOf(importDescription, { collection: 'imports', ...DURABLE });
importSchema.index({ startedAt: -1, _id: -1 });
importSchema.index({ state: 1, leaseUntil: 1 });
carryEntries(importSchema);

const rowSchema = schemaOf(rowDescription, {
  collection: 'import_rows',
  minimize: false,
  // `isNew` and `errors` are names of mongoose's own documents; rows are read lean.
  suppressReservedKeysWarning: true,
  ...DURABLE,
});
rowSchema.index({ import: 1, order: 1 });
rowSchema.index({ import: 1, tab: -1, suspicious: -1, order: 1 });
rowSchema.index({ import: 1, outcome: 1, order: 1 });
// Finds pictures that undoing an import would restore.
rowSchema.index({ 'before.imageFile': 1 }, { sparse: true });
// Find the contacts of suppliers that a file named.
rowSchema.index({ 'parsed.values.contacts.email': 1 }, { sparse: true });
rowSchema.index({ 'after.contacts.email': 1 }, { sparse: true });
carryEntries(rowSchema);

export const importModel = modelOf<ImportDocument>('Import', importSchema);
/** The rows of imports. `_id` combines the import's id and the SKU, so that a SKU is in a review only once. */
export const importRowModel = modelOf<ImportRowDocument>('ImportRow', rowSchema);

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
