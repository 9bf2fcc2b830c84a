import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

/** A panel named by its title, with `tag` beside it and `aside` at the right. */
export function Card({
  title,
  tag,
  aside,
  className = '',
  children,
}: {
  title?: string;
  tag?: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles.head}>
          <div className={styles.names}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {tag}
          </div>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** A card's line of muted text, such as an empty state. */
export const CardNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
