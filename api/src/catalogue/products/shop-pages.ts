import type { productListQuery } from 'shared-domain/contracts';
import { type Channel, isPackagingType } from 'shared-domain/products';
import { CONTAINERS, type ListContext, ONLY } from 'shared-domain/refinements';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Encoded, encoded } from '../../requests/calls/index.ts';
import { currentShop } from './current.ts';
import { pageOf } from './cursor.ts';
import { listBytes } from './serialised.ts';
import type { ShopList } from './shop-list.ts';

const PAGE = 24;

type Query = Omit<z.infer<typeof productListQuery>, 'channel'>;

/** A page of a shop's list (LISTING-2 to LISTING-11, 23, 24): filtered, searched, sorted, with the total count. */
export async function shopPage(deps: Deps, channel: Channel, query: Query): Promise<Encoded> {
  const list = await currentShop(deps, channel, query.sort ?? 'default');
  const context = { channel, at: deps.clock() };
  return list.pages.get(query, () => makePage(list, query, context));
}

function makePage(list: ShopList, query: Query, context: ListContext): Encoded {
  const { brand = [], packaging = [], search = '', category, limit = PAGE, cursor, sort = 'default' } = query;
  const filters = { brands: brand, packagings: packaging.filter(isPackagingType), search, category };
  const refinement = {
    sort,
    styles: query.style ?? [],
    containers: CONTAINERS.filter((container) => query.container?.includes(container)),
    only: ONLY.filter((only) => query.only?.includes(only)),
  };
  const found = list.found(filters, refinement, context);
  const { products, ...next } = pageOf(found, limit, cursor);
  const page = listBytes(products, {
    total: found.length,
    ...next,
    ...(cursor === undefined ? { facets: list.facets(category) } : {}),
    ...(query.counts ? { counts: list.counts(filters, refinement, context) } : {}),
  });
  return encoded(page);
}
