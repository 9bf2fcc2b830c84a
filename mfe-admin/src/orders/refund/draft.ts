import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import { type Cents, centsOf, typedDecimal } from 'shared-domain/money';

/** The state of a refund's form before it is sent. */
export type RefundDraft = {
  mode: 'whole' | 'lines' | 'amount';
  /** Units of each chosen line; null if it isn't chosen. */
  chosen: Readonly<Record<string, number | null>>;
  /** Dollars as typed. */
  amount: string;
  restock: boolean;
  reason: string;
};

/** A draft, and what was left to refund when it was typed (`leftIn`). */
export type TypedRefund = { left: string; draft: RefundDraft };

export const NEW_REFUND: RefundDraft = { mode: 'lines', chosen: {}, amount: '', restock: true, reason: '' };

/** Units of a line that haven't been refunded. */
export const leftOf = ({ quantity, refunded = 0 }: OrderItemJson): number => quantity - refunded;

/** A fingerprint of what is left to refund, to detect a refund in the meantime. */
export const leftIn = ({ items, payment }: OrderJson): string =>
  [...items.map((item) => `${item.productId} ${leftOf(item)}`), payment?.refundedAmount ?? 0].join(', ');

/** What was paid and not refunded, in cents. */
export const leftToRefund = ({ totalAmount, payment }: OrderJson): Cents =>
  centsOf(payment?.amount ?? totalAmount) - centsOf(payment?.refundedAmount ?? 0);

/** A typed amount in cents; undefined if it isn't one that can be refunded. */
export function amountIn({ amount }: RefundDraft, order: OrderJson): Cents | undefined {
  const cents = Math.round(typedDecimal(amount) * 100);
  return cents > 0 && cents <= leftToRefund(order) ? cents : undefined;
}

const isUnits = (value: unknown, left: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= left;

/**
 * Parses a stored refund of this order; null if invalid, or if something was refunded since, because a refund whose
 * answer was lost must not be sent twice.
 */
export const storedRefundOf =
  (order: OrderJson) =>
  (kept: unknown): TypedRefund | null => {
    const { left, draft } = (kept ?? {}) as Partial<Record<keyof TypedRefund, unknown>>;
    const { mode, chosen, amount, restock, reason } = (draft ?? {}) as Partial<
      Record<keyof RefundDraft, unknown>
    >;
    if (left !== leftIn(order) || typeof restock !== 'boolean' || typeof reason !== 'string') return null;
    if (mode !== 'whole' && mode !== 'lines' && mode !== 'amount') return null;
    if (typeof amount !== 'string') return null;
    const units = order.items.flatMap((item) => {
      const value = (chosen as RefundDraft['chosen'] | undefined)?.[item.productId];
      return isUnits(value, leftOf(item)) ? [[item.productId, value] as const] : [];
    });
    return { left, draft: { mode, chosen: Object.fromEntries(units), amount, restock, reason } };
  };
