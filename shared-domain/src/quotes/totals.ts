import { type Deposit, depositOf } from '../deposits/index.ts';
import { type Cents, type MilliPercent, sumOf } from '../money/index.ts';
import { type Channel, isAlcohol, type Product } from '../products/index.ts';
import { type Taxes, type TaxRates, taxesOn } from '../taxes/index.ts';

/** The rates that an order was priced with and keeps (QUOTE-3). */
export type Rates = {
  /** Thousandths of a per cent. */
  readonly gst: MilliPercent;
  readonly pst: MilliPercent;
  readonly hst: MilliPercent;
  readonly alcoholTax: MilliPercent;
  /** Cents of container deposit for one unit. */
  readonly depositPerUnit: Cents;
};

/** A line whose unit price is settled, in cents. */
export type PricedLine = {
  readonly product: Pick<Product, 'id' | 'category' | 'packagingType'>;
  readonly quantity: number;
  readonly unitPrice: Cents;
};

/** An order's totals in cents: subtotal + taxes + deposit + shipping = total. */
export type Totals = {
  readonly subtotal: Cents;
  readonly taxes: Taxes;
  readonly deposit: Deposit;
  readonly shipping: Cents;
  readonly total: Cents;
};

/** Cents of a line. */
export const lineTotalOf = (line: Pick<PricedLine, 'quantity' | 'unitPrice'>): Cents =>
  line.quantity * line.unitPrice;

/** The totals of priced lines with given rates: the one sum behind quotes, orders and refunds. */
export function totalsOf(
  channel: Channel,
  lines: readonly PricedLine[],
  rates: Rates,
  shipping: Cents,
): Totals {
  const subtotal = sumOf(lines.map(lineTotalOf));
  const alcohol = sumOf(lines.filter(({ product }) => isAlcohol(product)).map(lineTotalOf));
  const taxes = taxesOn({ subtotal, alcohol }, channel, rates satisfies TaxRates);
  const deposit = depositOf(lines, rates.depositPerUnit);
  return { subtotal, taxes, deposit, shipping, total: subtotal + taxes.total + deposit.amount + shipping };
}
