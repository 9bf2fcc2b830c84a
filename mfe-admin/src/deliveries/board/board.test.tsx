import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RunDayJson, RunOrderJson, RunsJson, StopMove } from 'shared-domain/contracts';
import { withMove } from 'shared-domain/runs';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { nextStepOf } from './board.ts';

const DAY = '2026-11-24';

const order = (
  id: string,
  name: string,
  postalCode: string,
  more: Partial<RunOrderJson> = {},
): RunOrderJson => ({
  id,
  name,
  address: `${id} Main Street, Vancouver`,
  postalCode,
  zone: 'east',
  day: DAY,
  status: 'pending',
  load: { cases: 4, kegs: { 50: 1 }, pieces: 0 },
  units: 8,
  ...more,
});

const stop = (orderId: string, state: 'planned' | 'out' | 'delivered' | 'short' = 'planned') => ({
  orderId,
  postalCode: 'V5L',
  state,
  moved: 1,
});

const BOARD: RunDayJson = {
  day: DAY,
  version: 3,
  zones: [{ id: 'east', name: 'Vancouver East', colour: 'green' }],
  orders: [
    order('A', 'Strathcona Taproom', 'V6A 1R1'),
    order('B', 'The Copper Kettle', 'V6A 2W1', { note: 'Ring twice', empties: { 50: 2 } }),
    order('C', 'Low Tide Taproom', 'V5L 1R2', { licence: 'suspended', empties: {} }),
    order('D', 'Kingsway Cellars', 'V5N 2T6', { licence: 'lapsed' }),
    order('E', 'Millstone Wine & Beer', 'V5V 3P5'),
    order('F', 'The Crooked Pine', 'V6C 1A1'),
    order('G', 'Harbour Light Tavern', 'V6C 1A2'),
  ],
  pickUps: [order('P', 'Kingfisher Café', '', { load: { cases: 3, kegs: {}, pieces: 0 } })],
  runs: [
    {
      id: `${DAY}-01`,
      driver: 'Marco Leclerc',
      state: 'out',
      leftAt: '2026-11-20T16:52:00.000Z',
      heardAt: '2026-11-20T17:39:00.000Z',
      stops: [{ ...stop('F', 'delivered'), at: '2026-11-20T17:08:00.000Z' }, stop('G', 'out')],
    },
    {
      id: `${DAY}-02`,
      driver: 'Aiko Tamura',
      state: 'planned',
      leaveAt: '13:00',
      stops: [stop('A'), stop('B'), stop('C')],
    },
    { id: `${DAY}-03`, driver: '', state: 'planned', stops: [] },
  ],
};

const DAYS = {
  today: DAY,
  days: [
    { day: '2026-11-23', orders: 2, units: 9, isDone: true },
    { day: DAY, orders: 7, units: 56, isDone: false },
  ],
};

/** The page with a board that applies moves, and the requests sent to it. */
function openBoard(first: Partial<RunDayJson> = {}, refuse?: () => ReturnType<typeof refusal>) {
  let board: RunDayJson = { ...BOARD, ...first };
  const moves: StopMove[] = [];
  const opened = openStaff({
    path: `/admin/deliveries?day=${DAY}`,
    calls: {
      runDays: async () => ok(DAYS),
      runDay: async () => ok(board),
      moveStops: async ({ body }) => {
        if (refuse) return refuse();
        moves.push(body);
        const stops = body.orders.map(({ id, moved }) => ({ orderId: id, postalCode: 'V5L', seen: moved }));
        const after = withMove(
          { ...board, made: 3, removed: [] },
          { stops, to: body.to, before: body.before },
        );
        if (typeof after === 'string') return refusal('stale', after);
        const runs = after.runs.map((run) => ({ ...board.runs.find(({ id }) => id === run.id), ...run }));
        board = { ...board, version: after.version, runs: runs as RunsJson['runs'] };
        return ok({ day: DAY, version: board.version, runs: board.runs });
      },
    },
  });
  return { ...opened, moves };
}

const run = (name: string) => screen.findByRole('region', { name: `Run of ${name}` });
const stopsOf = async (name: string) =>
  within(await run(name))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^Move |, stop.*$/g, ''));
const handle = (name: RegExp) => screen.findByRole('button', { name });

describe('the board of a day', () => {
  // RUN-3, RUN-9, LICENCE-19, KEGS-9
  test('shows open orders, and each run with its progress and load', async () => {
    openBoard();
    const marco = await run('Marco Leclerc');
    expect(within(marco).getByText('1 of 2')).toBeVisible();
    expect(within(marco).getByText('Phone last heard 2 min ago')).toBeVisible();
    expect(within(marco).getByText('Next')).toBeVisible();
    expect(within(marco).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    const aiko = await run('Aiko Tamura');
    expect(within(aiko).getByText('Leaves at 1:00 PM')).toBeVisible();
    expect(within(aiko).getByText('2 empties')).toBeVisible();
    expect(within(aiko).getByLabelText('On the whole run')).toHaveTextContent(
      'Cases1250L330L020L0Empties2+ and more, to be counted at the door',
    );
    expect(within(aiko).getByText('count the empties')).toBeVisible();
    expect(within(aiko).getByText('The licence is suspended')).toBeVisible();
    const third = await run('Run 3');
    expect(within(third).getByText('Needs a driver before it can go out')).toBeVisible();
    const open = screen.getByRole('region', { name: 'Not on a run' });
    expect(open).toHaveTextContent('2 orders · 16 units');
    expect(open).toHaveTextContent('3 cases · to pick');
    expect(open).toHaveTextContent('The licence has lapsed');
  });

  test('a note opens by its button, and closes with Escape', async () => {
    openBoard();
    await userEvent.click(await screen.findByRole('button', { name: 'Note of The Copper Kettle' }));
    expect(screen.getByText('Ring twice')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Ring twice')).toBeNull();
  });

  // RUN-4
  test('selected orders are added to a run by its number key, and the move can be undone', async () => {
    const { moves } = openBoard();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Kingsway Cellars/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Millstone/ }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('3');
    expect(await screen.findByText('2 orders moved to Run 3')).toBeVisible();
    expect(moves).toEqual([
      {
        day: DAY,
        to: `${DAY}-03`,
        orders: [
          { id: 'D', moved: null },
          { id: 'E', moved: null },
        ],
      },
    ]);
    expect(screen.getByText('All orders are on a run')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: /Kingsway Cellars/ })).not.toBeChecked();
    expect(moves[1]).toMatchObject({
      to: null,
      orders: [
        { id: 'D', moved: 4 },
        { id: 'E', moved: 4 },
      ],
    });
  });

  // RUN-4
  test('Space lifts a stop, arrows move it within its run and to the next, Space drops it', async () => {
    const { moves } = openBoard();
    (await handle(/^Move Low Tide Taproom/)).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    expect(await screen.findByText('Low Tide Taproom, stop 2 of 3, Aiko Tamura')).toBeInTheDocument();
    expect(await handle(/^Move Low Tide Taproom/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('Low Tide Taproom, stop 1 of 1, Run 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await userEvent.keyboard(' ');
    expect(await screen.findByText(/^Low Tide Taproom is stop \d of Aiko Tamura$/)).toBeVisible();
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ to: `${DAY}-02`, orders: [{ id: 'C', moved: 1 }] });
  });

  // RUN-4
  test('Undo puts a stop moved by keyboard back', async () => {
    const { moves } = openBoard();
    (await handle(/^Move The Copper Kettle/)).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    expect(await screen.findByText('The Copper Kettle is stop 1 of Run 3')).toBeVisible();
    expect(await stopsOf('Run 3')).toEqual(['The Copper Kettle']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await stopsOf('Aiko Tamura')).toEqual([
        'Strathcona Taproom',
        'The Copper Kettle',
        'Low Tide Taproom',
      ]),
    );
    expect(moves[1]).toEqual({ day: DAY, to: `${DAY}-02`, before: 'C', orders: [{ id: 'B', moved: 4 }] });
  });

  test('Escape puts a lifted stop back, and nothing is sent', async () => {
    const { moves } = openBoard();
    (await handle(/^Move Low Tide Taproom/)).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
    expect(
      await screen.findByText('Put back. Low Tide Taproom, stop 3 of 3, Aiko Tamura'),
    ).toBeInTheDocument();
    expect(await stopsOf('Aiko Tamura')).toEqual([
      'Strathcona Taproom',
      'The Copper Kettle',
      'Low Tide Taproom',
    ]);
    expect(moves).toEqual([]);
  });

  // RUN-6
  test("a move that conflicts with someone else's is put back, and the current runs are shown", async () => {
    const [marco, aiko, third] = BOARD.runs;
    if (!marco || !aiko || !third) throw new Error('The board has three runs');
    const currentRuns = { day: DAY, version: 9, runs: [marco, { ...aiko, stops: [stop('A')] }, third] };
    openBoard({}, () => refusal('stale', 'Changed', { currentRuns } as object));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Kingsway Cellars/ }));
    await userEvent.keyboard('3');
    expect(await screen.findByText('Changed in the meantime')).toBeVisible();
    expect(within(await run('Run 3')).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  test('an empty day links to the next one with orders', async () => {
    openBoard({ orders: [], runs: [], pickUps: [], next: '2026-11-26' });
    expect(await screen.findByText('No deliveries on this day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Thursday, November 26' })).toBeVisible();
  });

  test('a failure says so and can be tried again', async () => {
    openStaff({
      path: '/admin/deliveries',
      calls: {
        runDays: async () => ok(DAYS),
        runDay: async () => refusal('internal', 'Something went wrong.'),
      },
    });
    expect(await screen.findByText('The deliveries could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

// RUN-12
test('a run shows one next step: its documents, picking, going out; none without a driver, and none once it is out', () => {
  const [out, planned, empty] = BOARD.runs;
  if (!out || !planned || !empty) throw new Error('The board has three runs');
  const printed = { at: '2026-11-20T17:00:00.000Z', by: 'nora.whitfield@cbo.example' };
  expect(nextStepOf(planned)).toBe('print');
  expect(nextStepOf({ ...planned, printed })).toBe('picked');
  expect(nextStepOf({ ...planned, printed, state: 'picked' })).toBe('out');
  expect(nextStepOf({ ...planned, driver: '' })).toBeNull();
  expect(nextStepOf(out)).toBeNull();
  expect(nextStepOf(empty)).toBeNull();
});
