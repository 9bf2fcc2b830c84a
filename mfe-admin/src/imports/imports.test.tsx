import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportReview, ImportRow, ImportSummary, RowEdits } from 'shared-domain/contracts';
import { withEdits } from 'shared-domain/imports';
import type { StaffClient } from 'shared-domain/staff-client';
import { LAGER, madeUpProduct, STOUT } from '../testing/products.ts';
import { ok, openStaff, refusal } from '../testing/staff-world.tsx';

const rowOf = (sku: string, more: Partial<ImportRow>): ImportRow => ({
  sku,
  kind: 'updated',
  isNew: false,
  changes: [],
  validationErrors: [],
  autoIgnored: false,
  suspicious: false,
  rows: [2],
  notes: [],
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
    edits: { skipThisTime: true },
    exclusion: 'Skipped this time',
  }),
  rowOf('NEW-1', {
    kind: 'new',
    isNew: true,
    product: madeUpProduct('NEW-1', 'Kentish Cask Stout', { hiddenCategory: undefined }),
    exclusion: 'Brand assignment required',
  }),
  rowOf('imported-18', {
    kind: 'issues',
    rows: [18],
    product: madeUpProduct('imported-18', 'Harvest Ale'),
    validationErrors: ['Missing product ID/SKU'],
    exclusion: 'Missing product ID/SKU',
  }),
  rowOf('OLD-1', {
    kind: 'ignored',
    autoIgnored: true,
    ignoreReason: 'discontinued',
    product: madeUpProduct('OLD-1', 'Winter Warmer'),
  }),
];

const SUMMARY: ImportSummary = {
  id: 'i1',
  kind: 'inventory',
  state: 'ready',
  fileName: 'november.csv',
  startedAt: '2026-11-20T17:40:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  rowsRead: 6,
  counts: { new: 1, updated: 2, unchanged: 1, issues: 1, ignored: 1 },
};

/** An API with one import; applying and undoing are done the next time somebody asks. */
function importer() {
  let summary = SUMMARY;
  const rows = new Map(ROWS.map((row) => [row.sku, row]));
  const calls: string[] = [];
  const uploads: string[] = [];
  const review = (tab?: string): ImportReview => ({
    ...summary,
    rows: [...rows.values()].filter(({ kind }) => tab === undefined || kind === tab),
  });
  const step = (name: string, state: ImportSummary['state']) => async () => {
    calls.push(name);
    const started: ImportSummary = { ...summary, state: name === 'apply' ? 'applying' : 'undoing' };
    summary = { ...summary, state, progress: { done: 2, total: 2 } };
    return ok({ ...started, progress: { done: 1, total: 2 } });
  };
  const edited = (sku: string, edits: RowEdits): ImportRow => {
    const row = rows.get(sku) as ImportRow;
    const all = withEdits(row.edits, edits);
    const product = row.product && {
      ...row.product,
      ...(all.hiddenCategory ? { hiddenCategory: all.hiddenCategory } : {}),
    };
    const { exclusion: _exclusion, ...rest } = row;
    const left = all.skipThisTime || all.shouldIgnore;
    const next: ImportRow = {
      ...rest,
      edits: all,
      ...(product ? { product } : {}),
      ...(left ? { exclusion: 'Left' } : {}),
    };
    rows.set(sku, next);
    return next;
  };
  const staff: Partial<StaffClient> = {
    imports: async () => ok({ imports: [summary] }),
    ignoredSkus: async () => ok({ ignoredSkus: [] }),
    upload: async (_kind, _file, name) => {
      uploads.push(name);
      return ok(review());
    },
    review: async (_id, query = {}) => ok(review(query.tab)),
    editRow: async (_id, sku, edits) => ok(edited(sku, edits)),
    editRows: async (_id, { skus, edits }) => ok({ rows: skus.map((sku) => edited(sku, edits)) }),
    applyImport: step('apply', 'applied'),
    undoImport: step('undo', 'undone'),
    discardImport: async () => {
      calls.push('discard');
      return ok(undefined);
    },
  };
  return { staff, calls, uploads };
}

const csv = (name = 'november.csv') => new File(['Item #,Item\n'], name, { type: 'text/csv' });

async function openUpload(path = '/admin/upload', staff: Partial<StaffClient> = {}) {
  const world = importer();
  const opened = openStaff({ path, staff: { ...world.staff, ...staff } });
  // An open review hides the page behind it.
  await screen.findByRole('button', { name: 'Choose file', hidden: true });
  return { ...world, ...opened };
}

// The chooser offers CSV files alone, but another can be chosen all the same.
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('CSV file'), file, { applyAccept: false });
const reviewed = () => screen.findByRole('dialog', { name: 'Review before anything changes' });
const tab = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('tab', { name }));

test('A file that is no CSV is refused without being sent', async () => {
  const { uploads } = await openUpload();
  await choose(csv('november.xlsx'));
  expect(await screen.findByText('Invalid file type')).toBeInTheDocument();
  expect(screen.getAllByText('Please upload a CSV file (files ending in .csv or .txt)')).toHaveLength(2);
  expect(uploads).toEqual([]);
});

test('A file without valid products says so in the specified words', async () => {
  const words = 'No valid products found in the CSV. Please check the file format and try again.';
  await openUpload('/admin/upload', {
    upload: async () => refusal('import_empty', words, { title: 'Import failed' }),
  });
  await choose(csv());
  expect(await screen.findByText('Import failed')).toBeInTheDocument();
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test('The review counts what the file says and shows each change from old to new', async () => {
  const { router } = await openUpload();
  await choose(csv());
  const dialog = await reviewed();
  expect(router.state.location.search).toBe('?import=i1');
  expect(await within(dialog).findByText('updated, 1 suspicious')).toBeInTheDocument();
  await tab(dialog, 'Updated 2');
  const row = within(dialog).getByRole('row', { name: /Rail Yard Lager/ });
  expect(row).toHaveTextContent('$52.80 → $54.40 +3.0%');
  expect(row).toHaveTextContent('142 → 118 −24');
  const suspicious = within(dialog).getByRole('row', { name: /Velvet Ant Stout/ });
  expect(suspicious).toHaveTextContent('−90.0%Suspicious: ten times cheaper');
  expect(
    within(suspicious).getByRole('checkbox', { name: 'Apply changes of Velvet Ant Stout' }),
  ).not.toBeChecked();
});

test("'skip this time only' and 'always ignore' exclude each other", async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  const name = 'Kentish Cask Stout';
  await userEvent.click(
    await within(dialog).findByRole('checkbox', { name: `skip this time only: ${name}` }),
  );
  await userEvent.click(within(dialog).getByRole('checkbox', { name: `always ignore: ${name}` }));
  expect(within(dialog).getByRole('checkbox', { name: `skip this time only: ${name}` })).not.toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: `always ignore: ${name}` })).toBeChecked();
});

test('Apply is disabled until every new product has a brand, is skipped or ignored', async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  const brand = await within(dialog).findByRole('combobox', { name: 'Brand of Kentish Cask Stout' });
  expect(brand).toHaveAccessibleDescription('Brand assignment required');
  expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeDisabled();
  expect(
    within(dialog).getByText('1 new product needs a brand. Choose one, skip or ignore it.'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(brand, 'FUGGLES');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  expect(within(dialog).getByText(/to apply/)).toHaveTextContent('2 changes to apply, 1 suspicious left out');
});

test('Issues say why a row is left out, ignored ones from which list', async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await within(dialog).findByRole('tab', { name: 'Issues 2' });
  await tab(dialog, 'Issues 2');
  expect(within(dialog).getByRole('row', { name: /Harvest Ale/ })).toHaveTextContent(
    'Row 18(no ID)Harvest AleMissing product ID/SKUThe row is left out.',
  );
  expect(within(dialog).getByRole('row', { name: /Winter Warmer/ })).toHaveTextContent(
    'Ignored: discontinued',
  );
});

test('Applying tells its progress, then syncing, then the success with View Products and Undo', async () => {
  const { calls } = await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await userEvent.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Brand of Kentish Cask Stout' }),
    'FUGGLES',
  );
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Changes' }));
  expect(await within(dialog).findByRole('button', { name: 'Applying Changes...' })).toBeInTheDocument();
  expect(within(dialog).getByText('1 of 2 changes applied')).toBeInTheDocument();
  expect(await screen.findByText('Syncing')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View Products' })).toHaveAttribute(
    'href',
    '/admin/products',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toEqual(['apply', 'undo']));
  expect(await screen.findByText('Import undone')).toBeInTheDocument();
});

test('Cancel discards the review', async () => {
  const { calls, router } = await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(calls).toEqual(['discard']));
  expect(router.state.location.search).toBe('');
});

test('An apply that fails says so', async () => {
  await openUpload('/admin/upload?import=i1', {
    applyImport: async () =>
      refusal('import_apply_failed', 'There was an error applying the product changes.', {
        title: 'Application failed',
      }),
  });
  const dialog = await reviewed();
  await userEvent.click(
    await within(dialog).findByRole('checkbox', { name: 'skip this time only: Kentish Cask Stout' }),
  );
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Changes' }));
  expect(await screen.findByText('Application failed')).toBeInTheDocument();
  expect(screen.getByText('There was an error applying the product changes.')).toBeInTheDocument();
});

test('The descriptions page has its ways back and its own words for a file that fails', async () => {
  await openUpload('/admin/descriptions', {
    upload: async () =>
      refusal(
        'import_no_id',
        "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')",
        {
          title: 'Import failed',
        },
      ),
  });
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/admin/products');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/products');
  await choose(csv());
  expect(
    await screen.findAllByText(
      "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')",
    ),
  ).toHaveLength(2);
});

test('A file above 50 MB is refused in the specified words', async () => {
  const words = 'File size exceeds the 50MB limit';
  await openUpload('/admin/upload', {
    upload: async () => refusal('file_too_large', words, { title: 'File too large' }),
  });
  await choose(csv());
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

test('A file of descriptions that can not be parsed, or not be sent, says which', async () => {
  const answers = [
    refusal('import_unreadable', 'a quote is never closed', { title: 'Upload failed' }),
    refusal('network', 'We could not reach the shop.', { title: 'No connection' }),
  ];
  await openUpload('/admin/descriptions', {
    upload: async () => answers.shift() ?? refusal('internal', ''),
  });
  await choose(csv());
  expect(await screen.findAllByText('Error parsing CSV: a quote is never closed')).toHaveLength(2);
  await choose(csv());
  expect(await screen.findAllByText('Error uploading file: We could not reach the shop.')).toHaveLength(2);
});

test('A file that the browser can not read any more says so', async () => {
  const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  await openUpload('/admin/descriptions');
  await choose(csv());
  expect(await screen.findAllByText('Error reading file')).toHaveLength(2);
  reading.mockRestore();
});

test('A SKU is put on the ignore list with its reason, and taken off again with an Undo', async () => {
  let listed = [{ sku: 'OLD-1', reason: 'discontinued', createdBy: 'piet.novak@cbo.example' }];
  await openUpload('/admin/upload', {
    ignoredSkus: async () => ok({ ignoredSkus: listed }),
    addIgnoredSkus: async (add) => {
      if ('sku' in add)
        listed = [
          ...listed,
          { sku: add.sku, reason: add.reason ?? '', createdBy: 'nora.whitfield@cbo.example' },
        ];
      return ok({ ignoredSkus: listed });
    },
    removeIgnoredSku: async () => ok(undefined),
  });
  expect(await screen.findByText('discontinued, Piet Novak')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('SKU to ignore'), 'OLD-2');
  await userEvent.type(screen.getByLabelText('Reason'), 'sold out for good{Enter}');
  expect(await screen.findByText('sold out for good, Nora Whitfield')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take OLD-1 off the ignore list' }));
  expect(await screen.findByText('OLD-1 is off the ignore list')).toBeInTheDocument();
});
