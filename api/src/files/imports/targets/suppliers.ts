import { type SupplierRow, supplierChanges, withImported } from 'shared-domain/imports';
import { brandKey } from 'shared-domain/suppliers';
import { brandOwners, type SupplierDocument, supplierModel } from '../../../catalogue/suppliers/index.ts';
import type { Deps } from '../../../foundation/dependencies.ts';
import type { Plan, Stored, Target } from './target.ts';
import { writeEach } from './write.ts';

/** What supplier files change: the suppliers (SUPPLIER-3). They are few, so that all are read to know whose each brand is. */
export function suppliersTarget(deps: Deps): Target {
  const model = supplierModel(deps.connection);
  let ownerOf = brandOwners([]);
  return {
    read: async (ids) => {
      const all = await model.find().maxTimeMS(30_000).lean<SupplierDocument[]>();
      ownerOf = brandOwners(all);
      return new Map(
        all.filter(({ _id }) => ids.includes(_id)).map((one) => [one._id, one as unknown as Stored]),
      );
    },
    plan: ({ sku, errors, edits, parsed }, stored): Plan => {
      const [error] = errors;
      if (error) return { skip: error.message };
      if (edits.skipThisTime) return { skip: 'Skipped this time' };
      const before = stored as unknown as SupplierDocument | undefined;
      const after = withImported(before, (parsed as SupplierRow).values);
      const taken = after.brands.find((brand) => (ownerOf(brand)?.id ?? sku) !== sku);
      if (taken !== undefined) return { skip: `${taken} belongs to ${ownerOf(taken)?.name}` };
      if (supplierChanges(before, after).length === 0) return { skip: 'It says what is stored' };
      const { name, brands, licenceNumber, ldbVendorNumber, contacts } = after;
      return {
        fields: {
          ...{ name, brands, brandKeys: brands.map(brandKey), contacts },
          ...(licenceNumber ? { licenceNumber } : {}),
          ...(ldbVendorNumber ? { ldbVendorNumber } : {}),
          version: (before?.version ?? 0) + 1,
        },
      };
    },
    defaults: () => ({ showsCustomers: false }),
    write: (operations) => writeEach(model, operations),
    source: model,
    changed: async () => undefined,
  };
}
