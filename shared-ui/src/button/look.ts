import { clsx } from 'clsx';
import styles from './button.module.css';

/** A button's look. `action` at most once per page, for its main step; cards and forms use `primary`. */
export interface ButtonLook {
  variant?: 'action' | 'primary' | 'outline' | 'ghost' | 'danger';
  /** `md` is 48 px high, `sm` 44, `lg` 56 (product page, age gate). */
  size?: 'md' | 'sm' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
  /** For an outline button on the spruce of header and hero. */
  onHead?: boolean;
  className?: string;
}

export function lookOf({ variant = 'primary', size = 'md', wide, onHead, className }: ButtonLook): string {
  return clsx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    onHead && styles.onHead,
    className,
  );
}
