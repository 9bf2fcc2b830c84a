import { atom } from 'jotai';
import type { KegCheckoutForm } from 'shared-domain/forms';

/** The text of 'Order Information', kept while the customer goes back for one more keg. */
export const kegDraftAtom = atom<KegCheckoutForm>({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
});
