import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AuditEntry, AuditJson } from 'shared-domain/contracts';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T17:40:00.000Z',
  who: 'nora.whitfield@cbo.example',
  action: 'order.status',
  subject: `CBO-${id}`,
  before: { status: 'pending' },
  after: { status: 'shipped' },
  ...more,
});

const subjects = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^CBO-/ })
    .map(({ textContent }) => textContent);

const older = () => userEvent.click(screen.getByRole('button', { name: 'Show older' }));

test('who changed what shows with old and new values; without older changes there is no button for them', async () => {
  openStaff({
    path: '/admin/settings/audit',
    calls: { audit: async () => ok({ entries: [entry('2'), entry('1')] }) },
  });
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText(/status:/)[0]).toHaveTextContent('status: pending → shipped');
  expect(screen.getByText('2 entries in all')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('an entry for something new shows its values, its counts, the company’s time, and how many more there are', async () => {
  const counts = { new: 3, updated: 1 };
  const after = {
    fileName: 'inventory',
    counts,
    'maya@cbo.example': 1,
    b: true,
    c: [1, 2],
    d: '2026-07-01T19:00:00.000Z',
    e: 'y',
    f: 'z',
    gone: null,
  };
  openStaff({
    path: '/admin/settings/audit',
    calls: { audit: async () => ok({ entries: [{ ...entry('1'), before: undefined, after }] }) },
  });
  const changes = within(await screen.findByRole('table')).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'file name: inventory',
    'counts: new 3, updated 1',
    'maya@cbo.example: 1',
    'b: true',
    'c: 1, 2',
    'd: Jul 1, 2026, 12:00 PM',
    'and 2 more',
  ]);
});

test('older changes that arrive after the filter has changed are dropped', async () => {
  const late = Promise.withResolvers<AuditJson>();
  openStaff({
    path: '/admin/settings/audit',
    calls: {
      audit: async ({ query: { cursor, action } = {} }) => {
        if (cursor !== undefined) return ok(await late.promise);
        return ok({ entries: [entry(action === undefined ? '2' : '7')], nextCursor: 'after 2' });
      },
    },
  });
  const table = await screen.findByRole('table');
  await older();
  await userEvent.click(within(table).getByRole('button', { name: 'Order status changed' }));
  await waitFor(() => expect(subjects()).toEqual(['CBO-7']));
  await act(async () => late.resolve({ entries: [entry('1')] }));
  expect(screen.getByRole('button', { name: 'Show older' })).toBeEnabled();
  expect(subjects()).toEqual(['CBO-7']);
});

// STAFF-32
test('reads are shown on demand', async () => {
  openStaff({
    path: '/admin/settings/audit?subject=CBO-1',
    calls: {
      audit: async ({ query: { action, subject } = {} }) =>
        ok({
          entries: subject === 'CBO-1' && action === 'read' ? [{ ...entry('1'), action: 'order.read' }] : [],
        }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show reads' }));
  expect(await screen.findByRole('button', { name: 'Order read' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show reads' })).not.toBeInTheDocument();
});

test('a filter without matches says so, and can be cleared', async () => {
  openStaff({
    path: '/admin/settings/audit?who=nobody@cbo.example',
    calls: { audit: async ({ query }) => ok({ entries: query?.who === undefined ? [entry('1')] : [] }) },
  });
  expect(await screen.findByText('No entries match these filters')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('1 entry in all')).toBeInTheDocument();
});
