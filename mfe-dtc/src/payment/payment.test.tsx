import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartCountAtoms, toastsAtom } from 'shared-domain/state';
import { refused } from 'shared-domain/testing';
import { openShop } from '../testing/open-shop.tsx';
import { keepRetailPaymentAtom } from './retail-checkout.ts';

const LEFT_TO_PAY = {
  dtcPendingPayment: JSON.stringify({ orderId: 'CBO-1', lines: [{ productId: 'CUR-207', quantity: 2 }] }),
};

// PAYMENT-2, PAYMENT-12
test('the success page waits for the verified payment, then says so, shows the order and clears the cart', async () => {
  const { store, local } = await openShop('/dtc/payment-success?order=CBO-1', {
    inCart: 2,
    local: { ...LEFT_TO_PAY },
    payment: ['pending', 'pending', 'paid'],
  });
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
  expect(
    screen.getByText('Thank you for your order. You will receive a confirmation email shortly.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Order ID CBO-1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/dtc');
  expect(store.get(cartCountAtoms.dtc)).toBe(0);
  expect(local).not.toHaveProperty('dtcPendingPayment');
});

// ORDER-20, SHIPPING-10
test('a paid order is shown with its lines, total, confirmation address, next steps and parcel', async () => {
  await openShop('/dtc/payment-success?order=CBO-1', { payment: ['paid'] });
  const ordered = within(await screen.findByRole('region', { name: 'What you ordered' }));
  expect(ordered.getByRole('listitem')).toHaveTextContent('6 × Moon Moth Hazy IPA');
  expect(ordered.getByText('$41.30')).toBeInTheDocument();
  expect(
    screen.getByText(/^Confirmation sent to ines@tremblay.example. We pack it next/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Follow it at Canada Post' })).toHaveAttribute(
    'href',
    'https://carrier.example/7035114477138472',
  );
});

// PAYMENT-2
test('until the payment is verified the cart is kept and no success is shown', async () => {
  const { store } = await openShop('/dtc/payment-success?order=CBO-1', {
    inCart: 2,
    local: { ...LEFT_TO_PAY },
  });
  expect(await screen.findByRole('heading', { name: 'Confirming your payment...' })).toBeInTheDocument();
  expect(await screen.findByText(/no need to pay again/)).toBeInTheDocument();
  expect(store.get(cartCountAtoms.dtc)).toBe(2);
});

test("a success page opened again later doesn't change a new cart", async () => {
  const { store } = await openShop('/dtc/payment-success?order=CBO-1', { inCart: 5, payment: ['paid'] });
  await screen.findByRole('heading', { name: 'Payment Successful!' });
  expect(store.get(cartCountAtoms.dtc)).toBe(5);
});

test('the thank-you page has the order’s id and the customer’s email', async () => {
  await openShop('/dtc/payment-success?order=CBO-1', { payment: ['paid'] });
  await userEvent.click(await screen.findByRole('link', { name: 'Order details' }));
  expect(await screen.findByRole('heading', { name: 'Thank You for Your Order!' })).toBeInTheDocument();
  expect(screen.getByText('CBO-1')).toBeInTheDocument();
  expect(screen.getByText('ines@tremblay.example')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toBeInTheDocument();
});

test("a session that ended unpaid isn't shown as a success", async () => {
  const { store } = await openShop('/dtc/payment-success?order=CBO-1', { inCart: 2, payment: ['expired'] });
  expect(await screen.findByRole('heading', { name: 'This payment was not completed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to cart' })).toHaveAttribute('href', '/dtc/cart');
  expect(store.get(cartCountAtoms.dtc)).toBe(2);
});

test.each([['/dtc/payment-success'], ['/dtc/payment-success?order=CBO-9']])(
  "another browser's payment is not shown at %s",
  async (path) => {
    await openShop(path, { payment: refused('order_not_found', { status: 404 }) });
    expect(
      await screen.findByRole('heading', { name: 'There is no payment to show here' }),
    ).toBeInTheDocument();
  },
);

// PAYMENT-5, PAYMENT-12
test('the cancel page ends the payment at once and keeps the cart', async () => {
  const { store, cancelled, local } = await openShop('/dtc/payment-cancel?order=CBO-1', {
    inCart: 2,
    local: { ...LEFT_TO_PAY },
  });
  expect(await screen.findByRole('heading', { name: 'Payment Cancelled' })).toBeInTheDocument();
  expect(
    screen.getByText('Your payment was not completed. Your cart has been preserved.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to cart' })).toHaveAttribute('href', '/dtc/cart');
  await waitFor(() => expect(local).not.toHaveProperty('dtcPendingPayment'));
  expect(cancelled).toEqual(['CBO-1']);
  expect(store.get(cartCountAtoms.dtc)).toBe(2);
});

test('a payment that succeeded after all shows as paid, even if the customer turned back', async () => {
  await openShop('/dtc/payment-cancel?order=CBO-1', {
    cancelPayment: async () => refused('payment_closed'),
    payment: ['paid'],
  });
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
});

test('a payment whose success page never loaded is settled when the shop is opened again', async () => {
  const { store } = await openShop('/dtc', { inCart: 3, local: { ...LEFT_TO_PAY }, payment: ['paid'] });
  await waitFor(() => expect(store.get(cartCountAtoms.dtc)).toBe(1));
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Your payment for order CBO-1 went through.' }]);
});

test('a failed payment is forgotten when the shop is opened again', async () => {
  const { store, local } = await openShop('/dtc', {
    inCart: 3,
    local: { ...LEFT_TO_PAY },
    payment: ['expired'],
  });
  await waitFor(() => expect(local).not.toHaveProperty('dtcPendingPayment'));
  expect(store.get(cartCountAtoms.dtc)).toBe(3);
});

test('an open payment is remembered', async () => {
  const { store, local } = await openShop('/dtc', { inCart: 3, payment: ['pending'] });
  store.set(keepRetailPaymentAtom, 'CBO-1');
  expect(local.dtcPendingPayment).toContain('CBO-1');
});
