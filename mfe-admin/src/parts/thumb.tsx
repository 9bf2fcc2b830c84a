import type { CSSProperties } from 'react';
import { breweryOf } from 'shared-ui/brand-marks';
import { type ArtProduct, ProductArt } from 'shared-ui/product-art';
import styles from './thumb.module.css';

/** A product's thumbnail on its brand's colour. */
export function Thumb({
  product,
  size = 32,
}: {
  product: ArtProduct & { imageUrl?: string };
  size?: number;
}) {
  const look = { '--brand': breweryOf(product.hiddenCategory).colour, width: size, height: size };
  return (
    <span className={styles.thumb} style={look as CSSProperties}>
      <ProductArt product={product} plain className={styles.art} />
    </span>
  );
}
