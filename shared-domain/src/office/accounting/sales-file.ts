import { textCell } from '../../foundation/csv/index.ts';
import type { Cents } from '../../foundation/money/index.ts';
import { KEG_SIZES } from '../../goods/kegs/index.ts';
import { chargeColumns, type Sale } from './sales.ts';

/** An amount as a spreadsheet cell: '1234.50'. */
export const amountCell = (cents: Cents): string => (cents / 100).toFixed(2);

const CHANNEL_NAMES = { licensee: 'Wholesale', dtc: 'Retail', keg: 'Keg portal' } as const;

export const salesHeaders: readonly string[] = [
  'Day',
  'Order',
  'Channel',
  'Status',
  'Customer',
  'Licence',
  'Sold',
  'Refunded',
  'Net sales',
  ...chargeColumns.map(({ name }) => name),
  'Shipping',
  'Other refunds',
  'Total',
  ...KEG_SIZES.map((size) => `${size} L kegs`),
];

/** A sale as a spreadsheet row; amounts are after refunds unless the column says otherwise (ACCOUNTING-1). */
export const salesRow = (sale: Sale): string[] => [
  sale.day,
  sale.order,
  CHANNEL_NAMES[sale.channel],
  sale.status,
  textCell(sale.customer),
  textCell(sale.licenseNumber),
  amountCell(sale.sold),
  amountCell(sale.refunded),
  amountCell(sale.net),
  ...chargeColumns.map(({ id }) => amountCell(sale.charges.get(id) ?? 0)),
  amountCell(sale.shipping),
  amountCell(sale.otherRefunds),
  amountCell(sale.total),
  ...KEG_SIZES.map((size) => String(sale.kegs[size])),
];
