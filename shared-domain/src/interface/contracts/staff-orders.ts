import { z } from 'zod';
import { STANDINGS } from '../../office/licences/index.ts';
import { licenseeDetailsJson } from './accounts.ts';
import { kegCheckoutForm, licenseeCheckoutForm } from './checkout.ts';
import { deliveryDaysJson } from './deliveries.ts';
import { instant } from './fields.ts';
import { requiredText } from './form-fields.ts';
import { kegOrderRequest, licenseeOrderRequest } from './order-requests.ts';
import { orderLine, quoteJson } from './quotes.ts';

/** The reason for overriding a cut-off or minimum, which requires one. */
export const passing = requiredText(3, 'Please say why, in at least 3 characters', 200);

/** `POST /api/admin/orders`: a customer's order, entered by staff. It contains no prices. */
export const staffOrderRequest = z.discriminatedUnion('channel', [
  licenseeOrderRequest.extend({
    channel: z.literal('licensee'),
    licenseNumber: requiredText(1, 'Please choose an account', 50),
    passing: z.optional(passing),
  }),
  kegOrderRequest.extend({ channel: z.literal('keg'), passing: z.optional(passing) }),
]);
export type StaffOrderRequest = z.input<typeof staffOrderRequest>;

/** `POST /api/admin/orders/quote`: the lines of an order that staff are entering. */
export const staffQuoteRequest = z.object({
  channel: z.enum(['licensee', 'keg']),
  account: z.string().max(50).optional().describe('The licence number, for its standing and for scarce beer'),
  lines: z.array(orderLine).max(500, 'Please order at most 500 lines'),
  postalCode: z.string().max(10).optional(),
});

/** What the lines cost now, and the delivery days, including those past their cut-off. */
export const staffQuoteJson = z.object({ quote: quoteJson, delivery: deliveryDaysJson });
export type StaffQuoteJson = z.infer<typeof staffQuoteJson>;

/** `GET /api/admin/orders/accounts/:number`: what an order form shows about an account. */
export const orderingAccountJson = z.object({
  licenseNumber: z.string(),
  companyName: z.string(),
  standing: z.enum(STANDINGS),
  form: z
    .object({ ...licenseeCheckoutForm.shape, phone: kegCheckoutForm.shape.phone })
    .partial()
    .describe('As far as known from the last order or the licence'),
  addresses: licenseeDetailsJson.shape.addresses.optional().describe('Its delivery addresses'),
  kegs: z.number().int().describe('Kegs with them'),
  lastOrder: z.object({ id: z.string(), orderDate: instant, lines: z.array(orderLine) }).optional(),
  usual: z.array(orderLine).describe('The most frequent lines of 90 days, with their usual quantity'),
  had: z
    .array(z.object({ productId: z.string(), quantity: z.number().int(), on: instant }))
    .describe('When they last ordered each product'),
});
export type OrderingAccountJson = z.infer<typeof orderingAccountJson>;
