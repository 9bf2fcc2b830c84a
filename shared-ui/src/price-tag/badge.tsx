import { clsx } from 'clsx';
import { Icon } from '../icons/index.ts';
import styles from './badge.module.css';

/** A pill with the sale's end. */
export function SaleBadge({ text, className }: { text: string; className?: string }) {
  return (
    <span className={clsx(styles.badge, styles.sale, className)}>
      <Icon name="clock" size={14} weight={2.2} />
      {text}
    </span>
  );
}

export type BadgeProps = { look: 'out' | 'keg'; children: string; className?: string };

/** A pill in ink ('Out of Stock') or barrel brown ('Keg'). */
export function Badge({ look, children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[look], className)}>{children}</span>;
}
