import {
  conflictOf,
  type DriverUpdate,
  deliveredOf,
  type EndingUpdate,
  emptiesOf,
  isSame,
  type OrderedLine,
  paymentOf,
  reportsOf,
  returnsOf,
  type StopReport,
  seenBy,
} from 'shared-domain/driver';
import { dayOfRun, placeOf } from 'shared-domain/runs';
import { bookDelivered, bookEmpties } from '../../accounts/kegs/index.ts';
import { bookDoorPayment } from '../../accounts/receivables/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { noteReturns } from '../../orders/credits/index.ts';
import { changeStatus } from '../../orders/handling/index.ts';
import { findOrder, type OrderDocument } from '../../orders/order/index.ts';
import type { Handler, Worker } from '../../requests/follow-ups/index.ts';
import { Problem } from '../../requests/problems/index.ts';
import { readRunDay } from '../runs/index.ts';
import { deliverLines } from './lines.ts';
import { recordConflict, recordSettled, rememberStop } from './notes.ts';
import { endOnRun, putNext } from './run-changes.ts';
import { readLog } from './store-updates.ts';

/** The driver's name in timelines, ledgers and the audit. */
const driverOf = (run: string): string => `driver of run ${run}`;

/** Follow-up handler: brings order, keg ledger and run in line with the driver's updates about a stop. */
export function stopHandler(deps: Deps, worker: () => Worker): Handler {
  return async ({ _id }, { data }) => {
    const isSettled = await settleStop(deps, worker(), _id, String(data.stop));
    return isSettled ? 'done' : { retry: 'the order is being changed' };
  };
}

/**
 * Each step compares the stored state with the outcome of the updates and adds what is missing, so it is idempotent and safe
 * to run concurrently (DRIVER-4, DRIVER-7).
 * @returns false if the office changed the order in the meantime, so that this must be repeated
 */
async function settleStop(deps: Deps, worker: Worker, run: string, stop: string): Promise<boolean> {
  const log = await readLog(deps, run);
  const updates = log.presses.filter((update) => update.stop === stop);
  const report = reportsOf(updates).get(stop);
  if (report?.next) await putNext(deps, run, stop, log.presses);
  if (!report?.ending) return true;
  const there = await standing(deps, run, stop);
  const conflict = conflictOf(report.ending, there && factsOf(there), ownLines(updates));
  const paid = { paid: paymentOf(report), who: driverOf(run) };
  if (conflict || !there) {
    // The money was taken, whatever became of the order.
    if (there) await bookDoorPayment(deps, { order: there, ...paid });
    await recordConflict(deps, { run, stop, press: report.ending.id, why: conflict ?? 'removed' });
    return true;
  }
  const before = await rememberStop(deps, run, there);
  try {
    await settleOrder(deps, worker, { run, order: there, report, presses: updates, before });
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'stale') return false;
    throw cause;
  }
  const returns = returnsOf(report);
  if (returns) await noteReturns(deps, stop, { ...returns, who: driverOf(run) });
  await bookDelivered(deps, stop);
  await bookDoorPayment(deps, { order: there, ...paid });
  await bookEmpties(deps, { order: there, kegs: emptiesOf(report), who: driverOf(run) });
  await endOnRun(deps, run, stop, report);
  await recordSettled(deps, { run, stop, receivedBy: report.received?.by });
  return true;
}

/** The order of a stop; undefined if it isn't on the run or doesn't exist. */
async function standing(deps: Deps, run: string, stop: string): Promise<OrderDocument | undefined> {
  const day = await readRunDay(deps.connection, dayOfRun(run));
  return placeOf(day, stop)?.run.id === run ? findOrder(deps, stop) : undefined;
}

export const linesOf = ({ items }: Pick<OrderDocument, 'items'>): OrderedLine[] =>
  items.flatMap(({ productId, quantity, refunded = 0 }) =>
    quantity > refunded ? [{ productId, quantity: quantity - refunded }] : [],
  );

const factsOf = (order: OrderDocument) => ({
  status: order.status,
  lines: linesOf(order),
  isDriversWork:
    order.timeline.findLast(({ event }) => event === 'status')?.who.startsWith('driver of run ') ?? false,
});

type Delivered = Extract<EndingUpdate, { what: 'delivered' }>;

const deliveries = (updates: readonly DriverUpdate[]): Delivered[] =>
  updates
    .filter((update): update is Delivered => update.what === 'delivered')
    .sort((one, other) => one.number - other.number);

/** The order's lines before the driver's updates, and after each of them. */
const ownLines = (updates: readonly DriverUpdate[]): OrderedLine[][] =>
  deliveries(updates).flatMap(({ lines }) => [seenBy(lines), deliveredOf(lines)]);

type Settling = {
  run: string;
  order: OrderDocument;
  report: StopReport;
  presses: readonly DriverUpdate[];
  before: OrderDocument['status'];
};

/** Updates the order's lines and status. If a stop isn't delivered after all, the order gets its earlier ones back. */
async function settleOrder(
  deps: Deps,
  worker: Worker,
  { run, order, report: { ending }, presses: updates, before }: Settling,
): Promise<void> {
  if (!ending || order.status === 'cancelled') return;
  const first = deliveries(updates)[0];
  const wanted =
    ending.what === 'delivered' ? deliveredOf(ending.lines) : first ? seenBy(first.lines) : linesOf(order);
  const lined = isSame(wanted, linesOf(order))
    ? order
    : await deliverLines(deps, { order, lines: wanted, who: driverOf(run), ending });
  const undone = lined.status === 'delivered' ? before : lined.status;
  const status = ending.what === 'delivered' ? 'delivered' : undone;
  if (status !== lined.status)
    await changeStatus(deps, worker, order._id, { to: status, who: driverOf(run), from: lined.status });
}
