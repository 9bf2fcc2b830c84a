import { Stage } from '../../src/product-art/index.ts';
import { Drawing } from '../../src/product-drawing/index.ts';
import { demoProduct } from '../demo-products.ts';
import styles from '../gallery.module.css';

const CHOSEN = ['CUR-207', 'FUG-511', 'CZB-330', 'FUG-507', 'CZB-301', 'CTR-150'];

/** Product art as large as a product page shows it. */
export function Large() {
  return (
    <div className={`wrap ${styles.large}`}>
      <h1 className="visually-hidden">Product art, large</h1>
      {CHOSEN.map((id) => (
        <Stage key={id} brand={demoProduct(id).hiddenCategory} className={styles.largeStage}>
          <Drawing product={demoProduct(id)} loading="eager" />
        </Stage>
      ))}
    </div>
  );
}
