import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StandingOfferJson, StandingOrderJson } from 'shared-domain/contracts';
import { toastsAtom } from 'shared-domain/state';
import { gantry } from '../testing/catalogue.ts';
import { refusal, type Visit, visit } from '../testing/visit.tsx';

const ID = '6f0d3c52-7d3e-4c0b-9a55-3a1b7f1c9e21';
const TUESDAYS: StandingOrderJson = {
  id: ID,
  weekday: 2,
  weeks: 1,
  state: 'active',
  words: 'Every Tuesday',
  next: '2026-11-24',
  email: 'devon@gull.example',
  lines: [{ productId: 'CTR-112', productName: 'Gantry IPA', quantity: 3 }],
};
const listed = (...standingOrders: StandingOrderJson[]) => ({ body: { isContact: true, standingOrders } });
const PUT = `PUT /api/licensee/standing-orders/${ID}`;

const orders: Visit['answers'] = {
  'GET /api/licensee/orders': () => ({ body: { orders: [], access: 'link' } }),
  'GET /api/licensee/standing-orders': () => listed(TUESDAYS),
};

// STANDING-5
test('A standing order can be paused, changed and ended, with Undo', async () => {
  const { sent, store } = await visit('/shop/orders', {
    answers: { ...orders, [PUT]: (body) => listed({ ...TUESDAYS, ...(body as object) }) },
  });
  const bodies = () => sent.filter(({ call }) => call === PUT).map(({ body }) => body);
  const standing = await screen.findByRole('article', { name: 'Every Tuesday' });
  expect(standing).toHaveTextContent(
    'Next: Tuesday, November 24. We email devon@gull.example the day before.',
  );
  await userEvent.click(within(standing).getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Every second');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Weekday' }), 'Friday');
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies()).toMatchObject([{ weekday: 5, weeks: 2, lines: [{ quantity: 4 }] }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(bodies()[1]).toMatchObject({ state: 'paused' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(bodies()[2]).toMatchObject({ state: 'ended' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  store.get(toastsAtom)[0]?.action?.onAction();
  await waitFor(() => expect(bodies()[3]).toMatchObject({ state: 'paused' }));
});

// STANDING-1, STANDING-6
test('A contact saves the cart; another browser learns how to become one', async () => {
  const { sent } = await visit('/shop/cart', {
    cart: [[gantry, 3]],
    answers: { 'GET /api/licensee/standing-orders': () => listed() },
  });
  const panel = within(await screen.findByRole('region', { name: 'Standing order' }));
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Weekday' }), 'Monday');
  await userEvent.click(panel.getByRole('button', { name: 'Save this cart' }));
  const saved = () => sent.find(({ call }) => call.startsWith('PUT /api/licensee/standing-orders/'))?.body;
  await waitFor(() =>
    expect(saved()).toEqual({
      weekday: 1,
      weeks: 1,
      state: 'active',
      lines: [{ productId: 'CTR-112', quantity: 3 }],
    }),
  );
});

// STANDING-7
test('Only weekdays with delivery are offered, the first of them at first', async () => {
  const body = { isContact: true, standingOrders: [], weekdays: [3, 5] };
  await visit('/shop/cart', {
    cart: [[gantry, 3]],
    answers: { 'GET /api/licensee/standing-orders': () => ({ body }) },
  });
  const days = await screen.findByRole('combobox', { name: 'Weekday' });
  expect(
    within(days)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wednesday', 'Friday']);
  expect(days).toHaveDisplayValue('Wednesday');
});

test('Another browser learns how to save a cart', async () => {
  await visit('/shop/cart', { cart: [[gantry, 3]] });
  const panel = within(await screen.findByRole('region', { name: 'Standing order' }));
  expect(panel.getByRole('link', { name: 'ask for a link' })).toHaveAttribute('href', '/shop/orders');
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

const OFFER: StandingOfferJson = {
  day: '2026-11-24',
  words: 'Every Tuesday',
  lines: [
    {
      productId: 'CTR-112',
      productName: 'Gantry IPA',
      asked: 4,
      quantity: 3,
      unitPrice: 66,
      notes: ['Only 3 of 4 left', '$60.00 last time, $66.00 now'],
    },
  ],
  total: 215.1,
  hasAddress: true,
  address: '12 Water Street, Vancouver, BC V6B 1A1',
};

// STANDING-3, STANDING-4
test('A mailed link shows changes, and one click orders it; a new total is shown first', async () => {
  let total = OFFER.total;
  await visit('/shop/orders#offer=abc.2026-11-24.sig', {
    answers: {
      ...orders,
      'POST /api/licensee/standing-offer': () => ({ body: { ...OFFER, total } }),
      'POST /api/licensee/standing-offer/order': (body) => {
        expect(body).toMatchObject({ token: 'abc.2026-11-24.sig' });
        const isShown = (body as { total: number }).total === 220;
        total = 220;
        return isShown ? { body: { ...OFFER, total, orderId: 'CBO-1' } } : refusal(409, 'price_changed');
      },
    },
  });
  const offer = within(await screen.findByRole('region', { name: 'Your order for Tuesday, November 24' }));
  expect(offer.getByRole('list', { name: 'Lines' })).toHaveTextContent(
    '3 × Gantry IPA CTR-112Only 3 of 4 left$60.00 last time, $66.00 now$198.00',
  );
  expect(offer.getByText('12 Water Street, Vancouver, BC V6B 1A1')).toBeVisible();
  await userEvent.click(offer.getByRole('button', { name: 'Order · $215.10' }));
  expect(await offer.findByText('price_changed.')).toBeInTheDocument();
  await userEvent.click(await offer.findByRole('button', { name: 'Order · $220.00' }));
  expect(await offer.findByRole('status')).toHaveTextContent('Ordered: CBO-1.');
});
