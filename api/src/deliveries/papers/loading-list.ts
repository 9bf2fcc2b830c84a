import { weekdayDate } from 'shared-domain/delivery';
import { loadOf, loadText } from 'shared-domain/runs';
import { streetOf } from '../runs/index.ts';
import { driverLine, emptiesFigure, figuresOf, zoneName } from './figures.ts';
import type { Column } from './paper-table.ts';
import type { DocumentedRun } from './read.ts';
import type { Sheet } from './sheet.ts';

const COLUMNS: readonly Column[] = [
  { heading: 'On', width: 34, look: 'box' },
  { heading: 'Stop', width: 44, align: 'right', look: 'number' },
  { heading: 'Customer', width: 178, look: 'name' },
  { heading: 'Address', width: 125 },
  { heading: 'Load', width: 100 },
  { heading: 'Empties', width: 50, align: 'right' },
];

/** What goes on the truck, the last stop first (RUN-10). */
export function loadingList(sheet: Sheet, paper: DocumentedRun): void {
  const { run, day, stops } = paper;
  const text = `${weekdayDate(day)}, ${day.slice(0, 4)}`;
  sheet
    .paper({
      right: [`Run ${run.id}`, text],
      foot: `Loading list for ${zoneName(paper)}, ${text}`,
      continued: `Loading list, run ${run.id}, ${text}`,
      ownNumbers: false,
    })
    .title(
      'Loading list',
      [zoneName(paper), driverLine(paper), 'The last stop goes on first'],
      figuresOf(stops),
    )
    .table(
      'Stops',
      `${stops.length === 1 ? '1 stop' : `${stops.length} stops`}, last first`,
      COLUMNS,
      [...stops].reverse().map(({ number, name, order, empties }) => [
        '',
        String(number),
        name,
        [streetOf(order).split(', ')[0], order.delivery?.kind === 'delivery' && order.delivery.postalCode]
          .filter(Boolean)
          .join(', '),
        // '5 × 30L' stays on one line.
        loadText(loadOf(order.items)).replaceAll(' · ', ', ').replaceAll(' × ', '\u00a0×\u00a0'),
        emptiesFigure(order, empties),
      ]),
    )
    .signatures(['Loaded by', 'Driver', 'Time']);
}
