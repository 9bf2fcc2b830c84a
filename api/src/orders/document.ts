import type { Composition } from 'shared-domain/contracts';
import type {
  OrderDocument as NewOrder,
  OrderCharge,
  OrderItem,
  OrderPricing,
  OrderStatus,
} from 'shared-domain/orders';
import type { WithEntries } from '../audit/index.ts';
import type { FollowUp } from '../follow-ups/index.ts';
import type { Taken } from '../stock/index.ts';

/** `reserving` orders are on their way, `rejected` ones never came to be; only `placed` ones are orders to anybody. */
export type OrderState = 'reserving' | 'placed' | 'rejected';

/** Money sent back to the customer. Amounts in dollars, as everywhere in documents. */
export type Refund = {
  /** Made of the order and the `Idempotency-Key` that it was asked under; the payment provider's idempotency key, too. */
  id: string;
  /** Of the request that asked for it, where one did: the same key with another body is another request. */
  fingerprint?: string;
  at: Date;
  who: string;
  amount: number;
  /** Empty for money that went back by the provider's own dashboard. */
  lines: { productId: string; quantity: number }[];
  reason?: string;
  /** False where the units can't be sold again and don't go back into stock. */
  restock?: boolean;
  /** The payment provider's own id, once it has done it. */
  providerId?: string;
  /** `failed`: the provider had done it, and a bank sent the money back. */
  state: 'asked' | 'done' | 'failed';
};

/** The card that paid, as far as staff may know it: `visa`, and its last four digits. */
export type Card = { brand: string; last4: string };

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
  /** What the provider says was paid, in dollars. */
  paidAmount?: number;
  refundedAmount?: number;
  /** Asked of the provider when staff first look at the order. */
  card?: Card;
  refunds: Refund[];
  test?: boolean;
};

/** What happened to an order: when, by whom (a staff address, customer, payment, system), and a sentence for staff. */
export type TimelineEntry = {
  at: Date;
  who: string;
  event: 'placed' | 'status' | 'paid' | 'expired' | 'refunded' | 'mail' | 'stock';
  from?: OrderStatus;
  to?: OrderStatus;
  detail?: string;
};

/** A line of an order, and how many units of it were refunded. */
export type StoredItem = OrderItem & { refunded?: number };

/** The rates that an order kept before it kept its charges: thousandths of a per cent, and cents a unit. */
export type FormerRates = {
  gst: number;
  pst: number;
  hst: number;
  alcoholTax: number;
  depositPerUnit: number;
};

/** An order as it is stored: the rule book's order (dollars), and what it takes to run it. */
export type OrderDocument = WithEntries &
  Omit<NewOrder, 'id' | 'orderDate' | 'timeline' | 'items' | 'charges' | 'pricing'> & {
    _id: string;
    state: OrderState;
    /** The attempt that placed (or is placing) it: the token of its stock. */
    attempt: string;
    reservedAt: Date;
    /** Raised by every change, so that two changes at once can't lose one. */
    version: number;
    items: StoredItem[];
    /** Left out by orders of former times: read it with `chargesOf`. */
    charges?: OrderCharge[];
    pricing: OrderPricing & { rates?: FormerRates };
    orderDate: Date;
    status: OrderStatus;
    payment?: Payment;
    timeline: TimelineEntry[];
    composition?: Composition;
    /** What this order has of the stock right now; empty once it was given back. */
    taken: Taken[];
    /** A cancelled order on its way back to life takes its stock again under this attempt. */
    restoring?: { attempt: string; at: Date };
    followUps: FollowUp[];
    updatedAt: Date;
  };
