/**
 * The schemas of customers' forms, separate from the rest of `contracts`: a page with a form loads only these (7 kB
 * instead of 34, brotli, because they are written with zod/mini).
 */
export { billCalls } from '../../foundation/calls/bills.ts';
export { deliveryPageCalls } from '../../foundation/calls/delivery-page.ts';
export { stockAlertCalls } from '../../foundation/calls/stock-alerts.ts';
export { supplierPageCalls } from '../../foundation/calls/supplier-page.ts';
export {
  closedProvinceOf,
  closedProvinceText,
  isPostalCode,
  normalisePostalCode,
  otherProvinceOf,
  otherProvinceText,
  postalCode,
  provinceOfPostalCode,
} from '../contracts/addresses.ts';
export {
  type DtcCheckoutForm,
  dtcCheckoutForm,
  type KegCheckoutForm,
  kegCheckoutForm,
  type LicenseeCheckoutForm,
  licenseeCheckoutForm,
} from '../contracts/checkout.ts';
export { type ContactForm, contactFields, contactForm } from '../contracts/contact-form.ts';
export { emptyForm, type FormField, fieldsOf, isOptional } from '../contracts/form-description.ts';
export { street } from '../contracts/form-fields.ts';
export {
  type FormerOrdersForm,
  /** 'Tell me' on a sold-out product asks for an address in the same way (ALERT-1). */
  type FormerOrdersForm as StockAlertForm,
  formerOrdersForm,
  formerOrdersForm as stockAlertForm,
  /** So does signing in to an account (PEOPLE-3). */
  formerOrdersForm as accountSignInForm,
} from '../contracts/former-orders-form.ts';
export { invitationForm } from '../contracts/invitation-form.ts';
export { leadFields, leadForm } from '../contracts/lead-form.ts';
export { signInForm } from '../contracts/sign-in-form.ts';
