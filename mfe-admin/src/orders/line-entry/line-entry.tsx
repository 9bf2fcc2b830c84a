import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { fold, isSoldIn, searchProducts } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents, quantityMessage } from 'shared-domain/money';
import { type Channel, displayName } from 'shared-domain/products';
import { typedLine } from 'shared-domain/staff-orders';
import { useNow } from '../../data/calls/index.ts';
import { HitField, HitList, useActive } from '../../kit/hits/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Key, Thumb } from '../../kit/parts/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import styles from './line-entry.module.css';
import { QuantityField } from './quantity-field.tsx';
import { lineMeta, offerPrice } from './units.ts';

const SHOWN = 6;

type Hits = {
  hits: ProductJson[];
  /** The quantity typed with it, if any. */
  quantity?: number;
  /** Whether a number beside a SKU can't be a quantity. */
  isRefused?: boolean;
};

/** The products that match a typed line, SKUs before names. */
function useHits(text: string, channel: Channel): Hits {
  const { products = [] } = useProducts();
  const whole = text.trim();
  if (whole === '') return { hits: [] };
  const sold = products.filter((product) => isSoldIn(product, channel));
  const { text: typed, quantity, refused } = typedLine(whole);
  const named = sold.filter(({ id }) => id.toUpperCase() === refused?.toUpperCase());
  if (named.length > 0) return { hits: named, isRefused: true };
  // A name may contain a number, such as 'Batch 7'.
  const isNamed = (product: ProductJson) =>
    fold(`${displayName(product)} ${product.name}`).includes(fold(whole));
  const byName = quantity === undefined ? [] : sold.filter(isNamed);
  if (byName.length > 0) return { hits: byName.slice(0, SHOWN) };
  const hits = bySku(sold, typed);
  return { hits: hits.slice(0, SHOWN), ...(quantity === undefined ? {} : { quantity }) };
}

function bySku(sold: readonly ProductJson[], text: string): ProductJson[] {
  const sku = text.toUpperCase();
  const starting = sold.filter(({ id }) => id.toUpperCase().startsWith(sku));
  const exact = starting.filter(({ id }) => id.toUpperCase() === sku);
  return [...new Set([...exact, ...starting, ...searchProducts(sold, text)])];
}

interface EntryUse {
  channel: Channel;
  onAdd: (product: ProductJson, quantity: number) => void;
  onUp: (() => void) | undefined;
  fieldRef: RefObject<HTMLInputElement | null> | undefined;
}

/** The typed text, its matches, and the keys. */
function useEntry({ channel, onAdd, onUp, fieldRef }: EntryUse) {
  const own = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? own;
  const amount = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<ProductJson | null>(null);
  const [quantity, setQuantity] = useState(0);
  const { hits, quantity: typed, isRefused = false } = useHits(taken ? '' : text, channel);
  const { active, go } = useActive(hits);

  const type = (next: string) => {
    setText(next);
    setTaken(null);
    go('first');
  };
  const reset = () => {
    type('');
    setQuantity(0);
    field.current?.focus();
  };
  const add = (product: ProductJson, units: number) => {
    onAdd(product, units);
    reset();
  };
  const take = (product: ProductJson | undefined) => {
    if (!product || isRefused) return;
    if (typed !== undefined) return add(product, typed);
    setTaken(product);
    setText(displayName(product));
    amount.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '') onUp?.();
    else if (event.key === 'ArrowUp') go('up');
    else if (event.key === 'ArrowDown') go('down');
    else if (event.key === 'Enter') take(taken ?? active);
    else if (event.key === 'Escape' && text !== '') reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pressAmount = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && taken) add(taken, quantity || 1);
    else if (event.key === 'Escape') reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const state = { text, taken, quantity, hits, active, isRefused };
  return { field, amount, ...state, type, setQuantity, take, press, pressAmount };
}

type HitProps = { product: ProductJson; channel: Channel; isActive: boolean };

function HitRow({ product, channel, isActive }: HitProps) {
  const { unit, ordinary } = offerPrice(product, channel, useNow());
  return (
    <Stack
      columns="32px minmax(0, 1fr) auto 84px 52px"
      gap={10}
      align="center"
      margin="-2 0"
      className={styles.hit}
    >
      <Thumb product={product} size={32} />
      <Stack as="span">
        <Text weight={600}>{displayName(product)}</Text>
        <Small>{lineMeta(product)}</Small>
      </Stack>
      <Text figures nowrap>
        {ordinary !== undefined && <Small as="s">{formatCents(ordinary)}</Small>} {formatCents(unit)}
      </Text>
      <Small to="right" className={styles.desk}>
        {product.stock} in stock
      </Small>
      {isActive && <kbd className={styles.desk}>Enter</kbd>}
    </Stack>
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
    <Text as="div" anchor>
      <Row gap={10} className={styles.row}>
        <HitField
          ref={field}
          list={`${id}-hits`}
          isOpen={isOpen && hits.length > 0}
          active={isOpen ? active?.id : undefined}
          aria-label={label}
          placeholder="SKU or name"
          value={text}
          onChange={({ target }) => entry.type(target.value)}
          onKeyDown={entry.press}
        >
          {hint !== undefined && text === '' && <Key>{hint}</Key>}
        </HitField>
        <QuantityField
          ref={amount}
          label="Quantity of the new line"
          // Empty means one. A prefilled value would have to be selected first, and the next key may be faster.
          placeholder={taken ? '1' : 'Qty'}
          quantity={quantity}
          onChange={entry.setQuantity}
          onKeyDown={entry.pressAmount}
        />
        <Small fixed end className={styles.help}>
          <kbd>Enter</kbd> to choose, then the quantity, then the next line
        </Small>
      </Row>
      <HitList
        id={`${id}-hits`}
        label="Products"
        floats
        isOpen={isOpen}
        hits={hits}
        active={active}
        idOf={(product) => product.id}
        onTake={entry.take}
        show={(product) => <HitRow product={product} channel={channel} isActive={product === active} />}
      >
        <Text as="p" role="status" tone="error" size="xs" className={styles.note}>
          {isOpen && entry.isRefused && quantityMessage(9999)}
        </Text>
        <Small as="p" className={styles.note}>
          {isOpen && (active ? about?.(active) : hits.length === 0 && 'No product matches')}
        </Small>
      </HitList>
    </Text>
  );
}
