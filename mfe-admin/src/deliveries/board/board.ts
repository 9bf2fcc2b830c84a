import type { RunDayJson, RunJson, RunOrderJson, RunsJson } from 'shared-domain/contracts';
import { areToBeCounted } from 'shared-domain/kegs';
import { isDone, isMovable, kegCount, type Load, sumOfKegs, sumOfLoads, withMove } from 'shared-domain/runs';

/** A move's target: before an order of a run, at its end, or off the run. */
export type Target = { readonly run: string | null; readonly before?: string | null | undefined };

export const ordersById = ({ orders }: Pick<RunDayJson, 'orders'>): ReadonlyMap<string, RunOrderJson> =>
  new Map(orders.map((order) => [order.id, order]));

/** The orders of the day that are on no run, without cancelled ones. */
export function openOrders({ day, orders, runs }: RunDayJson): RunOrderJson[] {
  const onRun = new Set(runs.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
  return orders.filter((order) => !onRun.has(order.id) && order.day === day && order.status !== 'cancelled');
}

export type ZoneGroup = { readonly zone: RunDayJson['zones'][number]; readonly open: RunOrderJson[] };

/** The day's zones with their orders that are on no run. */
export function zoneGroups(board: RunDayJson): ZoneGroup[] {
  const open = openOrders(board);
  return board.zones
    .filter(({ id }) => board.orders.some((order) => order.zone === id && order.day === board.day))
    .map((zone) => ({ zone, open: open.filter((order) => order.zone === zone.id) }));
}

/** The zone that most stops of a run are in. */
export function zoneOfRun(
  zones: RunDayJson['zones'],
  { stops }: RunJson,
  orders: ReadonlyMap<string, RunOrderJson>,
): RunDayJson['zones'][number] | undefined {
  const counts = new Map<string, number>();
  for (const { orderId } of stops) {
    const zone = orders.get(orderId)?.zone;
    if (zone !== undefined) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return zones.find(({ id }) => id === most?.[0]);
}

/** Totals of a run including done stops, the empties to collect, and at how many stops they are to be counted (RUN-9). */
export function totalsOf(
  run: RunJson,
  orders: ReadonlyMap<string, RunOrderJson>,
): Load & { empties: number; toCount: number } {
  const all = run.stops.flatMap(({ orderId }) => orders.get(orderId) ?? []);
  const empties = sumOfKegs(all.map((order) => order.empties ?? {}));
  return {
    ...sumOfLoads(all.map(({ load }) => load)),
    empties: kegCount(empties),
    toCount: all.filter((order) => areToBeCounted(order.empties)).length,
  };
}

export const unitsOf = (orders: readonly RunOrderJson[]): number =>
  orders.reduce((sum, { units }) => sum + units, 0);

/** A run's driver, or its number on the board, such as 'Run 3'. */
export const nameOfRun = (runs: readonly RunJson[], run: RunJson): string =>
  run.driver || `Run ${runs.indexOf(run) + 1}`;

/** What a run waits for before it is out (RUN-12); null without a driver or stops, and once it is out. */
export function nextStepOf({
  driver,
  state,
  stops,
  printed,
  leftAt,
}: RunJson): 'print' | 'picked' | 'out' | null {
  if (driver === '' || stops.length === 0 || leftAt !== undefined) return null;
  if (state === 'picked') return 'out';
  return printed ? 'picked' : 'print';
}

/** How many stops are done, and the index of the first one that can be moved. */
export const doneIn = ({ stops }: RunJson): number => stops.filter(isDone).length;
export const firstMovable = (run: RunJson): number =>
  run.stops.filter((stop) => !isMovable(run, stop)).length;

/** The board after a move, by the same rule as the API's (RUN-4). */
export function movedHere<Board extends RunsJson>(
  board: Board,
  orders: readonly { id: string; moved: number | null; postalCode: string }[],
  { run, before }: Target,
): Board {
  const stops = orders.map(({ id, moved, postalCode }) => ({ orderId: id, postalCode, seen: moved }));
  const after = withMove({ ...board, made: 0, removed: [] }, { stops, to: run, before });
  if (typeof after === 'string') return board;
  const runs = after.runs.map(({ id, stops }) => {
    const held = board.runs.find((one) => one.id === id);
    // Unchanged runs keep their identity, so that they don't render again.
    return held?.stops === stops ? held : ({ ...held, id, stops } as RunJson);
  });
  return { ...board, runs };
}

/** A stop's run and place. */
export function whereIs(runs: readonly RunJson[], orderId: string) {
  for (const run of runs) {
    const place = run.stops.findIndex((stop) => stop.orderId === orderId);
    const stop = run.stops[place];
    if (stop) return { run, place, stop, next: run.stops[place + 1]?.orderId ?? null };
  }
  return undefined;
}
