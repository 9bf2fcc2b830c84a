import { areToBeCounted, KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import { kegCount, loadOf, sumOfKegs, sumOfLoads, timeOfDay } from 'shared-domain/runs';
import type { DocumentedRun, PaperStop } from './read.ts';

/** 'Aiko Tamura, leaves at 1:00 PM' */
export function driverLine({ run }: DocumentedRun): string {
  const driver = run.driver || 'No driver yet';
  return run.leaveAt ? `${driver}, leaves at ${timeOfDay(run.leaveAt)}` : driver;
}

/** The zone of most stops. */
export function zoneName({ stops }: DocumentedRun): string {
  const counts = new Map<string, number>();
  for (const { order } of stops)
    if (order.delivery?.kind === 'delivery')
      counts.set(order.delivery.zone.name, (counts.get(order.delivery.zone.name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** '2', or 'count' if the driver is to count them; nothing for none. */
export function emptiesFigure({ collectEmpties }: PaperStop['order'], empties: Kegs): string {
  if (areToBeCounted(collectEmpties)) return 'count';
  return kegCount(empties) > 0 ? String(kegCount(empties)) : '';
}

/** Stops, cases, kegs by size, and empties with a plus if some are to be counted. */
export function figuresOf(stops: readonly PaperStop[]): [string, string][] {
  const { cases, kegs, pieces } = sumOfLoads(stops.map(({ order }) => loadOf(order.items)));
  const empties = kegCount(sumOfKegs(stops.map((stop) => stop.empties)));
  const isOpen = stops.some(({ order }) => areToBeCounted(order.collectEmpties));
  return [
    ['Stops', String(stops.length)],
    ['Cases', String(cases)],
    ...KEG_SIZES.map((size): [string, string] => [`${size} L`, String(kegs[size] ?? 0)]),
    ...(pieces > 0 ? ([['Pieces', String(pieces)]] as [string, string][]) : []),
    ['Empties', isOpen ? `${empties}+` : String(empties)],
  ];
}
