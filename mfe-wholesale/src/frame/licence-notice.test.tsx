import { screen } from '@testing-library/react';
import type { SessionJson } from 'shared-domain/contracts';
import { gull, visit } from '../testing/visit.tsx';

type Notice = NonNullable<NonNullable<SessionJson['licensee']>['notice']>;

const opened = (notice: Notice) =>
  visit('/shop', { session: { licensee: { licenseNumber: '305-218', companyName: 'Gull', notice } } });
const endDate = '2027-01-09';
const ordersUntil = '2027-01-23';

// LICENCE-9
test.each([
  [
    { standing: 'ends-soon', endDate, ordersUntil, daysLeft: 46 },
    'Your licence ends in 46 days, on January 9, 2027. You can order until January 23, 2027.',
  ],
  [
    { standing: 'ends-soon', endDate, ordersUntil, daysLeft: 0 },
    'Your licence ends today, on January 9, 2027.',
  ],
  [
    { standing: 'in-grace', endDate, ordersUntil, daysLeft: -3 },
    'Your licence ended on January 9, 2027. You can order until January 23, 2027.',
  ],
  [
    { standing: 'lapsed', endDate, ordersUntil, daysLeft: -15 },
    'Your licence ended on January 9, 2027, and orders on it have stopped. Your former orders are still here.',
  ],
] as const)('the shop tells its licensee about %j, and how to reach us', async (notice, text) => {
  await opened(notice);
  const section = await screen.findByRole('region', { name: 'Your licence' });
  expect(section).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'orders@cbo.example' })).toHaveAttribute(
    'href',
    'mailto:orders@cbo.example',
  );
});

test('a licensee whose licence is active sees no notice', async () => {
  await visit('/shop', { session: gull });
  expect(screen.queryByRole('region', { name: 'Your licence' })).not.toBeInTheDocument();
});
