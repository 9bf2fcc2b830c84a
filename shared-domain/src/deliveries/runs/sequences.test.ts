import fc from 'fast-check';
import {
  emptyRunDay,
  isDone,
  isMovable,
  placeOf,
  type RunDay,
  withEnd,
  withMove,
  withNewRun,
  withNext,
  withOrder,
  withoutEnd,
  withoutRun,
  withRestoredRun,
  withRunState,
} from './index.ts';

const DAY = '2026-11-24';
const ORDERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const RUNS = ['01', '02', '03'].map((number) => `${DAY}-${number}`);
const EMPTY = RUNS.reduce((day) => withNewRun(day, { driver: 'Marco Leclerc' }), emptyRunDay(DAY));

const order = fc.constantFrom(...ORDERS);
const run = fc.constantFrom(...RUNS);
const move = fc.record({
  what: fc.constant('move' as const),
  ids: fc.uniqueArray(order, { minLength: 1, maxLength: 3 }),
  to: fc.option(run),
  before: fc.option(order, { nil: undefined }),
});
const change = fc.oneof(
  { weight: 5, arbitrary: move },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('arrange' as const), run }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('next' as const), order }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('end' as const), order, minute: fc.nat(59) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reopen' as const), order }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('leave' as const), run }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), run }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restore' as const), run }) },
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const at = (minute: number) => `2026-11-24T18:${String(minute).padStart(2, '0')}:00.000Z`;

function moved(
  day: RunDay,
  { ids, to, before }: { ids: string[]; to: string | null; before?: string | null | undefined },
) {
  const stops = ids.map((orderId) => ({
    orderId,
    postalCode: `V5${orderId}`,
    seen: placeOf(day, orderId)?.stop.moved ?? null,
  }));
  return withMove(day, { stops, to, before });
}

/** The day after a change; the same one if it is refused. */
function changed(day: RunDay, one: Change): RunDay {
  const after = () => {
    switch (one.what) {
      case 'move':
        return moved(day, one);
      case 'arrange': {
        const of = day.runs.find(({ id }) => id === one.run);
        const loose = of?.stops.filter((stop) => isMovable(of, stop)) ?? [];
        return withOrder(day, one.run, loose.map(({ orderId }) => orderId).reverse());
      }
      case 'next':
        return withNext(day, one.order);
      case 'end':
        return withEnd(day, one.order, { state: 'delivered', at: at(one.minute) });
      case 'reopen':
        return withoutEnd(day, one.order);
      case 'leave':
        return withRunState(day, one.run, 'out', at(0));
      case 'delete':
        return withoutRun(day, one.run);
      case 'restore':
        return withRestoredRun(day, one.run);
    }
  };
  const result = after();
  return typeof result === 'string' ? day : result;
}

const days = fc.array(change, { maxLength: 40 }).map((all) => all.reduce(changed, EMPTY));
const onRuns = ({ runs }: RunDay) => runs.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)).sort();
const lines = ({ runs }: RunDay) => runs.map(({ stops }) => stops.map(({ orderId }) => orderId).join(' '));
const doneOf = ({ runs }: RunDay) => runs.map(({ stops }) => stops.filter(isDone));

// RUN-4
test('whatever is done in whatever order, no stop is lost and none is there twice', () => {
  fc.assert(
    fc.property(days, change, (day, one) => {
      const [before, after] = [new Set(onRuns(day)), changed(day, one)];
      expect(new Set(onRuns(after)).size).toBe(onRuns(after).length);
      if (after === day) return;
      const stays = one.what !== 'delete' && one.what !== 'restore' && one.what !== 'move';
      if (one.what === 'move') for (const id of one.ids) one.to === null ? before.delete(id) : before.add(id);
      if (stays || one.what === 'move') expect(onRuns(after)).toEqual([...before].sort());
      if (one.what === 'delete') {
        const gone = day.runs.find(({ id }) => id === one.run)?.stops ?? [];
        expect([...onRuns(after), ...gone.map(({ orderId }) => orderId)].sort()).toEqual([...before].sort());
      }
      if (one.what === 'restore') expect(onRuns(after)).toEqual(expect.arrayContaining([...before]));
    }),
    { numRuns: 500 },
  );
});

// RUN-5
test('stops that are done come first on their run and stay where they are, whatever staff do', () => {
  fc.assert(
    fc.property(days, change, (day, one) => {
      const after = changed(day, one);
      for (const { stops } of after.runs)
        expect(stops.map(isDone)).toEqual([...stops.map(isDone)].sort((a, b) => Number(b) - Number(a)));
      if (one.what === 'move' || one.what === 'arrange' || one.what === 'next')
        expect(doneOf(after)).toEqual(doneOf(day));
    }),
    { numRuns: 500 },
  );
});

// RUN-4
test('moving an order back to where it was restores each run', () => {
  fc.assert(
    fc.property(days, move, (day, { ids, to, before }) => {
      const [id = ''] = ids;
      const was = placeOf(day, id);
      const after = moved(day, { ids: [id], to, before });
      if (typeof after === 'string') return;
      const next = was?.run.stops[was.run.stops.indexOf(was.stop) + 1]?.orderId ?? null;
      const back = moved(after, was ? { ids: [id], to: was.run.id, before: next } : { ids: [id], to: null });
      if (back === 'under_way') return;
      expect(lines(back as RunDay)).toEqual(lines(day));
    }),
    { numRuns: 500 },
  );
});

// RUN-8
test('stops that end in any order of the news stand in the order in which they ended', () => {
  const ends = fc.uniqueArray(fc.tuple(order, fc.nat(59)), { selector: ([id]) => id });
  fc.assert(
    fc.property(ends, fc.uniqueArray(fc.nat(59), { minLength: 8, maxLength: 8 }), (some, minutes) => {
      const full = changed(moved(EMPTY, { ids: ORDERS, to: RUNS[0] ?? '' }) as RunDay, {
        what: 'leave',
        run: RUNS[0] ?? '',
      });
      const day = some.reduce(
        (so, [id], place) => changed(so, { what: 'end', order: id, minute: minutes[place] ?? 0 }),
        full,
      );
      const times = doneOf(day)[0]?.map((stop) => stop.at);
      expect(times).toEqual([...(times ?? [])].sort());
      expect(onRuns(day)).toEqual(ORDERS);
    }),
  );
});
