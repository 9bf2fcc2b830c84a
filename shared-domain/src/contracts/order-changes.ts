import { z } from 'zod';
import { sku } from './fields.ts';
import { orderJson, orderStatus } from './orders.ts';

/** `PATCH /api/admin/orders/:id`. */
const from = orderStatus
  .optional()
  .describe('The status that was on the page: where it is another by now, the change is refused as stale');
export const orderStatusChange = z.object({ status: orderStatus, from });
export type OrderStatusChange = z.input<typeof orderStatusChange>;

/** `POST /api/admin/orders/bulk`: a status each, so that the same call takes a bulk change back. */
export const orderBulkChange = z.object({
  changes: z
    .array(z.object({ id: z.string().min(1).max(40), status: orderStatus, from }))
    .min(1)
    .max(200),
});
export type OrderBulkChange = z.input<typeof orderBulkChange>;

/**
 * How one order of a bulk change fared; `before` is the status to take it back to, `order` how it stands now (also where
 * it was refused as stale).
 */
export const orderBulkResult = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['changed', 'unchanged', 'refused']),
      before: orderStatus.optional(),
      order: orderJson.optional(),
      problem: z
        .object({ code: z.string(), detail: z.string() })
        .optional()
        .describe('Why it was refused: order_not_found, out_of_stock, stale, unavailable'),
    }),
  ),
});
export type OrderBulkResult = z.infer<typeof orderBulkResult>;

/** `POST /api/admin/orders/:id/refund`: without lines, all that is left. */
export const refundRequest = z.object({
  lines: z
    .array(z.object({ productId: sku, quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .optional(),
  reason: z.string().trim().max(500).optional(),
  restock: z
    .boolean()
    .optional()
    .describe('Whether the refunded units go back into stock; left out, they do'),
});
export type RefundRequest = z.input<typeof refundRequest>;
