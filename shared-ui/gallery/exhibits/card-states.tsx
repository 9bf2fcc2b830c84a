import { useEffect, useState } from 'react';
import type { Product } from 'shared-domain/products';
import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { demoProduct, NOW } from '../demo-products.ts';

const GANTRY = demoProduct('CTR-112');

const STATES: readonly Product[] = [
  { ...GANTRY, id: 'today', name: 'Last day of its offer', ltoEndDate: '2026-11-20' },
  { ...GANTRY, id: 'far', name: 'An offer with a long date', ltoEndDate: '2026-12-24' },
  {
    ...GANTRY,
    id: 'none',
    name: 'Neither ABV nor brand nor style',
    abv: undefined,
    hiddenCategory: undefined,
    style: undefined,
    ltoPrice: undefined,
  },
  {
    ...GANTRY,
    id: 'guest',
    name: 'A brewery that we do not know',
    hiddenCategory: 'Nobody Knows Brewing',
    ltoPrice: undefined,
  },
  {
    ...GANTRY,
    id: 'long',
    name: 'Imperial Barrel-Aged Double Chocolate Coconut Vanilla Stout with Sea Salt',
    style: 'Stout',
    ltoPrice: undefined,
  },
  {
    ...GANTRY,
    id: 'merch',
    name: 'Enamel Camp Mug',
    category: 'Merchandise',
    abv: undefined,
    price: 18,
    ltoPrice: undefined,
    style: undefined,
  },
  { ...GANTRY, id: 'out', name: 'Out of stock while on sale', stock: 0 },
  {
    ...GANTRY,
    id: 'forced',
    name: 'Out of stock but forced visible',
    stock: 0,
    forceDisplay: true,
    ltoPrice: undefined,
  },
];

/** Stock that changes while you look. */
function Changing({ to, name }: { to: number; name: string }) {
  const [stock, setStock] = useState(30);
  useEffect(() => setStock(to), [to]);
  const product = { ...demoProduct('FRC-401'), name, stock };
  return (
    <ProductCard product={product} channel="licensee" at={NOW} to="/" onAdd={() => {}} loading="eager" />
  );
}

/** The card in its rare states. */
export function CardStates() {
  return (
    <div className="wrap">
      <h1 className="visually-hidden">The card in its rare states</h1>
      <ProductGrid>
        {STATES.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            channel="licensee"
            at={NOW}
            to="/"
            onAdd={() => {}}
            loading="eager"
          />
        ))}
        <Changing name="Few left now" to={4} />
        <Changing name="Just sold out" to={0} />
      </ProductGrid>
    </div>
  );
}
