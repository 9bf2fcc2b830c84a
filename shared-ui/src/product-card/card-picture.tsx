import type { Product } from 'shared-domain/products';
import { ProductArt, Stage } from '../product-art/index.ts';
import styles from './product-card.module.css';
import wordStyles from './stock-message.module.css';

type CardPictureProps = {
  product: Product;
  loading?: 'lazy' | 'eager';
  alternates?: readonly string[];
  /** A message about a change in stock. */
  word: string | null;
};

/** The product on its stage. Decorative. */
export function CardPicture({ product, loading, alternates, word }: CardPictureProps) {
  return (
    <Stage brand={product.hiddenCategory} className={styles.stage}>
      <ProductArt product={product} className={styles.art} loading={loading} alternates={alternates} />
      <span role="status" className={wordStyles.place}>
        {word ? <span className={wordStyles.word}>{word}</span> : null}
      </span>
    </Stage>
  );
}
