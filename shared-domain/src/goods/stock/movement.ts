import { CASE_SIZE } from '../products/index.ts';

/** What one unit is: as it is stocked (a case, a keg, a piece), or a single bottle or can from a case. */
export const UNIT_KINDS = ['stocked', 'single'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What is in stock: whole cases, kegs or pieces, and single units of an opened case (0 to 23). */
export type StockLevel<Amount = number> = { readonly stock: Amount; readonly looseUnits: Amount };

/** Arithmetic on amounts: on numbers, or on expressions that the database evaluates while it writes. */
export type Arithmetic<Amount> = {
  readonly add: (one: Amount, other: Amount) => Amount;
  readonly times: (amount: Amount, factor: number) => Amount;
  /** Integer division by `size`. */
  readonly wholes: (amount: Amount, size: number) => Amount;
  /** The remainder. */
  readonly rest: (amount: Amount, size: number) => Amount;
};

export const NUMBERS: Arithmetic<number> = {
  add: (one, other) => one + other,
  times: (amount, factor) => amount * factor,
  wholes: (amount, size) => Math.floor(amount / size),
  rest: (amount, size) => amount % size,
};

/** How many units of a kind are in stock: single ones are cases x 24 plus loose ones. */
export const unitsIn = <Amount>(
  { add, times }: Arithmetic<Amount>,
  unit: UnitKind,
  { stock, looseUnits }: StockLevel<Amount>,
): Amount => (unit === 'single' ? add(times(stock, CASE_SIZE), looseUnits) : stock);

/**
 * The stock with this many units of a kind. Single units use loose ones first, open cases of 24 and fold back into
 * them; whole cases and kegs leave loose units as they are.
 */
export const stockLevelWith = <Amount>(
  { wholes, rest }: Arithmetic<Amount>,
  unit: UnitKind,
  units: Amount,
): Pick<StockLevel<Amount>, 'stock'> & Partial<StockLevel<Amount>> =>
  unit === 'single'
    ? { stock: wholes(units, CASE_SIZE), looseUnits: rest(units, CASE_SIZE) }
    : { stock: units };
