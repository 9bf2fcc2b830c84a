import type { ComponentProps } from 'react';
import styles from './row-box.module.css';

type RowBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & { mixed?: boolean };

/** A row's native check box; MUI's would slow down scrolling (ADR 017). */
export function RowBox({ mixed, ...native }: RowBoxProps) {
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
