import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { priceChangeOf } from 'shared-domain/imports';
import { formatCents, formatDollars } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { displayName, isMerchandise } from 'shared-domain/products';
import { useNow } from '../../../data/calls/index.ts';
import { signedNumber } from '../../../kit/product/index.ts';
import { cellChange, cellText, changesNothing, type EditedColumn, INVALID } from '../typed-cell.ts';
import styles from './cell-editor.module.css';
import { COLUMNS } from './columns.ts';

/** The change in per cent, and the unit price before and after. */
function PriceHint({ product, price }: { product: ProductJson; price: number }) {
  const at = useNow();
  const { percent } = priceChangeOf(product.price, price);
  const retail = (of: ProductJson) => formatCents(priceOf(of, 'dtc', at).unit);
  const isSingle = product.packagingType === 'Packaged' && !isMerchandise(product);
  return (
    <>
      <span>
        <span className={styles.was}>was</span> {formatDollars(product.price)}{' '}
        {percent !== null && percent !== 0 && <b className={styles.move}>{signedNumber(percent, 1)}%</b>}
      </span>
      {isSingle && (
        <span>
          <span className={styles.was}>DTC</span> {retail(product)} → {retail({ ...product, price })}
        </span>
      )}
    </>
  );
}

type CellEditorProps = {
  product: ProductJson;
  column: EditedColumn;
  /** The digit that started the editing, instead of the current value. */
  first: string | null;
  onSave: (change: ProductChange | null) => void;
  onLeave: (to: 'down' | 'right' | 'stay') => void;
};

/** A cell's typed change (null if invalid), and finishing by key or blur. */
function useCellText({ product, column, first, onSave, onLeave }: CellEditorProps) {
  const [text, setText] = useState(first ?? cellText(product, column));
  const change = cellChange(column, text);
  // A key that leaves also causes a blur, which must not save twice.
  const finished = useRef(false);
  const finish = (to: 'down' | 'right' | 'stay') => {
    if (change === null || finished.current) return;
    finished.current = true;
    onSave(changesNothing(product, change) ? null : change);
    onLeave(to);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      finished.current = true;
      onLeave('stay');
    } else if (event.key === 'Enter') finish('down');
    else if (event.key === 'Tab') {
      event.preventDefault();
      finish('right');
    }
  };
  const leave = () => {
    if (change !== null) finish('stay');
  };
  return { text, setText, change, press, leave };
}

/**
 * A cell's field. Enter saves and moves down, Tab saves and moves right, Esc restores, blur saves. A refused value stays
 * with its message, also after a blur.
 */
export function CellEditor(cell: CellEditorProps) {
  const { product, column, first } = cell;
  const { text, setText, change, press, leave } = useCellText(cell);
  const id = useId();
  return (
    <span className={styles.editor}>
      <input
        // The field replaces the cell that the person has just chosen to edit.
        ref={(input) => {
          if (input && document.activeElement !== input) {
            input.focus();
            if (first === null) input.select();
          }
        }}
        value={text}
        inputMode={column === 'price' || column === 'stock' ? 'decimal' : 'text'}
        aria-label={`${COLUMNS[column].heading} of ${displayName(product)}`}
        aria-invalid={change === null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {change === null ? (
          <span className={styles.wrong}>{INVALID[column]}</span>
        ) : column === 'price' ? (
          <PriceHint product={product} price={change.price ?? 0} />
        ) : (
          <span>
            <span className={styles.was}>was</span> {cellText(product, column) || 'empty'}
          </span>
        )}
        <span className={styles.keys}>
          <kbd>Enter</kbd> save <kbd>Esc</kbd> cancel
        </span>
      </span>
    </span>
  );
}
