import { type adminProductsQuery, problems, type productBulkEdit } from 'shared-domain/contracts';
import { inventoryAmong, isQuickFilter } from 'shared-domain/inventory';
import { isPackagingType, type Product } from 'shared-domain/products';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Encoded, encoded, type Handlers, SENT, sendEncoded } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { AnswerCache } from './answer-cache.ts';
import { createProduct } from './create.ts';
import { currentCatalogue } from './current.ts';
import { pageOf } from './cursor.ts';
import { type Edit, editProducts } from './edit.ts';
import { listBytes } from './serialised.ts';
import type { Snapshot } from './snapshot.ts';

type Names = 'adminProducts' | 'createProduct' | 'bulkEditProducts' | 'editProduct';

/** The staff's inventory: every product, with the page's filters; creating, editing one, editing many. */
export const adminCatalogueHandlers = (deps: Deps): Handlers<Names> => ({
  adminProducts: async ({ query, request, response }) => {
    await sendEncoded(request, response, await inventory(deps, query));
    return SENT;
  },
  createProduct: ({ body, staff }) => createProduct(deps, staff, body),
  bulkEditProducts: async ({ body, staff }) => {
    const { products, refused } = await editProducts(deps, staff, editsOf(body));
    return {
      products,
      refused: refused.map(({ id, code, errors }) => ({
        id,
        code,
        detail: errors?.[0]?.message ?? problems[code].detail,
      })),
    };
  },
  editProduct: async ({ params, body, staff }) => {
    const { updatedAt, ...change } = body;
    const { products, refused } = await editProducts(deps, staff, [{ id: params.id, change, updatedAt }]);
    const [product] = products;
    const [refusal] = refused;
    if (refusal) throw problem(refusal.code, { current: refusal.current, errors: refusal.errors });
    if (!product) throw problem('product_not_found');
    return product;
  },
});

/** Each product once; the last of several changes wins. */
function editsOf(body: z.infer<typeof productBulkEdit>): Edit[] {
  const edits = 'ids' in body ? body.ids.map((id) => ({ id, change: body.change })) : body.changes;
  return [...new Map(edits.map((edit) => [edit.id, edit])).values()];
}

/** How many lists and pages of the inventory are cached while nothing changes. */
const MOST_LISTS = 100;

const createAnswers = () => ({
  lists: new AnswerCache<readonly Product[]>(MOST_LISTS),
  pages: new AnswerCache<Encoded>(MOST_LISTS),
});

const answers = new WeakMap<Snapshot, ReturnType<typeof createAnswers>>();

/** The inventory, or a page of it: found by the shop's index, and serialised once, as the shop's lists are (ADR 009). */
async function inventory(deps: Deps, query: z.infer<typeof adminProductsQuery>): Promise<Encoded> {
  const catalogue = await currentCatalogue(deps);
  const known = answers.get(catalogue) ?? createAnswers();
  answers.set(catalogue, known);
  const { limit, cursor, ...filters } = query;
  const found = known.lists.get(filters, () => inventoryOf(catalogue, filters));
  if (limit === undefined) return encoded(listBytes(found));
  return known.pages.get(query, () => {
    const { products, ...next } = pageOf(found, limit, cursor);
    return encoded(listBytes(products, next));
  });
}

const inventoryOf = (catalogue: Snapshot, query: z.infer<typeof adminProductsQuery>): Product[] =>
  inventoryAmong(catalogue.candidates, {
    brands: query.brand ?? [],
    packagings: (query.packaging ?? []).filter(isPackagingType),
    search: query.search ?? '',
    // Without a filter staff get the whole inventory; the page itself decides what it hides.
    showHidden: query.showHidden ?? true,
    quickFilters: (query.filters ?? []).filter(isQuickFilter),
  });
