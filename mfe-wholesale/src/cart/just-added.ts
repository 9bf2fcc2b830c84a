import { atom } from 'jotai';

/** Products that quick order or 'Order again' has just put in the cart: their lines are marked until the page is left. */
export const justAddedAtom = atom<ReadonlySet<string>>(new Set<string>());
