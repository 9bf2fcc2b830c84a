import { atom } from 'jotai';
import type { LicenseeCheckoutForm } from 'shared-domain/forms';

/**
 * The text of 'Order Information', kept while the licensee goes back for one more case. Only in memory, because counter
 * computers are often shared.
 */
export const orderDraftAtom = atom<{ licenseNumber: string; values: LicenseeCheckoutForm } | null>(null);
