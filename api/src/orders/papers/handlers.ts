import type { Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findOrder, type OrderDocument } from '../order/index.ts';
import type { DocumentPage } from './page.ts';

/** An order's documents, for staff. */
export const paperHandlers = (deps: Deps): Handlers<'invoice' | 'packingSlip'> => ({
  invoice: ({ params, response }) => sendDocument(deps, params.id, 'invoice', response),
  packingSlip: ({ params, response }) => sendDocument(deps, params.id, 'packing-slip', response),
});

/** The invoice of an order, as it is now. */
export async function invoiceFile(deps: Deps, order: OrderDocument): Promise<Buffer> {
  // The PDF library is large, and most processes never need it.
  const { invoice } = await import('./order-documents.ts');
  return invoice(order, (await deps.tradeSettings()).seller, await deps.proofOf(order._id));
}

async function sendDocument(deps: Deps, id: string, name: 'invoice' | 'packing-slip', response: Response) {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  return answerPdf(
    response,
    `${name}-${order._id}`,
    name === 'invoice'
      ? await invoiceFile(deps, order)
      : await (await import('./order-documents.ts')).packingSlip(order),
  );
}

/** Answers with a document that `write` draws on an empty page. */
export async function sendPdf(
  response: Response,
  { title, name, at }: { title: string; name: string; at: Date },
  write: (page: DocumentPage) => DocumentPage,
) {
  return answerPdf(response, name, await write(await newDocument(title, at)).finish());
}

/** An empty document with a title. */
export async function newDocument(
  ...given: ConstructorParameters<typeof DocumentPage>
): Promise<DocumentPage> {
  const { DocumentPage: Page } = await import('./page.ts');
  return new Page(...given);
}

/** Answers with a PDF to be shown in the browser. */
export function answerPdf(response: Response, name: string, document: Buffer) {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'no-store',
  });
  response.send(document);
  return SENT;
}
