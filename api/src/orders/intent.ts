import type { Composition } from 'shared-domain/contracts';
import type { OrderCustomer } from 'shared-domain/orders';
import type { Wish } from '../quotes/index.ts';
import type { OrderDocument, Payment } from './document.ts';
import type { Ticket } from './idempotency.ts';

/** A request to place an order: what, for whom, at which shown total. */
export type Intent = {
  ticket: Ticket;
  wish: Wish;
  /** Dollars. */
  expectedTotal: number;
  customer: OrderCustomer;
  composition?: Composition | undefined;
  /** Refuses what may not be ordered at all right now; an order that was placed earlier is answered all the same. */
  refuse?: () => Promise<void>;
  /**
   * How an order of the same key stands now, where it can end without anybody's asking; undefined when it is over and the
   * same request is a new purchase.
   */
  current?: (earlier: OrderDocument) => Promise<OrderDocument | undefined>;
  /** Starts the payment while the stock is held, where the order is paid before it is sent. */
  startPayment?: (order: OrderDocument) => Promise<Payment>;
};
