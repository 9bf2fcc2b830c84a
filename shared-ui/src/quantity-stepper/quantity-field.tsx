import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { quantityMessage } from 'shared-domain/money';
import { quantityOf } from './quantity.ts';
import styles from './quantity-stepper.module.css';

export type QuantityFieldProps = {
  value: number;
  max: number;
  /** 0 if a typed 0 removes the line. */
  min: 0 | 1;
  label: string;
  /** Called with the quantity; `byKey` if Enter or Escape ended it, to return the focus. */
  onDone: (quantity: number, byKey: boolean) => void;
  onRefused: ((isRefused: boolean) => void) | undefined;
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** The number as a field; Enter and blur confirm, Escape restores. A refused text stays, with what is wrong with it. */
export function QuantityField({ value, max, min, label, onDone, onRefused }: QuantityFieldProps) {
  const [text, setText] = useState(String(value));
  const quantity = quantityOf(text, max, min);
  const isRefused = quantity === null;
  const wordsId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    onRefused?.(isRefused);
    return () => onRefused?.(false);
  }, [isRefused, onRefused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (quantity !== null) onDone(quantity, true);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onDone(value, true);
    }
    const step = STEPS[event.key];
    if (step && quantity !== null) {
      event.preventDefault();
      setText(String(Math.min(max, Math.max(1, quantity + step))));
    }
  }

  return (
    <>
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        data-refused={isRefused ? '' : undefined}
        aria-describedby={isRefused ? wordsId : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => quantity !== null && onDone(quantity, false)}
      />
      <span id={wordsId} role="status" className={styles.refused}>
        {isRefused && quantityMessage(max)}
      </span>
    </>
  );
}
