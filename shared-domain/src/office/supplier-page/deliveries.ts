import { addDays, type Day } from '../../foundation/dates/index.ts';
import { PROVINCES } from '../../foundation/provinces/index.ts';
import type { Product } from '../../goods/products/index.ts';
import { contentsOf, type SizedProduct, sizeOf } from '../../goods/sizes/index.ts';
import { weekdayNumber } from '../../selling/delivery/index.ts';
import type { SoldItem, SoldOrder } from '../accounting/index.ts';

/** How many weeks a supplier's page shows, this one included. */
export const PAGE_WEEKS = 13;

/** The first day of a reporting week, Sunday to Saturday (SUPPLIER-20). */
export const weekOf = (day: Day): Day => addDays(day, -(weekdayNumber(day) % 7));

/** Where an order went, without a street: its zone, its province, or that it was picked up (SUPPLIER-20). */
export function areaOf({ delivery, province, channel }: SoldOrder): string {
  if (delivery?.kind === 'delivery') return delivery.zone.name;
  if (delivery?.kind === 'pick-up') return 'Picked up';
  return channel === 'dtc' && province ? PROVINCES[province] : 'Without a zone';
}

/** What was delivered of a product in a week, an area and, where the supplier may know it, to a customer. */
export type Supplied = {
  week: Day;
  productId: string;
  area: string;
  customer?: string;
  /** Bottles, cans and kegs; negative for what came back. */
  containers: number;
  /** Null without a size. */
  millilitres: number | null;
};

/** The products of one supplier by id, and whether it may know its customers. */
export type SupplierScope = {
  readonly products: ReadonlyMap<string, SizedProduct & Pick<Product, 'category'>>;
  readonly namesCustomers: boolean;
};

/** The lines of an order that are of the supplier, with the units that count on a day (SUPPLIER-20, SUPPLIER-21). */
export const suppliedLines = (
  order: SoldOrder,
  day: Day,
  { products, namesCustomers }: SupplierScope,
  unitsOf: (item: SoldItem) => number,
): Supplied[] =>
  order.items.flatMap((item) => {
    const product = products.get(item.productId);
    const units = product ? unitsOf(item) : 0;
    if (!product || units === 0) return [];
    return [
      {
        week: weekOf(day),
        productId: item.productId,
        area: areaOf(order),
        // Only licensees are named: others are people.
        ...(namesCustomers && order.licenseNum ? { customer: order.accountName ?? order.customerName } : {}),
        ...contentsOf(sizeOf(product), units, order.channel),
      },
    ];
  });

/** What of a supplied line its total is of. */
export type SuppliedBy = 'week' | 'productId' | 'area' | 'customer';

/** Containers and litres of lines that agree in every key, in the order of the first of each; null millilitres if one lacks a size. */
export function totalledBy(lines: readonly Supplied[], keys: readonly SuppliedBy[]): Supplied[] {
  const totals = new Map<string, Supplied>();
  for (const line of lines) {
    const id = JSON.stringify(keys.map((key) => line[key]));
    const before = totals.get(id);
    totals.set(id, before ? sumOfLines(before, line) : line);
  }
  return [...totals.values()];
}

const sumOfLines = (one: Supplied, other: Supplied): Supplied => ({
  ...one,
  containers: one.containers + other.containers,
  millilitres:
    one.millilitres === null || other.millilitres === null ? null : one.millilitres + other.millilitres,
});
