import { type ReactNode, useId } from 'react';
import { Row } from '../../kit/layout/index.ts';
import styles from './lines.module.css';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a stop: its heading, what it says beside it, and its rows. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row
        justify="between"
        gap={12}
        pad="16 16 8"
        tone="quiet"
        size="m"
        weight={500}
        className={styles.head}
      >
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span>{aside}</span>}
      </Row>
      {children}
    </section>
  );
}
