import type { Composition } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import type { RemovedLine } from 'shared-domain/order-edits';
import type {
  CreditReason,
  OrderDocument as NewOrder,
  OrderCharge,
  OrderItem,
  OrderPricing,
  OrderStatus,
  Tracking,
} from 'shared-domain/orders';
import type { HoldKind } from 'shared-domain/receivables';
import type { Taken } from '../../catalogue/stock/index.ts';
import type { WithEntries } from '../../requests/audit/index.ts';
import type { FollowUp } from '../../requests/follow-ups/index.ts';

/**
 * `reserving`: being placed; `rejected`: never placed. Outside this folder only `placed` ones count as orders.
 */
export type OrderState = 'reserving' | 'placed' | 'rejected';

/** Money sent back to the customer. Amounts in dollars, as everywhere in documents. */
export type Refund = {
  /** Derived from the order and the request's `Idempotency-Key`; also the payment provider's idempotency key. */
  id: string;
  /** Fingerprint of the request, if any: the same key with another body is another request. */
  fingerprint?: string;
  at: Date;
  who: string;
  amount: number;
  /** Empty for money refunded in the provider's own dashboard. */
  lines: { productId: string; quantity: number }[];
  reason?: string;
  /** False if the units can't be sold again and don't return to stock. */
  restock?: boolean;
  /** The payment provider's own id, once the refund is made. */
  providerId?: string;
  /** `failed`: the provider made it, but the bank returned the money. */
  state: 'asked' | 'done' | 'failed';
};

/** A credit note of a delivered order on account, or one that reverses another. Amounts in dollars. */
export type Credit = {
  /** Derived from the order and the request's `Idempotency-Key`. */
  id: string;
  fingerprint: string;
  /** Its place in the series of credit notes, from 1001; given right after it is stored. */
  number?: number;
  at: Date;
  who: string;
  reason: CreditReason;
  note?: string;
  lines: { productId: string; quantity: number }[];
  /** Negative for a reversal. */
  amount: number;
  restock: boolean;
  /** Whether the customer gets it by email. */
  mail: boolean;
  /** The credit note that it reverses. */
  reverses?: string;
};

/** What a driver noted as returned; `settled` once the office has credited or dismissed it. */
export type Returned = {
  /** The driver's update. */
  id: string;
  at: Date;
  who: string;
  lines: { productId: string; quantity: number; reason: CreditReason }[];
  settled: boolean;
};

/** The card that paid, as far as staff may know it: `visa`, and its last four digits. */
export type Card = { brand: string; last4: string };

/** A payment that the customer's bank disputes; amount in dollars. `status` and `reason` are Stripe's. */
export type Dispute = {
  id: string;
  amount: number;
  reason: string;
  status: string;
  /** Until when it can be answered. */
  dueBy?: Date;
  /** When the event that told it was created. */
  at: Date;
};

/** The payment of a DTC order. */
export type Payment = {
  status: 'pending' | 'paid' | 'expired' | 'refunded';
  sessionId: string;
  url: string;
  startedAt?: Date;
  expiresAt: Date;
  amount: number;
  paymentIntent?: string;
  paidAt?: Date;
  /** Fetched from the provider when staff first open the order. */
  paidAmount?: number;
  refundedAmount?: number;
  /** Fetched from the provider when staff first open the order. */
  card?: Card;
  refunds: Refund[];
  disputes?: Dispute[];
  test?: boolean;
};

/** An event of an order: when, by whom (a staff address, customer, payment, system), and a sentence for staff. */
export type TimelineEntry = {
  at: Date;
  who: string;
  event:
    | 'placed'
    | 'status'
    | 'paid'
    | 'expired'
    | 'refunded'
    | 'credited'
    | 'returned'
    | 'mail'
    | 'stock'
    | 'edited'
    | 'tracking'
    | 'disputed'
    | 'released';
  from?: OrderStatus;
  to?: OrderStatus;
  detail?: string;
};

/** Why an order waits because of what its account owes; `released` once staff let it go. */
export type Held = {
  kind: HoldKind;
  why: string;
  at: Date;
  released?: { at: Date; who: string; reason: string };
};

/** The parcel; `mail` is the id of the follow-up that mails it to the customer. */
export type StoredTracking = Tracking & { mail: string };

/** An edit of the order's lines, identified by its request (EDIT-8). */
export type EditRecord = {
  id: string;
  fingerprint: string;
  at: Date;
  who: string;
  /** The change of the order's total, in dollars. */
  difference: number;
};

/** A line of an order, and how many units of it were refunded or credited. */
export type StoredItem = OrderItem & { refunded?: number };

/** The rates that an order stored before it stored its charges: thousandths of a per cent, and cents a unit. */
export type FormerRates = {
  gst: number;
  pst: number;
  hst: number;
  alcoholTax: number;
  depositPerUnit: number;
};

/** An order as it is stored: the order of shared-domain (dollars), and what processing it needs. */
export type OrderDocument = WithEntries &
  Omit<NewOrder, 'id' | 'orderDate' | 'timeline' | 'items' | 'charges' | 'pricing'> & {
    _id: string;
    state: OrderState;
    /** The attempt that placed or is placing it, and owns its reservations. */
    attempt: string;
    reservedAt: Date;
    /** Incremented by every change, so that concurrent changes can't overwrite each other. */
    version: number;
    items: StoredItem[];
    /** Missing in old orders: read it with `chargesOf`. */
    charges?: OrderCharge[];
    pricing: OrderPricing & { rates?: FormerRates };
    orderDate: Date;
    status: OrderStatus;
    payment?: Payment;
    credits?: Credit[];
    returned?: Returned;
    tracking?: StoredTracking;
    timeline: TimelineEntry[];
    composition?: Composition;
    /** Placed by staff, or by a contact of the account who had opened a mailed link (LICENCE-20). */
    isVouched?: boolean;
    /** Until when a pending order waits for staff (ORDER-30). */
    review?: { until: Date } | undefined;
    /** Why it waits because of what its account owes, and how staff released it (RECEIVABLE-10). */
    held?: Held | undefined;
    /** A keyed hash of the address that placed it, of customers' orders (STOCK-9, ORDER-30). */
    asker?: string;
    /** The stock that this order holds; empty once returned. */
    taken: Taken[];
    /** The attempt under which a restore or edit in progress takes stock. */
    restoring?: { attempt: string; at: Date; adds: { productId: string; quantity: number }[] };
    followUps: FollowUp[];
    /** Lines removed by edits, with the price they get back if added again (EDIT-2). */
    former?: RemovedLine[];
    edits?: EditRecord[];
    /** Its day, from each change until the day's sums include it (ADR 085). */
    uncounted?: Day;
    /** What it is found by: folded texts, and each end of its number's digits (ADR 085). */
    texts?: string[];
    numberEnds?: string[];
    /** Texts of before a change, until they are removed from the list of texts. */
    formerTexts?: string[];
    updatedAt: Date;
  };
