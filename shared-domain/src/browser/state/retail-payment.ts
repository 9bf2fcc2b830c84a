import { atom, type Getter } from 'jotai/vanilla';
import type { ReservedUnits } from '../../selling/cart/index.ts';
import { environmentAtom } from './environment.ts';

/** Local-storage key of the payment whose outcome isn't known yet. */
export const PAYMENT_KEY = 'dtcPendingPayment';

/**
 * A payment that was started: its order and what the cart held then. In local storage, since the tab may be closed in
 * the meantime.
 */
export type RetailPayment = {
  readonly orderId: string;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
};

function readPayment(get: Getter): RetailPayment | null {
  try {
    const kept = JSON.parse(get(environmentAtom).localStorage.read(PAYMENT_KEY) ?? 'null');
    return typeof kept?.orderId === 'string' && Array.isArray(kept.lines) ? kept : null;
  } catch {
    return null;
  }
}

/** The latest payment whose outcome this browser has not seen; null if there is none. */
export const readRetailPaymentAtom = atom(null, (get): RetailPayment | null => readPayment(get));

/**
 * The units that the unpaid order reserves (STOCK-8): a customer who returns from the payment page must not find their last
 * bottles sold out. The order is ended before another one is placed.
 */
export const unitsReservedToPay = (get: Getter): ReservedUnits =>
  new Map(readPayment(get)?.lines.map(({ productId, quantity }) => [productId, quantity]));

/** An order was not paid: cart and form stay. */
export const forgetRetailPaymentAtom = atom(null, (get, set, orderId: string) => {
  if (set(readRetailPaymentAtom)?.orderId !== orderId) return;
  get(environmentAtom).localStorage.remove(PAYMENT_KEY);
});
