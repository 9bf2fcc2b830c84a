import type { Response } from 'express';
import { type Handlers, SENT } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { findOrder } from '../orders/index.ts';
import { problem } from '../problems/index.ts';

/** An order's documents, for staff. */
export const documentHandlers = (deps: Deps): Handlers<'invoice' | 'packingSlip'> => ({
  invoice: ({ params, response }) => sendDocument(deps, params.id, 'invoice', response),
  packingSlip: ({ params, response }) => sendDocument(deps, params.id, 'packing-slip', response),
});

async function sendDocument(deps: Deps, id: string, name: 'invoice' | 'packing-slip', response: Response) {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  // The PDF library is large, and most processes never write one.
  const { invoice, packingSlip } = await import('./order-documents.ts');
  const document = await (name === 'invoice' ? invoice : packingSlip)(order);
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}-${order._id}.pdf"`,
    'Cache-Control': 'no-store',
  });
  response.send(document);
  return SENT;
}
