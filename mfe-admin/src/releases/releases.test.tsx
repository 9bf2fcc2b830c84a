import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReleaseState } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { ok, openStaff, refusal } from '../testing/staff-world.tsx';

const release = (app: string, version: string, more: Partial<ReleaseState> = {}): ReleaseState => ({
  app,
  version,
  release: `${version}+a6f09d4`,
  since: '2026-07-20T15:02:00.000Z',
  by: 'nora.whitfield@cbo.example',
  errors: 0,
  suspect: false,
  previous: [{ release: '5.2.0+0be8813', version: '5.2.0', at: '2026-11-09T19:15:00.000Z' }],
  ...more,
});

const DTC = release('mfe-dtc', '5.2.1', { errors: 23, suspect: true });

async function openReleases(staff: Partial<StaffClient> = {}) {
  openStaff({
    path: '/admin/releases',
    staff: {
      releases: async () => ok({ releases: [DTC, release('shell', '2.14.0', { previous: [] })] }),
      audit: async () => ok({ entries: [] }),
      ...staff,
    },
  });
  await screen.findByRole('heading', { name: 'Releases' });
  return within(await screen.findByRole('row', { name: /^mfe-dtc/ }));
}

test('Each app says what runs, since when, by whom and how many errors came since; a suspect stands out', async () => {
  const row = await openReleases();
  expect(row.getByText('5.2.1')).toBeInTheDocument();
  expect(row.getByText('Jul 20, 8:02 AM')).toBeInTheDocument();
  expect(row.getByText('Nora Whitfield')).toBeInTheDocument();
  expect(row.getByText('23 errors')).toBeInTheDocument();
  expect(screen.getByText('1 suspect')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^shell/ })).toHaveTextContent('No earlier release');
});

test('One click rolls back, and Undo brings the release that was left', async () => {
  const moves: [string, string | undefined][] = [];
  const row = await openReleases({
    rollBack: async (app, to) => {
      moves.push([app, to]);
      return ok({ releases: [release('mfe-dtc', '5.2.0')] });
    },
  });
  await userEvent.click(row.getByRole('button', { name: 'Roll back mfe-dtc' }));
  expect(await screen.findByText('mfe-dtc is back at 5.2.0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(moves).toEqual([
      ['mfe-dtc', undefined],
      ['mfe-dtc', '5.2.1+a6f09d4'],
    ]),
  );
});

test('A roll back that is refused says why', async () => {
  const row = await openReleases({
    rollBack: async () =>
      refusal('rollback_refused', 'Rolling back was refused: the shell lacks what it needs', {
        title: 'Roll back refused',
      }),
  });
  await userEvent.click(row.getByRole('button', { name: 'Roll back mfe-dtc' }));
  expect(
    await screen.findByText('Rolling back was refused: the shell lacks what it needs'),
  ).toBeInTheDocument();
});
