import { screen, waitFor, within } from '@testing-library/react';
import type { OrderEditJson } from 'shared-domain/contracts';
import { ok, refusal, testOrder } from '../../testing/open-staff.tsx';
import {
  edit,
  GANTRY,
  ORDER,
  type OrderEditRequest,
  PORTER,
  press,
  previewOf,
  row,
  STOUT_LINE,
  setQuantity,
} from '../../testing/order-edit.tsx';

// EDIT-4
test('the side says in cases what the stock gives and takes, what goes back and what is missing', async () => {
  let missing: OrderEditJson['unavailable'] = [];
  const stock = [
    { productId: 'CTR-112', productName: 'Gantry IPA', units: -3, left: 7 },
    { productId: 'FRC-401', productName: 'Tidal Stout', units: 1, left: 11 },
  ];
  await edit(ORDER, {
    previewOrderEdit: async ({ body }) =>
      ok({ ...previewOf(ORDER, body.lines), stock, unavailable: missing }),
  });
  await setQuantity('Gantry IPA', '5');
  const side = within(screen.getByRole('complementary', { name: 'What saving does' }));
  expect(await side.findByText('All of it is in stock. Tidal Stout goes back to 11.')).toBeInTheDocument();
  expect(side.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '−3 cases Gantry IPA',
    '+1 case Tidal Stout',
  ]);
  missing = [{ productId: 'CTR-112', left: 2 }];
  await setQuantity('Gantry IPA', '15');
  expect(await side.findByText('Gantry IPA: only 2 cases more in stock')).toBeInTheDocument();
  expect(row(/Gantry IPA/)).toHaveTextContent('2 more in stock');
  expect(side.queryByText(/All of it is in stock/)).not.toBeInTheDocument();
});

// EDIT-9
test('Undo is an edit back to the lines, the note and the total of before', async () => {
  const { sent } = await edit();
  await press('Take out Tidal Stout');
  await screen.findByText('1 change, −$200.00');
  await press(/Save changes/);
  await screen.findByText(`${ORDER.id} is changed`);
  await press('Undo');
  await waitFor(() => expect(sent).toHaveLength(2));
  const [{ from: before }, { lines, expectedTotal, from }] = sent as [OrderEditRequest, OrderEditRequest];
  expect(lines).toEqual(before?.lines);
  expect(expectedTotal).toBe(332);
  expect(from?.lines).toEqual([{ productId: 'CTR-112', quantity: 2 }]);
});

// EDIT-6
test.each([
  ['Use theirs', '7', 'No changes'],
  ['Keep mine', '3', '4 changes'],
])('an order that someone else has changed shows both versions; %s', async (choice, quantity, foot) => {
  const theirs = testOrder({
    ...ORDER,
    items: [{ ...GANTRY, quantity: 7 }, STOUT_LINE, { ...STOUT_LINE, ...PORTER }],
    deliveryDetails: 'Ring twice.',
    collectEmpties: { 50: 2 },
    timeline: [{ at: '2026-11-20T17:40:30.000Z', who: 'piet.novak@cbo.example', event: 'edited' }],
  });
  await edit(ORDER, {
    editOrder: async () => refusal('stale', 'Changed.', { status: 409, currentOrder: theirs }),
  });
  await setQuantity('Gantry IPA', '3');
  await screen.findByText('1 change, +$66.00');
  await press(/Save changes/);
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(/Piet Novak changed this order at \d+:40/);
  const [, ...versions] = within(banner).getAllByRole('row');
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    'Gantry IPA73',
    'Porter1none',
    'Note for the driverRing twice.none',
    'Empty kegs to collect2 × 50 Lnone',
  ]);
  await press(choice);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantity of Gantry IPA' })).toHaveValue(quantity);
  expect(await screen.findByText(new RegExp(`^${foot}`))).toBeInTheDocument();
});
