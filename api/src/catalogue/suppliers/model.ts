import type { Connection } from 'mongoose';
import { type SupplierJson, supplierJson } from 'shared-domain/contracts';
import { brandKey } from 'shared-domain/suppliers';
import { z } from 'zod';
import { DURABLE, modelOf, presented, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';

/** A supplier as stored (SUPPLIER-1). `brandKeys` are its brands as they are compared; no other supplier has one of them. */
const supplier = supplierJson
  .omit({ id: true })
  .extend({ _id: z.string(), brandKeys: z.array(z.string()), updatedAt: z.date() });
export type SupplierDocument = WithEntries & Stored<typeof supplier>;

const supplierSchema = schemaOf(supplier, { collection: 'suppliers', ...DURABLE });
supplierSchema.index({ brandKeys: 1 }, { unique: true });
carryEntries(supplierSchema);

export const supplierModel = modelOf<SupplierDocument>('Supplier', supplierSchema);

const shown = supplierJson.omit({ id: true });

export const presentSupplier = (supplier: SupplierDocument): SupplierJson => ({
  id: supplier._id,
  ...presented(shown, supplier),
});

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
