import { lazyDateFormat } from 'shared-domain/dates';
import { weekdayDate } from 'shared-domain/delivery';
import { deliveryNote } from './delivery-note.ts';
import { driverLine, figuresOf, zoneName } from './figures.ts';
import { loadingList } from './loading-list.ts';
import type { Column } from './paper-table.ts';
import { pickedKegs, pickedLines } from './picks.ts';
import type { DocumentedRun } from './read.ts';
import { Sheet } from './sheet.ts';

/** Who prints, and when. */
export type Printing = { at: Date; by: string };

const printedForm = lazyDateFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The documents of runs as one PDF: for each run the pick list, the loading list, and a delivery note per stop (RUN-10). */
export async function runPdf(runs: readonly DocumentedRun[], printing: Printing): Promise<Buffer> {
  const sheet = new Sheet(`Run ${runs.map(({ run }) => run.id).join(', ')}`, printing.at);
  for (const paper of runs) {
    if (paper.stops.length === 0) continue;
    pickList(sheet, paper, printing);
    loadingList(sheet, paper);
    for (const stop of paper.stops) deliveryNote(sheet, paper, stop);
  }
  return sheet.finish();
}

const CASES: readonly Column[] = [
  { heading: 'Pick', width: 34, look: 'box' },
  { heading: 'Cases', width: 44, align: 'right', look: 'number' },
  { heading: 'Product', width: 217, look: 'name' },
  { heading: 'Item', width: 72 },
  { heading: 'Brand', width: 72 },
  { heading: 'For stops', width: 92 },
];
const PIECES = CASES.map((column) =>
  column.heading === 'Cases' ? { ...column, heading: 'Pieces' } : column,
);
const KEGS: readonly Column[] = [
  { heading: 'Pick', width: 34, look: 'box' },
  { heading: 'Kegs', width: 44, align: 'right', look: 'number' },
  { heading: 'Size', width: 45, look: 'name' },
  { heading: 'Product', width: 244, look: 'name' },
  { heading: 'Item', width: 72 },
  { heading: 'For stops', width: 92 },
];

const counted = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);

/** The run's products by brand and item number, and kegs by size, with tick boxes. */
function pickList(sheet: Sheet, paper: DocumentedRun, { at, by }: Printing): void {
  const { run, day, stops } = paper;
  const zone = zoneName(paper);
  const dayText = `${weekdayDate(day)}, ${day.slice(0, 4)}`;
  sheet
    .paper({
      right: [`Run ${run.id}`, `Printed ${printedForm(at)} by ${by}`],
      foot: `Pick list for ${zone}, ${dayText}`,
      continued: `Pick list, run ${run.id}, ${dayText}`,
      ownNumbers: false,
    })
    .title('Pick list', [zone, driverLine(paper), dayText], figuresOf(stops));
  const { cases, pieces } = pickedLines(paper);
  const sum = (lines: readonly { number: number }[]) =>
    lines.reduce((total, { number }) => total + number, 0);
  const rows = (lines: typeof cases) =>
    lines.map(({ number, name, id, brand, stops: at }) => [
      '',
      String(number),
      name,
      id,
      brand,
      at.join(', '),
    ]);
  if (cases.length > 0)
    sheet.table(
      'Cases',
      `${counted(cases.length, 'product')}, ${counted(sum(cases), 'case')}`,
      CASES,
      rows(cases),
    );
  if (pieces.length > 0) sheet.table('Merchandise', counted(sum(pieces), 'piece'), PIECES, rows(pieces));
  const kegs = pickedKegs(paper);
  if (kegs.length > 0)
    sheet.table(
      'Kegs',
      `${counted(sum(kegs), 'keg')}, by size`,
      KEGS,
      kegs.map(({ number, size, isFirst, name, id, stops: at }) => [
        '',
        String(number),
        isFirst ? `${size} L` : '',
        name,
        id,
        at.join(', '),
      ]),
    );
  sheet
    .box(
      stops.flatMap(({ number, name, order }): [string, string][] =>
        order.deliveryDetails ? [[`Stop ${number}, ${name}:`, order.deliveryDetails]] : [],
      ),
    )
    .signatures(['Picked by', 'Checked by', 'Time']);
}
