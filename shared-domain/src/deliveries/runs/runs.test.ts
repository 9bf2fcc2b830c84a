import {
  emptyRunDay,
  nextToTell,
  type Run,
  type RunDay,
  type RunRefusal,
  runStateOf,
  type Stop,
  type StopState,
  toldAs,
  withDetails,
  withEnd,
  withMove,
  withNewRun,
  withNext,
  withOrder,
  withoutEnd,
  withoutRun,
  withPrint,
  withRestoredRun,
  withRunState,
} from './index.ts';

const AT = '2026-11-24T16:52:00.000Z';

const stop = (text: string): Stop => {
  const [orderId = '', state = 'planned', postalCode = ''] = text.split(' ');
  return { orderId, state: state as StopState, postalCode, moved: 1 };
};
const run = (number: number, stops: string[], changes: Partial<Run> = {}): Run => ({
  id: `2026-11-24-0${number}`,
  driver: 'Marco Leclerc',
  stops: stops.map(stop),
  ...changes,
});
const dayWith = (...runs: Run[]): RunDay => ({
  ...emptyRunDay('2026-11-24'),
  version: 7,
  made: runs.length,
  runs,
});
const OUT = { leftAt: AT };

/** Each run's stops in a line: 'A B | C'. */
const lines = (result: RunDay | RunRefusal): string =>
  typeof result === 'string'
    ? result
    : result.runs.map(({ stops }) => stops.map(({ orderId }) => orderId).join(' ')).join(' | ');
const states = (result: RunDay | RunRefusal): string =>
  typeof result === 'string'
    ? result
    : result.runs.map(({ stops }) => stops.map(({ state }) => state).join(' ')).join(' | ');

const from = (orderIds: string, to: number | null, before?: string | null, seen: number | null = 1) => ({
  stops: orderIds.split(' ').map((orderId) => ({ orderId, postalCode: 'V5L', seen })),
  to: to === null ? null : `2026-11-24-0${to}`,
  before,
});

// RUN-4, RUN-5, RUN-6
describe('moving stops', () => {
  const planned = dayWith(run(1, ['A', 'B', 'C']), run(2, ['D', 'E']), run(3, []));
  const out = dayWith(run(1, ['A delivered', 'B out', 'C out', 'D out'], OUT), run(2, ['E picked', 'F']));

  test.each<[string, RunDay, ReturnType<typeof from>, string]>([
    ['up within a run', planned, from('C', 1, 'A'), 'C A B | D E | '],
    ['down within a run', planned, from('A', 1, 'C'), 'B A C | D E | '],
    ['to the end of it', planned, from('A', 1, null), 'B C A | D E | '],
    ['to another run', planned, from('B', 2, 'E'), 'A C | D B E | '],
    ['to an empty run', planned, from('B', 3, null), 'A C | D E | B'],
    ['off its run', planned, from('B', null), 'A C | D E | '],
    ['two at once, in their order', planned, from('C A', 2, 'D'), 'B | C A D E | '],
    ['from no run', planned, from('X Y', 2, 'E', null), 'A B C | D X Y E | '],
    ['where it is', planned, from('B', 1, 'C'), 'A B C | D E | '],
    ['that someone else has moved', planned, from('B', 2, null, 3), 'stale'],
    ['that someone else has put on a run', planned, from('B', 2, null, null), 'stale'],
    ['that someone else has taken off', planned, from('X', 2, null, 1), 'stale'],
    ['to a run that is gone', planned, from('B', 9, null), 'stale'],
    ['before a stop that is gone', planned, from('B', 2, 'C'), 'stale'],
    ['that is done', out, from('A', 2, null), 'under_way'],
    ['that the driver is on the way to', out, from('B', 2, null), 'under_way'],
    ['that comes later on a run that is out', out, from('D', 1, 'C'), 'A B D C | E F'],
    ['before one that is done', out, from('D', 1, 'A'), 'A B D C | E F'],
    ['onto a run that is out', out, from('F', 1, null), 'A B C D F | E'],
  ])('%s', (_, day, move, expected) => {
    expect(lines(withMove(day, move))).toBe(expected);
  });

  test('changes nothing if it moves nothing', () => {
    expect(withMove(planned, from('B', 1, 'C'))).toBe(planned);
    expect(withMove(planned, from('X', null, null, null))).toBe(planned);
  });

  test('raises the version of the day, which the moved stops get', () => {
    const moved = withMove(planned, from('B', 2, null));
    expect(moved).toMatchObject({ version: 8 });
    expect((moved as RunDay).runs.flatMap(({ stops }) => stops.map((one) => one.moved))).toEqual([
      1, 1, 1, 1, 8,
    ]);
  });

  // RUN-2
  test.each<[string, ReturnType<typeof from>, string]>([
    ['that is picked stays so', from('E', 1, null), 'delivered out out out out | planned'],
    ['from a run that is out starts again', from('D', 2, null), 'delivered out out | picked planned planned'],
    ['onto a run that is out is out', from('F', 1, null), 'delivered out out out out | picked'],
  ])('a stop %s', (_, move, expected) => {
    expect(states(withMove(out, move))).toBe(expected);
  });
});

// RUN-4
describe('by postal code', () => {
  const codes = (texts: string[], add: string[]) => {
    const day = dayWith(run(1, texts));
    const stops = add.map(stop).map(({ orderId, postalCode }) => ({ orderId, postalCode, seen: null }));
    return lines(withMove(day, { stops, to: '2026-11-24-01' }));
  };
  test('orders are put in where their postal codes belong', () => {
    expect(codes([], ['C planned V6C', 'A planned V5A', 'B planned V5B'])).toBe('A B C');
    expect(codes(['A planned V5A', 'C planned V6C'], ['D planned V6Z', 'B planned V5B'])).toBe('A B C D');
  });
  test('they come last on a run that staff have arranged', () => {
    expect(codes(['C planned V6C', 'A planned V5A'], ['D planned V6Z', 'B planned V5B'])).toBe('C A B D');
  });
  test('a run is arranged by all of its stops that can be moved', () => {
    const day = dayWith(run(1, ['A delivered', 'B out', 'C out', 'D out'], OUT));
    const id = '2026-11-24-01';
    expect(lines(withOrder(day, id, ['D', 'C']))).toBe('A B D C');
    expect(withOrder(day, id, ['C', 'D'])).toBe(day);
    expect([
      withOrder(day, id, ['D']),
      withOrder(day, id, ['D', 'D']),
      withOrder(day, id, ['D', 'B']),
    ]).toEqual(['stale', 'stale', 'stale']);
    expect(withOrder(day, 'gone', [])).toBe('stale');
  });
});

// RUN-2, RUN-3
describe('the state of a run', () => {
  test.each<[string, string[], Partial<Run>]>([
    ['planned', [], {}],
    ['planned', ['A picked', 'B'], {}],
    ['picked', ['A picked', 'B picked'], {}],
    ['out', ['A out', 'B out'], OUT],
    ['out', ['A delivered', 'B out'], OUT],
    ['done', ['A delivered', 'B short', 'C refused'], OUT],
    ['out', [], OUT],
  ])('is %s with %j', (expected, stops, changes) => {
    expect(runStateOf(run(1, stops, changes))).toBe(expected);
  });

  test.each<[string, string[], Partial<Run>, 'planned' | 'picked' | 'out', string]>([
    ['picked', ['A', 'B picked'], {}, 'picked', 'picked picked'],
    ['out', ['A', 'B picked'], {}, 'out', 'out out'],
    ['back from it', ['A delivered', 'B out'], OUT, 'picked', 'delivered picked'],
    ['planned again', ['A picked'], {}, 'planned', 'planned'],
    ['out without a driver', ['A'], { driver: '' }, 'out', 'no_driver'],
    ['out without a stop', [], {}, 'out', 'no_stops'],
  ])('is set to %s', (_, stops, changes, to, expected) => {
    expect(states(withRunState(dayWith(run(1, stops, changes)), '2026-11-24-01', to, AT))).toBe(expected);
  });

  test('keeps the time at which it left, and loses it when it is back', () => {
    const id = '2026-11-24-01';
    const left = withRunState(dayWith(run(1, ['A'])), id, 'out', AT) as RunDay;
    expect(left.runs[0]?.leftAt).toBe(AT);
    expect(withRunState(left, id, 'out', '2026-11-24T17:00:00.000Z')).toBe(left);
    expect((withRunState(left, id, 'planned', AT) as RunDay).runs[0]?.leftAt).toBeUndefined();
    expect(withRunState(left, 'gone', 'out', AT)).toBe('stale');
  });
});

// RUN-1
test('a new run has the next number of its day, which a deleted one keeps', () => {
  const one = withNewRun(emptyRunDay('2026-11-24'), {});
  const two = withNewRun(one, { driver: 'Aiko Tamura', leaveAt: '13:00' });
  expect(two.runs).toEqual([
    { id: '2026-11-24-01', driver: '', stops: [] },
    { id: '2026-11-24-02', driver: 'Aiko Tamura', leaveAt: '13:00', stops: [] },
  ]);
  const less = withoutRun(two, '2026-11-24-02') as RunDay;
  expect(withNewRun(less, {}).runs.map(({ id }) => id)).toEqual(['2026-11-24-01', '2026-11-24-03']);
});

// RUN-1, RUN-3
test('driver and leaving time can be changed, but a run that is out has a driver', () => {
  const id = '2026-11-24-01';
  const day = dayWith(run(1, ['A'], { leaveAt: '13:00' }));
  expect((withDetails(day, id, { driver: 'Aiko Tamura', leaveAt: '' }) as RunDay).runs[0]).toMatchObject({
    driver: 'Aiko Tamura',
    leaveAt: undefined,
  });
  expect(withDetails(day, id, { driver: 'Marco Leclerc' })).toBe(day);
  expect(withDetails(day, 'gone', { driver: 'Aiko Tamura' })).toBe('stale');
  expect(withDetails(dayWith(run(1, ['A out'], OUT)), id, { driver: '' })).toBe('no_driver');
  const printed = { at: AT, by: 'piet.novak@cbo.example' };
  expect((withPrint(day, id, printed) as RunDay).runs[0]?.printed).toEqual(printed);
  expect(withPrint(day, 'gone', printed)).toBe('stale');
});

// RUN-7
describe('deleting a run', () => {
  const day = dayWith(run(1, ['A', 'B']), run(2, ['C']));
  test('leaves its orders on no run, and restoring brings back those that are on no other one', () => {
    const less = withoutRun(day, '2026-11-24-01') as RunDay;
    expect(lines(less)).toBe('C');
    const moved = withMove(less, from('B', 2, null, null)) as RunDay;
    expect(lines(withRestoredRun(moved, '2026-11-24-01'))).toBe('A | C B');
    expect(lines(withRestoredRun(less, '2026-11-24-01'))).toBe('A B | C');
    expect(withRestoredRun(day, '2026-11-24-01')).toBe(day);
    expect(withRestoredRun(day, '2026-11-24-09')).toBe('stale');
  });
  test('is refused once it has left', () => {
    expect(withoutRun(dayWith(run(1, ['A out'], OUT)), '2026-11-24-01')).toBe('under_way');
    expect(withoutRun(dayWith(run(1, ['A delivered', 'B'])), '2026-11-24-01')).toBe('under_way');
    expect(withoutRun(day, 'gone')).toBe('stale');
  });
});

// RUN-8
describe('the end of a stop', () => {
  const day = dayWith(run(1, ['A delivered', 'B out', 'C out'], OUT));
  const end = { state: 'short', at: AT, receivedBy: 'Tess', empties: { 50: 2 } } as const;
  test('is stored with it, and it comes after those that are done', () => {
    const ended = withEnd(day, 'C', end) as RunDay;
    expect([lines(ended), states(ended)]).toEqual(['A C B', 'delivered short out']);
    expect(ended.runs[0]?.stops[1]).toEqual({ orderId: 'C', postalCode: '', moved: 1, ...end });
  });
  test('can be corrected in its place, or taken back', () => {
    const corrected = withEnd(day, 'A', end) as RunDay;
    expect([lines(corrected), states(corrected)]).toEqual(['A B C', 'short out out']);
    const back = withoutEnd(corrected, 'A') as RunDay;
    expect([lines(back), states(back)]).toEqual(['A B C', 'out out out']);
    expect(back.runs[0]?.stops[0]).toMatchObject({ orderId: 'A', moved: 1, state: 'out', picked: true });
    expect(withoutEnd(day, 'B')).toBe(day);
  });
  test('is for a run that has left', () => {
    expect(withEnd(dayWith(run(1, ['A picked'])), 'A', end)).toBe('under_way');
    expect([withEnd(day, 'X', end), withoutEnd(day, 'X'), withNext(day, 'X')]).toEqual([
      'stale',
      'stale',
      'stale',
    ]);
  });
  test('a later stop can be the next one', () => {
    expect(lines(withNext(day, 'C'))).toBe('A C B');
    expect(withNext(day, 'A')).toBe('under_way');
  });
});

// RUN-14
describe('the customers to tell that they are next', () => {
  const started = dayWith(run(1, ['A delivered', 'B out'], OUT));
  const gone = dayWith(run(1, ['A out', 'B out'], OUT), run(2, ['C picked']));
  test.each([
    ['the first on a run that has left, on its day', gone, '2026-11-24', ['2026-11-24-01 A']],
    ['none on the evening before', gone, '2026-11-23', []],
    ['the one after a stop that is done, on any day', started, '2026-11-25', ['2026-11-24-01 B']],
    ['none twice', { ...started, told: ['2026-11-24-01 B'] }, '2026-11-24', []],
    [
      'one that has had its mail on another run',
      { ...started, told: ['2026-11-24-02 B'] },
      '2026-11-24',
      ['2026-11-24-01 B'],
    ],
    ['none once all are done', dayWith(run(1, ['A delivered', 'B refused'], OUT)), '2026-11-24', []],
  ])('are %s', (_, day, today, told) => expect(nextToTell(day, today).map(toldAs)).toEqual(told));
});
