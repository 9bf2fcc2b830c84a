import type { Composition } from 'shared-domain/contracts';
import type { OrderCustomer } from 'shared-domain/orders';
import type { CartRequest, Source } from '../../catalogue/quotes/index.ts';
import type { DeliveryRequest } from '../../catalogue/zones/index.ts';
import type { OrderDocument, Payment } from '../order/index.ts';
import type { OrderKey } from './idempotency.ts';

/** A request to place an order: what, for whom, and the total that was shown. */
export type Intent = {
  idempotencyKey: OrderKey;
  cartRequest: CartRequest;
  /** Dollars. */
  expectedTotal: number;
  customer: OrderCustomer;
  delivery?: DeliveryRequest | undefined;
  /**
   * For units that are already set aside: `products` are priced as given, and no stock is taken (ALLOCATION-8).
   */
  setAside?: { products: Source };
  composition?: Composition | undefined;
  /** The member of staff who places it, and the reason for overriding a cut-off or minimum (ORDER-21, ORDER-22). */
  staff?: { email: string; passing?: string | undefined };
  /** By staff, or by a contact of the account who opened a mailed link (LICENCE-20). */
  isVouched?: boolean;
  /** The caller's hash, for an order that holds stock before it is paid or confirmed (STOCK-9, ORDER-30). */
  asker?: string;
  /**
   * Refuses what may not be ordered now; called before and after stock is held. A repeated request for a placed order is
   * still answered.
   */
  refuse?: () => Promise<void>;
  /**
   * The current state of an earlier order with the same key, if it could have ended by itself; undefined if it is over
   * and the same request is a new purchase.
   */
  current?: (earlier: OrderDocument) => Promise<OrderDocument | undefined>;
  /** The lease of its first mails, if the request that places it sends them itself when there is time. */
  mailLease?: string;
  /** Starts the payment while the stock is reserved, for orders paid before they are sent. */
  startPayment?: (order: OrderDocument) => Promise<Payment>;
};
