import { type Cents, formatCents, shareOf, sumOf } from '../../foundation/money/index.ts';
import type { ChargedProduct, ChargeKind, ChargePrice, ChargeRow } from './table.ts';

/** A line with its unit price, in cents. */
export type PricedLine = { readonly productId: string; readonly quantity: number; readonly unitPrice: Cents };

/**
 * A charge of one order. It lists the products it applies to, so that later rule changes don't affect the order.
 */
export type Charge = ChargePrice & {
  readonly id: string;
  readonly kind: ChargeKind;
  /** 'GST (5%)', 'Container deposit'. */
  readonly label: string;
  /** Ids of the products that it applies to; every product of the order if left out. */
  readonly products?: readonly string[] | undefined;
};

/** A charge and its amount. */
export type ChargedAmount = Charge & {
  /** The number of units that it applies to. */
  readonly units: number;
  readonly amount: Cents;
};

/** Cents of a line. */
export const lineTotalOf = (line: Pick<PricedLine, 'quantity' | 'unitPrice'>): Cents =>
  line.quantity * line.unitPrice;

/** The charges of an order of some products, from the rows that apply to it. */
export const chargesFrom = (rows: readonly ChargeRow[], products: readonly ChargedProduct[]): Charge[] =>
  rows.map((row) => {
    const { id, kind, name } = row;
    const on = products.filter((product) => row.on?.(product) ?? true);
    return {
      id,
      kind,
      label: row.rate === undefined ? name : `${name} (${row.rate / 1000}%)`,
      ...priceOf(row),
      ...(on.length === products.length ? {} : { products: on.map((product) => product.id) }),
    };
  });

function priceOf({ rate, roundedWith, perUnit }: ChargePrice): ChargePrice {
  if (perUnit !== undefined) return { perUnit };
  return roundedWith === undefined ? { rate } : { rate, roundedWith };
}

/** Whether a charge applies to a product. */
export const appliesTo = ({ products }: Charge, productId: string): boolean =>
  products?.includes(productId) ?? true;

/** The amounts of charges on some lines. Each rate is rounded once, half up, on the sum of its lines. */
export const chargeAmounts = (charges: readonly Charge[], lines: readonly PricedLine[]): ChargedAmount[] =>
  charges.map((charge) => {
    const its = lines.filter(({ productId }) => appliesTo(charge, productId));
    const units = its.reduce((sum, { quantity }) => sum + quantity, 0);
    if (charge.perUnit !== undefined) return { ...charge, units, amount: units * charge.perUnit };
    const base = sumOf(its.map(lineTotalOf));
    const other = roundedWith(charge, charges)?.rate ?? 0;
    return { ...charge, units, amount: shareOf(base, other + charge.rate) - shareOf(base, other) };
  });

/** The rate with which a charge is rounded; if an order has rates of two days, the one on the same products. */
function roundedWith(charge: Charge, charges: readonly Charge[]): Charge | undefined {
  const all = charges.filter(({ id }) => id === charge.roundedWith);
  return all.find(({ products }) => String(products) === String(charge.products)) ?? all[0];
}

/** The sum of all taxes among some charges. */
export const taxTotalOf = (charges: readonly ChargedAmount[]): Cents =>
  sumOf(charges.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount));

/** The charges that a summary shows: what is due, and taxes on every product even if they are 0 (TAX-7). */
export const shownCharges = (charges: readonly ChargedAmount[]): ChargedAmount[] =>
  charges.filter(({ kind, amount, products }) => amount !== 0 || (kind === 'tax' && products === undefined));

/** A charge's label, with its calculation if it is per unit: 'Container deposit, 14 × $0.10'. */
export const labelWithUnits = ({ label, units, perUnit }: ChargedAmount): string =>
  perUnit === undefined ? label : `${label}, ${units} × ${formatCents(perUnit)}`;
