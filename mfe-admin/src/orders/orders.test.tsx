import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEvent, OrderJson } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { singleKeysAtom } from '../shortcuts/index.ts';
import { madeUpDetail, madeUpOrder, ok, openStaff, refusal } from '../testing/staff-world.tsx';

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
  expect(within(dialog).getByText('Container deposit, 2 × $2.40').closest('div')).toHaveTextContent('$4.80');
  expect(within(dialog).getByText('$143.40')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Customer' }));
  expect(within(dialog).getByText('12 Water Street, Vancouver, BC, V6B 1A1')).toBeInTheDocument();
  expect(await within(dialog).findByRole('link', { name: '3rd order, $412.18 so far' })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Timeline' }));
  const told = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    expect.stringMatching(/^Order placed\d+:40:00 AM2 units taken from stock$/),
    expect.stringMatching(/^Business notification sent\d+:40:02 AMorders@cbo.exampleResend$/),
    expect.stringMatching(
      /^Confirmation not delivered\d+:40:03 AMines@tremblay.example: mailbox fullResend$/,
    ),
  ]);
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

test('up and down go to the neighbours, P to the packing slip; keys of a letter can be turned off', async () => {
  const papers: unknown[] = [];
  const real = window.open;
  window.open = (address) => {
    papers.push(address);
    return null;
  };
  const { store } = openOrders(
    { orders: async () => listOf(madeUpOrder(), OWEN) },
    `/admin/orders?order=${OWEN.id}`,
  );
  await screen.findByRole('dialog', { name: OWEN.id });
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByRole('dialog', { name: 'CBO-1795196412607' });
  await userEvent.keyboard('p');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: OWEN.id });
  act(() => store.set(singleKeysAtom, false));
  await userEvent.keyboard('p2');
  window.open = real;
  expect(papers).toEqual(['/admin/orders/CBO-1795196412607/packing-slip']);
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

test('a mail is sent again from its row of the timeline', async () => {
  const sent: string[] = [];
  const { dialog } = await openDetail({
    resendMail: async (_id, kind) => {
      sent.push(kind);
      return ok({ accepted: true as const });
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Timeline' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Resend: Customer confirmation' }));
  expect(await screen.findByText('Customer confirmation is on its way again')).toBeInTheDocument();
  expect(sent).toEqual(['customer']);
});

test('a payment is told on the timeline with its card', async () => {
  const payment = {
    status: 'paid' as const,
    amount: 143.4,
    startedAt: '2026-11-20T17:40:01.000Z',
    expiresAt: '2026-11-20T18:10:01.000Z',
  };
  const entry = { at: '2026-11-20T17:42:07.000Z', who: 'payment', event: 'paid' };
  const order = madeUpOrder({ payment, timeline: [...(madeUpOrder().timeline ?? []), entry] });
  const detail = madeUpDetail({ ...order, mailLog: [], card: { brand: 'visa', last4: '4242' } });
  const { dialog } = await openDetail({ order: async () => ok(detail) }, order);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Timeline' }));
  expect(await within(dialog).findByText('Visa ending 4242, confirmed by Stripe')).toBeInTheDocument();
  const told = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told.slice(1)).toEqual([
    expect.stringMatching(/^Payment session started\d+:40:01 AMStripe, expires \d+:10 AM$/),
    expect.stringMatching(/^Paid \$143.40\d+:42:07 AMVisa ending 4242, confirmed by Stripe$/),
  ]);
});

test('only a paid order can be refunded; one case of two gives back half of lines, tax and deposit', async () => {
  const asked: unknown[] = [];
  const paid = madeUpOrder({ payment: { status: 'paid' } });
  const { dialog } = await openDetail(
    {
      order: async () => ok(madeUpDetail({ ...paid, card: { brand: 'visa', last4: '4242' } })),
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
  expect(within(refund).getByText('Taxes, 5%').closest('div')).toHaveTextContent('$3.30');
  expect(within(refund).getByText('Container deposit, 1 × $2.40').closest('div')).toHaveTextContent('$2.40');
  expect(await within(refund).findByText('Back to Visa ending 4242')).toBeInTheDocument();
  await userEvent.click(within(refund).getByRole('checkbox', { name: 'Put 1 unit back in stock' }));
  await userEvent.click(within(refund).getByRole('button', { name: 'Refund $71.70' }));
  await waitFor(() =>
    expect(asked).toEqual([{ lines: [{ productId: 'CTR-112', quantity: 1 }], restock: false }]),
  );
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
