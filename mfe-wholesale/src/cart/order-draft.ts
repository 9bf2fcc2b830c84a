import { atom } from 'jotai';
import type { LicenseeCheckoutForm } from 'shared-domain/forms';

/**
 * What was typed in 'Order Information', kept while the page is open: a licensee who goes back to the shop for one more
 * case finds it again. Only in memory, because a counter computer is often shared, and only for the licensee who typed
 * it.
 */
export const orderDraftAtom = atom<{ licenseNumber: string; values: LicenseeCheckoutForm } | null>(null);
