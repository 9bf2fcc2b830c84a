import { z } from 'zod';
import { orderStatus } from '../../selling/orders/description.ts';
import { CARRIER_IDS, CREDIT_REASONS, carriersOf, trackingNumber } from '../../selling/orders/index.ts';
import { priceField, sku } from './fields.ts';
import { optionalText } from './form-fields.ts';
import { orderJson } from './orders.ts';

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

/** `POST /api/admin/orders/:id/refund`: some lines, an amount with a reason, or, without either, everything left. */
export const refundRequest = z
  .object({
    lines: z
      .array(z.object({ productId: sku, quantity: z.number().int().min(1).max(9999) }))
      .min(1)
      .optional(),
    amount: priceField
      .multipleOf(0.01, 'Please enter dollars and cents')
      .min(0.01, 'Please enter an amount')
      .optional()
      .describe('Dollars, instead of lines'),
    reason: z.string().trim().max(500).optional(),
    restock: z
      .boolean()
      .optional()
      .describe('Whether the refunded units return to stock; they do by default'),
  })
  .refine(({ lines, amount }) => lines === undefined || amount === undefined, {
    path: ['amount'],
    message: 'Please refund lines or an amount, not both',
  })
  .refine(({ amount, reason }) => amount === undefined || Boolean(reason), {
    path: ['reason'],
    message: 'Please say why',
  });
export type RefundRequest = z.input<typeof refundRequest>;

/** `POST /api/admin/orders/:id/credits`. */
export const creditRequest = z.object({
  lines: z.array(z.object({ productId: sku, quantity: z.number().int().min(1).max(9999) })).min(1),
  reason: z.enum(CREDIT_REASONS, { error: 'Please choose a reason' }),
  note: optionalText(200),
  restock: z.boolean().describe('Whether the units return to stock'),
  mail: z.boolean().describe('Whether the customer gets it by email'),
  ofReturns: z.boolean().optional().describe('Whether this settles what a driver noted as returned'),
});
export type CreditRequest = z.input<typeof creditRequest>;

/** `POST /api/admin/orders/:id/credits/:credit/reversal`. */
export const creditReversal = z.object({ note: optionalText(200), mail: z.boolean() });
