import { z } from 'zod';
import { ID_CHECKS } from '../../deliveries/runs/index.ts';
import { CHARGE_KINDS } from '../../selling/charges/index.ts';
import {
  CARRIER_IDS,
  CREDIT_REASONS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  PAYMENT_TERMS,
} from '../../selling/orders/index.ts';
import { promiseJson } from './deliveries.ts';
import { dollars, instant } from './fields.ts';
import { kegCounts } from './kegs.ts';
import { channel } from './quotes.ts';

export const orderStatus = z.enum(ORDER_STATUSES, { error: 'Please choose one of the five order statuses' });
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export const paymentTerms = z.enum(PAYMENT_TERMS, { error: 'Please choose one of the terms' });

/** One ordered line, with the prices at the time of ordering. */
export const orderItemJson = z.object({
  productId: z.string(),
  productName: z.string(),
  productPrice: dollars.describe('Of one unit'),
  productCategory: z.string().optional(),
  productPackagingType: z.string().optional(),
  quantity: z.number().int(),
  lineTotal: dollars,
  backOrdered: z.number().int().optional(),
  ordinaryPrice: dollars.optional().describe('Of one unit without the offer'),
  refunded: z.number().int().optional().describe('How many units were refunded'),
});
export type OrderItemJson = z.infer<typeof orderItemJson>;

export const taxDetailsJson = z.object({
  gst: dollars,
  pst: dollars,
  hst: dollars,
  alcoholTax: dollars,
  canDeposit: dollars,
  totalTax: dollars,
  subtotal: dollars,
});

export const paymentJson = z.object({
  status: paymentStatus,
  sessionId: z.string().optional(),
  startedAt: instant.optional().describe('When the payment page was created'),
  paidAt: instant.optional(),
  expiresAt: instant.optional(),
  amount: dollars.optional(),
  refundedAmount: dollars.optional(),
  refundedByEdits: dollars.optional().describe('What edits refunded of it, which the total already excludes'),
  test: z.boolean().optional().describe('Made with test keys'),
});
export type PaymentJson = z.infer<typeof paymentJson>;

/** A delivery rule that staff override for an order: its day's cut-off, the zone's minimum, or the zone's weekdays. */
export const passedRule = z.enum(['cut-off', 'minimum', 'weekday']);
export type PassedRule = z.infer<typeof passedRule>;

/** A credit note of a delivered wholesale or keg order, or one that reverses another (CREDIT-1, CREDIT-6). */
export const creditJson = z.object({
  id: z.string(),
  number: z.string().optional().describe('Of its series, such as CN-1001; given within moments'),
  at: instant,
  who: z.string(),
  reason: z.enum(CREDIT_REASONS),
  note: z.string().optional(),
  lines: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
  amount: dollars.describe('With taxes and deposits; negative for a reversal'),
  restock: z.boolean(),
  reverses: z.string().optional().describe('The id of the credit note that it reverses'),
});
export type CreditJson = z.infer<typeof creditJson>;

/** What a driver noted as returned at the door, until the office credits or dismisses it (DRIVER-15). */
export const returnedJson = z.object({
  at: instant,
  who: z.string(),
  lines: z.array(
    z.object({ productId: z.string(), quantity: z.number().int(), reason: z.enum(CREDIT_REASONS) }),
  ),
});

/** The parcel of a shipped order: the carrier, the tracking number and the tracking page. */
export const trackingJson = z.object({
  carrier: z.enum(CARRIER_IDS),
  carrierName: z.string(),
  number: z.string(),
  url: z.string(),
});
export type TrackingJson = z.infer<typeof trackingJson>;

/** An event in an order's history: who, when, and a sentence for staff. */
export const timelineEntry = z.object({
  at: instant,
  who: z.string().describe('A staff address, customer, payment or system'),
  event: z.string().describe('placed, status, paid, expired, refunded, mail, stock, ...'),
  from: orderStatus.optional(),
  to: orderStatus.optional(),
  detail: z.string().optional(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** The app versions that made the page: app name to version and hash. */
export const composition = z
  .record(z.string().regex(/^[\w@./-]{1,60}$/), z.string().max(120))
  .refine((apps) => Object.keys(apps).length <= 20, 'Please name at most 20 apps');
export type Composition = z.infer<typeof composition>;

/** The outcome of one of an order's first two mails within the answer's 3 s (the worker retries what failed). */
export const mailOutcome = z.enum(['sent', 'failed', 'queued']);

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

export const orderJson = z.object({
  id: z.string(),
  channel,
  customerName: z.string(),
  customerEmail: z.string(),
  address: z.string(),
  deliveryDetails: z.string().optional(),
  delivery: promiseJson.optional(),
  items: z.array(orderItemJson),
  totalAmount: dollars,
  orderDate: instant,
  status: orderStatus,
  waits: z
    .object({ until: instant, words: z.string().describe('For its customer') })
    .optional()
    .describe('While it waits for staff to confirm it'),
  held: z
    .object({ words: z.string().describe('For its customer') })
    .optional()
    .describe('While it waits because of what its account owes'),
  notes: z.string().optional(),
  accountName: z.string().optional(),
  licenseNum: z.string().optional(),
  collectEmpties: kegCounts.optional().describe('Empty kegs to collect with it'),
  taxDetails: taxDetailsJson,
  charges: z.array(orderCharge).describe('Every tax, deposit and fee, in the order of its invoice'),
  shipping: z.object({ serviceName: z.string(), transitDays: z.number().int(), amount: dollars }).optional(),
  tracking: trackingJson.optional().describe('While it is shipped or delivered'),
  payment: paymentJson.optional(),
  timeline: z.array(timelineEntry).optional(),
  passed: z
    .object({
      rules: z.array(passedRule.exclude(['weekday'])),
      weekday: z.literal(true).optional().describe("Whether they also passed the zone's weekdays"),
      reason: z.string(),
      who: z.string(),
    })
    .optional()
    .describe('The delivery rules that staff overrode, and why'),
  terms: paymentTerms.optional().describe('Absent if it is paid on delivery'),
  credits: z.array(creditJson).optional(),
  returned: returnedJson.optional(),
  creditedAmount: dollars.optional().describe('The sum of its credit notes'),
  composition: composition.optional(),
  mails: z.object({ business: mailOutcome, customer: mailOutcome }).optional(),
  updatedAt: instant.optional(),
});
export type OrderJson = z.infer<typeof orderJson>;

/** The mails of a new order, which staff can resend. */
export const orderMailKinds = ['business', 'customer'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
/** Every kind of order mail, including those about a change and a parcel. */
export const orderMailLogKinds = [...orderMailKinds, 'changed', 'shipped'] as const;
/** Mails about a change of payment: a refund, a credit note, or a payment after the order was cancelled. */
export const paymentMails = ['refunded', 'credited', 'paid-late'] as const;

/** One mail of an order, first or resent. */
export const orderMail = z.object({
  kind: z.enum(orderMailLogKinds),
  about: z.enum(paymentMails).optional().describe("What a mail of kind 'changed' is about, if not the lines"),
  to: z.string(),
  state: mailOutcome,
  at: instant.describe('When it was sent or failed, or else is due'),
  reason: z.string().optional().describe('Why it was not sent'),
});
export type OrderMail = z.infer<typeof orderMail>;

/** What was proven at the door (DRIVER-18). */
export const proofJson = z.object({
  at: instant,
  receivedBy: z.string().optional(),
  idCheck: z.enum(ID_CHECKS).optional(),
  signature: z.string().optional().describe('An SVG path in 300 × 120 units; empty once it is erased'),
  photo: z
    .boolean()
    .optional()
    .describe('Of one that was taken: false before it arrives, and once it is erased'),
});
export type ProofJson = z.infer<typeof proofJson>;

/** `GET /api/admin/orders/:id`: an order with the details that only its own page shows. */
export const orderDetailJson = orderJson.extend({
  mailLog: z.array(orderMail).describe('Its mails, oldest first'),
  card: z
    .object({ brand: z.string(), last4: z.string() })
    .optional()
    .describe("The card that paid; left out if none did or the payment service doesn't say"),
  customerOrders: z
    .object({
      orders: z.number().int(),
      total: dollars.describe('With tax, less what was refunded'),
      place: z
        .number()
        .int()
        .optional()
        .describe("This order's number among them; left out if it doesn't count as sold"),
    })
    .describe('What this customer (the licence, or else the address) has bought so far'),
  proof: proofJson.optional().describe('Once its stop has ended'),
  heldWhy: z.string().optional().describe('Why it waits, or was released, in words for staff'),
});
export type OrderDetailJson = z.infer<typeof orderDetailJson>;

/** 201 of `POST /api/orders/dtc`: `url` is the payment page. */
export const dtcOrderPlaced = z.object({ order: orderJson, url: z.string() });
export type DtcOrderPlaced = z.infer<typeof dtcOrderPlaced>;

/** `GET /api/orders/dtc/:id/payment`, and the answer of `/cancel-payment`. */
export const paymentState = z.object({
  id: z.string(),
  status: paymentStatus,
  customerEmail: z.string().optional(),
  items: z.array(orderItemJson.pick({ productName: true, quantity: true, backOrdered: true })).optional(),
  totalAmount: dollars.optional(),
  tracking: trackingJson.optional(),
});
export type PaymentState = z.infer<typeof paymentState>;
