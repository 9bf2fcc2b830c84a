import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { OrderBulkChange, OrderBulkResult } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { Toasts } from 'shared-ui/toasts';
import { StaffClientContext, StaffQueries, useCall } from '../../data/calls/index.ts';
import { ok, refusal, testOrder } from '../../testing/open-staff.tsx';
import { fakeStaffClient } from '../../testing/staff-client.ts';
import { BulkBar } from './bulk-bar.tsx';

const ORDERS = [
  testOrder({ id: 'CBO-1' }),
  testOrder({ id: 'CBO-2', status: 'processed' }),
  testOrder({ id: 'CBO-3', status: 'cancelled' }),
];

/** The bar for a list's orders, and the orders on the page. */
function Bar() {
  const { data } = useCall('adminOrders', {});
  if (!data) return null;
  return (
    <>
      <p>{data.orders.map(({ id, status }) => `${id} ${status}`).join(', ')}</p>
      <BulkBar orders={data.orders} onClear={() => undefined} />
    </>
  );
}

type Answer = (changes: OrderBulkChange['changes']) => OrderBulkResult['results'] | 'down';

const openWith = (client: StaffClient) =>
  render(
    <Provider store={createStore()}>
      <StaffClientContext value={client}>
        <StaffQueries>
          <Bar />
          <Toasts />
        </StaffQueries>
      </StaffClientContext>
    </Provider>,
  );

/** `stored` are the orders in the API after the call. */
async function openBar(answer: Answer, stored = ORDERS) {
  const asked: OrderBulkChange['changes'][] = [];
  const client = fakeStaffClient({
    adminOrders: async () => ok({ orders: asked.length > 0 ? stored : ORDERS }),
    changeOrderStatuses: async ({ body: { changes } }) => {
      asked.push(changes);
      const results = answer(changes);
      return results === 'down' ? refusal('network', 'We could not reach the shop.') : ok({ results });
    },
  });
  openWith(client);
  await screen.findByRole('region', { name: 'Selected orders' });
  return { asked };
}

test('many orders are set in one call, with one message and one Undo', async () => {
  const before = { 'CBO-1': 'pending', 'CBO-2': 'processed', 'CBO-3': 'cancelled' } as const;
  const { asked } = await openBar((changes) =>
    changes.map(({ id }) => ({ id, outcome: 'changed', before: before[id as keyof typeof before] })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Shipped' }));
  expect(await screen.findByText('3 orders are Shipped')).toBeInTheDocument();
  expect(screen.getByText('CBO-1, CBO-2 and 1 more')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked).toEqual([
      [
        { id: 'CBO-1', status: 'shipped', from: 'pending' },
        { id: 'CBO-2', status: 'shipped', from: 'processed' },
        { id: 'CBO-3', status: 'shipped', from: 'cancelled' },
      ],
      [
        { id: 'CBO-1', status: 'pending', from: 'shipped' },
        { id: 'CBO-2', status: 'processed', from: 'shipped' },
        { id: 'CBO-3', status: 'cancelled', from: 'shipped' },
      ],
    ]),
  );
});

test('refused orders are named with the reason; Undo only affects the others', async () => {
  const { asked } = await openBar((changes) =>
    changes.map(({ id }) =>
      id === 'CBO-3'
        ? { id, outcome: 'refused', problem: { code: 'out_of_stock', detail: 'Gantry IPA is sold out.' } }
        : { id, outcome: id === 'CBO-2' ? 'unchanged' : 'changed', before: 'pending' },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Processed' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update order status. Please try again.CBO-3: Gantry IPA is sold out.',
  );
  expect(screen.getByText('CBO-1 is Processed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.at(-1)).toEqual([{ id: 'CBO-1', status: 'pending', from: 'processed' }]));
});

test("someone else's change is not overwritten, but shown and reported", async () => {
  const shipped = testOrder({
    id: 'CBO-1',
    status: 'shipped',
    timeline: [
      {
        at: '2026-11-20T17:41:00.000Z',
        who: 'nora.whitfield@cbo.example',
        event: 'status',
        from: 'pending',
        to: 'shipped',
      },
    ],
  });
  await openBar(
    (changes) =>
      changes.map(({ id }) =>
        id === 'CBO-1'
          ? { id, outcome: 'refused', order: shipped, problem: { code: 'stale', detail: 'Changed.' } }
          : { id, outcome: 'changed', before: 'pending' },
      ),
    [shipped, ...ORDERS.slice(1).map((order) => ({ ...order, status: 'cancelled' as const }))],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Changed in the meantimeCBO-1 is Shipped now, set by Nora Whitfield. It was not changed. Choose again to change it.',
  );
  expect(await screen.findByText('CBO-1 shipped, CBO-2 cancelled, CBO-3 cancelled')).toBeInTheDocument();
  expect(screen.getByText('2 orders are Cancelled')).toBeInTheDocument();
});

test('if nothing was saved there is no Undo', async () => {
  await openBar(() => 'down');
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('statuses show at once, and those that were not set are reverted', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const client = fakeStaffClient({
    adminOrders: async () => ok({ orders: ORDERS }),
    changeOrderStatuses: async () => {
      await answered;
      return refusal('network', 'We could not reach the shop.');
    },
  });
  openWith(client);
  await userEvent.click(await screen.findByRole('button', { name: 'Shipped' }));
  expect(await screen.findByText('CBO-1 shipped, CBO-2 shipped, CBO-3 shipped')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('CBO-1 pending, CBO-2 processed, CBO-3 cancelled')).toBeInTheDocument();
});
