import { Router } from 'express';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import type { OrderDocument } from '../orders/document.ts';
import { findOrder } from '../orders/revise.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, validated } from '../protections/index.ts';
import { invoice, packingSlip } from './order-documents.ts';

const params = z.object({ id: z.string().max(40) });

/** An order's papers, for staff. */
export function documentRoutes(deps: Deps): Router {
  const router = Router();
  const staff = [limit(deps, 'staff'), requireStaff];
  router.get('/admin/orders/:id/invoice.pdf', staff, paper(deps, 'invoice', invoice));
  router.get('/admin/orders/:id/packing-slip.pdf', staff, paper(deps, 'packing-slip', packingSlip));
  return router;
}

function paper(deps: Deps, name: string, write: (order: OrderDocument) => Promise<Buffer>) {
  return validated({ params }, async ({ params: { id } }, _request, response) => {
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}-${order._id}.pdf"`,
      'Cache-Control': 'no-store',
    });
    response.send(await write(order));
  });
}
