import type { PackagingType } from 'shared-domain/products';
import { FilterChecks, PackagingChecks } from 'shared-ui/filters';
import { Page, PageHead } from 'shared-ui/page';
import { useShopList } from 'shared-ui/shop';
import { useShopTitle } from '../address/index.ts';
import { FoundProducts } from '../listing/index.ts';
import styles from './newest.module.css';

/** The order of the check boxes. */
const PACKAGINGS: readonly PackagingType[] = ['20L & 30L', '50L', 'Packaged'];

/** 'Newest Products' (LISTING-8): newest first, with brand and packaging check boxes. */
export function Newest() {
  const list = useShopList('licensee', { sort: 'newest' });
  const { filters, change } = list;
  const brands = list.facets.brands.map((brand) => ({ value: brand, label: brand }));
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
      <FoundProducts list={list} />
    </Page>
  );
}
