import { ProductCount } from 'shared-ui/filters';
import { ProductCard } from 'shared-ui/product-card';
import { ShopCards, type ShopList, useAddToCart } from 'shared-ui/shop';
import { productPath } from '../address/index.ts';
import { NoProducts } from './no-products.tsx';
import { ShareableAddress } from './shareable-address.tsx';

/** What a page of the shop found: how many, staff's shareable address, and the cards, or why there are none. */
export function FoundProducts({ list }: { list: ShopList }) {
  const add = useAddToCart('licensee');
  return (
    <>
      <ShareableAddress filters={list.filters} />
      <ShopCards
        list={list}
        head={<ProductCount count={list.total} />}
        empty={<NoProducts isFiltered={list.facets.listed > 0} onClear={list.clear} />}
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
    </>
  );
}
