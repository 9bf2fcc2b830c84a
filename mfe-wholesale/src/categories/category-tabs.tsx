import { useSearchParams } from 'react-router';
import { LinkTabs } from 'shared-ui/filters';
import type { ShopList } from 'shared-ui/shop';
import { categoryPath, paths } from '../address/index.ts';

export type CategoryTabsProps = {
  list: ShopList;
  /** The category in the address; undefined on 'All Products'. */
  category: string | undefined;
};

/** Tabs: 'All Products' and the categories that have products (PAGE-7). They keep the rest of the address. */
export function CategoryTabs({ list: { facets }, category }: CategoryTabsProps) {
  const [query] = useSearchParams();
  const filters = new URLSearchParams(query);
  filters.delete('packaging');
  const withKept = (path: string) =>
    filters.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${filters}`;
  const tabs = facets.packagings.map(({ packaging }) => {
    const path = categoryPath(packaging);
    const isCurrent =
      category !== undefined && path.startsWith(`${paths.categories}/${category.replaceAll(' ', '-')}?`);
    return { to: withKept(path), label: packaging, current: isCurrent };
  });
  const all = { to: withKept(paths.categories), label: 'All Products', current: category === undefined };
  return <LinkTabs label="Categories" tabs={[all, ...tabs]} />;
}
