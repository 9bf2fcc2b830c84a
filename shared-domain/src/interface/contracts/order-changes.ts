import { z } from 'zod';
import { CARRIER_IDS, carriersOf, trackingNumber } from '../../selling/orders/index.ts';
import { sku } from './fields.ts';
import { orderJson, orderStatus } from './orders.ts';

/** `PATCH /api/admin/orders/:id`. */
const from = orderStatus
  .optional()
  .describe('The status that the page showed: if it is another by now, the change is refused as stale');

/** A parcel as staff enter it (SHIPPING-9); null removes an earlier one, undefined keeps it. */
const tracking = z
  .object({
    carrier: z.enum(CARRIER_IDS, { error: 'Please choose a carrier' }),
    number: z.string().trim().max(60).overwrite(trackingNumber),
  })
  .refine(({ carrier, number }) => carriersOf(number).includes(carrier), {
    path: ['number'],
    message: "Please enter the number as on the carrier's label",
  })
  .nullish();

type Shipped = { status: z.infer<typeof orderStatus>; tracking?: z.infer<typeof tracking> | undefined };
const hasLeft = ({ status, tracking }: Shipped): boolean =>
  !tracking || status === 'shipped' || status === 'delivered';
const notYet = { path: ['tracking'], message: 'Only an order that has left can be tracked' };

export const orderStatusChange = z.object({ status: orderStatus, from, tracking }).refine(hasLeft, notYet);
export type OrderStatusChange = z.input<typeof orderStatusChange>;

/** `POST /api/admin/orders/bulk`: a status for each order, so that the same call can undo a bulk change. */
export const orderBulkChange = z.object({
  changes: z
    .array(
      z
        .object({ id: z.string().min(1).max(40), status: orderStatus, from, tracking })
        .refine(hasLeft, notYet),
    )
    .min(1)
    .max(200),
});
export type OrderBulkChange = z.input<typeof orderBulkChange>;

/**
 * The outcome for one order of a bulk change; `before` is the status to undo it to, `order` its current state (also if
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

/** `POST /api/admin/orders/:id/refund`: without lines, everything left. */
export const refundRequest = z.object({
  lines: z
    .array(z.object({ productId: sku, quantity: z.number().int().min(1).max(9999) }))
    .min(1)
    .optional(),
  reason: z.string().trim().max(500).optional(),
  restock: z.boolean().optional().describe('Whether the refunded units return to stock; they do by default'),
});
export type RefundRequest = z.input<typeof refundRequest>;
