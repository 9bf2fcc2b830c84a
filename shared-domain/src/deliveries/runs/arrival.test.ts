import fc from 'fast-check';
import { paceOf } from './arrival.ts';
import { type Arrival, arrivalOf, type Stop, windowText } from './index.ts';
import { RECORDED_RUNS } from './recorded-runs.ts';

const DAY = '2026-11-24';
/** Company time on the day: '09:40'. */
const at = (time: string) => new Date(`${DAY}T${time}:00-07:00`);
const stop = (orderId: string, end?: string): Stop => ({
  orderId,
  postalCode: 'V6C 3L6',
  moved: 1,
  ...(end === undefined ? { state: 'out' } : { state: 'delivered', at: at(end).toISOString() }),
});
/** A run that left at 09:00, with stops that are done at these times and three more. */
const run = (...ends: string[]) => ({
  leftAt: at('09:00').toISOString(),
  stops: [...ends.map((end) => stop(end, end)), stop('A'), stop('B'), stop('C')],
});
const shown = (found: Arrival | undefined) => found && [found.before, found.from, found.to];

// RUN-13
describe('the pace of a run', () => {
  test.each([
    ['the usual 18 minutes, without a stop that is done', [], 18],
    ['the usual, with one interval', ['09:20', '09:30'], 18],
    ['the middle of two intervals and the usual', ['09:20', '09:30', '09:44'], 14],
    ['the median, which a lunch break does not change', ['09:20', '09:32', '09:44', '10:40', '10:52'], 12],
    ['at least 6 minutes', ['09:20', '09:21', '09:22', '09:23'], 6],
    ['at most an hour', ['09:20', '11:20', '13:20', '15:20'], 60],
    [
      'that of the latest seven intervals',
      ['09:10', '09:20', '09:30', '09:40', '10:10', '10:40', '11:10', '11:40', '12:10', '12:40'],
      30,
    ],
  ])('is %s', (_, ends, minutes) => expect(paceOf(run(...ends))).toBe(minutes));
});

// RUN-13
describe('a window', () => {
  test('begins and ends on five minutes, and widens with the stops that remain', () => {
    const going = run('09:20', '09:30', '09:40', '09:50');
    expect(shown(arrivalOf(going, 'A', at('09:50')))).toEqual([0, at('09:50'), at('10:15')]);
    expect(shown(arrivalOf(going, 'C', at('09:50')))).toEqual([2, at('10:05'), at('10:45')]);
  });

  test('moves along while the driver takes a break', () => {
    const going = run('09:20', '09:30', '09:40', '09:50');
    expect(shown(arrivalOf(going, 'B', at('10:31')))).toEqual([1, at('10:30'), at('11:00')]);
  });

  test('is not known before the run has left, nor of a stop that is done or elsewhere', () => {
    const { stops } = run('09:20');
    expect(arrivalOf({ stops }, 'A', at('09:50'))).toBeUndefined();
    expect(arrivalOf(run('09:20'), '09:20', at('09:50'))).toBeUndefined();
    expect(arrivalOf(run('09:20'), 'D', at('09:50'))).toBeUndefined();
  });

  test('is said in company time', () => {
    const between = { from: at('11:50'), to: at('13:05') };
    expect(windowText(between, at('11:40'))).toBe('between 11:50 AM and 1:05 PM');
    expect(windowText(between, at('11:52'))).toBe('before 1:05 PM');
  });

  const gaps = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 14 });
  /** A run whose stops ended these minutes after each other, and the moment `waited` minutes after the last. */
  const going = (minutes: number[], waited: number) => {
    let time = at('09:00').getTime();
    const stops = minutes.map((gap, place): Stop => {
      time += gap * 60_000;
      return { ...stop(`done ${place}`), state: 'delivered', at: new Date(time).toISOString() };
    });
    const now = new Date(time + waited * 60_000);
    return { now, leftAt: at('09:00').toISOString(), stops: [...stops, stop('A'), stop('B'), stop('C')] };
  };
  const windowOf = (minutes: number[], waited: number, order: string): Arrival => {
    const { now, ...moving } = going(minutes, waited);
    return arrivalOf(moving, order, now) as Arrival;
  };

  test('is never in the past, and later for a later stop', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 120 }), (minutes, waited) => {
        const { now } = going(minutes, waited);
        const [first, second] = ['A', 'B'].map((order) => windowOf(minutes, waited, order)) as [
          Arrival,
          Arrival,
        ];
        expect(first.to > now).toBe(true);
        expect(now.getTime() - first.from.getTime()).toBeLessThan(5 * 60_000);
        expect(second.from >= first.from).toBe(true);
        expect(second.to > first.to).toBe(true);
      }),
    );
  });

  test('is not earlier, counted from the last delivery, when that took longer', () => {
    const since = ({ from, to }: Arrival, minutes: number[]) => {
      const { now } = going(minutes, 0);
      return [from, to].map((edge) => edge.getTime() - now.getTime());
    };
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 12 }),
        (before, last, fives) => {
          const [quick, slow] = [
            [...before, last],
            [...before, last + 5 * fives],
          ];
          const [sooner, later] = [quick, slow].map((all) => since(windowOf(all, 0, 'C'), all));
          expect((later?.[0] ?? 0) >= (sooner?.[0] ?? 0)).toBe(true);
          expect((later?.[1] ?? 0) >= (sooner?.[1] ?? 0)).toBe(true);
        },
      ),
    );
  });
});

/** Of the recorded runs: whether each delivery fell into the window that was shown `ahead` deliveries earlier. */
const kept = (ahead: number): boolean[] =>
  RECORDED_RUNS.flatMap(([, left, recorded]) => {
    const ends = recorded.split(' ');
    return ends.slice(ahead - 1).map((end, place) => {
      const stops = ends.map((one, index) => stop(one, index < place ? one : undefined));
      const moment = at(place === 0 ? left : (ends[place - 1] ?? left));
      const found = arrivalOf({ leftAt: at(left).toISOString(), stops }, end, moment);
      return found !== undefined && found.from <= at(end) && at(end) <= found.to;
    });
  });
const shareOf = (all: boolean[]) => all.filter(Boolean).length / all.length;

// RUN-13
test.each([1, 2, 3])(
  'at least 8 of 10 recorded deliveries fell into the window shown %i deliveries earlier',
  (ahead) => {
    expect(shareOf(kept(ahead))).toBeGreaterThanOrEqual(0.8);
  },
);
