import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { type ButtonLook, lookOf } from './look.ts';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export interface ButtonProps extends ButtonLook, Native {
  /** While true the button says `busyText`, keeps its width and its focus, and ignores clicks. */
  busy?: boolean;
  /** What it is doing, e.g. 'Sending...'. */
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

/**
 * A button that says what it is doing while it does it. `type` is 'button' by default. It is never disabled while busy,
 * because a disabled button drops the keyboard's focus.
 */
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
