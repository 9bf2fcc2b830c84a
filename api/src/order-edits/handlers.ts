import type { Call, Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { findOrder, idempotencyKeyOf, orderSource, presentOrder, returnStockNow } from '../orders/index.ts';
import { editOrder } from './edit.ts';
import { previewEdit } from './preview.ts';

/** Editing orders: the preview and the edit. */
export const orderEditHandlers = (
  deps: Deps,
  worker: Worker,
): Handlers<'previewOrderEdit' | 'editOrder'> => ({
  previewOrderEdit: ({ params, body }) => previewEdit(deps, params.id, body),
  editOrder: (call) => edit(deps, worker, call),
});

async function edit(deps: Deps, worker: Worker, { params, body, staff, request }: Call<'editOrder'>) {
  const { lines, note, collectEmpties, from, expectedTotal, reason, mail, sentence } = body;
  const order = await editOrder(deps, {
    orderId: params.id,
    lines,
    note,
    collectEmpties,
    by: staff.email,
    reason,
    idempotencyKey: idempotencyKeyOf(request, body),
    seen: from,
    expectedTotal,
    mail: { isWanted: mail, sentence },
  });
  await returnStockNow(deps, worker, order);
  const refunds = order.followUps.filter(({ kind, state }) => kind === 'refund' && state === 'due');
  for (const { id } of refunds) await worker.attempt(orderSource(deps), order._id, id).catch(() => 'later');
  return presentOrder((await findOrder(deps, order._id)) ?? order);
}
