import { buffer } from 'node:stream/consumers';
import { formatDollars } from 'shared-domain/money';
import { litresText } from 'shared-domain/sizes';
import {
  type ClassTotal,
  type ReportLine,
  reportHeaders,
  reportRows,
  totalsByClass,
  weekText,
} from 'shared-domain/suppliers';
import { newDocument } from '../../orders/papers/index.ts';
import { csvOf } from '../../requests/calls/index.ts';
import type { ReportDocument } from './model.ts';

/** 'sales-report-container-brewing-2026-11-15' */
export const fileName = ({ name, week }: ReportDocument): string => {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `sales-report-${plain}-${week}`;
};

export const csvFile = async ({ lines }: ReportDocument): Promise<Buffer> =>
  buffer(await csvOf({ headers: reportHeaders, rows: reportRows(lines) }));

const right = { align: 'right' } as const;
const COLUMNS = [
  { heading: 'Date', width: 58 },
  { heading: 'Document', width: 106 },
  { heading: 'Customer', width: 122 },
  { heading: 'LDB SKU', width: 52 },
  { heading: 'Product', width: 112 },
  { heading: 'Units', width: 36, ...right },
  { heading: 'Cont.', width: 40, ...right },
  { heading: 'Litres', width: 54, ...right },
  { heading: 'Price', width: 46, ...right },
  { heading: 'Amount', width: 58, ...right },
];
const CLASSES = [
  { heading: 'Class of customer', width: 314 },
  { heading: 'Units', width: 80, ...right },
  { heading: 'Containers', width: 90, ...right },
  { heading: 'Litres', width: 90, ...right },
  { heading: 'Amount', width: 110, ...right },
];

/** A report on letter paper, each page with its name and number (REPORT-8). */
export async function pdfFile(report: ReportDocument): Promise<Buffer> {
  const { name, week, licenceNumber, ldbVendorNumber, lines, preparedAt, sentAt } = report;
  const { classes, all } = totalsByClass(lines);
  const document = await newDocument(`Sales report ${name}, week of ${week}`, preparedAt, 'landscape');
  const page = document.facts([
    ['Supplier', name],
    ['Licence number', licenceNumber],
    ['LDB vendor number', ldbVendorNumber],
    ['Week', weekText(week)],
    ['State', sentAt ? undefined : 'Prepared, not sent yet'],
  ]);
  if (lines.length === 0) return page.note('No sales in this week.').finish();
  return page
    .table(CLASSES, [...classes, all].map(classCells))
    .note(remarkOn(lines) || ' ')
    .table(COLUMNS, lines.map(lineCells))
    .finish();
}

const classCells = ({ name, units, containers, millilitres, amount }: ClassTotal): string[] => [
  ...[name, String(units), String(containers), litresText(millilitres), formatDollars(amount)],
];

/** What the sums of litres leave out, and which of them are guesses (SIZE-6). */
const remarkOn = (lines: readonly ReportLine[]): string => {
  const unsized = lines.filter(({ millilitres }) => millilitres === null).length;
  return [
    unsized > 0 ? `Lines without a size, not in the litres: ${unsized}.` : '',
    lines.some(isGuessed) ? 'Guessed: by a size read from the product’s name, which isn’t confirmed.' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

const isGuessed = ({ millilitres, note }: ReportLine): boolean => millilitres !== null && note !== '';

const litresOf = (line: ReportLine): string => {
  if (line.millilitres === null) return 'no size';
  return `${litresText(line.millilitres)}${isGuessed(line) ? '\nguessed' : ''}`;
};

const lineCells = (line: ReportLine): string[] => [
  line.day,
  line.corrects === undefined ? line.document : `Corrects ${line.corrects}`,
  // A number behind a name from right to left would be printed within it.
  `${line.customer}\n${[line.licence, line.customerClass].filter(Boolean).join(', ')}`,
  line.ldbSku,
  line.product,
  String(line.units),
  String(line.containers),
  litresOf(line),
  formatDollars(line.price),
  formatDollars(line.amount),
];
