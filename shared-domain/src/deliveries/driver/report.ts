import type { DriverUpdate } from './driver-update.ts';
import { NO_ID } from './proof.ts';

type Of<What extends DriverUpdate['what']> = Extract<DriverUpdate, { what: What }>;

/** An update that ends or reopens a stop. */
export type EndingUpdate = Of<'delivered' | 'refused' | 'reopened'>;

/** The outcome of all updates about a stop. */
export type StopReport = {
  readonly ending?: EndingUpdate;
  readonly next?: Of<'next'>;
  readonly empties?: Of<'empties'>;
  readonly returns?: Of<'returns'>;
  readonly payment?: Of<'payment'>;
  readonly idCheck?: Of<'id-check'>;
  readonly signature?: Of<'signature'>;
  readonly photo?: Of<'photo'>;
  readonly received?: Of<'received'>;
};

const FIELD = {
  delivered: 'ending',
  refused: 'ending',
  reopened: 'ending',
  next: 'next',
  empties: 'empties',
  returns: 'returns',
  payment: 'payment',
  'id-check': 'idCheck',
  signature: 'signature',
  photo: 'photo',
  received: 'received',
} as const satisfies Record<DriverUpdate['what'], keyof StopReport>;

/** The update with the higher number wins; between two phones' equal numbers, the higher id. */
const isLater = (one: DriverUpdate, other: DriverUpdate): boolean =>
  one.number === other.number ? one.id > other.id : one.number > other.number;

/**
 * The outcome of updates, by stop. The latest update of each kind wins, so neither their order nor repetitions matter
 * (DRIVER-4). As long as an ID check is refused, nothing is delivered (DRIVER-17).
 */
export function reportsOf(updates: Iterable<DriverUpdate>): Map<string, StopReport> {
  const reports = new Map<string, StopReport>();
  for (const update of updates) {
    const report = reports.get(update.stop) ?? {};
    const field = FIELD[update.what];
    const before = report[field];
    if (!before || isLater(update, before)) reports.set(update.stop, { ...report, [field]: update });
  }
  for (const [stop, report] of reports) reports.set(stop, withIdCheck(report));
  return reports;
}

function withIdCheck(report: StopReport): StopReport {
  const { ending, idCheck } = report;
  if (ending?.what !== 'delivered' || idCheck?.result !== 'refused') return report;
  const { id, stop, number, at } = ending;
  return { ...report, ending: { id, stop, number, at, what: 'refused', reason: 'refused', note: NO_ID } };
}

/** Merges two lists of updates: no duplicates, ordered by number. */
export function mergeUpdates(some: readonly DriverUpdate[], others: readonly DriverUpdate[]): DriverUpdate[] {
  const byId = new Map([...some, ...others].map((update) => [update.id, update]));
  return [...byId.values()].sort((one, other) => (isLater(one, other) ? 1 : -1));
}

/** The stop that the driver last chose to visit next, if any (DRIVER-13). */
export const chosenNext = (updates: readonly DriverUpdate[]): string | undefined =>
  mergeUpdates(updates, []).findLast(({ what }) => what === 'next')?.stop;

/** The collected kegs, which only count once the stop has ended. */
export const emptiesOf = ({ ending, empties }: StopReport) =>
  ending && ending.what !== 'reopened' ? (empties?.kegs ?? {}) : {};

/** What was paid at the door, which only counts once the stop has ended (DRIVER-21). */
export const paymentOf = ({ ending, payment }: StopReport) =>
  ending && ending.what !== 'reopened' && payment && payment.amount > 0 ? payment : undefined;

/** What came back with the driver, which only counts once the stop is delivered (DRIVER-15). */
export const returnsOf = ({ ending, returns }: StopReport) =>
  ending?.what === 'delivered' ? returns : undefined;
