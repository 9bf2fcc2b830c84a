import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name, e.g. 'Close'. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A round icon button of 44 px. */
export function IconButton({ label, className, children, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} aria-label={label} className={clsx(styles.icon, className)}>
      {children}
    </button>
  );
}
