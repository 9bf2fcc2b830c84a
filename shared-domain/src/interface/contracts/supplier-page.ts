import { z } from 'zod';
import { calendarDay } from '../../selling/delivery/description.ts';
import { instant } from './fields.ts';

/** `POST /api/suppliers/link`: the token of a supplier's link. */
export const supplierPageRequest = z.object({ token: z.string().min(1).max(400) });

const containers = z.int().describe('Bottles, cans and kegs; negative for what came back');

/** What a supplier sees: what of theirs was delivered in the last weeks, and what is in stock (SUPPLIER-20 to SUPPLIER-22). */
export const supplierPageJson = z.object({
  name: z.string(),
  until: instant.describe('When the link ends'),
  at: instant.describe('When this was so'),
  from: calendarDay.describe('The first day of the first week'),
  namesCustomers: z.boolean(),
  deliveries: z.array(
    z.object({
      week: calendarDay.describe('Its Sunday'),
      productId: z.string(),
      area: z.string(),
      customer: z.string().optional(),
      containers,
      millilitres: z.int().nullable().describe('Null without a size'),
    }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ldbSku: z.string().optional(),
      size: z.string().describe("'24 × 473 mL'; empty if it isn't known"),
      inStock: containers,
      delivered: containers.describe('In the last 28 days'),
      days: z.int().nullable().describe('How long the stock lasts; null without a delivery in these days'),
    }),
  ),
});
export type SupplierPageJson = z.infer<typeof supplierPageJson>;

export const supplierLinkParams = z.object({ supplier: z.uuid() });

/** The links that open a supplier's page at the moment. */
export const supplierLinksJson = z.object({
  links: z.array(
    z.object({
      supplier: z.string(),
      url: z.string(),
      until: instant,
      at: instant.describe('When it was made'),
      by: z.string(),
    }),
  ),
});
export type SupplierLinksJson = z.infer<typeof supplierLinksJson>;
