import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenceListJson } from 'shared-domain/contracts';
import { GULL, openLicences } from '../testing/licences.tsx';
import { ok, refusal } from '../testing/open-staff.tsx';

const SALTBOX = { licenseNumber: '305927', companyName: 'Saltbox Kitchen' };

const REGISTER: LicenceListJson = {
  licences: [
    { ...GULL, lastOrderAt: '2026-11-20T17:00:00.000Z', orderCount: 4, twelveMonths: 14_210.4 },
    {
      licenseNumber: '304410',
      companyName: 'Pier 9 Public House',
      lastOrderAt: '2025-07-20T17:00:00.000Z',
      orderCount: 1,
      twelveMonths: 0,
    },
    { licenseNumber: '306094', companyName: 'Kingfisher Café', orderCount: 0, twelveMonths: 0 },
  ],
  graceDays: 14,
  total: 1846,
  nextCursor: '50',
};

test('the register shows the last order and the sum of twelve months, each linked to those orders', async () => {
  openLicences({ searchLicences: async () => ok(REGISTER) }, '?tab=manual');
  const register = await screen.findByRole('table', { name: 'Licensees' });
  const gull = within(register).getByRole('row', { name: /308114/ });
  expect(gull).toHaveTextContent('The Gull & LanternMay 6, 2024Today$14,210');
  expect(within(gull).getByRole('link', { name: '$14,210' })).toHaveAttribute(
    'href',
    '/admin/orders?search=308114',
  );
  expect(within(register).getByRole('row', { name: /304410/ })).toHaveTextContent('Jul 20, 2025$0');
  expect(within(register).getByRole('row', { name: /306094/ })).toHaveTextContent('Kingfisher Café–––');
  expect(screen.getByText('1,846 licensees')).toBeInTheDocument();
  expect(screen.getByText('3 of 1,846')).toBeInTheDocument();
});

test('a click on a heading sorts the register, also in the address; more licensees are loaded on request', async () => {
  const asked: unknown[] = [];
  const { router } = openLicences(
    {
      searchLicences: async ({ query }) => {
        asked.push(query);
        return ok(query?.cursor ? { graceDays: 14, licences: [SALTBOX], total: 4 } : REGISTER);
      },
    },
    '?tab=manual',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Company name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=manual&sort=company'));
  expect(await screen.findByRole('columnheader', { name: 'Company name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more licensees' }));
  expect(await screen.findByText('Saltbox Kitchen')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ limit: 50, sort: 'company', cursor: '50' });
});

test("a register that can't be loaded can be retried, and an empty one says so", async () => {
  let isDown = true;
  openLicences(
    {
      searchLicences: async () =>
        isDown
          ? refusal('network', 'We could not reach the shop.')
          : ok({ graceDays: 14, licences: [], total: 0 }),
    },
    '?tab=manual',
  );
  expect(await screen.findByText('The licensees could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No licensees yet')).toBeInTheDocument();
});
