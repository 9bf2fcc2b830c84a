import { lazy, Suspense } from 'react';
import { ProductCard } from 'shared-ui/product-card';
import { ShopCards, type ShopList, SortAndFilter, useAddToCart } from 'shared-ui/shop';
import { productPath } from '../address/index.ts';
import { NoProducts } from './no-products.tsx';
import { ShareableAddress } from './shareable-address.tsx';
import { useView } from './use-view.ts';
import { ViewPair } from './view-pair.tsx';

const ListView = lazy(() => import('../list-view/list-view.tsx'));

/** A page's products as cards or rows, with their count, staff's shareable address, and the empty state. */
export function FoundProducts({ list }: { list: ShopList }) {
  const add = useAddToCart('licensee');
  const [isList, choose] = useView();
  const shown = { list, empty: <NoProducts isFiltered={list.facets.listed > 0} onClear={list.clear} /> };
  return (
    <>
      <ShareableAddress />
      <SortAndFilter list={list} channel="licensee">
        <ViewPair isList={isList} onChoose={choose} />
      </SortAndFilter>
      {isList ? (
        <Suspense>
          <ListView {...shown} />
        </Suspense>
      ) : (
        <ShopCards
          {...shown}
          card={(product, loading) => (
            <ProductCard
              key={product.id}
              product={product}
              channel="licensee"
              at={list.at}
              loading={loading}
              to={productPath(product)}
              onAdd={add}
            />
          )}
        />
      )}
    </>
  );
}
