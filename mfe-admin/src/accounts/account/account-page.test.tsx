import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AllocationJson } from 'shared-domain/contracts';
import { card, GULL, KEGS, openAccount, press } from '../../testing/account.tsx';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

// LICENCE-15
test("an account's page shows its standing, and its tabs figures, orders, kegs, people and history", async () => {
  const { router } = openAccount();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Gull & Anchor' })).toBeInTheDocument();
  expect(screen.getByText('The licence ends in 50 days, on Jan 9, 2027.')).toBeInTheDocument();
  expect(await screen.findByText('$1,617.89')).toBeInTheDocument();
  expect(screen.getByText('Every 8 days')).toBeInTheDocument();
  expect(screen.getByText('Last order yesterday')).toBeInTheDocument();
  expect((await card('Orders')).getByRole('link', { name: 'All 61' })).toHaveAttribute(
    'href',
    '/admin/orders?search=305-218',
  );
  expect(screen.getByRole('link', { name: 'New order' })).toHaveAttribute(
    'href',
    '/admin/orders/new?account=305-218',
  );
  await openTab('Kegs');
  expect(screen.getByRole('tabpanel', { name: 'Kegs' })).toContainElement(
    await screen.findByText('oldest 42 days'),
  );
  expect(router.state.location.search).toBe('?tab=kegs');
  await userEvent.keyboard('{ArrowRight}');
  expect((await card('Contacts')).getByText('devon@gull.example')).toBeInTheDocument();
  await openTab('Notes');
  expect((await card('Timeline')).getByText('Order placed')).toBeInTheDocument();
});

// LICENCE-15
test('each card fails and is retried on its own', async () => {
  let works = false;
  openAccount({ kegAccount: async () => (works ? ok(KEGS) : refusal('internal', 'Out.')) }, GULL, 'kegs');
  const kegs = await card('Kegs out');
  await kegs.findByText('Out.');
  works = true;
  await userEvent.click(kegs.getByRole('button', { name: 'Try Again' }));
  expect(await kegs.findByText('oldest 42 days')).toBeInTheDocument();
});

test('each tab of a new account says that it is empty', async () => {
  openAccount(
    {
      adminOrders: async () => ok({ orders: [], counts: {}, total: 0 }),
      kegAccount: async () => refusal('not_found', 'Nothing here.'),
      licenceTimeline: async () => ok({ entries: [] }),
    },
    { licenseNumber: '305-218', companyName: 'The Gull & Anchor' },
  );
  for (const [tab, ...texts] of [
    ['Orders', 'No orders yet.'],
    ['Kegs', 'No keg has gone out yet.'],
    ['People', 'No contacts yet. Emails go to the customer who ordered last.'],
    ['Allocations', 'None yet.'],
    ['Notes', 'Nothing noted.', 'No activity yet.'],
  ] as const) {
    await openTab(tab);
    for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
  }
});

// ALLOCATION-16
test('what an account asks for by phone is entered beside an open allocation, with Undo', async () => {
  const sent: unknown[] = [];
  const open: AllocationJson = {
    ...{ id: 'log-1', productId: 'CTR-136', productName: 'Captain’s Log', unit: 'case', kind: 'shared' },
    ...{ units: 4, most: 3, state: 'open', version: 2, accounts: 0, asked: 0, seal: 'ab'.repeat(32) },
    ...{ opensAt: '2026-11-19T17:00:00.000Z', closesAt: '2026-11-27T17:00:00.000Z', shares: [] },
  };
  openAccount({
    adminAllocations: async () => ok({ allocations: [open] }),
    requestForAccount: async ({ params, body }) => {
      sent.push([params.licence, body.units]);
      return ok(open);
    },
  });
  const allocations = await card('Open allocations');
  const save = await allocations.findByRole('button', { name: 'Save request' });
  expect(save).toBeDisabled();
  await userEvent.type(allocations.getByRole('textbox', { name: 'Asks by phone for (cases)' }), '2');
  await userEvent.click(save);
  await press('Undo');
  await waitFor(() =>
    expect(sent).toEqual([
      ['305-218', 2],
      ['305-218', 0],
    ]),
  );
});

test('an order opens in its dialog', async () => {
  openAccount();
  await press('CBO-1795196412607');
  expect(await screen.findByRole('dialog', { name: /CBO-1795196412607/ })).toBeInTheDocument();
});

// LICENCE-15
test('the latest change of a licence is undone from the timeline; older entries come 20 at a time', async () => {
  const { sent } = openAccount({}, GULL, 'notes');
  await press('Undo: Note changed');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ note: 'Ring twice.', updatedAt: GULL.updatedAt }]);
  await press('Show earlier');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument());
});

test.each([
  [{ endDate: '2026-11-10' }, 'Orders are accepted until Nov 24, 2026.'],
  [{ endDate: '2026-11-01' }, 'Its grace ended on Nov 15, 2026. Orders are blocked.'],
  [{ standing: 'suspended' as const, suspensionReason: 'Unpaid' }, /Unpaid\. No orders are accepted/],
])('the notice of a licence with %j says what that means for orders', async (terms, text) => {
  openAccount({}, { ...GULL, ...terms });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('an unknown licence number says so', async () => {
  openStaff({
    path: '/admin/licences/999',
    calls: { searchLicences: async () => ok({ graceDays: 14, licences: [] }) },
  });
  expect(await screen.findByText('There is no licence with the number 999')).toBeInTheDocument();
});

test('E edits the account, except in a field or with single-letter shortcuts off', async () => {
  openAccount({}, GULL, 'notes');
  await press('Edit the note');
  await userEvent.keyboard('e');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Cancel');
  await userEvent.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Dates and addresses' })).toBeInTheDocument();
});

test('N begins an order for the account', async () => {
  const { router } = openAccount();
  await screen.findByRole('button', { name: 'Edit account' });
  await userEvent.keyboard('n');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/admin/orders/new',
      search: '?account=305-218',
    }),
  );
});

// LICENCE-7
test('a contact is added, checked as the API does, and Undo takes it back', async () => {
  const { sent } = openAccount({}, GULL, 'people');
  await press('Add a contact');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a contact' }));
  await fill(dialog.getByLabelText(/Name/), 'Accounts');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await fill(dialog.getByLabelText(/Email/), 'orders@gull.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    {
      contacts: [
        ...(GULL.contacts ?? []),
        { name: 'Accounts', email: 'orders@gull.example', orderMails: true },
      ],
    },
    { contacts: GULL.contacts },
  ]);
});

// LICENCE-7
test("a contact's order mails are switched at once, and a contact can be removed", async () => {
  const { sent } = openAccount({}, GULL, 'people');
  await press('No emails: Priya Nair');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Devon Achterberg: edit, email a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { contacts: [{ name: 'Devon Achterberg' }, { name: 'Priya Nair', orderMails: true }] },
    { contacts: [{ name: 'Priya Nair' }] },
  ]);
});

// LICENCE-7
test('the note is written, and what is typed stays where it could not be saved', async () => {
  openAccount({ saveLicence: async () => refusal('stale', 'Someone else was faster.') }, GULL, 'notes');
  await press('Edit the note');
  const field = screen.getByLabelText('Note for staff', { selector: 'textarea' });
  await fill(field, ' Two people.');
  await press('Save');
  expect(await screen.findByText('Someone else was faster.')).toBeInTheDocument();
  expect(field).toHaveValue('Cellar hatch on Trounce Alley. Two people.');
});

// LICENCE-17
test('the next reminder can be previewed, and a contact is mailed the link', async () => {
  const mailed: unknown[] = [];
  openAccount(
    {
      licenceReminder: async () =>
        ok({ to: ['devon@gull.example'], subject: 'Licence 305-218 ends', text: 'Good day.\nIt ends.' }),
      mailLicenceLink: async ({ body }) => {
        mailed.push(body);
        return ok({ accepted: true as const });
      },
    },
    GULL,
    'people',
  );
  await press('Preview the reminder');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminder' }));
  expect(await dialog.findByText(/Licence 305-218 ends/)).toHaveTextContent('To devon@gull.example');
  expect(dialog.getByText(/Good day/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await press('Priya Nair: edit, email a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Email a link' }));
  expect(await screen.findByText('Link emailed to Priya Nair')).toBeInTheDocument();
  expect(mailed).toEqual([{ email: 'priya@gull.example' }]);
});

// RUN-16
test('the emails before a delivery are turned off for the account', async () => {
  const { sent } = openAccount();
  await press('Turn off the emails before a delivery');
  await waitFor(() => expect(sent).toMatchObject([{ arrivalMails: false, updatedAt: GULL.updatedAt }]));
});

// RUN-16
test('an account without emails before a delivery says so', async () => {
  const { sent } = openAccount({}, { ...GULL, arrivalMails: false });
  expect(await screen.findByText('Not emailed')).toBeInTheDocument();
  await press('Turn on the emails before a delivery');
  await waitFor(() => expect(sent).toMatchObject([{ arrivalMails: null }]));
});

// PEOPLE-4, PEOPLE-6
test('a contact is let in to the shop, shown with what they may do, and shut out again', async () => {
  const asked: object[] = [];
  const person = { roles: ['bills' as const], invitedAt: '2026-11-18T18:00:00.000Z' };
  const [devon, ...others] = GULL.contacts ?? [];
  openAccount(
    {
      letInPerson: async (input) => {
        asked.push(input);
        return ok(GULL);
      },
      shutOutPerson: async (input) => {
        asked.push(input);
        return ok(GULL);
      },
    },
    { ...GULL, contacts: devon ? [{ ...devon, person }, ...others] : [] },
    'people',
  );
  expect(await screen.findByText('Invited until Nov 25: See bills')).toBeInTheDocument();
  await press('Priya Nair: edit, email a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Let sign in to the shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Priya Nair in the shop' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Manage people' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await press('Devon Achterberg: edit, email a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End the sign-in' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([
    { params: { number: '305-218', email: 'priya@gull.example' }, body: { roles: ['order', 'manage'] } },
    { params: { number: '305-218', email: 'devon@gull.example' } },
  ]);
});
