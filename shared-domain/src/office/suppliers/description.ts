import { z } from 'zod';
import { dollars } from '../../foundation/fields/index.ts';

/** A line of a sales report: units of one product by one document (REPORT-2). */
export const reportLine = z.object({
  day: z.string(),
  document: z.string().describe("The order's id, or the number of a credit note"),
  order: z.string(),
  licence: z.string(),
  customerClass: z.string(),
  customer: z.string(),
  sku: z.string(),
  ldbSku: z.string(),
  product: z.string(),
  units: z.number().describe('Negative for credits'),
  containers: z.number(),
  millilitres: z.number().nullable().describe('Null if the product lacks a size'),
  price: dollars,
  amount: dollars,
  note: z.string(),
  corrects: z.string().exactOptional().describe('The document that a later line corrects (REPORT-4)'),
});
