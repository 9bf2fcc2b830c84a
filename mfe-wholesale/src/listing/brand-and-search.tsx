import { brandsOf, type CatalogueFilters } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import { BrandChips, FilterBar, SearchField } from 'shared-ui/filters';
import { useShuffled } from 'shared-ui/shop';

export type BrandAndSearchProps = {
  /** The products to filter, which decide the brands. */
  products: readonly Product[];
  filters: CatalogueFilters;
  change: (part: Partial<CatalogueFilters>) => void;
};

/** The brand filter, shuffled (LISTING-9), and the search. */
export function BrandAndSearch({ products, filters, change }: BrandAndSearchProps) {
  return (
    <FilterBar search={<SearchField value={filters.search} onChange={(search) => change({ search })} />}>
      <BrandChips
        brands={useShuffled(brandsOf(products))}
        chosen={filters.brands}
        onChange={(brands) => change({ brands })}
      />
    </FilterBar>
  );
}
