import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenceJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { openLicences } from '../../testing/licences.tsx';
import { ok, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

/** It is November 20, 2026. */
const LICENCES: LicenceJson[] = [
  { licenseNumber: '311204', companyName: 'Kingsway', standing: 'suspended', suspensionReason: 'Unpaid' },
  { licenseNumber: '306094', companyName: 'Kingfisher', endDate: '2026-11-03' },
  { licenseNumber: '300871', companyName: 'The Copper Kettle', endDate: '2026-11-14' },
  {
    licenseNumber: '302907',
    companyName: 'Skylark',
    endDate: '2026-11-26',
    updatedAt: '2026-11-16T18:00:00.000Z',
    reminders: [{ endDate: '2026-11-26', days: 7, at: '2026-11-19T18:00:00.000Z', to: ['a@b.example'] }],
  },
];
const standings = { active: 3, 'ends-soon': 1, 'in-grace': 1, lapsed: 1, suspended: 1, undated: 2 };

function openStanding(more: StaffAnswers = {}, query = '') {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const opened = openLicences(
    {
      searchLicences: async ({ query }) => {
        asked.push(query?.standing);
        return ok({ graceDays: 14, licences: LICENCES, total: LICENCES.length, standings });
      },
      saveLicence: async ({ params, body }) => {
        sent.push(body);
        const saved = { licenseNumber: params.number, companyName: body.companyName, created: false };
        return ok({ ...saved, updatedAt: '2026-11-20T17:41:00.000Z' });
      },
      ...more,
    },
    query,
    '/admin/accounts/ending',
  );
  return { ...opened, sent, asked };
}

const rowOf = async (number: string) => screen.findByRole('row', { name: new RegExp(number) });

// LICENCE-9
test("staff see licences that end soon, are in grace or can't order, with the time left and reminders sent", async () => {
  openStanding();
  expect(await rowOf('302907')).toHaveTextContent('Ends soonNov 26, 20266 days7 days: Nov 19Not yet');
  expect(await rowOf('300871')).toHaveTextContent('In graceNov 14, 20268 days of grace left');
  expect(await rowOf('306094')).toHaveTextContent('LapsedNov 3, 2026Grace ended Nov 17, 2026');
  expect(await rowOf('311204')).toHaveTextContent('Suspended–Unpaid');
  const tabs = within(screen.getByRole('navigation', { name: 'Accounts' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Ending soon');
});

// LICENCE-9
test('the list can be filtered by standing, also by address', async () => {
  const { asked, router } = openStanding();
  await userEvent.click(await screen.findByRole('button', { name: 'In grace 1' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['in-grace']));
  expect(router.state.location.search).toBe('?show=grace');
});

// LICENCE-7
test("'Checked today' is one click, with Undo", async () => {
  const { sent } = openStanding();
  await userEvent.click(
    within(await rowOf('302907')).getByRole('button', { name: 'Checked today: Skylark' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { companyName: 'Skylark', checkedOn: '2026-11-20', updatedAt: '2026-11-16T18:00:00.000Z' },
    { companyName: 'Skylark', checkedOn: null, updatedAt: '2026-11-20T17:41:00.000Z' },
  ]);
});

// LICENCE-7
test('a licence is suspended with a reason, and a suspension is lifted', async () => {
  const { sent } = openStanding();
  await userEvent.click(within(await rowOf('300871')).getByRole('button', { name: /^Suspend/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend 300871?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(within(dialog).getByText('Please say why the licence is suspended')).toBeInTheDocument();
  await fill(within(dialog).getByRole('textbox'), 'Unpaid since June');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(within(await rowOf('311204')).getByRole('button', { name: /^Lift/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { standing: 'suspended', suspensionReason: 'Unpaid since June' },
    { standing: 'active', suspensionReason: null },
  ]);
});

// LICENCE-7
test('a new end date is saved; if that fails, the dialog keeps it', async () => {
  let works = false;
  const sent: unknown[] = [];
  openStanding({
    saveLicence: async ({ params, body }) => {
      sent.push(body.endDate);
      if (!works) return refusal('stale', 'Someone else was faster.');
      return ok({ licenseNumber: params.number, companyName: body.companyName, created: false });
    },
  });
  await userEvent.click(within(await rowOf('302907')).getByRole('button', { name: 'Edit Skylark' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dates and addresses' });
  const field = within(dialog).getByLabelText('End date');
  await userEvent.clear(field);
  await userEvent.type(field, '2027-11-30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else was faster.')).toBeInTheDocument();
  expect(field).toHaveValue('2027-11-30');
  works = true;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual(['2027-11-30', '2027-11-30']);
});

test('an empty list says so, and a failure can be retried', async () => {
  let works = false;
  openStanding({
    searchLicences: async () =>
      works ? ok({ graceDays: 14, licences: [], total: 0 }) : refusal('internal', 'Out.'),
  });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  works = true;
  await userEvent.click(again);
  expect(await screen.findByText('All licences are in good standing')).toBeInTheDocument();
});

// LICENCE-8
test('staff change the grace period; a refused value stays as typed, with the reason', async () => {
  const changes: unknown[] = [];
  openStanding({
    changeSettings: async ({ body }) => {
      changes.push(body);
      return refusal('stale', 'Someone else was faster.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Grace: 14 days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Grace period' });
  const field = within(dialog).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '91{Enter}');
  expect(field).toHaveAccessibleDescription('Please enter 0 to 90 days');
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(
    await within(dialog).findByText('Someone else was faster. Save again to replace it.'),
  ).toBeInTheDocument();
  expect(field).toHaveValue('7');
  expect(changes).toEqual([{ licenceGraceDays: 7, before: { licenceGraceDays: 14 } }]);
});
