import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportReview, ImportRow, ImportSummary } from 'shared-domain/contracts';
import { rowOf, tabsOf, totalsOf } from '../../testing/imports.tsx';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const supplierRow = (supplier: string, more: Partial<ImportRow>): ImportRow =>
  rowOf(`id of ${supplier}`, { supplier, ...more });

const ROWS: readonly ImportRow[] = [
  supplierRow('Force Brewing', {
    ...{ kind: 'new', isNew: true },
    changes: [
      { field: 'brands', from: null, to: 'FORCE' },
      { field: 'contacts', from: null, to: 'Bo Park, bo@force.example' },
    ],
  }),
  supplierRow('Harbour Brewing', {
    ...{ kind: 'updated', isNew: false },
    changes: [{ field: 'licenceNumber', from: '310-001', to: '310-009' }],
  }),
  supplierRow('Gale', {
    ...{ kind: 'issues', isNew: true },
    ...{ validationErrors: ['FORCE belongs to Force Brewing'], exclusion: 'FORCE belongs to Force Brewing' },
  }),
];

const SUMMARY: ImportSummary = {
  id: 'i1',
  kind: 'suppliers',
  state: 'ready',
  fileName: 'breweries.csv',
  startedAt: '2026-11-20T17:00:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  rowsRead: 4,
  counts: { new: 1, updated: 1, unchanged: 0, issues: 1, ignored: 0 },
};

// SUPPLIER-3
test('a file of suppliers is reviewed by name before anything changes', async () => {
  const review = (tab?: unknown): ImportReview => ({
    ...SUMMARY,
    rows: ROWS.filter(({ kind }) => tabsOf(tab)?.includes(kind) ?? true),
  });
  openStaff({
    path: '/admin/upload/suppliers',
    calls: {
      listImports: async () => ok({ imports: [SUMMARY] }),
      importSuppliers: async () => ok(review()),
      readImport: async ({ query }) => ok(review(query?.tab)),
      importTotals: async () => ok(totalsOf(ROWS)),
    },
  });
  await userEvent.upload(
    await screen.findByLabelText('CSV file or workbook'),
    new File(['Supplier,Brand'], 'breweries.csv'),
    { applyAccept: false },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Review before anything changes' }));
  expect(await dialog.findByText('rows read, 3 different suppliers')).toBeVisible();
  const added = await dialog.findByRole('row', { name: /Force Brewing/ });
  expect(added).toHaveTextContent('Brands: FORCEContacts: Bo Park, bo@force.example');
  await userEvent.click(dialog.getByRole('tab', { name: 'Updated 1' }));
  expect(dialog.getByRole('row', { name: /Harbour/ })).toHaveTextContent('Licence number: 310-001 → 310-009');
  await userEvent.click(dialog.getByRole('tab', { name: 'Issues 1' }));
  expect(dialog.getByRole('row', { name: /Gale/ })).toHaveTextContent('FORCE belongs to Force Brewing');
});
