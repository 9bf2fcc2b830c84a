import { atom, useAtomValue } from 'jotai';
import { quoteOfCart } from 'shared-domain/cart';
import { formatCents } from 'shared-domain/money';
import { cartCountAtoms, chargeTableAtom, nowAtom, reconciledCartAtoms } from 'shared-domain/state';
import type { FrameCart } from '../remote/index.ts';

export interface CartFigures {
  /** Items in the cart, without the deposit line. */
  count: number;
  /** The running total with taxes and deposit, such as '$1,282.20'; null if the header has none. */
  total: string | null;
}

const wholesaleTotalAtom = atom((get) => {
  const lines = get(reconciledCartAtoms.licensee);
  return quoteOfCart(lines, { channel: 'licensee', at: get(nowAtom), table: get(chargeTableAtom) }).total;
});

const noTotalAtom = atom(null);

/** The header's cart figures, updated on every change in this and other tabs (CART-7). */
export function useCartFigures(cart: FrameCart): CartFigures {
  const count = useAtomValue(cartCountAtoms[cart]);
  const total = useAtomValue(cart === 'licensee' ? wholesaleTotalAtom : noTotalAtom);
  return { count, total: total === null ? null : formatCents(total) };
}
