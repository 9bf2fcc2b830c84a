import { accepted } from '../contact.ts';
import { dtcOrderRequest, kegOrderRequest, keyHeaders, licenseeOrderRequest } from '../order-requests.ts';
import { dtcOrderPlaced, formerOrdersJson, formerOrdersLink, orderJson, paymentState } from '../orders.ts';
import type { Endpoint } from './endpoint.ts';

const orderProblems = [
  'price_changed',
  'out_of_stock',
  'idempotency_key_invalid',
  'idempotency_conflict',
] as const;

/** Placing orders, paying them, and seeing former ones. */
export const orderingEndpoints = {
  placeLicenseeOrder: {
    method: 'POST',
    path: '/api/orders/licensee',
    who: 'licensee',
    summary: 'A wholesale order on account',
    headers: keyHeaders,
    request: licenseeOrderRequest,
    status: 201,
    response: orderJson,
    problems: [...orderProblems, 'licence_required'],
  },
  placeKegOrder: {
    method: 'POST',
    path: '/api/orders/keg',
    who: 'all',
    summary: 'A keg order; says how its two mails went',
    headers: keyHeaders,
    request: kegOrderRequest,
    status: 201,
    response: orderJson,
    problems: orderProblems,
  },
  placeDtcOrder: {
    method: 'POST',
    path: '/api/orders/dtc',
    who: 'all',
    summary: 'A retail order; `url` is the payment page',
    headers: keyHeaders,
    request: dtcOrderRequest,
    status: 201,
    response: dtcOrderPlaced,
    problems: [...orderProblems, 'store_closed', 'payment_start_failed'],
  },
  readPayment: {
    method: 'GET',
    path: '/api/orders/dtc/:id/payment',
    who: 'placer',
    summary: 'The state of the payment, for the payment-success page',
    status: 200,
    response: paymentState,
    problems: ['order_not_found'],
  },
  cancelPayment: {
    method: 'POST',
    path: '/api/orders/dtc/:id/cancel-payment',
    who: 'placer',
    summary: 'End the payment session and give the stock back',
    status: 200,
    response: paymentState,
    problems: ['order_not_found', 'payment_closed'],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    who: 'stripe',
    summary: 'Signed events of the payment provider; idempotent by event id',
    status: 200,
    problems: ['webhook_refused'],
  },
  formerOrders: {
    method: 'GET',
    path: '/api/licensee/orders',
    who: 'licensee',
    summary: 'Former orders that this browser placed, or that a mailed link opened',
    status: 200,
    response: formerOrdersJson,
    problems: ['licence_required'],
  },
  linkFormerOrders: {
    method: 'POST',
    path: '/api/licensee/orders/link',
    who: 'licensee',
    summary: 'Ask for the link to former orders by email, or open them with its token',
    request: formerOrdersLink,
    status: 202,
    response: accepted,
    problems: ['licence_required', 'link_invalid', 'link_expired', 'link_used'],
  },
} as const satisfies Record<string, Endpoint>;
