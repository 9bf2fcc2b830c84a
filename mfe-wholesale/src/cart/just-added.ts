import { atom } from 'jotai';

/** Products just added by quick order or 'Order again', whose lines are marked until the page is left. */
export const justAddedAtom = atom<ReadonlySet<string>>(new Set<string>());
