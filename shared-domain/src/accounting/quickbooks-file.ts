import { escapeFormula } from '../csv/index.ts';
import type { Invoice } from './invoices.ts';
import { amountCell } from './sales-file.ts';

const SHARED = [
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  '*ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
  'Service Date',
];

/** The columns of QuickBooks Online's own sample files, so that it maps them without being asked (ACCOUNTING-3). */
export const quickBooksHeaders = {
  invoice: ['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', ...SHARED],
  'credit-note': ['*CreditNoteNo', '*Customer', '*CreditNoteDate', ...SHARED],
} as const;

/** An invoice or credit note as QuickBooks Online takes it: a row for each line, dates as year, month, day. */
export function quickBooksRows({ kind, number, customer, day, order, lines }: Invoice): string[][] {
  return lines.map((line) => [
    number,
    escapeFormula(customer),
    day,
    ...(kind === 'invoice' ? [day] : []),
    'Due on receipt',
    '',
    kind === 'invoice' ? '' : `Order ${order}`,
    line.item,
    escapeFormula(line.description),
    String(line.quantity),
    amountCell(line.unitPrice),
    amountCell(line.amount),
    line.taxCode,
    amountCell(line.tax),
    'CAD',
    day,
  ]);
}
