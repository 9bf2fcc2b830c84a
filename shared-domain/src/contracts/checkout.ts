import { z } from 'zod';
import { phone, postalCode, province, wholesaleProvince } from './addresses.ts';
import {
  accountName,
  city,
  deliveryDetails,
  emailField,
  firstName,
  lastName,
  licenseNumber,
  notes,
  street,
} from './fields.ts';
import { orderLines, serviceName } from './quotes.ts';

const person = { firstName, lastName, email: emailField() };
const address = { address: street, city };
const details = { deliveryDetails, licenseNumber, accountName };

/** The licensee's 'Order Information' form (section 5): delivery within BC. */
export const licenseeCheckoutForm = z.object({
  ...person,
  ...address,
  province: wholesaleProvince,
  postalCode,
  ...details,
});
export type LicenseeCheckoutForm = z.infer<typeof licenseeCheckoutForm>;

/** The retail 'Order Information' form: all thirteen provinces and territories. */
export const dtcCheckoutForm = z.object({ ...person, ...address, province, postalCode, ...details });
export type DtcCheckoutForm = z.infer<typeof dtcCheckoutForm>;

/** The keg portal's form. */
export const kegCheckoutForm = z.object({ ...person, phone, notes });
export type KegCheckoutForm = z.infer<typeof kegCheckoutForm>;

/** The total that the page showed, in dollars: another one now answers 409 `price_changed` with the fresh quote. */
const expectedTotal = z
  .number({ error: 'Please send the total that was shown' })
  .min(0, 'Please send the total that was shown')
  .max(10_000_000, 'Please send the total that was shown');

const emptyCheckout = 'Your cart is empty. Please add items before checking out.';

/** `POST /api/orders/licensee`: the form's fields beside the lines. */
export const licenseeOrderRequest = licenseeCheckoutForm.extend({
  lines: orderLines(emptyCheckout),
  expectedTotal,
});
export type LicenseeOrderRequest = z.input<typeof licenseeOrderRequest>;

/** `POST /api/orders/keg`. */
export const kegOrderRequest = kegCheckoutForm.extend({
  lines: orderLines('Your cart is empty'),
  expectedTotal,
});
export type KegOrderRequest = z.input<typeof kegOrderRequest>;

const returnAddress = z.string({ error: 'Please send a page of this site' }).max(2000);

/** `POST /api/orders/dtc`: `successUrl` and `cancelUrl` must be pages of this site (decisions, Orders). */
export const dtcOrderRequest = dtcCheckoutForm.extend({
  lines: orderLines(emptyCheckout),
  shippingService: serviceName.optional().describe('Which of the shipping options; else the cheapest'),
  expectedTotal,
  successUrl: returnAddress,
  cancelUrl: returnAddress,
});
export type DtcOrderRequest = z.input<typeof dtcOrderRequest>;

/** The `Idempotency-Key` header of the three order calls. */
export const idempotencyKey = z
  .string({ error: 'The Idempotency-Key header is missing' })
  .regex(/^[\x20-\x7e]{8,200}$/, 'The Idempotency-Key header must have 8 to 200 printable ASCII characters');
export const orderHeaders = z.object({ 'idempotency-key': idempotencyKey });
