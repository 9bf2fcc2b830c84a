import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { orderFixture } from 'shared-domain/testing';
import { fillIn, openCart, submit } from '../testing/cart-page.ts';
import { type Answers, nora, refusal, visit } from '../testing/visit.tsx';

const KEGS = 'GET /api/licensee/kegs';
const ORDER = 'POST /api/orders/licensee';

/** It is November 20, 2026. */
const account: NonNullable<LicenseeKegsJson['account']> = {
  out: { 50: 3, 30: 0, 20: 1 },
  ...{ total: 4, oldest: 39, overdue: 0, limitDays: 60 },
  lots: [
    { size: 50, number: 3, since: '2026-10-12T18:00:00.000Z', order: 'CBO-1', days: 39 },
    { size: 20, number: 1, since: '2026-11-09T18:00:00.000Z', days: 11 },
  ],
  entries: Array.from({ length: 25 }, (_, place) => ({
    id: String(place),
    at: '2026-11-09T18:00:00.000Z',
    kind: 'corrected' as const,
    change: { 20: -1 },
    out: 4,
    reason: place === 0 ? 'Already back' : undefined,
  })),
};
const answering = (body: LicenseeKegsJson): Answers => ({ [KEGS]: () => ({ body }) });
const placed = { [ORDER]: () => ({ status: 201, body: orderFixture({ id: 'CBO-1' }) }) };
const emptiesIn = (sent: { call: string; body: unknown }[]) =>
  sent
    .filter(({ call }) => call === ORDER)
    .map(({ body }) => (body as { collectEmpties?: object }).collectEmpties);
const tick = (name: string) => screen.findByRole('checkbox', { name });

describe('the kegs of a licensee', () => {
  // KEGS-10
  test('are shown by size and age, with their history', async () => {
    await visit('/shop/kegs', { answers: answering({ hasKegs: true, account }) });
    expect(await screen.findByText('4 kegs with you, the oldest for 39 days.')).toBeInTheDocument();
    const lots = within(screen.getByRole('table', { name: 'Kegs with you' }));
    expect(lots.getByRole('row', { name: /3 × 50 L CBO-1 39/ })).toBeInTheDocument();
    expect(screen.getByText('Already back')).toBeInTheDocument();
    const rows = () => within(screen.getByRole('table', { name: 'History' })).getAllByRole('row').length;
    expect(rows()).toBe(21);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(rows()).toBe(26);
  });

  // KEGS-4
  test('that are overdue are asked back', async () => {
    const late = { ...account, oldest: 64, overdue: 3 };
    await visit('/shop/kegs', { answers: answering({ hasKegs: true, account: late }) });
    expect(
      await screen.findByText(
        '4 kegs with you, the oldest for 64 days. Please return 3 kegs older than 60 days.',
      ),
    ).toBeInTheDocument();
  });

  // KEGS-10
  test('need an emailed link in a new browser, which can still order a collection', async () => {
    await visit('/shop/kegs', { answers: answering({ hasKegs: true }) });
    expect(await screen.findByText(/only your account's contacts can see your kegs/)).toBeVisible();
    await userEvent.click(await tick('Collect empties with your next order'));
    expect(screen.queryByText(/^\d+ with you/)).not.toBeInTheDocument();
  });

  test('show an empty state, also for staff', async () => {
    const none = { ...account, out: { 50: 0, 30: 0, 20: 0 }, total: 0, lots: [], entries: [] };
    await visit('/shop/kegs', { answers: answering({ hasKegs: true, account: none }) });
    expect(await screen.findByText('No kegs with you')).toBeInTheDocument();
  });

  test('belong to a licensee', async () => {
    await visit('/shop/kegs', { session: nora });
    expect(await screen.findByText('Kegs belong to a licensee.')).toBeInTheDocument();
  });

  test('that could not be loaded can be retried', async () => {
    const answers: Answers = { [KEGS]: () => refusal(400, 'internal') };
    await visit('/shop/kegs', { answers });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answers[KEGS] = () => ({ body: { hasKegs: true, account } });
    await userEvent.click(again);
    expect(await screen.findByText(/4 kegs with you/)).toBeInTheDocument();
  });
});

describe('empties in the cart', () => {
  // KEGS-9
  test('are collected with the order, by default all that are out', async () => {
    const { sent } = await openCart({ answers: { ...answering({ hasKegs: true, account }), ...placed } });
    await userEvent.click(await tick('Collect empties with this order'));
    const large = within(screen.getByRole('group', { name: 'Empties of 50 L' }));
    expect(large.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(large.getByRole('button', { name: 'One fewer' }));
    await fillIn();
    await submit();
    await waitFor(() => expect(emptiesIn(sent)).toEqual([{ 50: 2, 30: 0, 20: 1 }]));
    expect(await screen.findByText(/Empty kegs to collect: 2 × 50 L, 1 × 20 L\.$/)).toBeInTheDocument();
  });

  // KEGS-9
  test('can be ticked without numbers, and unticked', async () => {
    const { sent } = await openCart({ answers: { ...answering({ hasKegs: true }), ...placed } });
    await userEvent.click(await tick('Collect empties with this order'));
    await userEvent.click(await tick('Collect empties with this order'));
    await userEvent.click(await tick('Collect empties with this order'));
    await fillIn();
    await submit();
    await waitFor(() => expect(emptiesIn(sent)).toEqual([{}]));
    expect(await screen.findByText(/To be counted at the door\.$/)).toBeInTheDocument();
  });

  test("aren't offered if no kegs are out", async () => {
    const { sent } = await openCart({ answers: { ...answering({ hasKegs: false }), ...placed } });
    await fillIn();
    await submit();
    await waitFor(() => expect(emptiesIn(sent)).toEqual([undefined]));
    expect(screen.queryByText('Collect empties')).not.toBeInTheDocument();
  });
});
