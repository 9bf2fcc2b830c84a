import { brandOf } from 'shared-domain/catalogue';
import type { SupplierListJson } from 'shared-domain/contracts';
import { supplierFinder } from 'shared-domain/suppliers';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { currentCatalogue } from '../products/index.ts';
import { readSuppliers } from './model.ts';
import { removeSupplier, saveSupplier } from './save.ts';

/** Suppliers, for staff (SUPPLIER-1). */
export const supplierHandlers = (deps: Deps): Handlers<'suppliers' | 'saveSupplier' | 'removeSupplier'> => ({
  suppliers: () => listOf(deps),
  saveSupplier: ({ params, body, staff }) => saveSupplier(deps, staff.email, params.id, body),
  removeSupplier: async ({ params, staff }) => {
    await removeSupplier(deps, staff.email, params.id);
    return listOf(deps);
  },
});

async function listOf(deps: Deps): Promise<SupplierListJson> {
  const [suppliers, catalogue] = await Promise.all([readSuppliers(deps.connection), currentCatalogue(deps)]);
  const supplierOf = supplierFinder(suppliers);
  const without = catalogue
    .list('staff')
    .filter((product) => brandOf(product) !== '' && !supplierOf(product));
  return { suppliers, brandsWithout: [...new Set(without.map(brandOf))].sort() };
}
