import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountListJson, AccountRow } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { foundBy, GULL, openLicences, saveLicence } from '../../testing/licences.tsx';
import { ok, refusal } from '../../testing/open-staff.tsx';

// LICENCE-6
test("'Bulk Upload' is the first tab; the other one is in the address, also by the arrow keys", async () => {
  const { router } = openLicences();
  const bulk = await screen.findByRole('tab', { name: 'Bulk Upload' });
  expect(bulk).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(bulk);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Manual Entry & Search' })).toHaveFocus();
  expect(router.state.location.search).toBe('?tab=manual');
});

// LICENCE-1
test('both fields of the form are required', async () => {
  openLicences({}, '?tab=manual');
  await userEvent.click(await screen.findByRole('button', { name: 'Save licence' }));
  expect(await screen.findByText('License number is required')).toBeInTheDocument();
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
});

// LICENCE-1
test("a licence that can't be saved says so", async () => {
  openLicences({ saveLicence: async () => refusal('internal', 'x') }, '?tab=manual');
  await saveLicence('308115', 'Saltbox Kitchen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add license. Please try again.');
});

// LICENCE-2
test('a licence is found by its exact number', async () => {
  const asked: unknown[] = [];
  openLicences(
    {
      searchLicences: foundBy((number) => {
        asked.push(number);
        return number === '308114' ? [GULL] : [];
      }),
    },
    '?tab=manual',
  );
  await fill(await screen.findByRole('searchbox'), '308114');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('The Gull & Lantern')).toBeInTheDocument();
  expect(asked).toEqual(['308114']);
});

test('an unknown number says so', async () => {
  openLicences({}, '?tab=manual&number=000');
  expect(await screen.findByText('There is no licence with the number 000.')).toBeInTheDocument();
});

const accountOf = (licenseNumber: string, name: string, more: Partial<AccountRow> = {}): AccountRow => ({
  ...{ id: `licence:${licenseNumber}`, licenseNumber, name, orderCount: 0, twelveMonths: 0 },
  ...more,
});

const SALTBOX = accountOf('305927', 'Saltbox Kitchen');
const RAVI: AccountRow = {
  ...{ id: 'email:ravi@mail.example', name: 'Ravi Sandhu', email: 'ravi@mail.example' },
  ...{ lastOrderAt: '2026-11-18T17:00:00.000Z', orderCount: 1, twelveMonths: 239 },
};

const ACCOUNTS: AccountListJson = {
  accounts: [
    accountOf('308114', 'The Gull & Lantern', {
      created_at: GULL.created_at,
      ...{ lastOrderAt: '2026-11-20T17:00:00.000Z', orderCount: 4, twelveMonths: 14_210.4, kegs: 6 },
    }),
    RAVI,
    accountOf('304410', 'Pier 9 Public House', { lastOrderAt: '2025-07-20T17:00:00.000Z', orderCount: 1 }),
    accountOf('306094', 'Kingfisher Café'),
  ],
  total: 1846,
  nextCursor: '50',
};

// LICENCE-21
test("the accounts show the last order and twelve months' revenue; those of the keg portal lead to their orders or kegs", async () => {
  openLicences({ accounts: async () => ok(ACCOUNTS) }, '', '/admin/accounts');
  const register = await screen.findByRole('table', { name: 'Accounts' });
  const gull = within(register).getByRole('row', { name: /308114/ });
  expect(gull).toHaveTextContent('The Gull & LanternMay 6, 2024Today6$14,210');
  expect(within(gull).getByRole('link', { name: '$14,210' })).toHaveAttribute(
    'href',
    '/admin/orders?search=308114',
  );
  expect(within(register).getByRole('row', { name: /304410/ })).toHaveTextContent('Jul 20, 2025–$0');
  expect(within(register).getByRole('row', { name: /306094/ })).toHaveTextContent('Kingfisher Café–––');
  const ravi = within(register).getByRole('row', { name: /ravi@mail/ });
  expect(ravi).toHaveTextContent('Ravi SandhuKeg portalNov 18–$239');
  expect(within(ravi).getByRole('checkbox')).toBeDisabled();
  expect(within(ravi).getByRole('link', { name: 'ravi@mail.example' })).toHaveAttribute(
    'href',
    '/admin/orders?search=ravi%40mail.example',
  );
  expect(screen.getByText('4 of 1,846')).toBeInTheDocument();
});

// LICENCE-2
test('accounts are searched by any of their words, also by address', async () => {
  const asked: unknown[] = [];
  const { router } = openLicences(
    {
      accounts: async ({ query }) => {
        asked.push(query?.search);
        return ok({ accounts: query?.search ? [] : [SALTBOX], total: 1 });
      },
    },
    '',
    '/admin/accounts',
  );
  await screen.findByText('Saltbox Kitchen');
  await fill(screen.getByRole('searchbox'), 'gull');
  expect(await screen.findByText('No accounts found')).toBeInTheDocument();
  expect(asked.at(-1)).toBe('gull');
  expect(router.state.location.search).toBe('?search=gull');
});

test('a failed list of accounts can be retried, and an empty one says so', async () => {
  let isDown = true;
  openLicences(
    {
      accounts: async () =>
        isDown ? refusal('network', 'We could not reach the shop.') : ok({ accounts: [], total: 0 }),
    },
    '',
    '/admin/accounts',
  );
  expect(await screen.findByText('The accounts could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No accounts yet')).toBeInTheDocument();
});
