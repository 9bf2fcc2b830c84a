import type { Response } from 'express';
import { type Handlers, SENT } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import type { OrderDocument } from '../orders/index.ts';
import { findOrder } from '../orders/index.ts';
import { problem } from '../problems/index.ts';
import { invoice, packingSlip } from './order-documents.ts';

/** An order's documents, for staff. */
export const documentHandlers = (deps: Deps): Handlers<'invoice' | 'packingSlip'> => ({
  invoice: ({ params, response }) =>
    sendPaper(deps, params.id, { name: 'invoice', write: invoice }, response),
  packingSlip: ({ params, response }) =>
    sendPaper(deps, params.id, { name: 'packing-slip', write: packingSlip }, response),
});

type Paper = { name: string; write: (order: OrderDocument) => Promise<Buffer> };

async function sendPaper(deps: Deps, id: string, { name, write }: Paper, response: Response) {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}-${order._id}.pdf"`,
    'Cache-Control': 'no-store',
  });
  response.send(await write(order));
  return SENT;
}
