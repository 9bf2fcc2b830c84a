import type { ComponentProps, ReactNode } from 'react';
import { Row, Text } from '../layout/index.ts';
import styles from './action-bar.module.css';

type ActionBarProps = {
  label: string;
  text: ReactNode;
  /** Stays in place while the actions scroll. */
  end?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** The bar over a list's bottom edge: the selection or paste, and its actions. */
export function ActionBar({ label, text, end, busy, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} aria-busy={busy || undefined}>
      <Text as="p" shrink weight={500} className={styles.words} role="status">
        {text}
      </Text>
      <Row fixed gap={2} className={styles.actions}>
        {children}
      </Row>
      {end}
    </section>
  );
}

type BarButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon?: ReactNode;
  shortcut?: string;
};

/** A plain button of the bar; on a phone its icon is above its label. */
export function BarButton({ icon, shortcut, children, ...native }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} {...native}>
      {icon}
      {children}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  );
}
