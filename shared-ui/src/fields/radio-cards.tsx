import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import styles from './fields.module.css';

export interface RadioCard {
  value: string;
  title: string;
  text?: ReactNode;
  /** At the right, such as a price. */
  aside?: ReactNode;
}

/** Radio buttons with space for a sentence and a price, such as shipping options. */
export function RadioCards({
  legend,
  options,
  value,
  onChange,
  error,
}: {
  /** The group's accessible name. */
  legend: string;
  options: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
}) {
  const id = useId();
  return (
    <fieldset className={styles.cards} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <span className={styles.cardTitle}>{option.title}</span>
            {option.text !== undefined && <span className={styles.cardText}>{option.text}</span>}
          </span>
          {option.aside !== undefined && <span className={`${styles.aside} num`}>{option.aside}</span>}
        </label>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
