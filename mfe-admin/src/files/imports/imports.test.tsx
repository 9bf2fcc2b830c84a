import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportSummary } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { choose, csv, openUpload, reviewed, SUMMARY, totalsOf } from '../../testing/imports.tsx';
import { ok, refusal } from '../../testing/open-staff.tsx';
import { LAGER } from '../../testing/products.ts';

// IMPORT-1
test('A file that is no list is refused without being sent', async () => {
  const { uploads } = await openUpload();
  await choose(csv('november.pdf'));
  expect(await screen.findByText('Invalid file type')).toBeInTheDocument();
  expect(screen.getAllByText('Please upload a CSV file (files ending in .csv or .txt)')).toHaveLength(2);
  expect(uploads).toEqual([]);
});

// IMPORT-31
test('A file is recognised, and the review says as what and reads it as something else', async () => {
  const { calls, uploads } = await openUpload('/admin/upload', {
    importDescriptions: async ({ files }) => {
      uploads.push(`as descriptions: ${(files.file as File).name}`);
      return ok({ ...SUMMARY, id: 'i2', kind: 'descriptions', rows: [] });
    },
  });
  await choose(csv());
  const dialog = await reviewed();
  const choice = await within(dialog).findByRole('combobox', { name: 'Read as' });
  expect(choice).toHaveDisplayValue('Prices, stock and sizes');
  await userEvent.selectOptions(choice, 'Descriptions and pictures');
  await waitFor(() => expect(calls).toEqual(['discard']));
  expect(uploads).toEqual(['november.csv', 'as descriptions: november.csv']);
});

// IMPORT-31
test('Dropped pictures are matched by their names, reviewed, saved, and taken back', async () => {
  const saved: unknown[] = [];
  const made: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => `blob:${made.push(`blob:${made.length}`) - 1}`,
    revokeObjectURL: (address: string) => made.splice(made.indexOf(address), 1),
  });
  await openUpload('/admin/upload', {
    adminProducts: async () => ok({ products: [LAGER] }),
    uploadImage: async ({ params }) => {
      saved.push(params);
      return ok({ ...LAGER, imageUrl: 'https://images.example/new.jpg' });
    },
    editProduct: async ({ body }) => {
      saved.push(body);
      return ok(LAGER);
    },
  });
  const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await userEvent.upload(
    screen.getByLabelText('CSV file or workbook'),
    [picture('con 1042.jpg'), picture('holiday.jpg')],
    { applyAccept: false },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Review the pictures' }));
  expect(await dialog.findByText(/^Rail Yard Lager: /)).toBeVisible();
  expect(dialog.getByText('No product has this SKU; left out')).toBeVisible();
  expect(dialog.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual(made);
  await userEvent.click(dialog.getByRole('button', { name: 'Save 1 picture' }));
  await waitFor(() => expect(made).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toMatchObject([{ id: LAGER.id }, { imageUrl: LAGER.imageUrl ?? null }]);
});

// IMPORT-31
test('What goes out is listed with its downloads of this month', async () => {
  await openUpload();
  const card = within(await screen.findByRole('region', { name: 'What goes out' }));
  expect(card.getByRole('link', { name: 'Download All of the month' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/admin\/accounting\/.*zip\?from=2026-11-01&to=2026-11-20$/),
  );
  expect(card.getByRole('link', { name: 'Open Supplier reports' })).toHaveAttribute(
    'href',
    '/admin/money/reports',
  );
});

// IMPORT-19
test('A file without valid products says so', async () => {
  const text = 'No valid products found in the CSV. Please check the file format and try again.';
  await openUpload('/admin/upload', {
    importFile: async () => refusal('import_empty', text, { title: 'Import failed' }),
  });
  await choose(csv());
  expect(await screen.findByText('Import failed')).toBeInTheDocument();
  expect(screen.getAllByText(text)).toHaveLength(2);
});

// PRODUCT-11
test('A file above 50 MB is refused before any of it is sent', async () => {
  const { uploads } = await openUpload();
  const file = csv();
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
  await choose(file);
  expect(await screen.findAllByText('File size exceeds the 50MB limit')).toHaveLength(2);
  expect(uploads).toEqual([]);
});

// IMPORT-18, IMPORT-19
test("A descriptions file without an ID, that can't be parsed, or can't be sent, says which; the page leads back", async () => {
  const noId = "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')";
  const answers = [
    refusal('import_no_id', noId, { title: 'Import failed' }),
    refusal('import_unreadable', 'a quote is never closed', { title: 'Upload failed' }),
    refusal('network', 'We could not reach the shop.', { title: 'No connection' }),
  ];
  await openUpload('/admin/descriptions', {
    importDescriptions: async () => answers.shift() ?? refusal('internal', ''),
  });
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/admin/products');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/products');
  await choose(csv());
  expect(await screen.findAllByText(noId)).toHaveLength(2);
  await choose(csv());
  expect(await screen.findAllByText('Error parsing CSV: a quote is never closed')).toHaveLength(2);
  await choose(csv());
  expect(await screen.findAllByText('Error uploading file: We could not reach the shop.')).toHaveLength(2);
});

// IMPORT-18
test('A file that the browser can no longer read says so', async () => {
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

test('A SKU is put on the ignore list with its reason, and removed with an Undo', async () => {
  let listed = [{ sku: 'OLD-1', reason: 'discontinued', createdBy: 'piet.novak@cbo.example' }];
  await openUpload('/admin/upload', {
    listIgnoredSkus: async () => ok({ ignoredSkus: listed }),
    addIgnoredSkus: async ({ body: add }) => {
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
  await fill(screen.getByLabelText('SKU to ignore'), 'OLD-2');
  await userEvent.type(screen.getByLabelText('Reason'), 'sold out for good{Enter}');
  expect(await screen.findByText('sold out for good, Nora Whitfield')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take OLD-1 off the ignore list' }));
  expect(await screen.findByText('OLD-1 is off the ignore list')).toBeInTheDocument();
});

// IMPORT-14
test('Applying shows its progress, then syncing', async () => {
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
  expect(calls).toEqual(['apply']);
});

test('Cancel discards the review', async () => {
  const { calls, router } = await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(calls).toEqual(['discard']));
  expect(router.state.location.search).toBe('');
});

// IMPORT-14
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

const applied: ImportSummary = {
  id: 'i1',
  kind: 'inventory',
  state: 'applied',
  fileName: 'november.csv',
  startedAt: '2026-11-20T17:40:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  counts: { new: 0, updated: 2, unchanged: 0, issues: 0, ignored: 0 },
};

/** An applied import of which one product was changed since; `left` of its products were not undone. */
async function openChangedSince(left: number) {
  const asked: unknown[] = [];
  let summary = applied;
  await openUpload('/admin/upload', {
    listImports: async () => ok({ imports: [summary] }),
    importTotals: async () => ok(totalsOf([])),
    readImport: async () => ok({ ...summary, rows: [] }),
    undoImport: async ({ body: request }) => {
      asked.push(request);
      if (!request?.leaveChanged || left === 0)
        return refusal('import_changed_since', 'Some products were changed.', { conflicts: ['CON-1042'] });
      summary = { ...applied, state: 'undone', conflicts: ['CON-1042'] };
      return ok({ ...applied, state: 'undoing' as const });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo november.csv' }));
  const dialog = await screen.findByRole('dialog', { name: 'Products have changed since' });
  return { asked, dialog };
}

// IMPORT-17
test('An undo that would overwrite a later change names it first; the rest is undone when staff confirm', async () => {
  const { asked, dialog } = await openChangedSince(1);
  expect(dialog).toHaveTextContent('1 product was changed after this import.');
  expect(within(dialog).getByRole('link', { name: 'CON-1042' })).toHaveAttribute(
    'href',
    '/admin/products?edit=CON-1042&showHidden=true',
  );
  expect(within(dialog).getByRole('button', { name: 'Undo nothing' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the rest' }));
  expect(await screen.findByText('Changed since, not undone: CON-1042')).toBeInTheDocument();
  expect(await screen.findByText(/^Undone, 1 kept because changed since/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toEqual([{}, { leaveChanged: true }]);
});

test('If everything was changed since, there is nothing left to undo, and the dialog says so', async () => {
  const { dialog } = await openChangedSince(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the rest' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('there is nothing left to undo');
  expect(within(dialog).queryByRole('button', { name: 'Undo the rest' })).not.toBeInTheDocument();
});
