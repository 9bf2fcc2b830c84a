import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartCountAtoms, toastsAtom } from 'shared-domain/state';
import { type Answers, CARRIER, IPA, openShop, problem } from '../testing/open-shop.tsx';

async function openCart(answers: Answers = {}) {
  const shop = await openShop('/dtc/cart', { inCart: 12, ...answers });
  await screen.findByRole('heading', { name: 'Your Cart' });
  return shop;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const pay = () => userEvent.click(screen.getByRole('button', { name: /Continue to payment/ }));

async function fillIn(province = 'BC', postalCode = 'v6k1n9') {
  await userEvent.type(field('First name'), 'Ines');
  await userEvent.type(field('Last name'), 'Tremblay');
  await userEvent.type(field('Email'), 'ines@tremblay.example');
  await userEvent.type(field('Address'), '2256 West 4th Avenue');
  await userEvent.type(field('City'), 'Vancouver');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), province);
  await userEvent.type(field('Postal code'), postalCode);
  await screen.findByRole('radio', { name: /Expedited Parcel/ });
}

test('an empty cart says so and leads back to the shop', async () => {
  await openShop('/dtc/cart');
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/dtc');
});

test('before a province is chosen the summary has the taxes of BC, the deposit, and no shipping yet', async () => {
  await openCart();
  expect(summary()).toHaveTextContent('Subtotal$51.00');
  expect(summary()).toHaveTextContent('GST (5%)$2.55');
  expect(summary()).toHaveTextContent('PST (7%)$3.57');
  expect(summary()).toHaveTextContent('Alcohol tax (3%)$1.53');
  expect(summary()).toHaveTextContent('Container deposit, 12 × $0.10$1.20');
  expect(summary()).toHaveTextContent('Total before shipping$59.85');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/dtc');
});

test('six characters of a postal code bring the options, the cheapest chosen; another one changes the cost', async () => {
  const { shippingAsked } = await openCart();
  await fillIn();
  expect(field('Postal code')).toHaveValue('V6K 1N9');
  expect(shippingAsked).toEqual([
    { destinationPostalCode: 'V6K 1N9', destinationProvince: 'BC', itemCount: 12 },
  ]);
  expect(screen.getByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
  expect(summary()).toHaveTextContent('Shipping, Expedited Parcel$14.20');
  expect(summary()).toHaveTextContent('Total$74.05');
  await userEvent.click(screen.getByRole('radio', { name: /Priority/ }));
  expect(summary()).toHaveTextContent('Shipping, Priority$27.40');
  expect(summary()).toHaveTextContent('Total$87.25');
});

test('Ontario pays HST in place of GST, PST and alcohol tax', async () => {
  await openCart();
  await fillIn('ON', 'M5V 2T6');
  expect(summary()).toHaveTextContent('HST (13%)$6.63');
  expect(summary()).not.toHaveTextContent('GST');
  expect(summary()).toHaveTextContent('Total$73.03');
});

test('where the carrier has no options, the estimate for the province and its notice', async () => {
  const { store } = await openCart({
    quoteShipping: async () => ({
      ok: true,
      data: {
        shippingOptions: [{ serviceName: 'Expedited Parcel', transitDays: 0, amount: 14.95 }],
        fallbackRates: true,
      },
    }),
  });
  await fillIn();
  expect(store.get(toastsAtom)).toMatchObject([
    { title: 'Using estimated shipping rate of $14.95 for BC.', duration: 4000 },
  ]);
});

test('where nobody answers, the page estimates by the same table', async () => {
  const { store } = await openCart({ quoteShipping: async () => problem('network', { status: 0 }) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'YT');
  await userEvent.type(field('Postal code'), 'Y1A 1A1');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  expect(summary()).toHaveTextContent('Shipping, Estimated shipping$39.95');
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Using estimated shipping rate of $39.95 for YT.' }]);
});

test('an estimate made without a network gives way to the carrier once there is one', async () => {
  let isOffline = true;
  await openCart({
    quoteShipping: (request, way) =>
      isOffline ? Promise.resolve(problem('network', { status: 0 })) : CARRIER(request, way),
  });
  await userEvent.type(field('Postal code'), 'V6K 1N9');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Estimated shipping/ })).not.toBeInTheDocument();
});

test('while shipping is calculated the page says so and no order goes out', async () => {
  const { placed } = await openCart({ quoteShipping: () => new Promise(() => {}) });
  await userEvent.type(field('Postal code'), 'V6K 1N9');
  expect((await screen.findAllByText('Calculating shipping...')).length).toBeGreaterThan(0);
  await userEvent.type(field('Postal code'), '{Enter}');
  expect(placed).toEqual([]);
});

test('bad input shows the specified messages and sends nothing', async () => {
  const { placed } = await openCart();
  await userEvent.type(field('Postal code'), '12345');
  await pay();
  for (const message of [
    'First name must be at least 2 characters',
    'Please enter a valid email address',
    'Address must be at least 5 characters',
    'Province is required',
    'Please enter a valid Canadian postal code (e.g., A1A 1A1)',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(field('First name')).toHaveFocus();
  expect(placed).toEqual([]);
});

test('Continue to payment keeps form and cart, places the order as shown and leaves for the payment page', async () => {
  const { placed, local, session } = await openCart();
  await fillIn();
  await pay();
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  expect(placed[0]?.request).toMatchObject({
    firstName: 'Ines',
    province: 'BC',
    postalCode: 'V6K 1N9',
    lines: [{ productId: 'CUR-207', quantity: 12 }],
    expectedTotal: 74.05,
    shippingService: 'Expedited Parcel',
    successUrl: 'http://localhost/dtc/payment-success',
    cancelUrl: 'http://localhost/dtc/payment-cancel',
  });
  expect(session.dtcOrderFormData).toContain('2256 West 4th Avenue');
  expect(session.dtcOrderCartItems).toContain('CUR-207');
  expect(local.dtcPendingPayment).toContain('CBO-1');
  expect(screen.getByRole('button', { name: /Opening payment/ })).toHaveAttribute('aria-busy', 'true');
});

test('a customer who comes back finds the form as it was', async () => {
  await openCart({
    session: { dtcOrderFormData: '{"firstName":"Ines","province":"BC","postalCode":"V6K 1N9"}' },
  });
  expect(field('First name')).toHaveValue('Ines');
  expect(await screen.findByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
});

test('who goes back to the shop, or loads the page again, finds what was typed', async () => {
  const { router, session } = await openCart();
  await userEvent.type(field('First name'), 'Ines');
  window.dispatchEvent(new Event('pagehide'));
  expect(session.dtcOrderFormData).toContain('Ines');
  await userEvent.type(field('Last name'), 'Tremblay');
  await act(() => router.navigate('/dtc'));
  await act(() => router.navigate('/dtc/cart'));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ines');
  expect(field('Last name')).toHaveValue('Tremblay');
});

const LEFT = { dtcPendingPayment: '{"orderId":"CBO-0","lines":[{"productId":"CUR-207","quantity":12}]}' };

test('a payment that was left open is ended before another one begins', async () => {
  const { cancelled, placed } = await openCart({ local: { ...LEFT }, payment: ['pending'] });
  await fillIn();
  await pay();
  await waitFor(() => expect(placed).toHaveLength(1));
  expect(cancelled).toEqual(['CBO-0']);
});

test('nobody pays twice: one that turns out to be paid is shown in place of another payment', async () => {
  const { placed } = await openCart({
    local: { ...LEFT },
    payment: ['pending', 'paid'],
    cancelPayment: problem('payment_closed'),
  });
  await fillIn();
  await pay();
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
  expect(placed).toEqual([]);
});

test.each([
  [
    'the payment service can not be reached',
    problem('payment_start_failed', {
      status: 502,
      detail: 'Could not start payment: the payment service can not be reached.',
    }),
    'Could not start payment: the payment service can not be reached.',
  ],
  [
    'there is no payment page',
    { ok: true, data: { order: { id: 'CBO-1' }, url: '' } },
    'Could not start payment: the payment page has no address.',
  ],
  [
    'the API is down',
    problem('network', { status: 0 }),
    'There was a problem submitting your order. Please try again.',
  ],
])('when %s, the page says so and loses nothing', async (_what, answer, words) => {
  const { store } = await openCart({ placeDtcOrder: () => answer });
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Address')).toHaveValue('2256 West 4th Avenue');
  expect(store.get(cartCountAtoms.dtc)).toBe(12);
});

test('a total that is no longer true is told with both amounts', async () => {
  await openCart({ placeDtcOrder: () => problem('price_changed', { quote: { total: 80.5 } as never }) });
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('The total has changed from $74.05 to $80.50.');
});

test('a store that has closed meanwhile is told plainly', async () => {
  await openCart({
    placeDtcOrder: () =>
      problem('store_closed', { detail: 'Our retail store is closed at the moment. Please come back soon.' }),
  });
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Our retail store is closed at the moment.');
});

test('a closed store keeps the cart and offers no checkout', async () => {
  await openCart({ retailStoreOpen: false });
  expect(screen.getByText(/Your cart is kept; please come back soon/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Continue to payment/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Order Information' })).not.toBeInTheDocument();
});

test('lines step, and a minus that reaches 0 removes; Clear Cart empties', async () => {
  const { store } = await openCart({ inCart: 2 });
  const line = within(screen.getByRole('list', { name: 'Your cart' }));
  await userEvent.click(line.getByRole('button', { name: 'Increase quantity' }));
  expect(line.getByText('$12.75')).toBeInTheDocument();
  expect(line.getByRole('heading', { name: IPA.name })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(store.get(cartCountAtoms.dtc)).toBe(0);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
});
