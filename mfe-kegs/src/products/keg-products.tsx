import { lazy, Suspense } from 'react';
import { company } from 'shared-domain/company';
import { displayName } from 'shared-domain/products';
import { BrandSelect, FilterBar, SearchField } from 'shared-ui/filters';
import { NoProducts } from 'shared-ui/no-products';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import { ProductCard } from 'shared-ui/product-card';
import { ShopCards, useAddToCart, useShopList } from 'shared-ui/shop';
import { KegDialog } from './keg-dialog.tsx';
import { SizeTiles } from './size-tiles.tsx';
import { useOpenKeg } from './use-open-keg.ts';

/** Loaded for a link to a keg that the list doesn't have. */
const OtherKeg = lazy(async () => ({ default: (await import('./other-keg.tsx')).OtherKeg }));

/** The Keg Products page (PAGE-8): size tiles, search, brand, cards; a card opens the keg's dialog. */
export function KegProducts() {
  const list = useShopList('keg');
  const { filters, change, facets } = list;
  const { openId, open, close } = useOpenKeg();
  const add = useAddToCart('keg');
  const keg = list.products.find(({ id }) => id === openId) ?? null;
  usePageTitle(keg ? displayName(keg) : company.kegTitle);
  return (
    <Page>
      <PageHead title="Keg Products" lead="Pick a size, then a brewery." />
      <SizeTiles
        packagings={facets.packagings}
        chosen={filters.packagings}
        onChoose={(packagings) => change({ packagings })}
      />
      <FilterBar
        searchAt="start"
        search={<SearchField value={filters.search} onChange={(search) => change({ search })} />}
      >
        <BrandSelect
          brands={facets.brands}
          value={filters.brands[0] ?? ''}
          onChange={(brand) => change({ brands: brand === '' ? [] : [brand] })}
        />
      </FilterBar>
      <ShopCards
        list={list}
        label="Kegs"
        empty={<NoProducts isFiltered={facets.listed > 0} onClear={list.clear} />}
        card={(product, loading) => (
          <ProductCard
            key={product.id}
            product={product}
            channel="keg"
            at={list.at}
            level={2}
            loading={loading}
            onAdd={add}
            onOpen={() => open(product.id)}
          />
        )}
      />
      {openId !== undefined && keg === null && list.status === 'ready' ? (
        <Suspense>
          <OtherKeg id={openId} at={list.at} onClose={close} />
        </Suspense>
      ) : (
        <KegDialog product={keg} at={list.at} onClose={close} />
      )}
    </Page>
  );
}
