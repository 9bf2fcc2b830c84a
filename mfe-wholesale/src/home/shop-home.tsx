import { Page } from 'shared-ui/page';
import { useFilters, useFound, useListing } from 'shared-ui/shop';
import { useShopTitle } from '../address/index.ts';
import { BrandAndSearch, FoundProducts } from '../listing/index.ts';
import { ShopTiles } from './category-tiles.tsx';
import { Welcome } from './welcome.tsx';

/** The index of the wholesale shop (PAGE-7): category tiles, brand filter, search, the product grid. */
export function ShopHome() {
  const listing = useListing('licensee');
  const { filters, change, clear } = useFilters();
  const found = useFound(listing.products, filters);
  useShopTitle();
  return (
    <Page>
      <Welcome />
      <ShopTiles products={listing.products} isReady={listing.status === 'ready'} />
      <BrandAndSearch products={listing.products} filters={filters} change={change} />
      <FoundProducts listing={listing} found={found} filters={filters} clear={clear} />
    </Page>
  );
}
