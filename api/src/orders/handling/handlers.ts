import { type OrderDetailJson, orderMailKinds } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import { eventStream } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findOrder, orderMails, orderModel, presentOrder, reviseOrder } from '../order/index.ts';
import { cardOf } from '../payments/index.ts';
import { mailsOf } from '../placing/index.ts';
import { changeStatus } from './change-status.ts';
import { setStatuses } from './change-statuses.ts';
import { customerOrders } from './customer-orders.ts';
import { listOrders } from './list.ts';
import { mailLogOf } from './mail-log.ts';
import { releaseOrder } from './release.ts';

type Names =
  | 'adminOrders'
  | 'orderEvents'
  | 'adminOrder'
  | 'changeOrderStatus'
  | 'changeOrderStatuses'
  | 'releaseOrder'
  | 'resendOrderMail';

/** Orders for staff: the list and its events, one order, its status, resending its mails. */
export const adminOrderHandlers = (
  deps: Deps,
  worker: Worker,
  latestRunDay: () => Promise<object>,
): Handlers<Names> => ({
  adminOrders: ({ query }) => listOrders(deps, query),
  orderEvents: eventStream(deps, {
    topic: 'orders',
    event: 'changed',
    data: () => latestChange(deps),
    also: [
      { topic: 'runs', event: 'runs', data: latestRunDay },
      { topic: 'settings', event: 'settings', data: async () => ({}) },
    ],
  }),
  adminOrder: ({ params }) => readOrder(deps, params.id),
  changeOrderStatus: async ({ params, body, staff }) => {
    const { order } = await changeStatus(deps, worker, params.id, {
      ...body,
      to: body.status,
      who: staff.email,
    });
    return presentOrder(order);
  },
  changeOrderStatuses: ({ body, staff }) => setStatuses(deps, worker, body.changes, staff),
  releaseOrder: async ({ params: { id }, body, staff }) =>
    presentOrder(await releaseOrder(deps, id, { who: staff.email, reason: body.reason })),
  resendOrderMail: (call) => resendMail(deps, call),
});

/** The last changed order; a page that may have missed others refetches its list. */
async function latestChange({ connection }: Deps) {
  const order = await orderModel(connection).findOne({ state: 'placed' }).sort({ updatedAt: -1 }).lean();
  if (!order) return undefined;
  return { kind: order.version === 1 ? 'placed' : 'changed', id: order._id, order: presentOrder(order) };
}

async function readOrder(deps: Deps, id: string): Promise<OrderDetailJson> {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  const [card, bought, proof] = await Promise.all([
    cardOf(deps, order),
    customerOrders(deps, order),
    deps.proofOf(id),
  ]);
  return {
    ...presentOrder(order, mailsOf(order)),
    mailLog: mailLogOf(order),
    ...(card ? { card } : {}),
    customerOrders: bought,
    ...(proof ? { proof } : {}),
    ...(order.held ? { heldWhy: order.held.why } : {}),
  };
}

/** A resent mail gets a new id, so that it isn't dropped as a duplicate. */
async function resendMail(deps: Deps, { params: { id, kind }, staff }: Call<'resendOrderMail'>) {
  if (!orderMailKinds.some((known) => known === kind)) throw problem('not_found');
  const at = deps.clock();
  const change = { action: 'order.mail-resent', subject: id, after: { kind } };
  const pendingAudit = entryOf(deps, staff.email, change);
  await replaceGivenUp(deps, id, kind);
  const order = await reviseOrder(deps, id, ({ channel, customerEmail }) => ({
    $push: {
      timeline: { at, who: staff.email, event: 'mail', detail: `The ${kind} email is being sent again` },
      pendingAudit,
      followUps: { $each: orderMails(channel, customerEmail, at).filter(({ data }) => data.mail === kind) },
    },
  }));
  if (!order) throw problem('order_not_found');
  return { accepted: true as const };
}

/** The resent mail settles the one that failed for good. */
async function replaceGivenUp({ connection }: Deps, id: string, mail: string): Promise<void> {
  await orderModel(connection).updateOne(
    { _id: id },
    { $set: { 'followUps.$[old].state': 'done', 'followUps.$[old].data.replaced': true } },
    { arrayFilters: [{ 'old.state': 'given-up', 'old.kind': 'email', 'old.data.mail': mail }] },
  );
}
