import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openReleases } from '../../testing/open-releases.ts';
import { ok, refusal } from '../../testing/open-staff.tsx';
import { SUSPECT as DTC, testRelease as release } from '../../testing/releases.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

/** The page with a suspect and a shell without an earlier release. Returns the suspect's row. */
async function openSuspect(calls: StaffAnswers = {}) {
  openReleases([DTC, release('shell', '2.14.0', { previous: [] })], { calls });
  await screen.findByRole('heading', { name: 'Releases' });
  return within(await screen.findByRole('row', { name: /^mfe-dtc/ }));
}

// RELEASE-6
test('Each app shows its live release, since when, by whom and errors since; a suspect stands out', async () => {
  const row = await openSuspect();
  expect(row.getByText('5.2.1')).toBeInTheDocument();
  expect(row.getByText('Jul 20, 8:02 AM')).toBeInTheDocument();
  expect(row.getByText('Nora Whitfield')).toBeInTheDocument();
  expect(row.getByText('23')).toBeInTheDocument();
  expect(row.getByText('Suspect')).toBeInTheDocument();
  expect(screen.getByText('1 suspect')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^shell/ })).toHaveTextContent('No earlier release');
  expect(screen.getByRole('link', { name: 'All releases' })).toHaveAttribute(
    'href',
    '/admin/settings/audit?action=release',
  );
});

test('One click rolls back, and Undo restores the release', async () => {
  const moves: [string, string | undefined][] = [];
  const row = await openSuspect({
    rollbackRelease: async ({ params: { app }, body: { release: to } }) => {
      moves.push([app, to]);
      return ok({ releases: [release('mfe-dtc', '5.2.0')] });
    },
  });
  await userEvent.click(row.getByRole('button', { name: 'Roll back to 5.2.0: mfe-dtc' }));
  expect(await screen.findByText('mfe-dtc is back at 5.2.0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(moves).toEqual([
      ['mfe-dtc', '5.2.0+0be8813'],
      ['mfe-dtc', '5.2.1+a6f09d4'],
    ]),
  );
});

test('A roll back that is refused says why', async () => {
  const row = await openSuspect({
    rollbackRelease: async () =>
      refusal('rollback_refused', 'Rolling back was refused: the shell lacks what it needs', {
        title: 'Roll back refused',
      }),
  });
  await userEvent.click(row.getByRole('button', { name: 'Roll back to 5.2.0: mfe-dtc' }));
  expect(
    await screen.findByText('Rolling back was refused: the shell lacks what it needs'),
  ).toBeInTheDocument();
});

test('a suspect shows its errors by hour, the most frequent ones, and whether they are new', async () => {
  const row = await openSuspect();
  expect(row.getByRole('img', { name: 'Errors of the last 4 hours: 0, 0, 4, 19' })).toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Suspect: mfe-dtc 5.2.1' });
  expect(card).toHaveTextContent("Cannot read properties of undefined (reading 'amount')");
  expect(card).toHaveTextContent('/dtc/cart, first seen Jul 20, 8:31 AM. Not seen before this release.19');
});

test('staff can roll back to any earlier release; equal versions are distinguished by their build', async () => {
  const moves: (string | undefined)[] = [];
  const previous = [
    { release: '1.0.0+1111111', version: '1.0.0' },
    { release: '0.9.0+2222222', version: '0.9.0', at: '2026-07-01T16:00:00.000Z' },
  ];
  openReleases([release('mfe-kegs', '1.0.0', { previous })], {
    calls: {
      rollbackRelease: async ({ body: { release: to } }) => {
        moves.push(to);
        return ok({ releases: [release('mfe-kegs', '0.9.0')] });
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Roll back to +1111111: mfe-kegs' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More of mfe-kegs' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^0\.9\.0 \+2222222/ }));
  await waitFor(() => expect(moves).toEqual(['0.9.0+2222222']));
});

test('a live release shows its signer, commit, pipeline and packages', async () => {
  const origin = { commit: '0123456789abcdef', signedBy: 'kegs team', lockFile: 'sha256-AbCdEfGhIjKlMnOp' };
  const pipeline = 'https://ci.example/runs/17';
  openReleases([release('mfe-kegs', '1.0.0', { ...origin, pipeline, previous: [] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'More of mfe-kegs' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Provenance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Provenance' }));
  expect(dialog.getByText('kegs team')).toBeInTheDocument();
  expect(dialog.getByText('0123456789ab')).toBeInTheDocument();
  expect(dialog.getByText('Lock file AbCdEfGhIjKl')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'The run that built it' })).toHaveAttribute('href', pipeline);
});

test('on a phone a suspect is first, for the keyboard too; rows show the number of errors as text', async () => {
  openReleases([release('shell', '2.14.0'), DTC], { phone: true });
  const suspect = await screen.findByRole('row', { name: /^mfe-dtc/ });
  expect(suspect).toHaveTextContent('Jul 20, 8:02 AM, Nora WhitfieldSuspect, 23 errors');
  expect(screen.getByRole('row', { name: /^shell/ })).toHaveTextContent('No errors');
  expect(screen.getAllByRole('row')[1]).toBe(suspect);
  expect(screen.queryByRole('link', { name: 'All releases' })).not.toBeInTheDocument();
});
