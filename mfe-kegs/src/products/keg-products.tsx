import { brandsOf } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { Product } from 'shared-domain/products';
import { BrandSelect, FilterBar, SearchField } from 'shared-ui/filters';
import { NoProducts } from 'shared-ui/no-products';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import { ProductCard } from 'shared-ui/product-card';
import { ProductGrid } from 'shared-ui/product-grid';
import { ListingStates, useAddToCart, useFilters, useFound, useListing } from 'shared-ui/shop';
import { KegDialog } from './keg-dialog.tsx';
import { SizeTiles } from './size-tiles.tsx';
import { useOpenKeg } from './use-open-keg.ts';
import { usePreloadedCart } from './use-preloaded-cart.ts';

/** Cards of the first row at 1440 px: their pictures are the page's largest paint. */
const FIRST_ROW = 4;

/** The Keg Products page (PAGE-8): size tiles, search, brand, cards; a card opens the keg's dialog. */
export function KegProducts() {
  const listing = useListing('keg');
  const { filters, change, clear } = useFilters();
  const found = useFound(listing.products, filters);
  const { openId, open, close } = useOpenKeg();
  usePageTitle(company.kegTitle);
  usePreloadedCart();
  return (
    <Page>
      <PageHead title="Keg Products" lead="Pick a size, then a brewery." />
      <SizeTiles
        products={listing.products}
        chosen={filters.packagings}
        onChoose={(packagings) => change({ packagings })}
      />
      <FilterBar
        searchAt="start"
        search={<SearchField value={filters.search} onChange={(search) => change({ search })} />}
      >
        <BrandSelect
          brands={brandsOf(listing.products)}
          value={filters.brands[0] ?? ''}
          onChange={(brand) => change({ brands: brand === '' ? [] : [brand] })}
        />
      </FilterBar>
      <ListingStates
        listing={listing}
        isEmpty={found.length === 0}
        empty={<NoProducts isFiltered={listing.products.length > 0} onClear={clear} />}
      >
        <KegGrid products={found} at={listing.at} onOpen={open} />
      </ListingStates>
      <KegDialog
        product={listing.products.find(({ id }) => id === openId) ?? null}
        at={listing.at}
        onClose={close}
      />
    </Page>
  );
}

type KegGridProps = { products: readonly Product[]; at: Date; onOpen: (id: string) => void };

function KegGrid({ products, at, onOpen }: KegGridProps) {
  const add = useAddToCart('keg');
  return (
    <ProductGrid label="Kegs">
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          channel="keg"
          at={at}
          level={2}
          loading={place < FIRST_ROW ? 'eager' : 'lazy'}
          onAdd={add}
          onOpen={() => onOpen(product.id)}
        />
      ))}
    </ProductGrid>
  );
}
