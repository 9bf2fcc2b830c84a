import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { accepted } from '../contact.ts';
import { deliveryDaysJson, deliveryDaysRequest } from '../deliveries.ts';
import * as fields from '../fields.ts';
import {
  formerOrder,
  formerOrdersJson,
  formerOrdersLink,
  formerOrdersQuery,
  ownOrderToken,
} from '../former-orders.ts';
import { ownEditDraft, ownEditJson, ownEditRequest } from '../order-edits.ts';
import { dtcOrderRequest, kegOrderRequest, keyHeaders, licenseeOrderRequest } from '../order-requests.ts';
import { dtcOrderPlaced, orderJson, paymentState } from '../orders.ts';
import type { EndpointContract } from './endpoint.ts';

const orderProblems = [
  'price_changed',
  'out_of_stock',
  'idempotency_key_invalid',
  'idempotency_conflict',
] as const;

const deliveryProblems = ['delivery_day_closed', 'delivery_refused'] as const;

/** Placing, paying and looking up orders. */
export const orderingEndpoints = {
  deliveryDays: {
    who: 'all',
    rate: 'quote',
    summary: "The next delivery days of a cart, and what it still needs for its zone's minimum",
    request: deliveryDaysRequest,
    status: 200,
    response: deliveryDaysJson,
  },
  placeLicenseeOrder: {
    who: 'licensee',
    accountRole: 'order',
    rate: 'order',
    presentOnly: true,
    goodStanding: 'session',
    standingByHandler: true,
    summary: 'A wholesale order on account',
    headers: keyHeaders,
    request: licenseeOrderRequest,
    status: 201,
    response: orderJson,
    problems: [
      ...orderProblems,
      ...deliveryProblems,
      'licence_required',
      'licence_lapsed',
      'licence_suspended',
      'account_role_refused',
    ],
  },
  placeKegOrder: {
    who: 'all',
    rate: 'order',
    presentOnly: true,
    summary: 'A keg order; reports the outcome of its two mails',
    headers: keyHeaders,
    request: kegOrderRequest,
    status: 201,
    response: orderJson,
    problems: [...orderProblems, ...deliveryProblems],
  },
  placeDtcOrder: {
    who: 'all',
    rate: 'order',
    presentOnly: true,
    summary: 'A retail order; `url` is the payment page',
    headers: keyHeaders,
    request: dtcOrderRequest,
    status: 201,
    response: dtcOrderPlaced,
    problems: [...orderProblems, 'store_closed', 'payment_start_failed'],
  },
  readPayment: {
    who: 'placer',
    rate: 'read',
    summary: 'The state of the payment, for the payment-success page',
    params: z.object({ id: fields.orderId }),
    status: 200,
    response: paymentState,
    problems: ['order_not_found'],
  },
  cancelPayment: {
    who: 'placer',
    rate: 'order',
    summary: 'End the payment session and return the stock',
    params: z.object({ id: fields.orderId }),
    status: 200,
    response: paymentState,
    problems: ['order_not_found', 'payment_closed'],
  },
  cancelOwnOrder: {
    who: 'placer',
    accountRole: 'order',
    rate: 'order',
    presentOnly: true,
    summary:
      'Cancel a wholesale or keg order until its day closes, also by a contact who opened an emailed link',
    params: z.object({ id: fields.orderId }),
    status: 200,
    response: accepted,
    problems: ['order_not_found', 'cancel_refused', 'account_role_refused'],
  },
  openOwnOrder: {
    who: 'all',
    rate: 'form',
    summary: 'Open a keg order with the token of its mail; this browser may then change or cancel it',
    params: z.object({ id: fields.orderId }),
    request: ownOrderToken,
    status: 200,
    response: formerOrder,
    problems: ['order_not_found'],
  },
  previewOwnEdit: {
    who: 'placer',
    accountRole: 'order',
    rate: 'quote',
    summary: "Preview of a customer's change of their order; nothing is stored",
    params: z.object({ id: fields.orderId }),
    request: ownEditDraft,
    status: 200,
    response: ownEditJson,
    problems: ['order_not_found', 'edit_refused', 'account_role_refused'],
  },
  editOwnOrder: {
    who: 'placer',
    accountRole: 'order',
    rate: 'order',
    presentOnly: true,
    summary:
      'Change a wholesale or keg order until its day closes, also by a contact who opened an emailed link',
    headers: keyHeaders,
    params: z.object({ id: fields.orderId }),
    request: ownEditRequest,
    status: 200,
    response: formerOrder,
    problems: [
      'order_not_found',
      'edit_refused',
      'stale',
      'account_role_refused',
      'licence_lapsed',
      'licence_suspended',
      ...orderProblems,
      ...deliveryProblems,
    ],
  },
  formerOrders: {
    who: 'licensee',
    rate: 'read',
    summary: 'Former orders that this browser placed or opened by an emailed link',
    query: formerOrdersQuery,
    status: 200,
    response: formerOrdersJson,
    problems: ['licence_required', 'licence_suspended'],
  },
  linkFormerOrders: {
    who: 'licensee',
    rate: 'form',
    summary: 'Request the link to former orders by email, or open them with its token',
    request: formerOrdersLink,
    status: 202,
    response: accepted,
    problems: ['licence_required', 'licence_suspended', 'link_invalid', 'link_expired', 'link_used'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
