import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  type Endpoint,
  endpoints,
  type OwnSessionsJson,
  type SessionJson,
  type StaffListJson,
} from 'shared-domain/contracts';
import type { StaffRole } from 'shared-domain/staff';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const NORA = 'nora.whitfield@cbo.example';
const PIET = 'piet.novak@cbo.example';
const owner = { email: NORA, role: 'owner' as const };
const piet = { email: PIET, role: 'office' as const };

const sessionOf = (role: StaffRole, refused: string[] = []): SessionJson => ({
  staff: { email: NORA, devMode: false, role, refused },
});

/** The page with a list that saving replaces; returns the requests. */
async function openList(
  people: StaffListJson['people'],
  more: StaffAnswers = {},
  session = sessionOf('owner'),
) {
  let list: StaffListJson = { people, version: people.length > 0 ? 1 : 0 };
  const sent: StaffListJson[] = [];
  const saveStaffList: StaffAnswers['saveStaffList'] = async ({ body }) => {
    sent.push(body);
    list = { people: body.people, version: body.version + 1 };
    return ok(list);
  };
  openStaff({
    path: '/admin/settings/staff',
    session,
    client: { readSession: async () => ok(session) },
    calls: { staffList: async () => ok(list), saveStaffList, ...more },
  });
  await screen.findByRole('heading', { name: 'Staff' });
  return { sent };
}

// STAFF-27
test('An empty list explains who can sign in, and starting it makes an owner', async () => {
  await openList([], { startStaffList: async () => ok({ people: [owner], version: 1 }) });
  expect(await screen.findByText(/Everyone with an address at cbo.example can sign in/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start the list' }));
  expect(await screen.findByText('The last owner stays')).toBeVisible();
});

// STAFF-16, STAFF-28
test('A role changes at once, and Undo restores the previous one', async () => {
  const { sent } = await openList([owner, piet]);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: `Role of ${PIET}` }),
    'warehouse',
  );
  expect(await screen.findByText(`${PIET} now has the role warehouse`)).toBeVisible();
  expect(screen.getByRole('option', { name: 'Warehouse', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([
    { people: [owner, { ...piet, role: 'warehouse' }], version: 1 },
    { people: [owner, piet], version: 2 },
  ]);
});

test('Someone is removed with Undo, and the last owner cannot be', async () => {
  const { sent } = await openList([owner, piet]);
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${PIET}` }));
  expect(await screen.findByText(`${PIET} is no longer staff`)).toBeVisible();
  expect(sent).toEqual([{ people: [owner], version: 1 }]);
  expect(screen.queryByRole('button', { name: `Remove ${NORA}` })).not.toBeInTheDocument();
});

test('Someone is added with a role; an invalid address gets an error and stays as typed', async () => {
  const { sent } = await openList([owner]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add someone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add someone' }));
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await fill(email, 'piet@gmail.example');
  await userEvent.click(dialog.getByRole('radio', { name: /^Driver/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Only cbo.example email addresses are allowed')).toBeVisible();
  await userEvent.clear(email);
  await fill(email, 'Piet.Novak@CBO.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(`${PIET} was added and gets an email on how to sign in`)).toBeVisible();
  expect(sent).toEqual([{ people: [owner, { email: PIET, role: 'driver' }], version: 1 }]);
});

test('A list that someone else has changed is reloaded, not overwritten', async () => {
  await openList([owner, piet], { saveStaffList: async () => refusal('stale', 'x') });
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${PIET}` }));
  expect(await screen.findByText('Someone else has changed the list. Check it and try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Remove ${PIET}` })).toBeVisible();
});

// STAFF-26
test('The office can read the list, but not change it', async () => {
  await openList([owner, piet], {}, sessionOf('office', ['saveStaffList']));
  expect(await screen.findByText(PIET)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add someone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

// STAFF-26
test("Navigation shows the role's pages; another page says that it isn't part of the role and links to one that is", async () => {
  const refused = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { role }]) => role !== undefined && role !== 'driver')
    .map(([name]) => name);
  const day = '2026-11-20';
  const run = { id: `${day}-01`, driver: 'Devon Okafor', state: 'planned' as const, stops: [] };
  const board = { day, version: 1, runs: [run], orders: [], pickUps: [], zones: [] };
  const session = sessionOf('driver', refused);
  openStaff({
    path: '/admin/settings/staff',
    session,
    calls: { runDays: async () => ok({ today: day, days: [] }), runDay: async () => ok(board) },
  });
  expect(await screen.findByText('This page is not part of your role')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Staff pages' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deliveries', 'Settings']);
  await userEvent.click(screen.getByRole('link', { name: 'Go to Deliveries' }));
  expect(await screen.findByRole('heading', { name: 'Devon Okafor' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Open the run/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /New run/ })).not.toBeInTheDocument();
});

const times = { signedInAt: '2026-11-19T17:00:00Z', usedAt: '2026-11-20T17:40:00Z' };
const desk = { id: 'a', browser: 'Firefox on Windows', place: 'Network 203.0.113.x', ...times, isThis: true };
const phone = { id: 'b', browser: 'Safari on iPhone', place: 'The local network', ...times, isThis: false };

/** The page with two sessions, of which those with these ids can be ended. */
async function openSessions(calls: StaffAnswers = {}) {
  const left: OwnSessionsJson = { sessions: [desk] };
  openStaff({
    path: '/admin/settings/sessions',
    calls: {
      passkeys: async () => ok({ passkeys: [] }),
      ownSessions: async () => ok({ sessions: [desk, phone] }),
      endSession: async ({ params }) => (params.id === 'b' ? ok(left) : refusal('not_found', 'x')),
      endOtherSessions: async () => ok(left),
      ...calls,
    },
  });
  return within(await screen.findByRole('list', { name: 'Your sessions' }));
}

// STAFF-30
test("Each session shows its browser, place and last use; the current one can't be ended here", async () => {
  const list = await openSessions();
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on Windows This session');
  expect(second).toHaveTextContent(
    /^Safari on iPhone The local network. Signed in on Nov 19, 2026, .*, last used on Nov 20, 2026, .*\./,
  );
  expect(list.getAllByRole('button')).toHaveLength(1);
});

// STAFF-30
test.each(['End the session of Safari on iPhone', 'End all others'])('%s leaves this one', async (name) => {
  const list = await openSessions();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/ ended$/)).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

test('A session that could not be ended stays, with the reason', async () => {
  const endSession = async () => refusal('not_found', 'This no longer exists.');
  const list = await openSessions({ endSession });
  await userEvent.click(list.getByRole('button', { name: 'End the session of Safari on iPhone' }));
  expect(await screen.findByText('This no longer exists.')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});
