import { clsx } from 'clsx';
import { useSetAtom } from 'jotai';
import { type FocusEvent, useRef } from 'react';
import { dismissToastAtom, pauseToastAtom, resumeToastAtom, type Toast } from 'shared-domain/state';
import { IconButton } from '../button/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { Link } from '../router/index.ts';
import styles from './toasts.module.css';

const ICONS: Record<Toast['kind'], IconName> = { success: 'check', info: 'info', error: 'warning' };

/** The region around the toasts is live; only an error interrupts. */
const SPOKEN = { error: { role: 'alert' }, other: { role: 'status', 'aria-live': 'off' } } as const;

/** While the pointer or the focus is on a toast its timer is paused. */
function useHold(id: number) {
  const hold = useSetAtom(pauseToastAtom);
  const release = useSetAtom(resumeToastAtom);
  const left = useRef<number | null>(null);
  const stop = () => {
    left.current ??= hold(id);
  };
  const go = () => {
    if (left.current !== null) release(id, left.current);
    left.current = null;
  };
  return {
    onPointerEnter: stop,
    onPointerLeave: go,
    onFocus: stop,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) go();
    },
  };
}

function Action({ action, onDone }: { action: NonNullable<Toast['action']>; onDone: () => void }) {
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        action.onAction();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}

/** A toast: icon, text, an optional action, and a close button. */
export function ToastCard({ toast, dense = false }: { toast: Toast; dense?: boolean }) {
  const { id, kind, title, description, link, action } = toast;
  const dismiss = useSetAtom(dismissToastAtom);
  const close = () => dismiss(id);
  return (
    <li className={clsx(styles.toast, styles[kind])} {...useHold(id)}>
      <Icon name={ICONS[kind]} size={22} />
      <div className={styles.words} {...SPOKEN[kind === 'error' ? 'error' : 'other']}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p className={styles.text}>{description}</p>}
        {link && (
          <Link className={styles.action} to={link.to} onClick={close}>
            {link.label}
          </Link>
        )}
        {action && !dense && <Action action={action} onDone={close} />}
      </div>
      {action && dense && <Action action={action} onDone={close} />}
      {action && toast.duration !== null && (
        <span
          className={styles.left}
          style={{ animationDuration: `${toast.duration}ms` }}
          aria-hidden="true"
        />
      )}
      <IconButton className={styles.close} label="Close" onClick={close}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  );
}
