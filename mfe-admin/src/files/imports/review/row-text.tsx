import { useState } from 'react';
import styles from './fields.module.css';

/** A text of a row, stored on blur. */
export function RowText({
  label,
  value,
  placeholder,
  before,
  inputMode,
  onCommit,
}: {
  label: string;
  value: string;
  placeholder?: string;
  before?: string;
  inputMode?: 'decimal';
  /** False restores the old text. */
  onCommit: (text: string) => boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text !== null && text !== value) onCommit(text);
    setText(null);
  };
  return (
    <span className={styles.field}>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        value={text ?? value}
        placeholder={placeholder}
        inputMode={inputMode}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </span>
  );
}
