import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtoms } from 'shared-domain/state';
import { catalogue, shares } from '../testing/catalogue.ts';
import { type Answers, nora, refusal, visit } from '../testing/visit.tsx';

const ORDERS = 'GET /api/licensee/orders';
const LINK = 'POST /api/licensee/orders/link';

const item = (productId: string, productName: string, productPrice: number, quantity: number) => ({
  productId,
  productName,
  productPrice,
  quantity,
  lineTotal: productPrice * quantity,
});
const lastWeek = {
  id: 'CBO-1794600000000',
  orderDate: '2026-11-13T20:00:00.000Z',
  status: 'delivered',
  items: [
    item('CTR-101', 'Dry Dock Pilsner', 61.2, 6),
    item('CUR-207', 'Moon Moth Hazy IPA', 75, 4),
    item('FRC-409', 'Brute Force Barley Wine', 118.8, 12),
    item('FRC-404', 'Gale Force Double IPA', 93.6, 1),
  ],
  totalAmount: 2330.4,
};
const listed = (access: 'browser' | 'link', orders = [lastWeek]): Answers => ({
  [ORDERS]: () => ({ body: { orders, access } }),
});
const accepted = () => ({ status: 202, body: { accepted: true } });

// CART-13
test('A former order shows its lines with what changed since, and is reordered in one click', async () => {
  const { store } = await visit('/shop/orders', { answers: listed('browser') });
  const order = within(await screen.findByRole('article', { name: 'November 13, 2026' }));
  expect(order.getByText('$2,330.40')).toBeInTheDocument();
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6 ×Dry Dock Pilsner CTR-101Add',
    '4 ×Moon Moth Hazy IPA CUR-207$75.00 then, $79.20 nowAdd',
    '12 ×Brute Force Barley Wine FRC-409Only 9 leftAdd',
    '1 ×Gale Force Double IPA FRC-404Not available at the moment',
  ]);
  await userEvent.click(order.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Cart' })).toBeInTheDocument();
  expect(store.get(cartAtoms.licensee).map(({ product, quantity }) => [product.id, quantity])).toEqual([
    ['CTR-101', 6],
    ['CUR-207', 4],
    ['FRC-409', 12],
  ]);
  expect(screen.getByText('Price was $75.00.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take 9' })).toBeInTheDocument();
  expect(screen.getByText(/not added to your cart.*Gale Force Double IPA\./)).toBeInTheDocument();
});

// CART-18
test('One line of a former order can be added; long orders are folded, and cancelled ones come last', async () => {
  const items = Array.from({ length: 9 }, (_, place) => item(`OLD-${place}`, `Old ${place}`, 60, 1));
  const cancelled = { ...lastWeek, id: 'CBO-2', status: 'cancelled', orderDate: '2026-11-18T20:00:00.000Z' };
  const long = { ...lastWeek, id: 'CBO-3', items, orderDate: '2026-11-10T20:00:00.000Z' };
  const { store } = await visit('/shop/orders', { answers: listed('browser', [cancelled, lastWeek, long]) });
  const days = (await screen.findAllByRole('article')).map((each) => within(each).getByRole('heading'));
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'November 13, 2026',
    'November 10, 2026',
    'November 18, 2026',
  ]);
  const [first] = screen.getAllByRole('button', { name: 'Add 6 × Dry Dock Pilsner' });
  await userEvent.click(first as HTMLElement);
  expect(store.get(cartAtoms.licensee).map(({ product, quantity }) => [product.id, quantity])).toEqual([
    ['CTR-101', 6],
  ]);
  const folded = within(screen.getByRole('article', { name: 'November 10, 2026' }));
  expect(folded.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(folded.getByRole('button', { name: 'Show all 9 lines' }));
  expect(folded.getAllByRole('listitem')).toHaveLength(9);
});

// ALLOCATION-3
test('Scarce beer of a former order is left out and asked for on its own page', async () => {
  const products = catalogue.map((one) => (one.id === 'FRC-409' ? { ...one, allocation: shares } : one));
  const { store } = await visit('/shop/orders', { products, answers: listed('browser') });
  expect(await screen.findByText('Limited, ask for it on its page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Cart' })).toBeInTheDocument();
  expect(store.get(cartAtoms.licensee).map(({ product }) => product.id)).toEqual(['CTR-101', 'CUR-207']);
});

test("An order whose products are all gone can't be reordered", async () => {
  await visit('/shop/orders', { products: [], answers: listed('browser') });
  expect(await screen.findByText('None of these products are available at the moment.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order again' })).toBeDisabled();
});

// EDIT-10
test('A pending order is cancelled after a question; one that is too late says until when it was possible', async () => {
  const pending = { ...lastWeek, status: 'pending' };
  const CANCEL = `POST /api/orders/${pending.id}/cancel`;
  const orders = [pending];
  const reason = 'This order could be cancelled until Wednesday 2:00 PM. Please call us at 604-555-0142.';
  const answers: Answers = {
    [ORDERS]: () => ({ body: { orders: [...orders], access: 'browser' } }),
    [CANCEL]: () => ({ status: 409, body: { code: 'cancel_refused', status: 409, detail: reason } }),
  };
  const { sent } = await visit('/shop/orders', { answers });
  await userEvent.click(await screen.findByRole('button', { name: `Cancel order ${pending.id}` }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  expect(question.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await question.findByRole('alert')).toHaveTextContent(reason);
  answers[CANCEL] = () => {
    orders[0] = { ...pending, status: 'cancelled' };
    return { body: { accepted: true } };
  };
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(`${pending.id}, cancelled`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
});

// ORDER-16
test('Orders from other devices are opened by an emailed link, and the answer reveals nothing about the address', async () => {
  const { sent } = await visit('/shop/orders', { answers: { ...listed('browser', []), [LINK]: accepted } });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maren@gullandanchor.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(
    await screen.findByText(
      'If you ordered with maren@gullandanchor.example, a link is on its way. It works for 30 minutes.',
    ),
  ).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ call: LINK, body: { email: 'maren@gullandanchor.example' } });
});

test("The emailed link's token is used once and removed from the address", async () => {
  const { sent, address } = await visit('/shop/orders#token=abc', {
    answers: { ...listed('link'), [LINK]: accepted },
  });
  expect(await screen.findByRole('article')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/shop/orders'));
  expect(sent).toMatchObject([{ call: LINK, body: { token: 'abc' } }, { call: ORDERS }]);
  expect(screen.queryByRole('button', { name: 'Send me a link' })).not.toBeInTheDocument();
});

test('A used link says so and offers a new one', async () => {
  await visit('/shop/orders#token=abc', {
    answers: { ...listed('browser'), [LINK]: () => refusal(401, 'link_used') },
  });
  expect(
    await screen.findByText('That link has already been used. Ask for a new one here.'),
  ).toBeInTheDocument();
});

test("Orders that can't be loaded come with a retry", async () => {
  const answers: Answers = { [ORDERS]: () => refusal(400, 'internal') };
  await visit('/shop/orders', { answers });
  expect(await screen.findByText('Your former orders could not be loaded')).toBeInTheDocument();
  answers[ORDERS] = () => ({ body: { orders: [lastWeek], access: 'browser' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'November 13, 2026' })).toBeInTheDocument();
});

test('Staff without a licence have no former orders', async () => {
  const { sent } = await visit('/shop/orders', { session: nora });
  expect(await screen.findByText('Former orders belong to a licensee.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});
