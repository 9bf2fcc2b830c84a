import { type ReactNode, useId } from 'react';
import { Row, Small } from '../layout/index.ts';
import styles from './card.module.css';

type CardProps = {
  title?: string;
  tag?: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A panel named by its title, with `tag` beside it and `aside` at the right. */
export function Card({ title, tag, aside, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Row gap={12} justify="between" tall={42} pad="10 14 4">
          <Row wrap gap="4 8">
            <h2 id={id}>{title}</h2>
            {tag}
          </Row>
          {aside !== undefined && (
            <Small as="div" tight>
              {aside}
            </Small>
          )}
        </Row>
      )}
      {children}
    </section>
  );
}

/** A card's line of muted text, such as an empty state. */
export const CardNote = ({ children }: { children: ReactNode }) => (
  <Row as="p" gap={8} pad="10 14 16" tone="quiet">
    {children}
  </Row>
);
