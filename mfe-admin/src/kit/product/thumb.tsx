import type { Product } from 'shared-domain/products';
import { ProductArt, Stage } from 'shared-ui/product-art';
import { useIdleTurn } from './idle-queue.ts';
import styles from './thumb.module.css';

/** A product's thumbnail, grey if hidden. The picture follows when its turn comes: fast scrolling asks for none. */
export function Thumb({ product, size = 32 }: { product: Product; size?: number }) {
  const drawn = useIdleTurn();
  return (
    <span
      className={product.hidden ? `${styles.thumb} ${styles.hidden}` : styles.thumb}
      style={{ width: size, height: size }}
    >
      <Stage brand={product.hiddenCategory} className={styles.stage}>
        {drawn && <ProductArt product={product} size="thumb" className={styles.art} loading="eager" />}
      </Stage>
    </span>
  );
}
