import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { type ButtonLook, lookOf } from './look.ts';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export interface ButtonProps extends ButtonLook, Native {
  /** While true, shows `busyText` and ignores clicks, but keeps width and focus. */
  busy?: boolean;
  /** Such as 'Sending...'. */
  busyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

function Spinner() {
  return (
    <svg className={styles.spinner} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 4a8 8 0 1 0 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Labels({ busy, busyText, children }: { busy: boolean; busyText: string; children: ReactNode }) {
  return (
    <span className={styles.labels}>
      <span className={styles.label} aria-hidden={busy || undefined}>
        {children}
      </span>
      <span className={styles.label} aria-hidden={!busy || undefined}>
        <Spinner />
        {busyText}
      </span>
    </span>
  );
}

/** A button with a busy state, in which it isn't disabled, because that would drop the focus. `type` is 'button' by default. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    onHead,
    className,
    busy = false,
    busyText,
    onClick,
    children,
    ...native
  } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...native}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      className={lookOf({ variant, size, wide, onHead, className })}
      onClick={click}
    >
      {busyText === undefined ? (
        children
      ) : (
        <Labels busy={busy} busyText={busyText}>
          {children}
        </Labels>
      )}
    </button>
  );
}
