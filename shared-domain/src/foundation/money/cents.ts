/** Money inside shared-domain: whole Canadian cents (MONEY-1). */
export type Cents = number;

/** A rate in thousandths of a per cent: 5% is 5000, Quebec's 9.975% is 9975. An integer, so that no rate is a float. */
export type MilliPercent = number;

/**
 * Rounds an exact amount half up to a whole number: 0.5 gives 1, 1.4999 gives 1, -0.5 gives 0. The shop's only rounding
 * function (MONEY-2).
 */
export const roundHalfUp = (amount: number): number => Math.floor(amount + 0.5) + 0;

/**
 * Turns dollars of JSON and documents (12.99) into cents (1299), half up. A float meant as half a cent (1.005 is stored
 * as 1.00499...) still rounds up.
 * @throws RangeError if `dollars` is not a finite number.
 */
export function centsOf(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`not an amount of money: ${dollars}`);
  const nearest = Math.round(dollars * 100) + 0;
  return nearest / 100 === dollars ? nearest : roundHalfUp(Number((dollars * 100).toFixed(6)));
}

/** Turns cents (1299) into dollars with two decimals (12.99) for JSON and documents. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** Adds amounts in cents; 0 for none. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/** `rate` of `amount`, rounded half up to a cent: 5% (5000) of 100.50 is 5.03. */
export const shareOf = (amount: Cents, rate: MilliPercent): Cents =>
  Math.floor((amount * rate + 50_000) / 100_000);
