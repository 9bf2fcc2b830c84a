import { brandsOf, sortByNewest } from 'shared-domain/catalogue';
import type { PackagingType, Product } from 'shared-domain/products';
import { FilterChecks, PackagingChecks } from 'shared-ui/filters';
import { Page, PageHead } from 'shared-ui/page';
import { useFilters, useFound, useListing } from 'shared-ui/shop';
import { useShopTitle } from '../address/index.ts';
import { FoundProducts } from '../listing/index.ts';
import styles from './newest.module.css';

/** The order of the check boxes. */
const PACKAGINGS: readonly PackagingType[] = ['20L & 30L', '50L', 'Packaged'];

const newestFirst = (products: readonly Product[]) => sortByNewest(products);

/** 'Newest Products' (LISTING-8): newest first, with brand and packaging check boxes. */
export function Newest() {
  const listing = useListing('licensee', newestFirst);
  const { filters, change, clear } = useFilters();
  const found = useFound(listing.products, filters);
  const brands = brandsOf(listing.products).map((brand) => ({ value: brand, label: brand }));
  useShopTitle();
  return (
    <Page>
      <PageHead title="Newest Products" />
      <div className={styles.checks}>
        <FilterChecks
          legend="Brand"
          options={brands}
          chosen={filters.brands}
          onChange={(chosen) => change({ brands: chosen })}
        />
        <PackagingChecks
          options={PACKAGINGS}
          chosen={filters.packagings}
          onChange={(packagings) => change({ packagings })}
        />
      </div>
      <FoundProducts listing={listing} found={found} filters={filters} clear={clear} />
    </Page>
  );
}
