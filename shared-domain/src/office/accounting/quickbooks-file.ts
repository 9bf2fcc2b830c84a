import { escapeFormula } from '../../foundation/csv/index.ts';
import { termDaysOf } from '../../selling/orders/index.ts';
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

/** The columns of QuickBooks Online's own sample files, which it maps automatically (ACCOUNTING-3). */
export const quickBooksHeaders = {
  invoice: ['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', ...SHARED],
  'credit-note': ['*CreditNoteNo', '*Customer', '*CreditNoteDate', ...SHARED],
} as const;

/** An invoice or credit note for QuickBooks Online: one row per line, dates as YYYY-MM-DD. */
export function quickBooksRows({
  kind,
  number,
  customer,
  day,
  due = day,
  terms,
  order,
  lines,
}: Invoice): string[][] {
  return lines.map((line) => [
    number,
    escapeFormula(customer),
    day,
    ...(kind === 'invoice' ? [due] : []),
    terms ? `Net ${termDaysOf(terms)}` : 'Due on receipt',
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
