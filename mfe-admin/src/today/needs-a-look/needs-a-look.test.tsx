import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal, sentinelWith } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const FINDING: SentinelFinding = {
  id: 'amounts:cs_1',
  kind: 'amounts-apart',
  orderId: 'CBO-1795190414082',
  orderAmount: 148.2,
  paidAmount: 140,
  foundAt: '2026-07-20T17:00:00.000Z',
  detail: 'The order comes to $148.20, $140.00 was paid.',
};

const mail = (id: string, more: Partial<FollowUp> = {}): FollowUp => ({
  id,
  kind: 'email (customer)',
  orderId: 'CBO-1795103866219',
  state: 'given-up',
  attempts: 8,
  lastError: 'mailbox full',
  createdAt: '2026-07-20T16:00:00.000Z',
  ...more,
});

const openPage = (calls: StaffAnswers) => openStaff({ path: '/admin/attention', calls });

// STAFF-18
test('a finding says what was ordered and paid, when it was found, and that someone needs to look into it', async () => {
  openPage({ sentinel: async () => ok(sentinelWith([FINDING], { checkedAt: '2026-07-20T16:40:00.000Z' })) });
  const card = await screen.findByRole('region', { name: 'Payments and orders' });
  expect(await within(card).findByText('Paid amount and order differ')).toBeInTheDocument();
  expect(card).toHaveTextContent('ordered $148.20, paid $140.00 · found Jul 20, 2026, 10:00 AM');
  expect(within(card).getByRole('link', { name: 'CBO-1795190414082' })).toHaveAttribute(
    'href',
    '/admin/orders?order=CBO-1795190414082',
  );
  expect(screen.getByText('Payments and orders compared at 9:40 AM')).toBeInTheDocument();
  await userEvent.click(within(card).getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paid amount and order differ' });
  expect(dialog).toHaveTextContent("This can't be fixed automatically. Someone needs to look into it.");
  expect(within(dialog).queryByRole('button', { name: 'Repair' })).not.toBeInTheDocument();
});

// PAYMENT-17
test('a payment without an order is refunded in one press', async () => {
  const repaired: string[] = [];
  const finding = { ...FINDING, kind: 'paid-without-order' as const, repair: 'Refund the customer.' };
  openPage({
    sentinel: async () => ok(sentinelWith(repaired.length > 0 ? [] : [finding])),
    repairFinding: async ({ params }) => {
      repaired.push(params.finding);
      return ok(sentinelWith([]));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('All payments and orders match.')).toBeInTheDocument();
  expect(repaired).toEqual(['amounts:cs_1']);
});

test('a refused repair says why and leaves the dialog open', async () => {
  openPage({
    sentinel: async () => ok(sentinelWith([{ ...FINDING, repair: 'The payment page is closed.' }])),
    repairFinding: async () => refusal('repair_refused', 'The payment service cannot be reached.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repair...' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Repair' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment service cannot be reached.');
  expect(screen.getByRole('dialog', { name: 'Paid amount and order differ' })).toBeInTheDocument();
});

test('failed follow-ups are retried one by one or all at once; waiting ones say when', async () => {
  const retried: string[] = [];
  let owed = [
    mail('f1'),
    mail('f2', { kind: 'give-back', orderId: 'CBO-2', attempts: 1, lastError: 'no primary' }),
    mail('f3', { state: 'waiting', nextAt: '2026-07-20T18:00:00.000Z' }),
  ];
  openPage({
    followUps: async () => ok({ followUps: owed }),
    retryFollowUp: async ({ params: { id } }) => {
      retried.push(id);
      owed = owed.filter((one) => one.id !== id);
      return ok({ followUps: owed });
    },
  });
  const card = await screen.findByRole('region', { name: 'Emails and other follow-ups (3)' });
  expect(within(card).getByText('Stock return failed after 1 try')).toBeInTheDocument();
  expect(card).toHaveTextContent('Next try at Jul 20, 2026, 11:00 AM.');
  await userEvent.click(within(card).getByRole('button', { name: 'Retry all' }));
  await waitFor(() => expect(retried).toEqual(['f1', 'f2']));
  expect(await screen.findByText('2 follow-ups are being retried')).toBeInTheDocument();
  expect(await screen.findByText('Customer confirmation is being retried')).toBeInTheDocument();
});

test('when all is well the page says so; a failed load can be retried', async () => {
  let isDown = true;
  openPage({
    sentinel: async () => ok(sentinelWith([])),
    followUps: async () =>
      isDown ? refusal('network', 'We could not reach the shop.') : ok({ followUps: [] }),
  });
  expect(await screen.findByText('All payments and orders match.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('All emails were sent; nothing is outstanding.')).toBeInTheDocument();
});

// ORDER-30
test('an order to confirm says until when its stock is held, and how much waits is a setting', async () => {
  const changes: object[] = [];
  const order = {
    ...{ orderId: 'CBO-3', customer: 'The Gull & Anchor', orderAmount: 3335.4 },
    ...{ orderDate: '2026-07-20T17:00:00.000Z', until: '2026-07-23T17:00:00.000Z' },
  };
  openPage({
    sentinel: async () => ok(sentinelWith([], { waiting: [order] })),
    changeSettings: async ({ body }) => {
      changes.push(body);
      return refusal('stale', 'Someone else has changed this in the meantime.');
    },
  });
  const card = await screen.findByRole('region', { name: 'Orders to confirm' });
  expect(await within(card).findByText('The Gull & Anchor, $3,335.40')).toBeInTheDocument();
  expect(card).toHaveTextContent(
    'Its stock is held until Jul 23, 10:00 AM: set it to Processed by then, or it is cancelled.',
  );
  expect(within(card).getByRole('link', { name: 'View order CBO-3' })).toHaveAttribute(
    'href',
    '/admin/orders?order=CBO-3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Without a check: 40 units' }));
  const dialog = await screen.findByRole('dialog', { name: 'Orders without a check' });
  const field = within(dialog).getByRole('textbox', { name: 'Trade units within a day *' });
  await userEvent.clear(field);
  await fill(field, '10.5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(dialog).toHaveTextContent('Please enter 0 to 10,000 trade units');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/Save again to replace it/)).toBeInTheDocument();
  expect(changes).toEqual([{ unvouchedUnits: 10, before: { unvouchedUnits: 40 } }]);
});

// DRIVER-15
test('what came back with the driver is listed with its order until the office has decided', async () => {
  const returned = [
    { orderId: 'CBO-1795190414082', customer: 'The Gull & Anchor', units: 2, at: '2026-07-20T17:00:00.000Z' },
  ];
  openPage({ sentinel: async () => ok(sentinelWith([], { returned })) });
  const card = await screen.findByRole('region', { name: 'Returned at the door' });
  expect(card).toHaveTextContent('The Gull & Anchor, 2 units');
  expect(within(card).getByRole('link', { name: 'View order CBO-1795190414082' })).toBeVisible();
});

// FEED-2
test('a file of another system that waits says why, and leads to its review', async () => {
  const counts = { new: 0, updated: 340, unchanged: 0, issues: 0, ignored: 0 };
  const why = 'It changes 340 products; 200 may be changed without a person.';
  const feed = { id: 'i1', kind: 'inventory', fileName: 'night.csv', startedBy: 'feed', counts } as const;
  const at = { startedAt: '2026-07-20T16:00:00.000Z', fromFeed: true } as const;
  openPage({
    listImports: async () =>
      ok({
        imports: [
          { ...feed, ...at, state: 'ready', waitsBecause: why },
          { ...feed, ...at, id: 'i2', fileName: 'done.csv', state: 'applied' },
        ],
      }),
  });
  const card = await screen.findByRole('region', { name: 'Files of other systems' });
  expect(card).toHaveTextContent(why);
  expect(card).not.toHaveTextContent('done.csv');
  const review = within(card).getByRole('link', { name: 'Review' });
  expect(review).toHaveAttribute('href', '/admin/upload?import=i1');
});
