import type { ReactNode } from 'react';
import { brandOf, containerText, kegSizeText } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { displayName, isKegPackaging, isMerchandise } from 'shared-domain/products';
import { hasGuessedSize, lacksSize, sizeOf as sizeOfUnit, sizeText } from 'shared-domain/sizes';
import { Icon } from 'shared-ui/icons';
import { Tag } from '../../../kit/parts/index.ts';
import { LtoBadge, Thumb, Waiting } from '../../../kit/product/index.ts';
import styles from './cell.module.css';
import { COLUMNS, type ColumnId } from './columns.ts';

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
  isKegPackaging(product.packagingType) ? `${kegSizeText(product)} keg` : containerText(product);

interface CellProps {
  product: ProductJson;
  column: ColumnId;
  at: Date;
  onOpen: (id: string) => void;
}

function Naming({ product, onOpen }: Pick<CellProps, 'product' | 'onOpen'>) {
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
}

/** '24 × 473 mL', marked while it is a guess (SIZE-2). */
function Size({ product }: { product: ProductJson }) {
  if (lacksSize(product)) return <Tag>No size</Tag>;
  return (
    <>
      {isMerchandise(product) ? '' : `${sizeText(sizeOfUnit(product))}\u00a0`}
      {hasGuessedSize(product) && <Tag tone="warn">Guess</Tag>}
    </>
  );
}

const Stock = ({ id, stock }: ProductJson) =>
  stock > 0 ? (
    stock
  ) : (
    <span className={styles.soldOut}>
      <Waiting id={id} /> <span className={styles.none}>{stock}</span>
    </span>
  );

/** Cells that show more than the text that is copied from them. */
const CELLS: Partial<Record<ColumnId, (cell: CellProps) => ReactNode>> = {
  product: ({ product, onOpen }) => <Naming product={product} onOpen={onOpen} />,
  brand: ({ product }) => <span className={styles.clip}>{brandOf(product) || <Tag>No brand</Tag>}</span>,
  size: ({ product }) => <Size product={product} />,
  abv: ({ product: { abv } }) => (abv === undefined ? <Tag>No ABV</Tag> : `${abv.toFixed(1)}%`),
  price: ({ product, at }) => <Price product={product} at={at} />,
  lto: ({ product, at }) => <LtoBadge product={product} at={at} dated="beside" />,
  stock: ({ product }) => <Stock {...product} />,
  visibility: ({ product }) => <Visibility product={product} />,
};

/** A cell that isn't being edited. */
export const Cell = (cell: CellProps) =>
  CELLS[cell.column]?.(cell) ?? COLUMNS[cell.column].copied(cell.product);
