import { minuteOf } from '../../foundation/dates/index.ts';
import { isDone, type Run } from './run.ts';
import { timeOfDay } from './time-of-day.ts';

/** What an arrival is estimated from. */
type OnTheWay = Pick<Run, 'leftAt' | 'stops'>;

/** When a stop is expected: how many come before it, and the window of its delivery. */
export type Arrival = { readonly before: number; readonly from: Date; readonly to: Date };

const MINUTE_MS = 60_000;
/** Minutes from one delivery to the next, assumed until a run has two of its own. */
const USUAL = 18;
/** Limits of a pace: faster ones are one door, slower ones a break. */
const [FASTEST, SLOWEST] = [6, 60];
/** How many of the latest intervals count, since traffic changes during a day. */
const LATEST = 7;
/** How far the next stop's window reaches to either side, in paces, and how much further with each stop before it. */
const [EARLIER, LATER] = [0.65, 1.1];
const [EARLIER_EACH, LATER_EACH] = [0.25, 0.6];
/** Windows begin and end on these minutes. */
const STEP_MS = 5 * MINUTE_MS;

const endsOf = ({ stops }: OnTheWay): number[] =>
  stops
    .filter(isDone)
    .flatMap(({ at }) => (at === undefined ? [] : Date.parse(at)))
    .sort((one, other) => one - other);

/**
 * A run's pace: the median of the latest seven intervals between its stops that are done, in minutes. Until two are known the
 * usual 18 minutes count (RUN-13).
 */
export function paceOf(run: OnTheWay): number {
  const ends = endsOf(run);
  const gaps = ends
    .slice(1)
    .map((end, place) => (end - (ends[place] ?? end)) / MINUTE_MS)
    .slice(-LATEST);
  while (gaps.length < 3) gaps.push(USUAL);
  const sorted = gaps.sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? USUAL;
  const median = sorted.length % 2 === 1 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
  return Math.min(SLOWEST, Math.max(FASTEST, median));
}

/**
 * When a stop of a run that has left is expected, by the run's own pace (RUN-13). The window widens with the stops that remain
 * and never ends before `now`.
 * @returns undefined if the run hasn't left, or the stop isn't on it or is done
 */
export function arrivalOf(run: OnTheWay, orderId: string, now: Date): Arrival | undefined {
  const before = run.stops.filter((stop) => !isDone(stop)).findIndex((stop) => stop.orderId === orderId);
  if (run.leftAt === undefined || before < 0) return undefined;
  const pace = paceOf(run) * MINUTE_MS;
  const since = Math.max(Date.parse(run.leftAt), ...endsOf(run));
  const expected = Math.max(since + pace, now.getTime()) + before * pace;
  const from = Math.max(expected - pace * (EARLIER + EARLIER_EACH * before), now.getTime());
  const to = expected + pace * (LATER + LATER_EACH * before);
  return {
    before,
    from: new Date(Math.floor(from / STEP_MS) * STEP_MS),
    to: new Date(Math.ceil(to / STEP_MS) * STEP_MS),
  };
}

/** A moment's time of day in company time: '10:41 AM'. */
export const clockTime = (at: Date): string => timeOfDay(minuteOf(at).slice(-'13:00'.length));

/** A window in company time: 'between 10:40 AM and 11:05 AM', or 'before 11:05 AM' once it has begun. */
export const windowText = ({ from, to }: Omit<Arrival, 'before'>, now: Date): string =>
  from <= now ? `before ${clockTime(to)}` : `between ${clockTime(from)} and ${clockTime(to)}`;
