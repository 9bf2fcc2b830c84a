import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtoms, toastsAtom } from 'shared-domain/state';
import { orderFixture } from 'shared-domain/testing';
import { fillIn, openCart, submit } from '../testing/cart-page.ts';
import { gantry } from '../testing/catalogue.ts';
import { type Answers, refusal } from '../testing/visit.tsx';

const ORDER = 'POST /api/orders/licensee';
const FAILURE = 'There was a problem submitting your order. Please try again.';
const placed = orderFixture({
  id: 'CBO-1795204800000',
  customerEmail: 'maren@gullandanchor.example',
  items: [
    {
      productId: 'CTR-112',
      productName: 'Gantry IPA',
      productPrice: 66,
      quantity: 4,
      lineTotal: 264,
      productPackagingType: 'Packaged' as const,
    },
  ],
  totalAmount: 286.8,
});

// CART-11
describe('Order Information', () => {
  // ORDER-9
  test('is prefilled with account and licence of the verified session, and delivers in BC only', async () => {
    await openCart();
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('The Gull & Anchor');
    expect(screen.getByRole('textbox', { name: 'Licence number' })).toHaveValue('305-218');
    for (const name of ['Account name', 'Licence number'])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveValue('British Columbia');
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveAttribute('readonly');
  });

  // ORDER-9
  test('staff without a licence have no business prefilled', async () => {
    await openCart({
      session: { staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' } },
    });
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Licence number' })).toHaveValue('');
  });

  // ORDER-1
  test('says field by field what is missing, and goes to the first', async () => {
    const { sent } = await openCart();
    await submit();
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'City must be at least 2 characters',
    );
    for (const name of ['First name', 'Last name', 'Email', 'Address', 'Postal code'])
      expect(screen.getByRole('textbox', { name })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  // CART-11
  test('what was typed is still there after visiting other pages of the shop', async () => {
    const { router } = await openCart();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Maren');
    await userEvent.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await screen.findByRole('heading', { level: 1, name: 'Wholesale shop' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop'));
    await userEvent.click(screen.getByRole('link', { name: 'Quick order' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Maren');
  });
});

// ORDER-26
test("a contact's link fills in the form, which offers the account's other addresses and overwrites nothing", async () => {
  await openCart({
    answers: {
      'GET /api/licensee/details': () => ({
        body: {
          contact: { firstName: 'Bo', lastName: 'Park', email: 'bo@gull.example' },
          addresses: [
            { address: '1180 Powell Street', city: 'Vancouver', postalCode: 'V6A 1H4' },
            { address: '12 Water Street', city: 'Vancouver', postalCode: 'V6B 1A1' },
          ],
        },
      }),
    },
  });
  const box = (name: string) => screen.getByRole('textbox', { name });
  await waitFor(() => expect(box('First name')).toHaveValue('Bo'));
  expect(box('Email')).toHaveValue('bo@gull.example');
  expect(box('Address')).toHaveValue('1180 Powell Street');
  const choice = screen.getByRole('combobox', { name: 'Deliver to' });
  await userEvent.selectOptions(choice, '12 Water Street, Vancouver');
  expect(box('Postal code')).toHaveValue('V6B 1A1');
  await userEvent.type(box('Address'), ' 3');
  expect(choice).toHaveDisplayValue('Another address');
});

// CART-14
describe('Remember these details on this device', () => {
  const tick = () => screen.getByRole('checkbox', { name: 'Remember these details on this device' });
  const answers: Answers = { [ORDER]: () => ({ status: 201, body: placed }) };

  test('is off by itself, and then nothing is remembered', async () => {
    const { storage } = await openCart({ answers });
    expect(tick()).not.toBeChecked();
    await fillIn();
    await submit();
    await screen.findByText(placed.id);
    expect([...storage.kept.keys()]).toEqual(['inventory-store']);
  });

  test('fills the form of the next order, without what was asked of one delivery', async () => {
    const { storage } = await openCart({ answers });
    await fillIn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Delivery details' }), 'Ring twice');
    await userEvent.click(tick());
    await submit();
    await screen.findByText(placed.id);
    cleanup();

    const { sent } = await openCart({ answers, storage });
    expect(tick()).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Delivery details' })).toHaveValue('');
    await submit();
    await screen.findByText(placed.id);
    expect(sent[0]?.body).toMatchObject({ firstName: 'Maren', postalCode: 'V6A 1H4', deliveryDetails: '' });
  });

  test('is undone by Forget them, and is no other licence’s', async () => {
    const { storage } = await openCart({ answers });
    await fillIn();
    await userEvent.click(tick());
    await submit();
    await screen.findByText(placed.id);
    cleanup();

    const other = { licensee: { licenseNumber: '441-007', companyName: 'The Heron' } };
    await openCart({ storage, session: other });
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Forget them' })).not.toBeInTheDocument();
    cleanup();

    const { store } = await openCart({ storage });
    await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(tick()).not.toBeChecked();
    expect(storage.kept.has('licensee-details')).toBe(false);
    act(() => store.get(toastsAtom)[0]?.action?.onAction());
    expect(tick()).toBeChecked();
    expect(storage.kept.has('licensee-details')).toBe(true);
  });
});

describe('An order', () => {
  const taken: Answers = { [ORDER]: () => ({ status: 201, body: placed }) };

  // ORDER-13, ORDER-20
  test('is sent with its lines and its total, empties the cart and is confirmed', async () => {
    const { sent, store, address, router } = await openCart({ answers: taken });
    await fillIn();
    await submit();
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    expect(screen.getByText('maren@gullandanchor.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'orders@cbo.example' })).toBeInTheDocument();
    const ordered = within(screen.getByRole('region', { name: 'What you ordered' }));
    expect(ordered.getByRole('listitem')).toHaveTextContent('4 × Gantry IPA');
    expect(ordered.getByText('$286.80')).toBeInTheDocument();
    expect(screen.getByText(/^We'll pick your order/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      firstName: 'Maren',
      lastName: 'Oduya',
      email: 'maren@gullandanchor.example',
      address: '1180 Powell Street',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6A 1H4',
      deliveryDetails: '',
      licenseNumber: '305-218',
      accountName: 'The Gull & Anchor',
      lines: [{ productId: 'CTR-112', quantity: 4 }],
      expectedTotal: 286.8,
    });
    expect(store.get(cartAtoms.licensee)).toEqual([]);
    expect(address()).toBe('/shop/thank-you');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(store.get(toastsAtom)[0]?.title).toBe(
      'Order submitted successfully! Redirecting to confirmation page...',
    );
  });

  // ORDER-6
  test('whose total has changed is refused; the page shows the new total and sends that one next', async () => {
    const answers: Answers = { [ORDER]: () => refusal(409, 'price_changed', { quote: { total: 304.44 } }) };
    const { sent, relist } = await openCart({ answers });
    await fillIn();
    relist([{ ...gantry, ltoPrice: 70.2 }]);
    await submit();
    expect(await screen.findByText('Price was $66.00.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The total has changed from $286.80 to $304.44. Please check your cart and submit again.',
    );
    answers[ORDER] = () => ({ status: 201, body: placed });
    await submit();
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    const orders = sent.filter(({ call }) => call === ORDER);
    expect(orders.map(({ body }) => (body as { expectedTotal: number }).expectedTotal)).toEqual([
      286.8, 304.44,
    ]);
  });

  // ORDER-14
  test('that fails to send loses nothing that was typed, and keeps its key for the next attempt', async () => {
    const answers: Answers = { [ORDER]: () => Promise.reject(new TypeError('fetch failed')) };
    const { sent, store } = await openCart({ answers });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1180 Powell Street');
    expect(store.get(cartAtoms.licensee)).toHaveLength(1);
    answers[ORDER] = () => ({ status: 201, body: placed });
    await submit();
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('shows at its field what only the API can refuse', async () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address' }];
    await openCart({ answers: { [ORDER]: () => refusal(422, 'validation', { errors }) } });
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Please enter a valid email address',
      ),
    );
  });
});
