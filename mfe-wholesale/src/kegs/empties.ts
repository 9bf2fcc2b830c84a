import { atom } from 'jotai';
import type { LicenseeOrderRequest } from 'shared-domain/contracts';

type Kegs = NonNullable<LicenseeOrderRequest['collectEmpties']>;

/** The empties to collect with the next order, or null. Only in memory, because counter computers are often shared. */
export const emptiesAtom = atom<{ licenseNumber: string; kegs: Kegs } | null>(null);
