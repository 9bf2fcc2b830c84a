import type { productListQuery } from 'shared-domain/contracts';
import { type Channel, isPackagingType } from 'shared-domain/products';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { currentShop } from './current.ts';
import { countBefore, cursorBehind } from './cursor.ts';
import { listBytes } from './serialised.ts';
import type { ShopList } from './shop-list.ts';

/** Cards that a shop shows at a time. */
const PAGE = 24;

type Query = Omit<z.infer<typeof productListQuery>, 'channel'>;

/** A page of what a shop lists (LISTING-2 to LISTING-11): filtered, searched, sorted, with the total number. */
export async function shopPage(deps: Deps, channel: Channel, query: Query): Promise<Buffer> {
  const list = await currentShop(deps, channel, query.sort ?? 'default');
  const { brand, packaging, search, category, limit, cursor } = query;
  return list.pages.get([brand, packaging, search, category, limit, cursor], () => makePage(list, query));
}

function makePage(
  list: ShopList,
  { brand = [], packaging = [], search = '', category, limit = PAGE, cursor }: Query,
): Buffer {
  const packagings = packaging.filter(isPackagingType);
  const found = list.found({ brands: brand, packagings, search, category });
  const before = cursor === undefined ? 0 : countBefore(found, cursor);
  const products = found.slice(before, before + limit);
  const count = before + products.length;
  const last = products.at(-1);
  return listBytes(products, {
    total: found.length,
    ...(last && count < found.length ? { nextCursor: cursorBehind(count, last) } : {}),
    ...(cursor === undefined ? { facets: list.facets(category) } : {}),
  });
}
