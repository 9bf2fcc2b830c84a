import { z } from 'zod';
import { valuesIn } from '../../foundation/calls/index.ts';
import { startsAt } from '../../foundation/dates/index.ts';
import { LARGEST_PRICE, LARGEST_STOCK, skuProblemOf, TEXT_LIMITS } from '../../goods/product-fields/index.ts';

export { dollars, type Instant, instant, isInstant } from '../../foundation/fields/index.ts';

/** A product id (SKU) in paths, lines and files. */
export const sku = z
  .string({ error: 'Missing product ID/SKU' })
  .trim()
  .min(1, 'Missing product ID/SKU')
  .max(TEXT_LIMITS.id, `Please use at most ${TEXT_LIMITS.id} characters`);

/** The id of a new product. */
export const newSku = sku.superRefine((id, context) => {
  const message = skuProblemOf(id);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** An order id in a path. */
export const orderId = z.string().max(40);

export const priceField = z
  .number({ error: 'Invalid price (must be a number >= 0)' })
  .min(0, 'Invalid price (must be a number >= 0)')
  .max(LARGEST_PRICE, 'Invalid price (must be a number >= 0)');
export const stockField = z
  .number({ error: 'Invalid stock quantity (must be a number >= 0)' })
  .int('Invalid stock quantity (must be a number >= 0)')
  .min(0, 'Invalid stock quantity (must be a number >= 0)')
  .max(LARGEST_STOCK, 'Invalid stock quantity (must be a number >= 0)');

/** An offer's start or end: a calendar day of the company's time zone, or an instant with its offset. */
export const offerDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Please enter a valid date' })
  .refine((text) => startsAt(text) !== null, 'Please enter a valid date');

/** A true/false in a query string. */
export const queryFlag = z.enum(['true', 'false']).transform((word) => word === 'true');

/** A comma list in a query string; empty entries are dropped, `%2C` is a comma inside a value. */
export const queryList = z.string().max(2000).transform(valuesIn);

/** Paging of a list that can grow. Product lists are complete without `limit`. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(500).optional().describe('The `nextCursor` of the page before'),
};

/** `nextCursor` of a paged answer; left out on the last page. */
export const nextCursor = z.string().optional();
