import { atom } from 'jotai';
import { requestLines } from 'shared-domain/cart';
import type { DtcCheckoutForm } from 'shared-domain/forms';
import {
  cartAtoms,
  environmentAtom,
  forgetRetailPaymentAtom,
  PAYMENT_KEY,
  type RetailPayment,
  readRetailPaymentAtom,
  setQuantityAtom,
} from 'shared-domain/state';

/** Session-storage keys written before the browser leaves for the payment page (PAYMENT-11). */
const FORM_KEY = 'dtcOrderFormData';
const ITEMS_KEY = 'dtcOrderCartItems';
/** Stores the form and the cart's lines while the customer pays. */
export const keepRetailCheckoutAtom = atom(null, (get, _set, form: Partial<DtcCheckoutForm>) => {
  const { sessionStorage } = get(environmentAtom);
  sessionStorage.write(FORM_KEY, JSON.stringify(form));
  sessionStorage.write(ITEMS_KEY, JSON.stringify(get(cartAtoms.dtc)));
});

/** The stored form, or {}. */
export const readRetailCheckoutAtom = atom(null, (get): Partial<DtcCheckoutForm> => {
  try {
    const kept: unknown = JSON.parse(get(environmentAtom).sessionStorage.read(FORM_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
});

/** Records which order the customer leaves to pay for. */
export const keepRetailPaymentAtom = atom(null, (get, _set, orderId: string) => {
  const payment: RetailPayment = { orderId, lines: requestLines(get(cartAtoms.dtc)) };
  get(environmentAtom).localStorage.write(PAYMENT_KEY, JSON.stringify(payment));
});

/** After payment, removes the order's items from the cart and deletes the stored form, once (PAYMENT-11). Items added since then stay. */
export const finishRetailCheckoutAtom = atom(null, (get, set, orderId: string) => {
  const payment = set(readRetailPaymentAtom);
  if (payment?.orderId !== orderId) return;
  for (const { productId, quantity } of payment.lines) {
    const inCart = get(cartAtoms.dtc).find(({ product }) => product.id === productId)?.quantity ?? 0;
    set(setQuantityAtom, { channel: 'dtc', productId, quantity: inCart - quantity });
  }
  const { sessionStorage } = get(environmentAtom);
  sessionStorage.remove(FORM_KEY);
  sessionStorage.remove(ITEMS_KEY);
  set(forgetRetailPaymentAtom, orderId);
});
