import { type FormFields, formSchema } from './form-description.ts';
import { emailField, requiredText } from './form-fields.ts';

/** The lead popup's fields (CONTACT-5). */
export const leadFields = {
  name: { label: 'Name', kind: 'text', autoComplete: 'name', schema: requiredText(2, 'Name is required') },
  email: {
    label: 'Email',
    kind: 'email',
    autoComplete: 'email',
    schema: emailField('Valid email is required'),
  },
} as const satisfies FormFields;

export const leadForm = formSchema(leadFields);
