import type { DriverStop } from 'shared-domain/contracts';
import {
  type Conflict,
  chosenNext,
  type DriverUpdate,
  emptiesOf,
  isShort,
  mergeUpdates,
  REASON_LABELS,
  reportsOf,
  type StopReport,
} from 'shared-domain/driver';
import { KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import type { Copy } from './stored-run.ts';

/** A stop as the driver sees it: the server's version with the phone's unsent updates. */
export type StopView = {
  stop: DriverStop;
  /** From 1. */
  place: number;
  report: StopReport;
  end?: 'delivered' | 'short' | 'refused';
  /** Updates not sent yet. */
  waiting: number;
  conflict?: Conflict | undefined;
};

/** A run's stops in visiting order. */
export function viewsOf({ run }: Copy, waiting: readonly DriverUpdate[]): StopView[] {
  return run.stops.map((stop, index) => {
    const own = waiting.filter((update) => update.stop === stop.orderId);
    const known = [
      ...stop.presses,
      ...(stop.returns ? [stop.returns] : []),
      ...(stop.payment ? [stop.payment] : []),
    ];
    const report = reportsOf(mergeUpdates(known, own)).get(stop.orderId) ?? {};
    const conflict = stop.conflict?.press === report.ending?.id ? stop.conflict?.why : undefined;
    const end = conflict ? undefined : endOf(report, stop);
    return { stop, place: index + 1, report, ...(end ? { end } : {}), waiting: own.length, conflict };
  });
}

/** What the phone or the server has of the proof at a stop's door. */
export const provenOf = ({ report, stop: { proof } }: StopView) => ({
  idCheck: report.idCheck?.result ?? proof?.idCheck,
  signed: report.signature !== undefined || proof?.signed === true,
  hasPhoto: report.photo !== undefined || proof?.photo === true,
});

const ENDS = ['delivered', 'short', 'refused'] as const;

/** How a stop ended according to the driver, or else the office. */
function endOf({ ending }: StopReport, { state }: DriverStop): StopView['end'] {
  if (!ending) return ENDS.find((end) => end === state);
  if (ending.what === 'reopened') return undefined;
  if (ending.what === 'refused') return 'refused';
  return isShort(ending.lines) ? 'short' : 'delivered';
}

/** The next stop: one chosen on the phone and not sent yet, or else the first that isn't done. */
export function nextOf(views: readonly StopView[], waiting: readonly DriverUpdate[]): StopView | undefined {
  const chosen = chosenNext(waiting);
  return views.find(({ stop, end }) => !end && stop.orderId === chosen) ?? views.find(({ end }) => !end);
}

/** When a stop ended, in milliseconds by the server's clock. Unsent updates have the phone's, which is `ahead` less. */
export function closedAt({ report, waiting, stop, end }: StopView, ahead: number): number | undefined {
  const at = report.ending?.at ?? stop.at;
  if (!end || at === undefined) return undefined;
  return Date.parse(at) + (report.ending && waiting > 0 ? ahead : 0);
}

const counted = (number: number, one: string, many = `${one}s`) =>
  `${number}\u00a0${number === 1 ? one : many}`;
const sum = (kegs: Kegs) => KEG_SIZES.reduce((total, size) => total + (kegs[size] ?? 0), 0);

/** 'Delivered · 3 empties', '1 case short, damaged', 'Closed' */
export function endText({ report, end, stop }: StopView): string {
  const { ending } = report;
  const collected = sum(emptiesOf(report));
  const empties = collected > 0 ? [counted(collected, 'empty', 'empties')] : [];
  if (end === 'refused' && ending?.what === 'refused')
    return [`Not delivered: ${REASON_LABELS[ending.reason].toLowerCase()}`, ...empties].join(' · ');
  if (end === 'delivered' || ending?.what !== 'delivered') return ['Delivered', ...empties].join(' · ');
  const shorts = ending.lines
    .filter(({ ordered, delivered }) => delivered < ordered)
    .map(({ productId, ordered, delivered, reason }) => {
      const unit = stop.lines.find((line) => line.productId === productId)?.unit ?? 'case';
      return `${counted(ordered - delivered, unit)} short${reason ? `, ${REASON_LABELS[reason].toLowerCase()}` : ''}`;
    });
  return [...shorts, ...empties].join(' · ');
}

/** '5 cases · 1 × 50L · 2 × 20L · 4 empties' */
export function loadOf({ lines, empties, countEmpties }: DriverStop): string {
  const of = (unit: string) =>
    lines.reduce((total, line) => (line.unit === unit ? total + line.quantity : total), 0);
  const kegs = KEG_SIZES.flatMap((size) => {
    const number = lines.reduce((total, line) => (line.size === size ? total + line.quantity : total), 0);
    return number > 0 ? [`${number}\u00a0×\u00a0${size}L`] : [];
  });
  const [cases, pieces, back] = [of('case'), of('piece'), sum(empties)];
  return [
    ...(cases > 0 ? [counted(cases, 'case')] : []),
    ...kegs,
    ...(pieces > 0 ? [counted(pieces, 'piece')] : []),
    ...(back > 0 ? [counted(back, 'empty', 'empties')] : []),
    ...(countEmpties ? ['count the empties'] : []),
  ].join(' · ');
}
