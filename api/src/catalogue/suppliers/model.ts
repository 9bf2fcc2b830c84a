import { type Connection, type Model, Schema } from 'mongoose';
import type { SupplierContact, SupplierForm, SupplierJson } from 'shared-domain/contracts';
import { brandKey } from 'shared-domain/suppliers';
import { DURABLE, moment, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** A supplier as stored (SUPPLIER-1). `brandKeys` are its brands as they are compared; no other supplier has one of them. */
export type SupplierDocument = WithEntries &
  SupplierForm & { _id: string; brandKeys: string[]; version: number; updatedAt: Date };

const contactSchema = new Schema<SupplierContact>(
  { name: text, email: text, phone: String, getsReports: { type: Boolean, required: true } },
  part,
);

const supplierSchema = new Schema<SupplierDocument>(
  {
    _id: text,
    name: text,
    brands: { type: [String], required: true },
    brandKeys: { type: [String], required: true },
    licenceNumber: String,
    ldbVendorNumber: String,
    contacts: { type: [contactSchema], required: true },
    showsCustomers: { type: Boolean, required: true },
    version: number,
    updatedAt: moment,
  },
  { collection: 'suppliers', ...STORED, ...DURABLE },
);
supplierSchema.index({ brandKeys: 1 }, { unique: true });
carryEntries(supplierSchema);

export function supplierModel(connection: Connection): Model<SupplierDocument> {
  return connection.models.Supplier ?? connection.model<SupplierDocument>('Supplier', supplierSchema);
}

export const presentSupplier = ({
  _id: id,
  brandKeys: _keys,
  pendingAudit: _entries,
  updatedAt: _at,
  ...supplier
}: SupplierDocument): SupplierJson => ({ id, ...supplier });

/** Every supplier, by name. */
export const readSuppliers = async (connection: Connection): Promise<SupplierJson[]> =>
  (await supplierModel(connection).find().sort({ name: 1, _id: 1 }).lean<SupplierDocument[]>()).map(
    presentSupplier,
  );

/** Finds whose a brand is (SUPPLIER-1). */
export function brandOwners(
  suppliers: readonly Pick<SupplierDocument, '_id' | 'name' | 'brands'>[],
): (brand: string) => { id: string; name: string } | undefined {
  const owners = new Map(
    suppliers.flatMap(({ _id: id, name, brands }) =>
      brands.map((brand) => [brandKey(brand), { id, name }] as const),
    ),
  );
  return (brand) => owners.get(brandKey(brand));
}
