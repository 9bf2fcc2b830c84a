import { company } from 'shared-domain/company';
import { BrandChips, FilterBar, SearchField } from 'shared-ui/filters';
import { NoProducts } from 'shared-ui/no-products';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import { ProductCard } from 'shared-ui/product-card';
import { ShopCards, SortAndFilter, useAddToCart, useShopList, useShuffled } from 'shared-ui/shop';
import { paths } from '../paths.ts';

/** The retail grid (LISTING-3): brand chips, search, cards. */
export function RetailProducts() {
  const list = useShopList('dtc');
  const { filters, change, facets } = list;
  const brands = useShuffled(facets.brands);
  const add = useAddToCart('dtc');
  usePageTitle(company.retailTitle);
  return (
    <Page>
      <PageHead
        title="By the can, by the bottle"
        lead="Mix your own box. Every can and bottle is sold singly."
      />
      <FilterBar
        belowHead
        search={<SearchField value={filters.search} onChange={(search) => change({ search })} />}
      >
        <BrandChips
          brands={brands}
          chosen={filters.brands}
          onChange={(chosen) => change({ brands: chosen })}
        />
      </FilterBar>
      <SortAndFilter list={list} channel="dtc" />
      <ShopCards
        list={list}
        empty={<NoProducts isFiltered={facets.listed > 0} onClear={list.clear} />}
        card={(product, loading) => (
          <ProductCard
            key={product.id}
            product={product}
            channel="dtc"
            at={list.at}
            level={2}
            loading={loading}
            to={paths.product(product.id)}
            onAdd={add}
          />
        )}
      />
    </Page>
  );
}
