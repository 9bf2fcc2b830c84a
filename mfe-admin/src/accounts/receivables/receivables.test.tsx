import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReceivableAccountJson, ReceivableRow } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const AGES = { current: 0, to30: 0, to60: 965.4, to90: 0, over90: 0 };
const CLUB: ReceivableRow = {
  ...{ licenseNumber: '310-549', name: 'False Creek Rowing Club', balance: 965.4, overdue: 965.4 },
  ...{ ages: AGES, daysLate: 41, creditHold: 'Cheque bounced' },
};
const BEFORE: ReceivableAccountJson = {
  ...CLUB,
  credit: 0,
  invoices: [
    { document: 'B-2', at: '2026-11-12T18:00:00.000Z', due: '2026-12-12', amount: 65.4, left: 65.4 },
    { document: 'B-1', at: '2026-09-10T18:00:00.000Z', due: '2026-10-10', amount: 900, left: 900 },
  ],
  entries: [],
};
const PAID: ReceivableAccountJson = {
  ...BEFORE,
  balance: 65.4,
  invoices: BEFORE.invoices.map((one) => (one.document === 'B-1' ? { ...one, left: 0 } : one)),
};

function open(calls: StaffAnswers = {}) {
  const sent: unknown[] = [];
  openStaff({
    path: '/admin/money/receivables',
    calls: {
      receivables: async ({ query }) =>
        ok({
          accounts: query?.show === 'overdue' ? [] : [CLUB],
          totals: { balance: 965.4, overdue: 965.4, ages: AGES },
          holdAfterDays: 0,
        }),
      receivable: async () => ok(BEFORE),
      recordReceivable: async ({ body }) => {
        sent.push(body);
        return ok(PAID);
      },
      changeSettings: async ({ body }) => {
        sent.push(body);
        return ok({} as never);
      },
      ...calls,
    },
  });
  return sent;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// RECEIVABLE-7
test('accounts are listed by what they owe and for how long, those on hold marked, and filtered', async () => {
  open();
  const row = await screen.findByRole('row', { name: /False Creek/ });
  expect(row).toHaveTextContent('False Creek Rowing Club 310-549 On hold$965.40––$965.40––41 days');
  expect(screen.getByRole('link', { name: 'False Creek Rowing Club' })).toHaveAttribute(
    'href',
    '/admin/licences/310-549',
  );
  await press('Overdue');
  expect(await screen.findByText('Nothing is overdue')).toBeInTheDocument();
});

// RECEIVABLE-5
test('a cheque is recorded in three presses from anywhere, and the message names the invoice that it paid', async () => {
  const sent = open();
  await press('Record payment of False Creek Rowing Club');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('textbox', { name: /^Amount/ })).toHaveValue('965.40');
  await userEvent.clear(within(dialog).getByRole('textbox', { name: /^Amount/ }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Amount/ }), '900');
  await fill(within(dialog).getByRole('textbox', { name: 'Reference' }), 'No. 118');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^B-1, due Oct 10/ }));
  await press('Record');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kind: 'payment', amount: 900, method: 'cheque', reference: 'No. 118', settles: ['B-1'], mail: true },
    ]),
  );
  expect(await screen.findByText('$900.00 recorded for False Creek Rowing Club')).toBeInTheDocument();
  expect(screen.getByText('Paid: B-1. $65.40 still owed')).toBeInTheDocument();
});

// RECEIVABLE-5
test('a refused payment says why and keeps what was typed', async () => {
  const detail = 'B-1 is no delivered order of this account.';
  open({ recordReceivable: async () => refusal('receivable_refused', detail) });
  await press('Record payment of False Creek Rowing Club');
  await press('Record');
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveValue('965.40');
});

// RECEIVABLE-10
test('after how many days overdue orders wait is a setting', async () => {
  const sent = open();
  await press('Hold when overdue: never');
  const field = await screen.findByRole('textbox', { name: /^Days overdue/ });
  await userEvent.clear(field);
  await userEvent.type(field, '45');
  await press('Save');
  await waitFor(() => expect(sent).toMatchObject([{ holdAfterDays: 45, before: { holdAfterDays: 0 } }]));
});

// RECEIVABLE-18
test('statements are mailed to all accounts that have an address and not yet the statement of these days', async () => {
  const account = (number: string, name: string, more: object) => ({
    ...{ licenseNumber: number, name, opening: 0, closing: 40, entries: 1, emails: [] },
    ...more,
  });
  const sent = open({
    statements: async () =>
      ok({
        accounts: [
          account('310-549', 'False Creek Rowing Club', { emails: ['ada@club.example'] }),
          account('306-031', 'Pier 9 Public House', {}),
          account('308-276', 'The Gull & Anchor', {
            ...{ emails: ['bo@gull.example'], sentAt: '2026-11-20T17:00:00.000Z' },
          }),
        ],
        ...{ waiting: 0, sent: 1, failed: 0 },
      }),
    statementProgress: async () => ok({ waiting: 0, sent: 1, failed: 0 }),
    sendStatements: async ({ body }) => {
      sent.push(body);
      return ok({ accounts: 1, waiting: 1, sent: 1, failed: 0 });
    },
  });
  await press('Mail statements');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('No email address')).toBeInTheDocument();
  expect(within(dialog).getByText('1 email sent.')).toBeInTheDocument();
  await press('Mail 1 statement');
  expect(await screen.findByText('1 statement on the way')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Again to the 1/ }));
  await press('Mail 2 statements');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { accounts: ['310-549'] },
      { accounts: ['310-549', '308-276'], again: true },
    ]),
  );
});

// RECEIVABLE-19
test('reminders are turned on after a look at who would be reminded', async () => {
  const sent = open({
    dueReminders: async ({ query }) =>
      ok({
        reminders: [
          {
            ...{ licenseNumber: '310-549', name: 'False Creek Rowing Club', kind: 'late', invoices: ['B-1'] },
            emails: [`after-${query?.after}@club.example`],
          },
        ],
        example: { subject: '$900.00 is overdue', text: 'Please pay.' },
      }),
  });
  await press('Reminders: off');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Days after/ }), '7');
  expect(await screen.findByText('Reminded as soon as you save: 1')).toBeInTheDocument();
  expect(await screen.findByText(/\$900\.00 is overdue/)).toBeInTheDocument();
  await press('Save');
  await waitFor(() => expect(sent).toMatchObject([{ remindDaysBefore: 0, remindDaysAfter: 7 }]));
});
