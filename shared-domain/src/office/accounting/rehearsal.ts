import { type Cents, centsOf, sumOf } from '../../foundation/money/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { type ChargeRow, chargeAmounts, chargesFrom } from '../../selling/charges/index.ts';
import { lineOf, type OrderDocument } from '../../selling/orders/index.ts';
import { RATE_KINDS } from './rates.ts';

/** What a rehearsal reads of an order, as stored. */
export type RehearsedOrder = Pick<OrderDocument, 'id' | 'channel' | 'items' | 'charges' | 'totalAmount'>;

/** One charge in one channel, before and after, in cents. */
export type RehearsedSum = {
  readonly channel: Channel;
  readonly charge: string;
  readonly name: string;
  before: Cents;
  after: Cents;
};

/** An order's total before and after, in cents. */
export type RehearsedTotal = {
  readonly id: string;
  readonly channel: Channel;
  readonly before: Cents;
  readonly after: Cents;
};

/** A rehearsal covers 90 days in parts, so that a page can show progress and stop. */
export const REHEARSAL_DAYS = 90;
export const REHEARSAL_PARTS = 6;

const MOST = 20;
const change = ({ before, after }: { before: Cents; after: Cents }): Cents => Math.abs(after - before);

/**
 * Adds up what orders would have cost under other rows (RATE-4): each charge by channel, and the orders that change most.
 * Orders count as they were placed or last edited, before refunds.
 */
export function createRehearsal() {
  const sums = new Map<string, RehearsedSum>();
  let most: RehearsedTotal[] = [];
  let [orders, changed] = [0, 0];
  const sumFor = (channel: Channel, charge: string, name: string): RehearsedSum => {
    const key = `${channel} ${charge}`;
    const known = sums.get(key);
    if (known) return known;
    const kind = RATE_KINDS.find(({ id, channel: its }) => id === charge && its === channel);
    const sum = { channel, charge, name: kind?.name ?? name, before: 0, after: 0 };
    sums.set(key, sum);
    return sum;
  };
  return {
    /** @param rows what would apply to the order's channel and province */
    add: ({ id, channel, items, charges, totalAmount }: RehearsedOrder, rows: readonly ChargeRow[]): void => {
      const products = items.map(({ productId, productCategory, productPackagingType }) => ({
        id: productId,
        category: productCategory ?? '',
        packagingType: productPackagingType,
      }));
      const after = chargeAmounts(chargesFrom(rows, products), items.map(lineOf));
      const was = charges.map((charge) => ({ ...charge, amount: centsOf(charge.amount) }));
      for (const { id: charge, label, amount } of was) sumFor(channel, charge, label).before += amount;
      for (const { id: charge, label, amount } of after) sumFor(channel, charge, label).after += amount;
      const before = centsOf(totalAmount);
      const difference = sumOf(after.map(({ amount }) => amount)) - sumOf(was.map(({ amount }) => amount));
      orders += 1;
      if (difference === 0) return;
      changed += 1;
      most.push({ id, channel, before, after: before + difference });
      if (most.length > 10 * MOST) most = mostChanged(most);
    },
    result: () => ({ orders, changed, sums: [...sums.values()], most: mostChanged(most) }),
  };
}

/** The orders whose totals change most, at most 20. */
export const mostChanged = <Total extends { before: number; after: number }>(
  totals: readonly Total[],
): Total[] => totals.toSorted((one, other) => change(other) - change(one)).slice(0, MOST);
