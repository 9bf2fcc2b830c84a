import type { RunRefusal } from './refusal.ts';
import { isMovable, type Run, type RunDay, type Stop, type StopState, withState } from './run.ts';

/** An order to move. `seen`: its stop's `moved` as the caller saw it, null if it was on no run. */
export type Moved = Pick<Stop, 'orderId' | 'postalCode'> & { readonly seen: number | null };

export type Move = {
  readonly stops: readonly Moved[];
  /** The run's id; null takes them off their runs. */
  readonly to: string | null;
  /** The order id of the stop to insert before; null: at the end; undefined: sorted in by postal code. */
  readonly before?: string | null | undefined;
};

/**
 * The day after orders were put on a run, moved within or between runs, or taken off (RUN-4). A stop on another run starts
 * over, but stays picked if it was. Finished stops, and the next stop of a run that has left, keep their positions.
 * @returns the same day if nothing moves; 'stale' if an order isn't where it was seen, or the run or the target stop is gone
 */
export function withMove(day: RunDay, { stops, to, before }: Move): RunDay | RunRefusal {
  const movedIds = new Set(stops.map(({ orderId }) => orderId));
  const target = day.runs.find(({ id }) => id === to);
  if (to !== null && !target) return 'stale';
  for (const { orderId, seen } of stops) {
    const at = placeOf(day, orderId);
    if ((at?.stop.moved ?? null) !== seen) return 'stale';
    if (at && !isMovable(at.run, at.stop)) return 'under_way';
  }
  const others = day.runs.map((run) => without(run, movedIds));
  const rest = others.find(({ id }) => id === to);
  if (before && !rest?.stops.some(({ orderId }) => orderId === before)) return 'stale';
  const version = day.version + 1;
  const arriving = stops.map((one) => arrived(day, one, target, version));
  const runs = others.map((run) => (run === rest ? put(run, arriving, before) : run));
  return sameOrder(day.runs, runs) ? day : { ...day, version, runs };
}

/** Where an order is on a day's runs. */
export function placeOf({ runs }: RunDay, orderId: string): { run: Run; stop: Stop } | undefined {
  for (const run of runs) {
    const stop = run.stops.find((one) => one.orderId === orderId);
    if (stop) return { run, stop };
  }
  return undefined;
}

/** The orders that left on a truck between two states of a day, or came off one undelivered (RUN-11). */
export function loadedOrUnloaded(before: RunDay, after: RunDay): string[] {
  const [was, is] = [stopsOf(before), stopsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => {
    const [earlier, now] = [was.get(id), is.get(id)];
    return (earlier === 'out') !== (now === 'out') && now !== 'delivered' && now !== 'short';
  });
}

const stopsOf = ({ runs }: RunDay): Map<string, StopState> =>
  new Map(runs.flatMap(({ stops }) => stops.map(({ orderId, state }) => [orderId, state])));

/** Stops sorted by postal code (stable). */
export const byPostalCode = <Of extends Pick<Stop, 'postalCode'>>(stops: readonly Of[]): Of[] =>
  [...stops].sort((one, other) =>
    one.postalCode < other.postalCode ? -1 : one.postalCode > other.postalCode ? 1 : 0,
  );

/**
 * The day after the movable stops of a run were put into an order (RUN-4).
 * @param orderIds all movable stops; 'stale' if the set has changed
 */
export function withOrder(day: RunDay, runId: string, orderIds: readonly string[]): RunDay | RunRefusal {
  const run = day.runs.find(({ id }) => id === runId);
  if (!run) return 'stale';
  const { fixed, loose } = parts(run);
  const arranged = orderIds.flatMap((orderId) => loose.find((stop) => stop.orderId === orderId) ?? []);
  if (new Set(arranged).size !== loose.length || orderIds.length !== loose.length) return 'stale';
  if (arranged.every((stop, place) => stop === loose[place])) return day;
  const version = day.version + 1;
  const stops = [...fixed, ...arranged.map((stop) => ({ ...stop, moved: version }))];
  return { ...day, version, runs: day.runs.map((one) => (one === run ? { ...run, stops } : one)) };
}

const without = (run: Run, orderIds: ReadonlySet<string>): Run =>
  run.stops.some(({ orderId }) => orderIds.has(orderId))
    ? { ...run, stops: run.stops.filter(({ orderId }) => !orderIds.has(orderId)) }
    : run;

function arrived(day: RunDay, { orderId, postalCode }: Moved, target: Run | undefined, moved: number): Stop {
  const at = placeOf(day, orderId);
  if (at && at.run === target) return { ...at.stop, moved };
  const stop: Stop = at?.stop ?? { orderId, postalCode, state: 'planned', moved };
  const wasPicked = stop.state === 'picked' || stop.picked;
  const state = target?.leftAt !== undefined ? 'out' : wasPicked ? 'picked' : 'planned';
  return withState({ ...stop, postalCode, moved }, state);
}

/** The stops that keep their places, which come first, and the others. */
function parts(run: Run): { fixed: Stop[]; loose: Stop[] } {
  const loose = run.stops.filter((stop) => isMovable(run, stop));
  return { fixed: run.stops.filter((stop) => !loose.includes(stop)), loose };
}

function put(run: Run, arriving: readonly Stop[], before: string | null | undefined): Run {
  const { fixed, loose } = parts(run);
  if (before === undefined) {
    const isSorted = byPostalCode(loose).every((stop, place) => stop === loose[place]);
    const sorted = isSorted ? byPostalCode([...loose, ...arriving]) : [...loose, ...byPostalCode(arriving)];
    return { ...run, stops: [...fixed, ...sorted] };
  }
  const found = loose.findIndex(({ orderId }) => orderId === before);
  const place = found >= 0 ? found : before === null ? loose.length : 0;
  return { ...run, stops: [...fixed, ...loose.slice(0, place), ...arriving, ...loose.slice(place)] };
}

const sameOrder = (one: readonly Run[], other: readonly Run[]): boolean =>
  one.every((run, place) => {
    const stops = other[place]?.stops ?? [];
    return (
      run.stops.length === stops.length &&
      run.stops.every(({ orderId }, index) => orderId === stops[index]?.orderId)
    );
  });
