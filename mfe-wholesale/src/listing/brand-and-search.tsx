import { BrandChips, FilterBar, SearchField } from 'shared-ui/filters';
import { type ShopList, useShuffled } from 'shared-ui/shop';

/** The brand filter, shuffled (LISTING-9), and the search. */
export function BrandAndSearch({ list }: { list: ShopList }) {
  const { filters, change, facets } = list;
  return (
    <FilterBar search={<SearchField value={filters.search} onChange={(search) => change({ search })} />}>
      <BrandChips
        brands={useShuffled(facets.brands)}
        chosen={filters.brands}
        onChange={(brands) => change({ brands })}
      />
    </FilterBar>
  );
}
