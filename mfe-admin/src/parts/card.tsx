import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

/** A sheet of paper with a hairline, named by its title; `aside` stands at the title's right. */
export function Card({
  title,
  aside,
  className = '',
  children,
}: {
  title?: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
