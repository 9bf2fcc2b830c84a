import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEvent } from 'shared-domain/contracts';
import type { OrderStatus } from 'shared-domain/orders';
import { toastsAtom } from 'shared-domain/state';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal, testOrder, testOrderDetail } from '../../testing/open-staff.tsx';
import { bookOf, listOf, OWEN, openDetail, openOrders } from '../../testing/orders.tsx';

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

// STAFF-13
test('an order without lines says so', async () => {
  const { dialog } = await openDetail({}, testOrder({ items: [] }));
  expect(within(dialog).getByText('No items found in this order.')).toBeInTheDocument();
});

// PRODUCT-10
test('a line whose product no longer has a name says so', async () => {
  const [item] = testOrder().items;
  const { dialog } = await openDetail({}, testOrder({ items: item ? [{ ...item, productName: '' }] : [] }));
  expect(within(dialog).getByText('Missing Product Data')).toBeInTheDocument();
});

test('a mail is resent from its row of the timeline', async () => {
  const sent: string[] = [];
  const { dialog } = await openDetail({
    resendOrderMail: async ({ params: { id, kind } }) => {
      sent.push(`${id} ${kind}`);
      return ok({ accepted: true as const });
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Timeline' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Resend: Customer confirmation' }));
  expect(await screen.findByText('Customer confirmation is being resent')).toBeInTheDocument();
  expect(sent).toEqual(['CBO-1795196412607 customer']);
});

test('a payment is shown on the timeline with its card', async () => {
  const payment = {
    status: 'paid' as const,
    amount: 143.4,
    startedAt: '2026-11-20T17:40:01.000Z',
    expiresAt: '2026-11-20T18:10:01.000Z',
  };
  const entry = { at: '2026-11-20T17:42:07.000Z', who: 'payment', event: 'paid' };
  const order = testOrder({ payment, timeline: [...(testOrder().timeline ?? []), entry] });
  const detail = testOrderDetail({ ...order, mailLog: [], card: { brand: 'visa', last4: '4242' } });
  const { dialog } = await openDetail({ adminOrder: async () => ok(detail) }, order);
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

test("an open order that isn't in the list follows other people's changes", async () => {
  let status: OrderStatus = 'pending';
  let tell: (event: OrderEvent) => void = () => undefined;
  openStaff({
    path: '/admin/orders?order=CBO-1795196412607',
    phone: true,
    calls: { adminOrders: async () => listOf(OWEN), adminOrder: async () => ok(testOrderDetail({ status })) },
    follow: (address, { onEvent }) => {
      if (address === '/api/admin/orders/events') tell = onEvent as typeof tell;
      return () => undefined;
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'CBO-1795196412607' });
  expect(within(dialog).getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-current', 'true');
  status = 'shipped';
  act(() => tell({ kind: 'changed', id: 'CBO-1795196412607' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Shipped' })).toHaveAttribute('aria-current', 'true'),
  );
});

// ORDER-22
test('an order with a waived cut-off or minimum says who waived it and why', async () => {
  const passed = {
    rules: ['cut-off' as const, 'minimum' as const],
    reason: 'The van is not loaded yet',
    who: 'piet.novak@cbo.example',
  };
  const { dialog } = await openDetail({}, testOrder({ passed }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Customer' }));
  const text = 'The cut-off and the minimum, by Piet Novak: The van is not loaded yet';
  expect(within(dialog).getByText(text)).toBeInTheDocument();
});

test('a status is set with one click, the current one does nothing, and Undo reverts it', async () => {
  const { dialog, statuses, store } = await openDetail({});
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pending' }));
  expect(statuses).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shipped' }));
  expect(await within(dialog).findByText('CBO-1795196412607 is Shipped')).toBeInTheDocument();
  expect(store.get(toastsAtom)).toEqual([]);
  expect(within(dialog).getByRole('button', { name: 'Shipped' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statuses).toEqual(['pending to shipped', 'shipped to pending']));
});

test("a status shows at once; if it can't be set, the stored one returns, with the reason", async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const { dialog } = await openDetail({
    changeOrderStatus: async () => {
      await refused;
      return refusal('out_of_stock', 'Some of what you asked for is no longer available.');
    },
  });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  await userEvent.click(button('Cancelled'));
  await waitFor(() => expect(button('Cancelled')).toHaveAttribute('aria-current', 'true'));
  expect(button('Pending')).toHaveAttribute('aria-disabled', 'true');
  refuse();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to update order status. Please try again.');
  expect(alert).toHaveTextContent('Some of what you asked for is no longer available.');
  expect(button('Pending')).toHaveAttribute('aria-current', 'true');
});

// STAFF-20
test('Undo stays available on the next order and after closing the dialog', async () => {
  const { calls, statuses } = bookOf(testOrder(), OWEN);
  const { store } = openOrders(calls, `/admin/orders?order=${OWEN.id}`);
  await screen.findByRole('dialog', { name: OWEN.id });
  await userEvent.keyboard('2');
  await screen.findByText(`${OWEN.id} is Processed`);
  await userEvent.keyboard('{ArrowUp}');
  const next = await screen.findByRole('dialog', { name: 'CBO-1795196412607' });
  expect(within(next).getByText(`${OWEN.id} is Processed`)).toBeInTheDocument();
  expect(store.get(toastsAtom)).toEqual([]);
  await userEvent.click(within(next).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: `${OWEN.id} is Processed` }]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statuses).toHaveLength(2));
});

test('up and down go to the neighbours, P to the packing slip; single-letter keys can be turned off', async () => {
  const opened: unknown[] = [];
  const real = window.open;
  window.open = (address) => {
    opened.push(address);
    return null;
  };
  const { store } = openOrders(bookOf(testOrder(), OWEN).calls, `/admin/orders?order=${OWEN.id}`);
  await screen.findByRole('dialog', { name: OWEN.id });
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByRole('dialog', { name: 'CBO-1795196412607' });
  await userEvent.keyboard('p');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: OWEN.id });
  act(() => store.set(singleKeysAtom, false));
  await userEvent.keyboard('p2');
  window.open = real;
  expect(opened).toEqual(['/admin/orders/CBO-1795196412607/packing-slip']);
});

// STAFF-13
test('a status set by someone else is not overwritten; it is shown, and staff choose', async () => {
  const set: string[] = [];
  const delivered = testOrder({
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
  const { dialog, put } = await openDetail({
    changeOrderStatus: async ({ body: { from, status } }) => {
      set.push(`${from} to ${status}`);
      const order = from === 'pending' ? delivered : { ...delivered, status };
      put(order);
      return from === 'pending'
        ? refusal('stale', 'Changed.', { status: 409, currentOrder: order })
        : ok(order);
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'CBO-1795196412607 is Delivered now, set by Nora Whitfield. Here it was still Pending. It was not changed. Choose Cancelled again to change it.',
  );
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-current', 'true'),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByText('CBO-1795196412607 is Cancelled')).toBeInTheDocument();
  expect(set).toEqual(['pending to cancelled', 'delivered to cancelled']);
});

// DRIVER-18, PRIVACY-10
test('who received an order and how it was proven is shown, also once the signature is erased', async () => {
  const proof = {
    at: '2026-11-24T19:20:00.000Z',
    receivedBy: 'Tess Moreau',
    idCheck: 'checked' as const,
    signature: 'M1 1L9 9',
  };
  const open = async (signature: string) => {
    const detail = testOrderDetail({ proof: { ...proof, signature } });
    const { dialog } = await openDetail({ adminOrder: async () => ok(detail) });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Proof of delivery' }));
    return within(dialog);
  };
  const shown = await open(proof.signature);
  expect(shown.getByText('Tess Moreau')).toBeVisible();
  expect(shown.getByText('19 or over')).toBeVisible();
  expect(shown.getByRole('img', { name: 'Signature' }).innerHTML).toContain('M1 1L9 9');
  cleanup();
  expect((await open('')).getByText('Erased')).toBeVisible();
});

// RECEIVABLE-12
test('an order that waits because of what its account owes is released with a reason', async () => {
  const sent: unknown[] = [];
  const held = testOrder({ held: { words: 'Our office confirms it.' } });
  const { dialog } = await openDetail(
    {
      releaseOrder: async ({ body }) => {
        sent.push(body);
        return ok(testOrder());
      },
    },
    held,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Customer' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release...' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Release' }));
  expect(screen.getByText('Please say why')).toBeInTheDocument();
  await fill(screen.getByRole('textbox', { name: /^Reason/ }), 'Paid by phone');
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Paid by phone' }]));
  expect(await screen.findByText(`${held.id} is released`)).toBeInTheDocument();
});
