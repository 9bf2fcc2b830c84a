import { type Day, dayOf } from '../../foundation/dates/index.ts';
import { type Cents, centsOf, sumOf } from '../../foundation/money/index.ts';
import { KEG_SIZES, kegsOf } from '../../goods/kegs/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { CHARGE_TABLE } from '../../selling/charges/index.ts';
import { refundOf, repriceOrder } from '../../selling/orders/index.ts';
import { billedTo, type SoldOrder } from './sold-order.ts';

/** What one order earned after refunds, in cents (ACCOUNTING-1). */
export type Sale = {
  readonly order: string;
  readonly day: Day;
  readonly channel: Channel;
  readonly status: string;
  readonly customer: string;
  readonly licenseNumber: string;
  /** Lines before refunds, before tax. */
  readonly sold: Cents;
  readonly refunded: Cents;
  /** What the dashboard counts as revenue. */
  readonly net: Cents;
  /** Net amounts of taxes, deposits and fees, by the charge's id. */
  readonly charges: ReadonlyMap<string, Cents>;
  readonly shipping: Cents;
  /** Refunds that name no lines, and what others paid back besides the lines that they name. */
  readonly otherRefunds: Cents;
  /** What the customer finally paid or owes. */
  readonly total: Cents;
  readonly kegs: Readonly<Record<(typeof KEG_SIZES)[number], number>>;
};

/** One order's sale, without the taxes and deposits of refunded units (ACCOUNTING-1). */
export function saleOf(order: SoldOrder): Sale {
  const before = repriceOrder(order);
  const back = order.items.flatMap(({ productId, refunded = 0 }) =>
    refunded > 0 ? [{ productId, quantity: refunded }] : [],
  );
  const refund = refundOf(order, back);
  const paidBack = sumOf(order.refunds.map(({ amount }) => centsOf(amount)));
  const otherRefunds = paidBack - refund.total;
  const kegs = kegsOf(order.items);
  return {
    order: order.id,
    day: dayOf(new Date(order.orderDate)),
    channel: order.channel,
    status: order.status,
    customer: billedTo(order),
    licenseNumber: order.licenseNum ?? '',
    sold: before.subtotal,
    refunded: refund.subtotal,
    net: before.subtotal - refund.subtotal,
    charges: new Map(
      before.charges.map(({ id, amount }, place) => [id, amount - (refund.charges[place]?.amount ?? 0)]),
    ),
    shipping: before.shipping - refund.shipping,
    otherRefunds,
    total: before.total - paidBack,
    kegs: { 50: kegs[50] ?? 0, 30: kegs[30] ?? 0, 20: kegs[20] ?? 0 },
  };
}

/** The charges with a column in the file, in table order. A new charge gets its own column. */
export const chargeColumns: readonly { readonly id: string; readonly name: string }[] = [
  ...new Map(CHARGE_TABLE.toReversed().map(({ id, name }) => [id, name])),
]
  .map(([id, name]) => ({ id, name }))
  .toReversed();

/** A period's sums, in cents. */
export type SalesTotals = {
  readonly orders: number;
  readonly net: Cents;
  readonly charges: ReadonlyMap<string, Cents>;
  readonly shipping: Cents;
  readonly otherRefunds: Cents;
  readonly total: Cents;
  readonly kegs: number;
};

export const NO_SALES: SalesTotals = {
  orders: 0,
  net: 0,
  charges: new Map(chargeColumns.map(({ id }) => [id, 0])),
  shipping: 0,
  otherRefunds: 0,
  total: 0,
  kegs: 0,
};

/** Adds a period's sums to another's. */
export const addTotals = (one: SalesTotals, other: SalesTotals): SalesTotals => ({
  orders: one.orders + other.orders,
  net: one.net + other.net,
  charges: new Map([...one.charges].map(([id, sum]) => [id, sum + (other.charges.get(id) ?? 0)])),
  shipping: one.shipping + other.shipping,
  otherRefunds: one.otherRefunds + other.otherRefunds,
  total: one.total + other.total,
  kegs: one.kegs + other.kegs,
});

/** Adds a sale to the sums (ACCOUNTING-1). */
export const addSale = (totals: SalesTotals, sale: Sale): SalesTotals =>
  addTotals(totals, { ...sale, orders: 1, kegs: sumOf(KEG_SIZES.map((size) => sale.kegs[size])) });
