import type { Product } from 'shared-domain/products';
import { ProductArt, Stage } from 'shared-ui/product-art';
import styles from './thumb.module.css';

/** A product's thumbnail, grey if hidden. */
export function Thumb({ product, size = 32 }: { product: Product; size?: number }) {
  return (
    <span
      className={product.hidden ? `${styles.thumb} ${styles.hidden}` : styles.thumb}
      style={{ width: size, height: size }}
    >
      <Stage brand={product.hiddenCategory} className={styles.stage}>
        <ProductArt product={product} size="thumb" className={styles.art} />
      </Stage>
    </span>
  );
}
