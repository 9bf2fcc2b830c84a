import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { company } from 'shared-domain/company';
import type { PersonalDataJson, RetentionJson } from 'shared-domain/contracts';
import { RETENTION_DEFAULTS } from 'shared-domain/staff';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const NO_SISTER = { name: '', blurb: '', website: '' };

const HANA = 'hana@okafor.example';
const FOUND: PersonalDataJson = {
  email: HANA,
  found: [
    { kind: 'orders', count: 5, kept: 3, until: '2033-11-20T20:00:00Z' },
    { kind: 'leads', count: 1, kept: 0 },
    { kind: 'audit', count: 2, kept: 2 },
  ],
  seal: 'as-seen',
};
const LEFT: PersonalDataJson = { ...FOUND, found: [{ kind: 'orders', count: 3, kept: 3 }], seal: 'left' };

const RETENTION: RetentionJson = {
  retention: RETENTION_DEFAULTS,
  at: '2026-11-21T12:00:00Z',
  due: { leads: 14, orders: 1 },
};

/** The page, after an address was looked up. */
async function look(calls: StaffAnswers = {}, { typed = HANA, refused = [] as string[] } = {}) {
  const session = {
    staff: { email: NORA.staff?.email ?? '', devMode: false, role: 'owner' as const, refused },
  };
  openStaff({
    path: '/admin/settings/personal-data',
    session,
    calls: { personalData: async () => ok(FOUND), retention: async () => ok(RETENTION), ...calls },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
}

// PRIVACY-1, PRIVACY-3
test('Each kind shows how much is stored and what an erasure does with it', async () => {
  await look();
  const rows = within(await screen.findByRole('list', { name: `Stored for ${HANA}` })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '5Orders3 stay for the books, until Nov 20, 2033; in 2 of them the customer becomes “Erased”; lines and amounts stay',
    '1Retail leadsDeleted',
    "2Audit entriesKept until the audit's retention ends",
  ]);
});

test('An invalid address gets an error and stays as typed; one without data says so', async () => {
  await look({ personalData: async () => ok({ ...FOUND, found: [] }) }, { typed: 'hana' });
  const field = screen.getByRole('textbox', { name: 'Email address' });
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(field).toHaveValue('hana');
  await fill(field, '@okafor.example');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Nothing is stored for this address')).toBeVisible();
});

test('A failed search can be retried', async () => {
  let isDown = true;
  await look({ personalData: async () => (isDown ? refusal('unavailable', 'Not now.') : ok(FOUND)) });
  expect(await screen.findByText('Not now.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: `Stored for ${HANA}` })).toBeVisible();
});

// PRIVACY-5
test('Erasing asks first, listing what is deleted and what stays, and then shows what is left', async () => {
  const sent: unknown[] = [];
  await look({
    erasePersonalData: async ({ body }) => {
      sent.push(body);
      return ok(LEFT);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase...' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Erase this person's data?" }));
  expect(dialog.getByText('Retail leads (1)')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Erased. What must be kept is listed.')).toBeVisible();
  expect(sent).toEqual([{ email: HANA, seal: 'as-seen' }]);
  expect(
    within(screen.getByRole('list', { name: `Stored for ${HANA}` })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Erase...' })).not.toBeInTheDocument();
});

// PRIVACY-5
test('Data that changed since the search is shown before it can be erased', async () => {
  await look({ erasePersonalData: async () => refusal('stale', 'x') });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase...' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/Something was added or changed since your search/)).toBeVisible();
});

// PRIVACY-5
test('The office can search and export; only owners can erase', async () => {
  await look({}, { refused: ['erasePersonalData'] });
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase...' })).not.toBeInTheDocument();
});

// PRIVACY-6, PRIVACY-7
test('Staff see what the next erasure removes, and change the retention', async () => {
  const sent: unknown[] = [];
  await look({
    changeSettings: async ({ body }) => {
      sent.push(body);
      return ok({
        comingSoon: false,
        retailStoreOpen: true,
        company: { ...company, sisterCompany: NO_SISTER },
      });
    },
  });
  expect(await screen.findByText(/erases 14 leads and the customer of 1 order\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Days until erased' }));
  const orders = dialog.getByRole('textbox', { name: 'Customer details of orders *' });
  await userEvent.clear(orders);
  await userEvent.type(orders, '365');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter 2557 to 7300 days')).toBeVisible();
  await userEvent.clear(orders);
  await fill(orders, '3000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Retention saved')).toBeVisible();
  const retention = { ...RETENTION_DEFAULTS, orders: 3000 };
  expect(sent).toEqual([{ retention, before: { retention: RETENTION_DEFAULTS } }]);
});
