import { textCell } from '../../foundation/csv/index.ts';
import { litresText } from '../../goods/sizes/index.ts';
import { type ClassTotal, type ReportLine, totalsByClass } from './sales-lines.ts';

type Column = {
  readonly heading: string;
  readonly cell: (line: ReportLine) => string;
  /** What the row of a class of customers has in it. */
  readonly total?: (total: ClassTotal) => string;
};

const dollars = (amount: number): string => amount.toFixed(2);

/** The columns of a sales report's file, in their order. The province's form changes: change it here (REPORT-5). */
export const REPORT_COLUMNS: readonly Column[] = [
  { heading: 'Delivery date', cell: ({ day }) => day },
  { heading: 'Document number', cell: ({ document }) => textCell(document) },
  { heading: 'Customer licence', cell: ({ licence }) => textCell(licence) },
  {
    heading: 'Customer class',
    cell: ({ customerClass }) => textCell(customerClass),
    total: ({ name }) => textCell(name),
  },
  { heading: 'Customer name', cell: ({ customer }) => textCell(customer) },
  { heading: 'LDB SKU', cell: ({ ldbSku }) => textCell(ldbSku) },
  { heading: 'SKU', cell: ({ sku }) => textCell(sku) },
  { heading: 'Product', cell: ({ product }) => textCell(product) },
  { heading: 'Units', cell: ({ units }) => String(units), total: ({ units }) => String(units) },
  {
    heading: 'Containers',
    cell: ({ containers }) => String(containers),
    total: ({ containers }) => String(containers),
  },
  {
    heading: 'Litres',
    cell: ({ millilitres }) => (millilitres === null ? '' : litresText(millilitres)),
    total: ({ millilitres }) => litresText(millilitres),
  },
  { heading: 'Price per unit', cell: ({ price }) => dollars(price) },
  { heading: 'Amount', cell: ({ amount }) => dollars(amount), total: ({ amount }) => dollars(amount) },
  {
    heading: 'Litres are',
    cell: ({ note }) => note,
    total: ({ unsized }) => (unsized === 0 ? '' : `without lines that lack a size: ${unsized}`),
  },
  { heading: 'Corrects', cell: ({ corrects = '' }) => textCell(corrects) },
];

export const reportHeaders: readonly string[] = REPORT_COLUMNS.map(({ heading }) => heading);

/** A report's rows: its lines, then the sums of each class and of all. Without lines it says so (REPORT-6). */
export function reportRows(lines: readonly ReportLine[]): string[][] {
  if (lines.length === 0) return [['No sales in this week']];
  const { classes, all } = totalsByClass(lines);
  return [
    ...lines.map((line) => REPORT_COLUMNS.map(({ cell }) => cell(line))),
    ...[...classes, all].map((total) => REPORT_COLUMNS.map((column) => column.total?.(total) ?? '')),
  ];
}
