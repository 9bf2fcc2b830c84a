import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adoptSettingsAtom, cartCountAtoms, toastsAtom } from 'shared-domain/state';
import { refused, succeeded } from 'shared-domain/testing';
import { enterPostalCode, field, fillIn, openCart, pay, summary } from '../testing/open-cart.tsx';
import { CARRIER, IPA, openShop } from '../testing/open-shop.tsx';

// CART-11
test('an empty cart says so and leads back to the shop', async () => {
  await openShop('/dtc/cart');
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/dtc');
});

// CART-11, DEPOSIT-2, TAX-6
test("before a province is chosen the summary has BC's taxes, the deposit, and no shipping", async () => {
  await openCart();
  expect(screen.getByRole('heading', { name: 'Your Cart' })).toBeInTheDocument();
  expect(summary()).toHaveTextContent('Subtotal$51.00');
  expect(summary()).toHaveTextContent('GST (5%)$2.55');
  expect(summary()).toHaveTextContent('PST (7%)$3.57');
  expect(summary()).toHaveTextContent('Alcohol tax (3%)$1.53');
  expect(summary()).toHaveTextContent('Container deposit, 12 × $0.10$1.20');
  expect(summary()).toHaveTextContent('Total before shipping$59.85');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/dtc');
});

// ORDER-1
test('bad input shows a message at each field and sends nothing', async () => {
  const { placed } = await openCart();
  await enterPostalCode('12345');
  await pay();
  for (const message of ['First name must be at least 2 characters', 'Province is required'])
    expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Postal code')).toHaveFocus();
  expect(placed).toEqual([]);
});

test('a returning customer finds the form as it was', async () => {
  await openCart({
    session: { dtcOrderFormData: '{"firstName":"Ines","province":"BC","postalCode":"V6K 1N9"}' },
  });
  expect(field('First name')).toHaveValue('Ines');
  expect(await screen.findByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
});

test('the form keeps its text after going back to the shop or reloading', async () => {
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

// PAYMENT-16
test('the summary names the accepted payment methods', async () => {
  await openCart({ inCart: 2 });
  expect(
    screen.getByText(/^The payment page takes cards and, .* Apple Pay, Google Pay and Link/),
  ).toBeInTheDocument();
});

// CART-11, GATE-13
test('a closed store keeps the cart and offers no checkout', async () => {
  await openCart({ retailStoreOpen: false });
  expect(screen.getByText(/Your cart is kept; please come back soon/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Continue to payment/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Order Information' })).not.toBeInTheDocument();
});

// CART-11
test('steppers change lines, minus at 1 removes one; Clear Cart empties the cart', async () => {
  const { store } = await openCart({ inCart: 2 });
  const line = within(screen.getByRole('list', { name: 'Your cart' }));
  await userEvent.click(line.getByRole('button', { name: 'Increase quantity' }));
  expect(line.getByText('$12.75')).toBeInTheDocument();
  expect(line.getByRole('heading', { name: IPA.name })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(store.get(cartCountAtoms.dtc)).toBe(0);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
});

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
test('the postal code sets the province, until another one is chosen manually', async () => {
  await openCart();
  const province = screen.getByRole('combobox', { name: 'Province' });
  await enterPostalCode('M5V 2T6');
  expect(province).toHaveValue('ON');
  expect(summary()).toHaveTextContent('HST (13%)$6.63');
  await enterPostalCode('V6K 1N9');
  expect(province).toHaveValue('BC');
  await userEvent.selectOptions(province, 'AB');
  await enterPostalCode('M5V 2T6');
  expect(province).toHaveValue('AB');
});

// SHIPPING-11
test('a postal code of another province sends no order, and one press takes its province', async () => {
  const { placed } = await openCart();
  await fillIn();
  const province = screen.getByRole('combobox', { name: 'Province' });
  await userEvent.selectOptions(province, 'AB');
  expect(province).toHaveAccessibleDescription('V6K 1N9 is in British Columbia');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(province).toHaveFocus();
  expect(placed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change to British Columbia' }));
  expect(province).toHaveValue('BC');
  expect(province).toBeValid();
});

// SHIPPING-12
test('a closed province is said at the address, opens no payment and keeps the cart', async () => {
  const { placed, store, shippingAsked } = await openCart({ closedProvinces: ['ON', 'NT'] });
  await enterPostalCode('M5V 3A8');
  const province = screen.getByRole('combobox', { name: 'Province' });
  expect(province).toHaveAccessibleDescription("We don't ship to Ontario at the moment.");
  expect(screen.getByText("We don't ship to Ontario at the moment. Your cart is kept.")).toBeVisible();
  await userEvent.type(field('Postal code'), '{Backspace}');
  await userEvent.selectOptions(province, 'NT');
  expect(province).toHaveAccessibleDescription("We don't ship to the Northwest Territories at the moment.");
  await fillIn('BC');
  await enterPostalCode('K1A 0A9');
  await userEvent.selectOptions(province, 'ON');
  await pay();
  expect(province).toHaveFocus();
  expect([placed, store.get(cartCountAtoms.dtc)]).toEqual([[], 12]);
  expect(shippingAsked.map(({ destinationProvince }) => destinationProvince)).not.toContain('ON');
  act(() => store.set(adoptSettingsAtom, { comingSoon: false, retailStoreOpen: true }));
  expect(province).toBeValid();
});

// SHIPPING-4
test("without the carrier's options the province's estimate is shown, with a notice", async () => {
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
  await enterPostalCode('Y1A 1A1');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  expect(summary()).toHaveTextContent('Shipping, Estimated shipping$39.95');
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Using estimated shipping rate of $39.95 for YT.' }]);
});

test("an estimate made offline is replaced by the carrier's rates once online", async () => {
  let isOffline = true;
  await openCart({ quoteShipping: async () => (isOffline ? refused('network', { status: 0 }) : CARRIER()) });
  await enterPostalCode('V6K 1N9');
  expect(await screen.findByRole('radio', { name: /Estimated shipping/ })).toBeChecked();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Estimated shipping/ })).not.toBeInTheDocument();
});

test('the shipping options are there at once when the customer comes back, while they load again', async () => {
  let isSlow = false;
  const { router } = await openCart({ quoteShipping: () => (isSlow ? new Promise(() => {}) : CARRIER()) });
  await fillIn();
  isSlow = true;
  await act(() => router.navigate('/dtc'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('radio', { name: /Expedited Parcel/ })).toBeChecked();
});

// SHIPPING-5
test('while shipping is calculated the page says so and no order is sent', async () => {
  const { placed } = await openCart({ quoteShipping: () => new Promise(() => {}) });
  await enterPostalCode('V6K 1N9');
  expect((await screen.findAllByText('Calculating shipping...')).length).toBeGreaterThan(0);
  await userEvent.type(field('Postal code'), '{Enter}');
  expect(placed).toEqual([]);
});
