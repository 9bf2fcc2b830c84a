import type { Press } from './press.ts';

type Of<What extends Press['what']> = Extract<Press, { what: What }>;

/** How a stop ended, by the latest press that says so. */
export type EndingPress = Of<'delivered' | 'refused' | 'reopened'>;

/** What the presses about a stop come to. */
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

/** Of two presses about the same thing, the one with the higher number counts; of two phones' equal ones, the higher id. */
const isLater = (one: Press, other: Press): boolean =>
  one.number === other.number ? one.id > other.id : one.number > other.number;

/**
 * What presses come to, by stop. The latest word on each thing counts, so any order and repetition of the same presses comes to
 * the same (DRIVER-4).
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

/** Presses of two sources without doubles, in the order of their numbers. */
export function mergePresses(some: readonly Press[], others: readonly Press[]): Press[] {
  const byId = new Map([...some, ...others].map((press) => [press.id, press]));
  return [...byId.values()].sort((one, other) => (isLater(one, other) ? 1 : -1));
}

/** The stop that the driver has last chosen to visit next; undefined if none was (DRIVER-13). */
export const chosenNext = (presses: readonly Press[]): string | undefined =>
  mergePresses(presses, []).findLast(({ what }) => what === 'next')?.stop;

/** Kegs that count as collected: those of a stop that has ended. */
export const emptiesOf = ({ ending, empties }: StopReport) =>
  ending && ending.what !== 'reopened' ? (empties?.kegs ?? {}) : {};
