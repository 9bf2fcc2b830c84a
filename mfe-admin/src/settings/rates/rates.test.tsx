import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RateJson, RateRequest } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';
import { addParts } from './rehearsal-dialog.tsx';

const HST: RateJson = {
  ...{ id: 'r1', charge: 'hst', channel: 'dtc', provinces: ['NS'], from: '2027-04-01', percent: 15 },
};
const USED: RateJson = { id: 'r0', charge: 'gst', channel: 'licensee', from: '2026-07-01', percent: 6 };

/** The page with these rows; returns the requests. */
async function openRates(rates: RateJson[] = [], calls: StaffAnswers = {}) {
  const sent: RateRequest[] = [];
  openStaff({
    path: '/admin/settings/rates',
    calls: {
      rates: async () => ok({ rates }),
      addRate: async ({ body }) => {
        sent.push(body);
        return ok({ rates: [...rates, { id: 'new', ...body } as RateJson] });
      },
      ...calls,
    },
  });
  await screen.findByRole('heading', { name: 'Rates' });
  await screen.findByRole('region', { name: 'Wholesale' });
  return { sent };
}

const rowsOf = (channel: string) =>
  within(screen.getByRole('region', { name: channel }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// RATE-3
test("A channel's rows are those of the table and those that were added; only planned ones can be withdrawn", async () => {
  await openRates([HST, USED]);
  expect(rowsOf('Wholesale')).toEqual([
    'GSTEverywhere5% ',
    'GSTEverywhere6%From July 1, 2026 ',
    'Container depositEverywhere$2.40 a unit ',
  ]);
  expect(rowsOf('DTC')).toContain('HSTNS14%From April 1, 2025 ');
  expect(rowsOf('DTC')).toContain('HSTNS15%From April 1, 2027 PlannedRehearseWithdraw');
  expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
});

// RATE-2
test('A retail rate starts with the provinces where it is due, and errors are at their fields', async () => {
  const { sent } = await openRates();
  await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rate' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Charge' }), 'DTC: HST');
  const ticked = () => dialog.getAllByRole('checkbox', { checked: true });
  expect(ticked()).toHaveLength(5);
  for (const province of ['Ontario', 'New Brunswick', 'Prince Edward Island', 'Newfoundland and Labrador'])
    await userEvent.click(dialog.getByRole('checkbox', { name: province }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText('From')).toHaveAccessibleDescription('Please enter a valid date');
  await userEvent.type(dialog.getByLabelText('From'), '2027-04-01');
  await fill(dialog.getByRole('textbox', { name: 'Per cent' }), '13.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('DTC: HST added')).toBeVisible();
  expect(sent).toEqual([
    { charge: 'hst', channel: 'dtc', provinces: ['NS'], from: '2027-04-01', percent: 13.5 },
  ]);
});

// RATE-2
test('What the API refuses is said at its field', async () => {
  const addRate = async () =>
    refusal('validation', 'x', { errors: [{ path: 'from', message: 'Please choose a day after today' }] });
  await openRates([], { addRate });
  await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rate' }));
  await userEvent.type(dialog.getByLabelText('From'), '2026-01-01');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Per cent' }), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('From')).toHaveAccessibleDescription('Please choose a day after today'),
  );
});

// RATE-4
test('A rehearsal adds up its parts, and closing it asks for no more', async () => {
  const sums = [{ channel: 'dtc' as const, charge: 'hst', name: 'HST', before: 0.1, after: 0.2 }];
  const asked: number[] = [];
  const gate = Promise.withResolvers<void>();
  await openRates([HST], {
    rehearseRate: async ({ query }) => {
      asked.push(Number(query?.part));
      if (query?.part === 3) await gate.promise;
      const most = [{ id: `WS-${query?.part}`, channel: 'dtc' as const, before: 10, after: 10.1 }];
      return ok({ orders: 2, changed: 1, sums, most });
    },
  });
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Rehearse HST 15%/ }));
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Rehearsal' }));
  expect(await dialog.findByRole('row', { name: 'DTC: HST $0.30 $0.60 +$0.30' })).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Rehearsing' })).toHaveAttribute('aria-valuenow', '50');
  await userEvent.keyboard('{Escape}');
  gate.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual([0, 1, 2, 3]);
  await open();
  expect(await screen.findByText('6 of 12 orders would change.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'WS-5' })).toBeVisible();
});

test('Parts of a rehearsal add up to the cent', () => {
  const part = (before: number) => ({
    ...{ orders: 1, changed: 0, most: [] },
    sums: [{ channel: 'keg' as const, charge: 'gst', name: 'GST', before, after: before }],
  });
  expect(addParts(part(0.1), part(0.2)).sums).toMatchObject([{ before: 0.3, after: 0.3 }]);
});
