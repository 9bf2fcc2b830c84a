import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import styles from './line-entry.module.css';

const MOST = 9999;

interface QuantityFieldProps {
  label: string;
  /** 0 if empty. */
  quantity: number;
  onChange: (quantity: number) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder?: string;
  isWrong?: boolean;
  /** 0 if it may be empty. */
  least?: 0 | 1;
  ref?: Ref<HTMLInputElement>;
}

/** A field for whole units up to 9999. Invalid text is kept while typing. */
export function QuantityField({
  label,
  quantity,
  onChange,
  isWrong,
  least = 1,
  ...native
}: QuantityFieldProps) {
  const [typed, setTyped] = useState(String(quantity || ''));
  useEffect(() => {
    setTyped((before) => (Number(before) === quantity ? before : String(quantity || '')));
  }, [quantity]);
  return (
    <input
      {...native}
      className={styles.quantity}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(String(quantity || ''))}
      onChange={({ target }) => {
        const text = target.value.replace(/\D/g, '').slice(0, 4);
        setTyped(text);
        if (Number(text) >= least) onChange(Math.min(MOST, Number(text)));
      }}
    />
  );
}
