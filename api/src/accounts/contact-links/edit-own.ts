import type { Request } from 'express';
import type { FormerOrder, OwnEditJson, ownEditDraft, ownEditRequest } from 'shared-domain/contracts';
import { ownChangeProblemOf, tooManyChanges } from 'shared-domain/order-edits';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { type EditIntent, editId, editOrder, noteOf, previewEdit } from '../../orders/edits/index.ts';
import { type OrderDocument, presentFormerOrder } from '../../orders/order/index.ts';
import { idempotencyKeyOf, returnStockNow } from '../../orders/placing/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { ON_A_TRUCK, ownOrder } from './own-order.ts';

/** Where an order of a customer is: whether on a truck, and how it leaves its run. */
export type OwnRuns = {
  isOnTheRoad: (orderId: string) => Promise<boolean>;
  takeOffRun: (who: string, orderId: string) => Promise<void>;
};

const CUSTOMER = 'customer';

/** Previews a customer's change of their order; without lines the order as it is (EDIT-12). */
export async function previewOwnEdit(
  deps: Deps,
  runs: OwnRuns,
  request: Request,
  id: string,
  asked: z.output<typeof ownEditDraft>,
): Promise<OwnEditJson> {
  const order = await ownOrder(deps, request, id);
  const lines = order.items.map(({ productId, quantity }) => ({ productId, quantity }));
  const wanted = { ...intentOf(order, { ...asked, lines: asked.lines ?? lines }), isOwn: true };
  const { stock: _, mail: __, refund: ___, ...shown } = await previewEdit(deps, id, wanted, runs.isOnTheRoad);
  const refusal = (await refusalOf(deps, runs, order)) ?? shown.refusal;
  const { delivery } = order;
  return {
    ...shown,
    ...(refusal ? { refusal } : {}),
    current: { lines, note: noteOf(order), ...(delivery ? { delivery } : {}) },
  };
}

/**
 * Changes a customer's own order (EDIT-12): the same edit as one of staff, without a reason to pass a cut-off or minimum. Throws
 * `order_not_found`, also for others, `edit_refused` once it is too late or too often, and what an edit throws.
 */
export async function editOwnOrder(
  deps: Deps,
  worker: Worker,
  runs: OwnRuns,
  request: Request,
  id: string,
  body: z.output<typeof ownEditRequest>,
): Promise<FormerOrder> {
  const order = await ownOrder(deps, request, id);
  const { from, expectedTotal } = body;
  const idempotencyKey = idempotencyKeyOf(request, body);
  const isRepeated = order.edits?.some((made) => made.id === editId({ orderId: id, idempotencyKey }));
  const reason = isRepeated ? undefined : await refusalOf(deps, runs, order);
  if (reason !== undefined) throw problem('edit_refused', { values: { reason } });
  const intent = {
    ...{ orderId: id, by: CUSTOMER, isOwn: true, idempotencyKey, seen: from, expectedTotal },
    ...intentOf(order, body),
    beforeMove: () => runs.takeOffRun(CUSTOMER, id),
  };
  const edited = await editOrder(deps, intent, runs.isOnTheRoad).catch((failure: unknown) => {
    // Staff's view of the order isn't for customers.
    throw failure instanceof Problem && failure.code === 'stale' ? problem('stale') : failure;
  });
  await returnStockNow(deps, worker, edited);
  return presentFormerOrder(edited);
}

/** A delivery that isn't asked to move is asked for again, so that its cut-off and minimum hold for the new lines. */
function intentOf(
  { delivery: promised }: OrderDocument,
  { lines, note, delivery }: Pick<EditIntent, 'lines' | 'note' | 'delivery'>,
): Pick<EditIntent, 'lines' | 'note' | 'delivery'> {
  const same = promised?.kind === 'delivery' ? { kind: promised.kind, day: promised.day } : undefined;
  return { lines, note, delivery: delivery ?? same };
}

async function refusalOf(deps: Deps, { isOnTheRoad }: OwnRuns, order: OrderDocument) {
  const times = (order.edits ?? []).filter(({ who }) => who === CUSTOMER).length;
  return (
    ownChangeProblemOf(order, deps.clock(), 'changed') ??
    tooManyChanges(times) ??
    ((await isOnTheRoad(order._id)) ? ON_A_TRUCK : undefined)
  );
}
