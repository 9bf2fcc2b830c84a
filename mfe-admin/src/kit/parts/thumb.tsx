import type { CSSProperties } from 'react';
import { breweryOf } from 'shared-ui/brand-marks';
import { type ArtProduct, ProductArt } from 'shared-ui/product-art';
import { Stack } from '../layout/index.ts';
import styles from './thumb.module.css';

type ThumbProps = {
  /** Undefined while it isn't known. */
  product: (ArtProduct & { id?: string; imageUrl?: string }) | undefined;
  size?: number | undefined;
  isDrawn?: boolean;
  isGrey?: boolean;
};

/** A product's thumbnail on its brand's colour. */
export function Thumb({ product, size = 32, isDrawn = true, isGrey = false }: ThumbProps) {
  const look = { '--brand': breweryOf(product?.hiddenCategory).colour, width: size, height: size };
  return (
    <Stack
      as="span"
      fixed
      middle
      radius={7}
      clip
      className={styles.thumb}
      style={look as CSSProperties}
      data-grey={isGrey || undefined}
    >
      {product && isDrawn && (
        <ProductArt product={product} size="thumb" className={styles.art} loading="eager" />
      )}
    </Stack>
  );
}
