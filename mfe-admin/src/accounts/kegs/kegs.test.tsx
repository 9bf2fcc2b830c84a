import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { company } from 'shared-domain/company';
import type { KegAccountJson, KegAccountRow } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';
import { kegsBooked } from './booking-dialog.tsx';

const NO_SISTER = { name: '', blurb: '', website: '' };

const HALL: KegAccountRow = {
  id: 'licence:304-660',
  name: 'Kitsilano Beer Hall',
  licenseNumber: '304-660',
  out: { 50: 9, 30: 2, 20: 0 },
  total: 11,
  oldest: 94,
  overdue: 3,
  reminded: { at: '2026-11-18T18:00:00.000Z', state: 'sent' },
};
const RAVI: KegAccountRow = {
  id: 'email:ravi@mail.example',
  name: 'Ravi Sandhu',
  email: 'ravi@mail.example',
  out: { 50: 0, 30: 1, 20: 0 },
  total: 1,
  oldest: 66,
  overdue: 1,
};
const LEDGER: KegAccountJson = {
  ...HALL,
  limitDays: 60,
  lots: [],
  entries: [
    {
      id: 'b',
      at: '2026-11-19T18:00:00.000Z',
      kind: 'back',
      change: { 50: -3 },
      out: 11,
      who: 'nora.whitfield@cbo.example',
      canUndo: true,
    },
    {
      id: 'a',
      at: '2026-08-18T18:00:00.000Z',
      kind: 'out',
      change: { 50: 12, 30: 2 },
      out: 14,
      who: 'system',
      order: 'CBO-1',
      canUndo: false,
    },
  ],
};

function openKegs(calls: StaffAnswers = {}, path = '/admin/kegs') {
  const sent: unknown[] = [];
  const note =
    <Data,>(data: Data) =>
    async (input: unknown) => {
      sent.push(input);
      return ok(data);
    };
  const opened = openStaff({
    path,
    calls: {
      kegAccounts: async () => ok({ accounts: [HALL, RAVI], limitDays: 60, deposits: [] }),
      kegAccount: async () => ok(LEDGER),
      kegReminder: async ({ params }) =>
        ok({ to: ['bar@hall.example'], subject: `To ${params.account}`, text: 'Please return them.' }),
      bookKegs: note(LEDGER),
      undoKegEntry: note(LEDGER),
      remindOfKegs: note({ reminded: 1 }),
      ...calls,
    },
  });
  return { ...opened, sent };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// KEGS-4
test('accounts are listed with their kegs out and can be filtered by overdue kegs, also by address', async () => {
  const { router } = openKegs();
  expect(await screen.findByRole('row', { name: /Kitsilano Beer Hall/ })).toHaveTextContent(
    '92–1194 daysSent Nov 18',
  );
  expect(screen.getByText('12 kegs')).toBeInTheDocument();
  await press('Keg portal 1');
  expect(screen.queryByRole('row', { name: /Kitsilano/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?show=portal');
});

// KEGS-4
test('accounts can be sorted by oldest keg or most kegs, and ticked ones are reminded', async () => {
  const OLDER = { ...RAVI, oldest: 99 };
  openKegs({ kegAccounts: async () => ok({ accounts: [OLDER, HALL], limitDays: 60, deposits: [] }) });
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  await screen.findByRole('row', { name: /Ravi/ });
  expect(names()).toEqual(['Tick Ravi Sandhu', 'Tick Kitsilano Beer Hall']);
  await press('Most kegs first');
  expect(names()).toEqual(['Tick Kitsilano Beer Hall', 'Tick Ravi Sandhu']);
  expect(screen.getByRole('button', { name: 'Remind 2 accounts' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick Ravi Sandhu' }));
  await press('Remind 1 account');
  expect(await screen.findByText(/To email:ravi@mail.example/)).toBeInTheDocument();
});

// KEGS-5
test('empties are booked with Undo, and a return can be undone in the ledger', async () => {
  const { sent } = openKegs({}, '/admin/kegs?account=licence%3A304-660');
  await press('Book empties');
  const dialog = await screen.findByRole('dialog', { name: 'Book empties' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '50 L' }), '10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(within(dialog).getByText('Only 9 × 50 L are out at this account.')).toBeInTheDocument();
  await userEvent.clear(within(dialog).getByRole('textbox', { name: '50 L' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: '50 L' }), '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('2 × 50 L back')).toBeInTheDocument();
  await press('Undo');
  await press('Undo: Collected on Nov 19, 2026');
  await waitFor(() => expect(sent).toHaveLength(3));
  const { body } = sent[0] as { body: { id: string } };
  expect(sent).toMatchObject([
    { params: { account: 'licence:304-660' }, body: { kind: 'back', kegs: { 50: 2 } } },
    { params: { entry: body.id } },
    { params: { entry: 'b' } },
  ]);
});

// KEGS-5
test('a correction needs a count and a reason; a refused one keeps the typed values', async () => {
  openKegs(
    { bookKegs: async () => refusal('kegs_refused', 'Someone was faster.') },
    '/admin/kegs?account=licence%3A304-660',
  );
  await press('Correct');
  const dialog = await screen.findByRole('dialog', { name: 'Correct the keg count' });
  const counted = within(dialog).getByRole('textbox', { name: '50 L' });
  await userEvent.clear(counted);
  await userEvent.type(counted, '7');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
  expect(within(dialog).getByText('Please say why')).toBeInTheDocument();
  await fill(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Counted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
  expect(await within(dialog).findByText('Someone was faster.')).toBeInTheDocument();
  expect(counted).toHaveValue('7');
});

// KEGS-5
test.each([
  ['back', { 50: '2', 30: '', 20: '' }, { kegs: { 50: 2 } }],
  ['back', { 50: '', 30: '', 20: '' }, { kegs: {}, error: 'Please enter how many kegs' }],
  ['lost', { 50: 'two', 30: '', 20: '' }, { kegs: {}, error: 'Please enter a whole number of kegs' }],
  ['corrected', { 50: '7', 30: '3', 20: '0' }, { kegs: { 50: -2, 30: 1 } }],
  ['corrected', { 50: '9', 30: '2', 20: '' }, { kegs: {}, error: "The count hasn't changed" }],
] as const)('typed for %s: %o', (kind, counts, booked) => {
  expect(kegsBooked(kind, counts, HALL.out)).toEqual(booked);
});

// KEGS-6
test('reminders are previewed one by one; accounts reminded this week are deselected', async () => {
  const { sent } = openKegs();
  await press('Remind 2 accounts');
  const dialog = await screen.findByRole('dialog', { name: 'Reminder 1 of 2' });
  expect(await within(dialog).findByText('Please return them.')).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByText(/To email:ravi@mail.example/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reminder' }));
  expect(await screen.findByText('1 reminder sent')).toBeInTheDocument();
  expect(sent).toMatchObject([{ body: { accounts: ['email:ravi@mail.example'] } }]);
});

test('with no kegs out the page says so, and a failure can be retried', async () => {
  let works = false;
  openKegs({
    kegAccounts: async () =>
      works ? ok({ accounts: [], limitDays: 60, deposits: [] }) : refusal('internal', 'Out.'),
  });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  works = true;
  await userEvent.click(again);
  expect(await screen.findByText('No kegs are out')).toBeInTheDocument();
});

// KEGS-7
test('staff set a deposit and the limit, with validation and Undo', async () => {
  const settings = {
    comingSoon: false,
    retailStoreOpen: true,
    company: { ...company, sisterCompany: NO_SISTER },
  };
  const changes: unknown[] = [];
  openKegs({
    changeSettings: async ({ body }) => {
      changes.push(body);
      return ok(settings);
    },
  });
  await press('Settings');
  const dialog = await screen.findByRole('dialog', { name: 'Keg settings' });
  const type = async (name: string, text: string) => {
    const field = within(dialog).getByLabelText(name);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await type('Overdue after days *', '45');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a deposit' }));
  await type('From *', '2026-12-01');
  await type('50 L, $ *', '60');
  await type('30 L, $ *', '45.50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please enter an amount')).toBeInTheDocument();
  await type('20 L, $ *', '30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await press('Undo');
  await waitFor(() => expect(changes).toHaveLength(2));
  const after = { kegLimitDays: 45, kegDeposits: [{ from: '2026-12-01', 50: 60, 30: 45.5, 20: 30 }] };
  const before = { kegLimitDays: 60, kegDeposits: [] };
  expect(changes).toEqual([
    { ...after, before },
    { ...before, before: after },
  ]);
});
