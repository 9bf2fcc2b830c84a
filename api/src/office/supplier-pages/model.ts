import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** A supplier's link, by the supplier's id (SUPPLIER-23). */
const link = z.object({
  _id: z.string(),
  /** The number of the link that opens its page. */
  link: z.number(),
  /** When it ends; null once it is revoked. */
  until: z.date().nullable(),
  at: z.date(),
  by: z.string(),
});
export type SupplierLinkDocument = WithEntries & Stored<typeof link>;

const linkSchema = schemaOf(link, { collection: 'supplier_links', ...DURABLE });
carryEntries(linkSchema);

export const supplierLinkModel = modelOf<SupplierLinkDocument>('SupplierLink', linkSchema);
