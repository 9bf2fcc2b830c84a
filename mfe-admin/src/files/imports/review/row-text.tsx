import { useId, useState } from 'react';
import { Quiet, Row, Text } from '../../../kit/layout/index.ts';
import styles from './review.module.css';

type RowTextProps = {
  label: string;
  value: string;
  placeholder?: string;
  before?: string;
  inputMode?: 'decimal';
  /** Returns what is wrong with the text, or null once it is taken. */
  onCommit: (text: string) => string | null;
};

/** A text of a row, stored on blur or Enter. A refused text stays, with what is wrong with it; Escape restores the old one. */
export function RowText({ label, value, placeholder, before, inputMode, onCommit }: RowTextProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wordsId = useId();
  const type = (typed: string | null, wrong: string | null = null) => {
    setText(typed);
    setProblem(wrong);
  };
  const commit = () => {
    const wrong = text === null || text === value ? null : onCommit(text);
    type(wrong === null ? null : text, wrong);
  };
  const field = (
    <Row as="span" anchor>
      {before && (
        <Quiet className={styles.sign} aria-hidden="true">
          {before}
        </Quiet>
      )}
      <input
        className={before ? `${styles.field} ${styles.withSign}` : styles.field}
        aria-label={label}
        value={text ?? value}
        placeholder={placeholder}
        inputMode={inputMode}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : wordsId}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') type(null);
        }}
      />
    </Row>
  );
  return (
    <>
      {field}
      <Text id={wordsId} role="status" tone="error" size="xs" weight={500} tight>
        {problem}
      </Text>
    </>
  );
}
