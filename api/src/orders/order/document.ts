import {
  composition,
  creditJson,
  fields,
  orderCharge,
  orderDescription,
  orderItem,
  orderPricing,
  paymentJson,
  returnedJson,
  timelineEntry,
  trackingJson,
} from 'shared-domain/contracts';
import { HOLD_KINDS } from 'shared-domain/receivables';
import { z } from 'zod';
import { takenDescription } from '../../catalogue/stock/index.ts';
import type { Stored } from '../../foundation/database/index.ts';
import type { WithEntries } from '../../requests/audit/index.ts';
import { followUpDescription } from '../../requests/follow-ups/index.ts';

const { dollars } = fields;
const units = z.array(z.object({ productId: z.string(), quantity: z.number() }));

/** Money sent back to the customer. */
const refund = z.object({
  /** Derived from the order and the request's `Idempotency-Key`; also the payment provider's idempotency key. */
  id: z.string(),
  /** Fingerprint of the request, if any: the same key with another body is another request. */
  fingerprint: z.string().optional(),
  at: z.date(),
  who: z.string(),
  amount: dollars,
  /** Empty for money refunded in the provider's own dashboard. */
  lines: units,
  reason: z.string().optional(),
  /** False if the units can't be sold again and don't return to stock. */
  restock: z.boolean().optional(),
  /** The payment provider's own id, once the refund is made. */
  providerId: z.string().optional(),
  /** `failed`: the provider made it, but the bank returned the money. */
  state: z.enum(['asked', 'done', 'failed']),
});
export type Refund = Stored<typeof refund>;

/** A credit note; its `id` derives from the order and the request's `Idempotency-Key`. */
const credit = creditJson.extend({
  fingerprint: z.string(),
  /** Its place in the series of credit notes, from 1001; given right after it is stored. */
  number: z.number().optional(),
  /** Whether the customer gets it by email. */
  mail: z.boolean(),
});
export type Credit = Stored<typeof credit>;

/** A payment that the customer's bank disputes. `status` and `reason` are Stripe's. */
export const disputeDescription = z.object({
  id: z.string(),
  amount: dollars,
  reason: z.string(),
  status: z.string(),
  /** Until when it can be answered. */
  dueBy: z.date().optional(),
  /** When the event that told it was created. */
  at: z.date(),
});
export type Dispute = Stored<typeof disputeDescription>;

/** The payment of a DTC order. */
const payment = paymentJson.omit({ refundedByEdits: true }).extend({
  sessionId: z.string(),
  url: z.string(),
  expiresAt: z.date(),
  amount: dollars,
  paymentIntent: z.string().optional(),
  /** These two are fetched from the provider when staff first open the order. */
  paidAmount: dollars.optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  refunds: z.array(refund),
  disputes: z.array(disputeDescription).optional(),
});
export type Payment = Stored<typeof payment>;
export type Card = NonNullable<Payment['card']>;

const timeline = timelineEntry.extend({
  event: z.enum([
    'placed',
    'status',
    'paid',
    'expired',
    'refunded',
    'credited',
    'returned',
    'mail',
    'stock',
    'edited',
    'tracking',
    'disputed',
    'released',
  ]),
});
export type TimelineEntry = Stored<typeof timeline>;

/** An edit of the order's lines, identified by its request (EDIT-8). */
const edit = z.object({
  id: z.string(),
  fingerprint: z.string(),
  at: z.date(),
  who: z.string(),
  /** The change of the order's total. */
  difference: dollars,
});
export type EditRecord = Stored<typeof edit>;

export type StoredItem = Stored<typeof orderItem>;

/** The rates that an order stored before it stored its charges: thousandths of a per cent, and cents a unit. */
const formerRates = z.object({
  gst: z.number(),
  pst: z.number(),
  hst: z.number(),
  alcoholTax: z.number(),
  depositPerUnit: z.number(),
});
export type FormerRates = Stored<typeof formerRates>;

/** An order as it is stored: what customers and staff see of it, and what processing it needs. */
export const orderStored = orderDescription.extend({
  _id: z.string(),
  /**
   * `reserving`: being placed; `rejected`: never placed. Outside this folder only `placed` ones count as orders.
   */
  state: z.enum(['reserving', 'placed', 'rejected']),
  /** The attempt that placed or is placing it, and owns its reservations. */
  attempt: z.string(),
  reservedAt: z.date(),
  /** Incremented by every change, so that concurrent changes can't overwrite each other. */
  version: z.number(),
  /** Missing in old orders: read it with `chargesOf`. */
  charges: orderDescription.shape.charges.optional(),
  pricing: orderPricing.extend({ rates: formerRates.optional() }),
  payment: payment.optional(),
  credits: z.array(credit).optional(),
  /** What a driver noted as returned; its `id` is the driver's update, `settled` once the office has credited or dismissed it. */
  returned: returnedJson.extend({ id: z.string(), settled: z.boolean() }).optional(),
  /** The parcel; `mail` is the id of the follow-up that mails it to the customer. */
  tracking: trackingJson.pick({ carrier: true, number: true }).extend({ mail: z.string() }).optional(),
  timeline: z.array(timeline),
  composition: composition.optional(),
  /** Placed by staff, or by a contact of the account who had opened a mailed link (LICENCE-20). */
  isVouched: z.boolean().optional(),
  /** Until when a pending order waits for staff (ORDER-30). */
  review: z.object({ until: z.date() }).optional(),
  /** Why it waits because of what its account owes, and how staff released it (RECEIVABLE-10). */
  held: z
    .object({
      kind: z.enum(HOLD_KINDS),
      why: z.string(),
      at: z.date(),
      released: z.object({ at: z.date(), who: z.string(), reason: z.string() }).optional(),
    })
    .optional(),
  /** A keyed hash of the address that placed it, of customers' orders (STOCK-9, ORDER-30). */
  asker: z.string().optional(),
  /** The stock that this order holds; empty once returned. */
  taken: z.array(takenDescription),
  /** The attempt under which a restore or edit in progress takes stock. */
  restoring: z.object({ attempt: z.string(), at: z.date(), adds: units }).optional(),
  followUps: z.array(followUpDescription),
  /** Lines removed by edits, with the price they get back if added again (EDIT-2). */
  former: z
    .array(
      z.object({ item: orderItem, charges: z.array(orderCharge.omit({ products: true, amount: true })) }),
    )
    .optional(),
  edits: z.array(edit).optional(),
  /** Its day, from each change until the day's sums include it (ADR 085). */
  uncounted: z.string().optional(),
  /** What it is found by: folded texts, and each end of its number's digits (ADR 085). */
  texts: z.array(z.string()).optional(),
  numberEnds: z.array(z.string()).optional(),
  /** Texts of before a change, until they are removed from the list of texts. */
  formerTexts: z.array(z.string()).optional(),
  updatedAt: z.date(),
});
export type OrderDocument = WithEntries & Stored<typeof orderStored>;
