import {
  chosenNext,
  type DriverUpdate,
  emptiesOf,
  isShort,
  REASON_LABELS,
  returnsOf,
  type StopReport,
} from 'shared-domain/driver';
import { sumOf } from 'shared-domain/money';
import {
  dayOfRun,
  isDone,
  placeOf,
  type StopEnd,
  withEnd,
  withNext,
  withoutEnd,
  withRunState,
} from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { changeRunDay } from '../runs/index.ts';

/** Updates the run with how a stop ended. A run that wasn't marked as out is set to out. */
export async function endOnRun(deps: Deps, run: string, stop: string, report: StopReport): Promise<void> {
  const end = endOf(report);
  const now = deps.clock().toISOString();
  await changeRunDay(
    deps,
    dayOfRun(run),
    (day) => {
      if (!end) return withoutEnd(day, stop);
      const isOut = day.runs.some(({ id, leftAt }) => id === run && leftAt !== undefined);
      const out = isOut ? day : withRunState(day, run, 'out', now);
      return typeof out === 'string' ? out : withEnd(out, stop, end);
    },
    null,
  );
}

/** Moves the stop that the driver chose to visit next to the front, unless another was chosen since (DRIVER-13). */
export async function putNext(
  deps: Deps,
  run: string,
  stop: string,
  updates: readonly DriverUpdate[],
): Promise<void> {
  if (chosenNext(updates) !== stop) return;
  await changeRunDay(
    deps,
    dayOfRun(run),
    (day) => {
      const at = placeOf(day, stop);
      return at?.run.id === run && !isDone(at.stop) ? withNext(day, stop) : day;
    },
    null,
  );
}

/** How a stop ended; undefined if it was reopened. */
function endOf(report: StopReport): StopEnd | undefined {
  const { ending, received, idCheck, signature, photo } = report;
  if (!ending || ending.what === 'reopened') return undefined;
  const empties = emptiesOf(report);
  const collected = Object.values(empties).some((number) => number) ? { empties } : {};
  const receivedBy = received?.by ? { receivedBy: received.by } : {};
  const units = sumOf(returnsOf(report)?.lines.map(({ quantity }) => quantity) ?? []);
  const returned = units > 0 ? { returned: units } : {};
  const common = {
    at: ending.at,
    ...collected,
    ...receivedBy,
    ...returned,
    ...(idCheck ? { idCheck: idCheck.result } : {}),
    ...(signature ? { signature: signature.id } : {}),
    ...(photo ? { photo: photo.photo } : {}),
  };
  if (ending.what === 'refused') {
    const reason = [REASON_LABELS[ending.reason], ending.note].filter(Boolean).join(': ');
    return { state: 'refused', ...common, reason };
  }
  const note = received?.note ? { reason: received.note } : {};
  if (!isShort(ending.lines)) return { state: 'delivered', ...common, ...note };
  const short = ending.lines
    .filter(({ delivered, ordered }) => delivered < ordered)
    .map(({ productId, delivered, reason = 'damaged' }) => ({
      productId,
      delivered,
      reason: REASON_LABELS[reason],
    }));
  return { state: 'short', ...common, ...note, short };
}
