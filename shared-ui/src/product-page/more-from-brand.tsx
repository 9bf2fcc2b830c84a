import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { brandOf, hasBrand, isListed, sortByDefault } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueAtom } from 'shared-domain/state';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { useAddToCart } from '../shop/index.ts';
import styles from './product-page.module.css';

/** Cards in the row. */
const MAX_PRODUCTS = 4;

export type MoreFromBrandProps = {
  product: Product;
  channel: Channel;
  at: Date;
  pathOf: (product: Product) => string;
};

/** Up to four other products of the same brewery that this shop lists; nothing if there are none. */
export function MoreFromBrand({ product, channel, at, pathOf }: MoreFromBrandProps) {
  const id = useId();
  const add = useAddToCart(channel);
  const { products } = useAtomValue(catalogueAtom);
  const brand = brandOf(product);
  const others = useMemo(() => {
    const listed = products.filter((other) => isListed(other, channel) && hasBrand(other, [brand]));
    return sortByDefault(listed, at, channel).filter((other) => other.id !== product.id);
  }, [products, channel, brand, at, product.id]);
  if (brand === '' || others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.more}>
      <h2 id={id}>{`More from ${nameOf(brand)}`}</h2>
      <ProductGrid label={`More from ${nameOf(brand)}`}>
        {others.slice(0, MAX_PRODUCTS).map((other) => (
          <ProductCard
            key={other.id}
            product={other}
            channel={channel}
            at={at}
            level={3}
            to={pathOf(other)}
            onAdd={add}
          />
        ))}
      </ProductGrid>
    </section>
  );
}

/** A brewery's name in ordinary spelling. */
const nameOf = (brand: string) => company.brands.find(({ label }) => label === brand)?.name ?? brand;
