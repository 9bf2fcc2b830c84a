import { type Cents, sumOf } from '../../foundation/money/index.ts';
import {
  type Charge,
  type ChargedAmount,
  chargeAmounts,
  lineTotalOf,
  type PricedLine,
} from '../charges/index.ts';

/** An order's totals in cents: subtotal + charges + shipping = total. */
export type Totals = {
  readonly subtotal: Cents;
  readonly charges: readonly ChargedAmount[];
  readonly shipping: Cents;
  readonly total: Cents;
};

/** The totals of priced lines with given charges: the one sum behind quotes, orders and refunds. */
export function totalsOf(lines: readonly PricedLine[], charges: readonly Charge[], shipping: Cents): Totals {
  const subtotal = sumOf(lines.map(lineTotalOf));
  const charged = chargeAmounts(charges, lines);
  const added = sumOf(charged.map(({ amount }) => amount));
  return { subtotal, charges: charged, shipping, total: subtotal + added + shipping };
}
