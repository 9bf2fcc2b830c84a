import type { Product } from 'shared-domain/products';
import { ProductCard } from 'shared-ui/product-card';
import { ProductGrid } from 'shared-ui/product-grid';
import { useAddToCart } from 'shared-ui/shop';
import { productPath } from '../address/index.ts';

/** Cards of the first row at 1440 px: their pictures are the page's largest paint. */
const FIRST_ROW = 4;

/** The wholesale cards; each leads to its product's page. */
export function ShopGrid({ products, at }: { products: readonly Product[]; at: Date }) {
  const add = useAddToCart('licensee');
  return (
    <ProductGrid>
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          channel="licensee"
          at={at}
          loading={place < FIRST_ROW ? 'eager' : 'lazy'}
          to={productPath(product)}
          onAdd={add}
        />
      ))}
    </ProductGrid>
  );
}
