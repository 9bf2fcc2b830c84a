import { useAtomValue } from 'jotai';
import { cartFiguresAtom } from 'shared-domain/state';
import type { FrameCart } from '../remote/index.ts';

export interface CartFigures {
  /** Pieces in the cart without the deposit line. */
  count: number;
  /** The running total with taxes and deposit, e.g. '$1,282.20'; null where the header does not show one. */
  total: string | null;
}

/** What the header says of a cart, kept up to date with every change in this and other tabs. */
export const useCartFigures = (cart: FrameCart): CartFigures => useAtomValue(cartFiguresAtom(cart));
