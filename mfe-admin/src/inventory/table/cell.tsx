import { brandOf } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { displayName, isKegPackaging } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { containerOf, kegSizeOf } from 'shared-ui/price-tag';
import { Tag } from '../../parts/index.ts';
import { LtoBadge, Thumb, Waiting } from '../../products/index.ts';
import type { ColumnId } from '../address.ts';
import styles from './cell.module.css';

function Price({ product, at }: { product: ProductJson; at: Date }) {
  const price = priceOf(product, 'licensee', at);
  if (price.lto !== 'active') return <>{formatCents(price.ordinary)}</>;
  return (
    <>
      <s className={styles.old}>{formatCents(price.ordinary)}</s> <b>{formatCents(price.unit)}</b>
    </>
  );
}

function Visibility({ product: { hidden, forceDisplay } }: { product: ProductJson }) {
  const word = hidden ? 'Hidden' : forceDisplay ? 'Forced' : 'Visible';
  return (
    <span className={`${styles.visibility} ${forceDisplay && !hidden ? styles.forced : ''}`}>
      <Icon name={hidden ? 'eye-off' : 'eye'} size={16} weight={1.6} />
      {word}
    </span>
  );
}

/** '50L keg', '473 mL can': tells products of one name apart (STAFF-22). */
const sizeOf = (product: ProductJson): string =>
  isKegPackaging(product.packagingType) ? `${kegSizeOf(product)} keg` : containerOf(product);

/** What a cell shows of a product when it isn't edited. */
export function Cell({
  product,
  column,
  at,
  onOpen,
}: {
  product: ProductJson;
  column: ColumnId;
  at: Date;
  onOpen: (id: string) => void;
}) {
  switch (column) {
    case 'product':
      return (
        <span className={styles.product}>
          <Thumb product={product} />
          <span className={styles.naming}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.name}
              title={displayName(product)}
              onClick={() => onOpen(product.id)}
            >
              {displayName(product)}
            </button>
            <span className={styles.sku}>{[product.id, sizeOf(product)].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      );
    case 'brand':
      return <span className={styles.clip}>{brandOf(product) || <Tag>No brand</Tag>}</span>;
    case 'packaging':
      return <>{product.packagingType}</>;
    case 'abv':
      return product.abv === undefined ? <Tag>No ABV</Tag> : <>{product.abv.toFixed(1)}%</>;
    case 'price':
      return <Price product={product} at={at} />;
    case 'lto':
      return <LtoBadge product={product} at={at} dated="beside" />;
    case 'stock':
      return product.stock > 0 ? (
        product.stock
      ) : (
        <>
          <Waiting id={product.id} /> <span className={styles.none}>{product.stock}</span>
        </>
      );
    case 'visibility':
      return <Visibility product={product} />;
  }
}
