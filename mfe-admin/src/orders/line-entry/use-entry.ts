import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { type Channel, displayName } from 'shared-domain/products';
import { useActive } from '../../kit/hits/index.ts';
import { useHits } from './use-hits.ts';

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
