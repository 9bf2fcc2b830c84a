import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

/** The check box of the staff area; `mixed` where some of what it stands for is ticked. */
export function CheckBox({
  mixed = false,
  ...native
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & { mixed?: boolean }) {
  return (
    <input
      {...native}
      type="checkbox"
      className={styles.box}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
    />
  );
}
