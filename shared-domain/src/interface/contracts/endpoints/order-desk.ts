import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { accepted } from '../contact.ts';
import * as fields from '../fields.ts';
import { eventsQuery } from '../live.ts';
import { followUpsJson, followUpsQuery, sentinelJson } from '../operations.ts';
import { orderBulkChange, orderBulkResult, orderStatusChange, refundRequest } from '../order-changes.ts';
import { orderEditDraft, orderEditJson, orderEditRequest } from '../order-edits.ts';
import { orderEvent, orderListJson, orderListQuery } from '../order-list.ts';
import { keyHeaders } from '../order-requests.ts';
import { orderDetailJson, orderJson } from '../orders.ts';
import { runEvent } from '../runs.ts';
import {
  orderingAccountJson,
  staffOrderRequest,
  staffQuoteJson,
  staffQuoteRequest,
} from '../staff-orders.ts';
import type { EndpointContract } from './endpoint.ts';

const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** Orders and their follow-ups, for staff. */
export const orderDeskEndpoints = {
  adminOrders: {
    ...read,
    role: 'warehouse',
    summary: 'Orders by filters, sort and page',
    query: orderListQuery,
    response: orderListJson,
  },
  placeStaffOrder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary:
      "A customer's order on account, entered by staff; may override a cut-off or minimum with a reason",
    headers: keyHeaders,
    request: staffOrderRequest,
    status: 201,
    response: orderJson,
    problems: [
      'price_changed',
      'out_of_stock',
      'delivery_day_closed',
      'delivery_refused',
      'licence_not_found',
      'licence_lapsed',
      'licence_suspended',
      'idempotency_key_invalid',
      'idempotency_conflict',
    ],
  },
  quoteStaffOrder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Price and delivery days of an order that staff are entering; nothing is stored',
    request: staffQuoteRequest,
    status: 200,
    response: staffQuoteJson,
    problems: ['licence_lapsed', 'licence_suspended'],
  },
  orderingAccount: {
    ...read,
    summary: "An account's details for the order form: contact, kegs, last order, usual lines",
    params: z.object({ number: z.string().max(50) }),
    response: orderingAccountJson,
    problems: ['licence_not_found'],
  },
  orderEvents: {
    ...read,
    role: 'warehouse',
    summary: 'Server-sent events: `changed` for each new or changed order, `runs` after a change of runs',
    query: eventsQuery,
    produces: 'text/event-stream',
    events: z.union([orderEvent, runEvent]),
  },
  adminOrder: {
    ...read,
    role: 'warehouse',
    summary: 'One order with its mails, payment card and customer history',
    params: z.object({ id: fields.orderId }),
    response: orderDetailJson,
    problems: ['order_not_found'],
  },
  changeOrderStatus: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    summary: 'Set the status; cancelling returns stock once, un-cancelling takes it again',
    params: z.object({ id: fields.orderId }),
    request: orderStatusChange,
    status: 200,
    response: orderJson,
    problems: ['order_not_found', 'out_of_stock', 'stale'],
  },
  changeOrderStatuses: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    summary: 'Set the status of many orders; returns the outcome of each',
    request: orderBulkChange,
    status: 200,
    response: orderBulkResult,
  },
  previewOrderEdit: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: "Preview of changing an order's lines; nothing is stored",
    params: z.object({ id: fields.orderId }),
    request: orderEditDraft,
    status: 200,
    response: orderEditJson,
    problems: ['order_not_found', 'edit_refused'],
  },
  editOrder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Change the lines or the note of an order that is not on a truck yet',
    headers: keyHeaders,
    params: z.object({ id: fields.orderId }),
    request: orderEditRequest,
    status: 200,
    response: orderJson,
    problems: [
      'order_not_found',
      'edit_refused',
      'paid_order_dearer',
      'price_changed',
      'out_of_stock',
      'stale',
      'licence_lapsed',
      'licence_suspended',
      'idempotency_key_invalid',
      'idempotency_conflict',
    ],
  },
  refundOrder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Refund a paid order in full or by line; its stock returns once, unless declined',
    headers: keyHeaders,
    params: z.object({ id: fields.orderId }),
    request: refundRequest,
    status: 200,
    response: orderJson,
    problems: [
      'order_not_found',
      'refund_refused',
      'refund_failed',
      'idempotency_key_invalid',
      'idempotency_conflict',
    ],
  },
  resendOrderMail: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Resend the business or customer mail of an order',
    params: z.object({ id: fields.orderId, kind: z.string().max(40) }),
    status: 202,
    response: accepted,
    problems: ['order_not_found', 'not_found'],
  },
  invoice: {
    ...read,
    summary: 'The invoice',
    params: z.object({ id: fields.orderId }),
    produces: 'application/pdf',
    problems: ['order_not_found'],
  },
  packingSlip: {
    ...read,
    role: 'warehouse',
    summary: 'The packing slip',
    params: z.object({ id: fields.orderId }),
    produces: 'application/pdf',
    problems: ['order_not_found'],
  },
  sentinel: { ...read, summary: 'Payments and orders that disagree', response: sentinelJson },
  repairFinding: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Repair a finding; returns the remaining ones',
    params: z.object({ finding: z.string().max(200) }),
    status: 200,
    response: sentinelJson,
    problems: ['finding_not_found', 'repair_refused'],
  },
  followUps: {
    ...read,
    summary: 'Follow-ups that failed for good, or failed and will be retried',
    query: followUpsQuery,
    response: followUpsJson,
  },
  retryFollowUp: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Retry a failed follow-up; returns the remaining ones',
    params: z.object({ id: z.string().max(60) }),
    status: 200,
    response: followUpsJson,
    problems: ['not_found'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
