import { atom } from 'jotai/vanilla';
import type { DtcCheckoutForm } from '../contracts/index.ts';
import { cartAtoms, clearCartAtom } from './carts.ts';
import { environmentAtom } from './environment.ts';

/** Session-storage keys written before the browser leaves for the payment page (section 3). */
export const FORM_KEY = 'dtcOrderFormData';
export const ITEMS_KEY = 'dtcOrderCartItems';

/** Keeps the filled form and the cart's lines while the customer is away paying. */
export const keepRetailCheckoutAtom = atom(null, (get, _set, form: Partial<DtcCheckoutForm>) => {
  const { sessionStorage } = get(environmentAtom);
  sessionStorage.write(FORM_KEY, JSON.stringify(form));
  sessionStorage.write(ITEMS_KEY, JSON.stringify(get(cartAtoms.dtc)));
});

/** The form as it was kept, for a customer who comes back without having paid; {} where there is none. */
export const readRetailCheckoutAtom = atom(null, (get): Partial<DtcCheckoutForm> => {
  try {
    const kept: unknown = JSON.parse(get(environmentAtom).sessionStorage.read(FORM_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
});

/** The payment went through: the cart is cleared, and what was kept is forgotten (decisions.md "Orders"). */
export const finishRetailCheckoutAtom = atom(null, (get, set) => {
  const { sessionStorage } = get(environmentAtom);
  sessionStorage.remove(FORM_KEY);
  sessionStorage.remove(ITEMS_KEY);
  set(clearCartAtom, 'dtc');
});
