import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents, quantityMessage } from 'shared-domain/money';
import { type Channel, displayName } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Key, Thumb } from '../../kit/parts/index.ts';
import styles from './line-entry.module.css';
import { QuantityField } from './quantity-field.tsx';
import { lineMeta, offerPrice } from './units.ts';
import { useEntry } from './use-entry.ts';

interface HitProps {
  id: string;
  product: ProductJson;
  channel: Channel;
  isActive: boolean;
  onTake: () => void;
}

function HitRow({ id, product, channel, isActive, onTake }: HitProps) {
  const { unit, ordinary } = offerPrice(product, channel, useAtomValue(nowAtom));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Thumb product={product} size={32} />
      <span className={styles.hitName}>
        <strong>{displayName(product)}</strong>
        <span>{lineMeta(product)}</span>
      </span>
      <span className={styles.hitPrice}>
        {ordinary !== undefined && <s>{formatCents(ordinary)}</s>} {formatCents(unit)}
      </span>
      <span className={styles.hitStock}>{product.stock} in stock</span>
      {isActive && <kbd>Enter</kbd>}
    </div>
  );
}

interface LineEntryProps {
  channel: Channel;
  onAdd: (product: ProductJson, quantity: number) => void;
  /** Called by Up in the empty field, to go to the last line. */
  onUp?: () => void;
  /** A note about the active match, below the list. */
  about?: (product: ProductJson) => ReactNode;
  label?: string;
  /** The key that focuses the field. */
  hint?: string;
  fieldRef?: React.RefObject<HTMLInputElement | null>;
}

/** Enters lines by keyboard alone (ORDER-23): text, Enter, quantity, Enter. '12 CZB-301' does both at once. */
export function LineEntry(props: LineEntryProps) {
  const { channel, onAdd, onUp, about, label = 'Add a line', hint, fieldRef } = props;
  const id = useId();
  const entry = useEntry({ channel, onAdd, onUp, fieldRef });
  const { field, amount, text, taken, quantity, hits, active } = entry;
  const isOpen = text !== '' && !taken;
  return (
    <div className={styles.entry}>
      <div className={styles.row}>
        <span className={styles.field}>
          <Icon name="search" size={17} />
          <input
            ref={field}
            role="combobox"
            aria-label={label}
            aria-expanded={isOpen && hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
            autoComplete="off"
            placeholder="SKU or name"
            value={text}
            onChange={({ target }) => entry.type(target.value)}
            onKeyDown={entry.press}
          />
          {hint !== undefined && text === '' && <Key>{hint}</Key>}
        </span>
        <QuantityField
          ref={amount}
          label="Quantity of the new line"
          // Empty means one. A prefilled value would have to be selected first, and the next key may be faster.
          placeholder={taken ? '1' : 'Qty'}
          quantity={quantity}
          onChange={entry.setQuantity}
          onKeyDown={entry.pressAmount}
        />
        <span className={styles.help}>
          <kbd>Enter</kbd> to choose, then the quantity, then the next line
        </span>
      </div>
      <div className={styles.list} hidden={!isOpen}>
        <div id={`${id}-hits`} role="listbox" aria-label="Products">
          {hits.map((product) => (
            <HitRow
              key={product.id}
              id={`${id}-${product.id}`}
              product={product}
              channel={channel}
              isActive={product === active}
              onTake={() => entry.take(product)}
            />
          ))}
        </div>
        <p role="status" className={styles.refused}>
          {isOpen && entry.isRefused && quantityMessage(9999)}
        </p>
        {isOpen && hits.length === 0 && <p className={styles.note}>No product matches</p>}
        {isOpen && active && about?.(active) && <p className={styles.note}>{about(active)}</p>}
      </div>
    </div>
  );
}
