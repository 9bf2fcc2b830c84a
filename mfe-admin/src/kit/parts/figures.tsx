import type { ReactNode } from 'react';
import { Row } from '../layout/index.ts';
import styles from './figures.module.css';

/** A figure: label, value and note. */
export type Figure = { label: string; value?: ReactNode; note?: ReactNode; isOver?: boolean };

type FiguresProps = {
  label?: string;
  figures: readonly Figure[];
  /** Faded while newer ones are loading. */
  isOld?: boolean;
  /** On a card instead of across the page. */
  isCard?: boolean;
};

/** Figures side by side, in as many rows as needed. */
export const Figures = ({ label, figures, isOld, isCard }: FiguresProps) => (
  <Row
    as="dl"
    wrap
    surface="paper"
    clip
    align="stretch"
    className={styles.figures}
    aria-label={label}
    data-old={isOld || undefined}
    data-card={isCard || undefined}
  >
    {figures.map(({ label: name, value, note, isOver }) => (
      <div key={name} data-over={isOver || undefined}>
        <dt>{name}</dt>
        {value !== undefined && <dd className={`num ${styles.value}`}>{value}</dd>}
        {note !== undefined && <dd className="num">{note}</dd>}
      </div>
    ))}
  </Row>
);
