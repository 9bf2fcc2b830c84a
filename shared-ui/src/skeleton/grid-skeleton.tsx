import { ProductGrid } from '../product-grid/index.ts';
import { CardSkeleton } from './card-skeleton.tsx';

/** Placeholder cards, announced as 'Loading products...'. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading products...
      </p>
      <ProductGrid busy>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </ProductGrid>
    </>
  );
}
