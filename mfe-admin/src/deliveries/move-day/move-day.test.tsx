import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DayMoveJson, RunDayJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const DAY = '2026-11-26';
const FRIDAY = '2026-11-27';

const order = (id: string, name: string, more: Partial<DayMoveJson['orders'][number]> = {}) => ({
  ...{ id, name, zone: 'Vancouver East', breaks: [] },
  ...more,
});

const BOARD: RunDayJson = {
  ...{ day: DAY, version: 1, zones: [], runs: [], pickUps: [] },
  orders: [
    {
      id: 'A',
      name: 'Strathcona Taproom',
      address: '1 Main Street, Vancouver',
      postalCode: 'V6A 1R1',
      day: DAY,
      status: 'pending',
      load: { cases: 4, kegs: {}, pieces: 0 },
      units: 8,
    },
  ],
};

type Sent = { params: { day: string }; body: { orders: string[] } };

function openMove(refused: { id: string; name: string; reason: string }[] = [], today = '2026-11-24') {
  const sent: Sent[] = [];
  openStaff({
    path: `/admin/deliveries?day=${DAY}`,
    calls: {
      runDays: async () =>
        ok({ today, days: [DAY, FRIDAY].map((day) => ({ day, orders: 3, units: 8, isDone: false })) }),
      runDay: async () => ok(BOARD),
      previewDayMove: async () =>
        ok({
          orders: [
            order('A', 'Strathcona Taproom'),
            order('B', 'The Copper Kettle', { breaks: ['weekday'] }),
            order('C', 'Low Tide Taproom', { refusal: 'This order is on a truck.' }),
          ],
        }),
      moveDay: async ({ params, body }) => {
        sent.push({ params, body });
        const gone = refused.map(({ id }) => id);
        return ok({ moved: body.orders.filter((id) => !gone.includes(id)), refused });
      },
    },
  });
  return sent;
}

const openDialog = async () => userEvent.click(await screen.findByRole('button', { name: 'Move day' }));
const button = (name: string) => screen.findByRole('button', { name });

// EDIT-13
describe('moving a day', () => {
  test('asks for a reason for what breaks a rule, sends what may go, and offers Undo', async () => {
    const sent = openMove();
    await openDialog();
    expect(await screen.findByText('Not a day of this zone')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Low Tide Taproom/ })).toBeDisabled();
    expect(await button('Move 2 orders')).toBeDisabled();
    await fill(screen.getByLabelText('Reason *'), 'Snow');
    await fill(screen.getByLabelText('Sentence in the email'), 'Roads are closed.');
    await userEvent.click(await button('Move 2 orders'));
    expect(await screen.findByText(/^2 orders moved to Friday, November 27/)).toBeVisible();
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(sent).toHaveLength(2));
    const texts = { passing: 'Snow', mail: true, sentence: 'Roads are closed.' };
    expect(sent).toMatchObject([
      { params: { day: DAY }, body: { to: FRIDAY, orders: ['A', 'B'], ...texts } },
      { params: { day: FRIDAY }, body: { to: DAY, orders: ['A', 'B'], mail: true } },
    ]);
  });

  test('of a day that is over has no Undo', async () => {
    openMove([], FRIDAY);
    await openDialog();
    await fill(await screen.findByLabelText('Reason *'), 'Snow');
    await userEvent.click(await button('Move 2 orders'));
    expect(await screen.findByText(/^2 orders moved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('says which orders stayed and why, and keeps the dialog open', async () => {
    openMove([{ id: 'A', name: 'Strathcona Taproom', reason: 'This order is on a truck.' }]);
    await openDialog();
    await fill(await screen.findByLabelText('Reason *'), 'Snow');
    await userEvent.click(await button('Move 2 orders'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '1 order not moved: Strathcona Taproom (This order is on a truck.)',
    );
    expect(screen.getByLabelText('New day')).toBeVisible();
  });
});
