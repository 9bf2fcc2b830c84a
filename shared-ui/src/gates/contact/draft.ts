import { atom } from 'jotai';
import type { ContactForm } from 'shared-domain/contracts';

export const EMPTY_MESSAGE: Required<ContactForm> = {
  fullName: '',
  email: '',
  accountName: '',
  licenseNumber: '',
  message: '',
};

/** What was typed and not sent yet: closing the dialog by mistake loses nothing. */
export const contactDraftAtom = atom(EMPTY_MESSAGE);
