import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { shareUnits } from 'shared-domain/licences';
import type { Product } from 'shared-domain/products';
import { catalogue } from '../testing/catalogue.ts';
import { type Answers, nora, refusal, visit } from '../testing/visit.tsx';

// It is November 20, 2026, noon.
const TERMS = {
  ...{ id: 'log-1', kind: 'shared' as const, units: 96, most: 6 },
  ...{ opensAt: '2026-11-16T17:00:00.000Z', closesAt: '2026-11-25T01:00:00.000Z' },
};
const log = { ...(catalogue[0] as Product), stock: 0, allocation: TERMS };
const ALLOCATION: LicenseeAllocationJson = {
  ...{ ...TERMS, productId: log.id, unit: 'case', state: 'open', seal: 'ab'.repeat(32) },
  words: { opens: 'Monday 9:00 AM', closes: 'Tuesday 5:00 PM' },
};
const PATH = `/shop/products/${log.id}`;
const READ = 'GET /api/licensee/allocations/log-1';
const ASK = 'PUT /api/licensee/allocations/log-1/request';
const CONFIRM = 'POST /api/licensee/allocations/log-1/confirm';
const DECLINE = 'PUT /api/licensee/allocations/log-1/let-go';

const asked = [...Array(20).fill(6), ...Array(20).fill(3)];
const { got, rounds } = shareUnits(96, 6, asked);
const SHARED: LicenseeAllocationJson = {
  ...ALLOCATION,
  ...{ state: 'shared', seed: 'cd'.repeat(32), rounds: [...rounds], asked: 6, mine: 0 },
  heldUntil: '2026-11-23T20:00:00.000Z',
  words: { ...ALLOCATION.words, held: 'Monday 12:00 PM' },
  draws: asked.map((units, place) => ({ asked: units, got: got[place] ?? 0 })),
  share: { got: 3, state: 'held', reason: 'You asked for 6 cases.' },
  offer: {
    unitPrice: 112.8,
    hasAddress: true,
    days: [
      { day: '2026-12-01', closes: '2026-11-29T20:00:00Z', deadline: '' },
      { day: '2026-12-03', closes: '2026-12-01T20:00:00Z', deadline: '' },
    ],
  },
};

const open = (answers: Answers, more: object = {}) => visit(PATH, { products: [log], answers, ...more });
const body = (allocation: LicenseeAllocationJson) => () => ({ body: allocation });
const box = async (name: string) => within(await screen.findByRole('region', { name }));
const sentTo = (sent: { call: string; body: unknown }[], call: string) =>
  sent.filter((one) => one.call === call).map((one) => one.body);

// ALLOCATION-3, ALLOCATION-6
test('a licensee requests cases until it closes, changes the request, and withdraws it with Undo', async () => {
  let current: LicenseeAllocationJson = ALLOCATION;
  const { sent } = await open({
    [READ]: () => ({ body: current }),
    [ASK]: (given) => {
      const { units } = given as { units: number };
      const { asked: _before, ...rest } = ALLOCATION;
      current = units > 0 ? { ...rest, asked: units } : rest;
      return { body: current };
    },
  });
  const region = await box('How many cases would you like?');
  expect(region.getByText('96 cases in total, up to 6 per account.')).toBeVisible();
  expect(region.getByText('Open until Tuesday 5:00 PM')).toBeVisible();
  expect(region.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  expect(region.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(region.getByRole('button', { name: 'Ask for 6 cases' }));
  expect(await region.findByText('You asked for 6 cases')).toBeVisible();
  expect(region.getByRole('button', { name: 'Change to 6 cases' })).toBeDisabled();
  await userEvent.click(region.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(region.getByRole('button', { name: 'Change to 5 cases' }));
  expect(await region.findByText('You asked for 5 cases')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Withdraw' }));
  expect(await region.findByRole('button', { name: 'Ask for 6 cases' })).toBeVisible();
  expect(sentTo(sent, ASK)).toEqual([{ units: 6 }, { units: 5 }, { units: 0 }]);
  expect(screen.getByText(`SHA-256 ${ALLOCATION.seal}`)).toBeVisible();
});

// ALLOCATION-7, ALLOCATION-8
test('a share is confirmed with one click for the day shown, in whole or in part', async () => {
  const confirmed = { got: 3, state: 'confirmed' as const, confirmed: 2, orderId: 'CBO-1', reason: 'Why.' };
  let answer: ReturnType<Answers[string]> = refusal(409, 'price_changed');
  const { sent } = await open({ [READ]: body(SHARED), [CONFIRM]: () => answer });
  const region = await box('You got 3 cases');
  expect(region.getByText('Held for you until Monday 12:00 PM')).toBeVisible();
  expect(region.getByText('You asked for 6 cases.')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Take fewer' }));
  await userEvent.click(region.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'Delivery' }), 'Thursday, December 3');
  await userEvent.click(region.getByRole('button', { name: 'Confirm 2 cases · $225.60' }));
  answer = { body: { ...SHARED, offer: undefined, share: confirmed } };
  await userEvent.click(await region.findByRole('button', { name: 'Confirm 2 cases · $225.60' }));
  expect(await screen.findByRole('heading', { name: '2 cases ordered' })).toBeVisible();
  expect(screen.getByText(/Your order is CBO-1/)).toBeVisible();
  const sentBody = { units: 2, unitPrice: 112.8, delivery: { kind: 'delivery', day: '2026-12-03' } };
  expect(sentTo(sent, CONFIRM)).toEqual([sentBody, sentBody]);
});

// ALLOCATION-15
test('the mailed link is opened first, and shows where the share goes unless it is picked up', async () => {
  const OPEN = 'POST /api/licensee/orders/link';
  const address = '12 Water Street, Vancouver, BC V6B 1A1';
  let isOpen = false;
  const { sent } = await visit(`${PATH}#link=share.abc.sig`, {
    products: [log],
    answers: {
      [OPEN]: () => {
        isOpen = true;
        return { status: 202, body: { accepted: true } };
      },
      [READ]: () => ({ body: { ...SHARED, offer: { ...SHARED.offer, ...(isOpen ? { address } : {}) } } }),
    },
  });
  const region = await box('You got 3 cases');
  expect(sentTo(sent, OPEN)).toContainEqual({ token: 'share.abc.sig' });
  expect(region.getByText(address)).toBeVisible();
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'Delivery' }), 'Pick-up');
  expect(region.queryByText(address)).not.toBeInTheDocument();
});

// ALLOCATION-9
test('a share can be declined', async () => {
  const gone = { got: 3, state: 'let-go' as const, reason: 'Why.' };
  const { sent } = await open({
    [READ]: body(SHARED),
    [DECLINE]: () => ({ body: { ...SHARED, offer: undefined, share: gone } }),
  });
  const region = await box('You got 3 cases');
  await userEvent.click(region.getByRole('button', { name: 'Decline' }));
  expect(await region.findByText('Declined')).toBeVisible();
  expect(region.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  expect(sentTo(sent, DECLINE)).toEqual([{ letGo: true }]);
});

// ALLOCATION-7, ALLOCATION-10
test('the rounds are shown and described for screen readers, with the seed', async () => {
  await open({ [READ]: body(SHARED) });
  const region = await box('How the 96 cases were shared');
  expect(region.getByText('Round 1: 40 of 40 accounts, you among them')).toBeInTheDocument();
  expect(region.getByText('Round 3, by lot: 16 of 40 accounts, you among them')).toBeInTheDocument();
  expect(region.getByText(`Seed ${SHARED.seed}`)).toBeVisible();
  expect(region.getByRole('link', { name: 'How to repeat the lot' })).toHaveAttribute(
    'href',
    '/api/allocations/log-1/result',
  );
});

// ALLOCATION-1, ALLOCATION-8
test.each([
  [{ ...ALLOCATION, state: 'planned' as const }, 'Limited release', 'Opens Monday 9:00 AM'],
  [{ ...ALLOCATION, state: 'closed' as const }, 'The cases are being shared', 'Requests have closed'],
  [{ ...ALLOCATION, state: 'cancelled' as const }, 'Cancelled', 'Closed'],
  [
    { ...SHARED, offer: undefined, share: { got: 0, state: 'none' as const, reason: 'Why.' } },
    'No case for you this time',
    'Shared',
  ],
  [
    { ...SHARED, offer: undefined, share: { got: 3, state: 'expired' as const, reason: 'Why.' } },
    'You got 3 cases',
    'The hold ended on Monday 12:00 PM',
  ],
])('%# each state has its box', async (allocation, title, strip) => {
  await open({ [READ]: body(allocation as LicenseeAllocationJson) });
  const region = await box(title);
  expect(region.getByText(strip)).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

test('a failure is shown and can be retried', async () => {
  let fails = true;
  await open({ [READ]: () => (fails ? refusal(503, 'unavailable') : { body: ALLOCATION }) });
  const region = await box('This could not be loaded');
  fails = false;
  await userEvent.click(region.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Ask for 6 cases' })).toBeVisible();
});

test('staff without a licence see what licensees are offered', async () => {
  await open({}, { session: nora });
  expect((await box('Limited release')).getByText(/96 cases in total/)).toBeVisible();
});

// ALLOCATION-3
test('a card of a scarce product links to its page instead of the cart', async () => {
  await visit('/shop', { products: [log] });
  const card = within(await screen.findByRole('article', { name: log.name }));
  expect(card.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', PATH);
  expect(card.queryByText('Out of Stock')).not.toBeInTheDocument();
});

// ALLOCATION-2
test('first come goes into the cart, up to the limit per account', async () => {
  const first = { ...ALLOCATION, kind: 'first-come' as const };
  const product = { ...log, stock: 9, allocation: { ...TERMS, kind: 'first-come' as const } };
  await visit(PATH, { products: [product], answers: { [READ]: body(first) } });
  const region = await box('Order up to 6 cases');
  await userEvent.click(region.getByRole('button', { name: 'Add to Cart' }));
  expect(region.getByRole('button', { name: 'Quantity 1, edit' })).toBeVisible();
});
