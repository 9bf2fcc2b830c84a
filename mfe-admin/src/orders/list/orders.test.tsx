import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEvent } from 'shared-domain/contracts';
import { ok, openStaff, refusal, testOrder } from '../../testing/open-staff.tsx';
import { bookOf, listOf, OWEN, openOrders } from '../../testing/orders.tsx';

// STAFF-13
test('orders are listed with customer, channel, total and status, and tabs count them', async () => {
  openOrders({ adminOrders: async () => listOf(testOrder(), OWEN) });
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(screen.getByRole('heading', { name: 'Order Management' })).toBeInTheDocument();
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('The Gull & Lantern');
  expect(first).toHaveTextContent('Wholesale');
  expect(first).toHaveTextContent('$143.40');
  expect(first).toHaveTextContent('Pending');
  expect(second).toHaveTextContent('Customer note');
  expect(screen.getByRole('button', { name: 'Pending 2' })).toHaveAttribute('aria-pressed', 'false');
});

// STAFF-13
test("without any order the page says 'No Orders Yet', under filters 'No orders found'", async () => {
  const { router } = openOrders({ adminOrders: async () => listOf() });
  expect(await screen.findByRole('heading', { name: 'No Orders Yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Shipped/ }));
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?status=shipped');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

// STAFF-13
test("a list that can't be loaded says so, and Try Again retries", async () => {
  let isDown = true;
  openOrders({ adminOrders: async () => (isDown ? refusal('network', 'x') : listOf(OWEN)) });
  expect(
    await screen.findByRole('heading', { name: 'Failed to load orders. Please try again.' }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Owen Baptiste')).toBeInTheDocument();
});

// STAFF-13
test('a new order appears on the open list, marked as new, and the count follows', async () => {
  const orders = [testOrder()];
  let tell: (event: OrderEvent) => void = () => undefined;
  openStaff({
    path: '/admin/orders',
    phone: true,
    calls: { adminOrders: async () => listOf(...orders) },
    follow: (address, { onEvent }) => {
      if (address === '/api/admin/orders/events') tell = onEvent as typeof tell;
      return () => undefined;
    },
  });
  await screen.findByText('The Gull & Lantern');
  const placed = { ...OWEN, orderDate: '2026-11-20T17:40:55.000Z' };
  orders.unshift(placed);
  act(() => tell({ kind: 'placed', id: placed.id, order: placed }));
  const row = await screen.findByRole('button', { name: /Owen Baptiste/ });
  await waitFor(() => expect(row).toHaveTextContent('New'));
  expect(screen.getByRole('button', { name: 'Pending 2' })).toBeInTheDocument();
});

// STAFF-13
test('an event refreshes its row and the first page, whose former end stays, and reads no older page', async () => {
  const all = ['A', 'B', 'C', 'D'].map((id) => testOrder({ id, accountName: `Pub ${id}` }));
  const asked: unknown[] = [];
  let tell: (event: OrderEvent) => void = () => undefined;
  openStaff({
    path: '/admin/orders',
    phone: true,
    calls: {
      adminOrders: async ({ query }) => {
        if (query?.limit === 1) return listOf(...all);
        asked.push(query?.cursor);
        const from = query?.cursor ? all.findIndex(({ id }) => id === query.cursor) : 0;
        const next = all[from + 2]?.id;
        return ok({
          orders: all.slice(from, from + 2),
          total: all.length,
          ...(next && { nextCursor: next }),
        });
      },
    },
    follow: (address, { onEvent }) => {
      if (address === '/api/admin/orders/events') tell = onEvent as typeof tell;
      return () => undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older orders' }));
  await screen.findByText('Pub D');
  // The press has left the pointer on the list.
  await userEvent.unhover(screen.getByText('Pub D'));
  act(() => (document.activeElement as HTMLElement).blur());
  const placed = { ...OWEN, orderDate: '2026-11-20T17:40:55.000Z' };
  all.unshift(placed);
  asked.length = 0;
  act(() => tell({ kind: 'placed', id: placed.id, order: placed }));
  expect(await screen.findByText('Owen Baptiste')).toBeInTheDocument();
  for (const id of ['A', 'B', 'C', 'D']) expect(screen.getByText(`Pub ${id}`)).toBeInTheDocument();
  const changed = testOrder({ id: 'D', accountName: 'Pub D', status: 'shipped' });
  all[4] = changed;
  act(() => tell({ kind: 'changed', id: 'D', order: changed }));
  await waitFor(() => expect(screen.getByRole('row', { name: /Pub D/ })).toHaveTextContent('Shipped'));
  expect(asked).toEqual([undefined, undefined]);
});

test('while an order is open, new ones wait until it is closed', async () => {
  const { calls, put } = bookOf(testOrder());
  let tell: (event: OrderEvent) => void = () => undefined;
  openStaff({
    path: `/admin/orders?order=${testOrder().id}`,
    phone: true,
    calls,
    follow: (address, { onEvent }) => {
      if (address === '/api/admin/orders/events') tell = onEvent as typeof tell;
      return () => undefined;
    },
  });
  await screen.findByRole('dialog', { name: testOrder().id });
  await screen.findByRole('button', { name: /The Gull & Lantern/, hidden: true });
  const placed = { ...OWEN, orderDate: '2026-11-20T17:40:55.000Z' };
  put(placed);
  act(() => tell({ kind: 'placed', id: placed.id, order: placed }));
  expect(await screen.findByRole('button', { name: '1 new order', hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Owen Baptiste')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /Owen Baptiste/ })).toHaveTextContent('New');
  expect(screen.queryByRole('button', { name: '1 new order' })).not.toBeInTheDocument();
});

test('an order that is on two pages, because it changed in between, is listed once', async () => {
  openOrders({
    adminOrders: async ({ query }) =>
      ok(query?.cursor ? { orders: [OWEN, testOrder()] } : { orders: [OWEN], total: 2, nextCursor: 'two' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older orders' }));
  await screen.findByText('The Gull & Lantern');
  expect(screen.getAllByText('Owen Baptiste')).toHaveLength(1);
});

test('the sound of new orders can be turned off', async () => {
  openOrders({ adminOrders: async () => listOf(OWEN) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sound on' }));
  expect(screen.getByRole('button', { name: 'Sound off' })).toHaveAttribute('aria-pressed', 'false');
});
