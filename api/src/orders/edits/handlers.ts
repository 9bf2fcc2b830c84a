import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { refuseWithoutPasskey } from '../../requests/protections/index.ts';
import { findOrder, presentOrder } from '../order/index.ts';
import { idempotencyKeyOf, orderSource, returnStockNow } from '../placing/index.ts';
import { editOrder } from './edit.ts';
import { moveDay, previewDayMove, type TakeOffRun } from './move-day.ts';
import { previewEdit } from './preview.ts';
import { refundLater } from './refund-later.ts';
import type { IsOnTheRoad } from './refusals.ts';

/** Editing orders: preview and edit of one, and moving a day's orders to another day. */
export const orderEditHandlers = (
  deps: Deps,
  worker: Worker,
  isOnTheRoad: IsOnTheRoad,
  takeOffRun: TakeOffRun,
): Handlers<'previewOrderEdit' | 'editOrder' | 'previewDayMove' | 'moveDay'> => ({
  previewOrderEdit: ({ params, body }) => previewEdit(deps, params.id, body, isOnTheRoad),
  editOrder: (call) => edit(deps, worker, isOnTheRoad, takeOffRun, call),
  previewDayMove: ({ params, query }) => previewDayMove(deps, params.day, query.to, isOnTheRoad),
  moveDay: (call) => moveDay(deps, call, isOnTheRoad, takeOffRun),
});

async function edit(
  deps: Deps,
  worker: Worker,
  isOnTheRoad: IsOnTheRoad,
  takeOffRun: TakeOffRun,
  { params, body, staff, request }: Call<'editOrder'>,
) {
  const { lines, note, collectEmpties, delivery, from, expectedTotal, reason, mail, sentence } = body;
  const order = await editOrder(
    deps,
    {
      orderId: params.id,
      lines,
      note,
      collectEmpties,
      delivery,
      by: staff.email,
      reason,
      idempotencyKey: idempotencyKeyOf(request, body),
      refund: refundLater,
      beforeRefund: () => refuseWithoutPasskey(deps, request),
      beforeMove: () => takeOffRun(staff.email, params.id),
      seen: from,
      expectedTotal,
      mail: { isWanted: mail, sentence },
    },
    isOnTheRoad,
  );
  await returnStockNow(deps, worker, order);
  const refunds = order.followUps.filter(({ kind, state }) => kind === 'refund' && state === 'due');
  for (const { id } of refunds) await worker.attempt(orderSource(deps), order._id, id).catch(() => 'later');
  return presentOrder((await findOrder(deps, order._id)) ?? order);
}
