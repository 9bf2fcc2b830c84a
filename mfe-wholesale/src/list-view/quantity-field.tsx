import { useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { displayName, type Product } from 'shared-domain/products';
import { noteProductsAtom } from 'shared-domain/state';
import styles from './list-view.module.css';
import { setTypedAtom } from './quantities.ts';

export type QuantityFieldProps = {
  product: Product;
  quantity: number;
  /** The usual quantity, which Enter in the empty field fills in. */
  usual: number | undefined;
  isOver: boolean;
};

/** The next or previous field of the list, or the bar's button after the last. */
function move(from: HTMLInputElement, step: 1 | -1): void {
  const list = from.closest('[data-list]');
  const fields = [...(list?.querySelectorAll<HTMLElement>('input[data-quantity], [data-add]') ?? [])];
  fields[fields.indexOf(from) + step]?.focus();
}

/**
 * A row's quantity. Enter goes to the next row, Up and Down move between rows, plus and minus change it by one, Escape
 * empties it (LISTING-20).
 */
export function QuantityField({ product, quantity, usual, isOver }: QuantityFieldProps) {
  const set = useSetAtom(setTypedAtom);
  const note = useSetAtom(noteProductsAtom);
  const name = displayName(product);
  const change = (to: number) => {
    note([product]);
    set(product.id, to);
  };
  const keys: Record<string, (field: HTMLInputElement) => void> = {
    Enter: (field) => {
      if (quantity === 0 && usual !== undefined) change(usual);
      move(field, 1);
    },
    ArrowDown: (field) => move(field, 1),
    ArrowUp: (field) => move(field, -1),
    '+': () => change(quantity + 1),
    '-': () => change(Math.max(0, quantity - 1)),
    Escape: () => change(0),
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(event.currentTarget);
  };
  return (
    <input
      className={styles.quantity}
      data-quantity=""
      type="text"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={`Quantity, ${name}${usual === undefined ? '' : `, usually ${usual}`}`}
      aria-invalid={isOver || undefined}
      placeholder={usual === undefined ? '0' : String(usual)}
      data-usual={usual === undefined ? undefined : ''}
      value={quantity === 0 ? '' : quantity}
      onFocus={(event) => event.target.select()}
      onKeyDown={press}
      onChange={(event) => change(Number(event.target.value.replace(/\D/g, '').slice(0, 4)))}
    />
  );
}
