import { Page } from 'shared-ui/page';
import { useShopList } from 'shared-ui/shop';
import { useShopTitle } from '../address/index.ts';
import { BrandAndSearch, FoundProducts } from '../listing/index.ts';
import { ShopTiles } from './category-tiles.tsx';
import { Welcome } from './welcome.tsx';

/** The index of the wholesale shop (PAGE-7): category tiles, brand filter, search, the product grid. */
export function ShopHome() {
  const list = useShopList('licensee');
  useShopTitle();
  return (
    <Page>
      <Welcome />
      <ShopTiles packagings={list.facets.packagings} isReady={list.status === 'ready'} />
      <BrandAndSearch list={list} />
      <FoundProducts list={list} />
    </Page>
  );
}
