import type { z } from 'zod';
import type { Day } from '../../foundation/dates/index.ts';
import type { run, runsOfDay, stop } from './description.ts';

/** States of a stop (RUN-2); the last three are final. */
export const STOP_STATES = ['planned', 'picked', 'out', 'delivered', 'short', 'refused'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** How a stop can end. */
export const STOP_OUTCOMES = ['delivered', 'short', 'refused'] as const;
export type StopOutcome = (typeof STOP_OUTCOMES)[number];

/** The outcomes of an ID check at the door (DRIVER-17). */
export const ID_CHECKS = ['checked', 'refused'] as const;
export type IdCheck = (typeof ID_CHECKS)[number];
/** The outcomes in words. */
export const ID_LABELS: Readonly<Record<IdCheck, string>> = {
  checked: '19 or over',
  refused: 'Refused or under 19',
};

/** States of a run, which follow from its stops. */
export const RUN_STATES = ['planned', 'picked', 'out', 'done'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** An order on a run. */
export type Stop = Readonly<z.infer<typeof stop>>;
/** What happened at the door. */
export type StopEnd = Omit<Stop, 'orderId' | 'postalCode' | 'state' | 'picked' | 'moved' | 'at'> & {
  readonly state: StopOutcome;
  readonly at: string;
};
/** A driver's round on one day. */
export type Run = Readonly<z.infer<typeof run>>;
/** The runs of a day. */
export type RunDay = Readonly<z.infer<typeof runsOfDay>> & { readonly day: Day };

/** A day without runs. */
export const emptyRunDay = (day: Day): RunDay => ({ day, version: 0, made: 0, runs: [], removed: [] });

/** The day in a run's id. */
export const dayOfRun = (id: string): Day => id.slice(0, 'YYYY-MM-DD'.length);

export const isDone = ({ state }: Pick<Stop, 'state'>): boolean =>
  STOP_OUTCOMES.some((outcome) => outcome === state);

/** An unfinished stop in another state; while out it remembers whether it was picked. */
export function withState({ picked, ...stop }: Stop, state: 'planned' | 'picked' | 'out'): Stop {
  const wasPicked = picked || stop.state === 'picked';
  return { ...stop, state, ...(state === 'out' && wasPicked ? { picked: true } : {}) };
}

/** The next stop of a run that has left. */
export const nextStopOf = <Of extends Pick<Stop, 'state'>>(run: {
  readonly leftAt?: string | undefined;
  readonly stops: readonly Of[];
}): Of | undefined => (run.leftAt === undefined ? undefined : run.stops.find((stop) => !isDone(stop)));

/**
 * The stops that are next on a run that has left, and whose customers weren't told yet (RUN-14). The first stop only counts on
 * the run's day, since a run may be loaded and marked as out the evening before.
 */
export const nextToTell = ({ day, runs, told = [] }: RunDay, today: Day): { run: string; order: string }[] =>
  runs.flatMap((run) => {
    const order = nextStopOf(run)?.orderId;
    if (order === undefined || (day !== today && !run.stops.some(isDone))) return [];
    return told.includes(toldAs({ run: run.id, order })) ? [] : { run: run.id, order };
  });

/** A stop in a day's `told`. */
export const toldAs = ({ run, order }: { run: string; order: string }): string => `${run} ${order}`;

/** Whether staff can move a stop: it isn't finished, and no driver is on the way to it (RUN-5). */
export const isMovable = <Of extends Pick<Stop, 'state'>>(
  run: { readonly leftAt?: string | undefined; readonly stops: readonly Of[] },
  stop: Of,
): boolean => !isDone(stop) && stop !== nextStopOf(run);

/** 'done' when every stop is, 'out' once it has left, 'picked' when everything on it is (RUN-3). */
export function runStateOf({ leftAt, stops }: Pick<Run, 'leftAt' | 'stops'>): RunState {
  if (stops.length > 0 && stops.every(isDone)) return 'done';
  if (leftAt !== undefined) return 'out';
  return stops.length > 0 && stops.every(({ state }) => state !== 'planned') ? 'picked' : 'planned';
}
