import { z } from 'zod';
import { ID_CHECKS } from '../../deliveries/runs/index.ts';
import { orderDescription, orderItem, timelineEntry } from '../../selling/orders/description.ts';
import { CARRIER_IDS, CREDIT_REASONS, PAYMENT_STATUSES } from '../../selling/orders/index.ts';
import { dollars, instant } from './fields.ts';

export const paymentStatus = z.enum(PAYMENT_STATUSES);

export type OrderItemJson = z.infer<typeof orderItem>;

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

export type TimelineEntry = z.infer<typeof timelineEntry>;

/** The app versions that made the page: app name to version and hash. */
export const composition = z
  .record(z.string().regex(/^[\w@./-]{1,60}$/), z.string().max(120))
  .refine((apps) => Object.keys(apps).length <= 20, 'Please name at most 20 apps');
export type Composition = z.infer<typeof composition>;

/** The outcome of one of an order's first two mails within the answer's 3 s (the worker retries what failed). */
export const mailOutcome = z.enum(['sent', 'failed', 'queued']);

export const orderJson = orderDescription.extend({
  id: z.string(),
  waits: z
    .object({ until: instant, words: z.string().describe('For its customer') })
    .optional()
    .describe('While it waits for staff to confirm it'),
  held: z
    .object({ words: z.string().describe('For its customer') })
    .optional()
    .describe('While it waits because of what its account owes'),
  tracking: trackingJson.optional().describe('While it is shipped or delivered'),
  payment: paymentJson.optional(),
  timeline: z.array(timelineEntry).optional(),
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
  items: z.array(orderItem.pick({ productName: true, quantity: true, backOrdered: true })).optional(),
  totalAmount: dollars.optional(),
  tracking: trackingJson.optional(),
});
export type PaymentState = z.infer<typeof paymentState>;
