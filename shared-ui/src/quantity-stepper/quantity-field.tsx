import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { digitsOf, quantityOf } from './quantity.ts';
import styles from './quantity-stepper.module.css';

export type QuantityFieldProps = {
  value: number;
  max: number;
  /** 0 if a typed 0 removes the line. */
  min: 0 | 1;
  label: string;
  /** Called with the quantity; `byKey` if Enter or Escape ended it, to return the focus. */
  onDone: (quantity: number, byKey: boolean) => void;
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** The number as a field: digits only; Enter and blur confirm, Escape restores. */
export function QuantityField({ value, max, min, label, onDone }: QuantityFieldProps) {
  const [text, setText] = useState(String(value));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onDone(quantityOf(text, max, min), true);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onDone(value, true);
    }
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setText(String(Math.min(max, Math.max(1, quantityOf(text, max) + step))));
    }
  }

  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={String(max).length}
      aria-label={label}
      value={text}
      onChange={(event) => setText(digitsOf(event.target.value, max))}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(quantityOf(text, max, min), false)}
    />
  );
}
