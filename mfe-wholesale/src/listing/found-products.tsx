import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isStaffAtom } from 'shared-domain/state';
import { ProductCard } from 'shared-ui/product-card';
import { ShopCards, type ShopList, SortAndFilter, useAddToCart } from 'shared-ui/shop';
import { productPath } from '../address/index.ts';
import { NoProducts } from './no-products.tsx';
import { useView } from './use-view.ts';
import { ViewPair } from './view-pair.tsx';

const AddressBox = lazy(() => import('./address-box.tsx'));

/** Staff's 'Shareable Search URL' with its copy button, while any filter is on (LISTING-18); customers never load it. */
function ShareableAddress() {
  const isStaff = useAtomValue(isStaffAtom);
  const [query] = useSearchParams();
  if (!isStaff || query.size === Number(query.has('view'))) return null;
  return (
    <Suspense>
      <AddressBox />
    </Suspense>
  );
}

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
