import { z } from 'zod';
import { promiseJson } from './deliveries.ts';
import { dollars, instant, nextCursor } from './fields.ts';
import { emailField } from './form-fields.ts';
import { kegCounts } from './kegs.ts';
import { orderItemJson, orderStatus, trackingJson } from './orders.ts';

/** A former order as its licensee may see it: lines, dates and totals only (ORDER-16). */
export const formerOrder = z.object({
  id: z.string(),
  orderDate: instant,
  status: orderStatus,
  items: z.array(orderItemJson),
  totalAmount: dollars,
  delivery: promiseJson.optional(),
  collectEmpties: kegCounts.optional(),
  tracking: trackingJson.optional(),
});
/** `POST /api/orders/:id/open`: the token of a keg order's mail (EDIT-14). */
export const ownOrderToken = z.object({ token: z.string().min(1).max(200) });
export const formerOrdersJson = z.object({
  orders: z.array(formerOrder),
  access: z.enum(['browser', 'link']).optional().describe('Placed here, or opened by an emailed link'),
  nextCursor,
});
/** `GET /api/licensee/orders`: a page of them, newest first. */
export const formerOrdersQuery = z.object({ cursor: z.string().max(200).optional() });
export type FormerOrder = z.infer<typeof formerOrder>;
export type FormerOrdersJson = z.infer<typeof formerOrdersJson>;

/** `POST /api/licensee/orders/link`: `email` requests the link, `token` (from the link) opens the orders. */
export const formerOrdersLink = z.union([
  z.object({ email: emailField() }),
  z.object({ token: z.string().min(1).max(800) }),
]);
