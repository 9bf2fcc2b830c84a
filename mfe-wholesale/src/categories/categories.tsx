import { useParams } from 'react-router';
import { PACKAGING_LABELS, packagingNamed } from 'shared-domain/products';
import { ButtonLink } from 'shared-ui/button';
import { Page, PageHead } from 'shared-ui/page';
import { useShopList } from 'shared-ui/shop';
import { Empty } from 'shared-ui/states';
import { paths, useShopTitle } from '../address/index.ts';
import { BrandAndSearch, FoundProducts } from '../listing/index.ts';
import { CategoryTabs } from './category-tabs.tsx';

/** /shop/categories and /shop/categories/{category}?packaging= (PAGE-7): tabs, brand filter, search, cards. */
export function Categories() {
  const { category } = useParams();
  const list = useShopList('licensee', { category });
  useShopTitle();
  if (list.status === 'ready' && !list.isBusy) {
    if (list.facets.packagings.length === 0) return <NoCategories />;
    if (list.facets.inCategory === 0 && !packagingOf(category)) return <CategoryNotFound />;
  }
  return (
    <Page>
      <PageHead title={headingOf(category)} />
      <CategoryTabs list={list} category={category} />
      <BrandAndSearch list={list} />
      <FoundProducts list={list} />
    </Page>
  );
}

const categoryName = (category = ''): string => category.replaceAll('-', ' ');

/** One of the three packagings, which are categories even when sold out. */
const packagingOf = (category: string | undefined) => packagingNamed(categoryName(category));

/** '50L Kegs', or the capitalised category; 'Categories' without one. */
function headingOf(category: string | undefined): string {
  if (category === undefined) return 'Categories';
  const packaging = packagingOf(category);
  if (packaging) return PACKAGING_LABELS[packaging];
  return categoryName(category).replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

function CategoryNotFound() {
  return (
    <Page>
      <Empty
        level={1}
        title="Category Not Found"
        action={<ButtonLink to={paths.categories}>All Categories</ButtonLink>}
      >
        It may have been removed from the shop, or the address is mistyped.
      </Empty>
    </Page>
  );
}

function NoCategories() {
  return (
    <Page>
      <Empty
        level={1}
        title="No Categories Available"
        action={<ButtonLink to={paths.shop}>View Products</ButtonLink>}
      />
    </Page>
  );
}
