import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountingJson } from 'shared-domain/contracts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { nameOf, periodOf } from './accounting-page.tsx';

const SUMS: AccountingJson = {
  orders: 4,
  net: 1215.5,
  charges: [
    { id: 'gst', name: 'GST', amount: 60.78 },
    { id: 'hst', name: 'HST', amount: 0 },
    { id: 'deposit', name: 'Container deposit', amount: 9.6 },
  ],
  shipping: 0,
  otherRefunds: 0,
  total: 1285.88,
  kegs: 2,
  creditNotes: 1,
};

test.each([
  ['this-month', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['this-year', '2026-01-01', '2026-01-01', '2026-01-01'],
] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
});

test('a custom range has no name', () => {
  expect(nameOf({ from: '2026-11-02', to: '2026-11-20' }, '2026-11-20')).toBeUndefined();
});

// ACCOUNTING-1
test("a period's totals leave out zero amounts, and each file covers that period", async () => {
  openStaff({
    path: '/admin/money?from=2026-10-01&to=2026-10-31',
    calls: { accounting: async () => ok(SUMS) },
  });
  expect(await screen.findByText('$1,215.50')).toBeInTheDocument();
  expect(screen.getByText('4 invoices, 1 credit note')).toBeInTheDocument();
  expect(screen.getByText('Container deposit')).toBeInTheDocument();
  expect(screen.queryByText('HST')).not.toBeInTheDocument();
  const files = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('link');
  expect(files.map((file) => file.getAttribute('href'))).toEqual(
    [
      'sales.csv',
      'quickbooks-invoices.csv',
      'quickbooks-credit-notes.csv',
      'xero.csv',
      'liquor-register.csv',
      'payments.csv',
      'quickbooks-payments.csv',
      'xero-payments.csv',
    ].map((file) => `/api/admin/accounting/${file}?from=2026-10-01&to=2026-10-31`),
  );
  // ACCOUNTING-8
  expect(screen.getByRole('link', { name: 'Download all' })).toHaveAttribute(
    'href',
    '/api/admin/accounting/books.zip?from=2026-10-01&to=2026-10-31',
  );
});

test('preset periods and custom ranges are kept in the address', async () => {
  const asked: unknown[] = [];
  const { router } = openStaff({
    path: '/admin/money?from=2026-10-01&to=2026-10-31',
    calls: {
      accounting: async ({ query }) => {
        asked.push(query);
        return ok(SUMS);
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'This year' }));
  expect(router.state.location.search).toMatch(/^\?from=\d{4}-01-01&to=/);
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-02-03' } });
  expect(router.state.location.search).toMatch(/^\?from=2026-02-03&to=/);
  expect(asked.at(-1)).toMatchObject({ from: '2026-02-03' });
});

test('a period that ends before it begins shows an error, and offers neither totals nor files', async () => {
  openStaff({
    path: '/admin/money?from=2026-10-31&to=2026-10-01',
    calls: { accounting: async () => refusal('network', 'not asked') },
  });
  expect(await screen.findByLabelText('Last day')).toHaveAccessibleDescription(
    'The last day is before the first',
  );
  expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  expect(screen.queryByText('not asked')).not.toBeInTheDocument();
});

test('totals that failed to load can be retried; the files stay available', async () => {
  let fails = true;
  openStaff({
    path: '/admin/money',
    calls: {
      accounting: async () => (fails ? refusal('network', 'We could not reach the shop.') : ok(SUMS)),
    },
  });
  expect(await screen.findByRole('heading', { name: 'The figures could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Files' })).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('$1,285.88')).toBeInTheDocument();
});
