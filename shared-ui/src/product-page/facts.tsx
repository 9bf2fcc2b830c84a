import { type Channel, isMerchandise, type Product } from 'shared-domain/products';
import { containerOf, kegSizeOf, unitOf } from '../price-tag/index.ts';
import styles from './product-page.module.css';

function sizeOf(product: Product, channel: Channel): string {
  if (isMerchandise(product)) return 'Merchandise';
  if (product.packagingType !== 'Packaged') return `${kegSizeOf(product)} keg`;
  if (channel === 'dtc') return containerOf(product) || 'Single unit';
  return product.containerVolume ? `24 × ${product.containerVolume}\u00a0mL` : unitOf(product, channel);
}

/** Strength, size and item number. */
export function Facts({ product, channel }: { product: Product; channel: Channel }) {
  const facts = [
    ...(product.abv == null ? [] : [['ABV', `${product.abv.toFixed(1)}%`] as const]),
    ['Size', sizeOf(product, channel)] as const,
    ['Item', product.id] as const,
  ];
  return (
    <dl className={`${styles.facts} num`}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
