import { atom } from 'jotai';
import { contactFields, emptyForm } from 'shared-domain/forms';

export const EMPTY_MESSAGE = emptyForm(contactFields);

/** What was typed and not sent yet: closing the dialog by mistake loses nothing. */
export const contactDraftAtom = atom(EMPTY_MESSAGE);
