import type { RunsJson, runCreate, stopMove } from 'shared-domain/contracts';
import { dayOfRun, nextRunId, placeOf, type RunDay, withMove, withNewRun } from 'shared-domain/runs';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { MAY_LEAVE, orderModel } from '../../orders/order/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { changeRunDay } from './change.ts';
import { readRunDay, runDayModel } from './model.ts';
import { findStop } from './on-run.ts';
import { presentRuns } from './present.ts';

/** Creates a run with orders that are on none, sorted by postal code (RUN-1). */
export async function createRun(
  deps: Deps,
  { email }: Staff,
  { day, driver, leaveAt, orders = [] }: z.output<typeof runCreate>,
): Promise<RunsJson> {
  const postalCodes = await postalCodesOf(deps, day, orders);
  const stops = orders.map((orderId) => ({
    orderId,
    postalCode: postalCodes.get(orderId) ?? '',
    seen: null,
  }));
  const changed = await changeRunDay(
    deps,
    day,
    (before) => {
      const made = withNewRun(before, { driver, leaveAt });
      return stops.length === 0 ? made : withMove(made, { stops, to: nextRunId(before) });
    },
    (before, after) => ({
      who: email,
      change: {
        action: 'run.create',
        subject: nextRunId(before),
        after: { driver: driver ?? '', orders: ordersOf(after, nextRunId(before)) },
      },
    }),
  );
  return presentRuns(changed);
}

/** Moves orders onto a run, within it, to another one, or off (RUN-4). */
export async function moveStops(
  deps: Deps,
  { email }: Pick<Staff, 'email'>,
  { day, orders, to, before: place }: z.output<typeof stopMove>,
): Promise<RunsJson> {
  const ids = orders.map(({ id }) => id);
  const postalCodes = to === null ? new Map<string, string>() : await postalCodesOf(deps, day, ids);
  const stops = orders.map(({ id, moved }) => ({
    orderId: id,
    postalCode: postalCodes.get(id) ?? '',
    seen: moved,
  }));
  const changed = await changeRunDay(
    deps,
    day,
    (before) => withMove(before, { stops, to, before: place }),
    (before, after) => ({
      who: email,
      change: {
        action: 'run.move',
        subject: to ?? placeOf(before, ids[0] ?? '')?.run.id ?? day,
        before: { orders: standing(before, ids) },
        after: { orders: standing(after, ids) },
      },
    }),
  );
  return presentRuns(changed);
}

/** Takes an order off the run that it is on, if any (EDIT-11). Throws `run_refused` once its driver is on the way. */
export async function takeOffRun(deps: Deps, who: string, orderId: string): Promise<void> {
  const at = await findStop(deps, orderId);
  if (!at) return;
  const orders = [{ id: orderId, moved: at.stop.moved }];
  await moveStops(deps, { email: who }, { day: dayOfRun(at.run.id), orders, to: null });
}

/** 'CBO-1: 2026-11-24-01, stop 3' */
const standing = (day: RunDay, ids: readonly string[]): string[] =>
  ids.map((id) => {
    const at = placeOf(day, id);
    return at ? `${id}: ${at.run.id}, stop ${at.run.stops.indexOf(at.stop) + 1}` : `${id}: on no run`;
  });

const ordersOf = ({ runs }: RunDay, id: string): string[] =>
  runs.find((run) => run.id === id)?.stops.map(({ orderId }) => orderId) ?? [];

/**
 * The postal codes of orders due on a day.
 * @throws stale if one no longer is: cancelled, moved to another day, or on another day's run
 */
async function postalCodesOf(deps: Deps, day: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { connection } = deps;
  const found = await orderModel(connection)
    .find(
      {
        _id: { $in: [...ids] },
        state: 'placed',
        ...MAY_LEAVE,
        'delivery.kind': 'delivery',
        'delivery.day': day,
      },
      { delivery: 1 },
    )
    .lean();
  const elsewhere = await runDayModel(connection).exists({
    _id: { $ne: day },
    'runs.stops.orderId': { $in: [...ids] },
  });
  if (found.length < ids.length || elsewhere)
    throw problem('stale', { currentRuns: presentRuns(await readRunDay(connection, day)) });
  return new Map(
    found.map(({ _id, delivery }) => [_id, delivery?.kind === 'delivery' ? delivery.postalCode : '']),
  );
}
