import { type Cents, formatCents, shareOf, sumOf } from '../money/index.ts';
import type { ChargedProduct, ChargeKind, ChargePrice, ChargeRow } from './table.ts';

/** A line whose unit price is settled, in cents. */
export type PricedLine = {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
};

/** A charge of one order. It says which products it is on, so that an order outlives a change of that rule. */
export type Charge = ChargePrice & {
  readonly id: string;
  readonly kind: ChargeKind;
  /** 'GST (5%)', 'Container deposit'. */
  readonly label: string;
  /** Ids of the products that it is on; every product of the order where left out. */
  readonly products?: readonly string[] | undefined;
};

/** A charge and what it comes to. */
export type ChargedAmount = Charge & {
  /** How many units of lines it is on. */
  readonly units: number;
  readonly amount: Cents;
};

/** Cents of a line. */
export const lineTotalOf = (line: Pick<PricedLine, 'quantity' | 'unitPrice'>): Cents =>
  line.quantity * line.unitPrice;

/** The charges of an order of some products by the rows that hold for it. */
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

/** Whether a charge is on a product. */
export const isOn = ({ products }: Charge, productId: string): boolean =>
  products?.includes(productId) ?? true;

/** What charges on some lines come to. Each rate is rounded once, half up, on the sum of its lines. */
export const chargedOn = (charges: readonly Charge[], lines: readonly PricedLine[]): ChargedAmount[] =>
  charges.map((charge) => {
    const its = lines.filter(({ productId }) => isOn(charge, productId));
    const units = its.reduce((sum, { quantity }) => sum + quantity, 0);
    if (charge.perUnit !== undefined) return { ...charge, units, amount: units * charge.perUnit };
    const base = sumOf(its.map(lineTotalOf));
    const other = charges.find(({ id }) => id === charge.roundedWith)?.rate ?? 0;
    return { ...charge, units, amount: shareOf(base, other + charge.rate) - shareOf(base, other) };
  });

/** What all taxes among some charges come to. */
export const taxTotalOf = (charges: readonly ChargedAmount[]): Cents =>
  sumOf(charges.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount));

/** The charges that a summary shows: each tax of the place even where it comes to nothing, anything else where it is due. */
export const shownCharges = (charges: readonly ChargedAmount[]): ChargedAmount[] =>
  charges.filter(({ kind, amount }) => kind === 'tax' || amount !== 0);

/** A charge's label with how it came about where it is on units: 'Container deposit, 14 × $0.10'. */
export const labelWithUnits = ({ label, units, perUnit }: ChargedAmount): string =>
  perUnit === undefined ? label : `${label}, ${units} × ${formatCents(perUnit)}`;
