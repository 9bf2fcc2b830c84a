import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useId, useState } from 'react';
import { quantityLimit } from 'shared-domain/cart';
import { quantityMessage, typedQuantity } from 'shared-domain/money';
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

const MOST = quantityLimit('licensee');

const STEP_KEYS = new Set(['+', '-']);

/**
 * A row's quantity. A text that isn't one stays, with what is wrong with it, and counts as nothing (MONEY-10). Enter goes to
 * the next row, Up and Down move between rows, plus and minus change it by one, Escape empties it (LISTING-20).
 */
export function QuantityField({ product, quantity, usual, isOver }: QuantityFieldProps) {
  const set = useSetAtom(setTypedAtom);
  const note = useSetAtom(noteProductsAtom);
  const [refused, setRefused] = useState<string | null>(null);
  const wordsId = useId();
  const name = displayName(product);
  const change = (to: number) => {
    setRefused(null);
    note([product]);
    set(product.id, to);
  };
  const type = (text: string) => {
    const typed = /^\s*0*\s*$/.test(text) ? 0 : typedQuantity(text, MOST);
    change(typed || 0);
    if (Number.isNaN(typed)) setRefused(text);
  };
  const keys: Record<string, (field: HTMLInputElement) => void> = {
    Enter: (field) => {
      if (refused !== null) return;
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
    if (!act || (refused !== null && STEP_KEYS.has(event.key))) return;
    event.preventDefault();
    act(event.currentTarget);
  };
  return (
    <>
      <input
        className={styles.quantity}
        data-quantity=""
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Quantity, ${name}${usual === undefined ? '' : `, usually ${usual}`}`}
        aria-invalid={isOver || refused !== null || undefined}
        aria-describedby={refused === null ? undefined : wordsId}
        placeholder={usual === undefined ? '0' : String(usual)}
        data-usual={usual === undefined ? undefined : ''}
        value={refused ?? (quantity === 0 ? '' : quantity)}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      <span id={wordsId} role="status" className={styles.refused}>
        {refused !== null && quantityMessage(MOST)}
      </span>
    </>
  );
}
