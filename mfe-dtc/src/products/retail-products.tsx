import { brandsOf } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { Product } from 'shared-domain/products';
import { BrandChips, FilterBar, ProductCount, SearchField } from 'shared-ui/filters';
import { NoProducts } from 'shared-ui/no-products';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import { ProductCard } from 'shared-ui/product-card';
import { ProductGrid } from 'shared-ui/product-grid';
import { ListingStates, useAddToCart, useFilters, useFound, useListing, useShuffled } from 'shared-ui/shop';
import { paths } from '../paths.ts';

/** Cards of the first row at 1440 px: their pictures are the page's largest paint. */
const FIRST_ROW = 4;

/** The retail grid (LISTING-3): brand chips, search, cards. */
export function RetailProducts() {
  const listing = useListing('dtc');
  const { filters, change, clear } = useFilters();
  const found = useFound(listing.products, filters);
  const brands = useShuffled(brandsOf(listing.products));
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
      {listing.status === 'ready' && <ProductCount count={found.length} />}
      <ListingStates
        listing={listing}
        isEmpty={found.length === 0}
        empty={<NoProducts isFiltered={listing.products.length > 0} onClear={clear} />}
      >
        <RetailGrid products={found} at={listing.at} />
      </ListingStates>
    </Page>
  );
}

function RetailGrid({ products, at }: { products: readonly Product[]; at: Date }) {
  const add = useAddToCart('dtc');
  return (
    <ProductGrid>
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          channel="dtc"
          at={at}
          level={2}
          loading={place < FIRST_ROW ? 'eager' : 'lazy'}
          to={paths.product(product.id)}
          onAdd={add}
        />
      ))}
    </ProductGrid>
  );
}
