import { atom } from 'jotai';
import type { KegCheckoutForm } from 'shared-domain/forms';

/**
 * What was typed in 'Order Information', kept while the page is open, for a customer who goes back for one more keg.
 */
export const kegDraftAtom = atom<KegCheckoutForm>({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
});
