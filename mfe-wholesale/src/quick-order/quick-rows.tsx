import { unitText } from 'shared-domain/catalogue';
import { lineTotalOf } from 'shared-domain/charges';
import { formatCents, quantityMessage } from 'shared-domain/money';
import { displayName, type Product } from 'shared-domain/products';
import { backOrderText } from 'shared-domain/stock';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { productPath } from '../address/index.ts';
import type { QuickRow } from './match.ts';
import { MAX_UNITS } from './parse.ts';
import styles from './quick-order.module.css';

export type QuickRowsProps = {
  rows: readonly QuickRow[];
  onTake: (row: QuickRow & { kind: 'short' }, quantity: number) => void;
  /** Suggestions by an unknown line's index in the text. */
  suggestions: ReadonlyMap<number, readonly Product[]>;
  onChoose: (at: number, product: Product) => void;
};

/** Maximum lines shown, so that a wrong file doesn't freeze the page. */
const MAX_SHOWN = 200;

/** A quick order's lines: name and price, or why it isn't available, with a button to take what is left. */
export function QuickRows({ rows, onTake, suggestions, onChoose }: QuickRowsProps) {
  return (
    <ul className={`${styles.rows} num`} aria-label="Quick order lines">
      {rows.slice(0, MAX_SHOWN).map((row) => (
        <li key={row.at.join()} className={row.kind === 'ready' ? styles.ready : styles.short}>
          <Icon name={row.kind === 'ready' ? 'check' : 'warning'} weight={row.kind === 'ready' ? 2.2 : 1.8} />
          {row.kind === 'ready' ? (
            <Ready row={row} />
          ) : (
            <span>{rowText(row, (suggestions.get(row.at[0] ?? 0)?.length ?? 0) > 0)}</span>
          )}
          {row.kind === 'unknown' && (
            <Suggestions
              products={suggestions.get(row.at[0] ?? 0) ?? []}
              onChoose={(product) => onChoose(row.at[0] ?? 0, product)}
            />
          )}
          {row.kind === 'limited' && (
            <Link className={styles.take} to={productPath(row.product)}>
              Ask
            </Link>
          )}
          {row.kind === 'short' && row.left > 0 ? (
            <button type="button" className={styles.take} onClick={() => onTake(row, row.left)}>
              {`Take ${row.left}`}
            </button>
          ) : null}
        </li>
      ))}
      {rows.length > MAX_SHOWN && <li>{`and ${rows.length - MAX_SHOWN} more lines`}</li>}
    </ul>
  );
}

function Ready({ row }: { row: QuickRow & { kind: 'ready' } }) {
  const { product, quantity, unitPrice, backOrdered } = row;
  return (
    <>
      <span>
        {displayName(product)}
        <span className={styles.price}>
          {`${formatCents(unitPrice)} a ${unitText(product, 'licensee')}`}
          {backOrdered > 0 ? `, ${backOrderText(backOrdered)}` : ''}
        </span>
      </span>
      <span className={styles.right}>
        <b>{quantity}</b>
        <span className={styles.price}>{formatCents(lineTotalOf({ quantity, unitPrice }))}</span>
      </span>
    </>
  );
}

/** Suggestions for an unknown line; choosing one fills in its item number. */
function Suggestions({
  products,
  onChoose,
}: {
  products: readonly Product[];
  onChoose: (product: Product) => void;
}) {
  if (products.length === 0) return null;
  return (
    <span className={styles.suggestions}>
      {products.map((product) => (
        <button key={product.id} type="button" className={styles.take} onClick={() => onChoose(product)}>
          {displayName(product)} <small>{product.id}</small>
        </button>
      ))}
    </span>
  );
}

function rowText(row: Exclude<QuickRow, { kind: 'ready' }>, isSuggested: boolean): string {
  if (row.kind === 'unknown' && isSuggested) return `${row.item}: which one?`;
  if (row.kind === 'unknown') return `${row.item}: not in the shop at the moment`;
  if (row.kind === 'unreadable' || !('product' in row)) {
    return row.item === ''
      ? 'This line has no name or item number'
      : `${row.item}: ${quantityMessage(MAX_UNITS).replace('The', 'the')}`;
  }
  if (row.kind === 'limited') return `${displayName(row.product)}: limited, ask for it on its page`;
  const { product, quantity, left, inCart } = row;
  if (left === 0 && inCart === 0) return `${displayName(product)}: sold out`;
  const besides = inCart > 0 ? `, besides ${inCart} in your cart` : '';
  return `${displayName(product)}: ${quantity} asked, ${left} left${besides}`;
}
