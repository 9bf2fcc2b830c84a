import type { Deps } from '../../foundation/dependencies.ts';
import { followUp, type Handler, type Worker } from '../../requests/follow-ups/index.ts';
import { findOrder, type OrderDocument, reviseOrder } from '../order/index.ts';
import { orderSource, returnStockNow } from '../placing/index.ts';
import { numberOf } from './series.ts';

/** Follow-up handler that gives a credit its number, and then mails the customer (CREDIT-2). */
export function creditNumberHandler(deps: Deps): Handler {
  return async (record, { data }) => {
    const id = data.credit as string;
    const number = await numberOf(deps, record._id, id);
    await reviseOrder(deps, record._id, ({ credits = [], customerEmail }) => {
      const place = credits.findIndex((credit) => credit.id === id && credit.number === undefined);
      if (place < 0) return undefined;
      const mail = { mail: 'credited', to: customerEmail, credit: id };
      return {
        $set: { [`credits.${place}.number`]: number },
        ...(credits[place]?.mail ? { $push: { followUps: followUp('email', deps.clock(), mail) } } : {}),
      };
    });
    return 'done';
  };
}

/** Carries out at once what a credit owes; the worker retries what fails. Returns the order as it is then. */
export async function settleNow(deps: Deps, worker: Worker, order: OrderDocument): Promise<OrderDocument> {
  const due = order.followUps.filter(({ kind, state }) => kind === 'credit-number' && state === 'due');
  for (const { id } of due) await worker.attempt(orderSource(deps), order._id, id).catch(() => 'later');
  await returnStockNow(deps, worker, order);
  return (await findOrder(deps, order._id)) ?? order;
}
