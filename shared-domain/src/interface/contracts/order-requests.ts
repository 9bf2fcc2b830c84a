import { z } from 'zod';
import { kegCounts } from '../../goods/kegs/description.ts';
import { inItsProvince } from './addresses.ts';
import { dtcCheckoutForm, kegCheckoutForm, licenseeCheckoutForm } from './checkout.ts';
import { deliveryChoice, kegDeliveryChoice } from './deliveries.ts';
import { orderLines, serviceName } from './quotes.ts';

/**
 * The total that the page showed, in dollars: if it has changed, the answer is 409 `price_changed` with the new quote.
 */
const expectedTotal = z
  .number({ error: 'Please send the total that was shown' })
  .min(0, 'Please send the total that was shown')
  .max(10_000_000, 'Please send the total that was shown');

const emptyCheckout = 'Your cart is empty. Please add items before checking out.';

/** `POST /api/orders/licensee`: the form's fields and the lines. */
export const licenseeOrderRequest = z.object({
  ...licenseeCheckoutForm.shape,
  lines: orderLines(emptyCheckout),
  expectedTotal,
  delivery: deliveryChoice.optional(),
  collectEmpties: kegCounts.optional().describe('Empty kegs to collect; without numbers, whatever is there'),
});
export type LicenseeOrderRequest = z.input<typeof licenseeOrderRequest>;

/** `POST /api/orders/keg`. */
export const kegOrderRequest = z.object({
  ...kegCheckoutForm.shape,
  lines: orderLines('Your cart is empty'),
  expectedTotal,
  delivery: kegDeliveryChoice.optional(),
});
export type KegOrderRequest = z.input<typeof kegOrderRequest>;

const returnAddress = z.string({ error: 'Please send a page of this site' }).max(2000);

/** `POST /api/orders/dtc`: `successUrl` and `cancelUrl` must be pages of this site (PAYMENT-8). */
export const dtcOrderRequest = z
  .object({
    ...dtcCheckoutForm.shape,
    lines: orderLines(emptyCheckout),
    shippingService: serviceName.optional().describe('Which of the shipping options; else the cheapest'),
    expectedTotal,
    successUrl: returnAddress,
    cancelUrl: returnAddress,
  })
  .check(inItsProvince);
export type DtcOrderRequest = z.input<typeof dtcOrderRequest>;

/** The `Idempotency-Key` header of requests that must not happen twice: orders and refunds. */
export const idempotencyKey = z
  .string({ error: 'The Idempotency-Key header is missing' })
  .regex(/^[\x20-\x7e]{8,200}$/, 'The Idempotency-Key header must have 8 to 200 printable ASCII characters');
export const keyHeaders = z.object({ 'idempotency-key': idempotencyKey });
