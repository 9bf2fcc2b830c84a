import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnSessionsJson } from 'shared-domain/contracts';
import { ok, openStaff, refusal } from '../testing/open-staff.tsx';
import type { StaffAnswers } from '../testing/staff-client.ts';

const times = { signedInAt: '2026-11-19T17:00:00Z', usedAt: '2026-11-20T17:40:00Z' };
const desk = { id: 'a', browser: 'Firefox on Windows', place: 'Network 203.0.113.x', ...times, isThis: true };
const phone = { id: 'b', browser: 'Safari on iPhone', place: 'The local network', ...times, isThis: false };

/** The page with two sessions, of which those with these ids can be ended. */
async function openSessions(calls: StaffAnswers = {}) {
  const left: OwnSessionsJson = { sessions: [desk] };
  openStaff({
    path: '/admin/sessions',
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
test('Each session says where it is and when it was used, and the open one cannot be ended here', async () => {
  const list = await openSessions();
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on Windows This one');
  expect(second).toHaveTextContent(
    /^Safari on iPhone The local network. Signed in on Nov 19, 2026, .*, last used on Nov 20, 2026, .*\./,
  );
  expect(list.getAllByRole('button')).toHaveLength(1);
});

// STAFF-30
test.each(['End the session of Safari on iPhone', 'End all others'])('%s leaves this one', async (name) => {
  const list = await openSessions();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/(has|have) ended$/)).toBeVisible();
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
