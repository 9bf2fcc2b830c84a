import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, number, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** A supplier's link, by the supplier's id (SUPPLIER-23). */
export type SupplierLinkDocument = WithEntries & {
  _id: string;
  /** The number of the link that opens its page. */
  link: number;
  /** When it ends; null once it is revoked. */
  until: Date | null;
  at: Date;
  by: string;
};

const linkSchema = new Schema<SupplierLinkDocument>(
  { _id: text, link: number, until: Date, at: Date, by: String },
  { collection: 'supplier_links', ...STORED, ...DURABLE },
);
carryEntries(linkSchema);

export function supplierLinkModel(connection: Connection): Model<SupplierLinkDocument> {
  return connection.models.SupplierLink ?? connection.model<SupplierLinkDocument>('SupplierLink', linkSchema);
}
