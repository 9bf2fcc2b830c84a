import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PasskeysJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { browserWithPasskeys, PASSKEY_OPTIONS } from '../../testing/passkeys.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const laptop = { id: 'a2V5', name: 'Work laptop', createdAt: '2026-11-20T17:00:00Z', usedAt: null };
const NEEDED = refusal('passkey_needed', 'Please confirm with your passkey, then try again.', {
  status: 403,
});
const use = () => screen.findByRole('button', { name: 'Use your passkey' });

/** 'Your sessions' of someone with these passkeys. */
async function openPasskeys(passkeys: PasskeysJson['passkeys'], calls: StaffAnswers = {}) {
  const times = { signedInAt: '2026-11-19T17:00:00Z', usedAt: '2026-11-20T17:40:00Z' };
  const here = { id: 'a', browser: 'Firefox on Windows', place: 'This machine', ...times, isThis: true };
  openStaff({
    path: '/admin/settings/sessions',
    calls: {
      ownSessions: async () => ok({ sessions: [here] }),
      passkeys: async () => ok({ passkeys }),
      passkeyRegistration: async () => ok(PASSKEY_OPTIONS.make),
      passkeyChallenge: async () => ok(PASSKEY_OPTIONS.confirm),
      confirmPasskey: async () => ok(NORA),
      ...calls,
    },
  });
  await screen.findByRole('heading', { name: 'Passkeys' });
}

beforeEach(() => browserWithPasskeys());

// STAFF-34
test('A passkey is set up under the name of this browser, or another one', async () => {
  const addPasskey = jest.fn<ReturnType<NonNullable<StaffAnswers['addPasskey']>>, [unknown]>(async () =>
    ok({ passkeys: [laptop] }),
  );
  await openPasskeys([], { addPasskey });
  expect(await screen.findByText(/You have no passkey yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set up a passkey' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Firefox on Windows');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter a name')).toBeVisible();
  await fill(name, 'Work laptop');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const list = within(await screen.findByRole('list', { name: 'Your passkeys' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /^Work laptopSet up on Nov 20, 2026, .*, not used yet\./,
  );
  expect(addPasskey.mock.calls[0]?.[0]).toMatchObject({
    body: { name: 'Work laptop', credential: { id: 'a2V5', response: { transports: ['internal'] } } },
  });
});

test("Cancelling the browser's dialog is reported, and the name stays", async () => {
  browserWithPasskeys({ refuses: true });
  await openPasskeys([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a passkey' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('No passkey was confirmed. Please try again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Firefox on Windows');
});

// STAFF-34
test('A passkey is renamed', async () => {
  const renamePasskey: StaffAnswers['renamePasskey'] = async ({ body }) =>
    ok({ passkeys: [{ ...laptop, ...body }] });
  await openPasskeys([laptop], { renamePasskey });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Work laptop' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Rename Work laptop 2' })).toBeVisible();
});

// STAFF-36
test('A call that needs a passkey asks for it and goes on once it is confirmed', async () => {
  let isConfirmed = false;
  await openPasskeys([laptop], {
    removePasskey: async () => (isConfirmed ? ok({ passkeys: [] }) : NEEDED),
    confirmPasskey: async () => {
      isConfirmed = true;
      return ok(NORA);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await userEvent.click(await use());
  expect(await screen.findByText('Passkey Work laptop removed')).toBeVisible();
  expect(screen.getByText(/You have no passkey yet/)).toBeVisible();
});

// STAFF-36
test('If cancelled, nothing changes and the page says why', async () => {
  await openPasskeys([laptop], { removePasskey: async () => NEEDED });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  await use();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please confirm with your passkey, then try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
});

// STAFF-35
test.each([
  ['a link', '/admin/login#token=abc'],
  ['the page loaded again', '/admin/login'],
])('After %s someone with a passkey confirms it, and then is signed in', async (_how, path) => {
  const half = { passkeyOf: 'nora.whitfield@cbo.example' };
  const { router } = openStaff({
    path,
    session: null,
    client: { readSession: async () => ok(half) },
    calls: {
      signIn: async () => ok(half),
      passkeyChallenge: async () => ok(PASSKEY_OPTIONS.confirm),
      confirmPasskey: async () => ok(NORA),
      dashboard: async () => refusal('internal', 'Something went wrong.'),
    },
  });
  expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus();
  await userEvent.click(await use());
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

const LEAD = {
  ...{ id: '1', name: 'Ines Calloway', email: 'i.calloway@mail.example', source: 'retail_popup' },
  created_at: '2026-11-20T16:12:00.000Z',
};

// STAFF-36
test('A download that needs a passkey asks for it first', async () => {
  const real = globalThis.fetch;
  const answers = [
    new Response(JSON.stringify({ code: 'passkey_needed' }), { status: 403 }),
    new Response('Name', { headers: { 'Content-Disposition': 'attachment; filename="leads.csv"' } }),
  ];
  globalThis.fetch = jest.fn(async () => answers.shift() as Response);
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  openStaff({
    path: '/admin/retail-leads',
    phone: true,
    calls: {
      leads: async () => ok({ leads: [LEAD] }),
      passkeyChallenge: async () => ok(PASSKEY_OPTIONS.confirm),
      confirmPasskey: async () => ok(NORA),
    },
  });
  await screen.findByRole('table', { name: 'Retail leads' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await userEvent.click(await use());
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^retail-leads-.*csv$/)]));
  click.mockRestore();
  globalThis.fetch = real;
});
