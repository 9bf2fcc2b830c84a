import * as z from 'zod/mini';
import { emailField, requiredText } from './form-fields.ts';

/** The lead popup's form (CONTACT-5). */
export const leadForm = z.object({
  name: requiredText(2, 'Name is required'),
  email: emailField('Valid email is required'),
});
export type LeadForm = z.infer<typeof leadForm>;
