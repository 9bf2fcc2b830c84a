import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import type { OrderStatusChange } from 'shared-domain/contracts';
import { RouterProvider } from 'shared-ui/router';
import { fill } from '../../testing/fill.ts';
import { ok, testOrder } from '../../testing/open-staff.tsx';
import { OWEN, openDetail } from '../../testing/orders.tsx';
import { type Parcels, ShipDialog } from './ship-dialog.tsx';

const BY_POST = { ...OWEN, shipping: { serviceName: 'Expedited Parcel', transitDays: 3, amount: 14.2 } };
const TRACKING = {
  carrier: 'ups' as const,
  carrierName: 'UPS',
  number: '1Z999AA10123456784',
  url: 'https://carrier.example/1Z',
};

async function openParcel(order = testOrder(BY_POST)) {
  const asked: OrderStatusChange[] = [];
  const { dialog } = await openDetail(
    {
      changeOrderStatus: async ({ body }) => {
        asked.push(body);
        return ok(testOrder({ ...order, status: body.status }));
      },
    },
    order,
  );
  return { dialog: within(dialog), asked };
}

// SHIPPING-9
test('typing a number and Enter ships the order, and one Undo reverts both', async () => {
  const { dialog, asked } = await openParcel();
  const field = dialog.getByRole('textbox', { name: 'Tracking number' });
  await fill(field, '7035 1144 7713 8472');
  expect(dialog.getByText('Canada Post')).toBeInTheDocument();
  await userEvent.type(field, '{Enter}');
  expect(await dialog.findByText(`${OWEN.id} is Shipped, Canada Post 7035114477138472`)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        status: 'shipped',
        from: 'pending',
        tracking: { carrier: 'canada-post', number: '7035114477138472' },
      },
      { status: 'pending', from: 'shipped', tracking: null },
    ]),
  );
});

// SHIPPING-9
test('an unknown kind of number is refused at its field, and nothing is shipped', async () => {
  const { dialog, asked } = await openParcel();
  const field = dialog.getByRole('textbox', { name: 'Tracking number' });
  await userEvent.type(field, '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Shipped' }));
  expect(field).toHaveAccessibleDescription(
    "This isn't a tracking number of our carriers. Check it against the label.",
  );
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await fill(field, '520123456789');
  expect(field).not.toBeInvalid();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Carrier/ }), 'FedEx');
  await userEvent.click(dialog.getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(asked).toMatchObject([{ tracking: { carrier: 'fedex' } }]));
});

// SHIPPING-9
test('a shipped order shows its parcel, whose number can be removed', async () => {
  const { dialog, asked } = await openParcel(testOrder({ ...OWEN, status: 'shipped', tracking: TRACKING }));
  await userEvent.click(dialog.getByRole('button', { name: /^Customer/ }));
  expect(dialog.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toHaveAttribute('href', TRACKING.url);
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Tracking number' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save number' }));
  await waitFor(() => expect(asked).toEqual([{ status: 'shipped', from: 'shipped', tracking: null }]));
});

test.each([
  ['on account asks for a number only once it has shipped', testOrder()],
  ['that is picked up asks for none', testOrder({ status: 'delivered', delivery: { kind: 'pick-up' } })],
])('an order %s', async (_, order) => {
  const { dialog } = await openParcel(order);
  expect(dialog.queryByRole('textbox', { name: 'Tracking number' })).not.toBeInTheDocument();
});

// SHIPPING-9
test('for many orders a scanner fills field after field, a column can be pasted, and an empty field ships without a number', async () => {
  const shipped: Parcels[] = [];
  const closed = jest.fn();
  const orders = ['CBO-1', 'CBO-2', 'CBO-3'].map((id) => testOrder({ id }));
  const onShip = async (parcels: Parcels) => {
    shipped.push(parcels);
    return true;
  };
  const ship = <ShipDialog orders={orders} onShip={onShip} onClose={closed} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: ship }])} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship 3 orders' }));
  const fields = dialog.getAllByRole('textbox');
  await userEvent.click(fields[0] as HTMLElement);
  await userEvent.paste('7035114477138472\n12\n');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['7035114477138472', '12', '']);
  await userEvent.keyboard('{Enter}');
  expect(fields[1]).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Ship 3 orders' }));
  expect(fields[1]).toBeInvalid();
  expect(shipped).toEqual([]);
  await userEvent.clear(fields[1] as HTMLElement);
  await userEvent.keyboard('1z999aa10123456784{Enter}{Enter}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect([...(shipped[0] ?? [])]).toEqual([
    ['CBO-1', { carrier: 'canada-post', number: '7035114477138472' }],
    ['CBO-2', { carrier: 'ups', number: '1Z999AA10123456784' }],
    ['CBO-3', null],
  ]);
});
