import { isBackOrdered, isOutOfStock, kegSizeText } from 'shared-domain/catalogue';
import { formatCents } from 'shared-domain/money';
import { isReduced, priceOf } from 'shared-domain/pricing';
import { CASE_SIZE, displayName, isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';
import { availableUnits, backOrderText } from 'shared-domain/stock';
import { SaleBadge, saleTextOf } from 'shared-ui/price-tag';
import { ProductArt, Stage } from 'shared-ui/product-art';
import { Link } from 'shared-ui/router';
import { productPath } from '../address/index.ts';
import styles from './list-view.module.css';
import { QuantityField } from './quantity-field.tsx';
import type { TypedLine } from './use-list-order.ts';

/** Stock at or below this is shown as a number. */
const FEW = 12;

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export type ListRowProps = {
  product: Product;
  at: Date;
  line: TypedLine | undefined;
  usual: number | undefined;
  onTake: (quantity: number) => void;
};

/** A product's row with stock, price and quantity (LISTING-20). */
export function ListRow({ product, at, line, usual, onTake }: ListRowProps) {
  const name = displayName(product);
  const isOut = isOutOfStock(product, 'licensee');
  const isOver = line !== undefined && line.left !== null;
  return (
    <li
      data-row=""
      className={classes(
        styles.row,
        line && !isOver && styles.typed,
        isOver && styles.over,
        isOut && styles.out,
      )}
    >
      <Stage brand={product.hiddenCategory} className={styles.thumb}>
        <ProductArt product={product} className={styles.art} size="thumb" />
      </Stage>
      <div className={styles.what}>
        <Link className={styles.name} to={productPath(product)}>
          {name}
        </Link>
        {product.abv != null && <span className={styles.abv}>{`${product.abv.toFixed(1)}%`}</span>}
        <Sale product={product} at={at} />
      </div>
      <span className={styles.facts}>
        <span className={styles.item}>{product.id}</span>
        <span className={styles.size}>{sizeOf(product)}</span>
      </span>
      <Stock product={product} isOut={isOut} />
      <Price product={product} at={at} />
      {isOut ? (
        <span className={styles.none} />
      ) : product.allocation ? (
        <Link
          className={classes(styles.none, styles.ask)}
          aria-label={`Ask for ${name}`}
          to={productPath(product)}
        >
          Ask
        </Link>
      ) : (
        <QuantityField product={product} quantity={line?.quantity ?? 0} usual={usual} isOver={isOver} />
      )}
      <span className={styles.total}>
        {isOver && line.left ? (
          <button type="button" className={styles.take} onClick={() => onTake(line.left ?? 0)}>
            {`Take ${line.left}`}
          </button>
        ) : (
          line && (isOver ? 'All in your cart' : formatCents(line.total))
        )}
      </span>
    </li>
  );
}

function Sale({ product, at }: { product: Product; at: Date }) {
  const text = saleTextOf(product, 'licensee', at);
  return text && <SaleBadge text={text} className={styles.sale} />;
}

/** '24 × 473 mL', '50L keg', 'Piece'. */
function sizeOf(product: Product): string {
  if (isMerchandise(product)) return 'Piece';
  if (isKegPackaging(product.packagingType)) return `${kegSizeText(product)} keg`;
  return product.containerVolume ? `${CASE_SIZE} × ${product.containerVolume} mL` : `Case of ${CASE_SIZE}`;
}

function Stock({ product, isOut }: { product: Product; isOut: boolean }) {
  const left = availableUnits(product, 'licensee');
  const isFew = left > 0 && left <= FEW;
  const isLater = isBackOrdered(product, 'licensee');
  const text = isOut ? 'Out of Stock' : isLater ? backOrderText() : isFew ? `${left} left` : 'In stock';
  return (
    <span
      className={classes(styles.stock, isFew && styles.few, isOut && styles.gone, isLater && styles.later)}
    >
      {text}
    </span>
  );
}

function unitWord(product: Product): string {
  if (isMerchandise(product)) return 'a piece';
  return isKegPackaging(product.packagingType) ? 'a keg' : 'a case';
}

function Price({ product, at }: { product: Product; at: Date }) {
  const price = priceOf(product, 'licensee', at);
  return (
    <span className={styles.price}>
      {isReduced(price) && (
        <s>
          <span className="visually-hidden">Ordinary price </span>
          {formatCents(price.ordinary)}
        </s>
      )}{' '}
      <b className={isReduced(price) ? styles.lto : undefined}>{formatCents(price.unit)}</b>{' '}
      <small>{unitWord(product)}</small>
    </span>
  );
}
