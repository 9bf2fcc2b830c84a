import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEvent } from 'shared-domain/contracts';
import { listOf, OWEN, openOrders } from '../../testing/orders.tsx';
import { madeUpOrder, openStaff, refusal } from '../../testing/staff-world.tsx';

// STAFF-13
test('orders are listed with customer, channel, total and status, and tabs count them', async () => {
  openOrders({ orders: async () => listOf(madeUpOrder(), OWEN) });
  const list = await screen.findByRole('list', { name: 'Orders' });
  expect(screen.getByRole('heading', { name: 'Order Management' })).toBeInTheDocument();
  const [first, second] = within(list).getAllByRole('button');
  expect(first).toHaveTextContent('The Gull & Lantern');
  expect(first).toHaveTextContent('Wholesale');
  expect(first).toHaveTextContent('$143.40');
  expect(first).toHaveTextContent('Pending');
  expect(second).toHaveTextContent('Customer note');
  expect(screen.getByRole('button', { name: 'Pending 2' })).toHaveAttribute('aria-pressed', 'false');
});

// STAFF-13
test("without any order the page says 'No Orders Yet', under filters 'No orders found'", async () => {
  const { router } = openOrders({ orders: async () => listOf() });
  expect(await screen.findByRole('heading', { name: 'No Orders Yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Shipped/ }));
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?status=shipped');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

// STAFF-13
test('a list that can not be loaded says so in the specified words, and Try Again tries again', async () => {
  let isDown = true;
  openOrders({ orders: async () => (isDown ? refusal('network', 'x') : listOf(OWEN)) });
  expect(
    await screen.findByRole('heading', { name: 'Failed to load orders. Please try again.' }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Owen Baptiste')).toBeInTheDocument();
});

test("what is typed stands in the address and is the API's question", async () => {
  const asked: unknown[] = [];
  const { router } = openOrders({
    orders: async (query) => {
      asked.push(query?.search);
      return listOf(OWEN);
    },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Order, customer, email' }), 'owen');
  await waitFor(() => expect(router.state.location.search).toBe('?search=owen'));
  await waitFor(() => expect(asked.at(-1)).toBe('owen'));
});

// STAFF-13
test('an order that is placed arrives on the open list, marked as new, and the count follows', async () => {
  const orders = [madeUpOrder()];
  let tell: (event: OrderEvent) => void = () => undefined;
  openStaff({
    path: '/admin/orders',
    phone: true,
    staff: { orders: async () => listOf(...orders) },
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

test('the sound of arriving orders can be turned off', async () => {
  openOrders({ orders: async () => listOf(OWEN) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sound on' }));
  expect(screen.getByRole('button', { name: 'Sound off' })).toHaveAttribute('aria-pressed', 'false');
});
