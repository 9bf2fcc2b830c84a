import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportReview, ImportRow, ImportSummary } from 'shared-domain/contracts';
import { rowOf, tabsOf, totalsOf } from '../../testing/imports.tsx';
import { openLicences } from '../../testing/licences.tsx';
import { ok } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const licenceRow = (sku: string, companyName: string, more: Partial<ImportRow>): ImportRow =>
  rowOf(sku, { kind: 'new', isNew: true, licence: { licenseNumber: sku, companyName }, ...more });

const ROWS: readonly ImportRow[] = [
  licenceRow('308200', 'Kingfisher Café', {}),
  licenceRow('305218', 'Gull House', {
    kind: 'updated',
    isNew: false,
    changes: [{ field: 'companyName', from: 'The Gull', to: 'Gull House' }],
  }),
  licenceRow('301900', '', {
    kind: 'issues',
    validationErrors: ['Company name is required'],
    exclusion: 'Company name is required',
  }),
];

const SUMMARY: ImportSummary = {
  id: 'i1',
  kind: 'licences',
  state: 'ready',
  fileName: 'licensees.csv',
  startedAt: '2026-11-20T17:00:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  rowsRead: 3,
  counts: { new: 1, updated: 1, unchanged: 0, issues: 1, ignored: 0 },
};

/** An API with one file of licences. */
function openFile(more: StaffAnswers = {}, query = '') {
  let summary = SUMMARY;
  const calls: string[] = [];
  const review = (tab?: unknown): ImportReview => ({
    ...summary,
    rows: ROWS.filter(({ kind }) => tabsOf(tab)?.includes(kind) ?? true),
  });
  const opened = openLicences(
    {
      listImports: async () => ok({ imports: [summary] }),
      importLicences: async () => ok(review()),
      readImport: async ({ query }) => ok(review(query?.tab)),
      importTotals: async () => ok(totalsOf(ROWS)),
      applyImport: async () => {
        calls.push('apply');
        const started = { ...summary, state: 'applying' as const, progress: { done: 0, total: 2 } };
        const applied = { new: 1, updated: 1 };
        summary = { ...summary, state: 'applied', progress: { done: 2, total: 2 }, applied };
        return ok(started);
      },
      discardImport: async () => {
        calls.push('discard');
        return ok(undefined);
      },
      ...more,
    },
    query,
  );
  return { ...opened, calls };
}

const choose = async (name: string) =>
  userEvent.upload(
    await screen.findByLabelText('CSV file or workbook'),
    new File(['Number,Establishment'], name),
    { applyAccept: false },
  );
const reviewed = () => screen.findByRole('dialog', { name: 'Review before anything changes' });

test('a file is reviewed before anything changes, old name beside new, and then applied', async () => {
  const { calls } = openFile();
  await choose('licensees.csv');
  const dialog = await reviewed();
  const added = await within(dialog).findByRole('row', { name: /308200/ });
  expect(added).toHaveTextContent('Kingfisher Café');
  expect(
    within(added).getByRole('checkbox', { name: 'skip this time only: Kingfisher Café' }),
  ).not.toBeChecked();
  expect(within(dialog).queryByRole('checkbox', { name: /always ignore/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Updated 1' }));
  expect(within(dialog).getByRole('row', { name: /305218/ })).toHaveTextContent('The Gull → Gull House');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Issues 1' }));
  expect(within(dialog).getByRole('row', { name: /301900/ })).toHaveTextContent('Company name is required');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Changes' }));
  expect(await screen.findByText('2 changes applied.')).toBeInTheDocument();
  expect(screen.getByText('1 added, 1 updated, 1 row left out.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View Licences' })).toHaveAttribute(
    'href',
    '/admin/accounts',
  );
  expect(calls).toEqual(['apply']);
});

test('progress shows how many were updated, added and skipped, and the current batch of fifty', async () => {
  const working: ImportSummary = {
    ...SUMMARY,
    state: 'applying',
    counts: { new: 20, updated: 785, unchanged: 2, issues: 5, ignored: 0 },
    progress: { done: 640, total: 805 },
    applied: { new: 14, updated: 626 },
  };
  openFile({
    listImports: async () => ok({ imports: [working] }),
    readImport: async () => ok({ ...working, rows: [] }),
  });
  expect(await screen.findByText('640 of 805')).toBeInTheDocument();
  expect(screen.getByText('626').parentElement).toHaveTextContent('626 updated');
  expect(screen.getByText('14').parentElement).toHaveTextContent('14 added');
  expect(screen.getByText('5').parentElement).toHaveTextContent('5 skipped');
  expect(screen.getByText('Batch 13 of 17, 50 rows each')).toBeInTheDocument();
  expect(screen.getByText('75% applied')).toBeInTheDocument();
});
