import { accepted } from '../contact.ts';
import { eventsQuery } from '../live.ts';
import { followUpsJson, followUpsQuery, sentinelJson } from '../operations.ts';
import { orderBulkChange, orderBulkResult, orderStatusChange, refundRequest } from '../order-changes.ts';
import { keyHeaders } from '../order-requests.ts';
import { orderDetailJson, orderEvent, orderJson, orderListJson, orderListQuery } from '../orders.ts';
import type { Endpoint } from './endpoint.ts';

const read = { method: 'GET', who: 'staff', status: 200 } as const;

/** Orders and what follows from them, for staff. */
export const orderDeskEndpoints = {
  adminOrders: {
    ...read,
    path: '/api/admin/orders',
    summary: 'Orders, newest first',
    query: orderListQuery,
    response: orderListJson,
  },
  orderEvents: {
    ...read,
    path: '/api/admin/orders/events',
    summary: 'Server-sent events: `changed` for each new or changed order',
    query: eventsQuery,
    produces: 'text/event-stream',
    events: orderEvent,
  },
  adminOrder: {
    ...read,
    path: '/api/admin/orders/:id',
    summary: 'One order, with its mails, the card that paid it and what its customer has bought',
    response: orderDetailJson,
    problems: ['order_not_found'],
  },
  changeOrderStatus: {
    method: 'PATCH',
    path: '/api/admin/orders/:id',
    who: 'staff',
    summary: 'Set the status; cancelling gives stock back once, un-cancelling takes it again',
    request: orderStatusChange,
    status: 200,
    response: orderJson,
    problems: ['order_not_found', 'out_of_stock', 'stale'],
  },
  changeOrderStatuses: {
    method: 'POST',
    path: '/api/admin/orders/bulk',
    who: 'staff',
    summary: 'Set the status of many orders; answers how each fared',
    request: orderBulkChange,
    status: 200,
    response: orderBulkResult,
  },
  refundOrder: {
    method: 'POST',
    path: '/api/admin/orders/:id/refund',
    who: 'staff',
    summary: 'Refund a paid order, whole or by lines; its stock comes back once, unless it is asked not to',
    headers: keyHeaders,
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
    method: 'POST',
    path: '/api/admin/orders/:id/emails/:kind/resend',
    who: 'staff',
    summary: 'Send the business or customer mail of an order again',
    status: 202,
    response: accepted,
    problems: ['order_not_found', 'not_found'],
  },
  invoice: {
    ...read,
    path: '/api/admin/orders/:id/invoice.pdf',
    summary: 'The invoice',
    produces: 'application/pdf',
    problems: ['order_not_found'],
  },
  packingSlip: {
    ...read,
    path: '/api/admin/orders/:id/packing-slip.pdf',
    summary: 'The packing slip',
    produces: 'application/pdf',
    problems: ['order_not_found'],
  },
  sentinel: {
    ...read,
    path: '/api/admin/sentinel',
    summary: 'Payments and orders that disagree',
    response: sentinelJson,
  },
  repairFinding: {
    method: 'POST',
    path: '/api/admin/sentinel/:finding/repair',
    who: 'staff',
    summary: 'Repair a finding; answers what is left',
    status: 200,
    response: sentinelJson,
    problems: ['finding_not_found', 'repair_refused'],
  },
  followUps: {
    ...read,
    path: '/api/admin/follow-ups',
    summary: 'Follow-ups that were given up, or have failed and will be tried again',
    query: followUpsQuery,
    response: followUpsJson,
  },
  retryFollowUp: {
    method: 'POST',
    path: '/api/admin/follow-ups/:id/retry',
    who: 'staff',
    summary: 'Take up again what was given up; answers what is left',
    status: 200,
    response: followUpsJson,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
