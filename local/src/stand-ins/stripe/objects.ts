/** The part of Stripe's objects that we read, in Stripe's own field names. Amounts are cents, times Unix seconds. */
export type Metadata = Record<string, string>;

export type LineItem = {
  id: string;
  object: 'item';
  description: string;
  quantity: number;
  currency: string;
  amount_subtotal: number;
  amount_tax: number;
  amount_discount: number;
  amount_total: number;
  price: {
    id: string;
    object: 'price';
    currency: string;
    unit_amount: number;
    product: string;
    type: 'one_time';
  };
};

export type CustomerDetails = { email: string | null; name: string | null; phone: null; address: null };

export type Session = {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  livemode: false;
  mode: 'payment';
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  payment_method_types: string[];
  client_reference_id: string | null;
  customer: null;
  customer_email: string | null;
  customer_details: CustomerDetails | null;
  metadata: Metadata;
  locale: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
};

/** A session as it is stored, with the fields that Stripe returns only on request. */
export type StoredSession = { id: string; session: Session; lineItems: LineItem[]; intentMetadata: Metadata };

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  created: number;
  amount: number;
  amount_received: number;
  currency: string;
  status: 'succeeded' | 'requires_payment_method';
  latest_charge: string | null;
  metadata: Metadata;
  livemode: false;
  last_payment_error: { code: string; message: string; type: 'card_error' } | null;
};

export type CardDetails = { brand: string; last4: string };

export type Charge = {
  id: string;
  object: 'charge';
  created: number;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: true;
  paid: true;
  refunded: boolean;
  status: 'succeeded';
  payment_intent: string;
  metadata: Metadata;
  livemode: false;
  receipt_email: string | null;
  payment_method_details: { type: 'card'; card: CardDetails };
};

export type Refund = {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  metadata: Metadata;
  status: 'succeeded' | 'failed';
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  data: { object: Session | PaymentIntent | Charge | Refund };
};
