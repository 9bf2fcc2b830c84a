import type { ReactNode } from 'react';
import { Row, Text } from '../../../kit/layout/index.ts';
import styles from './bar.module.css';

/** The bar over the table's bottom edge: the selection or paste, and its actions. */
export function Bar({
  label,
  text,
  end,
  children,
}: {
  label: string;
  text: ReactNode;
  /** Stays in place while the actions scroll. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={label}>
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

/** A plain button of the bar; on a phone its icon is above its label. */
export function BarButton({
  icon,
  shortcut,
  onClick,
  children,
}: {
  icon?: ReactNode;
  shortcut?: string;
  onClick: () => void;
  children: string;
}) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      {children}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  );
}
