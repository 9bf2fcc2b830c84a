import { useMemo } from 'react';
import { categoriesOf, hasCategory } from 'shared-domain/catalogue';
import { isPackagingType, PACKAGING_LABELS } from 'shared-domain/products';
import { ButtonLink } from 'shared-ui/button';
import { Page, PageHead } from 'shared-ui/page';
import { useParams } from 'shared-ui/router';
import { useFilters, useFound, useListing } from 'shared-ui/shop';
import { Empty } from 'shared-ui/states';
import { paths, useShopTitle } from '../address/index.ts';
import { BrandAndSearch, FoundProducts } from '../listing/index.ts';
import { CategoryTabs } from './category-tabs.tsx';

/** /shop/categories and /shop/categories/{category}?packaging= (section 2): tabs, brand filter, search, cards. */
export function Categories() {
  const { category } = useParams();
  const listing = useListing('licensee');
  const { filters, change, clear } = useFilters();
  const inCategory = useMemo(
    () =>
      category === undefined
        ? listing.products
        : listing.products.filter((product) => hasCategory(product, category)),
    [listing.products, category],
  );
  const found = useFound(inCategory, filters);
  useShopTitle();
  const isWithout = listing.status === 'ready' && categoriesOf(listing.products).length === 0;
  if (isWithout) return <NoCategories />;
  return (
    <Page>
      <PageHead title={headingOf(category)} />
      <CategoryTabs products={listing.products} category={category} filters={filters} />
      <BrandAndSearch products={inCategory} filters={filters} change={change} />
      <FoundProducts listing={listing} found={found} filters={filters} clear={clear} />
    </Page>
  );
}

/** 'Categories', '50L Kegs', or a category's own words. */
function headingOf(category: string | undefined): string {
  if (category === undefined) return 'Categories';
  const words = category.replaceAll('-', ' ');
  return isPackagingType(words) ? PACKAGING_LABELS[words] : words;
}

function NoCategories() {
  return (
    <Page>
      <Empty
        level={1}
        title="No Categories Available"
        way={<ButtonLink to={paths.shop}>View Products</ButtonLink>}
      />
    </Page>
  );
}
