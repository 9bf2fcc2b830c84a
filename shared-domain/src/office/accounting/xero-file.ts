import { escapeFormula } from '../../foundation/csv/index.ts';
import type { Invoice, InvoicePart } from './invoices.ts';
import { dayFirst } from './payments-file.ts';
import { amountCell } from './sales-file.ts';

/** The columns of Xero's own template (ACCOUNTING-3). */
export const xeroHeaders: readonly string[] = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
];

/** Accounts of Xero's default chart: sales, other revenue, and suspense for deposits, which aren't revenue. */
const ACCOUNTS: Readonly<Record<InvoicePart, string>> = {
  goods: '200',
  refund: '200',
  fee: '260',
  shipping: '260',
  deposit: '850',
};

/**
 * An invoice for Xero, one row per line. Xero imports a document with a negative total as a credit note, so a credit
 * note's amounts are negative here.
 */
export function xeroRows({
  kind,
  number,
  order,
  customer,
  day,
  due = day,
  lines,
  total,
}: Invoice): string[][] {
  const sign = kind === 'invoice' ? 1 : -1;
  return lines.map((line) => [
    escapeFormula(customer),
    ...Array<string>(9).fill(''),
    number,
    kind === 'invoice' ? '' : `Order ${order}`,
    dayFirst(day),
    dayFirst(due),
    amountCell(sign * total),
    line.part === 'goods' ? line.item : '',
    escapeFormula(line.description),
    String(line.quantity),
    amountCell(sign * line.unitPrice),
    '',
    ACCOUNTS[line.part],
    line.taxCode === 'Exempt' ? 'Tax Exempt' : line.taxCode,
    amountCell(sign * line.tax),
    ...Array<string>(4).fill(''),
    'CAD',
    '',
  ]);
}
