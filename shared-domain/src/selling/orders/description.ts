import { z } from 'zod';
import { dollars, instant, instantText } from '../../foundation/fields/index.ts';
import { PROVINCE_CODES } from '../../foundation/provinces/index.ts';
import { kegCounts } from '../../goods/kegs/description.ts';
import { PACKAGING_TYPES } from '../../goods/products/packaging.ts';
import { CHANNELS } from '../../goods/products/product.ts';
import { CHARGE_KINDS } from '../charges/table.ts';
import { promise } from '../delivery/description.ts';
import { ORDER_STATUSES } from './status.ts';
import { PAYMENT_TERMS } from './terms.ts';

// An order as it is stored and in JSON. The API adds what processing it needs, contracts what is derived.

export const orderStatus = z.enum(ORDER_STATUSES, { error: 'Please choose one of the five order statuses' });
export const paymentTerms = z.enum(PAYMENT_TERMS, { error: 'Please choose one of the terms' });

/** One ordered line, with the prices at the time of ordering. */
export const orderItem = z.object({
  productId: z.string(),
  productName: z.string(),
  productPrice: dollars.describe('Of one unit'),
  productCategory: z.string().optional(),
  productPackagingType: z.enum(PACKAGING_TYPES),
  quantity: z.number().int(),
  lineTotal: dollars,
  backOrdered: z.number().int().optional().describe('Units beyond the stock at that time'),
  ordinaryPrice: dollars.optional().describe('Of one unit without the offer'),
  refunded: z.number().int().optional().describe('How many units were refunded'),
});

/** Taxes and other parts of the total. */
export const taxDetails = z.object({
  gst: dollars,
  pst: dollars,
  hst: dollars,
  alcoholTax: dollars,
  canDeposit: dollars,
  totalTax: dollars,
  subtotal: dollars,
});

/** A charge of an order: its amount, and what is needed to recalculate it when lines are refunded. */
export const orderCharge = z.object({
  id: z.string().describe('gst, pst (QST and PST-Liquor, too), hst, alcoholTax, deposit, ...'),
  kind: z.enum(CHARGE_KINDS),
  label: z.string().describe("'GST (5%)'"),
  rate: z.number().optional().describe("Thousandths of a per cent of its products' amount"),
  roundedWith: z.string().optional().describe('The id of the rate with which it is rounded as one sum'),
  perUnit: dollars.optional().describe('Per unit of its products, instead of a rate'),
  products: z
    .array(z.string())
    .readonly()
    .optional()
    .describe("The products that it applies to; all of the order's if left out"),
  amount: dollars,
});

/** An entry of an order's history: who, when, and a sentence for staff. */
export const timelineEntry = z.object({
  at: instant,
  who: z.string().describe('A staff address, customer, payment or system'),
  event: z.string().describe('placed, status, paid, expired, refunded, mail, stock, ...'),
  from: orderStatus.optional(),
  to: orderStatus.optional(),
  detail: z.string().optional(),
});

/** What staff overrode of its delivery (ORDER-22). */
export const passedRules = z.object({
  rules: z.array(z.enum(['cut-off', 'minimum'])),
  weekday: z.literal(true).optional().describe("Whether they also passed the zone's weekdays"),
  reason: z.string(),
  who: z.string(),
});

export const orderDescription = z.object({
  channel: z.enum(CHANNELS, { error: 'Please choose licensee, dtc or keg' }),
  customerName: z.string(),
  customerEmail: z.string(),
  address: z.string().describe("Street, city, province and postal code; of a keg order 'Phone: ...'"),
  deliveryDetails: z.string().optional(),
  delivery: promise.optional(),
  items: z.array(orderItem),
  totalAmount: dollars,
  orderDate: instant,
  status: orderStatus,
  notes: z.string().optional(),
  accountName: z.string().optional(),
  licenseNum: z.string().optional(),
  collectEmpties: kegCounts
    .optional()
    .describe('Empty kegs to collect with it; without numbers, as many as there are (KEGS-9)'),
  taxDetails,
  charges: z.array(orderCharge).describe('Every tax, deposit and fee, in the order of its invoice'),
  shipping: z.object({ serviceName: z.string(), transitDays: z.number().int(), amount: dollars }).optional(),
  timeline: z.array(timelineEntry),
  passed: passedRules.optional().describe('The delivery rules that staff overrode, and why'),
  terms: paymentTerms.optional().describe('Absent if it is paid on delivery (RECEIVABLE-8)'),
});

/** When an order was priced, and for which province; only stored. */
export const orderPricing = z.object({ pricedAt: instantText, province: z.enum(PROVINCE_CODES) });
