import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import type { CallInput } from 'shared-domain/staff-client';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, testOrder } from '../../testing/open-staff.tsx';
import { fakePreferences } from '../../testing/preferences.ts';
import { wideWindow } from '../../testing/window-width.ts';
import { sortFrom, sortText } from './sorting.ts';

const order = (id: string, more: Partial<OrderJson> = {}) => testOrder({ id, accountName: id, ...more });

/** The API's list of five orders, newest first, two to a page. */
function bookOfFive() {
  const all = Array.from({ length: 5 }, (_, at) => order(`Pub ${at + 1}`));
  const asked: unknown[] = [];
  const adminOrders = async ({ query = {} }: CallInput<'adminOrders'>) => {
    asked.push({ sort: query.sort, limit: query.limit, cursor: query.cursor });
    const first = Number(query.cursor ?? 0);
    const next = first + 2;
    const list: OrderListJson = {
      orders: all.slice(first, next),
      counts: { pending: 5 },
      total: 5,
      totalAmount: 64_530,
      ...(next < 5 ? { nextCursor: String(next) } : {}),
    };
    return ok(list);
  };
  return { adminOrders, asked };
}

test('a sort is sent to the API, which sorts every order; more of them are loaded on request until all are shown', async () => {
  const book = bookOfFive();
  const calls = { adminOrders: book.adminOrders };
  openStaff({ path: '/admin/orders?sort=-totalAmount', phone: true, calls });
  const table = await screen.findByRole('table', { name: 'Orders' });
  const rows = () => table.querySelectorAll('tbody tr');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText(/2 of 5/)).toBeInTheDocument();
  await userEvent.click(screen.getByText('Show older orders'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  await userEvent.click(screen.getByText('Show older orders'));
  expect(await screen.findByText('Pub 5')).toBeInTheDocument();
  expect(screen.queryByText('Show older orders')).not.toBeInTheDocument();
  const pages = [undefined, '2', '4'].map((cursor) => ({ sort: '-totalAmount', limit: 100, cursor }));
  expect(book.asked).toEqual(expect.arrayContaining(pages));
});

test('a view is saved as an address, listed in the menu, and removed with an Undo', async () => {
  const { router } = openStaff({
    path: '/admin/orders?status=pending&channel=keg&order=',
    phone: true,
    calls: { adminOrders: async () => ok({ orders: [order('Kegs & Co')], counts: { pending: 1 } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  await fill(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Kegs of today');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await userEvent.click(screen.getByRole('button', { name: 'All orders' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Kegs of today' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending&channel=keg'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove view Kegs of today' }));
  expect(screen.queryByRole('button', { name: 'Remove view Kegs of today' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove view Kegs of today' })).toBeInTheDocument();
});

test('the name of a view stays when the window becomes as narrow as a phone', async () => {
  const { narrow, restore } = wideWindow();
  openStaff({
    path: '/admin/orders',
    calls: { adminOrders: async () => ok({ orders: [order('The Gull')], counts: { pending: 1 } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  await fill(await screen.findByRole('textbox', { name: 'Name of the view' }), 'To pack');
  narrow();
  expect(screen.getByRole('button', { name: 'Filters', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('To pack');
  restore();
});

// STAFF-25
test("a member of staff's hidden columns apply where the address hides none", async () => {
  const { calls, read } = fakePreferences({ hiddenOrderColumns: ['items', 'nonsense'] });
  const { router } = openStaff({
    path: '/admin/orders',
    calls: { ...calls, adminOrders: async () => ok({ orders: [order('The Gull')], counts: { pending: 1 } }) },
  });
  const menu = await screen.findByRole('button', { name: 'Columns' });
  const hasHead = (name: string) => screen.queryByRole('columnheader', { name }) !== null;
  await waitFor(() => expect([hasHead('Status'), hasHead('Items')]).toEqual([true, false]));
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Payment' }));
  await waitFor(() => expect(read().hiddenOrderColumns).toEqual(['items', 'payment']));
  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate('/admin/orders?hide=total,totalAmount'));
  await waitFor(() => expect([hasHead('Total'), hasHead('Payment')]).toEqual([false, true]));
  await act(() => router.navigate('/admin/orders'));
  await waitFor(() => expect([hasHead('Total'), hasHead('Payment')]).toEqual([true, false]));
});

test('an impossible date is ignored', async () => {
  const asked: unknown[] = [];
  openStaff({
    path: '/admin/orders?from=2026-02-30&to=tomorrow&sort=-nonsense&hide=id,payment',
    phone: true,
    calls: {
      adminOrders: async ({ query }) => {
        asked.push(query?.from, query?.to);
        return ok({ orders: [order('The Gull')], counts: { pending: 1 } });
      },
    },
  });
  expect(await screen.findByText('The Gull')).toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set([undefined]));
});

test('a sort is in the address as the API takes it; newest first and invalid sorts are left out', () => {
  const inAddress = (text: string) => sortText(sortFrom(text));
  expect(['-totalAmount', 'totalAmount', 'orderDate'].map(inAddress)).toEqual([
    '-totalAmount',
    'totalAmount',
    'orderDate',
  ]);
  expect(['', '-orderDate', 'customer', '-'].map(inAddress)).toEqual(['', '', '', '']);
});

test('orders that need a look are requested in one call, with the search and the other filters', async () => {
  const asked: unknown[] = [];
  openStaff({
    path: '/admin/orders?look=1&search=gantry&channel=dtc',
    phone: true,
    calls: {
      adminOrders: async ({ query }) => {
        asked.push(query);
        return ok({ orders: [order('The Gull')], counts: { pending: 1 } });
      },
      adminOrder: async () => {
        throw new Error('no order is requested by itself');
      },
    },
  });
  expect(await screen.findByText('The Gull')).toBeInTheDocument();
  const look = { channel: 'dtc', look: '1', search: 'gantry', limit: 100 };
  expect(asked).toContainEqual(expect.objectContaining(look));
});
