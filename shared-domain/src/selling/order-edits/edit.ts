import { type Cents, centsOf, dollarsOf } from '../../foundation/money/index.ts';
import {
  itemFrom,
  type OrderCharge,
  type OrderItem,
  orderChargeOf,
  type PricedOrder,
  repriceOrder,
  type TaxDetails,
  taxDetailsOf,
} from '../orders/index.ts';
import type { Quote, Totals } from '../quotes/index.ts';
import { type LineCharge, lineChargesOf, mergedCharges } from './line-charges.ts';

type RefundableItem = OrderItem & { readonly refunded?: number };

/** A line removed from an order, with the price and rates it gets back if it is added again (EDIT-2). */
export type RemovedLine = { readonly item: OrderItem; readonly charges: readonly LineCharge[] };

/** What an edit starts from: an order as stored, in dollars. */
export type EditableOrder = Omit<PricedOrder, 'items'> & {
  readonly items: readonly RefundableItem[];
  readonly former?: readonly RemovedLine[] | undefined;
};

/** A requested line: the product, and how many units of the channel. */
export type RequestedLine = { readonly productId: string; readonly quantity: number };

/** What an edit does to one product. Amounts in cents. */
export type LineChange = {
  readonly productId: string;
  readonly productName: string;
  /** Units; 0 if the order doesn't have it. */
  readonly before: number;
  readonly after: number;
  readonly unitPrice: Cents;
  /** The change of the line's amount, before charges. */
  readonly difference: Cents;
  /** Whether it has today's price, being on the order for the first time. */
  readonly isNew: boolean;
};

/** An edited order: what is stored (dollars), and what changes (cents). */
export type OrderEdit = {
  readonly items: RefundableItem[];
  readonly charges: OrderCharge[];
  readonly taxDetails: TaxDetails;
  readonly totalAmount: number;
  readonly former: RemovedLine[];
  /** Every product before and after: existing lines in their order, then added ones. */
  readonly lines: LineChange[];
  readonly before: Totals;
  readonly after: Totals;
  readonly difference: Cents;
};

/**
 * An order with other lines (EDIT-2, EDIT-3): products that it has or once had keep their price and rates, even for added
 * units; others get those of the quote. Shipping stays. Lines of one product are merged; lines of 0 units are dropped.
 * @param added a current quote of every product that was never on the order
 * @throws RangeError for a product without a price, a quantity that isn't a whole number, or fewer units of a line that was refunded in part
 */
export function editOrder(
  order: EditableOrder,
  wanted: readonly RequestedLine[],
  added?: Pick<Quote, 'lines' | 'charges'>,
): OrderEdit {
  const known = knownLines(order, added);
  const lines = [...merged(wanted)].map(([id, quantity]) => lineWith(known.get(id), id, quantity));
  requireRefunded(order, lines);
  const charges = mergedCharges(order.charges, lines);
  const before = repriceOrder(order);
  const after = repriceOrder({ items: lines.map(({ item }) => item), charges, shipping: order.shipping });
  return {
    items: lines.map(({ item }) => item),
    charges: after.charges.map(orderChargeOf),
    taxDetails: taxDetailsOf(after),
    totalAmount: dollarsOf(after.total),
    former: [...known].flatMap(([id, { item, charges, isQuoted }]) =>
      isQuoted || lines.some((line) => line.item.productId === id) ? [] : [formerLine(item, charges)],
    ),
    lines: changesOf(order, lines),
    before,
    after,
    difference: after.total - before.total,
  };
}

/** The products that an edit has to price: those that were never on the order. */
export const newProductsOf = (
  { items, former = [] }: EditableOrder,
  wanted: readonly RequestedLine[],
): RequestedLine[] => {
  const known = new Set([...items, ...former.map(({ item }) => item)].map(({ productId }) => productId));
  return wanted.filter(({ productId, quantity }) => quantity > 0 && !known.has(productId));
};

/** Whether an edit changes any line. */
export const changesLines = ({ lines }: Pick<OrderEdit, 'lines'>): boolean =>
  lines.some(({ before, after }) => before !== after);

function formerLine({ backOrdered: _, ...item }: OrderItem, charges: readonly LineCharge[]): RemovedLine {
  return { item, charges };
}

type KnownLine = RemovedLine & { readonly item: RefundableItem; readonly isQuoted?: boolean };

function knownLines(order: EditableOrder, added?: Pick<Quote, 'lines' | 'charges'>): Map<string, KnownLine> {
  const quoted = added?.lines.map(itemFrom) ?? [];
  const charges = added?.charges.map(orderChargeOf) ?? [];
  return new Map<string, KnownLine>([
    ...quoted.map((item): [string, KnownLine] => [
      item.productId,
      { item, charges: lineChargesOf(charges, item.productId), isQuoted: true },
    ]),
    ...(order.former ?? []).map((line): [string, KnownLine] => [line.item.productId, line]),
    ...order.items.map((item): [string, KnownLine] => [
      item.productId,
      { item, charges: lineChargesOf(order.charges, item.productId) },
    ]),
  ]);
}

function merged(wanted: readonly RequestedLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`);
    if (quantity > 0) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return sums;
}

function lineWith(line: KnownLine | undefined, productId: string, quantity: number): KnownLine {
  if (!line) throw new RangeError(`no price for ${productId}`);
  const { backOrdered = 0, ...item } = line.item;
  if (quantity === item.quantity) return line;
  // Units beyond the stock are the first to go: they never left it.
  const still = quantity < item.quantity ? backOrdered - (item.quantity - quantity) : backOrdered;
  const lineTotal = dollarsOf(quantity * centsOf(item.productPrice));
  return { ...line, item: { ...item, quantity, lineTotal, ...(still > 0 ? { backOrdered: still } : {}) } };
}

function requireRefunded({ items }: EditableOrder, lines: readonly KnownLine[]): void {
  for (const { productId, quantity, refunded = 0 } of items) {
    const left = lines.find(({ item }) => item.productId === productId)?.item.quantity ?? 0;
    if (refunded > 0 && left < quantity) throw new RangeError(`${refunded} of ${productId} were refunded`);
  }
}

function changesOf({ items }: EditableOrder, lines: readonly KnownLine[]): LineChange[] {
  const after = new Map(lines.map(({ item }) => [item.productId, item.quantity]));
  const added = lines.filter(({ item }) => items.every(({ productId }) => productId !== item.productId));
  return [
    ...items.map((item) => changeOf(item, item.quantity, after.get(item.productId) ?? 0, false)),
    ...added.map(({ item, isQuoted = false }) => changeOf(item, 0, item.quantity, isQuoted)),
  ];
}

function changeOf(
  { productId, productName, productPrice }: OrderItem,
  before: number,
  after: number,
  isNew: boolean,
): LineChange {
  const unitPrice = centsOf(productPrice);
  const difference = (after - before) * unitPrice;
  return { productId, productName, before, after, unitPrice, difference, isNew };
}
