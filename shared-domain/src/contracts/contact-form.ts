import * as z from 'zod/mini';
import { accountName, emailField, licenseNumber, requiredProse, requiredText } from './form-fields.ts';

/** The contact dialog's form (CONTACT-1). */
export const contactForm = z.object({
  fullName: requiredText(2, 'Full name must be at least 2 characters.'),
  email: emailField('Please enter a valid email address.'),
  accountName,
  licenseNumber,
  message: requiredProse(10, 'Message must be at least 10 characters.', 5000),
});
export type ContactForm = z.infer<typeof contactForm>;
