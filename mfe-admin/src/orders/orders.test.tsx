import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEvent, OrderJson } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { madeUpOrder, ok, openStaff, refusal } from '../testing/staff-world.tsx';

const OWEN = madeUpOrder({
  id: 'CBO-1795194880215',
  channel: 'dtc',
  accountName: undefined,
  customerName: 'Owen Baptiste',
  totalAmount: 96.12,
  notes: 'Please ring twice.',
  payment: { status: 'paid' },
});

/** A phone's list: jsdom has no layout, in which the table would draw its rows. */
const openOrders = (staff: Partial<StaffClient>, path = '/admin/orders') =>
  openStaff({ path, phone: true, staff });

const listOf = (...orders: OrderJson[]) =>
  ok({ orders, counts: { pending: orders.filter(({ status }) => status === 'pending').length } });

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

test("without any order the page says 'No Orders Yet', under filters 'No orders found'", async () => {
  const { router } = openOrders({ orders: async () => listOf() });
  expect(await screen.findByRole('heading', { name: 'No Orders Yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Shipped/ }));
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?status=shipped');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

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

async function openDetail(staff: Partial<StaffClient>, order = madeUpOrder()) {
  const opened = openOrders(
    { orders: async () => listOf(order), ...staff },
    `/admin/orders?order=${order.id}`,
  );
  const dialog = await screen.findByRole('dialog', { name: order.id });
  return { dialog, ...opened };
}

test('an order shows its lines, tax rows that add up, customer, timeline and the versions that made it', async () => {
  const { dialog } = await openDetail({});
  expect(within(dialog).getByRole('row', { name: /Gantry IPA/ })).toHaveTextContent('$132.00');
  expect(within(dialog).getByText('GST (5%)')).toBeInTheDocument();
  expect(within(dialog).getByText('$6.60')).toBeInTheDocument();
  expect(within(dialog).getByText('$4.80')).toBeInTheDocument();
  expect(within(dialog).getByText('$143.40')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Customer' }));
  expect(within(dialog).getByText('12 Water Street, Vancouver, BC, V6B 1A1')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Timeline' }));
  expect(within(dialog).getByText(/Order placed/)).toBeInTheDocument();
  expect(await within(dialog).findByText('Confirmation not delivered')).toBeInTheDocument();
  expect(within(dialog).getByText(/mfe-wholesale 1.0.0\+def/)).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    '/admin/orders/CBO-1795196412607/invoice',
  );
});

test('an order without lines says so in the specified words', async () => {
  const { dialog } = await openDetail({}, madeUpOrder({ items: [] }));
  expect(within(dialog).getByText('No items found in this order.')).toBeInTheDocument();
});

test('a line whose product has no name any more says so', async () => {
  const [item] = madeUpOrder().items;
  const { dialog } = await openDetail({}, madeUpOrder({ items: item ? [{ ...item, productName: '' }] : [] }));
  expect(within(dialog).getByText('Missing Product Data')).toBeInTheDocument();
});

test('a status is set with one press, the current one does nothing, and Undo sets it back', async () => {
  const set: string[] = [];
  const { dialog } = await openDetail({
    setOrderStatus: async (_id, status, { from } = {}) => {
      set.push(`${from} to ${status}`);
      return ok(madeUpOrder({ status }));
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pending' }));
  expect(set).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shipped' }));
  expect(await screen.findByText('CBO-1795196412607 is Shipped')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Shipped' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(set).toEqual(['pending to shipped', 'shipped to pending']));
});

test('the keys 1 to 5 set a status too', async () => {
  const set: string[] = [];
  await openDetail({
    setOrderStatus: async (_id, status) => {
      set.push(status);
      return ok(madeUpOrder({ status }));
    },
  });
  await userEvent.keyboard('4');
  await waitFor(() => expect(set).toEqual(['delivered']));
});

test('a status that can not be set is told in the specified words, with the reason', async () => {
  const { dialog } = await openDetail({
    setOrderStatus: async () => refusal('out_of_stock', 'Some of what you asked for is no longer available.'),
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to update order status. Please try again.');
  expect(alert).toHaveTextContent('Some of what you asked for is no longer available.');
});

test('a status that somebody else has set meanwhile is not overwritten: it is shown, and staff choose', async () => {
  const set: string[] = [];
  const delivered = madeUpOrder({
    status: 'delivered',
    timeline: [
      {
        at: '2026-11-20T17:41:00.000Z',
        who: 'nora.whitfield@cbo.example',
        event: 'status',
        from: 'pending',
        to: 'delivered',
      },
    ],
  });
  const { dialog } = await openDetail({
    setOrderStatus: async (_id, status, { from } = {}) => {
      set.push(`${from} to ${status}`);
      return from === 'pending'
        ? refusal('stale', 'Changed.', { status: 409, currentOrder: delivered })
        : ok({ ...delivered, status });
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'CBO-1795196412607 is Delivered now, set by Nora Whitfield. Here it was still Pending. It was not changed: choose Cancelled again if that is right.',
  );
  expect(within(dialog).getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByText('CBO-1795196412607 is Cancelled')).toBeInTheDocument();
  expect(set).toEqual(['pending to cancelled', 'delivered to cancelled']);
});

test('a mail is sent again by its kind', async () => {
  const sent: string[] = [];
  const { dialog } = await openDetail({
    resendMail: async (id, kind) => {
      sent.push(`${id} ${kind}`);
      return ok({ accepted: true as const });
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resend mail' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Customer confirmation' }));
  expect(await screen.findByText('Customer confirmation is on its way again')).toBeInTheDocument();
  expect(sent).toEqual(['CBO-1795196412607 customer']);
});

test('only a paid order can be refunded; one case of two gives back half of lines, tax and deposit', async () => {
  const asked: unknown[] = [];
  const paid = madeUpOrder({ payment: { status: 'paid' } });
  const { dialog } = await openDetail(
    {
      refund: async (_id, request) => {
        asked.push(request);
        return ok(paid);
      },
    },
    paid,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  const refund = await screen.findByRole('dialog', { name: 'Refund' });
  expect(within(refund).getByRole('button', { name: 'Refund $143.40' })).toBeInTheDocument();
  await userEvent.click(within(refund).getByRole('button', { name: 'Lines' }));
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Refund Gantry IPA' }));
  const units = within(refund).getByRole('spinbutton', { name: 'Units of Gantry IPA to refund' });
  await userEvent.clear(units);
  await userEvent.type(units, '1');
  await userEvent.click(within(refund).getByRole('button', { name: 'Refund $71.70' }));
  await waitFor(() => expect(asked).toEqual([{ lines: [{ productId: 'CTR-112', quantity: 1 }] }]));
});

test('an order that is not paid has no refund', async () => {
  const { dialog } = await openDetail({});
  expect(within(dialog).queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});

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
