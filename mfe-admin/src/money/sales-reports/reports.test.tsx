import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReportSummaryJson, SalesReportJson } from 'shared-domain/contracts';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const TOTAL = { name: 'Total', units: 3, containers: 72, millilitres: 34_056, amount: 180, unsized: 0 };
const report = (name: string, more: Partial<ReportSummaryJson> = {}): ReportSummaryJson => ({
  ...{ id: `${name}_2026-11-15`, supplier: name, name, week: '2026-11-15', state: 'prepared', lines: 2 },
  ...{ corrections: 0, total: TOTAL, version: 1, preparedAt: '2026-11-23T14:00:00.000Z' },
  recipients: [`${name.toLowerCase()}@brewery.example`],
  ...more,
});

const WEEK = [
  report('Force'),
  report('Harbour', { recipients: [] }),
  report('Czech', { state: 'sent', sentAt: '2026-11-23T17:00:00.000Z' }),
];
const ROW = {
  ...{ day: '2026-11-20', document: 'CBO-1', order: 'CBO-1', licence: '305-218', customer: 'The Gull' },
  ...{ customerClass: 'Food Primary', sku: 'IPA', ldbSku: '123', product: 'Gantry IPA', units: 2 },
  ...{ containers: 48, millilitres: null, price: 60, amount: 120, note: '' },
} satisfies SalesReportJson['rows'][number];

async function openReports() {
  const sent: object[] = [];
  openStaff({
    path: '/admin/money/reports',
    calls: {
      salesReports: async () =>
        ok({ week: '2026-11-15', weeks: ['2026-11-15', '2026-11-08'], reports: WEEK }),
      salesReport: async () =>
        ok({ ...report('Force'), rows: [ROW], classes: [{ ...TOTAL, name: 'Food Primary' }] }),
      sendSalesReports: async ({ body }) => {
        sent.push(body);
        return ok({ week: '2026-11-15', weeks: [], reports: WEEK });
      },
    },
  });
  await screen.findByRole('button', { name: 'Force' });
  return { sent };
}

// REPORT-8
test('All prepared reports with a contact are sent at once, or one by itself', async () => {
  const { sent } = await openReports();
  expect(screen.getByRole('combobox', { name: 'Week' })).toHaveDisplayValue(
    'November 15, 2026 to November 21, 2026',
  );
  expect(screen.getByRole('button', { name: 'Send the report of Harbour' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Send the report of Czech' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send all' }));
  expect(await screen.findByText('Report of Force sent')).toBeVisible();
  expect(sent).toEqual([{ week: '2026-11-15', reports: [{ id: 'Force_2026-11-15', version: 1 }] }]);
});

// REPORT-5
test('A report shows its sums by class and its lines, and leads to its files', async () => {
  await openReports();
  await userEvent.click(screen.getByRole('button', { name: 'Force' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Force, November 15/ }));
  expect(await dialog.findByRole('row', { name: /Food Primary 3 72 34\.056 \$180\.00/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /CBO-1 .* Gantry IPA 2 No size \$120\.00/ })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/sales-reports/Force_2026-11-15/report.csv',
  );
});
