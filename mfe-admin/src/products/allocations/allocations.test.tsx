import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountShareJson, AllocationForm, AllocationJson } from 'shared-domain/contracts';
import { drawLot, sealOf, shareUnits } from 'shared-domain/licences';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const LOG: AllocationJson = {
  ...{ id: 'log-1', productId: 'CTR-136', productName: 'Captain’s Log', unit: 'case', kind: 'shared' },
  ...{ units: 4, most: 3, state: 'planned', version: 2, accounts: 0, asked: 0, seal: 'ab'.repeat(32) },
  ...{ opensAt: '2026-11-23T17:00:00.000Z', closesAt: '2026-11-27T17:00:00.000Z' },
};
const request = (licenseNumber: string, companyName: string, asked: number): AccountShareJson => ({
  ...{ licenseNumber, companyName, asked, askedAt: '2026-11-24T17:00:00.000Z' },
});
const REQUESTS = [request('305-218', 'The Gull', 3), request('301-442', 'Harbour Light', 3)];

const openList = (calls: StaffAnswers) => openStaff({ path: '/admin/products/allocations', calls });
const openOne = (allocation: AllocationJson, more: StaffAnswers = {}) =>
  openStaff({
    path: `/admin/products/allocations/${allocation.id}`,
    calls: { adminAllocation: async () => ok(allocation), ...more },
  });

const button = (name: string) => screen.findByRole('button', { name });

// ALLOCATION-1, ALLOCATION-12
test('a new allocation names what is missing at each field, is announced, and can be undone', async () => {
  const sent: (AllocationForm | { cancelled: boolean })[] = [];
  openList({
    adminAllocations: async () => ok({ allocations: [] }),
    createAllocation: async ({ body }) => {
      sent.push(body as AllocationForm);
      return ok(LOG);
    },
    cancelAllocation: async ({ body }) => {
      sent.push(body as { cancelled: boolean });
      return ok({ ...LOG, state: 'cancelled' as const });
    },
  });
  expect(await screen.findByText('No allocations yet')).toBeVisible();
  await userEvent.click(await button('New allocation'));
  await userEvent.click(await button('Announce'));
  expect(await screen.findByText('Please enter how many units there are')).toBeVisible();
  expect(screen.getAllByText('Please enter a valid date and time')).toHaveLength(2);
  await fill(screen.getByRole('textbox', { name: 'Item number' }), 'CTR-136');
  await userEvent.type(screen.getByRole('textbox', { name: 'Total units' }), '4');
  await userEvent.type(screen.getByRole('textbox', { name: 'Limit per account' }), '3');
  await userEvent.type(screen.getByLabelText('Opens on'), '2026-11-23');
  await userEvent.type(screen.getByLabelText('Closes on'), '2026-11-27');
  await userEvent.click(await button('Announce'));
  await screen.findByText('Captain’s Log announced');
  expect(sent[0]).toMatchObject({ productId: 'CTR-136', kind: 'shared', units: 4, most: 3 });
  await userEvent.click(await button('Undo'));
  expect(sent[1]).toEqual({ cancelled: true });
});

// ALLOCATION-12
test('a list that failed to load says so and can be retried', async () => {
  let fails = true;
  openList({
    adminAllocations: async () =>
      fails
        ? refusal('internal', 'It went wrong.')
        : ok({ allocations: [{ ...LOG, accounts: 2, asked: 6 }] }),
  });
  expect(await screen.findByText('The allocations could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(await button('Try Again'));
  expect(await screen.findByRole('link', { name: 'Captain’s Log' })).toHaveAttribute(
    'href',
    '/admin/products/allocations/log-1',
  );
  expect(screen.getByText('6 cases asked for by 2 accounts')).toBeVisible();
});

// ALLOCATION-12
test("another person's change is not overwritten, and the typed values stay", async () => {
  openOne(LOG, { editAllocation: async () => refusal('stale', 'Changed.') });
  await userEvent.click(await button('Edit'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Total units' }), '8');
  await userEvent.click(await button('Save allocation'));
  expect(await screen.findByText('Changed in the meantime')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Total units' })).toHaveValue('48');
});

// ALLOCATION-12
test('requests are listed before the units are shared, and can be searched by account', async () => {
  openOne({ ...LOG, state: 'open', accounts: 2, asked: 6, shares: REQUESTS });
  const table = await screen.findByRole('table', { name: 'Requests and shares' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await fill(screen.getByRole('searchbox', { name: 'Account or licence' }), 'gull');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('The seed is shown once the units are shared.')).toBeVisible();
});

// ALLOCATION-4, ALLOCATION-5, ALLOCATION-12
test('afterwards each round, share and lot is shown, and the lot can be repeated', async () => {
  const drawn = await drawLot(
    SEED,
    LOG.id,
    REQUESTS.map(({ licenseNumber }) => licenseNumber),
  );
  const { got, rounds } = shareUnits(3, 3, [3, 3]);
  const shares = drawn.flatMap(({ account }, place) => {
    const its = REQUESTS.find(({ licenseNumber }) => licenseNumber === account);
    return its ? [{ ...its, drawn: place + 1, got: got[place] ?? 0, state: 'held' as const }] : [];
  });
  const sharing = { shares, rounds: [...rounds], seed: SEED, seal: await sealOf(SEED), units: 3 };
  const heldUntil = '2026-11-30T17:00:00.000Z';
  openOne({ ...LOG, ...sharing, state: 'shared', accounts: 2, asked: 6, sharedAt: LOG.closesAt, heldUntil });
  await userEvent.click(await button('Confirmed 0'));
  expect(screen.getByText('No accounts found.')).toBeVisible();
  await userEvent.click(await button('Held 2'));
  const table = screen.getByRole('table', { name: 'Requests and shares' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Round 2, lot' })).toBeVisible();
  expect(within(table).getByText('drawn 1')).toBeVisible();
  expect(screen.getByText('Round 2, by lot')).toBeVisible();
  await userEvent.click(await button('Repeat the lot'));
  expect(await screen.findByText('Seed matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/allocations/log-1/shares.csv',
  );
  expect(screen.getByRole('link', { name: 'Allocations' })).toHaveAttribute(
    'href',
    '/admin/products/allocations',
  );
});

// ALLOCATION-14
test('the reminder to accounts that have not confirmed is previewed before it is sent', async () => {
  const sent: unknown[] = [];
  const share = { ...REQUESTS[0], drawn: 1, got: 2, state: 'held' as const } as AccountShareJson;
  openOne(
    { ...LOG, state: 'shared', accounts: 1, asked: 3, shares: [share], rounds: [], heldUntil: LOG.closesAt },
    {
      shareReminder: async () =>
        ok({ to: ['bar@gull.example'], subject: 'Confirm your 2 cases', text: 'Held.' }),
      remindOfShares: async ({ params }) => {
        sent.push(params.id);
        return ok({ reminded: 1 });
      },
    },
  );
  await userEvent.click(await button('Remind 1 account'));
  expect(await screen.findByText(/Confirm your 2 cases/)).toBeVisible();
  await userEvent.click(await button('Send 1 email'));
  expect(await screen.findByText('1 account reminded')).toBeVisible();
  expect(sent).toEqual([LOG.id]);
});

// ALLOCATION-14
test('without an account that has an address there is nothing to send', async () => {
  const share = { ...REQUESTS[0], drawn: 1, got: 2, state: 'held' as const } as AccountShareJson;
  openOne(
    { ...LOG, state: 'shared', accounts: 1, asked: 3, shares: [share], rounds: [], heldUntil: LOG.closesAt },
    { shareReminder: async () => ok({ to: [], subject: 'Confirm your 2 cases', text: 'Held.' }) },
  );
  await userEvent.click(await button('Remind 1 account'));
  expect(await screen.findByText(/no one: no contact gets order emails/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send 0 emails' })).toBeDisabled();
});

// ALLOCATION-12
test('the list can be filtered by phase', async () => {
  openList({
    adminAllocations: async () =>
      ok({
        allocations: [
          { ...LOG, state: 'open' as const },
          { ...LOG, id: 'old', state: 'ended' as const },
        ],
      }),
  });
  await userEvent.click(await button('Over 1'));
  expect(screen.getAllByRole('link', { name: 'Captain’s Log' })).toHaveLength(1);
  await userEvent.click(await button('Planned 0'));
  expect(screen.getByText('No allocations here.')).toBeVisible();
});
