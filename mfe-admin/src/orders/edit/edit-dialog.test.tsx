import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderEditJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, refusal, testOrder } from '../../testing/open-staff.tsx';
import {
  edit,
  GANTRY,
  ORDER,
  type OrderEditRequest,
  PAID,
  PORTER,
  press,
  previewOf,
  row,
  STOUT_LINE,
  setQuantity,
} from '../../testing/order-edit.tsx';

// EDIT-3
test('a quantity can be typed or stepped; the row shows the old one, the footer the change', async () => {
  await edit();
  expect(screen.getByText('No changes')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Save changes/ })).toHaveAttribute('aria-disabled', 'true');
  await setQuantity('Gantry IPA', '5');
  expect(await screen.findByText('1 change, +$198.00')).toBeInTheDocument();
  expect(row(/Gantry IPA/)).toHaveTextContent('was 2');
  expect(row(/Gantry IPA/)).toHaveTextContent('$330.00+$198.00');
  await press('One less of Tidal Stout');
  expect(await screen.findByText('2 changes, +$148.00')).toBeInTheDocument();
  expect(row(/Tidal Stout/)).toHaveTextContent('was 4');
});

test("a removed line stays on screen and can be put back; an order with every line removed can't be saved", async () => {
  const { sent } = await edit();
  await press('Remove Tidal Stout');
  expect(await screen.findByText('1 change, −$200.00')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quantity of Tidal Stout' })).not.toBeInTheDocument();
  await press('Put back');
  expect(await screen.findByText('No changes')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantity of Tidal Stout' })).toHaveValue('4');
  await press('Remove Tidal Stout');
  await press('Remove Gantry IPA');
  expect(await screen.findByText(/Cancel the order instead/)).toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent).toEqual([]);
});

// EDIT-2, EDIT-3, KEGS-12
test("A adds a line at today's price; lines, note, empties and mail are saved", async () => {
  const { sent } = await edit();
  await userEvent.keyboard('a3 CZB-301');
  await screen.findByRole('option', { name: /Světlý Ležák/ });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText("New, today's price")).toBeInTheDocument();
  expect(row(/Světlý Ležák/)).toHaveTextContent('$60.00');
  await fill(screen.getByRole('textbox', { name: 'Add a sentence (optional)' }), 'Sorry.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Empty kegs to collect' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Empty 50 L kegs' }), '2');
  await screen.findByText('2 changes, +$180.00');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(`${ORDER.id} changed`)).toBeInTheDocument();
  const lines = [
    { productId: 'CTR-112', quantity: 2 },
    { productId: 'FRC-401', quantity: 4 },
  ];
  expect(sent).toEqual([
    {
      lines: [...lines, { productId: 'CZB-301', quantity: 3 }],
      ...{ note: '', collectEmpties: { 50: 2 }, mail: true, sentence: 'Sorry.', expectedTotal: 512 },
      from: { lines, note: '', collectEmpties: null },
    },
  ]);
  expect(screen.queryByText('Editing')).not.toBeInTheDocument();
});

// EDIT-5
test('a paid order that becomes dearer asks for a second order; one that becomes cheaper shows the refund, which has no Undo', async () => {
  const { sent } = await edit(PAID);
  await setQuantity('Gantry IPA', '3');
  const refused = await screen.findByText(/This order is paid/);
  expect(within(refused).getByRole('link')).toHaveTextContent('Place a second order for the difference.');
  expect(screen.getByRole('button', { name: /Save changes/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent).toEqual([]);
  await setQuantity('Gantry IPA', '1');
  expect(await screen.findByText('Refunds $66.00 to the card')).toBeInTheDocument();
  expect(screen.getByText('The refund can’t be undone.')).toBeInTheDocument();
  await press(/Save changes/);
  await screen.findByText(`${ORDER.id} changed`);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('Esc leaves an unchanged order, and asks about a changed one', async () => {
  await edit();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Editing')).not.toBeInTheDocument());
  await userEvent.keyboard('e');
  await screen.findByText('Editing');
  await press('One more of Gantry IPA');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await press('Back to editing');
  expect(screen.getByRole('textbox', { name: 'Quantity of Gantry IPA' })).toHaveValue('3');
  await press(/^Cancel/);
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByText('Editing')).not.toBeInTheDocument());
});

// EDIT-4
test('the panel shows stock changes in cases, returned stock and shortages', async () => {
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
  const side = within(screen.getByRole('complementary', { name: 'Effects of saving' }));
  expect(await side.findByText('Everything is in stock. Tidal Stout goes back to 11.')).toBeInTheDocument();
  expect(side.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '−3 cases Gantry IPA',
    '+1 case Tidal Stout',
  ]);
  missing = [{ productId: 'CTR-112', left: 2 }];
  await setQuantity('Gantry IPA', '15');
  expect(await side.findByText('Gantry IPA: only 2 cases more in stock')).toBeInTheDocument();
  expect(row(/Gantry IPA/)).toHaveTextContent('2 more in stock');
  expect(side.queryByText(/Everything is in stock/)).not.toBeInTheDocument();
});

// EDIT-9
test("an edit without a mail doesn't send its extra sentence; Undo is an edit back to the previous lines and total", async () => {
  const { sent } = await edit();
  await fill(await screen.findByRole('textbox', { name: 'Add a sentence (optional)' }), 'Sorry.');
  await userEvent.click(screen.getByRole('switch', { name: 'Email to the customer' }));
  await press('Remove Tidal Stout');
  await screen.findByText('1 change, −$200.00');
  await press(/Save changes/);
  expect(await screen.findByText('No email was sent.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(sent).toHaveLength(2));
  const [saved, undone] = sent as [OrderEditRequest, OrderEditRequest];
  expect(saved).toMatchObject({ mail: false, sentence: '', expectedTotal: 132 });
  expect(undone.lines).toEqual(saved.from?.lines);
  expect(undone.expectedTotal).toBe(332);
  expect(undone.from?.lines).toEqual([{ productId: 'CTR-112', quantity: 2 }]);
});

// EDIT-6
test.each([
  ['Use theirs', '7', 'No changes'],
  ['Keep mine', '3', '4 changes'],
])('an order that someone else has changed shows both versions: %s', async (choice, quantity, foot) => {
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

const THURSDAY = {
  day: '2026-11-26',
  closes: '2026-11-25T22:00:00.000Z',
  deadline: 'Order by Wednesday 2:00 PM',
};
const FRIDAY = {
  day: '2026-11-27',
  closes: '2026-11-26T22:00:00.000Z',
  deadline: 'Order by Thursday 2:00 PM',
};
const TUESDAY = {
  day: '2026-11-24',
  closes: '2026-11-23T22:00:00.000Z',
  deadline: 'Order by Monday 2:00 PM',
};
const PROMISED = {
  ...ORDER,
  delivery: {
    ...{ kind: 'delivery' as const, day: THURSDAY.day, closes: THURSDAY.closes, units: 6, minimum: 3 },
    ...{ zone: { id: 'west', name: 'West Side' }, postalCode: 'V6K 1N9' },
  },
};

/** The dialog with the days of the West Side; `sent` and `previewed` are the deliveries it asked for. */
async function editPromised() {
  const previewed: unknown[] = [];
  const opened = await edit(PROMISED, {
    previewOrderEdit: async ({ body }) => {
      previewed.push(body.delivery);
      const days = [{ ...TUESDAY, isLate: true as const }, THURSDAY, FRIDAY];
      const zone = { name: 'West Side', minimum: 3 };
      return ok({ ...previewOf(PROMISED, body.lines), days: { hasZones: true, zone, units: 6, days } });
    },
  });
  const section = await screen.findByRole('region', { name: 'Delivery' });
  await userEvent.click(within(section).getByRole('button', { name: 'Change' }));
  return { ...opened, previewed, section: within(section) };
}

// EDIT-11, ORDER-22
test('a delivery moves to another day, which names what the page showed; one whose cut-off is over asks for a reason', async () => {
  const { sent, previewed, section } = await editPromised();
  expect(section.getByRole('radio', { name: /Thursday, November 26/ })).toBeChecked();
  await userEvent.click(section.getByRole('button', { name: 'Allow Tuesday, November 24' }));
  await fill(section.getByRole('textbox', { name: 'Reason *' }), 'Room in the van');
  await waitFor(() =>
    expect(previewed.at(-1)).toEqual({ kind: 'delivery', day: '2026-11-24', passing: 'Room in the van' }),
  );
  await userEvent.click(section.getByRole('radio', { name: /Friday, November 27/ }));
  await waitFor(() => expect(previewed.at(-1)).toEqual({ kind: 'delivery', day: '2026-11-27' }));
  await press(/Save changes/);
  expect(await screen.findByText(`${ORDER.id} changed`)).toBeInTheDocument();
  expect(sent).toMatchObject([
    { delivery: { kind: 'delivery', day: '2026-11-27' }, from: { delivery: PROMISED.delivery } },
  ]);
});

// EDIT-11, SHIPPING-11
test('another address is sent once it is whole, and none for a pick-up', async () => {
  const { previewed, section } = await editPromised();
  await userEvent.click(section.getByRole('button', { name: 'Another address' }));
  await fill(section.getByRole('textbox', { name: 'Street' }), '1823 Powell Street');
  expect(screen.getByText('City must be at least 2 characters')).toBeInTheDocument();
  await fill(section.getByRole('textbox', { name: 'City' }), 'Vancouver');
  const postalCode = section.getByRole('textbox', { name: 'Postal code' });
  await fill(postalCode, 'm5v3a8');
  await userEvent.tab();
  const elsewhere = 'M5V 3A8 is in Ontario. Wholesale orders are delivered in BC only';
  expect(postalCode).toHaveAccessibleDescription(elsewhere);
  await userEvent.clear(postalCode);
  await fill(postalCode, 'v5l1h9');
  const to = { address: '1823 Powell Street', city: 'Vancouver', postalCode: 'V5L 1H9' };
  await waitFor(() => expect(previewed.at(-1)).toEqual({ kind: 'delivery', day: THURSDAY.day, to }));
  await userEvent.click(section.getByRole('radio', { name: 'Pick-up' }));
  await waitFor(() => expect(previewed.at(-1)).toEqual({ kind: 'pick-up' }));
  expect(section.queryByRole('textbox', { name: 'Street' })).not.toBeInTheDocument();
});
