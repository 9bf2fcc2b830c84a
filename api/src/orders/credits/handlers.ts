import type { Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findOrder, type OrderDocument, presentOrder } from '../order/index.ts';
import { sendPdf } from '../papers/index.ts';
import { idempotencyKeyOf } from '../placing/index.ts';
import { creditOrder, reverseCredit } from './credit.ts';
import { creditNoteOf, writeCreditNote } from './credit-note.ts';
import { settleNow } from './number.ts';
import { dismissReturns } from './returns.ts';

/** Credit notes of delivered wholesale and keg orders, for staff. */
export const creditHandlers = (
  deps: Deps,
  worker: Worker,
): Handlers<'creditOrder' | 'reverseCredit' | 'dismissReturns' | 'creditNote'> => ({
  creditOrder: async ({ params: { id }, body, staff, request }) => {
    const asked = { id, who: staff.email, idempotencyKey: idempotencyKeyOf(request, body) };
    return presentOrder(await settleNow(deps, worker, await creditOrder(deps, asked, body)));
  },
  reverseCredit: async ({ params: { id, credit }, body, staff, request }) => {
    const asked = { id, who: staff.email, idempotencyKey: idempotencyKeyOf(request, body) };
    await reverseCredit(deps, asked, credit, body);
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    return presentOrder(await settleNow(deps, worker, order));
  },
  dismissReturns: async ({ params: { id }, staff }) =>
    presentOrder(await dismissReturns(deps, id, staff.email)),
  creditNote: async ({ params: { id, credit }, response }) => {
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    return sendCreditNote(deps, order, credit, response);
  },
});

/** Answers with a credit note of an order as a PDF. */
export async function sendCreditNote(deps: Deps, order: OrderDocument, credit: string, response: Response) {
  const known = creditNoteOf(order, credit);
  if (!known) throw problem('not_found');
  const { number, credit: stored } = known;
  const document = { title: `Credit note ${number}`, name: `credit-note-${number}`, at: stored.at };
  const { seller } = await deps.tradeSettings();
  return sendPdf(response, document, (page) => writeCreditNote(page, order, known, seller));
}
