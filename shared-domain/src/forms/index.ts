/**
 * The schemas of customers' forms, apart from the rest of `contracts`: what a page loads together with a form.
 */
export { isPostalCode, normalisePhone, normalisePostalCode } from '../contracts/addresses.ts';
export {
  type DtcCheckoutForm,
  dtcCheckoutForm,
  type KegCheckoutForm,
  kegCheckoutForm,
  type LicenseeCheckoutForm,
  licenseeCheckoutForm,
} from '../contracts/checkout.ts';
export { type ContactForm, contactForm } from '../contracts/contact.ts';
export { type LeadForm, leadForm } from '../contracts/leads.ts';
export { type SignInForm, signInForm } from '../contracts/sessions.ts';
