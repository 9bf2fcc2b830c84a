import { z } from 'zod';
import { TEXT_LIMITS } from '../../goods/product-fields/index.ts';
import { productDescription } from '../../goods/products/description.ts';
import {
  type ChosenColumns,
  DESCRIPTION_FIELDS,
  IMPORT_FIELDS,
  LICENCE_COLUMN_FIELDS,
  REVIEW_KINDS,
  SUPPLIER_COLUMN_FIELDS,
} from '../../office/imports/index.ts';
import { instant, nextCursor, paging, queryList, sku } from './fields.ts';
import { licenceDetails, verifiedLicence } from './licences.ts';

export const importKinds = ['inventory', 'descriptions', 'licences', 'suppliers'] as const;
export const importStates = [
  'parsing',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
  'failed',
] as const;
export type ImportKind = (typeof importKinds)[number];
export type ImportState = (typeof importStates)[number];
export type ImportTab = (typeof REVIEW_KINDS)[number];

/** Rows per tab; they add up to the consolidated rows. */
export const importCounts = z.object({
  new: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  issues: z.number().int(),
  ignored: z.number().int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** Progress of an import: products, licences or suppliers added and changed so far. */
export const importApplied = z.object({ new: z.number().int(), updated: z.number().int() });
export type ImportApplied = z.infer<typeof importApplied>;

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One field that a row would change; prices in dollars. */
export const fieldChange = z.object({
  field: z.string(),
  from: fieldValue,
  to: fieldValue,
  percent: z
    .number()
    .nullable()
    .optional()
    .describe('Change of a price in per cent, one decimal; null if it was 0'),
  suspicion: z.string().optional().describe("Why it is suspicious, e.g. 'ten times cheaper'"),
});
export type FieldChangeJson = z.infer<typeof fieldChange>;

/** What staff changed in a row before applying it; skip and ignore exclude each other. */
export const rowEdits = z.object({
  name: z.string().trim().max(TEXT_LIMITS.name).optional(),
  friendlyName: z.string().trim().max(TEXT_LIMITS.friendlyName).optional(),
  hiddenCategory: z.string().trim().max(TEXT_LIMITS.hiddenCategory).optional(),
  price: z
    .number({ error: 'Invalid price (must be a number >= 0)' })
    .min(0, 'Invalid price (must be a number >= 0)')
    .max(1_000_000)
    .optional(),
  acceptPrice: z.boolean().optional().describe('Apply a suspicious price too'),
  isTwin: z
    .boolean()
    .optional()
    .describe('It is the product that it may be: the row becomes one of its rows'),
  isSeparate: z.boolean().optional().describe('A product of its own, not the one that it may be'),
  skipThisTime: z.boolean().optional(),
  shouldIgnore: z.boolean().optional(),
});
export type RowEdits = z.input<typeof rowEdits>;

/** `PATCH /api/admin/imports/:id/rows/:sku`. */
export const rowEditRequest = rowEdits.refine((edits) => !(edits.skipThisTime && edits.shouldIgnore), {
  error: "Choose 'skip this time only' or 'always ignore', not both",
  path: ['shouldIgnore'],
});

/** `PATCH /api/admin/imports/:id/rows`: the same edits for many rows, e.g. one brand for a hundred new products. */
export const rowsEditRequest = z.object({ skus: z.array(sku).min(1).max(2000), edits: rowEditRequest });

/** A line of the file, with its faulty cells marked. */
export const fileLine = z.object({
  row: z.number().int(),
  cells: z.array(z.object({ column: z.string(), text: z.string(), faulty: z.boolean() })),
});
export type FileLine = z.infer<typeof fileLine>;

/** `POST /api/admin/imports/:id/undo`; without a body it is refused if anything has changed since. */
export const undoRequest = z.object({
  leaveChanged: z
    .boolean()
    .optional()
    .describe('Skip what has changed since and undo the rest; sent after a refusal that listed it'),
});

/** One row of a review (after consolidation): what it would store, and what that changes. Licence rows carry `licence`. */
export const importRow = z.object({
  sku: z.string().describe("Or the licence number, or the supplier's id"),
  kind: z.enum(REVIEW_KINDS),
  isNew: z.boolean(),
  product: productDescription.optional(),
  licence: verifiedLicence.extend(licenceDetails.partial().shape).optional(),
  supplier: z.string().optional().describe('Its name, in a file of suppliers'),
  changes: z.array(fieldChange),
  validationErrors: z.array(z.string()),
  autoIgnored: z.boolean(),
  ignoreReason: z.string().optional(),
  suspicious: z.boolean().describe('Its price is left out until someone accepts it'),
  guesses: z
    .array(z.object({ field: z.string(), cell: z.string(), as: z.string() }))
    .describe('Cells that were read as something else than they say'),
  twin: z.string().optional().describe('The SKU of the product that it may be'),
  rows: z.array(z.number().int()).describe('Numbers of the file rows it was read from'),
  notes: z.array(z.string()),
  lines: z.array(fileLine).optional().describe('For a row with an issue: its first lines in the file'),
  edits: rowEdits,
  exclusion: z.string().optional().describe("Why it wouldn't be applied as it is"),
  outcome: z.enum(['waiting', 'applying', 'applied', 'skipped', 'refused', 'undone']).optional(),
  refusal: z.string().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** The rows of a bulk edit as they are now; a SKU that the review doesn't have is left out. */
export const importRowsJson = z.object({ rows: z.array(importRow) });

/** A column of a file: its first cells, and what it was taken for. */
export const columnJson = z.object({
  place: z.number().int(),
  heading: z.string(),
  samples: z.array(z.string()),
  field: z.string().optional().describe('Absent if the column is not read'),
  why: z.string(),
  isAsked: z.boolean().describe('Whether staff should look: it may be another amount'),
});
export type ColumnJson = z.infer<typeof columnJson>;

export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'macintosh',
  'iso-8859-2',
  'ibm437',
] as const;

/** How a file's letters were read; with another reading that is as likely, and the same words in both. */
export const lettersJson = z.object({
  encoding: z.enum(importEncodings),
  other: z.enum(importEncodings).optional(),
  words: z.array(z.object({ read: z.string(), other: z.string() })).optional(),
});
export type LettersJson = z.infer<typeof lettersJson>;

/** The fields that staff may choose for a column of each kind of file. */
export const COLUMN_FIELDS: Readonly<Record<(typeof importKinds)[number], readonly string[]>> = {
  inventory: IMPORT_FIELDS,
  descriptions: DESCRIPTION_FIELDS,
  licences: LICENCE_COLUMN_FIELDS,
  suppliers: SUPPLIER_COLUMN_FIELDS,
};

/** '3:price,5:' chooses the price for column 3 (counted from 0) and nothing for column 5. */
const chosenColumns = z
  .string()
  .max(2_000)
  .regex(/^\d{1,3}:\w*(?:,\d{1,3}:\w*)*$/)
  .transform((text, context) => {
    const pairs = text.split(',').map((pair) => pair.split(':') as [string, string]);
    const fields = Object.values(COLUMN_FIELDS).flat();
    if (pairs.some(([, field]) => field !== '' && !fields.includes(field)))
      context.addIssue({ code: 'custom', message: 'Unknown field' });
    const chosen: ChosenColumns = Object.fromEntries(pairs.map(([place, field]) => [place, field || null]));
    return chosen;
  });

/** What staff choose when they upload a file again: its columns, its letters and its sheet. */
export const importChoices = z.object({
  columns: chosenColumns.optional(),
  encoding: z.enum(importEncodings).optional(),
  sheet: z
    .string()
    .max(200)
    .optional()
    .describe('Of a workbook; without it, the sheet with the most headings'),
});
export type ImportChoices = z.infer<typeof importChoices>;

/** An import without its rows, as in the history. */
export const importSummary = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  startedAt: instant,
  startedBy: z.string(),
  appliedAt: instant.optional(),
  appliedBy: z.string().optional(),
  undoneAt: instant.optional(),
  rowsRead: z.number().int().optional(),
  counts: importCounts,
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  applied: importApplied.optional(),
  failure: z.string().optional(),
  conflicts: z.array(z.string()).optional(),
  fromFeed: z.literal(true).optional().describe('It came from another system, not from a person'),
  waitsBecause: z.string().optional().describe('Why a feed was not applied by itself'),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** `POST /api/admin/feeds/products`: stock and prices of known products. */
export const feedRequest = z.object({
  rows: z
    .array(
      z.object({
        id: sku,
        stock: z.number().int().min(0).max(1_000_000).optional().describe('Cases or kegs on hand'),
        price: z.number().min(0).max(100_000).multipleOf(0.01).optional().describe('Dollars'),
      }),
    )
    .min(1)
    .max(2_000)
    .refine(
      ([first, ...others]) =>
        (first?.stock !== undefined || first?.price !== undefined) &&
        others.every(
          ({ stock, price }) =>
            (stock === undefined) === (first.stock === undefined) &&
            (price === undefined) === (first.price === undefined),
        ),
      'Please give each row the same: stock, price or both',
    ),
});

const PRODUCTS = 'Please enter 0 to 100,000 products';
const PERCENT = 'Please enter 0 to 30 per cent';

/** `GET /api/admin/feeds/limits`: what a feed may change without a person (FEED-2). */
export const feedLimits = z.object({
  products: z.number({ error: PRODUCTS }).int(PRODUCTS).min(0, PRODUCTS).max(100_000, PRODUCTS),
  percent: z.number({ error: PERCENT }).min(0, PERCENT).max(30, PERCENT),
});
export type FeedLimitsJson = z.infer<typeof feedLimits>;

/** `PUT /api/admin/feeds/limits`. Refused as stale if `before` has changed. */
export const feedLimitsChange = feedLimits.extend({ before: feedLimits });

/** 201 of an upload, and `GET /api/admin/imports/:id`: the summary and a page of rows. */
export const importReview = importSummary.extend({
  rows: z.array(importRow),
  nextCursor,
  columns: z.array(columnJson).optional(),
  letters: lettersJson.optional(),
  workbook: z
    .object({ sheets: z.array(z.string()), sheet: z.string() })
    .optional()
    .describe('Its sheets that have rows, and the one that was read'),
  notices: z.array(z.string()).optional().describe('What staff should know of the file as a whole'),
});
export type ImportReview = z.infer<typeof importReview>;

export const importListJson = z.object({ imports: z.array(importSummary), nextCursor });
export type ImportListJson = z.infer<typeof importListJson>;

/** Filters of a review's changed rows; `unbranded`: new products that still need a brand. */
export const reviewFilters = ['price', 'stock', 'suspicious', 'unbranded', 'guessed'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export const importReviewQuery = z.object({
  ...paging,
  tab: queryList.pipe(z.array(z.enum(REVIEW_KINDS))).optional(),
  only: z.enum(reviewFilters).optional(),
});

/** `GET /api/admin/imports/:id/totals`: totals of the whole review, as of each row's last edit. */
export const importTotals = z.object({
  price: z.number().int().describe('Updated rows whose price changes'),
  stock: z.number().int().describe('Updated rows whose stock changes'),
  suspicious: z.number().int(),
  suspiciousLeftOut: z.number().int(),
  unbranded: z.number().int().describe('New products that still need a brand'),
  guessed: z.number().int().describe('Rows with a cell that was read as something else than it says'),
  toApply: z.number().int().describe('Rows that would be applied'),
});
export type ImportTotals = z.infer<typeof importTotals>;

/** The data of an import's progress events. */
export const importEvent = importSummary.pick({
  id: true,
  state: true,
  progress: true,
  applied: true,
  counts: true,
  failure: true,
});
export type ImportEvent = z.infer<typeof importEvent>;

export const ignoredSku = z.object({
  sku: z.string(),
  reason: z.string().optional(),
  createdBy: z.string().optional(),
  created_at: instant.optional(),
});
export const ignoredSkusJson = z.object({ ignoredSkus: z.array(ignoredSku), nextCursor });
export const ignoredSkusQuery = z.object(paging);
export type IgnoredSkusJson = z.infer<typeof ignoredSkusJson>;
const ignoredSkuEntry = z.object({ sku, reason: z.string().trim().max(200).optional() });

/** `POST /api/admin/ignored-skus`: one SKU or several at once; existing ones are left alone. */
export const ignoredSkusAdd = z.union([
  ignoredSkuEntry,
  z.object({ skus: z.array(ignoredSkuEntry).min(1).max(5000) }),
]);
export const ignoredSkusRemove = z.object({ sku });
