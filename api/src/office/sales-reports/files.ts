import { buffer } from 'node:stream/consumers';
import { longDate } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { litresText } from 'shared-domain/sizes';
import {
  type ClassTotal,
  type ReportLine,
  reportHeaders,
  reportingWeek,
  reportRows,
  totalsByClass,
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
  { heading: 'Date', width: 68 },
  { heading: 'Document', width: 122 },
  { heading: 'Customer', width: 134 },
  { heading: 'LDB SKU', width: 54 },
  { heading: 'Product', width: 112 },
  { heading: 'Units', width: 40, ...right },
  { heading: 'Cont.', width: 40, ...right },
  { heading: 'Litres', width: 54, ...right },
  { heading: 'Amount', width: 60, ...right },
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
    ['Week', `${longDate(week)} to ${longDate(reportingWeek(week).to)}`],
    ['State', sentAt ? undefined : 'Prepared, not sent yet'],
  ]);
  if (lines.length === 0) return page.note('No sales in this week.').finish();
  return page
    .table(CLASSES, [...classes, all].map(classCells))
    .note(all.unsized > 0 ? `Lines without a size, not in the litres: ${all.unsized}.` : ' ')
    .table(COLUMNS, lines.map(lineCells))
    .finish();
}

const classCells = ({ name, units, containers, millilitres, amount }: ClassTotal): string[] => [
  ...[name, String(units), String(containers), litresText(millilitres), formatDollars(amount)],
];

const lineCells = (line: ReportLine): string[] => [
  line.day,
  line.corrects === undefined ? line.document : `${line.document}, a correction`,
  [line.customer, line.licence, line.customerClass].filter(Boolean).join(', '),
  line.ldbSku,
  line.product,
  String(line.units),
  String(line.containers),
  line.millilitres === null ? 'no size' : litresText(line.millilitres),
  formatDollars(line.amount),
];
