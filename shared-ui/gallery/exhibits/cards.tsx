import { ProductCard } from '../../src/product-card/index.ts';
import { ProductGrid } from '../../src/product-grid/index.ts';
import { demoProduct, NOW } from '../demo-products.ts';

const WHOLESALE = [
  'CTR-112',
  'FRC-450',
  'CUR-214',
  'FUG-501',
  'CZB-350',
  'CUR-207',
  'CTR-101',
  'FUG-504',
  'CZB-309',
  'CUR-230',
  'FRC-401',
  'FRC-404',
];

/** The card of the three shops. */
export function Cards() {
  return (
    <div className="wrap">
      <h2>Wholesale</h2>
      <ProductGrid>
        {WHOLESALE.map((id) => (
          <ProductCard
            key={id}
            product={demoProduct(id)}
            channel="licensee"
            at={NOW}
            to={`/shop/products/${id}`}
            onAdd={() => {}}
            loading="eager"
          />
        ))}
      </ProductGrid>
    </div>
  );
}
