import { type ArtProduct, Drawing } from 'shared-ui/product-drawing';
import { standingAt } from './standing-at.ts';

/** A product's centre, base line and height, in px of the picture. */
export interface Standing {
  product: ArtProduct;
  x: number;
  base: number;
  height: number;
}

/** Products inside a scene's SVG, from back to front. */
export function Cast({ cast, loading = 'lazy' }: { cast: readonly Standing[]; loading?: 'eager' | 'lazy' }) {
  return cast.map(({ product, x, base, height }) => (
    <Drawing
      key={product.name}
      product={product}
      place={standingAt(product, x, base, height)}
      loading={loading}
    />
  ));
}
