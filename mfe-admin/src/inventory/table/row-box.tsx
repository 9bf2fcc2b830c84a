import type { ComponentProps } from 'react';
import styles from './row-box.module.css';

/** The check box of a row, the platform's own: rows come and go by the dozen as the table scrolls (ADR 017). */
export function RowBox({
  mixed,
  ...native
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
}) {
  return (
    <input
      {...native}
      type="checkbox"
      className={styles.box}
      ref={
        mixed === undefined
          ? undefined
          : (box) => {
              if (box) box.indeterminate = mixed;
            }
      }
    />
  );
}
