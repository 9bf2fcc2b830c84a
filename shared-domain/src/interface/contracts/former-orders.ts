import { z } from 'zod';
import { orderDescription } from '../../selling/orders/description.ts';
import { nextCursor } from './fields.ts';
import { emailField } from './form-fields.ts';
import { trackingJson } from './orders.ts';

/** A former order as its licensee may see it: lines, dates and totals only (ORDER-16). */
export const formerOrderDescription = orderDescription.pick({
  orderDate: true,
  status: true,
  items: true,
  totalAmount: true,
  delivery: true,
  collectEmpties: true,
});
export const formerOrder = formerOrderDescription.extend({
  id: z.string(),
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
