import { type RequestHandler, Router } from 'express';
import { inventoryOf, isQuickFilter } from 'shared-domain/catalogue';
import {
  adminProductsQuery,
  fields,
  type ProductListJson,
  problems,
  productBulkEdit,
  productCreate,
  productEdit,
} from 'shared-domain/contracts';
import { isPackagingType } from 'shared-domain/products';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { createProduct } from './create.ts';
import { type Edit, editProducts } from './edit.ts';
import { readListing } from './listing.ts';

/** The staff's inventory: every product, with the page's filters; creating, editing one, editing many. */
export function adminCatalogueRoutes(deps: Deps): Router {
  const router = Router();
  const staffOnly: RequestHandler[] = [limit(deps, 'staff'), requireStaff];
  router.get(
    '/admin/products',
    staffOnly,
    validated({ query: adminProductsQuery }, async ({ query }, _request, response) => {
      response.json(await inventory(deps, query));
    }),
  );
  router.post(
    '/admin/products',
    staffOnly,
    validated({ body: productCreate }, async ({ body }, request, response) => {
      response.status(201).json(await createProduct(deps, signedInStaff(request), body));
    }),
  );
  router.post(
    '/admin/products/bulk',
    staffOnly,
    validated({ body: productBulkEdit }, async ({ body }, request, response) => {
      const { products, refused } = await editProducts(deps, signedInStaff(request), editsOf(body));
      response.json({
        products,
        refused: refused.map(({ id, code, errors }) => ({
          id,
          code,
          detail: errors?.[0]?.message ?? problems[code].detail,
        })),
      });
    }),
  );
  router.patch(
    '/admin/products/:id',
    staffOnly,
    validated(
      { params: z.object({ id: fields.sku }), body: productEdit },
      async (input, request, response) => {
        const { updatedAt, ...change } = input.body;
        const edit = { id: input.params.id, change, updatedAt };
        const { products, refused } = await editProducts(deps, signedInStaff(request), [edit]);
        const [refusal] = refused;
        if (refusal) throw problem(refusal.code, { current: refusal.current, errors: refusal.errors });
        response.json(products[0]);
      },
    ),
  );
  return router;
}

/** Each product once: of two changes of the same one the last counts. */
function editsOf(body: z.infer<typeof productBulkEdit>): Edit[] {
  const edits = 'ids' in body ? body.ids.map((id) => ({ id, change: body.change })) : body.changes;
  return [...new Map(edits.map((edit) => [edit.id, edit])).values()];
}

async function inventory(deps: Deps, query: z.infer<typeof adminProductsQuery>): Promise<ProductListJson> {
  const everything = await readListing(deps, 'staff');
  const found = inventoryOf(everything as Parameters<typeof inventoryOf>[0], {
    brands: query.brand ?? [],
    packagings: (query.packaging ?? []).filter(isPackagingType),
    search: query.search ?? '',
    // The whole inventory is what staff get when they name no filter at all; the page says when it hides.
    showHidden: query.showHidden ?? true,
    quickFilters: (query.filters ?? []).filter(isQuickFilter),
  }) as ProductListJson['products'];
  if (query.limit === undefined) return { products: found };
  const start = query.cursor === undefined ? 0 : found.findIndex(({ id }) => id === query.cursor) + 1;
  const products = found.slice(start, start + query.limit);
  const more = start + query.limit < found.length;
  return { products, ...(more ? { nextCursor: products.at(-1)?.id } : {}) };
}
