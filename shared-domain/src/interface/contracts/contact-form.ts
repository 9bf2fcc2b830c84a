import type * as z from 'zod/mini';
import { type FormFields, formSchema } from './form-description.ts';
import { accountName, emailField, licenseNumber, requiredProse, requiredText } from './form-fields.ts';

/** The contact dialog's fields (CONTACT-1). Dialog, API, stored message and mail all derive from this list. */
export const contactFields = {
  fullName: {
    label: 'Full name',
    kind: 'text',
    autoComplete: 'name',
    schema: requiredText(2, 'Full name must be at least 2 characters.'),
  },
  email: {
    label: 'Email',
    kind: 'email',
    autoComplete: 'email',
    schema: emailField('Please enter a valid email address.'),
  },
  accountName: { label: 'Account name', kind: 'text', autoComplete: 'organization', schema: accountName },
  licenseNumber: { label: 'Licence number', kind: 'text', autoComplete: 'off', schema: licenseNumber },
  message: {
    label: 'Message',
    kind: 'prose',
    autoComplete: 'off',
    schema: requiredProse(10, 'Message must be at least 10 characters.', 5000),
  },
} as const satisfies FormFields;

export const contactForm = formSchema(contactFields);
export type ContactForm = z.infer<typeof contactForm>;
