import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name for those who do not see the picture, e.g. 'Close'. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A round target of 44 px with nothing but a picture in it. */
export function IconButton({ label, className, children, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} aria-label={label} className={clsx(styles.icon, className)}>
      {children}
    </button>
  );
}
