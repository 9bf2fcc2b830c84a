import type { CatalogueFilters } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import { ProductCount } from 'shared-ui/filters';
import { type Listing, ListingStates } from 'shared-ui/shop';
import { NoProducts } from './no-products.tsx';
import { ShareableAddress } from './shareable-address.tsx';
import { ShopGrid } from './shop-grid.tsx';

export type FoundProductsProps = {
  listing: Listing;
  /** Those that pass the filters. */
  found: readonly Product[];
  filters: CatalogueFilters;
  /** Clears all filters. */
  clear: () => void;
};

/** What a page of the shop found: how many, staff's shareable address, and the cards, or why there are none. */
export function FoundProducts({ listing, found, filters, clear }: FoundProductsProps) {
  return (
    <>
      <ShareableAddress filters={filters} />
      <ListingStates
        listing={listing}
        isEmpty={found.length === 0}
        empty={<NoProducts isFiltered={listing.products.length > 0} onClear={clear} />}
      >
        <ProductCount count={found.length} />
        <ShopGrid products={found} at={listing.at} />
      </ListingStates>
    </>
  );
}
