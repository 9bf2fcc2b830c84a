import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DashboardJson, SettingsChange, SettingsJson } from 'shared-domain/contracts';
import { addDays } from 'shared-domain/dates';
import { environmentAtom } from 'shared-domain/state';
import { SUMMARY } from '../../testing/imports.tsx';
import { ok, openStaff, refusal, sentinelWith } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const FIGURES: DashboardJson = {
  days: [
    {
      day: '2026-11-20',
      orders: { licensee: 2, dtc: 1, keg: 1 },
      revenue: { licensee: 900, dtc: 60, keg: 240.5 },
      leads: 4,
    },
  ],
  before: { orders: 2, revenue: 600, leads: 5 },
  today: { orders: 4, revenue: 1200.5 },
  statuses: { pending: 3, shipped: 1 },
  bestSellers: [
    { productId: 'CTR-112', name: 'Gantry IPA', channel: 'licensee', quantity: 12, revenue: 792 },
  ],
  runningOut: [{ productId: 'CZB-330', name: 'Tmavé Dark Lager', stock: 4, daysLeft: 2 }],
  offers: [
    {
      productId: 'CTR-112',
      name: 'Gantry IPA',
      status: 'active',
      ltoStartDate: '2026-11-10',
      ltoEndDate: '2026-11-29',
    },
  ],
  attention: { findings: 1, followUps: 1, failedImports: 0 },
  leads: { total: 31, lastSevenDays: 4 },
  switched: { comingSoon: { on: false, at: '2026-10-14T19:00:00.000Z', who: 'piet.novak@cbo.example' } },
  products: { total: 60, hidden: 3, outOfStock: 5 },
};

const settled = (change: SettingsChange) =>
  ok({ comingSoon: false, retailStoreOpen: true, ...change } as SettingsJson);

const openDashboard = (calls: StaffAnswers = {}, path = '/admin?days=1') =>
  openStaff({
    path,
    calls: { dashboard: async () => ok(FIGURES), leads: async () => ok({ leads: [] }), ...calls },
  });

test('figures are shown for the period, compared with the previous one, and link to their lists', async () => {
  openDashboard();
  const revenue = await screen.findByRole('link', { name: /Revenue, today/ });
  expect(revenue).toHaveTextContent('$1,201');
  expect(revenue).toHaveTextContent('100.1%');
  expect(revenue).toHaveTextContent('from $600');
  expect(revenue).toHaveAttribute('href', '/admin/orders?from=2026-11-20&sold=1');
  expect(screen.getByRole('link', { name: /Average order/ })).toHaveTextContent('$300.13');
  expect(screen.getByRole('link', { name: /Revenue today, so far/ })).toHaveTextContent(
    '4 orders, 3 pending',
  );
  const leads = screen.getByRole('link', { name: /Retail leads, today/ });
  expect(leads).toHaveTextContent('20.0% less from 5');
});

const ages = { current: 100, to30: 50, to60: 0, to90: 0, over90: 0 };
const gull = { licenseNumber: '305-218', name: 'The Gull & Anchor', balance: 150, overdue: 50, ages };

// RECEIVABLE-7
test.each([
  ['what accounts owe', [{ ...gull, daysLate: 4 }], 150, '$150.00The Gull & Anchor$50.00 overdue'],
  ['that no account owes anything', [], 0, '$0.00No account owes anything.'],
])("%s stands above the month's files", async (_what, accounts, balance, expected) => {
  openDashboard({
    receivables: async () => ok({ accounts, totals: { balance, overdue: 50, ages }, holdAfterDays: 0 }),
  });
  const card = await screen.findByRole('region', { name: 'Owed by accounts' });
  expect(card).toHaveTextContent(expected);
  const hrefOf = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^\$/)).toBe('/admin/money/receivables');
  // STAFF-44
  expect(hrefOf(/^This month's files$/)).toBe(
    '/api/admin/accounting/books.zip?from=2026-11-01&to=2026-11-20',
  );
});

test('the strip counts orders by channel and day, and each count links to its orders', async () => {
  openDashboard();
  const strip = await screen.findByRole('table', { name: 'Orders by channel and day' });
  const kegs = within(strip).getByRole('row', { name: /Orders, Kegs/ });
  expect(within(kegs).getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    '/admin/orders?from=2026-11-20&to=2026-11-20&channel=keg&sold=1',
  );
  expect(screen.getByRole('img', { name: 'Revenue by day: Nov 20 $1,201' })).toBeInTheDocument();
});

test('over four weeks the strip counts by week, because days would be too narrow to click', async () => {
  const [today] = FIGURES.days;
  const days = Array.from({ length: 28 }, (_, place) => ({
    ...(today as DashboardJson['days'][number]),
    day: place < 8 ? `2026-10-${24 + place}` : `2026-11-${String(place - 7).padStart(2, '0')}`,
  }));
  openDashboard({ dashboard: async () => ok({ ...FIGURES, days }) }, '/admin?days=28');
  const strip = await screen.findByRole('table', { name: 'Orders by channel and week' });
  expect(
    within(strip)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Oct 24to Oct 30', 'Oct 31to Nov 6', 'Nov 7to Nov 13', 'Nov 14to today']);
  const wholesale = within(strip).getByRole('row', { name: /Orders, Wholesale/ });
  const [first] = within(wholesale).getAllByRole('link', { name: '14' });
  expect(first).toHaveAttribute(
    'href',
    '/admin/orders?from=2026-10-24&to=2026-10-30&channel=licensee&sold=1',
  );
});

test.each([
  [90, 'week', 13, ['Aug 23', 'Nov 15today'], 'Aug 23 to Aug 29'],
  [365, 'month', 13, ['Nov2025', 'Novtoday'], 'Nov 21 to Nov 30'],
])('%i days are drawn and counted by %s', async (count, unit, cells, ends, firstCell) => {
  const [today] = FIGURES.days;
  const days = Array.from({ length: count }, (_, place) => ({
    ...(today as DashboardJson['days'][number]),
    day: addDays('2026-11-20', place + 1 - count),
  }));
  openDashboard({ dashboard: async () => ok({ ...FIGURES, days }) }, `/admin?days=${count}`);
  const strip = await screen.findByRole('table', { name: `Orders by channel and ${unit}` });
  const heads = within(strip).getAllByRole('columnheader');
  expect([heads.length, heads[0]?.textContent, heads.at(-1)?.textContent]).toEqual([cells, ...ends]);
  const chart = screen.getByRole('img', { name: new RegExp(`^Revenue by ${unit}: ${firstCell} `) });
  expect(chart).toBeInTheDocument();
});

test("the 'Needs a look' card shows that it is loading", async () => {
  openDashboard({ sentinel: () => new Promise(() => undefined) });
  const card = await screen.findByRole('region', { name: 'Orders, payments and emails that need a look' });
  expect(within(card).getByRole('status')).toHaveTextContent('Loading what needs a look...');
  expect(within(card).queryByText(/All payments and orders agree/)).toBeNull();
});

// FEED-2
test('a file of another system that waits is among what needs a look', async () => {
  const waitsBecause = 'It changes 340 products; 200 may be changed without a person.';
  openDashboard({
    listImports: async () => ok({ imports: [{ ...SUMMARY, state: 'ready', fromFeed: true, waitsBecause }] }),
  });
  const link = await screen.findByRole('link', { name: 'All 1 that need a look' });
  expect(link.closest('section')).toHaveTextContent(waitsBecause);
});

test('best sellers, stock running out and LTOs link to their products', async () => {
  openDashboard();
  const best = await screen.findByRole('region', { name: 'Best sellers' });
  expect(within(best).getByRole('link', { name: 'Gantry IPA' })).toHaveAttribute(
    'href',
    '/admin/products?edit=CTR-112&showHidden=true',
  );
  expect(screen.getByRole('region', { name: 'Stock running out' })).toHaveTextContent('2 days');
  expect(screen.getByRole('region', { name: 'Active and scheduled LTOs' })).toHaveTextContent('to Nov 29');
});

// STAFF-11
test("'Coming Soon Mode' switches at once, and Ctrl Z on the switch switches it back", async () => {
  const asked: SettingsChange[] = [];
  openDashboard({
    changeSettings: async ({ body: change }) => {
      asked.push(change);
      return settled(change);
    },
  });
  const site = await screen.findByRole('region', { name: 'Site Settings' });
  const mode = within(site).getByRole('switch', { name: 'Coming Soon Mode' });
  expect(mode).not.toBeChecked();
  expect(site).toHaveTextContent('Off since Oct 14, by Piet Novak');
  await userEvent.click(mode);
  await waitFor(() => expect(mode).toBeChecked());
  expect(site).toHaveTextContent('On: the retail shop shows the Coming Soon page');
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(mode).not.toBeChecked());
  expect(asked).toEqual([{ comingSoon: true }, { comingSoon: false }]);
});

test('the retail store status is explained, and a failed switch reverts', async () => {
  openDashboard({ changeSettings: async () => refusal('network', 'We could not reach the shop.') });
  const store = await screen.findByRole('switch', { name: 'Retail store status' });
  expect(store).toBeChecked();
  await userEvent.click(store);
  expect(await screen.findByRole('alert')).toHaveTextContent('The setting was not changed');
  expect(store).toBeChecked();
});

test('a payment mismatch can be viewed and repaired; a failed mail can be resent', async () => {
  const done: string[] = [];
  openDashboard({
    sentinel: async () =>
      ok(
        sentinelWith(
          done.includes('repair')
            ? []
            : [
                {
                  id: 'stuck:cs_1',
                  kind: 'stuck' as const,
                  orderId: 'CBO-1795190414082',
                  paidAmount: 148.2,
                  foundAt: '2026-11-20T17:00:00.000Z',
                  detail: "The payment service has the money, but the order isn't marked paid.",
                  repair: 'Record the payment: the order becomes paid and its emails are sent.',
                },
              ],
        ),
      ),
    followUps: async () =>
      ok({
        followUps: [
          {
            id: 'f1',
            kind: 'email (customer)',
            orderId: 'CBO-1795103866219',
            state: 'given-up' as const,
            attempts: 8,
            lastError: 'mailbox full',
            createdAt: '2026-11-20T16:00:00.000Z',
          },
        ],
      }),
    repairFinding: async ({ params: { finding: id } }) => {
      done.push('repair');
      return id === 'stuck:cs_1' ? ok(sentinelWith([])) : refusal('finding_not_found', 'x');
    },
    retryFollowUp: async ({ params: { id } }) => {
      done.push(id);
      return ok({ followUps: [] });
    },
  });
  const card = await screen.findByRole('region', { name: 'Orders, payments and emails that need a look' });
  expect(await within(card).findByText('CBO-1795190414082 · $148.20')).toBeInTheDocument();
  await userEvent.click(within(card).getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(done).toEqual(['f1']));
  await userEvent.click(within(card).getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Repair' }));
  await waitFor(() => expect(within(card).queryByText(/148\.20/)).not.toBeInTheDocument());
});

test('a burst of order events reloads the figures once', async () => {
  let tell = (_event: unknown) => {};
  const due = new Set<() => void>();
  let readings = 0;
  const { store } = openStaff({
    path: '/admin?days=1',
    calls: {
      leads: async () => ok({ leads: [] }),
      dashboard: async ({ query }) => {
        if (query?.days === 1) readings += 1;
        return ok({ ...FIGURES, today: { orders: readings, revenue: 10 } });
      },
    },
    follow: (address, { onEvent }) => {
      if (address === '/api/admin/orders/events') tell = onEvent as typeof tell;
      return () => undefined;
    },
  });
  store.set(environmentAtom, {
    ...store.get(environmentAtom),
    schedule: (task) => {
      due.add(task);
      return () => void due.delete(task);
    },
  });
  const today = await screen.findByRole('link', { name: /Revenue today/ });
  for (const id of ['CBO-1', 'CBO-2', 'CBO-3']) act(() => tell({ id }));
  expect(due.size).toBe(1);
  expect(today).toHaveTextContent('1 order,');
  act(() => {
    for (const task of due) task();
  });
  await waitFor(() => expect(today).toHaveTextContent('2 orders,'));
  expect(readings).toBe(2);
});

test("figures that can't be loaded say so and can be retried", async () => {
  openDashboard({ dashboard: async () => refusal('network', 'We could not reach the shop.') });
  expect(await screen.findByRole('heading', { name: 'The figures could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
