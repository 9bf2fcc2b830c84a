import type { Press } from './press.ts';

type Of<What extends Press['what']> = Extract<Press, { what: What }>;

/** A press that ends or reopens a stop. */
export type EndingPress = Of<'delivered' | 'refused' | 'reopened'>;

/** The outcome of all presses about a stop. */
export type StopReport = {
  readonly ending?: EndingPress;
  readonly next?: Of<'next'>;
  readonly empties?: Of<'empties'>;
  readonly received?: Of<'received'>;
};

const FIELD = {
  delivered: 'ending',
  refused: 'ending',
  reopened: 'ending',
  next: 'next',
  empties: 'empties',
  received: 'received',
} as const satisfies Record<Press['what'], keyof StopReport>;

/** The press with the higher number wins; between two phones' equal numbers, the higher id. */
const isLater = (one: Press, other: Press): boolean =>
  one.number === other.number ? one.id > other.id : one.number > other.number;

/**
 * The outcome of presses, by stop. The latest press of each kind wins, so neither their order nor repetitions matter
 * (DRIVER-4).
 */
export function reportsOf(presses: Iterable<Press>): Map<string, StopReport> {
  const reports = new Map<string, StopReport>();
  for (const press of presses) {
    const report = reports.get(press.stop) ?? {};
    const field = FIELD[press.what];
    const before = report[field];
    if (!before || isLater(press, before)) reports.set(press.stop, { ...report, [field]: press });
  }
  return reports;
}

/** Merges two lists of presses: no duplicates, ordered by number. */
export function mergePresses(some: readonly Press[], others: readonly Press[]): Press[] {
  const byId = new Map([...some, ...others].map((press) => [press.id, press]));
  return [...byId.values()].sort((one, other) => (isLater(one, other) ? 1 : -1));
}

/** The stop that the driver last chose to visit next, if any (DRIVER-13). */
export const chosenNext = (presses: readonly Press[]): string | undefined =>
  mergePresses(presses, []).findLast(({ what }) => what === 'next')?.stop;

/** The collected kegs, which only count once the stop has ended. */
export const emptiesOf = ({ ending, empties }: StopReport) =>
  ending && ending.what !== 'reopened' ? (empties?.kegs ?? {}) : {};
