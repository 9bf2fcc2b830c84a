import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toastsAtom } from 'shared-domain/state';
import { singleKeysAtom } from '../../shortcuts/index.ts';
import { ok, refusal, testOrder } from '../../testing/open-staff.tsx';
import { bookOf, OWEN, openDetail, openOrders } from '../../testing/orders.tsx';

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
test('the offer to undo follows to the next order, and out of a dialog that is closed', async () => {
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

test('the keys 1 to 5 set a status too', async () => {
  const { statuses } = await openDetail({});
  await userEvent.keyboard('4');
  await waitFor(() => expect(statuses).toEqual(['pending to delivered']));
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
test('a status that someone else has set is not overwritten: it is shown, and staff choose', async () => {
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
    'CBO-1795196412607 is Delivered now, set by Nora Whitfield. Here it was still Pending. It was not changed: choose Cancelled again if that is right.',
  );
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-current', 'true'),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByText('CBO-1795196412607 is Cancelled')).toBeInTheDocument();
  expect(set).toEqual(['pending to cancelled', 'delivered to cancelled']);
});
