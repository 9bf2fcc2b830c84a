import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal, testOrder } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const board = {
  day: '2026-11-20',
  version: 1,
  runs: [{ id: '2026-11-20-01', driver: 'Rolant Okafor', state: 'planned' as const, stops: [] }],
  orders: [],
  pickUps: [],
  zones: [],
};

const openPalette = async (calls: StaffAnswers = {}) => {
  const opened = openStaff({
    path: '/admin/retail-leads',
    calls: {
      leads: async () => ok({ leads: [] }),
      adminOrders: async ({ query }) => ok({ orders: query?.search ? [testOrder()] : [], counts: {} }),
      searchLicences: async () =>
        ok({ graceDays: 14, licences: [{ licenseNumber: '308114', companyName: 'The Gull & Lantern' }] }),
      runDay: async ({ params }) => ok({ ...board, day: params.day }),
      ...calls,
    },
  });
  await screen.findByRole('heading', { name: 'Retail Leads Management' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  return opened;
};

/** The active hit. */
const chosen = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

test('Ctrl K opens the palette with every page; typing narrows it and Enter goes there', async () => {
  const { router } = await openPalette();
  const field = screen.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(chosen()).toHaveTextContent('Today');
  await fill(field, '>audi');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.clear(field);
  await fill(field, '>grace');
  expect(screen.getByRole('option')).toHaveTextContent('Ending soon');
  expect(router.state.location.pathname).toBe('/admin/retail-leads');
});

// STAFF-39
test('the palette closes when another page opens; Back closes the list of keys, and stays on the page', async () => {
  const { router } = await openPalette();
  await act(() => router.navigate('/admin/settings/audit'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/settings/audit');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/admin/retail-leads');
});

// STAFF-41
test('a few letters find orders, accounts and runs of today, and the arrows choose', async () => {
  const { router } = await openPalette();
  await fill(screen.getByRole('combobox'), 'lant');
  const orders = await screen.findByRole('group', { name: 'Orders' });
  expect(within(orders).getByRole('option')).toHaveTextContent('CBO-1795196412607');
  const accounts = screen.getByRole('group', { name: 'Accounts' });
  expect(within(accounts).getByRole('option')).toHaveTextContent('308114');
  const runs = screen.getByRole('group', { name: 'Runs today' });
  expect(within(runs).getByRole('option')).toHaveTextContent('Rolant Okafor');
  expect(chosen()).toBe(within(accounts).getByRole('option'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  expect(router.state.location.search).toBe('?order=CBO-1795196412607');
});

test('without results it says what can be typed', async () => {
  await openPalette({
    searchLicences: async () => ok({ graceDays: 14, licences: [] }),
    adminOrders: async () => ok({ orders: [], counts: {} }),
  });
  await fill(screen.getByRole('combobox'), 'zzqq');
  expect(await screen.findByText("Nothing found for 'zzqq'")).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a failed search of orders and accounts is reported and can be retried', async () => {
  let isDown = true;
  await openPalette({
    adminOrders: async () =>
      isDown ? refusal('network', 'No connection.') : ok({ orders: [testOrder()], counts: {} }),
  });
  await fill(screen.getByRole('combobox'), 'audit');
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders and accounts could not be searched.');
  expect(screen.getByRole('option', { name: /Audit/ })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('group', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.queryByText('Orders and accounts could not be searched.')).not.toBeInTheDocument();
});

test('the arrows wrap around: up from the first is the last', async () => {
  const audit = async () => ok({ entries: [] });
  const { router } = await openPalette({ audit });
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Audit');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/settings/audit'));
});
