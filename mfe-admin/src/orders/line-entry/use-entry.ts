import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { fold, isSoldIn, searchProducts } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { type Channel, displayName } from 'shared-domain/products';
import { typedLine } from 'shared-domain/staff-orders';
import { useActive } from '../../kit/hits/index.ts';
import { useProducts } from '../../kit/product/index.ts';

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
export function useEntry({ channel, onAdd, onUp, fieldRef }: EntryUse) {
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
