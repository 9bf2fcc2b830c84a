import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';

/** The state of a refund's form before it is sent. */
export type RefundDraft = {
  mode: 'whole' | 'lines';
  /** Units of each chosen line; null if it isn't chosen. */
  chosen: Readonly<Record<string, number | null>>;
  restock: boolean;
  reason: string;
};

/** A draft, and what was left to refund when it was typed (`leftIn`). */
export type TypedRefund = { left: string; draft: RefundDraft };

export const NEW_REFUND: RefundDraft = { mode: 'lines', chosen: {}, restock: true, reason: '' };

/** Units of a line that haven't been refunded. */
export const leftOf = ({ quantity, refunded = 0 }: OrderItemJson): number => quantity - refunded;

/** A fingerprint of what is left to refund, to detect a refund in the meantime. */
export const leftIn = ({ items }: OrderJson): string =>
  items.map((item) => `${item.productId} ${leftOf(item)}`).join(', ');

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
    const { mode, chosen, restock, reason } = (draft ?? {}) as Partial<Record<keyof RefundDraft, unknown>>;
    if (left !== leftIn(order) || typeof restock !== 'boolean' || typeof reason !== 'string') return null;
    if (mode !== 'whole' && mode !== 'lines') return null;
    const units = order.items.flatMap((item) => {
      const value = (chosen as RefundDraft['chosen'] | undefined)?.[item.productId];
      return isUnits(value, leftOf(item)) ? [[item.productId, value] as const] : [];
    });
    return { left, draft: { mode, chosen: Object.fromEntries(units), restock, reason } };
  };
