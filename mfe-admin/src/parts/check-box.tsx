import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

/** The check box of the staff area; `mixed` where some of what it stands for is ticked. */
export function CheckBox({
  mixed,
  ...native
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & { mixed?: boolean }) {
  return (
    <input
      {...native}
      type="checkbox"
      className={styles.box}
      // Thousands of rows have a plain one, which costs no more than the platform's.
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
