import type { Product } from 'shared-domain/products';
import { Thumb as PlainThumb } from '../parts/index.ts';
import { useIdleTurn } from './idle-queue.ts';

/** A product's thumbnail in a long list, grey if hidden. The picture follows when its turn comes: fast scrolling asks for none. */
export const Thumb = ({ product, size }: { product: Product; size?: number }) => (
  <PlainThumb product={product} size={size} isDrawn={useIdleTurn()} isGrey={product.hidden} />
);
