import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallInput } from 'shared-domain/client';
import type { Product } from 'shared-domain/products';
import { addToCartAtom, cartCountAtoms, toastsAtom } from 'shared-domain/state';
import { addChargeRow, type ClientFakes, RECYCLING_FEE, refused, succeeded } from 'shared-domain/testing';
import { KEGS, ORDER, openPortal } from '../testing/open-portal.tsx';

async function openCart(fakes: Pick<ClientFakes, 'placeKegOrder' | 'deliveryDays'> = {}) {
  const portal = await openPortal('/dtckegs/cart', fakes);
  portal.store.set(addToCartAtom, { channel: 'keg', product: KEGS[0] as Product, quantity: 2 });
  portal.show();
  await screen.findByRole('heading', { name: 'Your Keg Cart' });
  return portal;
}

// CART-12, TAX-5
test('the summary shows both taxes, the total tax and a total of subtotal x 1.15', async () => {
  await openCart();
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent('Subtotal$761.60');
  expect(summary).toHaveTextContent('GST (5%)$38.08');
  expect(summary).toHaveTextContent('PST-Liquor (10%)$76.16');
  expect(summary).toHaveTextContent('Total$875.84');
  expect(summary).toHaveTextContent('Total tax $114.24');
});

// QUOTE-6
test('any further charge is a row of the summary and not a tax', async () => {
  const remove = addChargeRow(RECYCLING_FEE);
  await openCart();
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent('Recycling fee$0.10');
  expect(summary).toHaveTextContent('Total$875.94');
  expect(summary).toHaveTextContent('Total tax $114.24');
  remove();
});

// CART-12
test('minus at 1 removes the line and leaves the empty cart', async () => {
  const { store } = await openCart();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Keg Products' })).toBeInTheDocument();
  expect(store.get(cartCountAtoms.keg)).toBe(0);
});

// ORDER-2, PAYMENT-15
test('bad input shows a message at each field and sends nothing', async () => {
  const { placed } = await openCart();
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
  expect(await screen.findByText('First name must be at least 2 characters')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(placed).toHaveLength(0);
});

async function fillAndSubmit() {
  const texts = {
    'First name': 'Ravi',
    'Last name': 'Sandhu',
    Email: 'ravi@sandhu.example',
    Phone: '6045550199',
  };
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
}

test('the form keeps its text after going back for one more keg', async () => {
  const { store, router, show } = await openPortal('/dtckegs/cart');
  store.set(addToCartAtom, { channel: 'keg', product: KEGS[0] as Product });
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '604 555');
  await act(() => router.navigate('/dtckegs/products'));
  await act(() => router.navigate('/dtckegs/cart'));
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('604 555');
});

// MAIL-2, ORDER-13, ORDER-15, ORDER-20
test('an order is sent with its lines and total, clears the cart and leads to the thank-you page', async () => {
  const { store, router, placed, logged } = await openCart();
  await fillAndSubmit();
  expect(await screen.findByRole('heading', { name: 'Thank You for Your Order!' })).toBeInTheDocument();
  expect(screen.getByText('Your keg order has been received and is being processed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Keg Products' })).toHaveAttribute(
    'href',
    '/dtckegs/products',
  );
  expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(
    '2 × Tidal Force IPA 50LTotal $875.84',
  );
  expect(screen.getByText(/^Confirmation sent to ravi@sandhu.example\./)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dtckegs/thank-you');
  expect(placed[0]?.body).toMatchObject({
    firstName: 'Ravi',
    lines: [{ productId: 'FRC-450', quantity: 2 }],
    expectedTotal: 875.84,
  });
  expect(store.get(cartCountAtoms.keg)).toBe(0);
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual([
    'Order confirmation sent',
    'Order submitted successfully!',
  ]);
  expect(logged).toEqual(["The customer's confirmation of KEG-1795193702 could not be sent yet"]);
});

const DAY = { day: '2026-11-26', closes: '2026-11-24T22:00:00.000Z', deadline: 'Order by Tuesday 2:00 PM' };
const deliveryDays = async ({ body }: CallInput<'deliveryDays'>) =>
  succeeded(
    body.postalCode
      ? { hasZones: true, zone: { name: 'Vancouver East', minimum: 4 }, units: 8, days: [DAY] }
      : { hasZones: true, units: 8, days: [] },
  );

// DELIVERY-12
test('delivery or pick-up is a required choice, and the delivery address is checked like the form', async () => {
  const { placed } = await openCart({ deliveryDays });
  const choices = await screen.findByRole('group', { name: 'Delivery day' });
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  await fillAndSubmit();
  expect(await screen.findByText('Please choose delivery or pick-up.')).toHaveFocus();
  const code = screen.getByRole('textbox', { name: 'Postal code' });
  await userEvent.click(code);
  await userEvent.paste('banana');
  await userEvent.click(screen.getByRole('textbox', { name: 'Delivery address' }));
  await userEvent.paste('1180 Powell Street');
  expect(within(choices).getByRole('radio', { name: /^Delivery/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('Please enter a valid Canadian postal code (e.g., A1A 1A1)');
  expect(placed).toEqual([]);
  await userEvent.clear(code);
  await userEvent.paste('v6a1h6');
  expect(await screen.findByRole('radio', { name: /^Thursday, November 26/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /Submit Order/ }));
  expect(await screen.findByRole('heading', { name: 'Thank You for Your Order!' })).toBeInTheDocument();
  expect(placed[0]?.body.delivery).toEqual({
    kind: 'delivery',
    day: '2026-11-26',
    address: '1180 Powell Street',
    postalCode: 'V6A 1H6',
  });
});

// MAIL-2
test("the internal mail's failure is shown", async () => {
  const { store } = await openCart({
    placeKegOrder: async () => succeeded({ ...ORDER, mails: { business: 'failed', customer: 'sent' } }),
  });
  await fillAndSubmit();
  await screen.findByRole('heading', { name: 'Thank You for Your Order!' });
  expect(store.get(toastsAtom)[0]).toMatchObject({
    title: 'There was a problem sending the order confirmation email.',
    kind: 'error',
  });
});

// ORDER-13, ORDER-14
test("an API that can't be reached loses nothing: cart and form stay, and the page asks to try again", async () => {
  const { store } = await openCart({ placeKegOrder: async () => refused('network', { status: 0 }) });
  await fillAndSubmit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error submitting your order. Please try again.',
  );
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
  expect(store.get(cartCountAtoms.keg)).toBe(2);
});
