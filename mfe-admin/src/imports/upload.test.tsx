import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { choose, csv, openUpload } from '../testing/imports.tsx';
import { ok, refusal } from '../testing/open-staff.tsx';

// IMPORT-1
test("A file that isn't a CSV is refused without being sent", async () => {
  const { uploads } = await openUpload();
  await choose(csv('november.xlsx'));
  expect(await screen.findByText('Invalid file type')).toBeInTheDocument();
  expect(screen.getAllByText('Please upload a CSV file (files ending in .csv or .txt)')).toHaveLength(2);
  expect(uploads).toEqual([]);
});

// IMPORT-19
test('A file without valid products says so', async () => {
  const words = 'No valid products found in the CSV. Please check the file format and try again.';
  await openUpload('/admin/upload', {
    importInventory: async () => refusal('import_empty', words, { title: 'Import failed' }),
  });
  await choose(csv());
  expect(await screen.findByText('Import failed')).toBeInTheDocument();
  expect(screen.getAllByText(words)).toHaveLength(2);
});

// IMPORT-18
test('The descriptions page has its back link and its own message for a failed file', async () => {
  await openUpload('/admin/descriptions', {
    importDescriptions: async () =>
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

// PRODUCT-11
test('A file above 50 MB is refused with its limit', async () => {
  const words = 'File size exceeds the 50MB limit';
  await openUpload('/admin/upload', {
    importInventory: async () => refusal('file_too_large', words, { title: 'File too large' }),
  });
  await choose(csv());
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

test('A file above 50 MB is refused before any of it is sent', async () => {
  const { uploads } = await openUpload();
  const file = csv();
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
  await choose(file);
  expect(await screen.findAllByText('File size exceeds the 50MB limit')).toHaveLength(2);
  expect(uploads).toEqual([]);
});

// IMPORT-18, IMPORT-19
test("A descriptions file that can't be parsed, or can't be sent, says which", async () => {
  const answers = [
    refusal('import_unreadable', 'a quote is never closed', { title: 'Upload failed' }),
    refusal('network', 'We could not reach the shop.', { title: 'No connection' }),
  ];
  await openUpload('/admin/descriptions', {
    importDescriptions: async () => answers.shift() ?? refusal('internal', ''),
  });
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
  await userEvent.type(screen.getByLabelText('SKU to ignore'), 'OLD-2');
  await userEvent.type(screen.getByLabelText('Reason'), 'sold out for good{Enter}');
  expect(await screen.findByText('sold out for good, Nora Whitfield')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take OLD-1 off the ignore list' }));
  expect(await screen.findByText('OLD-1 is off the ignore list')).toBeInTheDocument();
});
