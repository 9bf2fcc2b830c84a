import { useId } from 'react';
import { brandOf } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { Channel, Product } from 'shared-domain/products';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { useAddToCart } from '../shop/index.ts';
import styles from './product-page.module.css';
import { useMoreFromBrand } from './use-more-from-brand.ts';

const MAX_PRODUCTS = 4;

export type MoreFromBrandProps = {
  product: Product;
  channel: Channel;
  at: Date;
  pathOf: (product: Product) => string;
};

/** Up to four other products of the brewery in this shop. */
export function MoreFromBrand({ product, channel, at, pathOf }: MoreFromBrandProps) {
  const id = useId();
  const add = useAddToCart(channel);
  const brand = brandOf(product);
  const others = useMoreFromBrand(product, channel, at, MAX_PRODUCTS);
  if (brand === '' || others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.more}>
      <h2 id={id}>{`More from ${nameOf(brand)}`}</h2>
      <ProductGrid label={`More from ${nameOf(brand)}`}>
        {others.map((other) => (
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

/** A brewery's name in title case. */
const nameOf = (brand: string) => company.brands.find(({ label }) => label === brand)?.name ?? brand;
