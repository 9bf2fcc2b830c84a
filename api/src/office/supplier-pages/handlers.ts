import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { makeLink, openLink, revokeLink, workingLinks } from './links.ts';
import { readPage } from './page.ts';

type SupplierPageCalls = 'openSupplierPage' | 'supplierLinks' | 'makeSupplierLink' | 'revokeSupplierLink';

/** Suppliers' own pages, and the links to them (SUPPLIER-23). */
export const supplierPageHandlers = (deps: Deps): Handlers<SupplierPageCalls> => ({
  openSupplierPage: async ({ body: { token }, response }) => {
    response.set('Cache-Control', 'no-store');
    const { supplier, until } = await openLink(deps, token);
    return {
      ...{ name: supplier.name, until: until.toISOString(), at: deps.clock().toISOString() },
      ...(await readPage(deps, supplier)),
    };
  },
  supplierLinks: () => workingLinks(deps),
  makeSupplierLink: async ({ params, staff }) => {
    await makeLink(deps, staff, params.supplier);
    return workingLinks(deps);
  },
  revokeSupplierLink: async ({ params, staff }) => {
    await revokeLink(deps, staff, params.supplier);
    return workingLinks(deps);
  },
});
