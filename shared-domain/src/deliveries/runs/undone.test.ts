import { emptyRunDay, type Run, type RunDay, withMove, withRunState } from './index.ts';

const AT = '2026-11-24T16:52:00.000Z';
const [ONE, TWO] = ['2026-11-24-01', '2026-11-24-02'];

const run = (id: string, stops: Record<string, 'planned' | 'picked' | 'out'>, leftAt?: string): Run => ({
  ...{ id, driver: 'Marco Leclerc', leftAt },
  stops: Object.entries(stops).map(([orderId, state]) => ({ orderId, postalCode: '', state, moved: 1 })),
});
const day = (...runs: Run[]): RunDay => ({ ...emptyRunDay('2026-11-24'), version: 7, made: 2, runs });
const stopsOf = (result: unknown) =>
  (result as RunDay).runs.flatMap(({ stops }) => stops.map(({ orderId, state }) => `${orderId} ${state}`));

// RUN-2
test.each(['planned', 'picked'] as const)(
  'a %s stop moved onto a run that is out is as it was once the move is undone',
  (state) => {
    const before = day(run(ONE, { A: 'out' }, AT), run(TWO, { B: state }));
    const there = withMove(before, {
      stops: [{ orderId: 'B', postalCode: '', seen: 1 }],
      to: ONE,
      before: null,
    }) as RunDay;
    expect(stopsOf(there)).toEqual(['A out', 'B out']);
    const seen = there.version;
    const back = withMove(there, { stops: [{ orderId: 'B', postalCode: '', seen }], to: TWO, before: null });
    expect(stopsOf(back)).toEqual(['A out', `B ${state}`]);
  },
);

// RUN-3
test('a run that was half picked is so again when it has not left after all', () => {
  const out = withRunState(day(run(ONE, { A: 'picked', B: 'planned' })), ONE, 'out', AT) as RunDay;
  expect(stopsOf(out)).toEqual(['A out', 'B out']);
  expect(stopsOf(withRunState(out, ONE, 'planned', AT))).toEqual(['A picked', 'B planned']);
});
