import { BrandCap, BrandEmblem, BrandWordmark, breweryOf } from '../../src/brand-marks/index.ts';
import { Stage } from '../../src/product-art/index.ts';
import { Drawing } from '../../src/product-drawing/index.ts';
import { subjectOf } from '../../src/product-painting/subject-of.ts';
import { DEMO_PRODUCTS } from '../demo-products.ts';
import styles from '../gallery.module.css';

const BRANDS = ['CONTAINER', 'CURIOUS CREATURES', 'CZECH BROS', 'FORCE', 'FUGGLES'];

/** Five forms, five label systems, and the breweries' marks. */
export function Art() {
  return (
    <div className={styles.art}>
      <div className={styles.head}>
        <h1>Product art</h1>
        <p>One component, five forms, five label systems, four or five palettes each.</p>
      </div>
      <div className={styles.arts}>
        {DEMO_PRODUCTS.map((product) => (
          <figure key={product.id}>
            <Stage brand={product.hiddenCategory} className={styles.stage}>
              <Drawing product={product} loading="eager" />
            </Stage>
            <figcaption>
              {product.name}
              <small>{`${subjectOf(product).form} · ${subjectOf(product).brewery.key}`}</small>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.houses}>
        {BRANDS.map((brand) => (
          <div key={brand} className={styles.house} style={{ color: breweryOf(brand).colour }}>
            <BrandCap brand={brand} size={112} />
            <BrandEmblem brand={brand} size={88} />
            <BrandWordmark brand={brand} />
          </div>
        ))}
      </div>
    </div>
  );
}
