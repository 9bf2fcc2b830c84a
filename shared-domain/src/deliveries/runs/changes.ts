import { placeOf } from './moves.ts';
import type { RunRefusal } from './refusal.ts';
import { isDone, nextStopOf, type Run, type RunDay, type Stop, type StopEnd, withState } from './run.ts';

/** The details of a run that staff enter; an empty time clears it. */
export type RunDetails = { readonly driver?: string | undefined; readonly leaveAt?: string | undefined };

const next = (day: RunDay, runs: readonly Run[]): RunDay => ({ ...day, version: day.version + 1, runs });

const replaced = (day: RunDay, run: Run): RunDay =>
  next(
    day,
    day.runs.map((one) => (one.id === run.id ? run : one)),
  );

const found = (day: RunDay, id: string): Run | undefined => day.runs.find((run) => run.id === id);

/** The id of the next run of a day: '2026-11-24-03'. */
export const nextRunId = ({ day, made }: Pick<RunDay, 'day' | 'made'>): string =>
  `${day}-${String(made + 1).padStart(2, '0')}`;

/** A day with a new run without stops (RUN-1). */
export function withNewRun(day: RunDay, { driver = '', leaveAt }: RunDetails): RunDay {
  const run: Run = { id: nextRunId(day), driver, ...(leaveAt ? { leaveAt } : {}), stops: [] };
  return { ...next(day, [...day.runs, run]), made: day.made + 1 };
}

/** A run with another driver or leaving time. */
export function withDetails(day: RunDay, id: string, details: RunDetails): RunDay | RunRefusal {
  const run = found(day, id);
  if (!run) return 'stale';
  const { driver = run.driver, leaveAt = run.leaveAt } = details;
  if (driver === run.driver && (leaveAt || undefined) === run.leaveAt) return day;
  if (driver === '' && run.leftAt !== undefined) return 'no_driver';
  return replaced(day, { ...run, driver, leaveAt: leaveAt || undefined });
}

/** A run whose documents were printed. */
export function withPrint(
  day: RunDay,
  id: string,
  printed: NonNullable<Run['printed']>,
): RunDay | RunRefusal {
  const run = found(day, id);
  return run ? replaced(day, { ...run, printed }) : 'stale';
}

/**
 * A run in another state. 'planned' and 'picked' also bring back a run that left by mistake (RUN-3); 'planned' gives each
 * stop its earlier state. Finished stops stay finished.
 * @param at ISO 8601
 */
export function withRunState(
  day: RunDay,
  id: string,
  to: 'planned' | 'picked' | 'out',
  at: string,
): RunDay | RunRefusal {
  const run = found(day, id);
  if (!run) return 'stale';
  if (run.stops.length === 0) return 'no_stops';
  if (to === 'out' && run.driver === '') return 'no_driver';
  const isBack = to === 'planned' && run.leftAt !== undefined;
  const stops = run.stops.map((stop) => {
    const state = isBack && stop.picked ? 'picked' : to;
    return isDone(stop) || stop.state === state ? stop : withState(stop, state);
  });
  const leftAt = to === 'out' ? (run.leftAt ?? at) : undefined;
  const isSame = leftAt === run.leftAt && stops.every((stop, place) => stop === run.stops[place]);
  return isSame ? day : replaced(day, { ...run, leftAt, stops });
}

/** A day without a run, whose orders are then on no run. A run that is out or has finished a stop stays (RUN-7). */
export function withoutRun(day: RunDay, id: string): RunDay | RunRefusal {
  const run = found(day, id);
  if (!run) return 'stale';
  if (run.leftAt !== undefined || run.stops.some(isDone)) return 'under_way';
  const runs = day.runs.filter((one) => one !== run);
  return { ...next(day, runs), removed: [...day.removed, run] };
}

/** A day with a deleted run restored; orders that are on another run by now stay there (RUN-7). */
export function withRestoredRun(day: RunDay, id: string): RunDay | RunRefusal {
  const run = day.removed.find((one) => one.id === id);
  if (!run) return found(day, id) ? day : 'stale';
  const stops = run.stops
    .filter(({ orderId }) => !placeOf(day, orderId))
    .map((stop) => ({ ...stop, moved: day.version + 1 }));
  const runs = [...day.runs, { ...run, stops }].sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...next(day, runs), removed: day.removed.filter((one) => one !== run) };
}

/**
 * A run with a stop finished at the door, or corrected there (RUN-8). It comes after the stops finished before it.
 * @returns 'under_way' if its run hasn't left
 */
export function withEnd(day: RunDay, orderId: string, end: StopEnd): RunDay | RunRefusal {
  const at = placeOf(day, orderId);
  if (!at) return 'stale';
  if (at.run.leftAt === undefined) return 'under_way';
  const { postalCode, moved } = at.stop;
  return replaced(day, inPlace(at.run, at.stop, { orderId, postalCode, moved, ...end }));
}

/** A run with a stop set back to 'out' because the driver pressed by mistake (RUN-8). It becomes the next stop. */
export function withoutEnd(day: RunDay, orderId: string): RunDay | RunRefusal {
  const at = placeOf(day, orderId);
  if (!at) return 'stale';
  if (!isDone(at.stop)) return day;
  const { postalCode, moved } = at.stop;
  return replaced(day, inPlace(at.run, at.stop, { orderId, postalCode, moved, state: 'out', picked: true }));
}

/** A run on which the given unfinished stop comes next (RUN-8). */
export function withNext(day: RunDay, orderId: string): RunDay | RunRefusal {
  const at = placeOf(day, orderId);
  if (!at) return 'stale';
  if (isDone(at.stop)) return 'under_way';
  if (nextStopOf(at.run) === at.stop) return day;
  return replaced(day, inPlace(at.run, at.stop, { ...at.stop, moved: day.version + 1 }));
}

/**
 * A corrected stop keeps its position. A finished one goes after those that ended earlier, in whatever order the presses
 * arrive; any other goes first among the unfinished ones.
 */
function inPlace(run: Run, before: Stop, after: Stop): Run {
  if (isDone(before) && isDone(after))
    return { ...run, stops: run.stops.map((stop) => (stop === before ? after : stop)) };
  const others = run.stops.filter((stop) => stop !== before);
  const done = others.filter(isDone);
  const { at } = after;
  const later = at === undefined ? -1 : done.findIndex((stop) => stop.at !== undefined && stop.at > at);
  const place = later < 0 ? done.length : later;
  const open = others.filter((stop) => !isDone(stop));
  return { ...run, stops: [...done.slice(0, place), after, ...done.slice(place), ...open] };
}
