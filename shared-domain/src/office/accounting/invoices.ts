import { type Day, dayOf } from '../../foundation/dates/index.ts';
import { type Cents, centsOf, sumOf } from '../../foundation/money/index.ts';
import { appliesTo, type ChargedAmount, lineTotalOf } from '../../selling/charges/index.ts';
import {
  lineOf,
  type PaymentTerms,
  type RefundLine,
  refundOf,
  repriceOrder,
  stands,
} from '../../selling/orders/index.ts';
import { dueDayOf } from '../../selling/papers/index.ts';
import type { Totals } from '../../selling/quotes/index.ts';
import { billedTo, type IssuedRefund, type SoldOrder } from './sold-order.ts';

/** The kind of a line; bookkeeping software books each kind to its own account. */
export type InvoicePart = 'goods' | 'deposit' | 'fee' | 'shipping' | 'refund';

/** A line of an invoice or credit note, in cents. */
export type InvoiceLine = {
  readonly part: InvoicePart;
  /** The SKU, or the charge's id. */
  readonly item: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly amount: Cents;
  /** All taxes on the line: 'GST', 'GST/PST BC'; 'Exempt' for none. */
  readonly taxCode: string;
  readonly tax: Cents;
};

/** An order's invoice, or the credit note of one refund; a credit note's amounts are positive too. */
export type Invoice = {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** The order's id. */
  readonly order: string;
  readonly customer: string;
  readonly day: Day;
  /** When it is due, if that is another day (ORDER-27). */
  readonly due?: Day;
  /** Absent if it is due on delivery. */
  readonly terms?: PaymentTerms;
  readonly lines: readonly InvoiceLine[];
  readonly total: Cents;
};

const EXEMPT = 'Exempt';

/** The invoice of an order, as it was placed or last edited (ACCOUNTING-2). */
export function invoiceOf(order: SoldOrder): Invoice {
  const [day, due] = [dayOf(new Date(order.orderDate)), dueDayOf(order)];
  return {
    kind: 'invoice',
    number: order.id,
    order: order.id,
    customer: billedTo(order),
    day,
    ...(due === day ? {} : { due }),
    ...(order.terms ? { terms: order.terms } : {}),
    ...linesOf(order, repriceOrder(order), order.items),
  };
}

/**
 * The credit notes of an order's refunds and credits, dated by them (ACCOUNTING-2). The one that reverses another is an
 * invoice of the same lines, because bookkeeping software knows no negative credit notes (CREDIT-6).
 */
export function creditNotesOf(order: SoldOrder): Invoice[] {
  return order.refunds.map((refund, place) => {
    const earlier = order.refunds.slice(0, place);
    const reversed = earlier.find(({ id }) => id === refund.reverses);
    const open = earlier.filter((other) => stands(other, earlier));
    const before = open.filter((other) => other !== reversed).flatMap(({ lines }) => lines);
    return {
      kind: reversed ? 'invoice' : 'credit-note',
      number: refund.number,
      order: order.id,
      customer: billedTo(order),
      day: dayOf(new Date(refund.at)),
      ...partsOf(order, { ...refund, amount: Math.abs(refund.amount) }, before),
    };
  });
}

/** The refunded lines, and a line for what was paid back besides them: all of a refund that names none. */
function partsOf(order: SoldOrder, { lines, amount }: IssuedRefund, before: readonly RefundLine[]) {
  const total = centsOf(amount);
  const named = linesOf(order, refundOf(order, lines, before), lines);
  const rest = total - named.total;
  const line: InvoiceLine = {
    part: 'refund',
    item: 'refund',
    description: lines.length === 0 ? 'Refund' : 'Difference to the lines',
    quantity: 1,
    unitPrice: rest,
    amount: rest,
    taxCode: EXEMPT,
    tax: 0,
  };
  return { lines: rest === 0 ? named.lines : [...named.lines, line], total };
}

function linesOf(
  order: SoldOrder,
  { charges, shipping, total }: Totals,
  quantities: readonly RefundLine[],
): Pick<Invoice, 'lines' | 'total'> {
  const goods = goodsOf(order, charges, quantities);
  const others = charges.filter(({ kind, amount }) => kind !== 'tax' && amount !== 0).map(chargeLine);
  const parcel = shipping === 0 ? [] : [shippingLine(order, shipping)];
  return { lines: [...goods, ...others, ...parcel], total };
}

/** The lines of goods, each with its part of the taxes. */
export function goodsOf(
  order: SoldOrder,
  charges: readonly ChargedAmount[],
  quantities: readonly RefundLine[],
): InvoiceLine[] {
  const units = (id: string) =>
    sumOf(quantities.filter(({ productId }) => productId === id).map(({ quantity }) => quantity));
  const items = order.items
    .map((item) => ({ ...lineOf(item), quantity: units(item.productId), name: item.productName }))
    .filter(({ quantity }) => quantity > 0);
  const taxes = charges.filter(({ kind }) => kind === 'tax');
  const shares = taxes.map((tax) =>
    prorate(
      tax.amount,
      items.map((item) => (appliesTo(tax, item.productId) ? lineTotalOf(item) : 0)),
    ),
  );
  return items.map((item, place) => ({
    part: 'goods',
    item: item.productId,
    description: item.name,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    amount: lineTotalOf(item),
    taxCode: taxCodeOf(
      taxes.filter((tax) => appliesTo(tax, item.productId)),
      order.province,
    ),
    tax: sumOf(shares.map((share) => share[place] ?? 0)),
  }));
}

/**
 * Splits cents in proportion to weights. The parts add up exactly, each within a cent of its exact share.
 * If all weights are 0, the last part gets everything.
 */
export function prorate(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sumOf(weights);
  let passed = 0;
  let given = 0;
  return weights.map((weight, place) => {
    passed += weight;
    const upTo =
      whole === 0 ? (place === weights.length - 1 ? amount : 0) : Math.floor((amount * passed) / whole);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/** 'GST', 'HST ON', 'GST/PST BC': the taxes' names without rates, with the province of a provincial tax. */
function taxCodeOf(taxes: readonly ChargedAmount[], province: string): string {
  if (taxes.length === 0) return EXEMPT;
  const names = taxes.map(({ label }) => label.replace(/ \(.*\)$/, '')).join('/');
  return names === 'GST' ? names : `${names} ${province}`;
}

const chargeLine = ({ id, kind, label, units, perUnit, amount }: ChargedAmount): InvoiceLine => ({
  part: kind === 'deposit' ? 'deposit' : 'fee',
  item: id,
  description: label,
  quantity: perUnit === undefined ? 1 : units,
  unitPrice: perUnit ?? amount,
  amount,
  taxCode: EXEMPT,
  tax: 0,
});

const shippingLine = (order: SoldOrder, amount: Cents): InvoiceLine => ({
  part: 'shipping',
  item: 'shipping',
  description: order.shipping?.serviceName ?? 'Shipping',
  quantity: 1,
  unitPrice: amount,
  amount,
  taxCode: EXEMPT,
  tax: 0,
});
