import { Router } from 'express';
import {
  eventsQuery,
  type OrderDetailJson,
  orderBulkChange,
  orderListQuery,
  orderMailKinds,
  orderStatusChange,
  refundRequest,
} from 'shared-domain/contracts';
import { z } from 'zod';
import { entryOf } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { eventStream } from '../live/index.ts';
import { cardOf } from '../payments/card.ts';
import { refundOrder } from '../payments/refund.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { changeStatus } from './change-status.ts';
import { setStatuses } from './change-statuses.ts';
import { customerOrders } from './customer-orders.ts';
import { mailsOf } from './first-mails.ts';
import { listOrders } from './list.ts';
import { mailLogOf } from './mail-log.ts';
import { orderModel } from './model.ts';
import { orderMails } from './order-mails.ts';
import { presentOrder } from './present.ts';
import { ticketOf } from './request.ts';
import { findOrder, reviseOrder } from './revise.ts';

const params = z.object({ id: z.string().max(40) });

/** Orders for staff: the list and its changes, one order, its status, refunds, its mails again. */
export function adminOrderRoutes(deps: Deps, worker: Worker): Router {
  const router = Router();
  router.use('/admin/orders', limit(deps, 'staff'), requireStaff);
  router.get(
    '/admin/orders',
    validated({ query: orderListQuery }, async ({ query }, _request, response) => {
      response.json(await listOrders(deps, query));
    }),
  );
  router.get('/admin/orders/events', orderEvents(deps));
  router.post(
    '/admin/orders/bulk',
    validated({ body: orderBulkChange }, async ({ body }, request, response) => {
      response.json(await setStatuses(deps, worker, body.changes, signedInStaff(request)));
    }),
  );
  router.get('/admin/orders/:id', readOrder(deps));
  router.patch('/admin/orders/:id', setStatus(deps, worker));
  router.post('/admin/orders/:id/refund', refund(deps, worker));
  router.post('/admin/orders/:id/emails/:kind/resend', resendMail(deps));
  return router;
}

function orderEvents(deps: Deps) {
  const stream = eventStream(deps, { topic: 'orders', event: 'changed', data: () => latestChange(deps) });
  return validated({ query: eventsQuery }, ({ query }, request, response) =>
    stream({ query, request, response }),
  );
}

/** The order that changed last; a page that may have missed others reads its list again. */
async function latestChange({ connection }: Deps) {
  const order = await orderModel(connection)
    .findOne({ state: 'placed' })
    .sort({ updatedAt: -1 })
    .maxTimeMS(2_000)
    .lean();
  if (!order) return undefined;
  return { kind: order.version === 1 ? 'placed' : 'changed', id: order._id, order: presentOrder(order) };
}

function readOrder(deps: Deps) {
  return validated({ params }, async ({ params: { id } }, _request, response) => {
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    const [card, bought] = await Promise.all([cardOf(deps, order), customerOrders(deps, order)]);
    const detail: OrderDetailJson = {
      ...presentOrder(order, mailsOf(order)),
      mailLog: mailLogOf(order),
      ...(card ? { card } : {}),
      customerOrders: bought,
    };
    response.json(detail);
  });
}

function setStatus(deps: Deps, worker: Worker) {
  return validated(
    { params, body: orderStatusChange },
    async ({ params: { id }, body }, request, response) => {
      const { email } = signedInStaff(request);
      const { order } = await changeStatus(deps, worker, id, body.status, email, body.from);
      response.json(presentOrder(order));
    },
  );
}

function refund(deps: Deps, worker: Worker) {
  return validated({ params, body: refundRequest }, async ({ params: { id }, body }, request, response) => {
    const who = signedInStaff(request).email;
    const ticket = ticketOf(request, body, who);
    response.json(presentOrder(await refundOrder(deps, worker, id, { wanted: body, who, ticket })));
  });
}

/** The mail goes out again with an id of its own: it was asked for, it is no duplicate. */
function resendMail(deps: Deps) {
  const named = params.extend({ kind: z.string().max(40) });
  return validated({ params: named }, async ({ params: { id, kind } }, request, response) => {
    const staff = signedInStaff(request);
    if (!orderMailKinds.some((known) => known === kind)) throw problem('not_found');
    const at = deps.clock();
    const change = { action: 'order.mail-resent', subject: id, after: { kind } };
    const pendingAudit = entryOf(deps, staff.email, change);
    await replaceGivenUp(deps, id, kind);
    const order = await reviseOrder(deps, id, ({ channel, customerEmail }) => ({
      $push: {
        timeline: { at, who: staff.email, event: 'mail', detail: `The ${kind} mail is sent again` },
        pendingAudit,
        followUps: { $each: orderMails(channel, customerEmail, at).filter(({ data }) => data.mail === kind) },
      },
    }));
    if (!order) throw problem('order_not_found');
    response.status(202).json({ accepted: true });
  });
}

/** What was given up before is settled by the mail that is asked for now. */
async function replaceGivenUp({ connection }: Deps, id: string, mail: string): Promise<void> {
  await orderModel(connection)
    .updateOne(
      { _id: id },
      { $set: { 'followUps.$[old].state': 'done', 'followUps.$[old].data.replaced': true } },
      { arrayFilters: [{ 'old.state': 'given-up', 'old.kind': 'email', 'old.data.mail': mail }] },
    )
    .maxTimeMS(5_000);
}
