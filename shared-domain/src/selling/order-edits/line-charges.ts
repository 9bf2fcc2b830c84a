import { appliesTo } from '../charges/index.ts';
import { chargeOf, type OrderCharge } from '../orders/index.ts';

/** A line's charge: its rate or price per unit, without an amount. */
export type LineCharge = Omit<OrderCharge, 'products' | 'amount'>;

type ChargedLine = { readonly item: { readonly productId: string }; readonly charges: readonly LineCharge[] };

/** The charges that apply to one product of an order. */
export const lineChargesOf = (charges: readonly OrderCharge[], productId: string): LineCharge[] =>
  charges.filter((charge) => appliesTo(chargeOf(charge), productId)).map(withoutAmount);

const withoutAmount = ({ products: _, amount: _amount, ...charge }: OrderCharge): LineCharge => charge;

/** Charges with the same key are the same charge, whose lines are rounded as one sum. */
const identityOf = ({ id, kind, label, rate, roundedWith, perUnit }: LineCharge): string =>
  JSON.stringify([id, kind, label, rate, roundedWith, perUnit]);

/**
 * The charges of lines that may be from different days, without amounts. Rates of one id are adjacent, lowest first. A rate
 * that no line uses now is kept only if it is the last of its id, as on a new order.
 * @param earlier the order's charges so far, which determine the sequence
 */
export function mergedCharges(earlier: readonly OrderCharge[], lines: readonly ChargedLine[]): OrderCharge[] {
  const all = [...earlier.map(withoutAmount), ...lines.flatMap(({ charges }) => charges)];
  const distinct = [...new Map(all.map((charge) => [identityOf(charge), charge])).values()];
  return [...Map.groupBy(distinct, ({ id }) => id).values()].flatMap((alike) => {
    const placed = alike.toSorted((one, other) => priceOf(one) - priceOf(other)).map((one) => on(one, lines));
    const used = placed.filter(({ products }) => products?.length !== 0);
    return used.length > 0 ? used : placed.slice(0, 1);
  });
}

const priceOf = ({ rate, perUnit }: LineCharge): number => rate ?? perUnit ?? 0;

function on(charge: LineCharge, lines: readonly ChargedLine[]): OrderCharge {
  const identity = identityOf(charge);
  const its = lines.filter(({ charges }) => charges.some((one) => identityOf(one) === identity));
  const products = its.map(({ item }) => item.productId);
  return { ...charge, amount: 0, ...(products.length === lines.length ? {} : { products }) };
}
