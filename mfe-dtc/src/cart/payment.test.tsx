import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartCountAtoms } from 'shared-domain/state';
import { orderFixture, refused, succeeded } from 'shared-domain/testing';
import { field, fillIn, openCart, pay } from '../testing/open-cart.tsx';

test('Continue to payment keeps form and cart, places the order as shown and leaves for the payment page', async () => {
  const { placed, local, session } = await openCart();
  await fillIn();
  await pay();
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  expect(placed[0]?.body).toMatchObject({
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

test('a business may add its account name and licence number, which are stored and sent with the order', async () => {
  const { placed, session } = await openCart();
  await fillIn();
  await userEvent.type(field('Account name'), 'The Gull');
  await userEvent.type(field('Licence number'), '305-218');
  await pay();
  await waitFor(() => expect(placed).toHaveLength(1));
  expect(placed[0]?.body).toMatchObject({ accountName: 'The Gull', licenseNumber: '305-218' });
  expect(session.dtcOrderFormData).toContain('305-218');
});

const LEFT = { dtcPendingPayment: '{"orderId":"CBO-0","lines":[{"productId":"CUR-207","quantity":12}]}' };

// PAYMENT-6
test('an open payment is ended before a new one starts', async () => {
  const { cancelled, placed } = await openCart({ local: { ...LEFT }, payment: ['pending'] });
  await fillIn();
  await pay();
  await waitFor(() => expect(placed).toHaveLength(1));
  expect(cancelled).toEqual(['CBO-0']);
});

// PAYMENT-6
test('nobody pays twice: an open payment that turns out to be paid is shown instead', async () => {
  const { placed } = await openCart({
    local: { ...LEFT },
    payment: ['pending', 'paid'],
    cancelPayment: async () => refused('payment_closed'),
  });
  await fillIn();
  await pay();
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
  expect(placed).toEqual([]);
});

// PAYMENT-10
test.each([
  [
    "the payment service can't be reached",
    refused('payment_start_failed', {
      status: 502,
      detail: "Could not start payment: the payment service can't be reached.",
    }),
    "Could not start payment: the payment service can't be reached.",
  ],
  [
    'there is no payment page',
    succeeded({ order: orderFixture({ id: 'CBO-1' }), url: '' }),
    'Could not start payment: the payment page has no address.',
  ],
  [
    'the API is down',
    refused('network', { status: 0 }),
    'There was a problem submitting your order. Please try again.',
  ],
])('when %s, the page says so and keeps form and cart', async (_what, answer, text) => {
  const { store } = await openCart({ placeDtcOrder: async () => answer });
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Address')).toHaveValue('2256 West 4th Avenue');
  expect(store.get(cartCountAtoms.dtc)).toBe(12);
});

test('a store that closed in the meantime is shown as closed', async () => {
  await openCart({
    placeDtcOrder: async () =>
      refused('store_closed', { detail: 'Our retail store is closed at the moment. Please come back soon.' }),
  });
  await fillIn();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Our retail store is closed at the moment.');
});
