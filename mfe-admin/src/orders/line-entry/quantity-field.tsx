import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { quantityMessage, typedInteger } from 'shared-domain/money';
import { Text } from '../../kit/layout/index.ts';
import styles from './line-entry.module.css';

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
  /** 9999 by default. */
  most?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A field for whole units. A refused text stays, with what is wrong with it, until Escape restores the quantity. */
export function QuantityField({
  label,
  quantity,
  onChange,
  onKeyDown,
  isWrong,
  least = 1,
  most = 9999,
  ...native
}: QuantityFieldProps) {
  const present = String(quantity || '');
  const [typed, setTyped] = useState(present);
  const wordsId = useId();
  useEffect(() => {
    setTyped((before) => (typedInteger(before) === quantity ? before : String(quantity || '')));
  }, [quantity]);
  const read = (text: string) => (text.trim() === '' ? 0 : typedInteger(text));
  const isRefused = typed !== present && typed !== '' && !(read(typed) >= least && read(typed) <= most);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // In a form it would send what may not be complete.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    if (!isRefused || (event.key !== 'Enter' && event.key !== 'Escape')) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') setTyped(present);
  };
  return (
    <Text anchor>
      <input
        {...native}
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || isRefused || undefined}
        data-refused={isRefused ? '' : undefined}
        aria-describedby={isRefused ? wordsId : undefined}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => !isRefused && setTyped(present)}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (next >= least && next <= most) onChange(next);
        }}
      />
      <span id={wordsId} role="status" className={styles.words}>
        {isRefused && quantityMessage(most, least)}
      </span>
    </Text>
  );
}
