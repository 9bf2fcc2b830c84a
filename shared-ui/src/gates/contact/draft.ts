import { atom } from 'jotai';
import { contactFields, emptyForm } from 'shared-domain/forms';

export const EMPTY_MESSAGE = emptyForm(contactFields);

/** The unsent text, kept when the dialog is closed. */
export const contactDraftAtom = atom(EMPTY_MESSAGE);
