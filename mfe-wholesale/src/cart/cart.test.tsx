import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtoms, toastsAtom } from 'shared-domain/state';
import { brute, catalogue, gantry, largeKeg, pilsner } from '../testing/catalogue.ts';
import { type Answers, refusal, type Visit, visit } from '../testing/visit.tsx';

const ORDER = 'POST /api/orders/licensee';
const FAILURE = 'There was a problem submitting your order. Please try again.';
const placed = { id: 'CBO-1795204800000', customerEmail: 'maren@gullandanchor.example' };

const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
const figures = () =>
  summary()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const lines = () =>
  within(screen.getByRole('list', { name: 'Your order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Submit/ }));

async function openCart(more: Visit = {}) {
  const visited = await visit('/shop/cart', { cart: [[gantry, 4]], ...more });
  await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
  return visited;
}

async function fillIn(changes: Record<string, string> = {}) {
  const values = {
    'First name': 'Maren',
    'Last name': 'Oduya',
    Email: 'maren@gullandanchor.example',
    Address: '1180 Powell Street',
    City: 'Vancouver',
    'Postal code': 'v6a1h4',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(screen.getByRole('textbox', { name: label }));
    await userEvent.paste(value);
  }
}

describe('The cart', () => {
  test('shows its lines, the container deposit and figures that add up', async () => {
    await openCart({
      cart: [
        [gantry, 4],
        [largeKeg, 2],
      ],
    });
    expect(lines()).toEqual(['Gantry IPA', 'Světlý Ležák 50L', 'Container Deposit']);
    expect(screen.getByText('4 × 24 containers, $2.40 a case')).toBeInTheDocument();
    expect(figures()).toEqual([
      ['Subtotal', '$720.00'],
      ['GST (5%)', '$36.00'],
      ['Container deposit', '$9.60'],
      ['Total', '$765.60'],
    ]);
    expect(document.title).toBe('Coastal Brew Outfitters | CART');
  });

  test('counts the deposit with the cases and lets it vanish with the last of them', async () => {
    await openCart({
      cart: [
        [pilsner, 1],
        [largeKeg, 1],
      ],
    });
    const group = within(screen.getByRole('group', { name: 'Quantity of Dry Dock Pilsner' }));
    await userEvent.click(group.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByText('2 × 24 containers, $2.40 a case')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dry Dock Pilsner' }));
    expect(lines()).toEqual(['Světlý Ležák 50L']);
    expect(figures()).toEqual([
      ['Subtotal', '$228.00'],
      ['GST (5%)', '$11.40'],
      ['Total', '$239.40'],
    ]);
  });

  test('is emptied by Clear Cart; the empty cart leads to the products and to a quick order', async () => {
    await openCart();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('region', { name: 'Quick order' })).toBeInTheDocument();
  });

  test('says what changed while the page is open, without dropping a line', async () => {
    const { list } = await openCart({
      cart: [
        [gantry, 4],
        [brute, 6],
      ],
    });
    await list([
      { ...gantry, ltoPrice: 70 },
      { ...brute, stock: 5 },
    ]);
    expect(screen.getByText('The price changed from $66.00 to $70.00.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take 5' }));
    expect(screen.queryByText('Only 5 left.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('The price changed from $66.00 to $70.00.')).not.toBeInTheDocument();
    expect(lines()).toEqual(['Gantry IPA', 'Brute Force Barley Wine', 'Container Deposit']);
  });
});

describe('Order Information', () => {
  test('is prefilled with account and licence of the verified session, and delivers in BC alone', async () => {
    await openCart();
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('The Gull & Anchor');
    expect(screen.getByRole('textbox', { name: 'License number' })).toHaveValue('305-218');
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveValue('British Columbia');
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveAttribute('readonly');
  });

  test('staff without a licence get nobody’s identity', async () => {
    await openCart({ session: { staff: { email: 'nora.whitfield@cbo.example', devMode: false } } });
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'License number' })).toHaveValue('');
  });

  test('says field by field what is missing, and goes to the first', async () => {
    const { sent } = await openCart();
    await submit();
    const messages = {
      'First name': 'First name must be at least 2 characters',
      'Last name': 'Last name must be at least 2 characters',
      Email: 'Please enter a valid email address',
      Address: 'Address must be at least 5 characters',
      City: 'City must be at least 2 characters',
      'Postal code': 'Please enter a valid Canadian postal code (e.g., A1A 1A1)',
    };
    for (const [name, message] of Object.entries(messages)) {
      expect(await screen.findByRole('textbox', { name })).toHaveAccessibleDescription(message);
    }
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('what was typed is still there after a walk through the shop', async () => {
    const { router } = await openCart();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Maren');
    await userEvent.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await screen.findByRole('heading', { level: 1, name: 'Wholesale shop' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop'));
    await userEvent.click(screen.getByRole('link', { name: 'Quick order' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Maren');
  });
});

describe('An order', () => {
  const taken: Answers = { [ORDER]: () => ({ status: 201, body: placed }) };

  test('is sent with its lines and its total, empties the cart and is confirmed', async () => {
    const { sent, store, address, router } = await openCart({ answers: taken });
    await fillIn();
    await submit();
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    expect(screen.getByText('maren@gullandanchor.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'orders@cbo.example' })).toBeInTheDocument();
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

  test('pressed twice is sent once', async () => {
    let answer = (_: { status: number; body: unknown }) => {};
    const waiting = new Promise<{ status: number; body: unknown }>((resolve) => {
      answer = resolve;
    });
    const { sent } = await openCart({ answers: { [ORDER]: () => waiting as Promise<never> } });
    await fillIn();
    await submit();
    await submit();
    answer({ status: 201, body: placed });
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('whose total changed meanwhile is not taken; the page shows the new total and sends that one next', async () => {
    const answers: Answers = {
      [ORDER]: () => refusal(409, 'price_changed', { quote: { total: 304.44 } }),
    };
    const { sent, list } = await openCart({ answers });
    await fillIn();
    await list([{ ...gantry, ltoPrice: 70.2 }]);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'to $304.44. Please check your cart and submit again.',
    );
    answers[ORDER] = () => ({ status: 201, body: placed });
    await submit();
    expect(await screen.findByText('CBO-1795204800000')).toBeInTheDocument();
    const orders = sent.filter(({ call }) => call === ORDER);
    expect(orders.map(({ body }) => (body as { expectedTotal: number }).expectedTotal)).toEqual([
      304.44, 304.44,
    ]);
  });

  test('of which something is gone says which line fell short and how many are left', async () => {
    const answers: Answers = {
      [ORDER]: () => refusal(409, 'out_of_stock', { unavailable: [{ productId: 'CTR-112', left: 3 }] }),
    };
    const { store } = await openCart({ answers });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Gantry IPA: only 3 left');
    expect(store.get(cartAtoms.licensee)).toHaveLength(1);
  });

  test('that does not get through loses nothing that was typed, and keeps its key for the next try', async () => {
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

  test('shows what the API alone can refuse at its field', async () => {
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

describe('Quick order', () => {
  const field = () => screen.getByRole('textbox', { name: 'Item number and quantity, one a line' });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Quick order lines' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  async function paste(text: string) {
    await userEvent.click(field());
    await userEvent.paste(text);
  }

  test('shows names, prices and what is short at once, takes what is left with one tap, and adds all', async () => {
    const { store } = await openCart({ cart: [[pilsner, 1]] });
    await paste('CTR-101  6\nCUR-207, 4\nFRC-409  12\nXYZ-1 2');
    expect(screen.getByText('2 ready, 1 short, 1 not found')).toBeInTheDocument();
    expect(rows()).toEqual([
      'Dry Dock Pilsner$61.20 a case of 246$367.20',
      'Moon Moth Hazy IPA$79.20 a case of 244$316.80',
      'Brute Force Barley Wine: 12 asked, 9 leftTake 9',
      'XYZ-1: not in the shop at the moment',
    ]);
    expect(screen.getByRole('button', { name: 'Add 10 cases to cart' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take 9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 19 cases to cart' }));
    expect(store.get(cartAtoms.licensee).map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['CTR-101', 7],
      ['CUR-207', 4],
      ['FRC-409', 9],
    ]);
    expect(field()).toHaveValue('XYZ-1 2');
    expect(store.get(toastsAtom)[0]?.description).toBe('19 cases added to cart');
  });

  test('fills an empty cart, which then shows its lines', async () => {
    await visit('/shop/cart#quick-order');
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(field()).toHaveFocus();
    await paste('CTR-101 2');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 cases to cart' }));
    expect(lines()).toEqual(['Dry Dock Pilsner', 'Container Deposit']);
  });

  test('opens a CSV file without sending it anywhere', async () => {
    const { sent } = await openCart();
    const file = new File(['\ufeffSKU,Quantity\nCZB-350,2\n'], 'week.csv', { type: 'text/csv' });
    file.text = async () => '\ufeffSKU,Quantity\nCZB-350,2\n';
    await userEvent.upload(screen.getByLabelText('Open a CSV file'), file);
    expect(await screen.findByRole('button', { name: 'Add 2 kegs to cart' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('follows the stock while it stands there', async () => {
    const { list } = await openCart();
    await paste('FRC-409 9');
    expect(screen.getByText('1 ready')).toBeInTheDocument();
    await list(catalogue.map((product) => (product.id === 'FRC-409' ? { ...product, stock: 2 } : product)));
    expect(screen.getByText('1 short')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take 2' })).toBeInTheDocument();
  });
});
