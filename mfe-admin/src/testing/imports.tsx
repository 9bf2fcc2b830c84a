import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportReview, ImportRow, ImportSummary, ImportTotals, RowEdits } from 'shared-domain/contracts';
import { withEdits } from 'shared-domain/imports';
import { isLeftOut, isPriceHeld, needsBrand } from '../files/imports/review/row.ts';
import { ok, openStaff } from './open-staff.tsx';
import { LAGER, STOUT, testStaffProduct } from './products.ts';
import type { StaffAnswers } from './staff-client.ts';

/** A row of a test review; an updated product by default. */
export const rowOf = (sku: string, more: Partial<ImportRow>): ImportRow => ({
  sku,
  kind: 'updated',
  isNew: false,
  changes: [],
  validationErrors: [],
  autoIgnored: false,
  suspicious: false,
  rows: [2],
  notes: [],
  guesses: [],
  edits: {},
  ...more,
});

const ROWS: readonly ImportRow[] = [
  rowOf('CON-1042', {
    product: LAGER,
    changes: [
      { field: 'price', from: 52.8, to: 54.4, percent: 3 },
      { field: 'stock', from: 142, to: 118 },
    ],
  }),
  rowOf('CUR-3004', {
    product: STOUT,
    suspicious: true,
    changes: [{ field: 'price', from: 268, to: 26.8, percent: -90, suspicion: 'ten times cheaper' }],
    exclusion: 'Its price waits until it is accepted',
  }),
  rowOf('NEW-1', {
    kind: 'new',
    isNew: true,
    product: testStaffProduct('NEW-1', 'Kentish Cask Stout', { hiddenCategory: undefined }),
    exclusion: 'Brand assignment required',
  }),
  rowOf('imported-18', {
    kind: 'issues',
    rows: [18],
    product: testStaffProduct('imported-18', 'Harvest Ale'),
    validationErrors: ['Missing product ID/SKU'],
    exclusion: 'Missing product ID/SKU',
    lines: [
      {
        row: 18,
        cells: [
          { column: 'Item #', text: '', faulty: true },
          { column: 'Item', text: 'Harvest Ale', faulty: false },
        ],
      },
    ],
  }),
  rowOf('BAD-1', {
    kind: 'issues',
    rows: [19],
    product: testStaffProduct('BAD-1', 'Call Us Ale'),
    validationErrors: ['Invalid price (must be a number >= 0)'],
    exclusion: 'Invalid price (must be a number >= 0)',
    lines: [
      {
        row: 19,
        cells: [
          { column: 'Item #', text: 'BAD-1', faulty: false },
          { column: 'Price', text: 'call us', faulty: true },
        ],
      },
    ],
  }),
  rowOf('OLD-1', {
    kind: 'ignored',
    autoIgnored: true,
    ignoreReason: 'discontinued',
    product: testStaffProduct('OLD-1', 'Winter Warmer'),
  }),
];

/** For tests: an import whose review is ready. */
export const SUMMARY: ImportSummary = {
  id: 'i1',
  kind: 'inventory',
  state: 'ready',
  fileName: 'november.csv',
  startedAt: '2026-11-20T17:40:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  rowsRead: 7,
  counts: { new: 1, updated: 2, unchanged: 1, issues: 2, ignored: 1 },
};

export function totalsOf(rows: readonly ImportRow[]): ImportTotals {
  const count = (is: (row: ImportRow) => boolean) => rows.filter(is).length;
  const changes = (field: string) => (row: ImportRow) =>
    row.kind === 'updated' && row.changes.some((change) => change.field === field);
  return {
    price: count(changes('price')),
    stock: count(changes('stock')),
    suspicious: count(({ suspicious }) => suspicious),
    suspiciousLeftOut: count((row) => isLeftOut(row) || isPriceHeld(row)),
    unbranded: count(needsBrand),
    guessed: count(({ guesses }) => guesses.length > 0),
    toApply: count(({ exclusion, autoIgnored }) => exclusion === undefined && !autoIgnored),
  };
}

/** For tests: the tabs that a page of a review requests. */
export const tabsOf = (tab: unknown): readonly unknown[] | undefined =>
  Array.isArray(tab) ? tab : undefined;

/** A stubbed API with one import; applying and undoing finish by the next request. */
function importer() {
  let summary = SUMMARY;
  const rows = new Map(ROWS.map((row) => [row.sku, row]));
  const calls: string[] = [];
  const uploads: string[] = [];
  const review = (tab?: unknown): ImportReview => ({
    ...summary,
    rows: [...rows.values()].filter(({ kind }) => tabsOf(tab)?.includes(kind) ?? true),
  });
  const step = (name: string, state: ImportSummary['state']) => async () => {
    calls.push(name);
    const started: ImportSummary = { ...summary, state: name === 'apply' ? 'applying' : 'undoing' };
    summary = { ...summary, state, progress: { done: 2, total: 2 }, applied: { new: 1, updated: 1 } };
    return ok({ ...started, progress: { done: 1, total: 2 } });
  };
  const edited = (sku: string, edits: RowEdits): ImportRow => {
    const row = rows.get(sku) as ImportRow;
    const all = withEdits(row.edits, edits);
    const { skipThisTime, shouldIgnore, ...fields } = all;
    const product = row.product && { ...row.product, ...fields };
    const { exclusion: _exclusion, ...rest } = row;
    const left = skipThisTime || shouldIgnore;
    const next: ImportRow = {
      ...rest,
      edits: all,
      ...(product ? { product } : {}),
      ...(left ? { exclusion: 'Left' } : {}),
    };
    rows.set(sku, next);
    return next;
  };
  const upload: StaffAnswers['importInventory'] = async ({ files }) => {
    uploads.push((files.file as File).name);
    return ok(review());
  };
  const answers: StaffAnswers = {
    listImports: async () => ok({ imports: [summary] }),
    listIgnoredSkus: async () => ok({ ignoredSkus: [] }),
    importFile: upload,
    importInventory: upload,
    importDescriptions: upload,
    readImport: async ({ query }) => ok(review(query?.tab)),
    importTotals: async () => ok(totalsOf([...rows.values()])),
    editImportRow: async ({ params: { sku }, body }) => ok(edited(sku, body)),
    editImportRows: async ({ body: { skus, edits } }) => ok({ rows: skus.map((sku) => edited(sku, edits)) }),
    applyImport: step('apply', 'applied'),
    undoImport: step('undo', 'undone'),
    discardImport: async () => {
      calls.push('discard');
      return ok(undefined);
    },
  };
  return { answers, calls, uploads };
}

export const csv = (name = 'november.csv') => new File(['Item #,Item\n'], name, { type: 'text/csv' });

/** For tests: an import page with one import in its API. */
export async function openUpload(path = '/admin/upload', answers: StaffAnswers = {}) {
  const world = importer();
  const opened = openStaff({ path, calls: { ...world.answers, ...answers } });
  // An open review hides the page behind it.
  await screen.findByRole('button', { name: 'Choose file', hidden: true });
  return { ...world, ...opened };
}

/** For tests: chooses a file, of any type. */
export const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('CSV file or workbook'), file, { applyAccept: false });
export const reviewed = () => screen.findByRole('dialog', { name: 'Review before anything changes' });
/** For tests: opens a tab of the review. */
export const tab = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('tab', { name }));
