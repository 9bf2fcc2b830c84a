import { atom } from 'jotai';
import type { LicenseeOrderRequest } from 'shared-domain/contracts';

type Kegs = NonNullable<LicenseeOrderRequest['collectEmpties']>;

/**
 * The empties to collect with the next order, kept while the page is open; null: none. Only in memory, because a counter
 * computer is often shared, and only for the licensee who ticked it.
 */
export const emptiesAtom = atom<{ licenseNumber: string; kegs: Kegs } | null>(null);
