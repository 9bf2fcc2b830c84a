import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const INES = {
  id: '1',
  name: 'Ines Calloway',
  email: 'i.calloway@mail.example',
  source: 'retail_popup',
  created_at: '2026-11-20T16:12:00.000Z',
};
const DEVON = { ...INES, id: '2', name: 'Devon Park', email: 'devon@northshore.example' };

const openLeads = (leads: StaffAnswers['leads'], phone = true) =>
  openStaff({ path: '/admin/retail-leads', phone, calls: { leads } });

test('leads are listed and searched by name or address, which is in the page’s address, too', async () => {
  const { router } = openLeads(async () => ok({ leads: [INES, DEVON] }));
  const list = await screen.findByRole('table', { name: 'Retail leads' });
  expect(within(list).getAllByRole('rowheader')).toHaveLength(2);
  const field = screen.getByRole('searchbox', { name: 'Name or email' });
  await fill(field, 'northshore');
  expect(within(list).getAllByRole('rowheader')).toHaveLength(1);
  expect(within(list).getByText('Devon Park')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=northshore');
  await act(() => router.navigate('/admin/retail-leads'));
  expect(field).toHaveValue('');
  expect(within(list).getAllByRole('rowheader')).toHaveLength(2);
});

test('on a phone, a lead from an earlier year shows the year instead of the time', async () => {
  const old = { ...DEVON, created_at: '2024-11-13T20:00:00.000Z' };
  openLeads(async () => ok({ leads: [{ ...INES, created_at: new Date().toISOString() }, old] }));
  const [, recent, earlier] = within(await screen.findByRole('table', { name: 'Retail leads' })).getAllByRole(
    'row',
  );
  expect(earlier).toHaveTextContent(/Devon Park.*Nov 13, 2024/);
  expect(recent).toHaveTextContent(/ [AP]M/);
});

// STAFF-14, STAFF-15
test('without leads the page and the export say so', async () => {
  openLeads(async () => ok({ leads: [] }));
  expect(await screen.findByText('No retail leads captured yet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No leads to export');
  expect(alert).toHaveTextContent('There are currently no leads to export.');
});

// STAFF-14
test("a failed list shows 'Error fetching leads' with the message", async () => {
  openLeads(async () => refusal('network', 'We could not reach the shop.'));
  expect(await screen.findByRole('heading', { name: 'Error fetching leads' })).toBeInTheDocument();
  const told = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(told).findByText('We could not reach the shop.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});

// STAFF-15
test('an export that fails says so', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  openLeads(async () => ok({ leads: [INES] }));
  await screen.findByRole('table', { name: 'Retail leads' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const alert = await screen.findByRole('alert');
  globalThis.fetch = real;
  expect(alert).toHaveTextContent('Export failed');
  expect(alert).toHaveTextContent('There was an error exporting leads. Please try again.');
});

test('a confirmation that was not delivered is shown in its row; counts come from the API', async () => {
  openLeads(async () =>
    ok({
      leads: [
        { ...INES, confirmation: 'sent' },
        { ...DEVON, confirmation: 'failed' },
      ],
      days: [
        { day: '2026-11-19', leads: 3 },
        { day: '2026-11-20', leads: 24 },
      ],
    }),
  );
  const list = await screen.findByRole('table', { name: 'Retail leads' });
  const [, ines, devon] = within(list).getAllByRole('row');
  expect(devon).toHaveTextContent('Not delivered');
  expect(ines).not.toHaveTextContent('Not delivered');
  expect(screen.getByText(/in 14 days/)).toHaveTextContent('2 leads27 in 14 days');
});
