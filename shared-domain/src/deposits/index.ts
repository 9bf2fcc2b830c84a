import { type Dated, type Day, valueOn } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type Channel, isDepositFee, isMerchandise, type Product } from '../products/index.ts';

/** Cents of container deposit for one unit of each channel: a case of 24 (wholesale), a bottle or can (retail), a keg. */
export type DepositTable = Readonly<Record<Channel, Cents>>;

/** Deposits by channel (DEPOSIT-1 to DEPOSIT-3), dated. */
export const DEPOSIT_TABLE: readonly Dated<DepositTable>[] = [
  { from: '2000-01-01', until: null, value: { licensee: 240, dtc: 10, keg: 0 } },
];

/** The container deposit of an order. */
export type Deposit = {
  /** Units that carry a deposit. */
  readonly units: number;
  /** Cents for one of them. */
  readonly perUnit: Cents;
  /** Cents. */
  readonly amount: Cents;
};

/** What decides whether a line carries a deposit. */
export type DepositLine = {
  readonly product: Pick<Product, 'id' | 'category' | 'packagingType'>;
  readonly quantity: number;
};

/** Whether a product carries a container deposit: Packaged, not Merchandise, not the deposit line itself. */
export const carriesDeposit = (product: DepositLine['product']): boolean =>
  product.packagingType === 'Packaged' && !isMerchandise(product) && !isDepositFee(product.id);

/** How many units of some lines carry a deposit: the quantity of the licensee cart's deposit line. */
export const depositUnits = (lines: readonly DepositLine[]): number =>
  lines.reduce((units, { product, quantity }) => (carriesDeposit(product) ? units + quantity : units), 0);

/**
 * Cents of deposit for one unit of a channel on a day.
 * @throws RangeError if no row holds on that day.
 */
export const depositPerUnit = (
  day: Day,
  channel: Channel,
  table: readonly Dated<DepositTable>[] = DEPOSIT_TABLE,
): Cents => valueOn(table, day)[channel];

/** The deposit of some lines: 2.40 a case (24 containers), 0.10 a bottle or can, none for kegs. */
export function depositOf(lines: readonly DepositLine[], perUnit: Cents): Deposit {
  const units = perUnit === 0 ? 0 : depositUnits(lines);
  return { units, perUnit, amount: units * perUnit };
}
