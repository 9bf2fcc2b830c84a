import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toastsAtom } from 'shared-domain/state';
import { refused, succeeded } from 'shared-domain/testing';
import { field, fillIn, openCart, summary } from '../testing/open-cart.tsx';
import { CARRIER } from '../testing/open-shop.tsx';

// SHIPPING-2
test('a complete postal code loads the options, the cheapest chosen; another one changes the cost', async () => {
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

// SHIPPING-8
test('the postal code says the province, until another one is chosen by hand', async () => {
  await openCart();
  const province = screen.getByRole('combobox', { name: 'Province' });
  await userEvent.type(field('Postal code'), 'M5V 2T6');
  expect(province).toHaveValue('ON');
  expect(summary()).toHaveTextContent('HST (13%)$6.63');
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), 'V6K 1N9');
  expect(province).toHaveValue('BC');
  await userEvent.selectOptions(province, 'AB');
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), 'M5V 2T6');
  expect(province).toHaveValue('AB');
});

// SHIPPING-4
test("without options from the carrier there is the province's estimate and its notice", async () => {
  const { store } = await openCart({
    quoteShipping: async () =>
      succeeded({
        shippingOptions: [{ serviceName: 'Expedited Parcel', transitDays: 0, amount: 14.95 }],
        fallbackRates: true,
      }),
  });
  await fillIn();
  expect(store.get(toastsAtom)).toMatchObject([
    { title: 'Using estimated shipping rate of $14.95 for BC.', duration: 4000 },
  ]);
});

test('without an answer, the page estimates by the same table', async () => {
  const { store } = await openCart({ quoteShipping: async () => refused('network', { status: 0 }) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'YT');
  await userEvent.type(field('Postal code'), 'Y1A 1A1');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  expect(summary()).toHaveTextContent('Shipping, Estimated shipping$39.95');
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Using estimated shipping rate of $39.95 for YT.' }]);
});

test("an estimate made offline is replaced by the carrier's rates once online", async () => {
  let isOffline = true;
  await openCart({
    quoteShipping: async () => (isOffline ? refused('network', { status: 0 }) : CARRIER()),
  });
  await userEvent.type(field('Postal code'), 'V6K 1N9');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Estimated shipping/ })).not.toBeInTheDocument();
});

// SHIPPING-5
test('while shipping is calculated the page says so and no order is sent', async () => {
  const { placed } = await openCart({ quoteShipping: () => new Promise(() => {}) });
  await userEvent.type(field('Postal code'), 'V6K 1N9');
  expect((await screen.findAllByText('Calculating shipping...')).length).toBeGreaterThan(0);
  await userEvent.type(field('Postal code'), '{Enter}');
  expect(placed).toEqual([]);
});
