import { z } from 'zod';
import { FORMER_ORDER_SORTS, ORDER_SORTS } from '../../selling/orders/index.ts';
import { dollars, nextCursor, paging, queryList } from './fields.ts';
import { orderJson } from './orders.ts';

const day = z.string().max(40).describe('A day (YYYY-MM-DD, company time zone) or an instant');

/** The order list's filters, sort and page. */
export const orderListQuery = z.object({
  ...paging,
  cursor: z
    .string()
    .max(2000)
    .optional()
    .describe("The `nextCursor` of the previous page with the same sort; may contain a customer's name"),
  sort: z
    .enum([...ORDER_SORTS, ...FORMER_ORDER_SORTS])
    .optional()
    .describe(
      'By `orderDate` or `totalAmount`, `-` is descending; newest first by default and for former sorts',
    ),
  status: queryList.optional(),
  channel: queryList.optional(),
  payment: queryList.optional(),
  sold: z
    .literal('1')
    .optional()
    .describe('What the dashboard counts: paid where payment is due, not cancelled'),
  look: z
    .literal('1')
    .optional()
    .describe('Needs attention: its payment disagrees, or a mail or other follow-up failed'),
  licence: z.string().trim().max(50).optional().describe('Of this licence number exactly'),
  search: z.string().trim().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const orderListJson = z.object({
  orders: z.array(orderJson),
  counts: z
    .record(z.string(), z.number())
    .optional()
    .describe(
      'On the first page, unless a search finds over 1,000: orders by status under the other filters',
    ),
  total: z.number().int().optional().describe('With `counts`: orders under all filters'),
  totalAmount: dollars.optional().describe('Their total, with tax'),
  revenue: dollars
    .optional()
    .describe("Their lines' total before tax, deposit and shipping, less refunded units"),
  nextCursor,
});
export type OrderListJson = z.infer<typeof orderListJson>;

/** The data of `GET /api/admin/orders/events`. */
export const orderEvent = z.object({
  kind: z.enum(['placed', 'changed']),
  id: z.string(),
  order: orderJson.optional(),
});
export type OrderEvent = z.infer<typeof orderEvent>;
