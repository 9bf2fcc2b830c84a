import { isDone, placeOf, type Run, type Stop } from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { runDayModel } from './model.ts';

/** Whether an order is on a truck that has left, or has already been delivered or refused. */
export async function isOnTheRoad(deps: Deps, orderId: string): Promise<boolean> {
  const at = await findStop(deps, orderId);
  return at !== undefined && (at.stop.state === 'out' || isDone(at.stop));
}

/** The run and the stop of an order; undefined if it is on none. */
export async function findStop(
  { connection }: Pick<Deps, 'connection'>,
  orderId: string,
): Promise<{ run: Run; stop: Stop } | undefined> {
  const stored = await runDayModel(connection).findOne({ 'runs.stops.orderId': orderId }).lean();
  if (!stored) return undefined;
  const { _id: day, ...rest } = stored;
  return placeOf({ day, ...rest }, orderId);
}
