import { containerText, kegSizeText, unitText } from 'shared-domain/catalogue';
import { type Channel, isMerchandise, type Product } from 'shared-domain/products';
import styles from './product-page.module.css';

function sizeOf(product: Product, channel: Channel): string {
  if (isMerchandise(product)) return 'Merchandise';
  if (product.packagingType !== 'Packaged') return `${kegSizeText(product)} keg`;
  if (channel === 'dtc') return containerText(product) || 'Single unit';
  return product.containerVolume ? `24 × ${product.containerVolume}\u00a0mL` : unitText(product, channel);
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
