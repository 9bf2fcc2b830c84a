import { z } from 'zod';
import { STANDING_ORDER_STATES } from '../../office/licences/index.ts';
import { WEEKDAYS } from '../../selling/delivery/index.ts';
import { deliveryChoice, deliveryDaysJson } from './deliveries.ts';
import { dollars, sku } from './fields.ts';

const rhythm = {
  weekday: z.union(WEEKDAYS.map((weekday) => z.literal(weekday))).describe('1 is Monday'),
  weeks: z.union([z.literal(1), z.literal(2)]).describe('Every week, or every second'),
  state: z.enum(STANDING_ORDER_STATES),
};
const quantity = z.int().min(1).max(9999);

/** `PUT /api/licensee/standing-orders/:id`: an unknown id creates a standing order. */
export const standingOrderRequest = z.object({
  ...rhythm,
  lines: z
    .array(z.object({ productId: sku, quantity }))
    .min(1, 'A standing order needs a product')
    .max(200, 'Please save at most 200 products'),
});
export type StandingOrderRequest = z.infer<typeof standingOrderRequest>;

/** A standing order as its licensee sees it. */
export const standingOrderJson = z.object({
  id: z.string(),
  ...rhythm,
  words: z.string().describe("'Every second Tuesday'"),
  next: z.string().optional().describe('The next day it is offered for; only while active'),
  email: z.string().describe('Where the offer is sent'),
  lines: z.array(z.object({ productId: z.string(), productName: z.string(), quantity })),
});
export type StandingOrderJson = z.infer<typeof standingOrderJson>;

export const standingOrdersJson = z.object({
  isContact: z
    .boolean()
    .describe("False if this browser hasn't opened a contact's emailed link: it then sees none"),
  standingOrders: z.array(standingOrderJson),
  weekdays: z
    .array(rhythm.weekday)
    .optional()
    .describe('The weekdays on which the account is delivered to; left out if that is unknown'),
});
export type StandingOrdersJson = z.infer<typeof standingOrdersJson>;

/** The token of a mailed offer. */
export const standingOfferRequest = z.object({ token: z.string().max(300) });
export const standingOfferOrder = standingOfferRequest.extend({
  total: dollars.describe('As it was shown'),
  delivery: deliveryChoice.optional(),
});

/** A standing order's offer for one day. */
export const standingOfferJson = z.object({
  day: z.string(),
  words: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      asked: z.int(),
      quantity: z.int().describe('The available quantity'),
      unitPrice: dollars,
      notes: z.array(z.string()).describe('What is short, or has another price than last time'),
    }),
  ),
  total: dollars.describe('With taxes and deposits'),
  hasAddress: z.boolean().describe('False if we have no delivery address for the account'),
  address: z.string().optional().describe('Where it goes'),
  days: deliveryDaysJson.shape.days.optional().describe('Left out where nothing is delivered by zones'),
  orderId: z.string().optional().describe('Once it has been ordered'),
});
export type StandingOfferJson = z.infer<typeof standingOfferJson>;
